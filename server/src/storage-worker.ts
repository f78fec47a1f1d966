// The entry of the thread that writes: one batch after the other.
import { parentPort, workerData } from 'node:worker_threads';
import { closeDatabase, openDatabase } from './storage/database.ts';
import { type Batch, PlaceTaken } from './storage/storage.ts';
import { createWriter } from './storage/writer.ts';
import type { WriterReply, WriterTask } from './storage/writer-thread.ts';

const database = openDatabase(workerData as string);
const write = createWriter(database);

function carryOut(task: WriterTask): WriterReply {
  try {
    if (task === 'end') closeDatabase(database);
    else write(JSON.parse(task.batch) as Batch);
    return {};
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), isTaken: error instanceof PlaceTaken };
  }
}

parentPort?.on('message', (task: WriterTask) => parentPort?.postMessage(carryOut(task)));
