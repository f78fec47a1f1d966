// Valparaíso in German.
import { about } from './de/about.ts';
import { asking } from './de/asking.ts';
import { log } from './de/log.ts';
import { terms } from './de/terms.ts';
import { textsFrom } from './valparaiso-texts.ts';

export const de = textsFrom({ language: 'de', terms, asking, log, about });
