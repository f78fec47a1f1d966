// Valparaíso in French.
import { about } from './fr/about.ts';
import { asking } from './fr/asking.ts';
import { dryRun } from './fr/dry-run.ts';
import { lessons } from './fr/lessons.ts';
import { log } from './fr/log.ts';
import { terms } from './fr/terms.ts';
import type { Words } from './phrases.ts';

export const fr: Words = { language: 'fr', terms, asking, log, about, dryRun, lessons };
