// Altiplano in French.
import { compose } from './compose.ts';
import { about } from './fr/about.ts';
import { asking } from './fr/asking.ts';
import { log } from './fr/log.ts';
import { notes } from './fr/notes.ts';
import { conditions, terms } from './fr/terms.ts';

export const fr = compose({ language: 'fr', ...terms, ...asking, conditions, log, about, notes });
