// The storage in one database file. It is read in this very thread and written in another, where there is one; what is long to read
// is read beside it too.
import { closeDatabase, openDatabase } from './database.ts';
import { type Disk, openLog } from './disk.ts';
import { createReader } from './reader.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import type { Storage } from './storage.ts';
import { startTidier, startWriter } from './threads.ts';
import { createWriter } from './writer.ts';

/** Whoever takes down what is to be stored, and reads out what is long. */
interface Hand {
  write(sheet: Sheet): Promise<void> | void;
  logText(table: string): Promise<string>;
  end(): Promise<void> | void;
}

/** Opens a database file, or `:memory:`, and brings it up to date. `threads` is where the threads begin that write and tidy up. */
export function openLibsqlStorage(file: string, threads?: URL, openDisk: (file: string) => Disk = openLog): Storage {
  const isShared = threads !== undefined && file !== ':memory:';
  const database = openDatabase(file, isShared);
  const reader = createReader(database);
  const hand = isShared ? otherHand(threads, file) : ownHand();

  function ownHand(): Hand {
    const disk = file === ':memory:' ? undefined : openDisk(file);
    return { write: createWriter(database, disk), logText: reader.logText, end: () => disk?.close() };
  }
  return {
    ...reader,
    logText: (table) => hand.logText(table),
    async commit(batch) {
      await hand.write(sheetOf(batch));
    },
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
    logText: (table) => tidier.logText(table),
    end: async () => {
      await tidier.end();
      await writer.end();
    },
  };
}
