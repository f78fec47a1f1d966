// Writing into the database: whatever is stored together is one transaction, on disk when it returns.
import type Database from 'libsql';
import { type DatabaseRow, TableKeys } from './database.ts';
import type { Passage } from './daybook.ts';
import { type Disk, DiskFault } from './disk.ts';
import { columns, namesIn, type Sheet, type Value } from './sheet.ts';
import { PlaceTaken, type StoredTable } from './storage.ts';

/** The numbers of the pages that something comes from. */
export type Pages = Pick<Passage, 'first' | 'last'>;

/**
 * Stores a sheet whole or not at all, and with it which pages of the daybook are stored, where it comes from there. Throws
 * `PlaceTaken` where a place is taken, `DiskFault` once the disk has failed.
 */
export type Write = (sheet: Sheet, pages?: Pages) => void;

/** Inserts many rows with few statements: handing a statement over costs more than what it does. Answers how many were put. */
function insertMany(database: Database.Database, into: string, width: number, then = '') {
  const row = `(${Array(width).fill('?').join(', ')})`;
  const statements = [64, 8, 1].map((size) => {
    const rows = Array(size).fill(row).join(', ');
    return { count: size * width, statement: database.prepare(`INSERT INTO ${into} VALUES ${rows} ${then}`) };
  });
  return (values: readonly Value[]): number => {
    let done = 0;
    let changes = 0;
    for (const { count, statement } of statements) {
      for (; values.length - done >= count; done += count) changes += statement.run(values.slice(done, done + count)).changes;
    }
    return changes;
  };
}

/** The end of the log: the next key, and each table's last row. */
class LogEnd {
  private next: number | undefined;
  private readonly last = new Map<number, number>();
  private readonly readKey: Database.Statement;
  private readonly readLast: Database.Statement;

  constructor(database: Database.Database) {
    this.readKey = database.prepare('SELECT max(key) AS key FROM log');
    this.readLast = database.prepare('SELECT last FROM heads WHERE table_key = ?');
  }

  /** The key for one more row at a table, and the key of the row before it. */
  add(table: number): { readonly key: number; readonly prev: number } {
    this.next ??= Number((this.readKey.get() as DatabaseRow)['key'] ?? 0) + 1;
    const key = this.next++;
    const prev = this.last.get(table) ?? Number((this.readLast.get(table) as DatabaseRow | undefined)?.['last'] ?? 0);
    if (this.last.size > 20_000) this.last.clear();
    this.last.set(table, key);
    return { key, prev };
  }

  /** It was not written, or somebody else wrote. */
  forget(): void {
    this.next = undefined;
    this.last.clear();
  }
}

