// Altiplano in Italian.
import { compose } from './compose.ts';
import { about } from './it/about.ts';
import { asking } from './it/asking.ts';
import { log } from './it/log.ts';
import { notes } from './it/notes.ts';
import { conditions, terms } from './it/terms.ts';

export const it = compose({ language: 'it', ...terms, ...asking, conditions, log, about, notes });
