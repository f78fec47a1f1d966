// The kit's words, loaded a language at a time.
import type { Language } from '../texts.ts';
import type { Words } from './en.ts';

export type { Words } from './en.ts';

/** How the kit's words are loaded. */
export const kitWords: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};
