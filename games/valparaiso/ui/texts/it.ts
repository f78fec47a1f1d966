// Valparaíso in Italian.
import { about } from './it/about.ts';
import { asking } from './it/asking.ts';
import { log } from './it/log.ts';
import { terms } from './it/terms.ts';
import { textsFrom } from './valparaiso-texts.ts';

export const it = textsFrom({ language: 'it', terms, asking, log, about });
