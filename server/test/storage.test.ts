// What every storage must hold: the suite is run against each that there is.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Committer } from '../src/storage/committer.ts';
import { NewerDatabase } from '../src/storage/database.ts';
import { DiskFault } from '../src/storage/disk.ts';
import { openLibsqlStorage } from '../src/storage/libsql-storage.ts';
import { openMemoryStorage } from '../src/storage/memory-storage.ts';
import { migrations } from '../src/storage/migrations.ts';
import { written } from '../src/storage/rows.ts';
import { PlaceTaken, type Storage, type StoredRow, type StoredTable } from '../src/storage/storage.ts';
import { bundleInto, temporaryFolder } from './support/process.ts';
import { storedTable as table } from './support/stored-table.ts';

const row = (of: string, seq: number): StoredRow => ({
  table: of,
  seq,
  actor: seq === 0 ? 'setup' : seq % 2,
  id: `c-${seq}`,
  at: 1000 + seq,
  takeBack: seq % 3,
  entries: [{ move: { type: 'sell', good: seq }, chance: [1, 2], events: [{ type: 'sold' }], barrier: 'own' }],
});

function storageContract(name: string, open: () => Storage): void {
  describe(name, () => {
    test('gives back what was stored', async () => {
      const storage = open();
      const guest = { id: 'ann', name: 'Änn 🙂', colour: 'blue', created: 5 } as const;
      const chat = { table: 'a', number: 1, person: 'ann', name: 'Ann', text: 'hello', at: 3, id: 'x' };
      const snapshot = { table: 'a', seq: 0, length: 1, state: { coins: [1, 2] }, lines: [1, 0], turns: [0] };
      await storage.commit({
        guests: [guest],
        tables: [table('a')],
        rows: [row('a', 0), row('a', 1)].map(written),
        snapshots: [snapshot],
        chats: [chat],
        records: [{ table: 'a', record: { kontor: 'record' } }],
        notes: [['there', '17']],
      });
      expect(await storage.guest('ann')).toEqual(guest);
      expect(await storage.guest('ben')).toBeUndefined();
      expect(await storage.table('a')).toEqual(table('a'));
      expect(await storage.table('b')).toBeUndefined();
      expect(await storage.rows('a', 0, 99)).toEqual([row('a', 0), row('a', 1)]);
      expect(await storage.rows('a', 1, 1)).toEqual([row('a', 1)]);
      const odd = { ...row('a', 2), id: 'a "b"\\\n\u2028c\r\nd', entries: [], asked: [0, 1], clock: { left: 'ä\n' } };
      await storage.commit({ rows: [] });
      await storage.commit({ rows: [odd].map(written) });
      expect(await storage.rows('a', 2, 9)).toEqual([odd]);
      expect(await storage.rows('b', 0, 99)).toEqual([]);
      expect(JSON.parse(await storage.logText('a'))).toEqual([row('a', 0), row('a', 1), odd]);
      expect(JSON.parse(await storage.logText('b'))).toEqual([]);
      expect(await storage.snapshot('a')).toEqual(snapshot);
      expect(await storage.chat('a', 9)).toEqual([chat]);
      expect(await storage.record('a')).toEqual({ kontor: 'record' });
      expect(await storage.record('b')).toBeUndefined();
      expect(await storage.note('there')).toBe('17');
      expect(await storage.note('nowhere')).toBeUndefined();
      await storage.close();
    });

    test('lets nobody take a place in the log twice, and then writes nothing at all', async () => {
      const storage = open();
      await storage.commit({ tables: [table('a'), table('b')], rows: [row('a', 0), row('b', 0)].map(written) });
      const clash = {
        tables: [table('a', { status: 'over' })],
        rows: [row('a', 1), row('b', 0)].map(written),
        notes: [['there', '1']] as const,
      };
      await expect(storage.commit(clash)).rejects.toThrow(PlaceTaken);
      await expect(storage.commit({ rows: [row('a', 1), row('a', 1)].map(written) })).rejects.toThrow(PlaceTaken);
      expect(await storage.rows('a', 0, 99)).toHaveLength(1);
      expect((await storage.table('a'))?.status).toBe('open');
      expect(await storage.note('there')).toBeUndefined();
      await storage.commit({ rows: [row('a', 1)].map(written) });
      expect(await storage.rows('a', 0, 99)).toHaveLength(2);
      await storage.close();
    });

    test('finds tables by what is asked of them', async () => {
      const storage = open();
      await storage.commit({
        tables: [
          table('old', { created: 1, due: 50 }),
          table('new', { created: 2, status: 'playing', due: 70 }),
          table('over', { created: 3, status: 'over' }),
          table('own', { created: 4, visibility: 'private', seats: [{ person: 'ben' }, {}] }),
        ],
      });
      const ids = (tables: StoredTable[]) => tables.map(({ id }) => id);
      expect(ids(await storage.publicTables(9))).toEqual(['new', 'old']);
      expect(ids(await storage.publicTables(1))).toEqual(['new']);
      expect(ids(await storage.tablesOf('ann', 9))).toEqual(['over', 'new', 'old']);
      expect(ids(await storage.tablesOf('ben', 9))).toEqual(['own']);
      await storage.commit({ tables: [table('own', { created: 4, visibility: 'private', seats: [{ person: 'cid' }, {}] })] });
      expect([ids(await storage.tablesOf('ben', 9)), ids(await storage.tablesOf('cid', 9))]).toEqual([[], ['own']]);
      expect(await storage.dueTables(60)).toEqual(['old']);
      await storage.commit({ tables: [table('old', { created: 1 })] });
      expect(await storage.dueTables(60)).toEqual([]);
      await storage.close();
    });

    test('finds the snapshot before a line of a viewer, and the last lines of the chat', async () => {
      const storage = open();
      const snapshot = (seq: number, lines: number[]) => ({ table: 'a', seq, length: seq, state: { seq }, lines, turns: [seq] });
      const chats = [1, 2, 3].map((number) => ({
        table: 'a',
        number,
        person: 'ann',
        name: 'Ann',
        text: `${number}`,
        at: number,
        id: `${number}`,
      }));
      await storage.commit({
        tables: [table('a')],
        snapshots: [snapshot(0, [1, 0]), snapshot(40, [30, 12]), snapshot(81, [61, 20])],
        chats,
      });
      expect((await storage.snapshot('a'))?.seq).toBe(81);
      expect((await storage.snapshot('a', { viewer: 0, line: 60 }))?.seq).toBe(40);
      expect((await storage.snapshot('a', { viewer: 1, line: 20 }))?.seq).toBe(81);
      expect(await storage.snapshot('a', { viewer: 0, line: 0 })).toBeUndefined();
      expect((await storage.snapshot('a', 'start'))?.seq).toBe(0);
      expect((await storage.chat('a', 2)).map(({ number }) => number)).toEqual([2, 3]);
      await storage.close();
    });
  });
}

