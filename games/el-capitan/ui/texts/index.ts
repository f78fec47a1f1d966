// The words of El Capitán, a language at a time.
import type { TextsByLanguage } from '@kontor/table';
import type { ElCapitanTypes } from '../../rules/index.ts';
import type { ElCapitanTexts } from './el-capitan-texts.ts';

export { type ElCapitanTexts, readTarget } from './el-capitan-texts.ts';
export { groupOf } from './phrases.ts';

export const texts = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
} as const satisfies TextsByLanguage<ElCapitanTypes> & Record<string, () => Promise<ElCapitanTexts>>;
