// The thread that tidies up: it moves what was written ahead into the database file, so that no commit has to wait for it.
import { statSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import Database from 'libsql';

/** So many pages may wait before it is worth the trouble, and so long is the pause between two looks, in milliseconds. */
const leastPages = 500;
const pause = 100;

const database = new Database(workerData as string);
const file = `${workerData as string}-wal`;
const pageBytes = 4096;

/** A passive checkpoint takes what is there and holds nobody up. */
function tidy(): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < leastPages * pageBytes) return;
  database.pragma('wal_checkpoint(PASSIVE)');
}

setInterval(tidy, pause);
