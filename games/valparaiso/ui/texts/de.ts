// Valparaíso in German.
import { about } from './de/about.ts';
import { asking } from './de/asking.ts';
import { dryRun } from './de/dry-run.ts';
import { lessons } from './de/lessons.ts';
import { log } from './de/log.ts';
import { terms } from './de/terms.ts';
import type { Words } from './phrases.ts';

export const de: Words = { language: 'de', terms, asking, log, about, dryRun, lessons };
