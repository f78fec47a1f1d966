// The server in this process: tables, seats, moves, undo, chat, records, for every game there is.
import { SeededChance } from '@kontor/engine';
import { games } from '@kontor/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../src/index.ts';
import { openMemoryStorage } from '../src/storage/memory-storage.ts';
import { playOut } from './support/play-out.ts';
import { HttpFault, Player } from './support/player.ts';

let server: RunningServer;
const players: Player[] = [];
const player = async (name?: string) => {
  const one = await new Player(server.address).enter(name);
  players.push(one);
  return one.connect();
};
const create = async (host: Player, wish: object) =>
  (await host.request<{ table: { id: string; seats: object[]; status: string } }>('POST', '/api/tables', wish)).table;

beforeAll(async () => {
  server = await startServer(
    {
      port: 0,
      logLevel: 'warn',
      botPause: 0,
      botMilliseconds: 5,
      messageRate: { perSecond: 1e6, burst: 1e6 },
      requestRate: { perSecond: 1e6, burst: 1e6 },
    },
    { storage: openMemoryStorage() },
  );
});
afterAll(async () => {
  for (const one of players) one.close();
  await server.close();
});

describe.each(Object.keys(games))('%s', (game) => {
  test('is played to its end by people and bots, seen right by everybody, and comes home as a record', async () => {
    const [ann, ben] = await Promise.all([player('Ann'), player('Ben')]);
    const table = await create(ann, { game, seats: 3, bots: ['apprentice'] });
    await ben.request('POST', `/api/tables/${table.id}/join`, {});
    const watcher = await player('Eve');
    await Promise.all([ann.watch(table.id), ben.watch(table.id), watcher.watch(table.id)]);
    await ann.request('POST', `/api/tables/${table.id}/start`, {});
    await playOut([ann, ben], table.id, new SeededChance(game));
    await watcher.until(() => watcher.tables.get(table.id)?.document.table.status === 'over', 'the end');
    for (const one of [ann, ben, watcher]) {
      const seen = one.tables.get(table.id)!;
      const again = await new Player(server.address);
      again.cookie = one.cookie;
      players.push(again);
      await again.connect();
      const fresh = await again.watch(table.id);
      expect(seen.document).toEqual(fresh.document);
      expect(one.resyncs).toBe(0);
      const whole: object[] = [];
      for (;;) {
        const { lines, total } = await one.request<{ lines: object[]; total: number }>(
          'GET',
          `/api/tables/${table.id}/lines?from=${whole.length}`,
        );
        whole.push(...lines);
        if (whole.length === total) break;
        expect(lines.length).toBeGreaterThan(0);
      }
      expect(seen.lines).toEqual(whole.slice(seen.firstLine));
    }
    const record = await ann.request<{ end: { over: boolean } }>('GET', `/api/tables/${table.id}/record`);
    expect(record.end.over).toBe(true);
    const uploaded = await ben.request<{ table: { id: string; status: string } }>('POST', '/api/records', { record });
    expect(uploaded.table.status).toBe('over');
    const replay = await ben.request<{ steps: { view: object }[]; total: number }>(
      'GET',
      `/api/tables/${uploaded.table.id}/replay?viewer=0&from=${0}`,
    );
    expect(replay.steps.length).toBe(Math.min(100, replay.total));
  });
});

describe('seats', () => {
  test('belong to their session alone', async () => {
    const [ann, eve] = await Promise.all([player('Ann'), player('Eve')]);
    const table = await create(ann, { game: 'wharf', seats: 2, bots: ['apprentice'], start: true });
    await eve.watch(table.id);
    const fault = await eve.submit(table.id, [{ type: 'getReady' }], 0, 0);
    expect(fault?.id).toBe('not-allowed');
    await expect(eve.request('POST', `/api/tables/${table.id}/join`, {})).rejects.toThrow(HttpFault);
    await expect(eve.request('GET', `/api/tables/${table.id}/replay?viewer=0`)).rejects.toThrow('not-allowed');
    await expect(eve.request('GET', `/api/tables/${table.id}/record`)).rejects.toThrow('wrong-moment');
  });
});
