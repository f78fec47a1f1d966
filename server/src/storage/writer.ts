// Writing into the database: whatever is stored together is one transaction, on disk when it returns.
import type Database from 'libsql';
import { TableKeys } from './database.ts';
import { type Disk, DiskFault } from './disk.ts';
import { columns, type Sheet, type Value } from './sheet.ts';
import { PlaceTaken } from './storage.ts';

/** Stores a sheet whole or not at all. Throws `PlaceTaken` where a place is taken, `DiskFault` once the disk has failed. */
export type Write = (sheet: Sheet) => void;

/** Inserts many rows with few statements: handing a statement over costs more than what it does. */
function insertMany(database: Database.Database, into: string, width: number) {
  const row = `(${Array(width).fill('?').join(', ')})`;
  const statements = [64, 8, 1].map((size) => {
    const rows = Array(size).fill(row).join(', ');
    return { count: size * width, statement: database.prepare(`INSERT INTO ${into} VALUES ${rows}`) };
  });
  return (values: readonly Value[]): void => {
    let done = 0;
    for (const { count, statement } of statements) {
      for (; values.length - done >= count; done += count) statement.run(values.slice(done, done + count));
    }
  };
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
  const putPerson = sql('INSERT INTO table_people VALUES (?, ?) ON CONFLICT DO NOTHING');
  const putRows = insertMany(database, 'log (table_key, seq, actor, at, client_id, body)', columns.rows);
  const putSnapshot = sql('INSERT OR REPLACE INTO snapshots (table_key, seq, body, lines) VALUES (?, ?, ?, ?)');
  const putChat = sql('INSERT INTO chat (table_key, number, body) VALUES (?, ?, ?)');
  const putRecord = sql('INSERT OR REPLACE INTO records VALUES (?, ?)');

  /** Who sits where changes seldom: what was written is not written again. */
  const seated = new Map<string, string>();
  function putPeople(table: string, people: string): void {
    if (people === '' || seated.get(table) === people) return;
    if (seated.size > 20_000) seated.clear();
    seated.set(table, people);
    for (const person of people.split(' ')) putPerson.run(person, keys.of(table));
  }

  function forEach(values: Value[] | undefined, width: number, put: (values: Value[]) => void): void {
    for (let at = 0; values && at < values.length; at += width) put(values.slice(at, at + width));
  }

  /** Tables are known by their keys from here on. */
  function keyed(values: Value[] | undefined, width: number): Value[] {
    for (let at = 0; values && at < values.length; at += width) values[at] = keys.of(values[at] as string);
    return values ?? [];
  }

  function put({ notes, guests, tables, rows, snapshots, chats, records }: Sheet): void {
    forEach(notes, columns.notes, (values) => putNote.run(values));
    forEach(guests, columns.guests, (values) => putGuest.run(values));
    forEach(tables, columns.tables, (values) => {
      const people = values.pop() as string;
      putTable.run(values);
      putPeople(values[0] as string, people);
    });
    putRows(keyed(rows, columns.rows));
    forEach(keyed(snapshots, columns.snapshots), columns.snapshots, (values) => putSnapshot.run(values));
    forEach(keyed(chats, columns.chats), columns.chats, (values) => putChat.run(values));
    forEach(keyed(records, columns.records), columns.records, (values) => putRecord.run(values));
  }

  function commit(sheet: Sheet): void {
    begin.run();
    try {
      put(sheet);
      end.run();
    } catch (error) {
      keys.forget();
      seated.clear();
      if (database.inTransaction) undo.run();
      if (error instanceof Error && /UNIQUE constraint failed: (log|chat)/.test(error.message))
        throw new PlaceTaken(error.message);
      throw error;
    }
  }

  let diskFault: DiskFault | undefined;
  return (sheet) => {
    if (diskFault) throw diskFault;
    commit(sheet);
    try {
      disk?.sync();
    } catch (error) {
      diskFault = new DiskFault(error);
      throw diskFault;
    }
  };
}
