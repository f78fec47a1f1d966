// Group commit: what arrives together is stored together, and nothing is told to anybody before it is stored.
import type { Batch, Storage } from './storage.ts';

/** What becomes of a write. */
export interface Course {
  stored(): void;
  failed(error: unknown): void;
}

interface Waiting {
  /** What must stand or fall together: one table, as a rule. */
  readonly group: string;
  readonly batch: Batch;
  readonly course: Course | undefined;
}

const stored = (course: Course): void => course.stored();

/** So few are not worth dividing. */
const leastTogether = 64;
/** Where the last commit took no longer than so many milliseconds, there is nothing to win by telling some while others are stored. */
const shortCommit = 2;

/**
 * Collects writes until the turn of the loop is over, commits them in one go, then tells everybody in order. What arrives
 * while a commit is on its way to the disk shares the next one.
 */
export class Committer {
  private waiting: Waiting[] = [];
  private isRunning = false;
  private isScheduled = false;
  /** How long the last commit took, in milliseconds. */
  private took = 0;
  private idle: (() => void)[] = [];

  constructor(
    private readonly storage: Storage,
    private readonly onFault: (error: unknown) => void,
    private readonly observe: (writes: number, milliseconds: number) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Stores a batch, and says on the way what becomes of it. */
  add(group: string, batch: Batch, course?: Course): void {
    this.waiting.push({ group, batch, course });
    if (this.isScheduled || this.isRunning) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      void this.run();
    });
  }

  /** Runs `tell` once everything that was added before it is stored; at once if nothing is on its way. */
  after(tell: () => void): void {
    if (!this.isRunning && this.waiting.length === 0) tell();
    else this.add('', {}, { stored: tell, failed: tell });
  }

  /** Stores a batch for its own sake. */
  store(group: string, batch: Batch): Promise<void> {
    return new Promise((stored, failed) => this.add(group, batch, { stored, failed }));
  }

  /** When everything that was added is stored or has failed. */
  async drain(): Promise<void> {
    if (!this.isRunning && this.waiting.length === 0) return;
    await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  /** The next batch is handed over before this one is told: the disk works while people are told. */
  private async run(): Promise<void> {
    this.isRunning = true;
    let [batch, commit] = this.next();
    for (;;) {
      const failures = await commit;
      const settled = this.withFollowers(batch, failures);
      const hasNext = this.waiting.length > 0;
      if (hasNext) [batch, commit] = this.next();
      this.tell(settled, failures);
      if (hasNext) continue;
      if (this.waiting.length === 0) break;
      [batch, commit] = this.next();
    }
    this.isRunning = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private next(): [batch: readonly Waiting[], commit: Promise<Map<string, unknown>>] {
    const batch = this.take();
    return [batch, this.commit(batch)];
  }

  /**
   * All that waits; half of it where commits take long, so that some are told while others are stored. What belongs to one group stays
   * together, and what waits for all before it stays behind them.
   */
  private take(): Waiting[] {
    const all = this.waiting;
    const size = this.took > shortCommit ? Math.max(leastTogether, Math.ceil(all.length / 2)) : all.length;
    if (all.length <= size) {
      this.waiting = [];
      return all;
    }
    const batch = all.slice(0, size);
    const groups = new Set<string>();
    for (const { group } of batch) if (group !== '') groups.add(group);
    this.waiting = [];
    for (let at = size; at < all.length; at++) (groups.has(all[at]!.group) ? batch : this.waiting).push(all[at]!);
    return batch;
  }

  private tell(settled: readonly Waiting[], failures: ReadonlyMap<string, unknown>): void {
    for (const { group, course } of settled) {
      const failure = failures.size === 0 ? undefined : failures.get(group);
      this.guard(course, failure === undefined ? stored : (of) => of.failed(failure));
    }
  }

  /** One who stumbles does not hold up the others. */
  private guard(course: Course | undefined, go: (course: Course) => void): void {
    if (!course) return;
    try {
      go(course);
    } catch (error) {
      this.onFault(error);
    }
  }

  /** What was added meanwhile to a group that failed rests on what was not stored: it fails with it. */
  private withFollowers(batch: readonly Waiting[], failures: ReadonlyMap<string, unknown>): readonly Waiting[] {
    if (failures.size === 0) return batch;
    const followers = this.waiting.filter(({ group }) => failures.has(group));
    this.waiting = this.waiting.filter(({ group }) => !failures.has(group));
    return [...batch, ...followers];
  }

  /** All in one transaction; if that fails, group by group, so that one table's fault is not another's. */
  private async commit(batch: readonly Waiting[]): Promise<Map<string, unknown>> {
    const failures = new Map<string, unknown>();
    const whole = merge(batch);
    if (Object.keys(whole).length === 0) return failures;
    const began = this.now();
    try {
      await this.storage.commit(whole);
    } catch (error) {
      const groups = new Set(batch.map(({ group }) => group));
      if (groups.size === 1) return failures.set(batch[0]!.group, error);
      for (const group of groups) {
        try {
          await this.storage.commit(merge(batch.filter((entry) => entry.group === group)));
        } catch (fault) {
          failures.set(group, fault);
        }
      }
    }
    this.took = this.now() - began;
    this.observe(batch.length, this.took);
    return failures;
  }
}

function merge(entries: readonly Waiting[]): Batch {
  const merged: Record<string, unknown[]> = {};
  for (const { batch } of entries) {
    for (const kind in batch) {
      const list = batch[kind as keyof Batch] as readonly unknown[];
      const into = merged[kind];
      if (into) for (const entry of list) into.push(entry);
      else merged[kind] = [...list];
    }
  }
  return merged as Batch;
}
