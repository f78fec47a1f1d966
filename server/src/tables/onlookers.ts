// Everybody who looks at a table: each is shown it whole once, through the eyes of their seat, and then what is new.
import type { Seat, Viewer } from '@kontor/engine';
import type { ChatLine, ServerMessage, TableDocument } from '@kontor/protocol';
import { Audience, type News, type Prepared } from './audience.ts';
import type { Context } from './context.ts';
import type { HeardText } from './live-match.ts';

/** Somebody who looks at the table: a connection. */
export interface Watcher {
  readonly person: string | undefined;
  /** How long a message takes there and back, in milliseconds. */
  readonly roundTrip: number;
  send(message: ServerMessage): void;
  /** Hands over a message that is already text. */
  readonly sendText: (text: string) => void;
  /** Ends the connection: the client will come back and ask again. */
  drop(): void;
}

/** How somebody looks at the table. */
interface Watching {
  viewer: Viewer;
  /** Ends the news. There while the news are heard: from when the table was shown until they end. */
  leave: (() => void) | undefined;
}

/** What there is to see. */
export interface Scene {
  viewerOf(person: string | undefined): Viewer;
  documentFor(viewer: Viewer): TableDocument;
  heardBy(viewer: Viewer, since: number | undefined): HeardText;
  /** The lines that a viewer was not told yet. */
  untold(viewer: Viewer): HeardText | undefined;
  chat(): ChatLine[];
  /** Somebody has come or gone, a moment ago. */
  presenceChanged(): void;
  /** Runs something when everybody has been told all that has happened. */
  whenTold(run: () => void): void;
}

/** Who is there is told a moment later, so that many who come at once are told of together. */
const presencePause = 50;

export class Onlookers {
  private readonly audience: Audience;
  private readonly watchers = new Map<Watcher, Watching>();
  private isPresenceDue = false;

  constructor(
    private readonly context: Context,
    private readonly table: string,
    private readonly scene: Scene,
  ) {
    this.audience = new Audience(table, context.fanout, context.now);
  }

  get count(): number {
    return this.watchers.size;
  }

  get roundTrips(): number[] {
    return [...this.watchers.keys()].map(({ roundTrip }) => roundTrip);
  }

  /** How a watcher looks at the table, if it does. */
  of(watcher: Watcher): Readonly<Watching> | undefined {
    return this.watchers.get(watcher);
  }

  /** The people at the table who are connected, and how many only watch. */
  presence(): { online: ReadonlySet<string>; spectators: number } {
    const online = new Set<string>();
    let spectators = 0;
    for (const [{ person }, { viewer }] of this.watchers) {
      if (viewer === 'spectator') spectators += 1;
      else if (person !== undefined) online.add(person);
    }
    return { online, spectators };
  }

  /** Shows a watcher the table, or shows it again. */
  watch(watcher: Watcher, since: number | undefined): void {
    if (!this.watchers.has(watcher)) {
      this.watchers.set(watcher, { viewer: this.scene.viewerOf(watcher.person), leave: undefined });
      this.tellPresence();
    }
    this.scene.whenTold(() => this.show(watcher, since));
  }

  unwatch(watcher: Watcher): void {
    const watching = this.watchers.get(watcher);
    if (!watching) return;
    this.watchers.delete(watcher);
    watching.leave?.();
    watching.leave = undefined;
    this.tellPresence();
  }

  /** The number of the last message that a watcher was sent. */
  numberFor(watcher: Watcher): number | undefined {
    const watching = this.watchers.get(watcher);
    return watching?.leave && this.audience.numberOf(watching.viewer);
  }

  /** What each viewer, or `only` one of them, is to be told now. */
  prepare(news: News | undefined, only?: Seat): readonly Prepared[] {
    return this.audience.update(this.scene.documentFor, this.scene.untold, news, only);
  }

  /** Whether anybody looks with other eyes than those of a seat. */
  hasOthersThan(seat: Seat): boolean {
    return this.audience.hasOthersThan(seat);
  }

  tell(messages: readonly Prepared[]): void {
    for (const { topic, text } of messages) this.context.fanout.publish(topic, text);
  }

  /** Whoever sits elsewhere now is shown everything anew. */
  reseat(): void {
    for (const [watcher, watching] of this.watchers) {
      if (this.scene.viewerOf(watcher.person) !== watching.viewer) this.scene.whenTold(() => this.show(watcher, undefined));
    }
  }

  /** Everybody sees with other eyes now. */
  showAgain(): void {
    for (const watcher of this.watchers.keys()) this.scene.whenTold(() => this.show(watcher, undefined));
  }

  /** Says what went wrong, and ends every connection. */
  dropAll(message: ServerMessage): void {
    for (const watcher of this.watchers.keys()) {
      watcher.send(message);
      watcher.drop();
    }
  }

  /** Sends everything; the news follow from there. Until then a watcher hears the news of before, answers among them. */
  private show(watcher: Watcher, since: number | undefined): void {
    const watching = this.watchers.get(watcher);
    if (!watching) return;
    watching.leave?.();
    watching.viewer = this.scene.viewerOf(watcher.person);
    const { viewer } = watching;
    const { n, document, leave } = this.audience.enter(viewer, () => this.scene.documentFor(viewer), watcher.sendText);
    watching.leave = leave;
    const [shown, chat] = [JSON.stringify(document), JSON.stringify(this.scene.chat())];
    const heard = this.scene.heardBy(viewer, since);
    watcher.sendText(`{"type":"table","id":"${this.table}","n":${n},"document":${shown},"heard":${heard},"chat":${chat}}`);
  }

  private tellPresence(): void {
    if (this.isPresenceDue) return;
    this.isPresenceDue = true;
    setTimeout(() => {
      this.isPresenceDue = false;
      this.scene.presenceChanged();
    }, presencePause).unref();
  }
}
