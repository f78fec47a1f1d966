// A thread of the storage begins here: the one that writes, or the one that tidies up behind it.
import { closeSync, openSync, statSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { stepBack } from './rank.ts';
import { openConnection } from './storage/database.ts';
import { bookNames, type Passage, readPassage } from './storage/daybook.ts';
import { DiskFault, openLog } from './storage/disk.ts';
import { sheetIn } from './storage/page.ts';
import { createReader } from './storage/reader.ts';
import { PlaceTaken } from './storage/storage.ts';
import { type Answer, end, type LogAnswer, type StorageTask } from './storage/threads.ts';
import { createWriter } from './storage/writer.ts';

/** So much may wait before it is worth the trouble to tidy up, in bytes. */
const leastBytes = 2_097_152;
/** How long the tidier pauses between two looks, in milliseconds. */
const pause = 1000;

const answerOf = (error: unknown): Answer => {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof PlaceTaken) return { kind: 'place-taken', message: error.what };
  return { kind: error instanceof DiskFault ? 'disk' : 'other', message };
};

/** Enters pages of the daybook in the database. Each passage is answered when that is on disk, or with what went wrong. */
function write(file: string, port: MessagePort): void {
  const database = openConnection(file, true);
  const disk = openLog(file);
  const store = createWriter(database, disk);
  let books: readonly number[] | undefined;
  port.on('message', (message: Passage | typeof end) => {
    if (message === end) {
      for (const book of books ?? []) closeSync(book);
      disk.close();
      database.close();
      port.close();
      return;
    }
    let answer: Answer;
    try {
      books ??= bookNames(file).map((name) => openSync(name, 'r'));
      store(sheetIn(readPassage(books, message)), message);
    } catch (error) {
      answer = answerOf(error);
    }
    port.postMessage(answer);
  });
}

/**
 * Moves what was written ahead into the database file: a passive checkpoint takes what is there and holds nobody up. Besides, it reads
 * out the logs of tables.
 */
function tidy(file: string, port: MessagePort): void {
  const database = openConnection(file, true);
  const reader = createReader(database);
  const rounds = setInterval(() => {
    const waiting = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    if (waiting >= leastBytes) database.pragma('wal_checkpoint(PASSIVE)');
  }, pause);
  /** One after the other: the end comes last too. */
  let before = Promise.resolve();
  port.on('message', (message: string) => {
    before = before.then(() => (message === end ? close() : tell(message)));
  });
  const tell = async (table: string): Promise<void> => {
    const answer: LogAnswer = await reader.logText(table).then(
      (text) => ({ text }),
      (error: unknown) => ({ message: String(error) }),
    );
    port.postMessage(answer);
  };
  const close = (): void => {
    clearInterval(rounds);
    database.close();
    port.close();
  };
}

stepBack();
const { task, file } = workerData as StorageTask;
if (parentPort) (task === 'write' ? write : tidy)(file, parentPort);
