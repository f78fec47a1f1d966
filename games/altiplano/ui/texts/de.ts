// Altiplano in German.
import { compose } from './compose.ts';
import { about } from './de/about.ts';
import { asking } from './de/asking.ts';
import { log } from './de/log.ts';
import { notes } from './de/notes.ts';
import { conditions, terms } from './de/terms.ts';

export const de = compose({ language: 'de', ...terms, ...asking, conditions, log, about, notes });
