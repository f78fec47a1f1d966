// The real process: it goes down in good order, gives time back, keeps limits, says how it is, and stays small.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { SeededChance } from '@kontor/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openLibsqlStorage } from '../src/storage/libsql-storage.ts';
import { playOut } from './support/play-out.ts';
import { Player } from './support/player.ts';
import { bundleServer, freePort, type ServerProcess, startProcess, temporaryFolder } from './support/process.ts';

const folder = temporaryFolder('process');
const players: Player[] = [];
const running: ServerProcess[] = [];

beforeAll(() => bundleServer(`${folder.path}/bundle`));
afterAll(async () => {
  for (const player of players) player.close();
  for (const server of running) await server.kill();
  folder.remove();
});

async function start(data: string, port: number, more: readonly string[] = []): Promise<ServerProcess> {
  const server = await startProcess(`${folder.path}/bundle`, `${folder.path}/${data}`, port, more);
  running.push(server);
  return server;
}
async function player(server: ServerProcess, isStubborn = false): Promise<Player> {
  const one = await new Player(server.address, { isStubborn, patience: 400 }).enter('Ann');
  players.push(one);
  return one.connect();
}
const create = async (who: Player, wish: object) =>
  (await who.request<{ table: { id: string } }>('POST', '/api/tables', wish)).table.id;

test('goes down in good order, tells clients to come back, and gives back the time it was away', async () => {
  const port = await freePort();
  const server = await start('down', port);
  const ann = await player(server, true);
  const id = await create(ann, {
    game: 'wharf',
    seats: 2,
    bots: ['apprentice'],
    start: true,
    clock: { kind: 'live', bank: 600, increment: 0, grace: 0 },
  });
  await ann.watch(id);
  expect(await ann.submit(id, [ann.play(id).moves[0]!])).toBeUndefined();
  expect(await server.stop()).toBe(0);
  await ann.until(() => ann.byes.includes('restart'), 'a good-bye');
  const left = ann.tables.get(id)!.document.clock!.left[0]!;
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const again = await start('down', port);
  await ann.until(() => ann.isConnected && ann.syncedAt > again.readyAt - 3000, 'being back');
  const { clock } = ann.tables.get(id)!.document;
  const spent = left - (clock!.left[0]! - (Date.now() - clock!.at));
  expect(spent).toBeLessThan(2500 + (Date.now() - again.readyAt));
  await again.kill();
});

test('says how it is, and sends headers that keep pages safe', async () => {
  const server = await start('health', await freePort());
  const answer = await fetch(`${server.address}/healthz`);
  expect(answer.status).toBe(200);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  if (process.platform !== 'win32') expect(statSync(`${folder.path}/health`).mode & 0o077).toBe(0);
  for (const header of [
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'x-frame-options',
    'cross-origin-opener-policy',
  ]) {
    expect(answer.headers.get(header), header).toBeTruthy();
  }
  const ann = await player(server);
  const id = await create(ann, { game: 'wharf', seats: 2, bots: ['captain'], start: true });
  await ann.watch(id);
  await playOut([ann], id, new SeededChance('health'), { milliseconds: 60_000 });
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  expect(Number(/kontor_moves_total (\d+)/.exec(metrics)![1])).toBeGreaterThan(10);
  expect(metrics).toMatch(/kontor_connections 1\n/);
  expect(metrics).toMatch(/kontor_commit_milliseconds_bucket\{le="\+Inf"\} \d+/);
  const cookie = await fetch(`${server.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(cookie.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  expect(server.output()).not.toContain(ann.cookie.split('.')[1]!);
  await server.kill();
});

test('lets whoever plays go before whoever thinks, where the system ranks threads', async () => {
  const isLinux = process.platform === 'linux';
  const server = await start('ranks', await freePort());
  const behind = () =>
    (isLinux ? readdirSync(`/proc/${server.pid}/task`) : []).filter((thread) => {
      const stat = readFileSync(`/proc/${server.pid}/task/${thread}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[16]) > 0;
    });
  const before = behind();
  const ann = await player(server);
  const id = await create(ann, { game: 'wharf', seats: 2, bots: ['captain'], start: true });
  await ann.watch(id);
  await playOut([ann], id, new SeededChance('ranks'), { milliseconds: 60_000 });
  expect(behind().length > before.length).toBe(isLinux);
  expect(behind()).not.toContain(String(server.pid));
  await server.kill();
});

test('keeps its limits: foreign pages, too many connections, too many messages', async () => {
  const server = await start('limits', await freePort(), ['--connections-per-address', '3', '--messages-per-second', '5']);
  const refusal = (headers: Record<string, string>) =>
    new Promise<number | 'open'>((resolve) => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers });
      socket.once('open', () => resolve('open'));
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.on('error', () => undefined);
    });
  expect(await refusal({ origin: 'https://elsewhere.example' })).toBe(403);
  expect(await refusal({ origin: server.address })).toBe('open');
  const ann = await player(server);
  expect(await refusal({})).toBe('open');
  expect(await refusal({})).toBe(429);
  for (let count = 0; count < 60; count++) ann.send({ type: 'ping', at: count });
  await ann.until(() => ann.faults.some(({ id }) => id === 'too-fast'), 'a warning');
  await server.kill();
});

test('a move late in a match, and opening it, cost what they cost at the start', async () => {
  const server = await start('late', await freePort());
  const ann = await player(server);
  const id = await create(ann, {
    game: 'wharf',
    seats: 5,
    bots: ['apprentice', 'apprentice', 'apprentice', 'apprentice'],
    start: true,
  });
  await ann.watch(id);
  await playOut([ann], id, new SeededChance('late'), { milliseconds: 60_000 });
  expect(await server.stop()).toBe(0);
  const storage = openLibsqlStorage(`${folder.path}/late/kontor.db`);
  const rows = await storage.rows(id, 0, Number.MAX_SAFE_INTEGER);
  const snapshot = await storage.snapshot(id);
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.at(-1)!.seq - snapshot!.seq).toBeLessThan(60);
  const sizes = rows.map((row) => JSON.stringify(row).length);
  const average = (list: number[]) => list.reduce((sum, size) => sum + size, 0) / list.length;
  expect(average(sizes.slice(-40))).toBeLessThan(2 * average(sizes.slice(1, 41)));
  await storage.close();
});

test('memory stays flat over 10,000 tables that are opened and closed', async () => {
  const server = await start('many', await freePort());
  const ann = await player(server);
  const memory = async () =>
    Number(/kontor_memory_bytes (\d+)/.exec(await (await fetch(`${server.address}/metrics`)).text())![1]);
  const round = async (tables: number) => {
    for (let made = 0; made < tables; made += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const id = await create(ann, { game: 'wharf', seats: 2, visibility: 'private' });
          await ann.request('POST', `/api/tables/${id}/leave`, {});
        }),
      );
    }
  };
  await round(2500);
  const before = await memory();
  await round(7500);
  const after = await memory();
  process.stdout.write(`memory ${Math.round(before / 1e6)} MB after 2,500 tables, ${Math.round(after / 1e6)} MB after 10,000\n`);
  expect(after - before).toBeLessThan(60_000_000);
  await server.kill();
});
