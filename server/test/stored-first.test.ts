// Nothing is told before it is stored, and nothing that was told is gone after a restart.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../src/index.ts';
import { openMemoryStorage } from '../src/storage/memory-storage.ts';
import type { Batch, Storage } from '../src/storage/storage.ts';
import { Onlookers } from '../src/tables/onlookers.ts';
import { Player } from './support/player.ts';
import { beginRace } from './support/race.ts';

const plan = [{ type: 'layOrder', order: 'load' }];
const servers: RunningServer[] = [];
const players: Player[] = [];
let now = 1_000_000;

async function start(storage: Storage): Promise<RunningServer> {
  const server = await startServer({ port: 0, logLevel: 'silent' }, { storage, now: () => now });
  servers.push(server);
  return server;
}
/** Never repeats anything by itself. */
async function player(server: RunningServer, cookie?: string): Promise<Player> {
  const one = new Player(server.address, { patience: 600_000 });
  players.push(one);
  if (cookie === undefined) await one.enter();
  else one.cookie = cookie;
  return one.connect();
}
const post = (who: Player, path: string, body: object = {}) => who.request('POST', `/api/tables${path}`, body);

async function table(people: readonly Player[], more: object = {}): Promise<string> {
  const [host, ...others] = people as [Player, ...Player[]];
  const made = await host.request<{ table: { id: string } }>('POST', '/api/tables', {
    game: 'wharf',
    seats: people.length,
    ...more,
  });
  const { id } = made.table;
  for (const other of others) await post(other, `/${id}/join`);
  await post(host, `/${id}/start`);
  return id;
}

afterEach(async () => {
  for (const one of players.splice(0)) one.close();
  for (const server of servers.splice(0)) await server.close();
});

test('a server that cannot store is not ready, though it lives', async () => {
  const kept = openMemoryStorage();
  let isBroken = false;
  const commit = async (batch: Batch) => (isBroken ? Promise.reject(new Error('worn out')) : kept.commit(batch));
  const server = await start({ ...kept, commit });
  const status = async (path: string) => (await fetch(`${server.address}${path}`)).status;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  isBroken = true;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  isBroken = false;
});

describe('while something is on its way to the disk', () => {
  /** A storage whose commits can be held up. */
  function held(): { storage: Storage; hold(): () => void } {
    const storage = openMemoryStorage();
    let gate = Promise.resolve();
    return {
      storage: { ...storage, commit: (batch) => gate.then(() => storage.commit(batch)) },
      hold() {
        let open = () => {};
        gate = new Promise((resolve) => {
          open = resolve;
        });
        return open;
      },
    };
  }

  test('whoever looks sees it only when it is stored, and the one who did it is answered though they look again', async () => {
    const { storage, hold } = held();
    const server = await start(storage);
    const [ann, ben] = [await player(server), await player(server)];
    const id = await table([ann, ben]);
    await ann.watch(id);
    const release = hold();
    ann.transcript = [];
    let isAnswered = false;
    const answer = ann.submit(id, plan).then((fault) => {
      isAnswered = true;
      return fault;
    });
    ann.send({ type: 'watch', table: id });
    const eve = await player(server, ann.cookie);
    const shown = eve.watch(id);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isAnswered).toBe(false);
    expect(ann.transcript.filter((text) => text.includes('orderLaid'))).toEqual([]);
    expect(eve.tables.size).toBe(0);
    release();
    expect(await answer).toBeUndefined();
    expect((await shown).document.play?.view['plans']).toEqual([['load'], null]);
    await ann.until(() => ann.transcript!.some((text) => text.startsWith('{"type":"table"')), 'the table again');
    expect(ann.play(id).view['plans']).toEqual([['load'], null]);
    expect(await ann.submit(id, [{ type: 'layOrder', order: 'sell' }])).toBeUndefined();
  });
});

test('what cannot be told is not stored: it did not happen, and the table goes on from before it', async () => {
  const server = await start(openMemoryStorage());
  const [ann, ben] = [await player(server), await player(server)];
  const id = await table([ann, ben]);
  await Promise.all([ann.watch(id), ben.watch(id)]);
  const prepare = vi.spyOn(Onlookers.prototype, 'prepare').mockImplementationOnce(() => {
    throw new Error('stumbled');
  });
  ann.send({ type: 'submit', table: id, id: 'once', turn: 0, moves: plan });
  await ann.until(() => ann.faults.some((fault) => fault.id === 'not-stored'), 'a fault');
  prepare.mockRestore();
  const again = await player(server, ann.cookie);
  await again.watch(id);
  expect(again.play(id).view['plans']).toEqual([[], null]);
  expect(await again.submit(id, plan)).toBeUndefined();
  expect(again.play(id).view['plans']).toEqual([['load'], null]);
});

describe('after a restart', () => {
  test('votes to end and time that was granted are still there', async () => {
    const storage = openMemoryStorage();
    const first = await start(storage);
    const people = [await player(first), await player(first), await player(first)];
    const [ann, ben, cid] = people as [Player, Player, Player];
    const id = await table(people, { clock: { kind: 'live', bank: 10, increment: 0, grace: 0 } });
    now += 11_000;
    await post(ann, `/${id}/choose`, { seat: 1, choice: 'wait' });
    await post(ann, `/${id}/choose`, { seat: 2, choice: 'end' });
    await ann.watch(id);
    const { clock } = ann.tables.get(id)!.document;
    expect(clock).toMatchObject({ late: [{ seat: 0 }, { seat: 2, end: [0] }] });
    await first.close();
    const second = await start(storage);
    const again = await player(second, ben.cookie);
    await again.watch(id);
    expect(again.tables.get(id)!.document.clock).toEqual(clock);
    expect(cid.person).toBeDefined();
  });

  test('VP-3.5 the timer of the race goes on where it stood', async () => {
    const storage = openMemoryStorage();
    const first = await start(storage);
    const [ann, ben] = [await player(first), await player(first)];
    const id = await table([ann, ben], { game: 'valparaiso', race: 60, options: { race: true } });
    await Promise.all([ann.watch(id), ben.watch(id)]);
    const race = (who: Player) => who.tables.get(id)!.document.clock?.race;
    const began = now;
    await beginRace(id, [ann, ben]);
    await ben.until(() => race(ben) !== undefined, 'the race');
    expect(race(ben)).toBe(began + 60_000);
    now += 20_000;
    await first.close();
    now += 300_000;
    const second = await start(storage);
    const again = await player(second, ben.cookie);
    await again.watch(id);
    expect(race(again)).toBe(began + 360_000);
  });

  test('who is asked is known without opening a room', async () => {
    const storage = openMemoryStorage();
    const server = await start(storage);
    const [ann, ben] = [await player(server), await player(server)];
    const id = await table([ann, ben]);
    await ann.watch(id);
    await ann.submit(id, [...plan, { type: 'layOrder', order: 'sell' }, { type: 'getReady' }]);
    ann.close();
    const opened = () => Number(/kontor_tables_open (\d+)/.exec(server.metrics.expose())![1]);
    await ben.until(() => {
      server.sweep(0);
      return opened() === 0;
    }, 'an empty house');
    const mine = (who: Player) => who.request<{ asked: string[] }>('GET', '/api/tables/mine');
    expect((await mine(ben)).asked).toEqual([id]);
    expect((await mine(ann)).asked).toEqual([]);
    expect(opened()).toBe(0);
  });
});
