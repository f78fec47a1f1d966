// Fair by proof: whatever another seat or a spectator receives is byte for byte the same when only somebody's secrets differ.
import { canonicalJson, hiddenCounts, type Seat, SeededChance, seatsOf } from '@kontor/engine';
import { games } from '@kontor/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Player } from './support/player.ts';
import { openWorld, personAt, putTable, randomSituation, type Situation, type World } from './support/worlds.ts';

const matches = 60;
const stepsEach = 8;
let worlds: [World, World];
const players: Player[] = [];

beforeAll(async () => {
  worlds = [await openWorld(), await openWorld()];
});
afterAll(async () => {
  for (const player of players) player.close();
  for (const world of worlds) await world.server.close();
});

const tableId = (game: string, kind: string, index: number) =>
  `${kind}${index}x${game.replaceAll(/[^a-z]/g, '')}zzzzzzzzzzzzzzzz`.slice(0, 16);

/** Who looks at a table in one world: the viewer, a spectator, and everybody else who plays. */
interface Onlookers {
  readonly viewer: Player;
  readonly spectator: Player;
  readonly others: ReadonlyMap<Seat, Player>;
}

async function assemble(world: World, table: string, situation: Situation, viewer: Seat): Promise<Onlookers> {
  const others = new Map<Seat, Player>();
  for (const seat of seatsOf(situation.seatCount)) if (seat !== viewer) others.set(seat, await personAt(world, table, seat));
  const onlookers = {
    viewer: await personAt(world, table, viewer),
    spectator: await personAt(world, table, 'spectator'),
    others,
  };
  const all = [onlookers.viewer, onlookers.spectator, ...others.values()];
  players.push(...all);
  for (const player of all) {
    await player.until(() => {
      const info = player.tables.get(table)!.document.table;
      return info.watchers === 1 && info.seats.every(({ online }) => online);
    }, 'everybody');
  }
  for (const player of [onlookers.viewer, onlookers.spectator]) {
    player.transcript = [];
    player.send({ type: 'watch', table });
    await player.until(() => player.transcript!.length > 0, 'the table again');
  }
  return onlookers;
}

/** Waits until whatever is on its way has come: the server answers in order. */
async function quiet(player: Player): Promise<void> {
  const before = player.transcript!.length;
  player.send({ type: 'ping', at: 0 });
  await player.until(() => player.transcript!.slice(before).some(isPong), 'a pong');
}

const isPong = (text: string): boolean => text.startsWith('{"type":"pong"');

