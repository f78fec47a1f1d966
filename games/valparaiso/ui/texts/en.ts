// Valparaíso in English.
import { about } from './en/about.ts';
import { asking } from './en/asking.ts';
import { dryRun } from './en/dry-run.ts';
import { lessons } from './en/lessons.ts';
import { log } from './en/log.ts';
import { terms } from './en/terms.ts';
import type { Words } from './phrases.ts';

export const en: Words = { language: 'en', terms, asking, log, about, dryRun, lessons };
