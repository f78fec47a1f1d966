// How a language sets its signs.
import type { Language } from './texts.ts';

/** 'What: this', with the French space before the colon. */
export const labelled = (language: Language, what: string, value: string | number): string =>
  `${what}${language === 'fr' ? '\u00a0:' : ':'} ${value}`;

/** Parts of a sentence that hold commas themselves. */
export const apart = (language: Language, parts: readonly string[]): string => parts.join(language === 'fr' ? '\u00a0; ' : '; ');
