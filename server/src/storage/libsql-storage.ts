// The storage in one database file beside the server: write-ahead log, synced to disk before a commit is kept.
import Database from 'libsql';
import { migrations } from './migrations.ts';
import {
  type Batch,
  PlaceTaken,
  type Storage,
  type StoredChat,
  type StoredGuest,
  type StoredRow,
  type StoredSnapshot,
  type StoredTable,
} from './storage.ts';

type Row = Record<string, string | number | null>;

/** Raised when the file was written by a newer Kontor. */
export class NewerDatabase extends Error {
  constructor(found: number) {
    super(
      `this database has version ${found}; this Kontor knows up to version ${migrations.length}. Start the newer Kontor that wrote it.`,
    );
    this.name = 'NewerDatabase';
  }
}

function migrate(database: Database.Database): void {
  const [{ user_version: version }] = database.pragma('user_version') as [{ user_version: number }];
  if (version > migrations.length) throw new NewerDatabase(version);
  for (let step = version; step < migrations.length; step++) {
    database.exec(`BEGIN IMMEDIATE; ${migrations[step]}; PRAGMA user_version = ${step + 1}; COMMIT;`);
  }
}

const parse = <T>(row: unknown): T | undefined => (row ? (JSON.parse((row as Row)['body'] as string) as T) : undefined);
const parseAll = <T>(rows: unknown[]): T[] => (rows as Row[]).map((row) => JSON.parse(row['body'] as string) as T);

