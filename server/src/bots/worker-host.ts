// Bots think in worker threads and never hold up the server. A worker that overruns or dies is replaced, and so is its answer.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Answer, type BotHost, replace, type StopSignal, type ThinkRequest, timeFor } from '@kontor/bots';
import type { Library } from '../library.ts';
import type { Reply, Task } from './tasks.ts';

/** What a worker gets beyond its own time before it is given up. */
const patience = 4000;
const recordMilliseconds = 30_000;
/** After so many moves in a row, something that can wait gets its turn: it waits long then, but not for ever. */
const movesInARow = 8;

interface Job {
  readonly task: Task;
  readonly milliseconds: number;
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
  /** What others wait for, and what goes after it: hints and records. */
  private readonly moves: Job[] = [];
  private readonly rest: Job[] = [];
  private inARow = 0;
  private isClosed = false;

  constructor(
    private readonly entry: URL,
    private readonly size = Math.max(1, availableParallelism() - 1),
  ) {}

  get waiting(): number {
    return this.moves.length + this.rest.length;
  }

  run(task: Task, milliseconds: number, signal?: StopSignal, canWait = false): Promise<Reply> {
    return new Promise((resolve) => {
      const unwanted: Reply = { kind: 'failed', message: 'nobody waits for it any more' };
      if (signal?.aborted) return resolve(unwanted);
      const queue = canWait ? this.rest : this.moves;
      const job: Job = { task, milliseconds, resolve };
      queue.push(job);
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(job);
        if (at < 0) return;
        queue.splice(at, 1);
        resolve(unwanted);
      });
      this.next();
    });
  }

  private next(): void {
    while (this.waiting > 0 && !this.isClosed) {
      const hand = this.idle() ?? (this.hands.size < this.size ? this.hire() : undefined);
      if (!hand) return;
      this.work(hand, this.take());
    }
  }

  private take(): Job {
    const isMove = this.moves.length > 0 && (this.rest.length === 0 || this.inARow < movesInARow);
    this.inARow = isMove ? this.inARow + 1 : 0;
    return (isMove ? this.moves : this.rest).shift()!;
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
    try {
      hand.worker.postMessage(job.task);
    } catch (error) {
      // What cannot be handed over is not begun; the thread is free for the next.
      job.resolve({ kind: 'failed', message: `this cannot be handed to a thread: ${String(error)}` });
      return;
    }
    hand.job = job;
    hand.overrun = setTimeout(() => this.dismiss(hand, 'took too long'), job.milliseconds + patience);
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
    for (const job of [...this.moves.splice(0), ...this.rest.splice(0)])
      job.resolve({ kind: 'failed', message: 'the server is going down' });
    const workers = [...this.hands].map(({ worker }) => worker);
    for (const hand of this.hands) this.dismiss(hand, 'the server is going down');
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** The bots of a pool. */
export function createBotHost(pool: WorkerPool, library: Library): BotHost {
  return {
    async think(request: ThinkRequest, signal?: StopSignal, canWait?: boolean): Promise<Answer<{ readonly type: string }>> {
      const reply = await pool.run({ kind: 'think', request }, timeFor(request), signal, canWait);
      if (reply.kind === 'thought') return reply.answer;
      const game = library.open(request.game, request.edition);
      if (!game) throw new Error(`there is no game '${request.game}'`);
      return replace(game, request, reply.kind === 'failed' ? reply.message : 'answered something else');
    },
    close: () => pool.close(),
  };
}

export { recordMilliseconds };
