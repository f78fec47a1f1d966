import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptText, momentText } from '../src/index.ts';

describe('texts that are written again and again', () => {
  test('a whole number says what it is, however large', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (moment) => momentText(moment) === JSON.stringify(moment)));
    for (const moment of [0, 999_999, 1_000_000, 1_000_001, 1_794_924_000_007, Number.MAX_SAFE_INTEGER]) {
      expect(momentText(moment)).toBe(JSON.stringify(moment));
    }
  });

  test('a thing says what it is, and so does another with the same entries in it', () => {
    fc.assert(
      fc.property(fc.object(), (thing) => {
        const other = { thing };
        expect([keptText(thing), keptText(other), keptText(thing)]).toEqual(
          [thing, other, thing].map((one) => JSON.stringify(one)),
        );
      }),
    );
  });
});
