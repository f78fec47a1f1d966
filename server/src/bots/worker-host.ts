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

/** A thread and what it is busy with. */
interface Hand {
  readonly worker: Worker;
  job: Job | undefined;
  overrun: NodeJS.Timeout | undefined;
}

/** A pool of threads for work that takes long: thinking, reading and writing records. */
export class WorkerPool {
  private readonly hands = new Set<Hand>();
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
      const hand = this.idle() ?? (this.hands.size < this.size ? this.hire() : undefined);
      if (!hand) return;
      this.work(hand, this.queue.shift()!);
    }
  }

  private idle(): Hand | undefined {
    for (const hand of this.hands) if (!hand.job) return hand;
    return undefined;
  }

  private hire(): Hand {
    const worker = new Worker(this.entry, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const hand: Hand = { worker, job: undefined, overrun: undefined };
    worker.on('message', (reply: Reply) => this.finish(hand, reply));
    worker.on('error', (error) => this.dismiss(hand, error.message));
    worker.on('exit', () => this.dismiss(hand, 'the thread ended'));
    this.hands.add(hand);
    return hand;
  }

  private work(hand: Hand, job: Job): void {
    hand.job = job;
    hand.overrun = setTimeout(() => this.dismiss(hand, 'took too long'), job.milliseconds + patience);
    hand.worker.postMessage(job.task);
  }

  private finish(hand: Hand, reply: Reply): void {
    clearTimeout(hand.overrun);
    hand.job?.resolve(reply);
    hand.job = undefined;
    this.next();
  }

  /** A thread that is of no use any more is replaced when it is needed. */
  private dismiss(hand: Hand, message: string): void {
    if (!this.hands.delete(hand)) return;
    void hand.worker.terminate();
    this.finish(hand, { kind: 'failed', message });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.queue.splice(0)) job.resolve({ kind: 'failed', message: 'the server is going down' });
    const workers = [...this.hands].map(({ worker }) => worker);
    for (const hand of this.hands) this.dismiss(hand, 'the server is going down');
    await Promise.all(workers.map((worker) => worker.terminate()));
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
