import { type GameTypes, seat } from '@kontor/engine';
import { type Signal, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { GameUi } from '../contract.ts';
import { createTable } from '../model.ts';
import type { Snapshot, TableSession } from '../session.ts';
import type { PageTexts } from '../texts.ts';
import { en } from '../words/en.ts';

const refuse = async () => ({ ok: false as const, reason: 'game-over' as const, message: 'nobody plays here' });

/** A table at which the viewer may take one of two piles. */
function tableOf(more: Partial<TableSession>) {
  const moves = [
    { type: 'take', pile: 1 },
    { type: 'take', pile: 2 },
  ];
  let submitted = 0;
  const session = {
    game: {
      edition: { components: {} },
      rules: { imagine: (view: object) => view, legalMoves: () => moves, whyNot: () => undefined },
    },
    seatCount: 2,
    players: signal([
      { name: 'Ada', isHere: true },
      { name: 'Bo', isHere: false },
    ]),
    snapshot: signal({
      revision: 0,
      viewer: seat(0),
      view: {},
      asked: [{ seat: seat(0), prompt: 'take' }],
      isOver: false,
      setup: [],
      log: [],
      undoable: [],
    }),
    submit: async () => {
      submitted++;
      return refuse();
    },
    ...more,
  } as unknown as TableSession;
  const ui = { targetsOf: ({ pile }: { pile: number }) => [`pile:${pile}`] } as unknown as GameUi;
  const texts = {
    move: ({ pile }: { pile: number }) => `Take pile ${pile}`,
    event: ({ pile }: { pile: number }, names: readonly string[]) => `${names[0]} takes pile ${pile}.`,
    explain: () => undefined,
  } as unknown as PageTexts;
  const table = createTable<GameTypes, PageTexts>({
    session,
    ui,
    language: signal('en'),
    texts: signal(texts),
    words: signal(en),
  });
  return { table, moves, submitted: () => submitted };
}

test('whoever is asked can choose, in the bar and on the board', async () => {
  const { table, moves, submitted } = tableOf({});
  expect(table.prompt.value).toBe('take');
  expect(table.choices.value.map(({ label }) => label)).toEqual(['Take pile 1', 'Take pile 2']);
  expect([...table.choicesAt.value.keys()]).toEqual(['pile:1', 'pile:2']);
  await table.submit([moves[0]!]);
  expect(submitted()).toBe(1);
});

test('in a replay nobody is asked and nothing can be chosen', async () => {
  const { table, moves, submitted } = tableOf({ isReplay: true });
  expect(table.seat.value).toBe(0);
  expect(table.prompt.value).toBeUndefined();
  expect(table.choices.value).toEqual([]);
  expect(table.refused.value).toEqual([]);
  expect(table.choicesAt.value.size).toBe(0);
  expect(await table.submit([moves[0]!])).toBe(false);
  expect(submitted()).toBe(0);
});

test('after a page was loaded again, undo says what the log says: the view may have other words for the move by now', () => {
  const { table } = tableOf({});
  const snapshot = table.session.snapshot as Signal<Snapshot>;
  const log = [{ index: 0, actor: seat(0), events: [{ type: 'taken', pile: 2 }] }];
  snapshot.value = { ...snapshot.value, undoable: [{ type: 'take', pile: 1 } as never], log };
  expect(table.undoLabel.value).toBe('Ada takes pile 2');
  snapshot.value = { ...snapshot.value, log: [] };
  expect(table.undoLabel.value).toBe('Take pile 1');
});
