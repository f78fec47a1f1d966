// When the server was there: so that the time in which it was not can be given back to whoever's clock ran.
import type { Committer } from '../storage/committer.ts';
import type { Storage } from '../storage/storage.ts';
import type { Absence } from '../tables/context.ts';

const beatEvery = 1000;
const absencesKept = 100;

export class Presence {
  private readonly heart: NodeJS.Timeout;
  /** Whether the last note of it could be stored: if not, nothing can. */
  isKept = true;

  private constructor(
    private readonly committer: Committer,
    private readonly now: () => number,
    readonly absences: readonly Absence[],
  ) {
    this.heart = setInterval(() => void this.beat(), beatEvery);
    this.heart.unref();
  }

  /** Reads when the server was last there, and begins to note that it is. */
  static async begin(storage: Storage, committer: Committer, now: () => number): Promise<Presence> {
    const known = JSON.parse((await storage.note('absences')) ?? '[]') as Absence[];
    const last = await storage.note('there');
    const absences = last === undefined ? known : [...known, [Number(last), now()] as const].slice(-absencesKept);
    await committer.store('presence', {
      notes: [
        ['absences', JSON.stringify(absences)],
        ['there', String(now())],
      ],
    });
    return new Presence(committer, now, absences);
  }

  private async beat(): Promise<void> {
    try {
      await this.committer.store('presence', { notes: [['there', String(this.now())]] });
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  }

  async end(): Promise<void> {
    clearInterval(this.heart);
    await this.beat();
  }
}
