import { expect, test } from 'vitest';
import { parseRules, searchRules } from '../rules-book.ts';

const text = `# The rules

A note before all chapters.

## XY-1 Set-up

- XY-1.1 Everybody takes a coin
  and looks at it.
- XY-1.2 The start player is drawn; see XY-2.

## XY-2 A round

- XY-2.1 Élan counts double.
- a bullet without a number

| a | b |
|---|---|
| 1 | 2 |
`;

test('chapters and rules have their numbers, and lines belong to what they follow', () => {
  const book = parseRules(text);
  expect(book.title).toBe('The rules');
  expect(book.chapters.map(({ id, title }) => [id, title])).toEqual([
    ['', ''],
    ['XY-1', 'Set-up'],
    ['XY-2', 'A round'],
  ]);
  expect(book.chapters[1]!.items).toEqual([
    { id: 'XY-1.1', lines: ['Everybody takes a coin', 'and looks at it.'] },
    { id: 'XY-1.2', lines: ['The start player is drawn; see XY-2.'] },
  ]);
  expect(book.chapters[2]!.items.map(({ id }) => id)).toEqual(['XY-2.1', '', '']);
  expect(book.chapters[2]!.items[2]!.lines).toHaveLength(3);
});

test('search finds every word, in any case and without accents', () => {
  const book = parseRules(text);
  const found = (query: string) => searchRules(book, query).chapters.flatMap(({ items }) => items.map(({ id }) => id));
  expect(found('elan')).toEqual(['XY-2.1']);
  expect(found('COIN everybody')).toEqual(['XY-1.1']);
  expect(found('xy-1.2')).toEqual(['XY-1.2']);
  expect(found('nonsense')).toEqual([]);
  expect(searchRules(book, '  ')).toBe(book);
});
