// The storage in one database file. Where there are threads, what is to be stored goes to the daybook, is on disk with that, and
// another thread enters it in the database; whoever reads waits until that is done. Without threads it goes to the database at once.
import type Database from 'libsql';
import { Bookkeeper } from './bookkeeper.ts';
import { closeDatabase, type DatabaseRow, openDatabase } from './database.ts';
import { Daybook, type Pen, pagesAfter } from './daybook.ts';
import { type Disk, openLog } from './disk.ts';
import { pageText, sheetIn } from './page.ts';
import { Places } from './places.ts';
import { createReader, type Reader } from './reader.ts';
import { sheetOf } from './sheet.ts';
import type { Storage } from './storage.ts';
import { startTidier, startWriter } from './threads.ts';
import { createWriter, type Write } from './writer.ts';

/** Other tools than the usual ones, for tests. */
export interface Tools {
  readonly openDisk?: (file: string) => Disk;
  readonly pen?: Pen;
}

/** Opens a database file, or `:memory:`, and brings it up to date. `threads` is where the threads begin that write and tidy up. */
export function openLibsqlStorage(file: string, threads?: URL, { openDisk = openLog, pen }: Tools = {}): Storage {
  const isFile = file !== ':memory:';
  const isShared = threads !== undefined && isFile;
  const database = openDatabase(file, isShared);
  const disk = isFile ? openDisk(file) : undefined;
  const writer = createWriter(database, disk);
  if (!isFile) return direct(database, writer, disk);
  const entered = enterRest(file, database, writer);
  if (!isShared) return direct(database, writer, disk);
  disk?.close();
  return overDaybook(file, database, threads, entered, pen);
}

/** Enters what stands in the daybook only: the server before this one was cut off. Answers the number of the last page. */
function enterRest(file: string, database: Database.Database, write: Write): number {
  const entered = Number((database.prepare('SELECT entered FROM daybook').get() as DatabaseRow)['entered']);
  const pages = pagesAfter(file, entered);
  const last = pages.at(-1)?.number ?? entered;
  if (pages.length > 0) write(sheetIn(pages.map(({ text }) => text)), { first: entered + 1, last });
  return last;
}

function direct(database: Database.Database, write: Write, disk: Disk | undefined): Storage {
  return {
    ...createReader(database),
    commit: async (batch) => write(sheetOf(batch)),
    async close() {
      disk?.close();
      closeDatabase(database);
    },
  };
}

function overDaybook(file: string, database: Database.Database, threads: URL, entered: number, pen: Pen | undefined): Storage {
  const tidier = startTidier(threads, file);
  const writer = startWriter(threads, file);
  const bookkeeper = new Bookkeeper((passage) => writer.enter(passage), entered);
  const daybook = new Daybook(file, entered, (number) => bookkeeper.entered(number), pen);
  const places = new Places(database);
  const reader: Reader = { ...createReader(database), logText: (table) => tidier.logText(table) };
  let underWay = 0;
  return {
    ...afterwards(reader, () => bookkeeper.entered()),
    async commit(batch) {
      bookkeeper.mustBeWell();
      if (places.areMany && underWay === 0 && bookkeeper.isDone) places.forget();
      places.take(batch);
      underWay += 1;
      bookkeeper.enter(await daybook.append(pageText(batch)));
      underWay -= 1;
    },
    /** The thread that tidies up ends first: nothing is left to tidy up for whoever closes the file. */
    async close() {
      try {
        await daybook.close();
        await bookkeeper.entered();
      } finally {
        await tidier.end();
        await writer.end();
        closeDatabase(database);
      }
    },
  };
}

/** The same, but everything waits for something first. */
function afterwards<T extends object>(reader: T, ready: () => Promise<void>): T {
  const waiting = Object.entries(reader).map(([name, read]: [string, (...args: unknown[]) => unknown]) => [
    name,
    async (...args: unknown[]) => {
      await ready();
      return read(...args);
    },
  ]);
  return Object.fromEntries(waiting) as T;
}
