#!/usr/bin/env node
import '../../scripts/run-kontor.mjs';
