// The rules of every language have the numbers of RULES.md, in the same order, and say something under each.
import { readFileSync } from 'node:fs';
import { parseRules } from '@kontor/table';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const numbered = (text: string) => parseRules(text).chapters.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
const book = read('../../RULES.md');

describe.each(['de', 'fr', 'it'])('the rules in %s', (language) => {
  const text = read(`../rules/${language}.md`);

  test('have the numbers of RULES.md, in its order', () => {
    const numbers = (source: string) => numbered(source).filter((id) => id !== '');
    expect(numbers(text)).toEqual(numbers(book));
  });

  test('are another text, with as many rulings and the same table', () => {
    expect(text).not.toBe(book);
    const rulings = (source: string) => source.match(/\*\*\[/g)?.length;
    expect(rulings(text)).toBe(rulings(book));
    const rows = (source: string) =>
      source
        .split('\n')
        .filter((line) => /^\| \d/.test(line))
        .map((line) => line.match(/\d+/g));
    expect(rows(text)).toEqual(rows(book));
    for (const { items } of parseRules(text).chapters)
      for (const { id, lines } of items) expect(lines.join(' ').length, id).toBeGreaterThan(15);
  });

  test('name the same other rules in every entry', () => {
    const named = (source: string) =>
      parseRules(source).chapters.flatMap(({ items }) =>
        items
          .filter(({ id }) => id !== '')
          .map(({ id, lines }) => `${id}: ${(lines.join(' ').match(/AP-\d+(\.\d+)?/g) ?? []).sort().join(' ')}`),
      );
    expect(named(text)).toEqual(named(book));
  });
});
