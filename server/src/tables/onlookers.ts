// Everybody who looks at a table: each is shown it whole once, through the eyes of their seat, and then what is new.
import type { Viewer } from '@kontor/engine';
import type { ChatLine, Heard, ServerMessage, TableDocument } from '@kontor/protocol';
import { Audience, type News } from './audience.ts';
import type { Context } from './context.ts';

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

interface Watching {
  viewer: Viewer;
  stop: (() => void) | undefined;
}

/** What there is to see. */
export interface Scene {
  viewerOf(person: string | undefined): Viewer;
  documentFor(viewer: Viewer): TableDocument;
  heardBy(viewer: Viewer, since: number | undefined): Heard;
  chat(): ChatLine[];
  /** Somebody has come or gone, a moment ago. */
  presenceChanged(): void;
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

  has(watcher: Watcher): boolean {
    return this.watchers.has(watcher);
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

  watch(watcher: Watcher, since: number | undefined): void {
    const before = this.watchers.get(watcher);
    if (before) this.lookAway(before);
    const watching: Watching = { viewer: this.scene.viewerOf(watcher.person), stop: undefined };
    this.watchers.set(watcher, watching);
    this.show(watcher, watching, since);
    if (!before) this.tellPresence();
  }

  unwatch(watcher: Watcher): void {
    const watching = this.watchers.get(watcher);
    if (!watching) return;
    this.watchers.delete(watcher);
    this.lookAway(watching);
    this.tellPresence();
  }

  /** The number of the last message that a watcher was sent. */
  numberFor(watcher: Watcher): number | undefined {
    const watching = this.watchers.get(watcher);
    return watching && this.audience.numberOf(watching.viewer);
  }

  /** Prepares what each viewer is told now; the answer tells it. */
  prepare(newsFor: (viewer: Viewer) => News): () => void {
    const messages: (() => void)[] = [];
    for (const viewer of this.audience.viewers) {
      const message = this.audience.update(viewer, this.scene.documentFor(viewer), newsFor(viewer));
      if (message) messages.push(message);
    }
    return () => {
      for (const message of messages) message();
    };
  }

  /** Whoever sits elsewhere now is shown everything anew. */
  reseat(): void {
    for (const [watcher, watching] of this.watchers) {
      const viewer = this.scene.viewerOf(watcher.person);
      if (viewer === watching.viewer) continue;
      this.lookAway(watching);
      watching.viewer = viewer;
      this.show(watcher, watching, undefined);
    }
  }

  /** Says what went wrong, and ends every connection. */
  dropAll(message: ServerMessage): void {
    for (const watcher of this.watchers.keys()) {
      watcher.send(message);
      watcher.drop();
    }
  }

  private lookAway(watching: Watching): void {
    watching.stop?.();
    watching.stop = undefined;
    this.audience.leave(watching.viewer);
  }

  /** Sends everything, once all that it shows is stored; the news follow from there. */
  private show(watcher: Watcher, watching: Watching, since: number | undefined): void {
    const { viewer } = watching;
    const { n, document, listen } = this.audience.enter(viewer, () => this.scene.documentFor(viewer));
    const heard = this.scene.heardBy(viewer, since);
    const message: ServerMessage = { type: 'table', id: this.table, n, document, heard, chat: this.scene.chat() };
    this.context.committer.after(() => {
      if (this.watchers.get(watcher) !== watching || watching.viewer !== viewer) return;
      watcher.send(message);
      watching.stop?.();
      watching.stop = listen(watcher.sendText);
    });
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
