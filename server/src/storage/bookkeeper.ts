// Sees to it that the pages of the daybook are entered in the database: many at a time, as each time costs more than each page. Whoever
// needs to find them there waits until they are.
import type { Passage } from './daybook.ts';

/** How long pages may wait, in milliseconds: what is entered together costs less. */
const longestWait = 250;

export class Bookkeeper {
  /** Pages that were not handed over yet: they lie one after the other. */
  private waiting: Passage | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** The last page of all, and the last that is in the database. */
  private last: number;
  private done: number;
  private handedOver: Promise<void> = Promise.resolve();
  private fault: { readonly error: unknown } | undefined;

  /** `hand` enters pages in the database. They are there for good when the promise is kept. */
  constructor(
    private readonly hand: (passage: Passage) => Promise<void>,
    entered: number,
  ) {
    this.last = entered;
    this.done = entered;
  }

  /** Whether everything is in the database. */
  get isDone(): boolean {
    return this.done === this.last;
  }

  /** Throws what went wrong: what stands in the daybook will be entered when the server starts again, and nothing before that. */
  mustBeWell(): void {
    if (this.fault) throw this.fault.error;
  }

  /** Pages that were written down, in the order in which they were. */
  enter(passage: Passage): void {
    this.last = passage.last;
    const { waiting } = this;
    if (waiting && waiting.book === passage.book) {
      this.waiting = { ...waiting, to: passage.to, last: passage.last };
      return;
    }
    this.handOver();
    this.waiting = passage;
    this.timer ??= setTimeout(() => this.handOver(), longestWait).unref();
  }

  /** When all pages up to a number, or all there are, are in the database. */
  async entered(number = this.last): Promise<void> {
    this.mustBeWell();
    if (this.done >= number) return;
    this.handOver();
    await this.handedOver;
    this.mustBeWell();
  }

  private handOver(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const passage = this.waiting;
    if (!passage) return;
    this.waiting = undefined;
    this.handedOver = this.hand(passage).then(
      () => {
        this.done = passage.last;
      },
      (error: unknown) => {
        this.fault ??= { error };
      },
    );
  }
}
