import { type Standing, seat } from '@kontor/engine';
import { expect, test } from 'vitest';
import { isTieBroken, leadOf, pushApart, scoreRows } from '../score-rows.ts';

const standing = (at: number, amounts: readonly number[]): Standing => ({
  seat: seat(at),
  place: at + 1,
  score: amounts.reduce((sum, amount) => sum + amount, 0),
  parts: amounts.map((amount, index) => ({ source: `source ${index}`, amount })),
});

test('sources from which nobody got anything have no row', () => {
  const rows = scoreRows([standing(0, [3, 0, 0]), standing(1, [0, 0, -2])]);
  expect(rows.map(({ source, amounts }) => [source, amounts])).toEqual([
    ['source 0', [3, 0]],
    ['source 2', [0, -2]],
  ]);
});

test('a tie is broken where equal totals have different places', () => {
  const shared = [standing(0, [5]), { ...standing(1, [2, 3]), place: 1 }, standing(2, [1])];
  expect(isTieBroken(shared)).toBe(false);
  expect(isTieBroken([standing(0, [5]), standing(1, [2, 3]), standing(2, [1])])).toBe(true);
  expect(isTieBroken([standing(0, [5]), standing(1, [4]), standing(2, [1, 3])])).toBe(true);
  expect(isTieBroken([standing(0, [5]), standing(1, [4])])).toBe(false);
});

test('what set the winner apart is what nobody else got as much of', () => {
  const lead = (...amounts: number[][]) => leadOf(amounts.map((parts, at) => standing(at, parts)));
  // More than the average of the others, but less than one of them.
  expect(lead([12, 9, 3], [4, 10, 0], [5, 0, 1])).toEqual({ source: 'source 0', amount: 12 });
  expect(lead([1, 9, 3], [0, 10, 0], [0, 0, 1])).toEqual({ source: 'source 2', amount: 3 });
  expect(lead([9, 9], [9, 2], [1, 9])).toBeUndefined();
  expect(lead([5, 8], [10, 0], [0, 9])).toBeUndefined();
  expect(lead([9])).toBeUndefined();
});

test('a smaller loss and a source of which there was nothing set nobody apart', () => {
  expect(leadOf([standing(0, [4, -1]), standing(1, [4, -5])])).toBeUndefined();
  expect(leadOf([standing(0, [4, 0]), standing(1, [4, -5])])).toBeUndefined();
});

test('what came in several parts from one source counts together', () => {
  const winner: Standing = {
    ...standing(0, []),
    parts: [
      { source: 'ships', amount: 3 },
      { source: 'houses', amount: 5 },
      { source: 'ships', amount: 4 },
    ],
  };
  const other: Standing = { ...standing(1, []), parts: [{ source: 'houses', amount: 1 }] };
  expect(leadOf([winner, other])).toEqual({ source: 'ships', amount: 7 });
});

test('twenty sources have twenty marks', () => {
  const rows = scoreRows([
    standing(
      0,
      Array.from({ length: 20 }, () => 1),
    ),
  ]);
  expect(new Set(rows.map(({ mark }) => mark)).size).toBe(20);
});

test('marks at the end of lines are pushed apart in their order and stay on the chart', () => {
  expect(pushApart([50, 50, 10], 15, 0, 100)).toEqual([50, 65, 10]);
  expect(pushApart([100, 98], 15, 0, 100)).toEqual([100, 85]);
  expect(pushApart([0, 1, 2], 15, 0, 100)).toEqual([0, 15, 30]);
});
