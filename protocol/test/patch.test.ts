import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, type Patch, PatchMisfit, patchText } from '../src/index.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value).replaceAll('"__proto__"', '"proto"')));
/** What arrives. */
const createPatch = (before: unknown, after: unknown): Patch => JSON.parse(patchText(before, after) ?? '[]') as Patch;

describe('patches', () => {
  test('lead from any data to any other, over the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(applyPatch(before, createPatch(before, after))).toEqual(after);
      }),
      { numRuns: 3000 },
    );
  });

  test('leave what was there as it was, and share what stays the same', () => {
    const before = { seats: [{ coins: 3 }, { coins: 5 }], market: [1, 2, 3] };
    const kept = structuredClone(before);
    const after = applyPatch(
      before,
      createPatch(before, { seats: [{ coins: 3 }, { coins: 6 }], market: [1, 2, 3] }),
    ) as typeof before;
    expect(before).toEqual(kept);
    expect(after.seats[1]).toEqual({ coins: 6 });
    expect(after.market).toBe(before.market);
    expect(after.seats[0]).toBe(before.seats[0]);
  });

  test('are empty for equal data and short for small changes', () => {
    const hand = { cards: Array.from({ length: 40 }, (_, id) => ({ id, name: `card ${id}` })) };
    expect(patchText(hand, structuredClone(hand))).toBeUndefined();
    const drawn = { cards: hand.cards.filter(({ id }) => id !== 17) };
    expect(createPatch(hand, drawn)).toEqual([['/cards', 17, 1, []]]);
    expect(createPatch({ 'a/b~c': 1 }, { 'a/b~c': 2 })).toEqual([['/a~1b~0c', 2]]);
    expect(createPatch({ 'say "a\\b"': 1 }, { 'say "a\\b"': [2] })).toEqual([['/say "a\\b"', [2]]]);
    expect(createPatch({ a: 1, b: undefined, c: 3 }, { a: undefined, b: 2, c: Number.NaN })).toEqual([
      ['/b', 2],
      ['/c', null],
      ['/a'],
    ]);
  });

  test('take away and add what is called like something that every object has', () => {
    for (const key of ['constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
      for (const [before, after] of [
        [{ x: 1 }, { [key]: 1 }],
        [{ [key]: 1 }, { x: 1 }],
        [{ [key]: 1 }, {}],
        [[{ [key]: 1 }, 2], [{}]],
      ]) {
        expect(applyPatch(before, createPatch(before, after)), JSON.stringify([before, after])).toEqual(after);
      }
    }
  });

  test('say so when they do not fit', () => {
    const misfits = [[['/a/b', 1]], [['/c']], [['/a', 0, 1, []]], [['/list/7', 1]], [['/list', 2, 5, []]], [['/__proto__/x', 1]]];
    for (const patch of misfits) {
      expect(() => applyPatch({ a: 1, list: [1, 2] }, patch as never), JSON.stringify(patch)).toThrow(PatchMisfit);
    }
  });
});
