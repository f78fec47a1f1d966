// Valparaíso in French.
import { about } from './fr/about.ts';
import { asking } from './fr/asking.ts';
import { log } from './fr/log.ts';
import { terms } from './fr/terms.ts';
import { textsFrom } from './valparaiso-texts.ts';

export const fr = textsFrom({ language: 'fr', terms, asking, log, about });
