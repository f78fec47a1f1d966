// What every room needs of the server around it.
import type { BotHost } from '@kontor/bots';
import type { Chance } from '@kontor/engine';
import type { TableInfo } from '@kontor/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Fanout } from '../fanout.ts';
import type { Library } from '../library.ts';
import type { Committer } from '../storage/committer.ts';
import type { Storage, StoredTable } from '../storage/storage.ts';
import type { Laggards } from './laggards.ts';

/** A time when the server was not there. */
export type Absence = readonly [from: number, to: number];

export interface Context {
  readonly storage: Storage;
  readonly committer: Committer;
  readonly fanout: Fanout;
  readonly laggards: Laggards;
  readonly library: Library;
  readonly bots: BotHost;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  readonly chance: (table: string) => Chance;
  /** When the server was not there, lately. */
  readonly absences: readonly Absence[];
  /** How long bots wait before they move, so that people can follow, in milliseconds. */
  readonly botPause: number;
  /** How long bots may think, where it is not their level's own time. */
  readonly botMilliseconds: number | undefined;
  /** A move was stored. */
  readonly onMove: () => void;
  /** A table has changed in a way that the lobby tells, or a finished one needs its record. */
  readonly onTable: (table: StoredTable, info: TableInfo) => void;
  readonly onFinished: (table: StoredTable) => void;
}
