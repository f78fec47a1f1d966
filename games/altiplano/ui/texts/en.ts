// Altiplano in English.
import { compose } from './compose.ts';
import { about } from './en/about.ts';
import { asking } from './en/asking.ts';
import { log } from './en/log.ts';
import { notes } from './en/notes.ts';
import { conditions, terms } from './en/terms.ts';

export const en = compose({ language: 'en', ...terms, ...asking, conditions, log, about, notes });
