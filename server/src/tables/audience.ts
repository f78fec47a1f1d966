// What each viewer of a table was shown last, and the messages that bring it up to date.
import type { Seat, Viewer } from '@kontor/engine';
import { type ChatLine, DocumentPatches, inOnePiece, momentText, type TableDocument } from '@kontor/protocol';
import type { Fanout, Listener } from '../fanout.ts';
import type { HeardText } from './live-match.ts';

interface Shown {
  /** Begins with the time, so that numbers grow from one run of the server to the next. */
  n: number;
  document: TableDocument;
  listeners: number;
  readonly topic: string;
}

/** News besides the document: a seat's submission that was taken, something that was said. Ids need no quoting (`requestId`). */
export interface News {
  readonly taken?: { readonly seat: Seat; readonly id: string };
  readonly chat?: ChatLine;
}

/** A message that is ready to be told. */
export interface Prepared {
  readonly topic: string;
  readonly text: string;
}

/** The viewers of one table. Viewers at whom nobody looks cost nothing. */
export class Audience {
  private readonly shown = new Map<Viewer, Shown>();
  /** The last numbers of viewers at whom nobody looks any more. */
  private readonly last = new Map<Viewer, number>();

  constructor(
    private readonly table: string,
    private readonly fanout: Fanout,
    private readonly now: () => number,
  ) {}

  /** The number of the last message to a viewer. */
  numberOf(viewer: Viewer): number | undefined {
    return this.shown.get(viewer)?.n;
  }

  /** Somebody begins to look: what they see, and the number from which their news counts on. `leave` ends it. */
  enter(
    viewer: Viewer,
    document: () => TableDocument,
    to: Listener,
  ): { readonly n: number; readonly document: TableDocument; readonly leave: () => void } {
    let shown = this.shown.get(viewer);
    if (!shown) {
      const n = Math.max(this.now(), (this.last.get(viewer) ?? 0) + 1);
      shown = { n, document: document(), listeners: 0, topic: `${this.table}/${viewer}` };
      this.shown.set(viewer, shown);
    }
    shown.listeners += 1;
    const unsubscribe = this.fanout.subscribe(shown.topic, to);
    const leave = () => {
      unsubscribe();
      this.leave(viewer);
    };
    return { n: shown.n, document: shown.document, leave };
  }

  private leave(viewer: Viewer): void {
    const shown = this.shown.get(viewer)!;
    shown.listeners -= 1;
    if (shown.listeners > 0) return;
    this.shown.delete(viewer);
    this.last.set(viewer, shown.n);
  }

  /** Whether anybody looks with other eyes than those of a seat. */
  hasOthersThan(seat: Seat): boolean {
    return this.shown.size > (this.shown.has(seat) ? 1 : 0);
  }

  /**
   * The messages that show every viewer the table as it is now, or `only` one of them; none where there is nothing new for a viewer.
   * Whoever is passed over is told with the next.
   */
  update(
    documentFor: (viewer: Viewer) => TableDocument,
    untold: (viewer: Viewer) => HeardText | undefined,
    news: News | undefined,
    only: Seat | undefined,
  ): Prepared[] {
    const prepared: Prepared[] = [];
    const patches = new DocumentPatches();
    for (const [viewer, shown] of this.shown) {
      if (only !== undefined && viewer !== only) continue;
      const document = documentFor(viewer);
      const patch = patches.patchText(shown.document, document);
      const heard = untold(viewer);
      shown.document = document;
      let text = patch === undefined ? '' : `,"patch":${patch}`;
      if (heard !== undefined) text += `,"heard":${heard}`;
      if (news?.taken?.seat === viewer) text += `,"id":"${news.taken.id}"`;
      if (news?.chat) text += `,"chat":${JSON.stringify(news.chat)}`;
      if (text === '') continue;
      shown.n += 1;
      const message = inOnePiece(`{"type":"change","table":"${this.table}","n":${momentText(shown.n)}${text}}`);
      prepared.push({ topic: shown.topic, text: message });
    }
    return prepared;
  }
}
