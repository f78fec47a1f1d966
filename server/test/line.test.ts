// Texts taken off a stream and put on it past the library, among all that the library itself takes and puts: with its own client at the
// other end, and with frames made by hand, cut up anyhow.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Inbox } from '../src/socket/inbox.ts';
import { Line } from '../src/socket/line.ts';
import { OneBufferSocket } from '../src/socket/one-buffer.ts';

const longestHeard = 70_000;
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: longestHeard });
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.nat(300).map((length) => 'x'.repeat(length)),
);

describe.each([
  ['on a socket as it comes', (stream: Duplex) => stream],
  ['on one that reads into the buffer of all', OneBufferSocket.inPlaceOf],
])('a line to a client of the library, %s,', (_, socketOf) => {
  const server = createServer();
  let heard: string[] = [];
  const said: (string | undefined)[] = [];
  let client: WebSocket;
  let line: Line;
  let ours: WebSocket;

  beforeAll(async () => {
    const ready = new Promise<void>((resolve) => {
      server.on('upgrade', (request, socket, head) => {
        const stream = socketOf(socket);
        sockets.handleUpgrade(request, stream, head, (opened) => {
          ours = opened;
          line = new Line(opened, stream, longestHeard, (text) => said.push(text));
          resolve();
        });
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    client.on('message', (data) => heard.push(String(data)));
    await Promise.all([once(client, 'open'), ready]);
  });
  afterAll(() => {
    client.terminate();
    server.close();
  });

  /** Everything has arrived when the answer to a ping has. */
  async function hear(): Promise<string[]> {
    line.flush();
    const answered = once(ours, 'pong');
    ours.ping();
    await answered;
    return heard.splice(0);
  }

  test('carries any text, in order', async () => {
    heard = [];
    const edges = [0, 1, 125, 126, 127, 128, 255, 256, 32_767, 32_768, 32_896, 65_534, 65_535, 65_536, 70_000];
    const texts = [...edges.map((length) => 'x'.repeat(length)), 'Valparaíso', '', 'é'.repeat(126), '{"a":"\u0081~"}', '漢字🚢'];
    for (const text of texts) line.send(text);
    expect(await hear()).toEqual(texts);
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { maxLength: 8 }), async (some) => {
        for (const text of some) line.send(text);
        expect(await hear()).toEqual(some);
      }),
      { numRuns: 200 },
    );
  });

  test('goes out by itself at the end of the turn', async () => {
    const arrived = once(client, 'message');
    line.send('one');
    line.send('two');
    expect(String((await arrived)[0])).toBe('one');
    expect(await hear()).toEqual(['one', 'two']);
  });

  test('brings any text, in order, and nothing in place of what is no text', async () => {
    const texts = ['plain', '', 'x'.repeat(126), 'Altiplano: ¡vamos!', 'x'.repeat(65_535), 'x'.repeat(65_536), 'plain again'];
    for (const text of texts) client.send(text);
    client.send(Buffer.from([1, 2, 3]));
    client.ping();
    client.send('last');
    await once(client, 'pong');
    expect(said.splice(0)).toEqual([...texts, undefined, 'last']);
  });

  test('says what waits before it is closed, and nothing after', async () => {
    heard = [];
    const closed = once(client, 'close');
    line.send('before');
    line.close(1008, 'enough');
    line.send('too late');
    line.flush();
    expect((await closed)[0]).toBe(1008);
    expect(heard).toEqual(['before']);
  });
});

/** A stream whose other end is in our hands. */
class Wire extends Duplex {
  override _read(): void {}
  override _write(_: Buffer, __: BufferEncoding, done: () => void): void {
    done();
  }
}

function connect(): { wire: Wire; socket: WebSocket; said: (string | undefined)[]; faults: unknown[] } {
  const wire = new Wire();
  const headers = { upgrade: 'websocket', connection: 'upgrade', 'sec-websocket-version': '13', 'sec-websocket-key': keyOfAny };
  const said: (string | undefined)[] = [];
  const faults: unknown[] = [];
  let socket!: WebSocket;
  sockets.handleUpgrade({ method: 'GET', url: '/', headers } as unknown as IncomingMessage, wire, Buffer.alloc(0), (opened) => {
    socket = opened;
    socket.on('error', (error) => faults.push(error));
    new Line(socket, wire, longestHeard, (text) => said.push(text));
  });
  return { wire, socket, said, faults };
}
const keyOfAny = Buffer.alloc(16).toString('base64');

interface Frame {
  readonly first: number;
  readonly body: Buffer;
  readonly mask: readonly number[];
}

function bytesOf({ first, body, mask }: Frame): Buffer {
  const { length } = body;
  const size =
    length < 126
      ? [0x80 | length]
      : length < 65_536
        ? [0xfe, length >> 8, length & 255]
        : [0xff, 0, 0, 0, 0, 0, length >> 16, (length >> 8) & 255, length & 255];
  return Buffer.concat([Buffer.from([first, ...size, ...mask]), body.map((byte, index) => byte ^ mask[index % 4]!)]);
}

/** Frames, and what is heard of them. */
const mask = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
const frames = fc.oneof(
  fc
    .tuple(anyText, mask)
    .map(([text, key]) => ({ heard: [text], frames: [{ first: 0x81, body: Buffer.from(text), mask: key }] })),
  fc.tuple(anyText, anyText, mask).map(([one, two, key]) => ({
    heard: [one + two],
    frames: [
      { first: 0x01, body: Buffer.from(one), mask: key },
      { first: 0x80, body: Buffer.from(two), mask: key },
    ],
  })),
  fc
    .tuple(fc.uint8Array(), mask)
    .map(([bytes, key]) => ({ heard: [undefined], frames: [{ first: 0x82, body: Buffer.from(bytes), mask: key }] })),
  mask.map((key) => ({ heard: [], frames: [{ first: 0x89, body: Buffer.from('ping'), mask: key }] })),
);

describe('a line on which frames come', () => {
  test('brings the same however they are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(frames, { maxLength: 6 }), fc.array(fc.nat(400), { maxLength: 8 }), async (all, cuts) => {
        const { wire, said, faults } = connect();
        const bytes = Buffer.concat(all.flatMap((one) => one.frames.map(bytesOf)));
        let at = 0;
        for (const cut of [...cuts, bytes.length]) {
          if (at < bytes.length) wire.push(Buffer.from(bytes.subarray(at, at + cut)));
          at += cut;
          await turn();
        }
        expect(said).toEqual(all.flatMap(({ heard }) => heard));
        expect(faults).toEqual([]);
        wire.destroy();
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['a frame without a mask', Buffer.from([0x81, 0x02, 0x7b, 0x7d]), 'WS_ERR_EXPECTED_MASK'],
    ['a reserved bit', Buffer.from([0xc1, 0x80, 0, 0, 0, 0]), 'WS_ERR_UNEXPECTED_RSV_1'],
    ['a kind that there is not', Buffer.from([0x83, 0x80, 0, 0, 0, 0]), 'WS_ERR_INVALID_OPCODE'],
    ['text that is none', bytesOf({ first: 0x81, body: Buffer.from([0x61, 0xff]), mask: [1, 2, 3, 4] }), 'WS_ERR_INVALID_UTF8'],
    [
      'a text that is too long',
      bytesOf({ first: 0x81, body: Buffer.alloc(longestHeard + 1, 'x'), mask: [1, 2, 3, 4] }),
      'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH',
    ],
  ])('leaves %s to the library, which closes the connection and hears no more', async (_, bytes, code) => {
    const { wire, socket, said, faults } = connect();
    wire.push(Buffer.concat([bytes, bytesOf({ first: 0x81, body: Buffer.from('more'), mask: [0, 0, 0, 0] })]));
    await turn();
    wire.push(bytesOf({ first: 0x81, body: Buffer.from('and more'), mask: [0, 0, 0, 0] }));
    await turn();
    expect(said).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(socket.readyState).toBe(WebSocket.CLOSING);
    expect(faults[0]).toMatchObject({ code });
    wire.destroy();
  });
});

test('an inbox hands out what has come in its order, after all of it has come', async () => {
  const inbox = new Inbox();
  const got: string[] = [];
  const to = (name: string) => ({ receive: (text: string | undefined) => got.push(`${name} ${text}`) });
  const [ann, ben] = [to('Ann'), to('Ben')];
  inbox.put(ann, '1');
  inbox.put(ben, '2');
  inbox.put(ann, undefined);
  expect(got).toEqual([]);
  await turn();
  expect(got).toEqual(['Ann 1', 'Ben 2', 'Ann undefined']);
  inbox.put({ receive: () => inbox.put(ben, '4') }, '3');
  await turn();
  await turn();
  expect(got.at(-1)).toBe('Ben 4');
});
