// Texts written straight to the stream, read by the library's own client: plain and not, short and long, among its own frames.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createLine } from '../src/socket/line.ts';

const server = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
let heard: string[] = [];
let client: WebSocket;
let send: (text: string) => void;
let ours: WebSocket;

beforeAll(async () => {
  const opened = new Promise<void>((resolve) => {
    server.on('upgrade', (request, stream, head) => {
      sockets.handleUpgrade(request, stream, head, (socket) => {
        ours = socket;
        send = createLine(socket, stream);
        resolve();
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data) => heard.push(String(data)));
  await Promise.all([once(client, 'open'), opened]);
});
afterAll(() => {
  client.terminate();
  server.close();
});

/** Everything has arrived when the answer to a ping has. */
async function hear(): Promise<string[]> {
  const answered = once(ours, 'pong');
  ours.ping();
  await answered;
  return heard.splice(0);
}

describe('a line', () => {
  test('carries any text, in order', async () => {
    heard = [];
    const edges = [0, 1, 125, 126, 127, 65_534, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
    const texts = [...edges, 'Valparaíso', '', 'é'.repeat(126), '{"a":"\u0081~"}', '漢字🚢'];
    for (const text of texts) send(text);
    expect(await hear()).toEqual(texts);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), { maxLength: 8 }), async (some) => {
        for (const text of some) send(text);
        expect(await hear()).toEqual(some);
      }),
      { numRuns: 200 },
    );
  });

  test('is silent once the connection is being closed', async () => {
    const closed = once(client, 'close');
    ours.close(1008, 'enough');
    send('too late');
    expect((await closed)[0]).toBe(1008);
    expect(heard).toEqual([]);
  });
});
