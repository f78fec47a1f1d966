// Putting cards into the plan: what it becomes, and by which moves (VP-3.1 to VP-3.3, VP-3.7).
import { expect, test } from 'vitest';
import { none } from '../../rules/index.ts';
import { arrange, arrangementOf, movesTo } from '../desk/arrange.ts';

const plan = (mayor: number, ...cards: number[]): number[] => [
  mayor,
  ...cards,
  ...Array.from({ length: 5 - cards.length }, () => none),
];
const before = arrangementOf(plan(none, 4, 3, 5));

test('a card from the hand pushes the others on, and the last one out of the open slots', () => {
  expect(arrange(before, 7, 2, 4)).toEqual({ mayor: none, cards: [4, 7, 3, 5] });
  expect(arrange({ mayor: none, cards: [4, 3, 5, 6] }, 7, 1, 4)).toEqual({ mayor: none, cards: [7, 4, 3, 5] });
});

test('a card changes its slot without leaving a gap', () => {
  expect(arrange(before, 4, 3, 4)).toEqual({ mayor: none, cards: [3, 5, 4] });
  expect(arrange(before, 5, 1, 4)).toEqual({ mayor: none, cards: [5, 4, 3] });
  expect(arrange(before, 3, 'hand', 4)).toEqual({ mayor: none, cards: [4, 5] });
});

test("a card put in the mayor's slot changes places with the one that lies there", () => {
  expect(arrange({ mayor: 1, cards: [4, 3] }, 3, 0, 4)).toEqual({ mayor: 3, cards: [4, 1] });
  expect(arrange({ mayor: 1, cards: [4] }, 7, 0, 4)).toEqual({ mayor: 7, cards: [4] });
  expect(arrange({ mayor: 1, cards: [4] }, 1, 1, 4)).toEqual({ mayor: none, cards: [1, 4] });
});

test('a new arrangement takes back what was laid and lays it again', () => {
  const undoable = [{ type: 'layCard', card: 3 }, { type: 'layCard', card: 4 }, { type: 'stay' }] as const;
  expect(movesTo({ mayor: 4, cards: [3] }, plan(none, 4, 3), undoable)).toEqual({
    takeBack: 2,
    moves: [
      { type: 'layCard', card: 3 },
      { type: 'layMayorCard', card: 4 },
    ],
  });
});

test('VP-3.7 a plan that lies under a sale is picked up as a whole', () => {
  const moves = [{ type: 'pickUpPlan' }, { type: 'layCard', card: 3 }];
  expect(movesTo({ mayor: none, cards: [3] }, plan(none, 4, 3), [])).toEqual({ takeBack: 0, moves });
  const undoable = [{ type: 'layCard', card: 3 }, { type: 'layCard', card: 4 }, { type: 'pickUpPlan' }] as const;
  expect(movesTo({ mayor: none, cards: [3] }, plan(none, 4, 3), undoable)).toEqual({ takeBack: 3, moves });
});
