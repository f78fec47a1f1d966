// The local session by itself: saved with every move, resumed, handed from person to person.
import type { BotHost } from '@kontor/bots';
import { SeededChance, seat } from '@kontor/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadGame } from '../play/load-game.ts';
import { openReplay } from '../play/replay-session.ts';

/** A browser's drawer. */
class Drawer {
  readonly kept = new Map<string, string>();
  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.kept.set(name, value);
    (this as Record<string, unknown>)[name] = value;
  }
  removeItem(name: string): void {
    this.kept.delete(name);
    delete (this as Record<string, unknown>)[name];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Drawer());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

const game = await loadGame('wharf');
const chance = new SeededChance(3);
const bots: BotHost = {
  async think({ view, seat: who }) {
    const moves = game.rules.legalMoves(game.rules.imagine(view, who, chance), who);
    return { move: moves[chance.below(moves.length)]!, iterations: 1, candidates: [] };
  },
  close: async () => undefined,
};

test('a table against bots plays to the end, is kept with every move, and replays', async () => {
  vi.useFakeTimers();
  const { makeLocalTable, openLocalTable } = await import('../play/local-session.ts');
  const { readSave } = await import('../play/saves.ts');
  const id = makeLocalTable({ game, seats: [{ name: 'Ana' }, { name: 'Bot', bot: 'apprentice' }], options: {} });
  let session = openLocalTable(game, readSave(id)!, bots, () => 0);
  for (let count = 0; count < 300 && !session.snapshot.value.isOver; count++) {
    const { view, asked } = session.snapshot.value;
    if (asked.some((decision) => decision.seat === 0)) {
      const moves = game.rules.legalMoves(game.rules.imagine(view, seat(0), chance), seat(0));
      expect(await session.submit([moves[0]!])).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      const before = session.snapshot.value;
      session.close();
      session = openLocalTable(game, readSave(id)!, bots, () => 0);
      expect(session.snapshot.value.view).toEqual(before.view);
      expect(session.snapshot.value.log).toEqual(before.log);
    }
    await vi.advanceTimersByTimeAsync(600);
  }
  expect(session.snapshot.value.isOver).toBe(true);
  expect(session.snapshot.value.standings).toHaveLength(2);
  const replay = openReplay(game.box, readSave(id)!.record);
  expect(replay.snapshot.value.view).toEqual(
    game.rules.view(game.rules.imagine(replay.snapshot.value.view, seat(0), chance), 'spectator'),
  );
  replay.step.value = 0;
  expect(replay.snapshot.value.log).toEqual([]);
  expect(replay.snapshot.value.isOver).toBe(false);
  vi.useRealTimers();
});

test('people who share a device see a curtain, then only their own seat', async () => {
  const { makeLocalTable, openLocalTable } = await import('../play/local-session.ts');
  const { readSave } = await import('../play/saves.ts');
  const id = makeLocalTable({ game, seats: [{ name: 'Ana' }, { name: 'Berta' }], options: {} });
  const session = openLocalTable(game, readSave(id)!, bots, () => 0);
  expect(session.curtain.value).toBe(0);
  session.liftCurtain();
  expect(session.curtain.value).toBeUndefined();
  for (const order of ['load', 'sell']) expect(await session.submit([{ type: 'layOrder', order } as never])).toBeUndefined();
  expect(session.snapshot.value.viewer).toBe(0);
  expect(session.snapshot.value.undoable).toHaveLength(2);
  expect(await session.submit([{ type: 'getReady' }])).toBeUndefined();
  expect(session.snapshot.value.viewer).toBe(1);
  expect(session.curtain.value).toBe(1);
  expect((session.snapshot.value.view as { hands: unknown[] }).hands[0]).toBeNull();
  session.close();
});

const raceGame = await loadGame('valparaiso');
const openRace = async (seats: readonly { readonly name: string; readonly bot?: string }[]) => {
  const { makeLocalTable, openLocalTable } = await import('../play/local-session.ts');
  const { readSave } = await import('../play/saves.ts');
  const id = makeLocalTable({ game: raceGame, seats, options: { race: true } });
  const think: BotHost['think'] = async ({ view, seat: who }) => {
    const moves = raceGame.rules.legalMoves(raceGame.rules.imagine(view, who, chance), who);
    return { move: moves.find(({ type }) => type === 'finishPlan') ?? moves[0]!, iterations: 1, candidates: [] };
  };
  return openLocalTable(raceGame, readSave(id)!, { think, close: async () => undefined }, () => 0);
};

test('people who share a device plan one after another: what is for all at once is off', async () => {
  const session = await openRace([{ name: 'Ana' }, { name: 'Berta' }]);
  expect(session.snapshot.value.view).toMatchObject({ race: false });
  session.close();
});

type RaceSession = Awaited<ReturnType<typeof openRace>>;
const phaseOf = (session: RaceSession): string => (session.snapshot.value.view as { phase: string }).phase;

/** Ana against a bot, up to the first planning, with a clock that the test holds. */
async function beginRace(bot: string): Promise<RaceSession> {
  vi.useFakeTimers();
  const session = await openRace([{ name: 'Ana' }, { name: 'Bot', bot }]);
  expect(session.snapshot.value.view).toMatchObject({ race: true });
  for (let count = 0; count < 100 && phaseOf(session) !== 'planning'; count++) {
    const { view, asked } = session.snapshot.value;
    if (asked.some((decision) => decision.seat === 0))
      await session.submit([raceGame.rules.legalMoves(raceGame.rules.imagine(view, seat(0), chance), seat(0))[0]!]);
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(100);
  return session;
}

test('VP-3.5 a bot leaves people time to be first, and finishes as soon as somebody was', async () => {
  const session = await beginRace('captain');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(session.timed?.value).toBeUndefined();
  expect(await session.submit([{ type: 'finishPlan' }])).toBeUndefined();
  await vi.advanceTimersByTimeAsync(100);
  expect(phaseOf(session)).toBe('firstGood');
  session.close();
  vi.useRealTimers();
});

test("the game's own timer is shown while it runs, and ends the planning", async () => {
  const session = await beginRace('apprentice');
  const phase = () => phaseOf(session);
  expect(session.timed?.value).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.timed?.value).toMatchObject({ left: 65_000 });
  await vi.advanceTimersByTimeAsync(64_000);
  expect(phase()).toBe('planning');
  await vi.advanceTimersByTimeAsync(1000);
  expect(phase()).not.toBe('planning');
  expect(session.timed?.value).toBeUndefined();
  session.close();
  vi.useRealTimers();
});
