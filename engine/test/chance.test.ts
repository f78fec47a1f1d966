import { describe, expect, test } from 'vitest';
import {
  ChanceScriptError,
  chanceState,
  noChance,
  RecordingChance,
  ScriptedChance,
  SeededChance,
  shuffle,
} from '../src/index.ts';

describe('the seeded generator', () => {
  test('is xoshiro128**: the values published for the state 1, 2, 3, 4', () => {
    const chance = new SeededChance([1, 2, 3, 4]);
    expect(Array.from({ length: 10 }, () => chance.next())).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  test('repeats from the same seed, number or word, and goes on from a saved state', () => {
    for (const seed of [0, 1, 2 ** 40 + 3, 'a seed in words']) {
      const one = new SeededChance(seed);
      const two = new SeededChance(seed);
      const draw = (chance: SeededChance) => Array.from({ length: 50 }, () => chance.below(1000));
      expect(draw(one)).toEqual(draw(two));
      expect(draw(new SeededChance(one.state))).toEqual(draw(two));
    }
    expect(chanceState(1)).not.toEqual(chanceState(2));
    expect(chanceState('one')).not.toEqual(chanceState('two'));
  });

  test('gives every answer about as often as the others', () => {
    const chance = new SeededChance(5);
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[chance.below(6)]!++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5);
  });

  test('shuffles into every order about as often', () => {
    const chance = new SeededChance(9);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle([1, 2, 3, 4], chance).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(Math.min(...orders.values())).toBeGreaterThan(850);
  });
});

test('a recording keeps the answers, and a script gives them again', () => {
  const recording = new RecordingChance(new SeededChance(3));
  const asked = [6, 2, 40].map((bound) => recording.below(bound));
  const script = new ScriptedChance(recording.answers);
  expect([6, 2, 40].map((bound) => script.below(bound))).toEqual(asked);
  expect(script.left).toBe(0);
});

test('a script that does not fit says how', () => {
  expect(() => new ScriptedChance([]).below(2)).toThrow(
    new ChanceScriptError('exhausted', 'chance was asked 1 times, but only 0 answers are there'),
  );
  expect(() => new ScriptedChance([5]).below(5)).toThrow(/whole number from 0 to 4/);
  expect(() => noChance.below(2)).toThrow(ChanceScriptError);
});
