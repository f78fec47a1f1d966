// Valparaíso in English.
import { about } from './en/about.ts';
import { asking } from './en/asking.ts';
import { log } from './en/log.ts';
import { terms } from './en/terms.ts';
import { textsFrom } from './valparaiso-texts.ts';

export const en = textsFrom({ language: 'en', terms, asking, log, about });
