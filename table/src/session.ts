// What a table is to the page: one interface, whether the match runs in this page, on a server or comes from a record.
import type { Decision, Game, GameTypes, Heard, RecordFile, Refused, Seat, Standing, Viewer } from '@kontor/engine';
import type { ReadonlySignal } from '@preact/signals';

/** Everything that one viewer sees at one moment. Replaced as a whole with every change, never changed in place. */
export interface Snapshot<T extends GameTypes = GameTypes> {
  /** Raised with every change. */
  readonly revision: number;
  readonly viewer: Viewer;
  readonly view: T['View'];
  /** Who is asked now. Empty when the game is over. */
  readonly asked: readonly Decision[];
  readonly isOver: boolean;
  /** What the viewer heard of the set-up, then of every entry of the log. */
  readonly setup: readonly T['Event'][];
  readonly log: readonly Heard<T['Event']>[];
  /** The viewer's own moves that could be taken back now, latest first; undefined where the move itself is not known any more. */
  readonly undoable: readonly (T['Move'] | undefined)[];
  /** Known when the game is over. */
  readonly standings?: readonly Standing[];
}

/** How much time somebody has. `runsSince` is there while the clock runs; both in milliseconds. */
export interface Clock {
  readonly left: number;
  readonly runsSince?: number;
}

/** Who sits at a seat. */
export interface Player {
  readonly name: string;
  /** A bot's level, or nothing for a person. */
  readonly bot?: string;
  /** Whether this seat is played on this device. */
  readonly isHere: boolean;
  /** False while a person's connection is gone. */
  readonly isConnected?: boolean;
  readonly clock?: Clock;
}

/** 'connecting' and 'lost' are states of a connection; a table in this page is always 'live'. */
export type Connection = 'live' | 'connecting' | 'lost';

/** What people say to each other at a table. */
export interface Chat {
  readonly lines: ReadonlySignal<readonly { readonly number: number; readonly name: string; readonly text: string }[]>;
  say(text: string): void;
}

/** A table that can be looked at and, from a seat, played. */
export interface TableSession<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly seatCount: number;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly snapshot: ReadonlySignal<Snapshot<T>>;
  readonly connection: ReadonlySignal<Connection>;
  /** A match to look through: nobody is asked, and nothing can be chosen. */
  readonly isReplay?: true;
  /** The game's own timer, while it runs for those who are asked. */
  readonly timed?: ReadonlySignal<Clock | undefined>;
  /** The seat for which the screen is covered until its player takes the device. */
  readonly curtain: ReadonlySignal<Seat | undefined>;
  liftCurtain(): void;
  /** Resolves to nothing when the moves were taken. With `takeBack`, so many own moves are taken back first, in one step. */
  submit(moves: readonly T['Move'][], takeBack?: number): Promise<Refused | undefined>;
  takeBack(count: number): Promise<Refused | undefined>;
  /** What a bot would do for the viewer now, where hints are allowed. */
  hint?(): Promise<T['Move'] | undefined>;
  /** Where people can talk. */
  readonly chat?: Chat;
  /** The record of the match, where this viewer may have it. */
  record(): Promise<RecordFile | undefined>;
  close(): void;
}
