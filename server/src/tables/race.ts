// The game's own timer: it begins when the rules wait for it, and what was sent in time counts though it comes a little later.
import { Timer } from './timer.ts';

const leastAllowance = 250;
const mostAllowance = 2000;

export class Race {
  /** When it ends, in the server's time. */
  private deadline: number | undefined;
  private readonly timer: Timer;

  constructor(onEnd: () => void) {
    this.timer = new Timer(() => {
      this.deadline = undefined;
      onEnd();
    });
  }

  get until(): number | undefined {
    return this.deadline;
  }

  get isSoon(): boolean {
    return this.timer.isSoon;
  }

  /** Begins if it does not run yet. The slowest connection says how much later a move may come. */
  begin(now: number, seconds: number, roundTrips: readonly number[]): void {
    if (this.deadline !== undefined) return;
    this.deadline = now + seconds * 1000;
    this.timer.set(seconds * 1000 + Math.min(mostAllowance, leastAllowance + Math.max(0, ...roundTrips)));
  }

  /** Goes on after the server was away. How slow connections are is not known yet: what is sent may come as late as ever. */
  resume(now: number, until: number): void {
    this.deadline = until;
    this.timer.set(Math.max(0, until - now) + mostAllowance);
  }

  stop(): void {
    this.deadline = undefined;
    this.timer.stop();
  }
}
