// The public tables that can be joined or watched: the newest, as long as somebody is interested in them.
import type { TableInfo } from '@kontor/protocol';
import type { Fanout } from '../fanout.ts';
import type { StoredTable } from '../storage/storage.ts';

/** So many are listed at most. */
export const mostListed = 200;
const hour = 3_600_000;
/** A table at which nothing has changed for so long, and at which nobody looks, is listed no more until something does. */
const patience = { byTurns: 7 * 24 * hour, live: hour };

/** Whether there is something to join or to watch: somebody sits there, and has not left. */
const isListed = ({ visibility, status, seats }: StoredTable): boolean =>
  visibility === 'public' &&
  (status === 'open' || status === 'playing') &&
  seats.some(({ person, away }) => person !== undefined && !away);

export class Lobby {
  private readonly listed = new Map<string, { readonly info: TableInfo; readonly since: number }>();

  constructor(
    private readonly fanout: Fanout,
    private readonly now: () => number,
  ) {}

  /** Newest first. */
  get tables(): TableInfo[] {
    return [...this.listed.values()].map(({ info }) => info).reverse();
  }

  /** A table is as it was stored before the server began. */
  recall(table: StoredTable, info: TableInfo): void {
    if (isListed(table)) this.listed.set(table.id, { info, since: table.created });
  }

  /** A table was made, or has changed. */
  show(table: StoredTable, info: TableInfo): void {
    if (!isListed(table)) {
      this.hide(table.id);
      return;
    }
    this.listed.set(table.id, { info, since: this.now() });
    this.fanout.publish('lobby', JSON.stringify({ type: 'lobbyChange', id: table.id, table: info }));
    const [oldest] = this.listed.keys();
    if (oldest !== undefined && this.listed.size > mostListed) this.hide(oldest);
  }

  private hide(id: string): void {
    if (this.listed.delete(id)) this.fanout.publish('lobby', JSON.stringify({ type: 'lobbyChange', id }));
  }

  /** Forgets tables in which nobody is interested any more. */
  tidy(isLookedAt: (id: string) => boolean): void {
    const now = this.now();
    for (const [id, { info, since }] of this.listed) {
      const most = info.clock.kind === 'turns' ? patience.byTurns : patience.live;
      if (now - since > most && !isLookedAt(id)) this.hide(id);
    }
  }
}
