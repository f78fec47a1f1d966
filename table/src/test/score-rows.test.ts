import { type Standing, seat } from '@kontor/engine';
import { expect, test } from 'vitest';
import { isTieBroken, pushApart, scoreRows } from '../score-rows.ts';

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
