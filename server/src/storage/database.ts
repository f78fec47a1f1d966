// The database file beside the server: write-ahead log, brought up to date when opened. A commit is on disk when the log was synced after it.
import Database from 'libsql';
import { migrations } from './migrations.ts';

/** One row as the database gives it. */
export type DatabaseRow = Record<string, string | number | null>;

/** Pages of the write-ahead log after which they are moved into the file, by whoever commits then and has to wait for it. */
const pagesBetweenCheckpoints = 4000;
/** The same where a thread does it before it comes to that. */
const pagesAtMost = 60_000;

/** Raised when the file was written by a newer Kontor. */
export class NewerDatabase extends Error {
  constructor(found: number) {
    super(
      `this database has version ${found}; this Kontor knows up to version ${migrations.length}. Start the newer Kontor that wrote it.`,
    );
    this.name = 'NewerDatabase';
  }
}

/** Opens a database file, or `:memory:`, and brings it up to date. */
export function openDatabase(file: string, isTidied: boolean): Database.Database {
  const database = openConnection(file, isTidied);
  migrate(database);
  return database;
}

/** A connection to a file that is up to date. `isTidied`: somebody else moves what was written ahead into the file. */
export function openConnection(file: string, isTidied: boolean): Database.Database {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 2000');
  database.pragma(`wal_autocheckpoint = ${isTidied ? pagesAtMost : pagesBetweenCheckpoints}`);
  return database;
}

export function closeDatabase(database: Database.Database): void {
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

function migrate(database: Database.Database): void {
  const [{ user_version: version }] = database.pragma('user_version') as [{ user_version: number }];
  if (version > migrations.length) throw new NewerDatabase(version);
  for (let step = version; step < migrations.length; step++) {
    database.exec(`BEGIN IMMEDIATE; ${migrations[step]}; PRAGMA user_version = ${step + 1}; COMMIT;`);
  }
}

/** The keys of tables by their ids. They never change, so those that were used lately are remembered. */
export class TableKeys {
  private readonly known = new Map<string, number>();
  private readonly find: Database.Statement;

  constructor(database: Database.Database) {
    this.find = database.prepare('SELECT key FROM tables WHERE id = ?');
  }

  /** -1 where there is no such table. */
  of(id: string): number {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const row = this.find.get(id) as DatabaseRow | undefined;
    if (!row) return -1;
    if (this.known.size > 20_000) this.known.clear();
    this.known.set(id, row['key'] as number);
    return row['key'] as number;
  }

  forget(): void {
    this.known.clear();
  }
}