/** Opens a database file, or `:memory:`, and brings it up to date. */
export function openLibsqlStorage(file: string): Storage {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 2000');
  migrate(database);
  const sql = (text: string) => database.prepare(text);
  const begin = sql('BEGIN IMMEDIATE');
  const end = sql('COMMIT');
  const undo = sql('ROLLBACK');
  const putGuest = sql(
    'INSERT INTO guests VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour',
  );
  const putNote = sql('INSERT INTO notes VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value');
  const putTable = sql(
    `INSERT INTO tables (id, status, visibility, created, due, body) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, visibility = excluded.visibility, due = excluded.due, body = excluded.body`,
  );
  const putPerson = sql('INSERT INTO table_people VALUES (?, ?) ON CONFLICT DO NOTHING');
  const putRow = sql('INSERT INTO log (table_key, seq, actor, at, client_id, body) VALUES (?, ?, ?, ?, ?, ?)');
  const putSnapshot = sql('INSERT OR REPLACE INTO snapshots (table_key, seq, body, lines) VALUES (?, ?, ?, ?)');
  const putChat = sql('INSERT INTO chat (table_key, number, body) VALUES (?, ?, ?)');
  const putRecord = sql('INSERT OR REPLACE INTO records VALUES (?, ?)');
  const keyOf = sql('SELECT key FROM tables WHERE id = ?');
  const readGuest = sql('SELECT id, name, colour, created FROM guests WHERE id = ?');
  const readTable = sql('SELECT body FROM tables WHERE id = ?');
  const readPublic = sql(
    `SELECT body FROM tables WHERE visibility = 'public' AND status IN ('open', 'playing') ORDER BY created DESC LIMIT ?`,
  );
  const readOwn = sql(
    'SELECT body FROM table_people JOIN tables ON key = table_key WHERE person = ? ORDER BY created DESC LIMIT ?',
  );
  const readDue = sql('SELECT id FROM tables WHERE due <= ?');
  const readRows = sql(
    'SELECT seq, actor, at, client_id, body FROM log WHERE table_key = ? AND seq BETWEEN ? AND ? ORDER BY seq',
  );
  const lastSnapshot = sql('SELECT body FROM snapshots WHERE table_key = ? ORDER BY seq DESC LIMIT 1');
  const earlierSnapshot = sql(
    'SELECT body FROM snapshots WHERE table_key = ? AND json_extract(lines, ?) <= ? ORDER BY seq DESC LIMIT 1',
  );
  const readChat = sql(
    'SELECT body FROM (SELECT number, body FROM chat WHERE table_key = ? ORDER BY number DESC LIMIT ?) ORDER BY number',
  );
  const readRecord = sql('SELECT body FROM records WHERE table_key = ?');
  const readNote = sql('SELECT value FROM notes WHERE name = ?');

  /** Keys of tables that were used lately: they never change. */
  const keys = new Map<string, number>();
  const tableKey = (id: string): number => {
    const known = keys.get(id);
    if (known !== undefined) return known;
    const row = keyOf.get(id) as Row | undefined;
    if (!row) return -1;
    if (keys.size > 20_000) keys.clear();
    keys.set(id, row['key'] as number);
    return row['key'] as number;
  };

  function write(batch: Batch): void {
    for (const [name, value] of batch.notes ?? []) putNote.run(name, value);
    for (const { id, name, colour, created } of batch.guests ?? []) putGuest.run(id, name, colour, created);
    for (const table of batch.tables ?? []) {
      putTable.run(table.id, table.status, table.visibility, table.created, table.due ?? null, JSON.stringify(table));
      for (const { person } of table.seats) if (person !== undefined) putPerson.run(person, tableKey(table.id));
    }
    for (const { table, seq, actor, at, id, takeBack, entries, clock } of batch.rows ?? []) {
      const body = JSON.stringify(clock ? { takeBack, entries, clock } : { takeBack, entries });
      putRow.run(tableKey(table), seq, String(actor), at, id, body);
    }
    for (const snapshot of batch.snapshots ?? []) {
      putSnapshot.run(tableKey(snapshot.table), snapshot.seq, JSON.stringify(snapshot), JSON.stringify(snapshot.lines));
    }
    for (const chat of batch.chats ?? []) putChat.run(tableKey(chat.table), chat.number, JSON.stringify(chat));
    for (const { table, record } of batch.records ?? []) putRecord.run(tableKey(table), JSON.stringify(record));
  }

  const readRow = (table: string, row: Row): StoredRow => {
    const actor = row['actor'] as string;
    return {
      table,
      seq: row['seq'] as number,
      actor: actor === 'outside' || actor === 'setup' ? actor : Number(actor),
      id: row['client_id'] as string,
      at: row['at'] as number,
      ...(JSON.parse(row['body'] as string) as Pick<StoredRow, 'takeBack' | 'entries' | 'clock'>),
    };
  };

  return {
    async commit(batch) {
      begin.run();
      try {
        write(batch);
        end.run();
      } catch (error) {
        keys.clear();
        if (database.inTransaction) undo.run();
        if (error instanceof Error && /UNIQUE constraint failed: (log|chat)/.test(error.message))
          throw new PlaceTaken(error.message);
        throw error;
      }
    },
    async guest(id) {
      const row = readGuest.get(id) as Row | undefined;
      if (!row) return undefined;
      const { name, colour, created } = row;
      return { id, name, colour, created } as StoredGuest;
    },
    table: async (id) => parse<StoredTable>(readTable.get(id)),
    publicTables: async (limit) => parseAll<StoredTable>(readPublic.all(limit)),
    tablesOf: async (person, limit) => parseAll<StoredTable>(readOwn.all(person, limit)),
    dueTables: async (until) => (readDue.all(until) as Row[]).map((row) => row['id'] as string),
    rows: async (table, from, to) => (readRows.all(tableKey(table), from, to) as Row[]).map((row) => readRow(table, row)),
    snapshot: async (table, before) =>
      parse<StoredSnapshot>(
        before ? earlierSnapshot.get(tableKey(table), `$[${before.viewer}]`, before.line) : lastSnapshot.get(tableKey(table)),
      ),
    chat: async (table, limit) => parseAll<StoredChat>(readChat.all(tableKey(table), limit)),
    record: async (table) => parse<object>(readRecord.get(tableKey(table))),
    note: async (name) => (readNote.get(name) as Row | undefined)?.['value'] as string | undefined,
    async close() {
      database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}
