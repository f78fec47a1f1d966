// Altiplano in German.
import { about } from './de/about.ts';
import { asking } from './de/asking.ts';
import { dryRun } from './de/dry-run.ts';
import { lessons } from './de/lessons.ts';
import { log } from './de/log.ts';
import { notes } from './de/notes.ts';
import { conditions, terms } from './de/terms.ts';
import type { Phrases } from './phrases.ts';

export const de: Phrases = { language: 'de', ...terms, ...asking, conditions, log, about, notes, dryRun, lessons };
