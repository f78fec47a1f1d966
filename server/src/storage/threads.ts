// The threads of the storage: one writes and waits for the disk, one tidies up behind it. The server goes on meanwhile.
import { Worker } from 'node:worker_threads';
import { DiskFault } from './disk.ts';
import type { Sheet } from './sheet.ts';
import { PlaceTaken } from './storage.ts';

/** What a thread of the storage is started with. */
export interface StorageTask {
  readonly task: 'write' | 'tidy';
  readonly file: string;
}

/** What the thread that writes answers to a sheet: nothing where it is stored, or what went wrong. */
export type Answer = undefined | { readonly kind: 'place-taken' | 'disk' | 'other'; readonly message: string };

/** What a thread is told when it has to end. One that is cut off in the middle of its work takes the process with it. */
export const end = 'end';

interface Thread {
  readonly worker: Worker;
  /** Lets it finish what it was given. */
  end(): Promise<void>;
}

function start(entry: URL, workerData: StorageTask): Thread {
  const worker = new Worker(entry, { workerData });
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  return {
    worker,
    end: () => {
      worker.postMessage(end);
      return gone;
    },
  };
}

/** A tidier that stumbles is not missed for long: commits tidy up themselves when too much waits. */
export function startTidier(entry: URL, file: string): Pick<Thread, 'end'> {
  const thread = start(entry, { task: 'tidy', file });
  thread.worker.on('error', () => undefined);
  return thread;
}

export interface WritingThread {
  write(sheet: Sheet): Promise<void>;
  end(): Promise<void>;
}

/** Sheets are answered in the order in which they were given. Without the thread nothing can be stored any more. */
export function startWriter(entry: URL, file: string): WritingThread {
  const { worker, end: endThread } = start(entry, { task: 'write', file });
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  let fault: Error | undefined;
  worker.on('message', (answer: Answer) => {
    const { resolve, reject } = waiting.shift()!;
    if (answer === undefined) resolve();
    else reject(errorOf(answer));
  });
  const fail = (error: unknown) => {
    fault ??= new Error('the thread that writes has ended; nothing can be stored until the server starts again', {
      cause: error,
    });
    for (const { reject } of waiting.splice(0)) reject(fault);
  };
  worker.on('error', fail);
  worker.on('exit', fail);
  return {
    write: (sheet) =>
      new Promise((resolve, reject) => {
        if (fault) return reject(fault);
        waiting.push({ resolve, reject });
        worker.postMessage(sheet);
      }),
    end: endThread,
  };
}

function errorOf({ kind, message }: Exclude<Answer, undefined>): Error {
  if (kind === 'place-taken') return new PlaceTaken(message);
  return kind === 'disk' ? new DiskFault(message) : new Error(message);
}
