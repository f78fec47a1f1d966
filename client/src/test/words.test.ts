import { expect, test } from 'vitest';
import * as kitDe from '../../../table/src/words/de.ts';
import * as kitEn from '../../../table/src/words/en.ts';
import * as kitFr from '../../../table/src/words/fr.ts';
import * as kitIt from '../../../table/src/words/it.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { it } from '../words/it.ts';

const shell: Record<string, object> = { en, de, fr, it };
const kit: Record<string, object> = { en: kitEn.en, de: kitDe.de, fr: kitFr.fr, it: kitIt.it };

/** Every entry as a path; functions are asked with plain arguments. */
function entries(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'function') return new Map([[path, String((value as (...rest: unknown[]) => unknown)(2, 3, 4))]]);
  if (typeof value === 'string') return new Map([[path, value]]);
  const all = new Map<string, string>();
  for (const [key, inner] of Object.entries(value as object))
    for (const [at, text] of entries(inner, path === '' ? key : `${path}.${key}`)) all.set(at, text);
  return all;
}

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../table/src/**/*.{ts,tsx}',
    '../../../games/wharf/ui/*.tsx',
    '!../**/words/*',
    '!../../../table/src/words/*',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

for (const [name, byLanguage] of Object.entries({ shell, kit })) {
  test.each(['de', 'fr', 'it'])(`the words of the ${name} are complete in %s`, (language) => {
    expect([...entries(byLanguage[language]!).keys()].sort()).toEqual([...entries(byLanguage['en']!).keys()].sort());
  });

  test.each(['en', 'de', 'fr', 'it'])(`the words of the ${name} in %s say something, without exclamation marks`, (language) => {
    for (const [path, text] of entries(byLanguage[language]!)) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toContain('!');
      expect(text, path).not.toContain('undefined');
    }
  });

  test(`no word of the ${name} is left unused`, () => {
    const all = Object.values(sources).join('\n');
    const unused = Object.keys(byLanguage['en']!).filter((key) => !new RegExp(`\\.${key}\\b`).test(all));
    expect(unused).toEqual([]);
  });
}