const folder = temporaryFolder('storage');
afterAll(() => folder.remove());
let files = 0;
const nextFile = () => {
  files += 1;
  return join(folder.path, `${files}.db`);
};
storageContract('in memory', openMemoryStorage);
storageContract('in a database file', () => openLibsqlStorage(nextFile()));

describe('with threads that write and tidy up', () => {
  beforeAll(() => bundleInto(folder.path, { 'storage-worker': 'server/src/storage-worker.ts' }));
  const entry = pathToFileURL(join(folder.path, 'storage-worker.mjs'));
  storageContract('in a database file', () => openLibsqlStorage(nextFile(), entry));

  test('what was written ahead reaches the file while writing goes on', async () => {
    const file = nextFile();
    const storage = openLibsqlStorage(file, entry);
    await storage.commit({ tables: [table('a')] });
    const before = statSync(file).size;
    const long = 'x'.repeat(20_000);
    for (let seq = 0; statSync(file).size < before + 4_000_000; seq++) {
      await storage.commit({ rows: [{ ...row('a', seq), id: long }].map(written) });
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await storage.lastRow('a')).toMatchObject({ id: long });
    await storage.close();
  });

  test('what was handed over before the end is stored, and nothing after it', async () => {
    const file = nextFile();
    const storage = openLibsqlStorage(file, entry);
    const last = storage.commit({ tables: [table('a')], rows: [row('a', 0)].map(written) });
    await Promise.all([storage.close(), last]);
    await expect(storage.commit({ rows: [row('a', 1)].map(written) })).rejects.toThrow('the daybook is closed');
    const again = openLibsqlStorage(file);
    expect(await again.rows('a', 0, 9)).toHaveLength(1);
    await again.close();
  });
});

