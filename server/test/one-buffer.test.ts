// Sockets that read into the buffer of all: each gets its own bytes and all of them, and comes and goes like any other.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Duplex, PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OneBufferSocket } from '../src/socket/one-buffer.ts';

const server: Server = createServer();
const clients: Socket[] = [];
let upgraded: (stream: Duplex, head: Buffer) => void;

beforeAll(async () => {
  server.on('upgrade', (_, socket, head) => upgraded(OneBufferSocket.inPlaceOf(socket), head));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  for (const client of clients) client.destroy();
  server.close();
});

const greeting = 'GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

/** A connection, by its two ends. */
async function open(): Promise<{ client: Socket; stream: OneBufferSocket }> {
  const both = new Promise<OneBufferSocket>((resolve, reject) => {
    upgraded = (stream) => {
      if (stream instanceof OneBufferSocket) resolve(stream);
      else reject(new Error('this version of Node does not let sockets read into one buffer: the server is slower with it'));
    };
  });
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(client);
  client.write(greeting);
  return { client, stream: await both };
}

const connections = (): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

/** What is taken off a stream. */
function taken(stream: OneBufferSocket): () => Buffer {
  const chunks: Buffer[] = [];
  stream.taker = (chunk) => chunks.push(Buffer.from(chunk));
  return () => Buffer.concat(chunks);
}

test('many at once get their own bytes, and all of them', async () => {
  const ends = await Promise.all([await open(), await open(), await open()]);
  const got = ends.map(({ stream }) => taken(stream));
  const said = ends.map(() => [] as Uint8Array[]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(2), fc.uint8Array({ maxLength: 300 })), { maxLength: 30 }), async (pieces) => {
      for (const [who, bytes] of pieces) {
        said[who]!.push(bytes);
        ends[who]!.client.write(bytes);
      }
      const all = said.map((list) => Buffer.concat(list));
      await vi.waitFor(() => expect(got.map((bytes) => bytes())).toEqual(all), { interval: 2, timeout: 20_000 });
    }),
    { numRuns: 30 },
  );
});

test('more than the buffer holds comes in pieces', async () => {
  const { client, stream } = await open();
  const got = taken(stream);
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  client.write(bytes);
  await vi.waitFor(() => expect(got().length).toBe(bytes.length), { timeout: 20_000 });
  expect(got().equals(bytes)).toBe(true);
});

test('what comes while nobody takes it is data of the stream, and waits', async () => {
  const { client, stream } = await open();
  client.write('early');
  await vi.waitFor(() => expect(stream.readableLength).toBe(5), { timeout: 20_000 });
  const heard: string[] = [];
  stream.on('data', (chunk: Buffer) => heard.push(String(chunk)));
  await vi.waitFor(() => expect(heard).toEqual(['early']), { timeout: 20_000 });
  client.write('late');
  await vi.waitFor(() => expect(heard).toEqual(['early', 'late']), { timeout: 20_000 });
});

test('one that stands still reads nothing until it goes on', async () => {
  const { client, stream } = await open();
  const got = taken(stream);
  stream.pause();
  client.write('later');
  await pause(50);
  expect(got().length).toBe(0);
  stream.resume();
  await vi.waitFor(() => expect(String(got())).toBe('later'), { timeout: 20_000 });
});

test('says who is at the other end, writes, and is counted by the server until it is gone', async () => {
  const before = await connections();
  const { client, stream } = await open();
  expect(stream.remoteAddress).toBe('127.0.0.1');
  expect(await connections()).toBe(before + 1);
  const heard = once(client, 'data');
  stream.write('hello', 'latin1');
  expect(String((await heard)[0])).toBe('hello');
  const closed = once(stream, 'close');
  stream.resume();
  stream.on('end', () => stream.end());
  client.end();
  await closed;
  await vi.waitFor(async () => expect(await connections()).toBe(before), { timeout: 20_000 });
});

test('one whose client is gone at once ends with a fault, and is not counted any more', async () => {
  const before = await connections();
  const { client, stream } = await open();
  const faults: unknown[] = [];
  stream.on('error', (error) => faults.push(error));
  const closed = once(stream, 'close');
  client.resetAndDestroy();
  await closed.catch(() => undefined);
  expect(faults).toHaveLength(1);
  await vi.waitFor(async () => expect(await connections()).toBe(before), { timeout: 20_000 });
});

test('a stream of any other kind stays as it is', () => {
  class Other extends Duplex {}
  for (const stream of [new PassThrough(), new Other()]) expect(OneBufferSocket.inPlaceOf(stream)).toBe(stream);
});
