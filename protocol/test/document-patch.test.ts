import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, DocumentPatches, type Patch, type TableDocument } from '../src/index.ts';

const data = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value).replaceAll('"__proto__"', '"proto"')));
const holder = fc.dictionary(fc.constantFrom('coins', 'hand', 'market', 'phase', 'x/y'), data);
const play = fc.record(
  {
    view: holder,
    decisions: fc.array(fc.record({ seat: fc.nat(2), prompt: fc.constantFrom('plan', 'act') }), { maxLength: 3 }),
    takeBack: fc.nat(3),
    turn: fc.nat(3),
    standings: fc.array(holder, { maxLength: 2 }),
  },
  { requiredKeys: ['view', 'decisions', 'takeBack', 'turn'] },
);
const document = fc
  .record(
    { table: holder, viewer: fc.constantFrom(0, 1, 'spectator'), play, clock: holder },
    { requiredKeys: ['table', 'viewer'] },
  )
  .map((value) => value as unknown as TableDocument);
const read = (text: string | undefined): Patch => JSON.parse(text ?? '[]') as Patch;

describe('patches of documents', () => {
  test('lead from any document to any other', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        expect(applyPatch(before, read(new DocumentPatches().patchText(before, after)))).toEqual(after);
      }),
      { numRuns: 600 },
    );
  });

  test('are right for every viewer when they look at the very same view', () => {
    const viewers = fc.array(fc.tuple(document, document), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(viewers, play, play, (pairs, old, now) => {
        const patches = new DocumentPatches();
        for (const [one, two] of pairs) {
          const before = { ...one, play: { ...one.play, ...old, view: old.view } } as unknown as TableDocument;
          const after = { ...two, play: { ...two.play, ...now, view: now.view } } as unknown as TableDocument;
          expect(applyPatch(before, read(patches.patchText(before, after)))).toEqual(after);
          expect(applyPatch(after, read(patches.patchText(after, before)))).toEqual(before);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('say of equal documents nothing, and of questions only which came and went', () => {
    const list = Array.from({ length: 6 }, (_, seat) => ({ seat, prompt: 'plan' }));
    const shown = (more: object) =>
      ({ table: {}, viewer: 0, play: { view: {}, decisions: list, takeBack: 0, turn: 1, ...more } }) as unknown as TableDocument;
    const patches = new DocumentPatches();
    expect(patches.patchText(shown({}), shown({ decisions: structuredClone(list) }))).toBeUndefined();
    const [first, ...rest] = list;
    const other = shown({ decisions: [...rest, { ...first, prompt: 'sell' }], turn: 2 });
    expect(read(patches.patchText(shown({}), other))).toEqual([
      ['/play/decisions', [...rest, { seat: 0, prompt: 'sell' }]],
      ['/play/turn', 2],
    ]);
    const fewer = shown({ decisions: list.filter(({ seat }) => seat !== 2) });
    expect(read(patches.patchText(shown({}), fewer))).toEqual([['/play/decisions', 2, 1, []]]);
  });
});
