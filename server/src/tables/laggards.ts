// Who only looks on while one player makes several moves in a row need not be told of each by itself. Tables whose onlookers are behind
// are brought up to date together: at once where the server has little to do, and a moment later where it has much.
import { performance } from 'node:perf_hooks';

/** A table whose onlookers are behind. */
export interface Behind {
  /** Since when, in milliseconds; nothing once they were told. */
  readonly behindSince: number | undefined;
  catchUp(): void;
}

/** How often somebody looks whether it is time, in milliseconds, and how long onlookers wait at most where there is much to do. */
const pause = 5;
const longestWait = 250;
/** The share of the time that is much, and how many looks back it goes, about. */
const muchToDo = 0.5;
const looksBack = 8;

export class Laggards {
  /** In the order in which they fell behind. */
  private waiting: { readonly table: Behind; readonly since: number }[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** `isBusy` says whether there is much to do. It is asked every few milliseconds while somebody waits. */
  constructor(
    private readonly isBusy: () => boolean = watchMainThread(),
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Answers since when the table is behind: since now. */
  add(table: Behind): number {
    const since = this.now();
    this.waiting.push({ table, since });
    this.timer ??= setTimeout(() => this.look(), pause).unref();
    return since;
  }

  private look(): void {
    this.timer = undefined;
    const until = this.now() - (this.isBusy() ? longestWait : 0);
    const later = this.waiting.findIndex(({ since }) => since > until);
    const due = this.waiting.splice(0, later < 0 ? this.waiting.length : later);
    for (const { table, since } of due) if (table.behindSince === since) table.catchUp();
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.look(), pause).unref();
  }
}

/** There is much to do when the main thread worked for more than half of the time lately. */
function watchMainThread(): () => boolean {
  let share = 0;
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    share += (performance.eventLoopUtilization(now, before).utilization - share) / looksBack;
    before = now;
    return share > muchToDo;
  };
}
