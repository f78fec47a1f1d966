// The words of Altiplano, a language at a time.
import type { TextsByLanguage } from '@kontor/table';
import type { AltiplanoTypes } from '../../rules/index.ts';
import type { AltiplanoTexts } from './altiplano-texts.ts';
import { wordingOf } from './compose.ts';

export type { AltiplanoTexts } from './altiplano-texts.ts';

export const texts: TextsByLanguage<AltiplanoTypes, AltiplanoTexts> = {
  en: async () => wordingOf((await import('./en.ts')).en),
  de: async () => wordingOf((await import('./de.ts')).de),
  fr: async () => wordingOf((await import('./fr.ts')).fr),
  it: async () => wordingOf((await import('./it.ts')).it),
};
