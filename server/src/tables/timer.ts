// One alarm that can be set anew. It does not keep the process alive, and can be set for any time ahead.

const longest = 2 ** 31 - 1;
/** An alarm that rings later than this can be set again when its time comes near. */
const soon = 10 * 60_000;

export class Timer {
  private handle: NodeJS.Timeout | undefined;
  private milliseconds = 0;

  constructor(private readonly ring: () => void) {}

  /** Whether the alarm is set and not far off. */
  get isSoon(): boolean {
    return this.handle !== undefined && this.milliseconds <= soon;
  }

  set(milliseconds: number): void {
    this.stop();
    this.milliseconds = Math.max(0, milliseconds);
    const wait = Math.min(Math.ceil(this.milliseconds), longest);
    this.handle = setTimeout(() => {
      this.handle = undefined;
      this.ring();
    }, wait);
    this.handle.unref();
  }

  stop(): void {
    if (this.handle) clearTimeout(this.handle);
    this.handle = undefined;
  }
}
