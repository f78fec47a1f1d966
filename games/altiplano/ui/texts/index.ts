// The words of Altiplano, a language at a time.
import type { TextsByLanguage } from '@kontor/table';
import type { AltiplanoTypes } from '../../rules/index.ts';
import type { AltiplanoTexts } from './altiplano-texts.ts';

export type { AltiplanoTexts } from './altiplano-texts.ts';

export const texts = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
} as const satisfies TextsByLanguage<AltiplanoTypes> & Record<string, () => Promise<AltiplanoTexts>>;
