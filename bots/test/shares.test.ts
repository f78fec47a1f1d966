import { seat } from '@kontor/engine';
import { expect, test } from 'vitest';
import { sharesOfScores, sharesOfStandings } from '../src/shares.ts';

test('equal scores share the win alike, a lead of the doubt has odds of e to one', () => {
  expect(sharesOfScores([7, 7], 3)).toEqual([0.5, 0.5]);
  const [ahead, behind] = sharesOfScores([10, 7], 3);
  expect(ahead! / behind!).toBeCloseTo(Math.E);
});

test('a won game is worth more than any lead, and shared wins are shared', () => {
  const standing = (index: number, place: number, score: number) => ({ seat: seat(index), place, score, parts: [] });
  const won = sharesOfStandings([standing(1, 1, 30), standing(0, 2, 29)], 10);
  expect(won[1]).toBeGreaterThan(0.8);
  expect(won[0]! + won[1]!).toBeCloseTo(1);
  const shared = sharesOfStandings([standing(0, 1, 30), standing(2, 1, 30), standing(1, 3, 5)], 2);
  expect(shared[0]).toBeCloseTo(shared[2]!);
  expect(shared[1]).toBeLessThan(0.05);
});
