// Altiplano in Italian.
import { about } from './it/about.ts';
import { asking } from './it/asking.ts';
import { dryRun } from './it/dry-run.ts';
import { lessons } from './it/lessons.ts';
import { log } from './it/log.ts';
import { notes } from './it/notes.ts';
import { conditions, terms } from './it/terms.ts';
import type { Phrases } from './phrases.ts';

export const it: Phrases = { language: 'it', ...terms, ...asking, conditions, log, about, notes, dryRun, lessons };
