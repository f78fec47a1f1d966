// Altiplano in English.
import { about } from './en/about.ts';
import { asking } from './en/asking.ts';
import { dryRun } from './en/dry-run.ts';
import { lessons } from './en/lessons.ts';
import { log } from './en/log.ts';
import { notes } from './en/notes.ts';
import { conditions, terms } from './en/terms.ts';
import type { Phrases } from './phrases.ts';

export const en: Phrases = { language: 'en', ...terms, ...asking, conditions, log, about, notes, dryRun, lessons };
