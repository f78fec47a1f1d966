// What was stored is on disk before it is in the database, and reaches the database whatever happens in between.
import { copyFileSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bookkeeper } from '../src/storage/bookkeeper.ts';
import { bookNames, Daybook, type Passage, type Pen, pagesAfter, pagesIn } from '../src/storage/daybook.ts';
import { DiskFault } from '../src/storage/disk.ts';
import { openLibsqlStorage } from '../src/storage/libsql-storage.ts';
import { pageText, sheetIn } from '../src/storage/page.ts';
import { sheetOf } from '../src/storage/sheet.ts';
import { type Batch, PlaceTaken, type WrittenRow } from '../src/storage/storage.ts';
import { bundleInto, temporaryFolder } from './support/process.ts';
import { storedTable as table } from './support/stored-table.ts';

const folder = temporaryFolder('daybook');
beforeAll(() => bundleInto(folder.path, { 'storage-worker': 'server/src/storage-worker.ts' }));
afterAll(() => folder.remove());
const threads = pathToFileURL(join(folder.path, 'storage-worker.mjs'));
let files = 0;
const nextFile = () => {
  files += 1;
  return join(folder.path, `${files}.db`);
};

const row = (seq: number, more = ''): WrittenRow => ({
  table: 'a',
  seq,
  actor: seq % 2,
  id: `c-${seq}${more}`,
  at: 1000 + seq,
  body: '{"takeBack":0,"entries":[]}',
});
const ids = async (file: string): Promise<string[]> => {
  const storage = openLibsqlStorage(file);
  const rows = await storage.rows('a', 0, Number.MAX_SAFE_INTEGER);
  await storage.close();
  return rows.map(({ id }) => id);
};
/** The files as they are at this moment: what is left when the process ends now. */
function cutOff(file: string): string {
  const copy = nextFile();
  for (const end of ['', '-wal', '-daybook-0', '-daybook-1']) copyFileSync(`${file}${end}`, `${copy}${end}`);
  return copy;
}
/** A pen that writes nothing, and takes as long as it is told. */
const deafPen = (more: Partial<Pen> = {}): Pen => ({
  write: (_, __, ___, length) => length,
  sync: () => undefined,
  syncLater: async () => undefined,
  ...more,
});
const atOnce = async (): Promise<void> => undefined;

describe('a page', () => {
  const text = fc.string({ unit: 'binary' });
  const batch: fc.Arbitrary<Batch> = fc.record(
    {
      rows: fc.array(
        fc.record({
          table: fc.stringMatching(/^[a-z0-9]{1,16}$/),
          seq: fc.nat(),
          actor: fc.constantFrom<WrittenRow['actor'][]>(0, 1, 4, 'outside', 'setup'),
          id: text,
          at: fc.maxSafeNat(),
          body: fc.json(),
        }),
      ),
      notes: fc.array(fc.tuple(text, text)),
      guests: fc.array(fc.record({ id: text, name: text, colour: fc.constant('blue' as const), created: fc.nat() })),
    },
    { requiredKeys: [] },
  );

  test('says what was to be stored, whatever that is', () => {
    fc.assert(
      fc.property(batch, (one) => {
        const { rows, ...rest } = sheetIn([pageText(one)]);
        const { rows: wanted, ...others } = sheetOf(one);
        expect([rows ?? [], rest]).toEqual([wanted ?? [], others]);
      }),
    );
  });

  test('follows upon the one before it', () => {
    const pages: Batch[] = [{ rows: [row(0)], notes: [['a', '1']] }, { rows: [row(1), row(2)] }, { notes: [['a', '2']] }];
    const sheet = sheetIn(pages.map(pageText));
    expect(sheet).toEqual(sheetOf({ rows: [row(0), row(1), row(2)], notes: pages.flatMap(({ notes = [] }) => notes) }));
  });
});

