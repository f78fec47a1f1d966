// Clients that mean no good, one way after another: each is told what is wrong, and nobody else notices.
import type { BotHost, StopSignal } from '@kontor/bots';
import { limits, protocolVersion } from '@kontor/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Task } from '../src/bots/tasks.ts';
import { WorkerPool } from '../src/bots/worker-host.ts';
import { isTooDeep } from '../src/http/depth.ts';
import type { RunningServer } from '../src/index.ts';
import { openMemoryStorage } from '../src/storage/memory-storage.ts';
import { openDoor } from './support/door.ts';
import type { Player } from './support/player.ts';

const { ends, start, guest, ask, post, pause, raw, within } = openDoor();
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('what lies too deep within itself', () => {
  test('is seen, and nothing else is taken for it', () => {
    const long = `"${'x'.repeat(2000)}"`;
    expect(isTooDeep(`[${long},${lists(limits.nesting - 1)}]`)).toBe(false);
    expect(isTooDeep(`[${long},${lists(limits.nesting)}]`)).toBe(true);
    expect(isTooDeep(`[${long},${objects(limits.nesting)}]`)).toBe(true);
    expect(isTooDeep(JSON.stringify(Array(1000).fill([{}, []])))).toBe(false);
    expect(isTooDeep(JSON.stringify([lists(5000), `\\"${lists(5000)}`]))).toBe(false);
    expect(isTooDeep(JSON.stringify(['\\', lists(5000)]))).toBe(false);
    expect(isTooDeep(`"${'['.repeat(2000)}`)).toBe(false);
  });

  test('is refused in every request and every message, and the server goes on', async () => {
    const server = await start();
    const ann = await guest(server);
    const { cookie } = ann;
    const bodies: [string, string][] = [
      ['/api/records', `{"record":${objects(50_000)}}`],
      ['/api/records', `{"record":{"kontor":"record","a":${objects(50_000)}}}`],
      ['/api/tables', `{"game":"wharf","seats":2,"options":{"startPlayer":${lists(30_000)}}}`],
      ['/api/session', `{"name":${lists(30_000)}}`],
    ];
    for (const [path, body] of bodies) {
      const answer = await post(server, path, body, { cookie });
      expect(answer, path).toMatchObject({ status: 400, fault: { id: 'bad-input', message: expect.stringContaining('32') } });
    }
    for (const text of [
      `{"type":"submit","table":"aaaaaaaaaaaaaaaa","id":"d","turn":0,"moves":[{"type":"a","b":${lists(30_000)}}]}`,
      `{"type":"chat","table":"aaaaaaaaaaaaaaaa","id":"d","text":${objects(5000)}}`,
      lists(30_000),
    ]) {
      ann.faults = [];
      ann.sendText(text);
      await ann.until(() => ann.faults.length > 0, 'a fault');
      expect(ann.faults[0]).toMatchObject({ id: 'bad-input', message: expect.stringContaining('32') });
    }
    expect(await ask(server, '/api/session', { headers: { cookie } })).toMatchObject({ status: 200 });
  });
});

