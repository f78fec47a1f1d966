// What the figures have to reach, and whether they do.
import type { MemoryResult } from './memory.ts';
import type { PipelineResult } from './pipeline.ts';
import type { LoadResult } from './sides.ts';

/** A game with messages of the usual size (4 kB for a whole state), and the reference game, whose whole state is 200 bytes. */
export const usualGame = 'el-capitan';
export const smallGame = 'wharf';

export interface Row extends LoadResult {
  readonly game: string;
  readonly server: ServerName;
}

export const serverNames = ['kontor, durable', 'bare limit', 'boardgame.io, in memory', 'boardgame.io, on file'] as const;
export type ServerName = (typeof serverNames)[number];

export interface Figures {
  readonly seconds: number;
  readonly rows: readonly Row[];
  readonly memory?: MemoryResult;
  readonly pipeline?: readonly PipelineResult[];
}

export interface Bar {
  readonly bar: string;
  readonly wanted: number;
  readonly measured: number;
  readonly holds: boolean;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The bars for which something was measured. */
export function barsOf(rows: readonly Row[]): Bar[] {
  const bars: Bar[] = [];
  const speed = (game: string, server: ServerName, clients: number) =>
    rows.find((row) => row.game === game && row.server === server && row.clients === clients && row.rate === 0)?.perSecond;
  const compare = (game: string, bar: string, server: ServerName, clients: number, wanted: number) => {
    const [own, other] = [speed(game, 'kontor, durable', clients), speed(game, server, clients)];
    if (own === undefined || other === undefined) return;
    const ratio = own / other;
    bars.push({ bar: `${game}, ${clients} clients: ${bar}`, wanted, measured: hundredths(ratio), holds: ratio >= wanted });
  };
  for (const game of [usualGame, smallGame]) {
    for (const clients of [100, 500, 2000]) {
      compare(game, 'times boardgame.io in memory', 'boardgame.io, in memory', clients, 8);
      compare(game, 'times boardgame.io on file', 'boardgame.io, on file', clients, 20);
      compare(game, 'share of the bare limit', 'bare limit', clients, 0.7);
    }
  }
  for (const [clients, rate, wanted] of [
    [500, 500, 30],
    [5000, 2000, 20],
  ] as const) {
    const row = rows.find((one) => one.clients === clients && one.rate === rate);
    if (!row) continue;
    const { p99 } = row.broadcast;
    const holds = p99 < wanted && row.perSecond >= rate * 0.97;
    bars.push({ bar: `${clients} clients, ${rate} moves/s: p99 in ms (${row.perSecond}/s done)`, wanted, measured: p99, holds });
  }
  return bars;
}
