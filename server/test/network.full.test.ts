// The promise: a message sent twice, late or out of order changes nothing twice. The same matches are played over a good
// network and over a bad one, with the same chance and the same decisions: they must come out the same.
import { hashOf, SeededChance } from '@kontor/engine';
import { games } from '@kontor/games';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { openMemoryStorage } from '../src/storage/memory-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { type FaultyProxy, startFaultyProxy } from './support/faulty-proxy.ts';
import { movesSeen } from './support/legal-moves.ts';
import { Player } from './support/player.ts';

const closing: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const plenty = { perSecond: 1e6, burst: 1e6 };
/** More submissions than this make no better proof. */
const most = 120;

async function serve(storage: Storage) {
  const server = await startServer(
    { port: 0, logLevel: 'error', messageRate: plenty, requestRate: plenty },
    { storage, chance: () => new SeededChance('table') },
  );
  closing.push(() => server.close());
  return server;
}

/** Two people play in turn, each deciding by the same seed whatever the network does; answers the stored rows' essence. */
async function playThrough(game: string, proxyOf: (address: string) => Promise<FaultyProxy | undefined>) {
  const storage = openMemoryStorage();
  const server = await serve(storage);
  const proxy = await proxyOf(server.address);
  if (proxy) closing.push(() => proxy.close());
  const choices = { isStubborn: true, patience: 60, ...(proxy && { socketAddress: proxy.address }) };
  const people: Player[] = [];
  for (const name of ['Ann', 'Ben']) people.push(await new Player(server.address, choices).enter(name));
  closing.push(() => {
    for (const player of people) player.close();
  });
  const [ann, ben] = people as [Player, Player];
  await Promise.all(people.map((player) => player.connect()));
  const { table } = await ann.request<{ table: { id: string } }>('POST', '/api/tables', { game, seats: 2 });
  await ben.request('POST', `/api/tables/${table.id}/join`, {});
  await ann.request('POST', `/api/tables/${table.id}/start`, {});
  await Promise.all(people.map((player) => player.watch(table.id)));
  const taken = await decideInTurn(people, table.id, game);
  proxy?.heal();
  const resyncs = people.reduce((sum, player) => sum + player.resyncs, 0);
  const fresh: object[] = [];
  for (const player of people) {
    const again = new Player(server.address);
    again.cookie = player.cookie;
    closing.push(() => again.close());
    await again.connect();
    fresh.push((await again.watch(table.id)).document);
    const expected = JSON.stringify(fresh.at(-1));
    await player.until(
      () => JSON.stringify(player.tables.get(table.id)?.document.play) === JSON.stringify(JSON.parse(expected).play),
      'the same document',
      20_000,
    );
  }
  const rows = await storage.rows(table.id, 0, Number.MAX_SAFE_INTEGER);
  return {
    essence: rows.map(({ seq, actor, takeBack, entries }) => ({ seq, actor, takeBack, entries })),
    standings: fresh.map((document) => hashOf((document as { play: object }).play)),
    taken,
    resyncs,
    proxy,
  };
}

/** One decision after the other: always the lowest seat that is asked, so that the network has no say in the order. */
async function decideInTurn(people: readonly Player[], table: string, seed: string): Promise<number> {
  let taken = 0;
  const documents = () => people.map((player) => player.tables.get(table)?.document);
  while (taken < most) {
    let asked: number | undefined;
    await people[0]!.until(
      () => {
        const shown = documents();
        if (shown.some((document) => document?.play?.standings)) return true;
        const seats = shown.map((document) => document?.play?.decisions.map(({ seat }) => seat).join());
        if (seats[0] === undefined || seats[0] !== seats[1]) return false;
        asked = Number(seats[0].split(',')[0]);
        return movesSeen(people[asked]!.tables.get(table)?.document).length > 0;
      },
      `the next decision after ${taken}`,
      30_000,
    );
    if (asked === undefined) return taken;
    const player = people[asked]!;
    const play = player.play(table);
    // By the turn and not one after the other: a decision on an old page is refused, and must not change later ones.
    const chance = new SeededChance(`${seed} ${asked} ${play.turn}`);
    const undo = play.takeBack > 0 && chance.below(7) === 0;
    const move = play.moves[chance.below(play.moves.length)]!;
    const fault = undo ? await player.submit(table, [], 1, play.turn) : await player.submit(table, [move], 0, play.turn);
    if (fault?.id === 'stale') continue;
    if (fault) throw new Error(`${fault.id}: ${fault.message}`);
    const before = play.turn;
    await player.until(
      () => player.play(table).turn > before || player.play(table).standings !== undefined,
      'the own move',
      30_000,
    );
    taken += 1;
  }
  return taken;
}

const nights = { drop: 12, double: 6, delay: 5, cut: 150, longest: 80 };

describe.each(Object.keys(games))('%s', (game) => {
  test('comes out the same over a network that drops, doubles, delays and reorders', async () => {
    const good = await playThrough(game, async () => undefined);
    const bad = await playThrough(game, (address) => startFaultyProxy(address, new SeededChance(`faults of ${game}`), nights));
    const { counts } = bad.proxy!;
    expect(bad.essence).toEqual(good.essence);
    expect(bad.standings).toEqual(good.standings);
    expect(bad.taken).toBe(good.taken);
    expect(Math.min(counts.dropped, counts.doubled, counts.delayed)).toBeGreaterThan(5);
    expect(bad.resyncs).toBeGreaterThan(0);
  });
});
