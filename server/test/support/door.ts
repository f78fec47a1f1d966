// Servers for clients that mean no good, and what such clients do with their own hands. All ends with the test.
import { connect, type Socket } from 'node:net';
import type { Fault } from '@kontor/protocol';
import { afterEach } from 'vitest';
import { type RunningServer, type ServerConfig, type ServerParts, startServer } from '../../src/index.ts';
import { openMemoryStorage } from '../../src/storage/memory-storage.ts';
import { Player } from './player.ts';

export const plenty = { perSecond: 1e6, burst: 1e6 };

export function openDoor() {
  const ends: (() => unknown)[] = [];
  const time = { now: 1_000_000 };

  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  async function start(settings: Partial<ServerConfig> = {}, parts: ServerParts = {}): Promise<RunningServer> {
    const server = await startServer(
      { port: 0, logLevel: 'silent', botPause: 0, botMilliseconds: 5, messageRate: plenty, requestRate: plenty, ...settings },
      { storage: openMemoryStorage(), now: () => time.now, ...parts },
    );
    ends.push(() => server.close());
    return server;
  }
  async function guest({ address }: RunningServer, cookie?: string): Promise<Player> {
    const one = new Player(address, { patience: 600_000 });
    ends.push(() => one.close());
    if (cookie === undefined) await one.enter();
    else one.cookie = cookie;
    return one.connect();
  }
  /** A request of which every byte is chosen here. */
  async function ask(server: RunningServer, path: string, init: RequestInit): Promise<{ status: number; fault?: Fault }> {
    const response = await fetch(`${server.address}${path}`, init);
    return { status: response.status, ...((await response.json()) as { fault?: Fault }) };
  }
  const post = (server: RunningServer, path: string, body: string, headers: Record<string, string> = {}) =>
    ask(server, path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  /** A connection without any library behind it. */
  async function raw(server: RunningServer): Promise<{ socket: Socket; isClosed: () => boolean }> {
    const socket = connect(server.port, '127.0.0.1');
    let isClosed = false;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      isClosed = true;
    });
    ends.push(() => socket.destroy());
    await new Promise((resolve) => socket.once('connect', resolve));
    return { socket, isClosed: () => isClosed };
  }
  async function within(milliseconds: number, holds: () => boolean): Promise<boolean> {
    const end = Date.now() + milliseconds;
    while (!holds() && Date.now() < end) await pause(20);
    return holds();
  }

  return { ends, time, start, guest, ask, post, pause, raw, within };
}
