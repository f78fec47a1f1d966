// A bad network between client and server: messages are dropped, doubled, delayed and reordered, by a seeded chance.
import type { Chance } from '@kontor/engine';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

export interface Faults {
  /** One in so many messages is dropped; and so on. */
  readonly drop: number;
  readonly double: number;
  readonly delay: number;
  /** One in so many messages breaks the connection instead. */
  readonly cut: number;
  /** How long a delayed message waits at most, in milliseconds. Later ones overtake it. */
  readonly longest: number;
}

export interface FaultyProxy {
  readonly address: string;
  readonly counts: Record<'sent' | 'dropped' | 'doubled' | 'delayed' | 'cut', number>;
  /** From now on nothing goes wrong any more. */
  heal(): void;
  close(): Promise<void>;
}

export async function startFaultyProxy(target: string, chance: Chance, faults: Faults): Promise<FaultyProxy> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const counts = { sent: 0, dropped: 0, doubled: 0, delayed: 0, cut: 0 };
  let isBad = true;

  server.on('connection', (near, request) => {
    const far = new WebSocket(`${target.replace('http', 'ws')}${request.url}`, {
      headers: { cookie: request.headers.cookie ?? '' },
    });
    const early: RawData[] = [];
    const end = () => {
      near.terminate();
      far.terminate();
    };
    const pass = (to: WebSocket, data: RawData) => {
      if (to.readyState === WebSocket.OPEN) to.send(String(data));
    };
    const forward = (to: WebSocket, data: RawData) => {
      counts.sent += 1;
      const happens = (rate: number) => isBad && chance.below(rate) === 0;
      if (happens(faults.cut)) {
        counts.cut += 1;
        end();
      } else if (happens(faults.drop)) {
        counts.dropped += 1;
      } else if (happens(faults.delay)) {
        counts.delayed += 1;
        setTimeout(() => pass(to, data), 1 + chance.below(faults.longest));
      } else {
        pass(to, data);
        if (!happens(faults.double)) return;
        counts.doubled += 1;
        setTimeout(() => pass(to, data), chance.below(faults.longest));
      }
    };
    near.on('message', (data) => {
      if (far.readyState === WebSocket.CONNECTING) early.push(data);
      else forward(far, data);
    });
    far.on('open', () => {
      for (const data of early.splice(0)) forward(far, data);
    });
    far.on('message', (data) => forward(near, data));
    for (const side of [near, far]) {
      side.on('close', end);
      side.on('error', end);
    }
  });

  return {
    address: `http://127.0.0.1:${port}`,
    counts,
    heal: () => {
      isBad = false;
    },
    close: async () => {
      for (const client of server.clients) client.terminate();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
