// Malformed, huge and hostile messages by the hundred thousand against a real server process: it lives, its memory stays flat,
// and each message gets a clear answer that names what was wrong.
import { SeededChance } from '@kontor/engine';
import { games } from '@kontor/games';
import { faultIds, protocolVersion } from '@kontor/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Player } from './support/player.ts';
import { bundleServer, freePort, type ServerProcess, startProcess, temporaryFolder } from './support/process.ts';

const messages = 400_000;
const folder = temporaryFolder('fuzz');
const players: Player[] = [];
let server: ServerProcess;

beforeAll(async () => {
  await bundleServer(`${folder.path}/bundle`);
  server = await startProcess(`${folder.path}/bundle`, `${folder.path}/data`, await freePort());
});
afterAll(async () => {
  for (const player of players) player.close();
  await server?.kill();
  folder.remove();
});

const memory = async (): Promise<number> => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/kontor_memory_bytes (\d+)/.exec(text)![1]);
};

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Something that no client should send. */
function hostile(chance: SeededChance, table: string): string {
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  const junk = (): unknown =>
    pick<unknown>([
      null,
      true,
      -1,
      1e308,
      0.5,
      '',
      'x'.repeat(chance.below(300)),
      [],
      {},
      [[]],
      { type: 'x' },
      '\u0000\u202e',
      '__proto__',
      { __proto__: null, constructor: 1 },
      Number.MAX_SAFE_INTEGER,
      [null],
      'ﷺ'.repeat(20),
      { toString: 'no' },
      "'; DROP TABLE log; --",
    ]);
  const types = [
    'hello',
    'lobby',
    'watch',
    'unwatch',
    'submit',
    'chat',
    'hint',
    'ping',
    'table',
    'change',
    'constructor',
    '__proto__',
  ];
  const known: Record<string, unknown>[] = [
    {
      type: 'submit',
      table,
      id: `f${chance.below(1e6)}`,
      turn: chance.below(5),
      moves: [{ type: 'sell', good: 0 }],
      takeBack: 0,
    },
    { type: 'submit', table, id: 'same', turn: 0, moves: [{ type: 'layOrder', order: 'load' }] },
    { type: 'watch', table: 'aaaaaaaaaaaaaaaa', since: 3 },
    { type: 'watch', table, since: 0 },
    { type: 'chat', table, id: 'c', text: 'hello' },
    { type: 'hint', table, id: 'h' },
    { type: 'hello', version: protocolVersion },
    { type: 'unwatch', table: 'bbbbbbbbbbbbbbbb' },
    { type: 'ping', at: 1 },
  ];
  switch (chance.below(9)) {
    case 8:
      return JSON.stringify(pick(known));
    case 0: {
      const text = JSON.stringify(pick(known));
      return text.slice(0, chance.below(text.length));
    }
    case 1:
      return JSON.stringify(junk());
    case 2:
      return JSON.stringify({ type: pick(types), [pick(['table', 'id', 'moves', 'version', 'since', 'text'])]: junk() });
    case 3: {
      const message = { ...pick(known) };
      message[pick(Object.keys(message))] = junk();
      return JSON.stringify(message);
    }
    case 4:
      return JSON.stringify({ ...pick(known), [pick(['extra', '__proto__', 'moves', 'seat', 'person'])]: junk() });
    case 5:
      return JSON.stringify({ type: 'submit', table, id: 'm', turn: 0, moves: Array.from({ length: chance.below(200) }, junk) });
    case 6:
      return chance.below(40) === 0
        ? deep(20_000)
        : `{"type":"submit","table":"${table}","id":"d","turn":0,"moves":[{"type":"a","b":${deep(chance.below(200))}}]}`;
    default: {
      const bytes = Array.from({ length: chance.below(60) }, () => String.fromCharCode(chance.below(0xffff)));
      return bytes.join('');
    }
  }
}