/** Message numbers count from the table on: how many messages told of people coming in depends on when they came. */
function counted(texts: readonly string[]): string[] {
  const first = Number(/"n":(\d+)/.exec(texts[0]!)![1]);
  return texts.map((text) =>
    text.replaceAll(/("n":|"tables":\{"\w+":)(\d+)/g, (_, name: string, n: string) => `${name}${Number(n) - first}`),
  );
}

const received = async ({ viewer, spectator }: Onlookers): Promise<string[]> => {
  await Promise.all([quiet(viewer), quiet(spectator)]);
  const news = (player: Player) =>
    counted([...player.transcript!.filter((text) => !isPong(text)), player.transcript!.findLast(isPong)!]);
  return [...news(viewer), '--- spectator', ...news(spectator)];
};

const asked = async (player: Player, path: string): Promise<string> =>
  player.request('GET', path).then(
    (answer) => JSON.stringify(answer),
    (error: unknown) => String(error),
  );

function closeAll({ viewer, spectator, others }: Onlookers): void {
  for (const player of [viewer, spectator, ...others.values()]) player.close();
}

describe.each(Object.keys(games))('%s', (game) => {
  test('tells nobody what another hides', async () => {
    let compared = 0;
    let moved = 0;
    let isHiding = false;
    for (let index = 0; index < matches; index++) {
      const situation = await randomSituation(game, `leak ${game} ${index}`);
      if (!situation) continue;
      const chance = new SeededChance(`leak ${index}`);
      const { rules } = situation.game;
      const viewer = seatsOf(situation.seatCount)[chance.below(situation.seatCount)]!;
      const state = situation.state as Parameters<typeof rules.view>[0];
      const other = rules.imagine(rules.view(state, viewer), viewer, new SeededChance(`other ${index}`));
      isHiding ||= hiddenCounts(rules.visibility, state, situation.seatCount).some((count) => count > 0);
      if (canonicalJson(other) === canonicalJson(state)) continue;
      const table = tableId(game, 'secret', index);
      await Promise.all([putTable(worlds[0], table, situation, state), putTable(worlds[1], table, situation, other)]);
      const [one, two] = (await Promise.all(worlds.map((world) => assemble(world, table, situation, viewer)))) as [
        Onlookers,
        Onlookers,
      ];

      const attempts = seatsOf(situation.seatCount).flatMap((seat) =>
        seat === viewer ? [] : rules.legalMoves(state, seat).slice(0, 4),
      );
      const own = new Set(rules.legalMoves(state, viewer).map(canonicalJson));
      for (const [place, move] of attempts.filter((attempt) => !own.has(canonicalJson(attempt))).entries()) {
        for (const { viewer: player } of [one, two]) {
          await player.ask({ type: 'submit', table, id: `attempt-${place}`, turn: 0, moves: [move] });
          await player.ask({ type: 'submit', table, id: `undo-${place}`, turn: 0, moves: [], takeBack: 1 });
        }
      }
      expect(await received(two), table).toEqual(await received(one));
      for (let step = 0; step < stepsEach; step++) {
        const shown = [...one.others].flatMap(([seat, player]) => {
          const theirs = new Set(two.others.get(seat)!.play(table).moves.map(canonicalJson));
          return player
            .play(table)
            .moves.filter((move) => theirs.has(canonicalJson(move)))
            .map((move) => ({ seat, move }));
        });
        if (shown.length === 0) break;
        const { seat, move } = shown[chance.below(shown.length)]!;
        for (const world of [one, two]) {
          const player = world.others.get(seat)!;
          const id = `step-${step}`;
          expect(await player.ask({ type: 'submit', table, id, turn: player.play(table).turn, moves: [move] })).toBeUndefined();
        }
        const rows = await Promise.all(worlds.map(({ storage }) => storage.rows(table, step + 1, step + 1)));
        if (rows.some(([row]) => row?.entries[0]?.barrier !== 'none')) break;
        moved += 1;
        expect(await received(two), `${table} step ${step}`).toEqual(await received(one));
      }
      compared += 1;
      closeAll(one);
      closeAll(two);
    }
    expect({ isHiding, isCompared: compared >= 5, isMoved: moved > 0 }).toEqual({
      isHiding,
      isCompared: isHiding,
      isMoved: isHiding,
    });
  });

  test('tells nobody which secret move was made, nor how many', async () => {
    let compared = 0;
    let planning = 0;
    for (let index = 0; index < matches * 2; index++) {
      const situation = await randomSituation(game, `plans ${game} ${index}`);
      if (!situation) continue;
      const chance = new SeededChance(`plans ${index}`);
      const { rules } = situation.game;
      const state = situation.state as Parameters<typeof rules.view>[0];
      const deciding = rules.decisions(state);
      if (deciding.length < 2) continue;
      planning += 1;
      const seat = deciding[chance.below(deciding.length)]!.seat;
      const viewer = deciding.find((decision) => decision.seat !== seat)!.seat;
      const silent = rules.legalMoves(state, seat).filter((move) => {
        let isSealed = false;
        const next = rules.clone(state);
        rules.apply(next, seat, move, {
          chance: new SeededChance(1),
          seal: () => {
            isSealed = true;
          },
        });
        return !isSealed && rules.decisions(next).some((decision) => decision.seat === seat);
      });
      if (silent.length < 2) continue;
      const table = tableId(game, 'plan', index);
      await Promise.all(worlds.map((world) => putTable(world, table, situation, state)));
      const [one, two] = (await Promise.all(worlds.map((world) => assemble(world, table, situation, viewer)))) as [
        Onlookers,
        Onlookers,
      ];
      const [first, second] = [silent[0]!, silent[1 + chance.below(silent.length - 1)]!];
      const planner = one.others.get(seat)!;
      await planner.submit(table, [first]);
      if (index % 2 === 0) {
        await two.others.get(seat)!.submit(table, [second]);
        await two.others.get(seat)!.submit(table, [], 1);
        await two.others.get(seat)!.submit(table, [second]);
      }
      expect(await received(two), table).toEqual(await received(one));
      for (const path of ['lines', 'replay', 'replay?viewer=spectator', `replay?viewer=${seat}`, 'record']) {
        const answers = await Promise.all([one, two].map(({ viewer: player }) => asked(player, `/api/tables/${table}/${path}`)));
        expect(answers[1], path).toBe(answers[0]);
      }
      compared += 1;
      closeAll(one);
      closeAll(two);
    }
    expect(compared > 0).toBe(planning > 5);
  });
});
