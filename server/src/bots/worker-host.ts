// Bots think in worker threads and never hold up the server. A worker that overruns or dies is replaced, and so is its answer.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Answer, type BotHost, replace, type StopSignal, type ThinkRequest, timeFor } from '@kontor/bots';
import type { Library } from '../library.ts';
import type { Reply, Task } from './tasks.ts';

/** What a worker gets beyond its own time before it is given up. */
const patience = 4000;
const recordMilliseconds = 30_000;

interface Job {
  readonly task: Task;
  readonly milliseconds: number;
  readonly signal: StopSignal | undefined;
  readonly resolve: (reply: Reply) => void;
}

/** A pool of threads for work that takes long: thinking, reading and writing records. */
export class WorkerPool {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly queue: Job[] = [];
  private isClosed = false;

  constructor(
    private readonly entry: URL,
    private readonly size = Math.max(1, availableParallelism() - 1),
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  run(task: Task, milliseconds: number, signal?: StopSignal): Promise<Reply> {
    return new Promise((resolve) => {
      this.queue.push({ task, milliseconds, signal, resolve });
      this.next();
    });
  }

  private next(): void {
    while (this.queue.length > 0 && !this.isClosed) {
      if (this.queue[0]!.signal?.aborted) {
        this.queue.shift()!.resolve({ kind: 'failed', message: 'nobody waits for it any more' });
        continue;
      }
      const worker = this.idle.pop() ?? (this.all.size < this.size ? this.hire() : undefined);
      if (!worker) return;
      this.work(worker, this.queue.shift()!);
    }
  }

  private hire(): Worker {
    const worker = new Worker(this.entry, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    worker.unref();
    this.all.add(worker);
    return worker;
  }

  private work(worker: Worker, job: Job): void {
    const finish = (reply: Reply, isFit: boolean) => {
      clearTimeout(overrun);
      worker.removeAllListeners();
      if (isFit) this.idle.push(worker);
      else {
        this.all.delete(worker);
        worker.on('error', () => undefined);
        void worker.terminate();
      }
      job.resolve(reply);
      this.next();
    };
    const overrun = setTimeout(() => finish({ kind: 'failed', message: 'took too long' }, false), job.milliseconds + patience);
    overrun.unref();
    worker.once('message', (reply: Reply) => finish(reply, true));
    worker.once('error', (error) => finish({ kind: 'failed', message: error.message }, false));
    worker.once('exit', () => finish({ kind: 'failed', message: 'the thread ended' }, false));
    worker.postMessage(job.task);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.queue.splice(0)) job.resolve({ kind: 'failed', message: 'the server is going down' });
    for (const worker of this.all) worker.removeAllListeners();
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }
}

/** The bots of a pool. */
export function createBotHost(pool: WorkerPool, library: Library): BotHost {
  return {
    async think(request: ThinkRequest, signal?: StopSignal): Promise<Answer<{ readonly type: string }>> {
      const reply = await pool.run({ kind: 'think', request }, timeFor(request), signal);
      if (reply.kind === 'thought') return reply.answer;
      const game = library.open(request.game, request.edition);
      if (!game) throw new Error(`there is no game '${request.game}'`);
      return replace(game, request, reply.kind === 'failed' ? reply.message : 'answered something else');
    },
    close: () => pool.close(),
  };
}

export { recordMilliseconds };
