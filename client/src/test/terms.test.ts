// The words and the rules of every game use the terms of its glossary: the rulebook's own where there is a rulebook.
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { type Glossary, spokenIn, termFaults } from '../../../table/src/glossary.ts';

const glossaries = import.meta.glob<{ readonly glossary: Glossary }>('../../../games/*/ui/texts/glossary.ts', { eager: true });
const texts = import.meta.glob<string>(
  ['../../../games/*/ui/texts/{en,de,fr,it}.ts', '../../../games/*/ui/texts/{en,de,fr,it}/*.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const rules = import.meta.glob<string>(['../../../games/*/ui/rules/{de,fr,it}.md', '../../../games/*/RULES.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const code = import.meta.glob<string>(['../../../games/*/{rules,ui}/**/*.{ts,tsx}', '!**/test/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const gameOf = (path: string): string => path.split('/')[4]!;

/** All that one game says in one language, by file. */
function saidBy(game: string, language: string): Record<string, string> {
  const said: Record<string, string> = {};
  for (const [path, source] of Object.entries(texts))
    if (gameOf(path) === game && new RegExp(`/texts/${language}[./]`).test(path)) said[path] = spokenIn(source);
  for (const [path, text] of Object.entries(rules))
    if (gameOf(path) === game && path.endsWith(language === 'en' ? '/RULES.md' : `/${language}.md`)) said[path] = text;
  return said;
}

describe.each(Object.entries(glossaries).map(([path, { glossary }]) => ({ game: gameOf(path), glossary })))(
  '$game',
  ({ game, glossary }) => {
    test.each([...languages])('uses its terms in %s', (language) => {
      const said = saidBy(game, language);
      expect(Object.keys(said).length).toBeGreaterThan(1);
      expect(termFaults(glossary, language, said)).toEqual([]);
    });

    test('has no words that nothing asks for', () => {
      const ofGame = (paths: readonly string[]) => paths.filter((path) => gameOf(path) === game);
      const asking = ofGame(Object.keys(code).filter((path) => !(path in texts)))
        .map((path) => code[path]!.replaceAll(/^ +(readonly )?\w+(\??:|\(.*\):) .*;$/gm, ''))
        .join('\n');
      const keys = ofGame(Object.keys(texts).filter((path) => /\/texts\/en[./]/.test(path))).flatMap((path) =>
        [...texts[path]!.matchAll(/^ +'?([A-Za-z][\w-]*)'?: /gm)].map(([, key]) => key!),
      );
      const unused = keys.filter(
        (key) => key !== 'label' && key !== 'hint' && !new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(asking),
      );
      expect(keys.length).toBeGreaterThan(50);
      expect(unused).toEqual([]);
    });

    test('says of every term where it stands', () => {
      for (const [id, byLanguage] of Object.entries(glossary))
        for (const language of languages) expect(byLanguage[language].source, `${id}, ${language}`).toMatch(/\S/);
    });
  },
);

test('every game with a page has a glossary', () => {
  const games = new Set(Object.keys(texts).map(gameOf));
  expect(new Set(Object.keys(glossaries).map(gameOf))).toEqual(games);
});

describe('the check', () => {
  const own = (word: string) => ({ word, source: 'own' });
  const glossary: Glossary = {
    warehouse: {
      en: own('warehouse'),
      de: { word: 'Warenhaus', source: 'the rulebook', never: ['Lagerhaus'] },
      fr: own('entrepôt'),
      it: own('magazzino'),
    },
  };

  test('finds a wrong word, also with an ending', () => {
    const said = { log: 'Ada baut ein Warenhaus.', rules: 'Ein Lagerhaus kostet 4, zwei Lagerhauses 8.' };
    expect(termFaults(glossary, 'de', said)).toEqual(["rules says 'Lagerhaus' for 'Warenhaus'"]);
  });

  test('finds a term that is not used', () => {
    expect(termFaults(glossary, 'fr', { log: 'Ada construit un magasin.' })).toEqual(["'entrepôt' (warehouse) is used nowhere"]);
  });

  test('reads what is said, and no code, key or comment', () => {
    const filled = '`$' + '{Lagerhaus} im Warenhaus`';
    const source = [
      '// a Lagerhaus in a comment',
      "import { a } from './Lagerhaus.ts';",
      `export const words = { 'Lagerhaus-full': 'Das Warenhaus ist voll', say: (Lagerhaus) => ${filled} };`,
    ].join('\n');
    expect(spokenIn(source)).not.toContain('Lagerhaus');
    expect(spokenIn(source).match(/Warenhaus/g)).toHaveLength(2);
  });
});
