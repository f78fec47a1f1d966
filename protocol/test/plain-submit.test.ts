import * as fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { clientMessageSchema, plainSubmit } from '../src/index.ts';

const sound = {
  type: 'submit',
  table: 'abcdefgh01234567',
  id: 'm-1:2.x',
  turn: 7,
  moves: [{ type: 'sell', good: 2, to: [1] }],
};
const oddities = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    [],
    {},
    -1,
    0,
    0.5,
    1000,
    1001,
    1e9,
    1e9 + 1,
    Number.NaN,
    true,
    'submit',
    'watch',
  ),
  fc.constantFrom<unknown>('abcdefgh0123456', 'ABCDEFGH01234567', 'm'.repeat(49), 'ü', [[]], [null], [{}], [{ type: 5 }]),
  fc.constantFrom<unknown>([{ type: 'x'.repeat(65) }], Array(129).fill({ type: 'pass' }), Array(128).fill({ type: 'pass' })),
  fc.jsonValue({ maxDepth: 2 }),
);

describe('a plain submit', () => {
  test('is what the schema makes of it', () => {
    for (const message of [sound, { ...sound, takeBack: 3 }, { ...sound, moves: [] }]) {
      expect(plainSubmit(message)).toEqual(safeParse(clientMessageSchema, message).output);
    }
  });

  test('never lets in what the schema refuses, whatever is wrong with it', () => {
    let taken = 0;
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('type', 'table', 'id', 'turn', 'moves', 'takeBack', 'more'), oddities, { maxKeys: 3 }),
        fc.option(fc.constantFrom(...Object.keys(sound)), { nil: undefined }),
        (changed, missing) => {
          const message = JSON.parse(JSON.stringify({ ...sound, ...changed })) as Record<string, unknown>;
          if (missing !== undefined) delete message[missing];
          const plain = plainSubmit(message);
          if (!plain) return;
          taken += 1;
          const checked = safeParse(clientMessageSchema, message);
          expect(checked.success, JSON.stringify(message)).toBe(true);
          expect(plain).toEqual(checked.output);
        },
      ),
      { numRuns: 5000 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});
