// Valparaíso in Italian.
import { about } from './it/about.ts';
import { asking } from './it/asking.ts';
import { dryRun } from './it/dry-run.ts';
import { lessons } from './it/lessons.ts';
import { log } from './it/log.ts';
import { terms } from './it/terms.ts';
import type { Words } from './phrases.ts';

export const it: Words = { language: 'it', terms, asking, log, about, dryRun, lessons };