describe('the threads', () => {
  /** A thread that answers each task with its place among those it got, after the time the task says. */
  const entry = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ name, takes }) => setTimeout(() => parentPort.postMessage({ kind: 'failed', message: name }), takes));
    `)}`,
  );
  function pool() {
    const one = new WorkerPool(entry, 1);
    ends.push(() => one.close());
    const done: string[] = [];
    const run = async (
      name: unknown,
      { signal, canWait, takes = 1 }: { signal?: StopSignal; canWait?: boolean; takes?: number } = {},
    ) => {
      const reply = await one.run({ name, takes } as unknown as Task, 60_000, signal, canWait);
      done.push(reply.kind === 'failed' ? reply.message : reply.kind);
      return done.at(-1)!;
    };
    return { one, run, done };
  }

  test('survive work that cannot be handed over, and take the next, idle or busy', async () => {
    const { run } = pool();
    const poison = () => undefined;
    expect(await run(poison)).toContain('cannot be handed');
    expect(await run('after')).toBe('after');
    const busy = run('busy', { takes: 100 });
    const answers = Promise.all([run(poison), run('behind'), run(poison), run('last')]);
    expect(await busy).toBe('busy');
    expect(await answers).toEqual([expect.stringContaining('handed'), 'behind', expect.stringContaining('handed'), 'last']);
  });

  test('take moves first, but let nothing wait for ever', async () => {
    const { run, done } = pool();
    const hints = ['h1', 'h2'].map((name) => run(name, { canWait: true, takes: 50 }));
    const moves = Array.from({ length: 12 }, (_, index) => run(`m${index}`));
    await Promise.all([...hints, ...moves]);
    expect(done).toEqual(['h1', ...Array.from({ length: 8 }, (_, index) => `m${index}`), 'h2', 'm8', 'm9', 'm10', 'm11']);
  });

  test('that think are not those that read records: one that is never done holds up no bot', async () => {
    const idle = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', ({ kind }) => kind === 'think' && parentPort.postMessage({ kind: 'failed', message: 'no idea' }));
      `)}`,
    );
    const server = await start({ botThreads: 1 }, { threads: { bots: idle, storage: idle } });
    const [ann, eve] = [await guest(server), await guest(server)];
    let isRead = false;
    const record = '{"record":{"kontor":"record","version":1}}';
    void post(server, '/api/records', record, { cookie: eve.cookie }).then(
      () => {
        isRead = true;
      },
      () => undefined,
    );
    const wish = { game: 'wharf', seats: 2, bots: ['apprentice'], start: true };
    const { table } = await ann.request<{ table: { id: string } }>('POST', '/api/tables', wish);
    await ann.watch(table.id);
    const seen = () => ann.play(table.id).view as { ready: boolean[] };
    await ann.until(() => seen().ready[1] === true, 'the bot to be ready');
    expect(isRead).toBe(false);
  });

  test('forget at once what nobody waits for any more', async () => {
    const { one, run } = pool();
    const busy = run('busy', { takes: 100 });
    const leaving = new AbortController();
    const hint = run('hint', { canWait: true, signal: leaving.signal });
    expect(one.waiting).toBe(1);
    leaving.abort();
    expect(one.waiting).toBe(0);
    expect(await hint).toContain('nobody waits');
    expect(await run('late', { signal: leaving.signal })).toContain('nobody waits');
    expect(await busy).toBe('busy');
  });
});

test('a seat gets one hint at a time, and none when its person is gone', async () => {
  const asked: { signal: StopSignal | undefined; canWait: boolean | undefined; answer: () => void }[] = [];
  const bots: BotHost = {
    think: (_, signal, canWait) =>
      new Promise((resolve) => {
        const move = { type: 'layOrder', order: 'load' };
        asked.push({ signal, canWait, answer: () => resolve({ move, candidates: [{ move, visits: 1, value: 0 }] } as never) });
      }),
    close: async () => undefined,
  };
  const server = await start({}, { bots });
  const [ann, ben] = await Promise.all([guest(server), guest(server)]);
  const { table } = await ann.request<{ table: { id: string } }>('POST', '/api/tables', { game: 'wharf', seats: 2 });
  await ben.request('POST', `/api/tables/${table.id}/join`, {});
  await ann.request('POST', `/api/tables/${table.id}/start`, {});
  const elsewhere = await guest(server, ann.cookie);
  const hint = (who: Player, id: string) => who.ask({ type: 'hint', table: table.id, id });

  const first = hint(ann, 'one');
  expect(await hint(ann, 'two')).toMatchObject({ id: 'too-many' });
  expect(await hint(elsewhere, 'three')).toMatchObject({ id: 'too-many' });
  ann.send({ type: 'hint', table: table.id, id: 'one' });
  const others = hint(ben, 'one');
  await ben.until(() => asked.length === 2, 'the question of another seat');
  expect(asked.map(({ canWait }) => canWait)).toEqual([true, true]);
  asked[0]!.answer();
  asked[1]!.answer();
  expect(await first).toBeUndefined();
  expect(await others).toBeUndefined();
  expect(ann.hints).toHaveLength(1);

  elsewhere.send({ type: 'hint', table: table.id, id: 'four' });
  expect(await within(2000, () => asked.length === 3)).toBe(true);
  elsewhere.close();
  expect(await within(2000, () => asked[2]!.signal?.aborted === true)).toBe(true);
  expect(await hint(ann, 'five')).toMatchObject({ id: 'too-many' });
  asked[2]!.answer();
  await pause(20);
  const last = hint(ann, 'six');
  expect(await within(2000, () => asked.length === 4)).toBe(true);
  asked[3]!.answer();
  expect(await last).toBeUndefined();
});