export function createWriter(database: Database.Database, disk?: Disk): Write {
  const keys = new TableKeys(database);
  const sql = (text: string) => database.prepare(text);
  const begin = sql('BEGIN IMMEDIATE');
  const end = sql('COMMIT');
  const undo = sql('ROLLBACK');
  const putNote = sql('INSERT INTO notes VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value');
  const putGuest = sql(
    'INSERT INTO guests VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour',
  );
  const putTable = sql(
    `INSERT INTO tables (id, status, visibility, created, due, body) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, visibility = excluded.visibility, due = excluded.due, body = excluded.body`,
  );
  const readTable = sql('SELECT body FROM tables WHERE id = ?');
  const removePerson = sql('DELETE FROM table_people WHERE person = ? AND table_key = ?');
  const putPerson = sql('INSERT INTO table_people VALUES (?, ?) ON CONFLICT DO NOTHING');
  const putLog = insertMany(database, 'log (key, prev, table_key, seq, actor, at, client_id, body)', 2 + columns.rows);
  const putHeads = insertMany(
    database,
    'heads',
    3,
    'ON CONFLICT DO UPDATE SET seq = excluded.seq, last = excluded.last WHERE seq < excluded.seq',
  );
  const log = new LogEnd(database);
  const putSnapshot = sql('INSERT OR REPLACE INTO snapshots (table_key, seq, body, lines) VALUES (?, ?, ?, ?)');
  const putChat = sql('INSERT INTO chat (table_key, number, body) VALUES (?, ?, ?)');
  const putRecord = sql('INSERT OR REPLACE INTO records VALUES (?, ?)');
  const putEntered = sql('UPDATE daybook SET entered = ? WHERE entered = ?');

  /** Who sits where changes seldom: what was written is not written again. */
  const seated = new Map<string, string>();
  const peopleOf = (table: string): string => {
    const row = readTable.get(table) as DatabaseRow | undefined;
    return row ? namesIn((JSON.parse(row['body'] as string) as Pick<StoredTable, 'seats'>).seats) : '';
  };
  const list = (people: string): string[] => people.split(' ').filter((person) => person !== '');

  function putPlaces(values: Value[]): void {
    const people = values.pop() as string;
    const table = values[0] as string;
    const before = seated.get(table) ?? peopleOf(table);
    putTable.run(values);
    if (seated.size > 20_000) seated.clear();
    seated.set(table, people);
    if (before === people) return;
    const [old, now] = [list(before), list(people)];
    for (const person of old) if (!now.includes(person)) removePerson.run(person, keys.of(table));
    for (const person of now) if (!old.includes(person)) putPerson.run(person, keys.of(table));
  }

  function forEach(values: Value[] | undefined, width: number, put: (values: Value[]) => void): void {
    for (let at = 0; values && at < values.length; at += width) put(values.slice(at, at + width));
  }

  /** Tables are known by their keys from here on. */
  function keyed(values: Value[] | undefined, width: number): Value[] {
    for (let at = 0; values && at < values.length; at += width) values[at] = keys.of(values[at] as string);
    return values ?? [];
  }

  /** A table's head only ever moves on: whoever comes second finds the place taken. */
  function putRows(rows: readonly Value[]): void {
    const entries: Value[] = [];
    const heads = new Map<number, { readonly seq: number; readonly last: number }>();
    for (let at = 0; at < rows.length; at += columns.rows) {
      const [table, seq] = [rows[at] as number, rows[at + 1] as number];
      if (seq <= (heads.get(table)?.seq ?? -1)) throw new PlaceTaken('a row of the log');
      const { key, prev } = log.add(table);
      entries.push(key, prev);
      for (let column = 0; column < columns.rows; column++) entries.push(rows[at + column]!);
      heads.set(table, { seq, last: key });
    }
    putLog(entries);
    const moved = putHeads([...heads].flatMap(([table, { seq, last }]) => [table, seq, last]));
    if (moved < heads.size) throw new PlaceTaken('a row of the log');
  }

  function put({ notes, guests, tables, rows, snapshots, chats, records }: Sheet): void {
    forEach(notes, columns.notes, (values) => putNote.run(values));
    forEach(guests, columns.guests, (values) => putGuest.run(values));
    forEach(tables, columns.tables, putPlaces);
    putRows(keyed(rows, columns.rows));
    forEach(keyed(snapshots, columns.snapshots), columns.snapshots, (values) => putSnapshot.run(values));
    forEach(keyed(chats, columns.chats), columns.chats, (values) => putChat.run(values));
    forEach(keyed(records, columns.records), columns.records, (values) => putRecord.run(values));
  }

  /** No page is left out. */
  function putPages({ first, last }: Pages): void {
    if (putEntered.run(last, first - 1).changes !== 1)
      throw new Error(`page ${first} of the daybook is not the next to be entered`);
  }

  function commit(sheet: Sheet, pages: Pages | undefined): void {
    begin.run();
    try {
      put(sheet);
      if (pages) putPages(pages);
      end.run();
    } catch (error) {
      keys.forget();
      log.forget();
      seated.clear();
      if (database.inTransaction) undo.run();
      if (error instanceof Error && /UNIQUE constraint failed: (log|chat)/.test(error.message))
        throw new PlaceTaken(error.message);
      throw error;
    }
  }

  let diskFault: DiskFault | undefined;
  return (sheet, pages) => {
    if (diskFault) throw diskFault;
    commit(sheet, pages);
    try {
      disk?.sync();
    } catch (error) {
      diskFault = new DiskFault(error);
      throw diskFault;
    }
  };
}
