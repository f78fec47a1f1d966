// What is stored together, written out as texts and numbers, as the database takes them.
import type { Batch, StoredTable } from './storage.ts';

export type Value = string | number | null;

/** For each kind of thing the values of all of them, one after the other, in the order of `columns`. */
export type Sheet = { readonly [kind in keyof Batch]?: Value[] };

/** How many values one thing of a kind takes. */
export const columns: Readonly<Record<keyof Batch, number>> = {
  notes: 2,
  guests: 4,
  tables: 7,
  rows: 6,
  snapshots: 4,
  chats: 3,
  records: 2,
};

/** The people at a table, in one text. */
export const namesIn = (seats: StoredTable['seats']): string => seats.flatMap(({ person }) => person ?? []).join(' ');

/** Where a table is spoken of, its id stands first. */
export function sheetOf({ notes, guests, tables, rows, snapshots, chats, records }: Batch): Sheet {
  const sheet: { -readonly [kind in keyof Batch]?: Value[] } = {};
  if (notes) sheet.notes = notes.flat();
  if (guests) sheet.guests = guests.flatMap(({ id, name, colour, created }) => [id, name, colour, created]);
  if (tables) {
    sheet.tables = tables.flatMap((table) => {
      const due = table.due ?? null;
      return [table.id, table.status, table.visibility, table.created, due, JSON.stringify(table), namesIn(table.seats)];
    });
  }
  if (rows) {
    const values: Value[] = [];
    for (const row of rows) values.push(row.table, row.seq, String(row.actor), row.at, row.id, row.body);
    sheet.rows = values;
  }
  if (snapshots) {
    sheet.snapshots = snapshots.flatMap((snapshot) => {
      return [snapshot.table, snapshot.seq, JSON.stringify(snapshot), JSON.stringify(snapshot.lines)];
    });
  }
  if (chats) sheet.chats = chats.flatMap((chat) => [chat.table, chat.number, JSON.stringify(chat)]);
  if (records) sheet.records = records.flatMap(({ table, record }) => [table, JSON.stringify(record)]);
  return sheet;
}
