// How much one may ask: a bucket that fills again with time.

export interface Rate {
  /** How much comes back in a second. */
  readonly perSecond: number;
  /** How much may be asked at once. */
  readonly burst: number;
}

export class Bucket {
  private level: number;
  private at: number;

  constructor(
    private readonly rate: Rate,
    now: number,
  ) {
    this.level = rate.burst;
    this.at = now;
  }

  /** Whether one more is allowed now. */
  take(now: number): boolean {
    this.level = Math.min(this.rate.burst, this.level + ((now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
    if (this.level < 1) return false;
    this.level -= 1;
    return true;
  }

  isFull(now: number): boolean {
    return this.level + ((now - this.at) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** One bucket for each name, such as an address. Full ones are forgotten. */
export class Limiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {}

  take(name: string): boolean {
    let bucket = this.buckets.get(name);
    if (!bucket) {
      if (this.buckets.size >= 10_000) this.sweep();
      bucket = new Bucket(this.rate, this.now());
      this.buckets.set(name, bucket);
    }
    return bucket.take(this.now());
  }

  sweep(): void {
    const now = this.now();
    for (const [name, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(name);
  }
}
