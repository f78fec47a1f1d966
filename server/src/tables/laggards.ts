// Whoever is asked nothing new by another's moves need not be told of each by itself: who only looks on while one player moves, and who plans
// at the same time. Where there is much to do, such onlookers fall behind, and are told of several moves together a moment later.
import { performance } from 'node:perf_hooks';

/** A table whose onlookers are behind. */
export interface Behind {
  /** Since when, in milliseconds; nothing once they were told. */
  readonly behindSince: number | undefined;
  catchUp(): void;
}

/** How often somebody looks whether it is time, in milliseconds, and how long onlookers wait at most. */
const pause = 5;
export const longestWait = 400;
/** The share of the time that is much, and about how many milliseconds it goes back. */
const muchToDo = 0.85;
const lately = 100;

export class Laggards {
  /** In the order in which they fell behind. */
  private waiting: { readonly table: Behind; readonly since: number }[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** `isBusy` says whether there is much to do. */
  constructor(
    private readonly isBusy: () => boolean = watchMainThread(),
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether onlookers are left behind: only where there is much to do. */
  get mayWait(): boolean {
    return this.isBusy();
  }

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

/** There is much to do when the main thread worked for most of the time lately. It is looked at every few milliseconds at most. */
function watchMainThread(): () => boolean {
  let share = 0;
  let before = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  return () => {
    const passed = performance.now() - lookedAt;
    if (passed >= pause) {
      lookedAt += passed;
      const now = performance.eventLoopUtilization();
      share += (performance.eventLoopUtilization(now, before).utilization - share) * Math.min(1, passed / lately);
      before = now;
    }
    return share > muchToDo;
  };
}
