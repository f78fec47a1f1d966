import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  bagSize,
  canonicalJson,
  clockwiseFrom,
  drawFromBag,
  drawFromPile,
  hashOf,
  hiddenCounts,
  isRevealed,
  leftOf,
  maySee,
  optionCombinations,
  optionsApart,
  parseInput,
  parseOptions,
  pourBag,
  rightOf,
  ScriptedChance,
  sameData,
  seat,
  type VisibilityTable,
} from '../src/index.ts';

describe('canonical JSON', () => {
  test('sorts keys at every level and leaves out what JSON leaves out', () => {
    expect(canonicalJson({ b: 1, a: { d: [1, { z: 0, y: null }], c: undefined } })).toBe(
      '{"a":{"d":[1,{"y":null,"z":0}]},"b":1}',
    );
  });
  test('equal data has equal hashes, and the hash is SHA-256', () => {
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    expect(hashOf('')).toBe('12ae32cb1ec02d01eda3581b127c1fee3b0dc53572ed6baf239721a03d82e126');
  });
  test('sameData compares by value and not by length of keys alone', () => {
    expect(sameData({ a: [1, 2] }, { a: [1, 2] })).toBe(true);
    for (const [a, b] of [
      [{ a: 1 }, { b: 1 }],
      [[1], [1, 2]],
      [[1], { 0: 1 }],
      [null, {}],
      [{ a: 1 }, { a: 1, b: 2 }],
      [1, '1'],
    ])
      expect(sameData(a, b)).toBe(false);
  });
});

describe('bags and piles', () => {
  test('a draw takes by weight and never from nothing', () => {
    const bag = [2, 0, 1];
    expect(drawFromBag(bag, new ScriptedChance([2]))).toBe(2);
    expect(bag).toEqual([2, 0, 0]);
    expect(() => drawFromBag([0, 0], { below: () => 0 })).toThrow(/empty bag/);
  });
  test('pouring empties one bag into the other', () => {
    const from = [1, 2];
    const into = [3, 0];
    pourBag(from, into);
    expect([from, into, bagSize(into)]).toEqual([[0, 0], [4, 2], 6]);
  });
  test('a pile loses the drawn card and keeps its order', () => {
    const pile = ['a', 'b', 'c'];
    expect(drawFromPile(pile, new ScriptedChance([1]))).toBe('b');
    expect(pile).toEqual(['a', 'c']);
  });
});

test('seats go round the table', () => {
  expect([leftOf(seat(2), 3), rightOf(seat(0), 3)]).toEqual([0, 2]);
  expect(clockwiseFrom(seat(2), 4)).toEqual([2, 3, 0, 1]);
});

describe('visibility', () => {
  interface Cards {
    open: boolean;
    hand: number;
    plan: number;
  }
  const table: VisibilityTable<Cards> = {
    hand: { audience: () => 'owner', count: ({ hand }) => hand },
    plan: { audience: ({ open }) => (open ? 'all' : 'owner'), count: ({ plan }) => plan },
    crypt: { audience: () => 'nobody', count: () => 0 },
  };
  const reveals = (before: Cards, after: Cards) => isRevealed(hiddenCounts(table, before, 1), hiddenCounts(table, after, 1), 1);

  test('who sees what', () => {
    const state = { open: false, hand: 1, plan: 1 };
    expect([
      maySee(table['plan']!, state, seat(0), seat(0)),
      maySee(table['plan']!, state, seat(0), 'spectator'),
      maySee(table['crypt']!, state, seat(0), seat(0)),
    ]).toEqual([true, false, false]);
    expect(maySee(table['plan']!, { ...state, open: true }, seat(0), 'spectator')).toBe(true);
  });
  test('a card from hand to plan reveals nothing; opening the plan does, even while cards are drawn', () => {
    expect(reveals({ open: false, hand: 3, plan: 0 }, { open: false, hand: 2, plan: 1 })).toBe(false);
    expect(reveals({ open: false, hand: 2, plan: 1 }, { open: true, hand: 4, plan: 1 })).toBe(true);
    expect(reveals({ open: false, hand: 2, plan: 0 }, { open: false, hand: 1, plan: 0 })).toBe(true);
    expect(reveals({ open: false, hand: 2, plan: 0 }, { open: true, hand: 2, plan: 0 })).toBe(false);
  });
});

describe('options', () => {
  const table = {
    race: { kind: 'toggle', default: false },
    side: { kind: 'choice', values: ['north', 'south'], default: 'north' },
    first: { kind: 'seat', default: 'drawn' },
    colours: { kind: 'assignment', values: ['red', 'blue', 'green'] },
  } as const;
  test('what is left out takes its default', () => {
    expect(parseOptions(table, undefined, 2)).toEqual({ race: false, side: 'north', first: 'drawn', colours: ['red', 'blue'] });
    expect(parseOptions(table, { race: true, side: 'south', first: 1, colours: ['green', 'red'] }, 2)).toEqual({
      race: true,
      side: 'south',
      first: 1,
      colours: ['green', 'red'],
    });
  });
  test('what asks for everybody together is off where players come when they have time', () => {
    const given = { race: true, blitz: true };
    expect(optionsApart({ ...table, blitz: { kind: 'toggle', default: true, together: true } }, given)).toEqual({
      race: true,
      blitz: false,
    });
  });
  test.each([
    [{ race: 'yes' }, /options.race: this option takes true or false/],
    [{ side: 'west' }, /options.side: .*one of north, south/],
    [{ first: 2 }, /options.first: .*seat from 0 to 1/],
    [{ colours: ['red'] }, /options.colours: .*2 different ones/],
    [{ colours: ['red', 'red'] }, /options.colours/],
    [{ colours: 'red' }, /options.colours: .*a list/],
    [{ speed: 1 }, /options.speed: there is no such option; there are race, side/],
  ])('%j is refused by name', (given, words) => {
    expect(() => parseOptions(table, given, 2)).toThrow(words);
  });
  test('combinations cover toggles and choices', () => {
    expect(optionCombinations(table)).toHaveLength(4);
    expect(optionCombinations({})).toEqual([{}]);
  });
});

test('an input error names the entry and counts the others', () => {
  const schema = v.object({ list: v.array(v.object({ size: v.number() })) });
  expect(() => parseInput(schema, { list: [{ size: 1 }, { size: 'x' }, {}] }, 'bad', 'root')).toThrow(
    /^root\.list\[1\]\.size: .*\(and 1 more\)$/,
  );
  const strict = v.strictObject({ size: v.number() });
  expect(() => parseInput(strict, {}, 'bad', 'root')).toThrow('root.size: this entry is missing');
  expect(() => parseInput(strict, { size: 1, colour: 2 }, 'bad')).toThrow('colour: there is no such entry here');
});