describe('a book', () => {
  async function written(texts: readonly string[]): Promise<Buffer> {
    const file = nextFile();
    const daybook = new Daybook(file, 0, atOnce);
    let end = 0;
    for (const text of texts) end = (await daybook.append(text)).to;
    await daybook.close();
    return readFileSync(bookNames(file)[0]).subarray(0, end);
  }

  test('that was cut off anywhere, or is damaged anywhere, gives the whole pages before that', async () => {
    const texts = ['first', 'zweite Seite: ä', '', 'the fourth'];
    const bytes = await written(texts);
    const told = (some: Buffer) => pagesIn(some).map(({ text }) => text);
    expect(told(bytes)).toEqual(texts);
    const ends = texts.map((_, index) => texts.slice(0, index + 1).reduce((sum, text) => sum + 20 + Buffer.byteLength(text), 0));
    for (let at = 0; at < bytes.length; at++) {
      const whole = ends.filter((end) => end <= at).length;
      expect(told(bytes.subarray(0, at))).toEqual(texts.slice(0, whole));
      const damaged = Buffer.from(bytes);
      damaged[at]! ^= 0x20;
      expect(told(damaged)).toEqual(texts.slice(0, whole));
    }
  });

  test('is begun anew when the other is full, and only when all that stands in it is in the database', async () => {
    const file = nextFile();
    const waited: number[] = [];
    const daybook = new Daybook(file, 0, async (number) => {
      waited.push(number);
    });
    const long = 'x'.repeat(500_000);
    const passages: Passage[] = [];
    for (let page = 0; page < 16; page++) passages.push(await daybook.append(`${page} ${long}`));
    await daybook.close();
    expect(passages.map(({ book }) => book).join('')).toBe('0000011111000001');
    expect(passages.map(({ first, last }) => [first, last])).toEqual(passages.map((_, index) => [index + 1, index + 1]));
    expect(waited).toEqual([0, 5, 10]);
    expect(pagesAfter(file, 10).map(({ number }) => number)).toEqual([11, 12, 13, 14, 15, 16]);
    expect(pagesAfter(file, 13).map(({ text }) => Number.parseInt(text, 10))).toEqual([13, 14, 15]);
    expect(pagesAfter(file, 16)).toEqual([]);
    // What stood in the second book before its last page is gone: with a page missing, nothing after it counts.
    expect(pagesAfter(file, 4)).toEqual([]);
    for (const name of bookNames(file)) expect(statSync(name).size).toBeLessThan(3_000_000);
  });

  test('waits for the disk in the background where a page is short, and at once where it is long and the disk quick', async () => {
    const how: string[] = [];
    const pen = deafPen({
      sync: () => void how.push('waited'),
      syncLater: async () => void how.push('left'),
    });
    const daybook = new Daybook(nextFile(), 0, atOnce, pen);
    for (const text of ['short', 'x'.repeat(5000), 'short']) await daybook.append(text);
    await daybook.close();
    expect(how).toEqual(['left', 'waited', 'left']);
  });

  test('waits for the disk in the background while that is slow, and keeps the order', async () => {
    const how: string[] = [];
    const pen = deafPen({
      sync: () => {
        how.push('waited');
        for (const until = performance.now() + 20; performance.now() < until; );
      },
      syncLater: async () => {
        how.push('left');
        await new Promise((resolve) => setTimeout(resolve, 1));
      },
    });
    const daybook = new Daybook(nextFile(), 7, atOnce, pen);
    const passages = await Promise.all(Array.from({ length: 110 }, (_, index) => daybook.append(`${index} ${'x'.repeat(5000)}`)));
    await daybook.close();
    expect(how).toEqual(['waited', ...Array(100).fill('left'), ...how.slice(101)]);
    expect(how[101]).toBe('waited');
    expect(passages.map(({ last }) => last)).toEqual(Array.from({ length: 110 }, (_, index) => 8 + index));
  });

  test('is written to the end where the disk takes only a part at a time', async () => {
    const taken: [at: number, length: number][] = [];
    const write: Pen['write'] = (_, __, ___, length, at) => {
      taken.push([at, length]);
      return Math.min(length, 3000);
    };
    const daybook = new Daybook(nextFile(), 0, atOnce, deafPen({ write }));
    await daybook.append('x'.repeat(5000));
    await daybook.append('abc');
    await daybook.close();
    expect(taken).toEqual([
      [0, 5020],
      [3000, 2020],
      [5020, 23],
    ]);
  });
});

