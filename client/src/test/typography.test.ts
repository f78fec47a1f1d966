// Words and rules are set as each language sets them: its quotes, its apostrophe, its spaces, its way of address.
import { describe, expect, test } from 'vitest';
import { spokenIn } from '../../../table/src/glossary.ts';

const words = import.meta.glob<string>(
  [
    '../../../games/*/ui/texts/{en,de,fr,it}.ts',
    '../../../games/*/ui/texts/{en,de,fr,it}/*.ts',
    '../../../table/src/words/{en,de,fr,it}.ts',
    '../words/{en,de,fr,it}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const rules = import.meta.glob<string>('../../../games/*/ui/rules/*.md', { query: '?raw', import: 'default', eager: true });

const said: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(words).map(([path, source]) => [path, spokenIn(source)])),
  ...rules,
};

/** What must not stand in a text, by language. */
const faults: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  en: [['a straight quote', /\p{L}'\p{L}|"/u]],
  de: [
    ['a straight quote', /\p{L}'\p{L}|"/u],
    ['the formal address', /[\p{Ll},] (Ihnen|Ihre[mnrs]?)\b/u],
    ['an English closing quote', /”/],
  ],
  fr: [
    ['a straight quote', /\p{L}'\p{L}|"/u],
    ['a sign that could begin a line', /[^\n|] [:;?»](?=\s|$|[.,)*])/],
    ['a quote that could end a line', /« /],
    ['the familiar address', /(?<!\p{L})(tu|ton|ta|tes)(?!\p{L})/iu],
  ],
  it: [
    ['a straight quote', /\p{L}'\p{L}|"/u],
    ['the formal address', /\b(Lei|Suo|Sua)\b/],
  ],
};

const languageOf = (path: string): string => /(?:texts|words|rules)\/(en|de|fr|it)[./]/.exec(path)![1]!;

describe.each(Object.entries(faults))('in %s', (language, list) => {
  const texts = Object.entries(said).filter(([path]) => languageOf(path) === language);

  test.each(list)('there is never %s', (_, fault) => {
    expect(texts.length).toBeGreaterThan(5);
    for (const [path, text] of texts) {
      const at = text.search(fault);
      expect(at < 0 ? '' : text.slice(at, at + 40), path).toBe('');
    }
  });

  test('nothing is shouted', () => {
    for (const [path, text] of texts) expect(text, path).not.toMatch(/!(?!\[)/);
  });
});

test('the looked-for faults are found', () => {
  const find = (language: string, what: string) => faults[language]!.find(([name]) => name === what)![1];
  expect("the mayor's slot").toMatch(find('en', 'a straight quote'));
  expect('Nehmen Sie Ihre Karte').toMatch(find('de', 'the formal address'));
  expect('Premier joueur : Ada').toMatch(find('fr', 'a sign that could begin a line'));
  expect('Premier joueur\u00a0: Ada').not.toMatch(find('fr', 'a sign that could begin a line'));
  expect('Prends ta carte').toMatch(find('fr', 'the familiar address'));
});
