// The words of El Capitán, a language at a time.
import type { TextsByLanguage } from '@kontor/table';
import type { ElCapitanTypes } from '../../rules/index.ts';
import { wordingOf } from './compose.ts';
import type { ElCapitanTexts } from './el-capitan-texts.ts';

export { type ElCapitanTexts, readTarget } from './el-capitan-texts.ts';
export { groupOf } from './phrases.ts';

export const texts: TextsByLanguage<ElCapitanTypes, ElCapitanTexts> = {
  en: async () => wordingOf((await import('./en.ts')).en),
  de: async () => wordingOf((await import('./de.ts')).de),
  fr: async () => wordingOf((await import('./fr.ts')).fr),
  it: async () => wordingOf((await import('./it.ts')).it),
};
