// The threads of the storage: one enters the pages of the daybook in the database, one tidies up behind it and reads out what is long.
// The server goes on meanwhile.
import { Worker } from 'node:worker_threads';
import type { Passage } from './daybook.ts';
import { DiskFault } from './disk.ts';
import { PlaceTaken } from './storage.ts';

/** What a thread of the storage is started with. */
export interface StorageTask {
  readonly task: 'write' | 'tidy';
  readonly file: string;
}

/** What the thread that writes answers: nothing where pages are entered, or what went wrong. */
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

/** What the thread that tidies up answers when it is asked for the log of a table. */
export interface LogAnswer {
  readonly text?: string;
  readonly message?: string;
}

export interface TidyingThread {
  logText(table: string): Promise<string>;
  end(): Promise<void>;
}

/** One that stumbles is not missed for long: commits tidy up themselves when too much waits. Logs are told in the order of asking. */
export function startTidier(entry: URL, file: string): TidyingThread {
  const { worker, end: endThread } = start(entry, { task: 'tidy', file });
  const asked = new Queue<string>('the thread that reads logs has ended; nothing can be read out until the server starts again');
  worker.on('message', ({ text, message }: LogAnswer) =>
    asked.settle(text, message === undefined ? undefined : new Error(message)),
  );
  worker.on('error', (error) => asked.end(error));
  worker.on('exit', (code) => asked.end(code));
  return { logText: (table) => asked.wait(() => worker.postMessage(table)), end: endThread };
}

export interface WritingThread {
  /** Enters pages of the daybook. They are on disk when the promise is kept. */
  enter(passage: Passage): Promise<void>;
  end(): Promise<void>;
}

/** Passages are answered in the order in which they were given. Without the thread nothing can be stored any more. */
export function startWriter(entry: URL, file: string): WritingThread {
  const { worker, end: endThread } = start(entry, { task: 'write', file });
  const given = new Queue<void>('the thread that writes has ended; nothing can be stored until the server starts again');
  worker.on('message', (answer: Answer) => given.settle(undefined, answer && errorOf(answer)));
  worker.on('error', (error) => given.end(error));
  worker.on('exit', (code) => given.end(code));
  return { enter: (passage) => given.wait(() => worker.postMessage(passage)), end: endThread };
}

/** Those who wait for a thread, which answers in the order in which it was asked. */
class Queue<T> {
  private readonly waiting: { readonly resolve: (value: T) => void; readonly reject: (error: Error) => void }[] = [];
  private fault: Error | undefined;

  constructor(private readonly lament: string) {}

  wait(ask: () => void): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.fault) return reject(this.fault);
      ask();
      this.waiting.push({ resolve, reject });
    });
  }

  settle(value: T | undefined, error: Error | undefined): void {
    const { resolve, reject } = this.waiting.shift()!;
    if (error) reject(error);
    else resolve(value as T);
  }

  /** The thread is gone: nobody is answered any more. */
  end(cause: unknown): void {
    this.fault ??= new Error(this.lament, { cause });
    for (const { reject } of this.waiting.splice(0)) reject(this.fault);
  }
}

function errorOf({ kind, message }: Exclude<Answer, undefined>): Error {
  if (kind === 'place-taken') return new PlaceTaken(message);
  return kind === 'disk' ? new DiskFault(message) : new Error(message);
}
