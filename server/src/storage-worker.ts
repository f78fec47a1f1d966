// The thread that tidies up: it moves what was written ahead into the database file, so that no commit has to wait for it.
import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/** So much may wait before it is worth the trouble, in bytes. */
const leastBytes = 2_097_152;
/** How long it pauses between two looks, in milliseconds. */
const pause = 100;

const file = workerData as string;
const database = new Database(file);

/** A passive checkpoint takes what is there and holds nobody up. */
const rounds = setInterval(() => {
  const waiting = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (waiting >= leastBytes) database.pragma('wal_checkpoint(PASSIVE)');
}, pause);

// Any message ends it: a thread that is cut off in the middle of its work takes the process with it.
parentPort?.once('message', () => {
  clearInterval(rounds);
  database.close();
});
