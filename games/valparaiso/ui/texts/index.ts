// The words of Valparaíso, a language at a time.
import type { TextsByLanguage } from '@kontor/table';
import type { ValparaisoTypes } from '../../rules/index.ts';
import type { ValparaisoTexts } from './valparaiso-texts.ts';

export type { ValparaisoTexts } from './valparaiso-texts.ts';

export const texts = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
} as const satisfies TextsByLanguage<ValparaisoTypes> & Record<string, () => Promise<ValparaisoTexts>>;
