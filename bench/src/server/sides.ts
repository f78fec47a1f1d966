// What every kind of client has in common.

/** One client of a pair. */
export interface Side {
  /** It is asked, and has not answered yet. */
  readonly canMove: boolean;
  move(): void;
}

/** What a pair plays, and how many matches are set up before the measuring begins. */
export interface Plan {
  readonly game: string;
  readonly ahead: number;
}

/** Told what happens. */
export interface Watch {
  /** A move was acknowledged after so many milliseconds. */
  acknowledged(milliseconds: number): void;
  /** The other side saw a move after so many milliseconds. */
  broadcast(milliseconds: number): void;
  fault(what: string): void;
  /** A side has become able to move. */
  ready(side: Side): void;
}

export interface Percentiles {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export interface LoadResult {
  readonly clients: number;
  readonly rate: number;
  readonly perSecond: number;
  readonly acknowledged: Percentiles;
  readonly broadcast: Percentiles;
  readonly faults: number;
  /** How many processors the server used, and its processor time for one move. */
  readonly serverProcessor: number;
  readonly serverMicroseconds: number;
  /** How many processors the clients used: near 1 means that they, not the server, were the limit. */
  readonly clientProcessor: number;
}

export function percentiles(samples: number[]): Percentiles {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
