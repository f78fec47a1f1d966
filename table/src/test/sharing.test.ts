import fc from 'fast-check';
import { expect, test } from 'vitest';
import { share } from '../sharing.ts';

test('what did not change is kept, what did is new', () => {
  const before = { money: [3, 4], players: [{ bag: [1] }, { bag: null }], round: 1 };
  const after = share(before, { money: [3, 4], players: [{ bag: [1] }, { bag: [2] }], round: 1 });
  expect(after).toEqual({ money: [3, 4], players: [{ bag: [1] }, { bag: [2] }], round: 1 });
  expect(after).not.toBe(before);
  expect(after.money).toBe(before.money);
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.players[1]).not.toBe(before.players[1]);
});

test('something left out, added or turned into another kind is a change', () => {
  expect(share({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect(Object.keys(share({ a: 1 }, { a: 1, b: undefined }))).toEqual(['a', 'b']);
  expect(share([], {})).toEqual({});
  expect(share([1, 2], [1])).toEqual([1]);
});

test('sharing never changes the data, nor what came before', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const was = structuredClone(before);
      expect(share(before, after)).toEqual(after);
      expect(before).toEqual(was);
      expect(share(after, structuredClone(after))).toBe(after);
    }),
    {
      examples: [
        [{}, JSON.parse('{"__proto__": []}')],
        [{}, JSON.parse('{"__proto__": {}}')],
        [JSON.parse('{"__proto__": {"a": 1}}'), JSON.parse('{"__proto__": {"a": 2}}')],
      ],
    },
  );
});
