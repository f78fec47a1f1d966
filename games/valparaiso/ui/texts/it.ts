// Valparaíso in Italian.
import { about } from './it/about.ts';
import { asking } from './it/asking.ts';
import { log } from './it/log.ts';
import { terms } from './it/terms.ts';
import type { Words } from './phrases.ts';

export const it: Words = { language: 'it', terms, asking, log, about };
