// A storage that forgets everything with the process: for trying things out, and as the second one that keeps the contract.
import { read } from './rows.ts';
import {
  type Batch,
  PlaceTaken,
  type Storage,
  type StoredChat,
  type StoredGuest,
  type StoredSnapshot,
  type StoredTable,
  type WrittenRow,
} from './storage.ts';

const copy = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

export function openMemoryStorage(): Storage {
  const guests = new Map<string, StoredGuest>();
  const tables = new Map<string, StoredTable>();
  const rows = new Map<string, WrittenRow[]>();
  const snapshots = new Map<string, StoredSnapshot[]>();
  const chats = new Map<string, StoredChat[]>();
  const records = new Map<string, object>();
  const notes = new Map<string, string>();
  const listOf = <T>(map: Map<string, T[]>, table: string): T[] => {
    const list = map.get(table) ?? [];
    map.set(table, list);
    return list;
  };
  const newest = (wanted: (table: StoredTable) => boolean, limit: number): StoredTable[] =>
    copy(
      [...tables.values()]
        .filter(wanted)
        .sort((a, b) => b.created - a.created)
        .slice(0, limit),
    );

  const inOrder = (table: string): WrittenRow[] => listOf(rows, table).sort((a, b) => a.seq - b.seq);

  /** Everything that could fail is looked at before anything is written. */
  function check(batch: Batch): void {
    const places = new Set<string>();
    for (const { table, seq } of batch.rows ?? []) {
      const place = `row ${seq} of table ${table}`;
      if (places.has(place) || listOf(rows, table).some((row) => row.seq === seq)) throw new PlaceTaken(place);
      places.add(place);
    }
    for (const { table, number } of batch.chats ?? []) {
      const place = `line ${number} of the chat of table ${table}`;
      if (places.has(place) || listOf(chats, table).some((chat) => chat.number === number)) throw new PlaceTaken(place);
      places.add(place);
    }
  }

  return {
    async commit(batch) {
      check(batch);
      const kept = copy(batch);
      for (const [name, value] of kept.notes ?? []) notes.set(name, value);
      for (const guest of kept.guests ?? []) guests.set(guest.id, guest);
      for (const table of kept.tables ?? []) tables.set(table.id, table);
      for (const row of kept.rows ?? []) listOf(rows, row.table).push(row);
      for (const snapshot of kept.snapshots ?? []) listOf(snapshots, snapshot.table).push(snapshot);
      for (const chat of kept.chats ?? []) listOf(chats, chat.table).push(chat);
      for (const { table, record } of kept.records ?? []) records.set(table, record);
    },
    guest: async (id) => copy(guests.get(id)),
    table: async (id) => copy(tables.get(id)),
    publicTables: async (limit) =>
      newest(({ visibility, status }) => visibility === 'public' && (status === 'open' || status === 'playing'), limit),
    tablesOf: async (person, limit) => newest(({ seats }) => seats.some((seat) => seat.person === person), limit),
    dueTables: async (until) => [...tables.values()].filter(({ due }) => due !== undefined && due <= until).map(({ id }) => id),
    rows: async (table, from, to) =>
      inOrder(table)
        .filter(({ seq }) => seq >= from && seq <= to)
        .map(read),
    lastRow: async (table) => inOrder(table).slice(-1).map(read)[0],
    logText: async (table) => JSON.stringify(inOrder(table).map(read)),
    snapshot: async (table, before) => {
      const all = listOf(snapshots, table).sort((a, b) => a.seq - b.seq);
      if (before === 'start') return copy(all[0]);
      return copy(all.filter(({ lines }) => !before || lines[before.viewer]! <= before.line).at(-1));
    },
    chat: async (table, limit) =>
      copy(
        listOf(chats, table)
          .sort((a, b) => a.number - b.number)
          .slice(-limit),
      ),
    record: async (table) => copy(records.get(table)),
    note: async (name) => notes.get(name),
    close: async () => undefined,
  };
}