test(`${messages} hostile messages: the process lives, memory stays flat, every answer is clear`, async () => {
  const host = await new Player(server.address).enter('Ann');
  players.push(host);
  const { table } = await host.request<{ table: { id: string } }>('POST', '/api/tables', {
    game: Object.keys(games)[0]!,
    seats: 2,
    bots: ['apprentice'],
    start: true,
  });
  const chance = new SeededChance('fuzz');
  const counts = new Map<string, number>();
  let sent = 0;
  let answers = 0;
  const unclear: string[] = [];

  /** One connection's share: sends in waves, and reads each answer. */
  async function storm(cookie: string, share: number): Promise<void> {
    let left = share;
    while (left > 0) {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.on('error', () => undefined);
      await new Promise<void>((resolve) => {
        socket.once('open', () => resolve());
        socket.once('close', () => resolve());
      });
      let pongs = 0;
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as { type: string; fault?: { id: string; message: string }; at?: number };
        if (message.type === 'pong' && message.at === -7) pongs += 1;
        if (message.type !== 'fault') return;
        answers += 1;
        const { id, message: words } = message.fault!;
        counts.set(id, (counts.get(id) ?? 0) + 1);
        if (!(faultIds as readonly string[]).includes(id) || words.length < 10 || words.length > 600) unclear.push(String(data));
      });
      socket.send(`{"type":"hello","version":${protocolVersion}}`);
      while (left > 0 && socket.readyState === WebSocket.OPEN) {
        const before = pongs;
        for (let wave = 0; wave < 150 && left > 0; wave++) {
          socket.send(hostile(chance, table.id));
          sent += 1;
          left -= 1;
        }
        socket.send('{"type":"ping","at":-7}');
        while (pongs === before && socket.readyState === WebSocket.OPEN) await new Promise((resolve) => setTimeout(resolve, 2));
      }
      socket.terminate();
      await closed;
    }
  }

  /** So many messages over six connections at once, half of them without a cookie. */
  const storms = (share: number) =>
    Promise.all(Array.from({ length: 6 }, (_, index) => storm(index % 2 === 0 ? host.cookie : '', share / 6)));

  // What the process takes for itself grows with the first of them, whatever they are: flat it has to be from there on.
  await storms(messages / 2);
  const before = await memory();
  await storms(messages / 2);
  const after = await memory();

  const binary = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`);
  await new Promise((resolve) => binary.once('open', resolve));
  const code = new Promise<number>((resolve) => binary.once('close', resolve));
  binary.on('error', () => undefined);
  binary.send(Buffer.alloc(200_000, 1));
  expect(await code).toBe(1009);

  expect(unclear).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(messages);
  expect(answers).toBeGreaterThan(messages / 2);
  expect(counts.get('internal') ?? 0).toBe(0);
  for (const id of ['not-json', 'bad-message', 'unknown-table', 'refused', 'no-session', 'stale'])
    expect(counts.has(id), id).toBe(true);
  expect(after - before).toBeLessThan(30_000_000);
  expect(after).toBeLessThan(400_000_000);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect(server.output()).not.toContain('"level":50');
});

test('hostile requests get a clear answer each', async () => {
  const host = await new Player(server.address).enter('Ben');
  players.push(host);
  const attempts: [string, string, RequestInit][] = [
    ['bad-message', '/api/tables', { method: 'POST', body: '{"game":"wharf"}' }],
    ['bad-message', '/api/tables', { method: 'POST', body: '[]' }],
    ['not-json', '/api/tables', { method: 'POST', body: '{"game":' }],
    ['too-large', '/api/tables', { method: 'POST', body: `{"game":"${'x'.repeat(100_000)}"}` }],
    ['unknown-game', '/api/tables', { method: 'POST', body: '{"game":"chess","seats":2}' }],
    ['bad-input', '/api/tables', { method: 'POST', body: '{"game":"wharf","seats":9}' }],
    ['bad-input', '/api/tables', { method: 'POST', body: '{"game":"wharf","seats":2,"options":{"bogus":1}}' }],
    ['bad-message', '/api/tables/../../etc/passwd', {}],
    ['unknown-route', '/api/nowhere', {}],
    ['bad-message', '/api/tables/%00', {}],
    ['unknown-table', '/api/tables/aaaaaaaaaaaaaaaa', {}],
    ['bad-message', '/api/tables/aaaaaaaaaaaaaaaa/replay?viewer=99999', {}],
    ['bad-input', '/api/records', { method: 'POST', body: '{"record":{"kontor":"record"}}' }],
    ['bad-input', '/api/records', { method: 'POST', body: '{"record":{"kontor":"edition","version":1}}' }],
    ['foreign-origin', '/api/tables', { method: 'POST', body: '{}', headers: { origin: 'https://elsewhere.example' } }],
  ];
  for (const [id, path, init] of attempts) {
    const response = await fetch(`${server.address}${path}`, {
      ...init,
      headers: { cookie: host.cookie, ...(init.body !== undefined && { 'content-type': 'application/json' }), ...init.headers },
    });
    const text = await response.text();
    if (path.includes('..')) {
      expect(response.status, path).toBe(404);
      continue;
    }
    const { fault } = JSON.parse(text) as { fault?: { id: string; message: string } };
    expect(fault?.id, `${path} ${text}`).toBe(id);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }
  const forged = await fetch(`${server.address}/api/tables/mine`, { headers: { cookie: host.cookie.replace(/\..*/, '.AAAA') } });
  expect(forged.status).toBe(401);
});
