// The rules are complete in every language: the same chapters and the same rules, and references that lead somewhere.
import { languages, parseRules, ruleNumber } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import en from '../../RULES.md?raw';
import de from '../rules/de.md?raw';
import fr from '../rules/fr.md?raw';
import it from '../rules/it.md?raw';

const books = { en, de, fr, it };
const idsOf = (text: string): string[] => {
  const { chapters } = parseRules(text);
  return chapters.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]).filter((id) => id !== '');
};
const rulingsOf = (text: string): number => text.split('\n').filter((line) => /^- VP.*\*\*\[\w/u.test(line)).length;

describe.each(languages)('the rules in %s', (language) => {
  test('have every rule, in the same order', () => {
    expect(idsOf(books[language])).toEqual(idsOf(en));
  });

  test('mark the same rules as our decisions', () => {
    expect(rulingsOf(books[language])).toBe(rulingsOf(en));
  });

  test('refer to rules that are there', () => {
    const known = new Set(idsOf(en));
    const all = books[language].match(new RegExp(ruleNumber.source, 'gu')) ?? [];
    expect(all.length).toBeGreaterThan(known.size);
    expect(all.filter((number) => !known.has(number))).toEqual([]);
  });
});