describe('pings and pongs of the socket itself', () => {
  const rate = { perSecond: 30, burst: 120 };
  async function open(server: RunningServer) {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`);
    ends.push(() => socket.terminate());
    const seen = { pongs: 0, code: 0, said: [] as string[] };
    socket.on('pong', () => {
      seen.pongs += 1;
    });
    socket.on('message', (data) => seen.said.push(String(data)));
    socket.on('close', (code) => {
      seen.code = code;
    });
    await new Promise((resolve) => socket.once('open', resolve));
    return { socket, seen };
  }

  test('pings are answered, and count like messages', async () => {
    const server = await start({ messageRate: rate });
    const { socket, seen } = await open(server);
    for (let count = 0; count < 100; count++) socket.ping('still there');
    expect(await within(5000, () => seen.pongs === 100)).toBe(true);
    for (let count = 0; count < 1000; count++) socket.ping();
    expect(await within(5000, () => seen.code === 1008)).toBe(true);
    expect(seen.pongs).toBe(rate.burst);
    expect(seen.said.at(-1)).toContain('"bye"');
  });

  test('pongs that nobody asked for count too', async () => {
    const { socket, seen } = await open(await start({ messageRate: rate }));
    for (let count = 0; count < 100; count++) socket.pong();
    socket.send(`{"type":"hello","version":${protocolVersion}}`);
    expect(await within(5000, () => seen.said.length === 1)).toBe(true);
    for (let count = 0; count < 1000; count++) socket.pong();
    expect(await within(5000, () => seen.code === 1008)).toBe(true);
  });

  test('whoever takes nothing off the socket is not answered without end, and is let go', async () => {
    const { socket, isClosed } = await raw(await start());
    const upgrade =
      'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13';
    socket.write(`GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n${upgrade}\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    const frame = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 65)]);
    const pings = Buffer.concat(Array.from({ length: 500 }, () => frame));
    const before = process.memoryUsage.rss();
    const isLetGo = await (async () => {
      for (const end = Date.now() + 30_000; Date.now() < end && !isClosed(); ) {
        if (!socket.write(pings)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), pause(200)]);
      }
      return isClosed();
    })();
    expect(isLetGo).toBe(true);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
  });
});

