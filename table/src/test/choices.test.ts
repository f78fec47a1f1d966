import { expect, test } from 'vitest';
import { type Choice, planBar } from '../choices.ts';

const choice = (group: string, at: number, more: Partial<Choice> = {}): Choice => ({
  key: `${group}${at}`,
  move: { type: group },
  label: `${group} ${at}`,
  group,
  targets: [],
  isClosing: false,
  isAside: false,
  ...more,
});
const some = (group: string, count: number, more: Partial<Choice> = {}) =>
  Array.from({ length: count }, (_, at) => choice(group, at, more));
const folded = (choices: readonly Choice[]) =>
  planBar(choices, 0, 6)
    .groups.filter(({ isFolded }) => isFolded)
    .map(({ name }) => name);

test('a few choices stand side by side', () => {
  const plan = planBar([...some('buy', 2), ...some('build', 2)], 1, 6);
  expect(plan.groups.map(({ name, isFolded }) => [name, isFolded])).toEqual([
    ['buy', false],
    ['build', false],
  ]);
  expect(plan.showsRefused).toBe(true);
});

test('where all together would crowd the bar, groups of several fold and single choices stay', () => {
  expect(folded([...some('buy', 5), ...some('build', 1), ...some('borrow', 2)])).toEqual(['buy', 'borrow']);
});

test('what lies aside folds beside anything else, and counts for nothing', () => {
  const aside = some('give', 8, { isAside: true });
  expect(folded([...some('trade', 4), ...aside])).toEqual(['give']);
  expect(folded([...aside, choice('end', 0, { isClosing: true })])).toEqual(['give']);
  expect(folded(some('give', 4, { isAside: true }))).toEqual([]);
});

test('what ends a turn is always in sight, and what is refused gives way', () => {
  const plan = planBar([...some('place', 12), choice('done', 0, { isClosing: true })], 5, 6);
  expect(plan.closing.map(({ key }) => key)).toEqual(['done0']);
  expect(plan.groups.every(({ isFolded }) => isFolded)).toBe(true);
  expect(plan.showsRefused).toBe(false);
});
