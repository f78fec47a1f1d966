// What every kind of client has in common.

/** One client of a pair. */
export interface Side {
  /** It is asked, and has not answered yet. */
  readonly canMove: boolean;
  move(): void;
}

/** Two clients who play with each other. */
export interface Pair {
  readonly sides: readonly Side[];
  /** Sets up so many matches to play, where that has to be done before: moves are what is measured. */
  prepare?(ahead: number): Promise<void>;
  /** Whether it plays only up to some point of its match, another one for each pair. */
  spread?(isOn: boolean): void;
}

/** What a pair plays, and how many matches are set up before it is measured. */
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

/** What was seen in a time, as it is passed on. */
export interface Slice {
  readonly seconds: number;
  readonly moves: number;
  /** In milliseconds. */
  readonly acknowledged: readonly number[];
  readonly broadcast: readonly number[];
  readonly faults: number;
  /** Processor time in seconds. */
  readonly server: number;
  readonly client: number;
  /** For how many seconds the server's main thread waited for a processor. */
  readonly serverWait: number;
  /** For how many seconds a processor of this machine was taken away by the one that it is a part of. */
  readonly stolen: number;
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
  /** In each turn, where several servers took turns. */
  readonly turns?: readonly number[];
  readonly acknowledged: Percentiles;
  readonly broadcast: Percentiles;
  readonly faults: number;
  /** How many processors the server used, and its processor time for one move. */
  readonly serverProcessor: number;
  readonly serverMicroseconds: number;
  /** The share of the time in which the server's main thread could have gone on but had no processor. */
  readonly serverWait: number;
  /** How many processors the clients used: near 1 means that they, not the server, were the limit. */
  readonly clientProcessor: number;
  /** How many processors were taken away by the machine that this one is a part of: what is slow with much of it may be so for that. */
  readonly stolenProcessor: number;
}

function percentiles(samples: readonly number[]): Percentiles {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** What was seen in several turns, or in one. */
export function resultOf(clients: number, rate: number, slices: readonly Slice[]): LoadResult {
  const sum = (pick: (slice: Slice) => number) => slices.reduce((total, slice) => total + pick(slice), 0);
  const [seconds, moves] = [sum((slice) => slice.seconds), sum((slice) => slice.moves)];
  const hundredths = (value: number) => Math.round(value * 100) / 100;
  return {
    clients,
    rate,
    perSecond: Math.round(moves / seconds),
    ...(slices.length > 1 && { turns: slices.map((slice) => Math.round(slice.moves / slice.seconds)) }),
    acknowledged: percentiles(slices.flatMap(({ acknowledged }) => acknowledged)),
    broadcast: percentiles(slices.flatMap(({ broadcast }) => broadcast)),
    faults: sum(({ faults }) => faults),
    serverProcessor: hundredths(sum(({ server }) => server) / seconds),
    serverMicroseconds: Math.round((sum(({ server }) => server) * 1e6) / Math.max(1, moves)),
    serverWait: hundredths(sum(({ serverWait }) => serverWait) / seconds),
    clientProcessor: hundredths(sum(({ client }) => client) / seconds),
    stolenProcessor: hundredths(sum(({ stolen }) => stolen) / seconds),
  };
}