describe('slow clients', () => {
  test('are let go, and nobody else is', async () => {
    const server = await start({ requestMilliseconds: 600 });
    const ann = await guest(server);
    const [silent, header, body] = await Promise.all([raw(server), raw(server), raw(server)]);
    header.socket.write('GET / HTTP/1.1\r\nHo');
    body.socket.write('POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
    for (const one of [silent, header, body]) {
      one.socket.resume();
      expect(await within(4000, one.isClosed)).toBe(true);
    }
    const kept = await raw(server);
    let answers = 0;
    kept.socket.on('data', (data) => {
      answers += String(data).split('HTTP/1.1 200').length - 1;
    });
    for (let count = 1; count <= 4; count++) {
      kept.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      expect(await within(2000, () => answers === count)).toBe(true);
      await pause(800);
    }
    expect(kept.isClosed()).toBe(false);
    expect(ann.isConnected).toBe(true);
    ann.faults = [];
    expect(await ann.ask({ type: 'chat', table: 'aaaaaaaaaaaaaaaa', id: 'c', text: 'here' })).toMatchObject({
      id: 'unknown-table',
    });
  });

  test('are not let in without end', async () => {
    const server = await start({ connections: 2 });
    const all: Awaited<ReturnType<typeof raw>>[] = [];
    for (let count = 0; count < 6; count++) all.push(await raw(server));
    expect(await within(2000, () => all.filter(({ isClosed }) => isClosed()).length === 2)).toBe(true);
    all[0]!.socket.destroy();
    await pause(50);
    expect(await ask(server, '/api/session', {})).toMatchObject({ status: 200 });
  });
});

describe('behind a proxy', () => {
  const from = (last: string, first: number) => ({ 'x-forwarded-for': `10.0.0.${first}, ${last}` });

  test('only the address that the proxy added counts', async () => {
    const server = await start({ isBehindProxy: true, requestRate: { perSecond: 0.001, burst: 5 }, connectionsPerAddress: 2 });
    const codes = async (last: string) => {
      const list: number[] = [];
      for (let count = 0; count < 7; count++)
        list.push((await ask(server, '/api/session', { headers: from(last, count) })).status);
      return list;
    };
    expect(await codes('203.0.113.7')).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await codes('203.0.113.8')).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const open = (last: string, first: number) =>
      new Promise<number | 'open'>((resolve) => {
        const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/socket`, { headers: from(last, first) });
        ends.push(() => socket.terminate());
        socket.once('open', () => resolve('open'));
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
        socket.on('error', () => undefined);
      });
    expect([await open('203.0.113.7', 1), await open('203.0.113.7', 2), await open('203.0.113.7', 3)]).toEqual([
      'open',
      'open',
      429,
    ]);
    expect(await open('203.0.113.8', 1)).toBe('open');
  });

  test('without one, the header counts for nothing', async () => {
    const server = await start({ requestRate: { perSecond: 0.001, burst: 2 } });
    const codes: number[] = [];
    for (let count = 0; count < 3; count++)
      codes.push((await ask(server, '/api/session', { headers: from(`203.0.113.${count}`, count) })).status);
    expect(codes).toEqual([200, 200, 429]);
  });
});

test('what the storage does not take is told as such', async () => {
  const kept = openMemoryStorage();
  let isBroken = false;
  const server = await start(
    {},
    { storage: { ...kept, commit: async (batch) => (isBroken ? Promise.reject(new Error('disk full')) : kept.commit(batch)) } },
  );
  const { cookie } = await guest(server);
  isBroken = true;
  const notStored = { status: 503, fault: { id: 'not-stored' } };
  expect(await post(server, '/api/session', '{}')).toMatchObject(notStored);
  expect(await post(server, '/api/session', '{"name":"Ann"}', { cookie })).toMatchObject(notStored);
  expect(await post(server, '/api/tables', '{"game":"wharf","seats":2}', { cookie })).toMatchObject(notStored);
  isBroken = false;
  expect(await post(server, '/api/tables', '{"game":"wharf","seats":2}', { cookie })).toMatchObject({ status: 200 });
});

test('requests that are no JSON, and addresses that cannot be read, are told as such', async () => {
  const server = await start();
  expect(await post(server, '/api/session', '{}', { 'content-type': 'text/plain' })).toMatchObject({
    status: 400,
    fault: { id: 'bad-message', message: expect.stringContaining('application/json') },
  });
  for (const path of ['/api/tables/%zz', '/%zz', '/api/tables/%'])
    expect(await ask(server, path, {})).toMatchObject({
      status: 400,
      fault: { id: 'bad-message', message: expect.stringContaining('address') },
    });
});
