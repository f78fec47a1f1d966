// The rules are complete in every language: the same numbers in the same order, and no rule left in another language.
import { readFileSync } from 'node:fs';
import { parseRules, type RulesBook } from '@kontor/table';
import { describe, expect, test } from 'vitest';

const read = (path: string): RulesBook => parseRules(readFileSync(new URL(path, import.meta.url), 'utf8'));
const english = read('../../RULES.md');
const numbersOf = (book: RulesBook): string[] =>
  book.chapters.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]).filter((id) => id !== '');

describe.each(['de', 'fr', 'it'])('the rules in %s', (language) => {
  const book = read(`../rules/${language}.md`);

  test('have the numbers of RULES.md, in its order', () => {
    expect(numbersOf(book)).toEqual(numbersOf(english));
    expect(numbersOf(book).length).toBeGreaterThan(120);
  });

  test('say every rule in their own language, and mark the same rules as decisions of ours', () => {
    const marks = (text: RulesBook) =>
      text.chapters
        .flatMap(({ items }) => items.filter(({ lines }) => /\*\*\[/.test(lines.join(' '))).map(({ id }) => id))
        .filter((id) => id !== '');
    expect(marks(book)).toEqual(marks(english));
    const texts = new Set(english.chapters.flatMap(({ items }) => items.map(({ lines }) => lines.join(' '))));
    for (const { items } of book.chapters) for (const { id, lines } of items) expect(texts.has(lines.join(' ')), id).toBe(false);
  });

  test('give the same amounts', () => {
    const amounts = (text: RulesBook, rule: string) =>
      text.chapters
        .flatMap(({ items }) => items)
        .find(({ id }) => id === rule)
        ?.lines.join(' ')
        .match(/\d+/g)
        ?.map(Number)
        .sort((a, b) => a - b);
    for (const rule of ['EC-1.2', 'EC-1.3', 'EC-1.4', 'EC-1.5', 'EC-9.2', 'EC-9.5', 'EC-14.4'])
      expect(amounts(book, rule), rule).toEqual(amounts(english, rule));
  });
});