describe('what stands in the daybook only', () => {
  test('is entered in the database by whoever opens it next', async () => {
    const file = nextFile();
    const storage = openLibsqlStorage(file, threads);
    await storage.commit({ tables: [table('a')], rows: [row(0)] });
    await storage.rows('a', 0, 9);
    for (let seq = 1; seq < 30; seq++) await storage.commit({ rows: [row(seq)] });
    const left = cutOff(file);
    await storage.commit({ rows: [row(30)] });
    await storage.close();
    const all = Array.from({ length: 31 }, (_, seq) => `c-${seq}`);
    expect(await ids(left)).toEqual(all.slice(0, 30));
    expect(await ids(left)).toEqual(all.slice(0, 30));
    expect(await ids(file)).toEqual(all);
  });

  test('is entered as far as it was written down whole, and numbers go on from there', async () => {
    const file = nextFile();
    const storage = openLibsqlStorage(file, threads);
    await storage.commit({ tables: [table('a')], rows: [row(0)] });
    await storage.rows('a', 0, 9);
    await storage.commit({ rows: [row(1)] });
    await storage.commit({ rows: [row(2, ' never acknowledged')] });
    const left = cutOff(file);
    await storage.close();
    const [book] = bookNames(left);
    const bytes = readFileSync(book);
    bytes[bytes.indexOf('never acknowledged')]! ^= 1;
    writeFileSync(book, bytes);
    const again = openLibsqlStorage(left, threads);
    expect((await again.rows('a', 0, 9)).map(({ id }) => id)).toEqual(['c-0', 'c-1']);
    await again.commit({ rows: [row(2)] });
    const leftAgain = cutOff(left);
    await again.close();
    for (const one of [left, leftAgain]) expect(await ids(one)).toEqual(['c-0', 'c-1', 'c-2']);
  });

  test('holds its place against whoever comes second, before the database knows of it', async () => {
    const file = nextFile();
    const storage = openLibsqlStorage(file, threads);
    await storage.commit({ tables: [table('a')], rows: [row(0)] });
    const [one, two] = await Promise.allSettled([storage.commit({ rows: [row(1)] }), storage.commit({ rows: [row(1, ' too')] })]);
    expect([one.status, two.status === 'rejected' && two.reason instanceof PlaceTaken]).toEqual(['fulfilled', true]);
    const line = { table: 'a', number: 1, person: 'ann', name: 'Ann', text: 'hello', at: 3, id: 'x' };
    await storage.commit({ chats: [line] });
    await expect(storage.commit({ rows: [row(2)], chats: [line] })).rejects.toThrow(PlaceTaken);
    await storage.commit({ rows: [row(2)] });
    await storage.close();
    expect(await ids(file)).toEqual(['c-0', 'c-1', 'c-2']);
  });
});

describe('after a fault', () => {
  test('of the disk nothing is written any more, and what was stored can be read', async () => {
    let isWornOut = false;
    const sync = () => {
      if (isWornOut) throw new Error('worn out');
    };
    const syncLater = async () => sync();
    const storage = openLibsqlStorage(nextFile(), threads, { pen: deafPen({ write: writeSync, syncLater }) });
    await storage.commit({ tables: [table('a')], rows: [row(0)] });
    isWornOut = true;
    await expect(storage.commit({ rows: [row(1)] })).rejects.toThrow(DiskFault);
    isWornOut = false;
    await expect(storage.commit({ rows: [row(2)] })).rejects.toThrow('until the server starts again');
    expect(await storage.rows('a', 0, 9)).toHaveLength(1);
    await storage.close();
  });

  test('of whoever enters the pages nothing is stored any more, as nobody could find it, and no page is passed over', async () => {
    const file = nextFile();
    const storage = openLibsqlStorage(file, threads);
    await storage.commit({ tables: [table('a')], rows: [row(0)] });
    await storage.rows('a', 0, 9);
    await storage.commit({ rows: [row(1)] });
    const [name] = bookNames(file);
    const bytes = readFileSync(name);
    const damaged = Buffer.from(bytes);
    damaged[bytes.indexOf('c-1')]! ^= 1;
    writeFileSync(name, damaged);
    await expect(storage.rows('a', 0, 9)).rejects.toThrow('until the server starts again');
    await expect(storage.commit({ rows: [row(2)] })).rejects.toThrow('until the server starts again');
    writeFileSync(name, bytes);
    await expect(storage.rows('a', 0, 9)).rejects.toThrow('until the server starts again');
    expect(await ids(cutOff(file))).toEqual(['c-0', 'c-1']);
    await storage.close().catch(() => undefined);
  });
});

describe('the bookkeeper', () => {
  const passage = (book: number, page: number): Passage => ({ book, from: page, to: page + 1, first: page, last: page });

  test('hands over what lies together at once, and whoever waits is told when it is entered', async () => {
    const handed: [book: number, first: number, last: number][] = [];
    let enter: (() => void)[] = [];
    const bookkeeper = new Bookkeeper(({ book, first, last }) => {
      handed.push([book, first, last]);
      return new Promise((resolve) => enter.push(resolve));
    }, 4);
    expect(bookkeeper.isDone).toBe(true);
    await bookkeeper.entered();
    for (const [book, page] of [[0, 5] as const, [0, 6] as const, [1, 7] as const]) bookkeeper.enter(passage(book, page));
    expect(handed).toEqual([[0, 5, 6]]);
    let isTold = false;
    const told = bookkeeper.entered(5).then(() => {
      isTold = true;
    });
    expect(handed).toEqual([
      [0, 5, 6],
      [1, 7, 7],
    ]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([isTold, bookkeeper.isDone]).toEqual([false, false]);
    for (const done of enter) done();
    enter = [];
    await told;
    expect(bookkeeper.isDone).toBe(true);
  });
});
