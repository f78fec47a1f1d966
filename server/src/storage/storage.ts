// What the server needs of a storage, whatever keeps it. `storageContract` in the tests says what every one must hold.
// Everything that is written goes through `commit`: whole or not at all, and for good when the promise is kept.
import type { BotLevel, ClockSetting, Colour } from '@kontor/protocol';

export interface StoredGuest {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  readonly created: number;
}

/** A seat as it is kept: a person, a bot, both (the bot stands in), or nobody. */
export interface StoredSeat {
  readonly person?: string;
  readonly name?: string;
  readonly colour?: Colour;
  readonly bot?: BotLevel;
  readonly away?: boolean;
}

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  /** The edition's file, where it is not the one in the box. */
  readonly edition?: object;
  readonly options: Readonly<Record<string, unknown>>;
  readonly visibility: 'public' | 'private';
  readonly clock: ClockSetting;
  readonly race: number;
  readonly hints: boolean;
  readonly host: string;
  readonly status: 'open' | 'playing' | 'over' | 'ended';
  readonly seats: readonly StoredSeat[];
  readonly created: number;
  readonly uploaded?: boolean;
  readonly rematch?: string;
  /** When somebody must look after it although nobody asks: a clock that runs out, or a bot that has to move. */
  readonly due?: number;
  /** The clock when the table was last stored, and after which row of the log: it counts unless a later row has one. */
  readonly time?: { readonly seq: number; readonly clock: object };
}

/** One entry of a match's log as it is kept. */
export interface StoredEntry {
  readonly move: object;
  readonly chance: readonly number[];
  readonly events: readonly { readonly type: string }[];
  /** The events as JSON, from whoever has written them out already. */
  readonly eventsText?: string;
  readonly barrier: 'none' | 'own' | 'all';
}

/** Where a row stands in the log, and who made it. `seq` counts a table's rows from 0, the set-up. */
export interface RowPlace {
  readonly table: string;
  readonly seq: number;
  readonly actor: number | 'outside' | 'setup';
  /** The id that the client gave it. */
  readonly id: string;
  readonly at: number;
}

/** What a row says besides. */
export interface RowContent {
  /** How many of the actor's own last entries were taken back first. */
  readonly takeBack: number;
  readonly entries: readonly StoredEntry[];
  /** The clock after it, where there is one. */
  readonly clock?: object | undefined;
  /** When the game's own timer runs out, where it runs after it. */
  readonly race?: number | undefined;
  /** The seats of people who are asked after it. */
  readonly asked?: readonly number[];
}

/** What was accepted in one go: the unit of the log. */
export interface StoredRow extends RowPlace, RowContent {}

/** A row as it is handed over: what it says is JSON already, written (`written`) while what it speaks of was at hand. */
export interface WrittenRow extends RowPlace {
  readonly body: string;
}

/** The state at a point that nobody can take back any more. */
export interface StoredSnapshot {
  readonly table: string;
  /** The row after which it was taken. */
  readonly seq: number;
  /** How many entries of the match's log lead to it. */
  readonly length: number;
  readonly state: object;
  /** How many lines each viewer has heard: the seats in order, then the spectators. */
  readonly lines: readonly number[];
  /** How often each seat's question has changed. */
  readonly turns: readonly number[];
}

export interface StoredChat {
  readonly table: string;
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly id: string;
}

export interface StoredRecord {
  readonly table: string;
  readonly record: object;
}

/** What is written together. Later entries of the same thing replace earlier ones; rows and chat are only ever added. */
export interface Batch {
  readonly guests?: readonly StoredGuest[];
  readonly tables?: readonly StoredTable[];
  readonly rows?: readonly WrittenRow[];
  readonly snapshots?: readonly StoredSnapshot[];
  readonly chats?: readonly StoredChat[];
  readonly records?: readonly StoredRecord[];
  readonly notes?: readonly (readonly [name: string, value: string])[];
}

/** Raised when somebody else has taken a row's place in the log, or a line's in the chat. Nothing was written. */
export class PlaceTaken extends Error {
  constructor(readonly what: string) {
    super(`somebody else has already written ${what}`);
    this.name = 'PlaceTaken';
  }
}

export interface Storage {
  commit(batch: Batch): Promise<void>;
  guest(id: string): Promise<StoredGuest | undefined>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Public tables that are open or being played, newest first. */
  publicTables(limit: number): Promise<StoredTable[]>;
  /** Tables at which the person has a seat, newest first. */
  tablesOf(person: string, limit: number): Promise<StoredTable[]>;
  /** Tables whose `due` has come. */
  dueTables(until: number): Promise<string[]>;
  /** Rows of a table with `seq` in the range, in order. */
  rows(table: string, from: number, to: number): Promise<StoredRow[]>;
  lastRow(table: string): Promise<StoredRow | undefined>;
  /** All rows of a table, as the text of a list: it may be long, and whoever wants it hands it on. */
  logText(table: string): Promise<string>;
  /** The last snapshot of a table, or its first, or the last one that is not beyond a line of a viewer. */
  snapshot(
    table: string,
    before?: 'start' | { readonly viewer: number; readonly line: number },
  ): Promise<StoredSnapshot | undefined>;
  /** The last lines of the chat, in order. */
  chat(table: string, limit: number): Promise<StoredChat[]>;
  record(table: string): Promise<object | undefined>;
  /** A small value kept under a name. */
  note(name: string): Promise<string | undefined>;
  close(): Promise<void>;
}
