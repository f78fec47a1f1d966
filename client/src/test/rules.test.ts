// The rules say the same in every language: the same rules, each with the same numbers and the same rulings.
import { parseRules } from '@kontor/table';
import { describe, expect, test } from 'vitest';

const english = import.meta.glob<string>('../../../games/*/RULES.md', { query: '?raw', import: 'default', eager: true });
const translated = import.meta.glob<string>('../../../games/*/ui/rules/*.md', { query: '?raw', import: 'default', eager: true });

const gameOf = (path: string): string => path.split('/')[4]!;

/** Every rule by its number, as what can be compared across languages: amounts, references, and marks of our own rulings. */
function factsOf(text: string): Record<string, { readonly numbers: readonly string[]; readonly rulings: number }> {
  const items = parseRules(text).chapters.flatMap((chapter) => chapter.items);
  return Object.fromEntries(
    items.map(({ id, lines }) => {
      const all = lines.join(' ');
      return [id, { numbers: (all.match(/\d+(\.\d+)?/g) ?? []).sort(), rulings: all.split('**[').length - 1 }];
    }),
  );
}

describe.each(Object.entries(translated).map(([path, text]) => ({ path, text })))('$path', ({ path, text }) => {
  const [, original] = Object.entries(english).find(([other]) => gameOf(other) === gameOf(path))!;

  test('has the rules of the English text in its order', () => {
    expect(Object.keys(factsOf(text))).toEqual(Object.keys(factsOf(original)));
  });

  test('has in every rule its numbers and rulings', () => {
    expect(factsOf(text)).toEqual(factsOf(original));
  });
});

test('a changed number, a lost ruling and a lost rule would be seen', () => {
  const original = '## WH-1 Set-up\n\n- WH-1.1 **[ruling]** 5 coins (WH-1.2).\n- WH-1.2 3 goods.';
  expect(factsOf(original)).not.toEqual(factsOf(original.replace('5', '6')));
  expect(factsOf(original)).not.toEqual(factsOf(original.replace('**[ruling]** ', '')));
  expect(factsOf(original)).not.toEqual(factsOf(original.replace('- WH-1.2 3 goods.', '')));
});
