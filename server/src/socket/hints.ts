// Hints that are being thought of. A bot thinks for seconds and threads are few: a seat gets one hint at a time.
import { Denied } from '../denied.ts';
import type { Watcher } from '../tables/onlookers.ts';
import type { Room } from '../tables/room.ts';

interface Asked {
  readonly watcher: Watcher;
  readonly id: string;
  readonly leaving: AbortController;
}

export class Hints {
  /** By table and person. */
  private readonly underWay = new Map<string, Asked>();

  async ask(room: Room, watcher: Watcher, id: string): Promise<void> {
    const seat = `${room.id} ${watcher.person}`;
    const before = this.underWay.get(seat);
    // The same question said again is answered with the first.
    if (before?.watcher === watcher && before.id === id) return;
    if (before) throw new Denied('too-many', 'a hint for this seat is being thought of: ask again when it has come');
    const leaving = new AbortController();
    this.underWay.set(seat, { watcher, id, leaving });
    try {
      await room.playing.hint(watcher, id, leaving.signal);
    } finally {
      this.underWay.delete(seat);
    }
  }

  /** Somebody is gone: what nobody has begun to think about for them is not thought about. */
  forget(watcher: Watcher): void {
    for (const asked of this.underWay.values()) if (asked.watcher === watcher) asked.leaving.abort();
  }
}
