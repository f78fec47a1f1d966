// A thread that writes: while it waits for the disk, the server goes on. Batches travel as text, which is cheapest to hand over.
import { Worker } from 'node:worker_threads';
import { type Batch, PlaceTaken } from './storage.ts';

/** What the thread is asked: to store a batch, or to end. */
export type WriterTask = { readonly batch: string } | 'end';
/** What it answers, in the order it was asked. */
export type WriterReply = { readonly fault?: string; readonly isTaken?: boolean };

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export class WriterThread {
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];
  private ended: Error | undefined;

  constructor(entry: URL, file: string) {
    this.worker = new Worker(entry, { workerData: file });
    this.worker.on('message', (reply: WriterReply) => this.answer(reply));
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the thread that writes has ended')));
  }

  commit(batch: Batch): Promise<void> {
    return this.ask({ batch: JSON.stringify(batch) });
  }

  /** Ends when everything before it is stored. */
  async close(): Promise<void> {
    await this.ask('end').catch(() => undefined);
    await this.worker.terminate();
  }

  private ask(task: WriterTask): Promise<void> {
    if (this.ended) return Promise.reject(this.ended);
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker.postMessage(task);
    });
  }

  private answer({ fault, isTaken }: WriterReply): void {
    const next = this.waiting.shift();
    if (fault === undefined) next?.resolve();
    else next?.reject(isTaken ? new PlaceTaken(fault) : new Error(fault));
  }

  /** A thread that is gone stores nothing any more: whoever asks is told so. */
  private fail(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}