describe('a database file', () => {
  test('is there when it is opened again, and refuses to be read by an older Kontor', async () => {
    const file = nextFile();
    const first = openLibsqlStorage(file);
    await first.commit({ tables: [table('a')], rows: [row('a', 0)].map(written) });
    await first.close();
    const again = openLibsqlStorage(file);
    expect(await again.rows('a', 0, 9)).toHaveLength(1);
    await again.close();
    const { default: Database } = await import('libsql');
    const raw = new Database(file);
    raw.exec('PRAGMA user_version = 99');
    raw.close();
    expect(() => openLibsqlStorage(file)).toThrow(NewerDatabase);
  });

  test('of the first version goes on where it was', async () => {
    const file = nextFile();
    const { default: Database } = await import('libsql');
    const raw = new Database(file);
    raw.exec(`${migrations[0]}; PRAGMA user_version = 1`);
    const put = raw.prepare('INSERT INTO log (table_key, seq, actor, at, client_id, body) VALUES (?, ?, ?, ?, ?, ?)');
    const putTable = raw.prepare("INSERT INTO tables (id, status, visibility, created, body) VALUES (?, 'open', 'public', 1, ?)");
    for (const id of ['a', 'b']) putTable.run([id, JSON.stringify(table(id))]);
    for (const [key, seq] of [
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
      [1, 2],
    ] as const) {
      const { actor, at, id, takeBack, entries } = row('', seq);
      put.run([key, seq, String(actor), at, id, JSON.stringify({ takeBack, entries })]);
    }
    raw.close();
    const storage = openLibsqlStorage(file);
    expect(await storage.rows('a', 0, 9)).toEqual([row('a', 0), row('a', 1), row('a', 2)]);
    expect(await storage.rows('b', 1, 1)).toEqual([row('b', 1)]);
    await expect(storage.commit({ rows: [row('b', 1)].map(written) })).rejects.toThrow(PlaceTaken);
    await storage.commit({ rows: [row('b', 2), row('a', 3), row('b', 3)].map(written) });
    expect(await storage.lastRow('b')).toEqual(row('b', 3));
    expect(await storage.rows('a', 2, 3)).toEqual([row('a', 2), row('a', 3)]);
    expect(await storage.rows('b', 0, 2)).toEqual([row('b', 0), row('b', 1), row('b', 2)]);
    await storage.close();
  });

  test('is never written by two at the same place', async () => {
    const file = nextFile();
    const [one, two] = [openLibsqlStorage(file), openLibsqlStorage(file)];
    await one.commit({ tables: [table('a'), table('b')], rows: [row('a', 0), row('b', 0)].map(written) });
    await expect(two.commit({ rows: [row('a', 0)].map(written) })).rejects.toThrow(PlaceTaken);
    await two.commit({ rows: [row('a', 1)].map(written) });
    await expect(one.commit({ rows: [row('b', 1)].map(written) })).rejects.toThrow(PlaceTaken);
    await one.commit({ rows: [row('b', 1)].map(written) });
    await expect(one.commit({ rows: [row('a', 1)].map(written) })).rejects.toThrow(PlaceTaken);
    await one.commit({ rows: [row('a', 2)].map(written) });
    expect(await two.rows('a', 0, 9)).toEqual([row('a', 0), row('a', 1), row('a', 2)]);
    expect(await two.rows('b', 0, 9)).toEqual([row('b', 0), row('b', 1)]);
    await one.close();
    await two.close();
  });
});

