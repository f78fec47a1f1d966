// The words of Valparaíso, a language at a time.
import type { TextsByLanguage } from '@kontor/table';
import type { ValparaisoTypes } from '../../rules/index.ts';
import { type ValparaisoTexts, wordingOf } from './valparaiso-texts.ts';

export type { ValparaisoTexts } from './valparaiso-texts.ts';

export const texts: TextsByLanguage<ValparaisoTypes, ValparaisoTexts> = {
  en: async () => wordingOf((await import('./en.ts')).en),
  de: async () => wordingOf((await import('./de.ts')).de),
  fr: async () => wordingOf((await import('./fr.ts')).fr),
  it: async () => wordingOf((await import('./it.ts')).it),
};
