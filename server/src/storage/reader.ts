// Reading the database: whoever has a connection to the file can do it, in whatever thread.
import type Database from 'libsql';
import { type DatabaseRow, TableKeys } from './database.ts';
import { read } from './rows.ts';
import type { Storage, StoredChat, StoredGuest, StoredRow, StoredSnapshot, StoredTable } from './storage.ts';

/** What a storage tells. */
export type Reader = Omit<Storage, 'commit' | 'close'>;

const parse = <T>(row: unknown): T | undefined => (row ? (JSON.parse((row as DatabaseRow)['body'] as string) as T) : undefined);
const parseAll = <T>(rows: unknown[]): T[] => (rows as DatabaseRow[]).map((row) => JSON.parse(row['body'] as string) as T);

/** Tells what is stored and committed. */
export function createReader(database: Database.Database): Reader {
  const keys = new TableKeys(database);
  const sql = (text: string) => database.prepare(text);
  const readGuest = sql('SELECT id, name, colour, created FROM guests WHERE id = ?');
  const readTable = sql('SELECT body FROM tables WHERE id = ?');
  const readPublic = sql(
    `SELECT body FROM tables WHERE visibility = 'public' AND status IN ('open', 'playing') ORDER BY created DESC LIMIT ?`,
  );
  const readOwn = sql(
    'SELECT body FROM table_people JOIN tables ON key = table_key WHERE person = ? ORDER BY created DESC LIMIT ?',
  );
  const readDue = sql('SELECT id FROM tables WHERE due <= ?');
  const readLastRow = sql(
    'SELECT log.seq, actor, at, client_id, body FROM heads CROSS JOIN log ON key = last WHERE heads.table_key = ?',
  );
  /** From the last row back to the first that is wanted. */
  const readRows = sql(
    `WITH RECURSIVE back AS (
       SELECT log.* FROM heads CROSS JOIN log ON key = last WHERE heads.table_key = ?
       UNION ALL
       SELECT log.* FROM back CROSS JOIN log ON log.key = back.prev WHERE back.seq > ?
     )
     SELECT seq, actor, at, client_id, body FROM back WHERE seq BETWEEN ? AND ? ORDER BY seq`,
  );
  const lastSnapshot = sql('SELECT body FROM snapshots WHERE table_key = ? ORDER BY seq DESC LIMIT 1');
  const firstSnapshot = sql('SELECT body FROM snapshots WHERE table_key = ? ORDER BY seq LIMIT 1');
  const earlierSnapshot = sql(
    'SELECT body FROM snapshots WHERE table_key = ? AND json_extract(lines, ?) <= ? ORDER BY seq DESC LIMIT 1',
  );
  const readChat = sql(
    'SELECT body FROM (SELECT number, body FROM chat WHERE table_key = ? ORDER BY number DESC LIMIT ?) ORDER BY number',
  );
  const readRecord = sql('SELECT body FROM records WHERE table_key = ?');
  const readNote = sql('SELECT value FROM notes WHERE name = ?');

  const readRow = (table: string, row: DatabaseRow): StoredRow => {
    const actor = row['actor'] as string;
    return read({
      table,
      seq: row['seq'] as number,
      actor: actor === 'outside' || actor === 'setup' ? actor : Number(actor),
      id: row['client_id'] as string,
      at: row['at'] as number,
      body: row['body'] as string,
    });
  };

  const readLog = (table: string, from: number, to: number): StoredRow[] =>
    (readRows.all(keys.of(table), from, from, to) as DatabaseRow[]).map((row) => readRow(table, row));

  return {
    async guest(id) {
      const row = readGuest.get(id) as DatabaseRow | undefined;
      if (!row) return undefined;
      const { name, colour, created } = row;
      return { id, name, colour, created } as StoredGuest;
    },
    table: async (id) => parse<StoredTable>(readTable.get(id)),
    publicTables: async (limit) => parseAll<StoredTable>(readPublic.all(limit)),
    tablesOf: async (person, limit) => parseAll<StoredTable>(readOwn.all(person, limit)),
    dueTables: async (until) => (readDue.all(until) as DatabaseRow[]).map((row) => row['id'] as string),
    rows: async (table, from, to) => readLog(table, from, to),
    logText: async (table) => JSON.stringify(readLog(table, 0, Number.MAX_SAFE_INTEGER)),
    async lastRow(table) {
      const row = readLastRow.get(keys.of(table)) as DatabaseRow | undefined;
      return row && readRow(table, row);
    },
    async snapshot(table, before) {
      const key = keys.of(table);
      if (before === undefined) return parse<StoredSnapshot>(lastSnapshot.get(key));
      if (before === 'start') return parse<StoredSnapshot>(firstSnapshot.get(key));
      return parse<StoredSnapshot>(earlierSnapshot.get(key, `$[${before.viewer}]`, before.line));
    },
    chat: async (table, limit) => parseAll<StoredChat>(readChat.all(keys.of(table), limit)),
    record: async (table) => parse<object>(readRecord.get(keys.of(table))),
    note: async (name) => (readNote.get(name) as DatabaseRow | undefined)?.['value'] as string | undefined,
  };
}
