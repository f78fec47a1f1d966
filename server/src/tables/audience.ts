// What each viewer of a table was shown last, and the messages that bring it up to date.
import type { Viewer } from '@kontor/engine';
import { type ChangeMessage, type ChatLine, createPatch, type Heard, type TableDocument } from '@kontor/protocol';
import type { Fanout, Listener } from '../fanout.ts';

interface Shown {
  /** Begins with the time, so that numbers grow from one run of the server to the next. */
  n: number;
  document: TableDocument;
  listeners: number;
}

/** News besides the document. */
export interface News {
  readonly heard?: Heard;
  readonly id?: string;
  readonly chat?: ChatLine;
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

  get viewers(): Viewer[] {
    return [...this.shown.keys()];
  }

  /** What a viewer has before it, if somebody looks. */
  document(viewer: Viewer): TableDocument | undefined {
    return this.shown.get(viewer)?.document;
  }

  /** The number of the last message to a viewer. */
  numberOf(viewer: Viewer): number | undefined {
    return this.shown.get(viewer)?.n;
  }

  /** Somebody begins to look: the number from which their news counts on. `listen` begins the news. */
  enter(
    viewer: Viewer,
    document: () => TableDocument,
  ): { n: number; document: TableDocument; listen: (to: Listener) => () => void } {
    let shown = this.shown.get(viewer);
    if (!shown) {
      shown = { n: Math.max(this.now(), (this.last.get(viewer) ?? 0) + 1), document: document(), listeners: 0 };
      this.shown.set(viewer, shown);
    }
    shown.listeners += 1;
    const { n, document: now } = shown;
    return { n, document: now, listen: (to) => this.fanout.subscribe(this.topic(viewer), to) };
  }

  /** Somebody looks away. */
  leave(viewer: Viewer): void {
    const shown = this.shown.get(viewer);
    if (!shown) return;
    shown.listeners -= 1;
    if (shown.listeners > 0) return;
    this.shown.delete(viewer);
    this.last.set(viewer, shown.n);
  }

  /** The message that shows a viewer the table as it is now; nothing where there is nothing new for this viewer. */
  update(viewer: Viewer, document: TableDocument, news: News): (() => void) | undefined {
    const shown = this.shown.get(viewer);
    if (!shown) return undefined;
    const patch = createPatch(shown.document, document);
    const isNews = news.id !== undefined || news.chat !== undefined || news.heard !== undefined;
    if (patch.length === 0 && !isNews) return undefined;
    shown.n += 1;
    shown.document = document;
    const message: ChangeMessage = { type: 'change', table: this.table, n: shown.n, ...(patch.length > 0 && { patch }), ...news };
    const text = JSON.stringify(message);
    return () => this.fanout.publish(this.topic(viewer), text);
  }

  private topic(viewer: Viewer): string {
    return `${this.table}/${viewer}`;
  }
}
