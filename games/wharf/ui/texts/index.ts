// The words of Wharf, a language at a time.
import type { TextsByLanguage } from '@kontor/table';
import type { WharfTypes } from '../../rules/index.ts';
import type { WharfTexts } from './wharf-texts.ts';

export type { WharfTexts } from './wharf-texts.ts';

export const texts = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
} as const satisfies TextsByLanguage<WharfTypes> & Record<string, () => Promise<WharfTexts>>;
