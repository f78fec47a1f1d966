// Records that people bring: the largest requests there are, and the longest work. So: one at a time, and a few a minute.
import { Denied } from '../denied.ts';
import { Limiter, type Rate } from '../limiter.ts';

/** Several people may share an address. */
const peopleAtAnAddress = 4;
const envelope = /"kontor"\s*:\s*"record"/;
const seconds = ({ perSecond }: Rate): number => Math.ceil(1 / perSecond);

export class Uploads {
  private readonly underWay = new Set<string>();
  private readonly people: Limiter;
  private readonly addresses: Limiter;

  constructor(
    private readonly rate: Rate,
    now: () => number,
  ) {
    const { perSecond, burst } = rate;
    this.people = new Limiter(rate, now);
    this.addresses = new Limiter({ perSecond: perSecond * peopleAtAnAddress, burst: burst * peopleAtAnAddress }, now);
  }

  /** Before the body is read. */
  knock(address: string): void {
    if (!this.addresses.take(address)) throw this.tooFast();
  }

  /** Does the work for somebody who brings this text, unless it is no record or there is too much of it. */
  async take<T>(person: string, address: string, text: string, work: () => Promise<T>): Promise<T> {
    if (!envelope.test(text)) {
      throw new Denied('bad-input', 'this is no record: a record of Kontor says "kontor": "record"', { path: 'record.kontor' });
    }
    if (!this.people.take(person)) throw this.tooFast();
    const names = [`person ${person}`, `address ${address}`];
    if (names.some((name) => this.underWay.has(name)))
      throw new Denied('too-many', 'the record before this one is still being read: bring this one when it is done');
    for (const name of names) this.underWay.add(name);
    try {
      return await work();
    } finally {
      for (const name of names) this.underWay.delete(name);
    }
  }

  sweep(): void {
    this.people.sweep();
    this.addresses.sweep();
  }

  private tooFast(): Denied {
    const { burst } = this.rate;
    return new Denied(
      'too-fast',
      `too many records: at most ${burst} at a stretch, then one every ${seconds(this.rate)} seconds`,
    );
  }
}
