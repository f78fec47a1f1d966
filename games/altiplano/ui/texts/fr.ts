// Altiplano in French.
import { about } from './fr/about.ts';
import { asking } from './fr/asking.ts';
import { dryRun } from './fr/dry-run.ts';
import { lessons } from './fr/lessons.ts';
import { log } from './fr/log.ts';
import { notes } from './fr/notes.ts';
import { conditions, terms } from './fr/terms.ts';
import type { Phrases } from './phrases.ts';

export const fr: Phrases = { language: 'fr', ...terms, ...asking, conditions, log, about, notes, dryRun, lessons };
