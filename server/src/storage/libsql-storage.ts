// The storage in one database file. It is read in this very thread and written in another, where there is one.
import { closeDatabase, type DatabaseRow, openDatabase, TableKeys } from './database.ts';
import { type Disk, openLog } from './disk.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import type { Storage, StoredChat, StoredGuest, StoredRow, StoredSnapshot, StoredTable } from './storage.ts';
import { startTidier, startWriter } from './threads.ts';
import { createWriter } from './writer.ts';

const parse = <T>(row: unknown): T | undefined => (row ? (JSON.parse((row as DatabaseRow)['body'] as string) as T) : undefined);
const parseAll = <T>(rows: unknown[]): T[] => (rows as DatabaseRow[]).map((row) => JSON.parse(row['body'] as string) as T);

/** Whoever takes down what is to be stored. */
interface Hand {
  write(sheet: Sheet): Promise<void> | void;
  end(): Promise<void> | void;
}

/** Opens a database file, or `:memory:`, and brings it up to date. `threads` is where the threads begin that write and tidy up. */
export function openLibsqlStorage(file: string, threads?: URL, openDisk: (file: string) => Disk = openLog): Storage {
  const isShared = threads !== undefined && file !== ':memory:';
  const database = openDatabase(file, isShared);
  const hand = isShared ? otherHand(threads, file) : ownHand();

  function ownHand(): Hand {
    const disk = file === ':memory:' ? undefined : openDisk(file);
    return { write: createWriter(database, disk), end: () => disk?.close() };
  }
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
    return {
      table,
      seq: row['seq'] as number,
      actor: actor === 'outside' || actor === 'setup' ? actor : Number(actor),
      id: row['client_id'] as string,
      at: row['at'] as number,
      ...(JSON.parse(row['body'] as string) as Pick<StoredRow, 'takeBack' | 'entries' | 'clock' | 'asked'>),
    };
  };

  return {
    async commit(batch) {
      await hand.write(sheetOf(batch));
    },
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
    rows: async (table, from, to) =>
      (readRows.all(keys.of(table), from, from, to) as DatabaseRow[]).map((row) => readRow(table, row)),
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
    async close() {
      await hand.end();
      closeDatabase(database);
    },
  };
}

/** The thread that tidies up ends first: nothing is left to tidy up for whoever closes the file. */
function otherHand(entry: URL, file: string): Hand {
  const tidier = startTidier(entry, file);
  const writer = startWriter(entry, file);
  return {
    write: (sheet) => writer.write(sheet),
    end: async () => {
      await tidier.end();
      await writer.end();
    },
  };
}
