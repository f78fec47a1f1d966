// Writing into the database: whatever is stored together is one transaction, on disk when it returns.
import type Database from 'libsql';
import { TableKeys } from './database.ts';
import { type Batch, PlaceTaken, type StoredTable } from './storage.ts';

/** Stores a batch whole or not at all. Throws `PlaceTaken` where a place is taken. */
export type Write = (batch: Batch) => void;

type Value = string | number;

/** Inserts many rows with few statements: handing a statement over costs more than what it does. */
function insertMany(database: Database.Database, into: string, columns: number) {
  const row = `(${Array(columns).fill('?').join(', ')})`;
  const statements = [64, 8, 1].map((size) => {
    const rows = Array(size).fill(row).join(', ');
    return { size, statement: database.prepare(`INSERT INTO ${into} VALUES ${rows}`) };
  });
  return <T>(rows: readonly T[], valuesOf: (row: T) => Value[]): void => {
    let done = 0;
    for (const { size, statement } of statements) {
      for (; rows.length - done >= size; done += size) {
        const values: Value[] = [];
        for (let at = done; at < done + size; at++) values.push(...valuesOf(rows[at]!));
        statement.run(values);
      }
    }
  };
}

export function createWriter(database: Database.Database): Write {
  const keys = new TableKeys(database);
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
  const putRows = insertMany(database, 'log (table_key, seq, actor, at, client_id, body)', 6);
  const putSnapshot = sql('INSERT OR REPLACE INTO snapshots (table_key, seq, body, lines) VALUES (?, ?, ?, ?)');
  const putChat = sql('INSERT INTO chat (table_key, number, body) VALUES (?, ?, ?)');
  const putRecord = sql('INSERT OR REPLACE INTO records VALUES (?, ?)');

  /** Who sits where changes seldom: what was written is not written again. */
  const seated = new Map<string, string>();
  function putPeople({ id, seats }: StoredTable): void {
    const people = seats.flatMap(({ person }) => person ?? []);
    const text = people.join(' ');
    if (seated.get(id) === text) return;
    if (seated.size > 20_000) seated.clear();
    seated.set(id, text);
    for (const person of people) putPerson.run(person, keys.of(id));
  }

  function put(batch: Batch): void {
    for (const [name, value] of batch.notes ?? []) putNote.run(name, value);
    for (const { id, name, colour, created } of batch.guests ?? []) putGuest.run(id, name, colour, created);
    for (const table of batch.tables ?? []) {
      putTable.run(table.id, table.status, table.visibility, table.created, table.due ?? null, JSON.stringify(table));
      putPeople(table);
    }
    putRows(batch.rows ?? [], ({ table, seq, actor, at, id, takeBack, entries, clock, asked }) => {
      const body = JSON.stringify({ takeBack, entries, clock, asked });
      return [keys.of(table), seq, String(actor), at, id, body];
    });
    for (const snapshot of batch.snapshots ?? []) {
      putSnapshot.run(keys.of(snapshot.table), snapshot.seq, JSON.stringify(snapshot), JSON.stringify(snapshot.lines));
    }
    for (const chat of batch.chats ?? []) putChat.run(keys.of(chat.table), chat.number, JSON.stringify(chat));
    for (const { table, record } of batch.records ?? []) putRecord.run(keys.of(table), JSON.stringify(record));
  }

  return (batch) => {
    begin.run();
    try {
      put(batch);
      end.run();
    } catch (error) {
      keys.forget();
      seated.clear();
      if (database.inTransaction) undo.run();
      if (error instanceof Error && /UNIQUE constraint failed: (log|chat)/.test(error.message))
        throw new PlaceTaken(error.message);
      throw error;
    }
  };
}
