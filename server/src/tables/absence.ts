// Without a clock nobody runs out of time. But whoever has been gone for a while holds the others up, so these may choose,
// as for somebody who left; whoever comes back is back.
import type { Context } from './context.ts';
import type { Keeper } from './keeper.ts';
import type { Playing } from './playing.ts';
import type { Timekeeper } from './timekeeper.ts';
import { Timer } from './timer.ts';

/** How long somebody may be gone before the others can choose, in milliseconds. */
export const patience = 120_000;

export class Absence {
  /** Since when nobody is connected for a seat. */
  private readonly since = new Map<number, number>();
  private readonly timer = new Timer(() => this.check());

  constructor(
    private readonly context: Pick<Context, 'now'>,
    private readonly keeper: Pick<Keeper, 'table' | 'retable'>,
    private readonly time: Pick<Timekeeper, 'isLate' | 'left' | 'returned'>,
    private readonly playing: Pick<Playing, 'isSeatAsked'>,
  ) {}

  /** Somebody has come or gone. */
  look(online: ReadonlySet<string>): void {
    const { table } = this.keeper;
    if (table.status !== 'playing' || table.clock.kind !== 'none') {
      this.stop();
      return;
    }
    let isAnybodyBack = false;
    for (const [index, { person, away, bot }] of table.seats.entries()) {
      if (person === undefined || away || bot !== undefined) {
        this.since.delete(index);
      } else if (!online.has(person)) {
        if (!this.since.has(index)) this.since.set(index, this.context.now());
      } else {
        this.since.delete(index);
        if (!this.time.isLate(index)) continue;
        this.time.returned(index, this.playing.isSeatAsked(index), false);
        isAnybodyBack = true;
      }
    }
    if (isAnybodyBack) this.keeper.retable(table);
    this.setAlarm();
  }

  stop(): void {
    this.since.clear();
    this.timer.stop();
  }

  private check(): void {
    const { table } = this.keeper;
    if (table.status !== 'playing') return;
    const gone = [...this.since].filter(([seat, since]) => this.context.now() - since >= patience && !this.time.isLate(seat));
    for (const [seat] of gone) this.time.left(seat);
    if (gone.length > 0) this.keeper.retable(table);
    this.setAlarm();
  }

  private setAlarm(): void {
    const waiting = [...this.since].filter(([seat]) => !this.time.isLate(seat)).map(([, since]) => since);
    if (waiting.length === 0) this.timer.stop();
    else this.timer.set(Math.min(...waiting) + patience - this.context.now());
  }
}
