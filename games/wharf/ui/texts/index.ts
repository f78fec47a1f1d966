// The words of Wharf, a language at a time.
import type { TextsByLanguage } from '@kontor/table';
import type { WharfTypes } from '../../rules/index.ts';
import { wordingOf } from './compose.ts';
import type { WharfTexts } from './wharf-texts.ts';

export type { WharfTexts } from './wharf-texts.ts';

export const texts: TextsByLanguage<WharfTypes, WharfTexts> = {
  en: async () => wordingOf((await import('./en.ts')).en),
  de: async () => wordingOf((await import('./de.ts')).de),
  fr: async () => wordingOf((await import('./fr.ts')).fr),
  it: async () => wordingOf((await import('./it.ts')).it),
};