describe('the disk', () => {
  test('has a commit before the commit is kept, and after a fault nothing is written any more', async () => {
    const synced: number[] = [];
    let isWornOut = false;
    const file = nextFile();
    const sync = () => {
      if (isWornOut) throw new Error('worn out');
      synced.push(statSync(`${file}-wal`).size);
    };
    const storage = openLibsqlStorage(file, undefined, { openDisk: () => ({ sync, close: () => undefined }) });
    await storage.commit({ tables: [table('a')], rows: [row('a', 0)].map(written) });
    const [first] = synced;
    expect(synced).toHaveLength(1);
    await storage.commit({ rows: [{ ...row('a', 1), id: 'x'.repeat(20_000) }].map(written) });
    expect(synced[1]).toBeGreaterThan(first! + 20_000);
    isWornOut = true;
    await expect(storage.commit({ rows: [row('a', 2)].map(written) })).rejects.toThrow(DiskFault);
    isWornOut = false;
    await expect(storage.commit({ rows: [row('a', 3)].map(written) })).rejects.toThrow('until the server starts again');
    expect(await storage.rows('a', 3, 3)).toEqual([]);
    await storage.close();
  });
});

describe('the committer', () => {
  const storage = () => openMemoryStorage();

  test('stores what comes together in one go, and tells in order', async () => {
    const kept = storage();
    const sizes: number[] = [];
    const told: string[] = [];
    const committer = new Committer(
      kept,
      () => undefined,
      (count) => sizes.push(count),
    );
    committer.after(() => told.push('at once'));
    for (const id of ['a', 'b', 'c'])
      committer.add(id, { tables: [table(id)] }, { stored: () => told.push(id), failed: () => told.push('failed') });
    committer.after(() => told.push('then'));
    expect(told).toEqual(['at once']);
    await committer.drain();
    expect(told).toEqual(['at once', 'a', 'b', 'c', 'then']);
    expect(sizes).toEqual([4]);
  });

  test('keeps one table’s fault from the others, and from what rests on it', async () => {
    const kept = storage();
    await kept.commit({ tables: [table('a'), table('b')], rows: [row('a', 0)].map(written) });
    const told: string[] = [];
    const committer = new Committer(kept, () => undefined);
    const course = (name: string, again = '') => ({
      stored: () => told.push(`${name} stored`),
      failed: () => told.push(`${name} failed${again}`),
    });
    committer.add('a', { rows: [row('a', 0)].map(written) }, course('a'));
    committer.add('a', { rows: [row('a', 1)].map(written) }, course('a', ' too'));
    committer.add('b', { rows: [row('b', 0)].map(written) }, course('b'));
    await committer.drain();
    expect(told).toEqual(['a failed', 'a failed too', 'b stored']);
    expect(await kept.rows('a', 0, 9)).toHaveLength(1);
  });

  const names = Array.from({ length: 199 }, (_, index) => `t${index}`);
  /** What becomes of much that is stored after a first commit, which says how long they take. */
  const storesMuch = async (milliseconds: number) => {
    const sizes: number[] = [];
    const told: string[] = [];
    const kept = storage();
    let now = 0;
    const commit: Storage['commit'] = (batch) => {
      now += milliseconds;
      return kept.commit(batch);
    };
    const committer = new Committer(
      { ...kept, commit },
      () => undefined,
      (count) => sizes.push(count),
      () => now,
    );
    await committer.store('first', { tables: [table('first')] });
    const course = (name: string) => ({ stored: () => told.push(name), failed: () => told.push('failed') });
    for (const id of names) committer.add(id, { tables: [table(id)] }, course(id));
    committer.add('t0', { rows: [row('t0', 0)].map(written) });
    committer.add('t1', { rows: [row('t1', 0)].map(written) });
    committer.after(() => told.push('all'));
    await committer.drain();
    return { sizes: sizes.slice(1), told };
  };

  test('divides what is much where commits take long, but not what belongs together, and whoever waits for all hears last', async () => {
    const { sizes, told } = await storesMuch(3);
    expect(sizes).toEqual([103, 64, 35]);
    expect(told).toEqual([...names, 'all']);
  });

  test('stores what is much in one go where a commit is quickly done', async () => {
    const { sizes, told } = await storesMuch(1);
    expect(sizes).toEqual([202]);
    expect(told).toEqual([...names, 'all']);
  });
});
