import { expect, test } from 'vitest';
import { travelPlan } from '../travel.ts';

test('what is missing at one place and new at another has travelled', () => {
  const before = [
    { kind: 'salt', place: 'bag', count: 5 },
    { kind: 'salt', place: 'hand', count: 1 },
  ];
  const after = [
    { kind: 'salt', place: 'bag', count: 3 },
    { kind: 'salt', place: 'hand', count: 3 },
  ];
  expect(travelPlan(before, after)).toEqual([{ kind: 'salt', from: 'bag', to: 'hand', count: 2 }]);
});

test('kinds do not mix, and several sources serve several goals', () => {
  const before = [
    { kind: 'a', place: 'x', count: 2 },
    { kind: 'a', place: 'y', count: 1 },
    { kind: 'b', place: 'x', count: 1 },
  ];
  const after = [
    { kind: 'a', place: 'v', count: 1 },
    { kind: 'a', place: 'w', count: 2 },
    { kind: 'b', place: 'x', count: 1 },
  ];
  expect(travelPlan(before, after)).toEqual([
    { kind: 'a', from: 'x', to: 'v', count: 1 },
    { kind: 'a', from: 'x', to: 'w', count: 1 },
    { kind: 'a', from: 'y', to: 'w', count: 1 },
  ]);
});

test('what appears from nowhere or vanishes does not travel', () => {
  expect(travelPlan([], [{ kind: 'a', place: 'x', count: 3 }])).toEqual([]);
  expect(travelPlan([{ kind: 'a', place: 'x', count: 3 }], [])).toEqual([]);
});
