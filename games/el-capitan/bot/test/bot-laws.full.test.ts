import { botLawSuite } from '@kontor/bots/laws';
import { test } from 'vitest';
import { box } from '../../rules/index.ts';
import * as module from '../index.ts';

botLawSuite(test, box, module, 83);
