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

/** What the schema makes of a text; nothing where it refuses it. */
function bySchema(text: string): unknown {
  try {
    const checked = safeParse(clientMessageSchema, JSON.parse(text));
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}

describe('a plain submit', () => {
  test('is what the schema makes of it, the second time too', () => {
    for (const message of [sound, { ...sound, moves: [] }, { ...sound, turn: 0 }, { ...sound, turn: 999_999_999 }, sound]) {
      expect(plainSubmit(JSON.stringify(message))).toEqual(bySchema(JSON.stringify(message)));
    }
  });

  test('is left to the schema where it is spelled otherwise', () => {
    const { type, ...rest } = sound;
    for (const message of [
      { ...rest, type },
      { ...sound, takeBack: 3 },
      { ...sound, more: 1 },
      { ...sound, turn: 1e9 },
    ]) {
      expect(plainSubmit(JSON.stringify(message))).toBeUndefined();
    }
    expect(plainSubmit(JSON.stringify(sound, undefined, 1))).toBeUndefined();
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
          const text = JSON.stringify(message);
          const plain = plainSubmit(text);
          if (!plain) return;
          taken += 1;
          expect(plain, text).toEqual(bySchema(text));
        },
      ),
      { numRuns: 5000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  test('never takes a text for another, whatever was put into it or fell out of it', () => {
    const text = JSON.stringify(sound);
    const pieces = fc.constantFrom(
      '',
      '"',
      ',',
      ':',
      '{',
      '}',
      '[',
      ']',
      '\\',
      '0',
      '1',
      '-',
      '.',
      'e',
      ' ',
      '\n',
      '\u0000',
      'ü',
      ',"moves":[]',
      '"id":"x",',
    );
    let taken = 0;
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(3), pieces, (at, gone, piece) => {
        const changed = text.slice(0, at) + piece + text.slice(at + gone);
        const plain = plainSubmit(changed);
        if (!plain) return;
        taken += 1;
        expect(plain, changed).toEqual(bySchema(changed));
      }),
      { numRuns: 20_000 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});
