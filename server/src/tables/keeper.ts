// One table as it is now, and the only way to change it: what changed is stored together with whatever else is stored at
// that moment, and told to everybody only then.
import type { Seat, Viewer } from '@kontor/engine';
import { limits, type TableDocument, type TableInfo } from '@kontor/protocol';
import { Denied } from '../denied.ts';
import type { Course } from '../storage/committer.ts';
import type { Batch, StoredTable } from '../storage/storage.ts';
import type { News, Prepared } from './audience.ts';
import type { Chat } from './chat.ts';
import type { Context } from './context.ts';
import type { Behind } from './laggards.ts';
import { type LiveMatch, nothingHeard } from './live-match.ts';
import { Onlookers } from './onlookers.ts';
import { eyesAt, infoOf, viewerOf } from './seating.ts';
import type { Timekeeper } from './timekeeper.ts';

/** Something that happened at a table: it is stored, and then everybody is told what they were to be told of it. */
class Happening implements Course {
  constructor(
    private readonly keeper: Keeper,
    private readonly messages: readonly Prepared[],
    private readonly done: (() => void) | undefined,
  ) {}

  stored(): void {
    this.keeper.stored(this.messages, this.done);
  }

  failed(error: unknown): void {
    this.keeper.fail(error);
  }
}

export class Keeper implements Behind {
  readonly onlookers: Onlookers;
  private shownInfo: TableInfo;
  private hasBroken = false;
  private hasRecord: boolean;
  /** How much is not told yet, and who waits for it. */
  private pending = 0;
  private waiting: (() => void)[] = [];
  private fellBehind: number | undefined;
  /** When somebody last did something here. */
  lastUsed: number;

  constructor(
    private readonly context: Context,
    private kept: StoredTable,
    /** The match, once it has begun. */
    public live: LiveMatch | undefined,
    private readonly time: Timekeeper,
    chat: Chat,
    /** Somebody has come or gone: who is connected now. */
    private readonly onPresence: (online: ReadonlySet<string>) => void,
  ) {
    this.lastUsed = context.now();
    this.hasRecord = kept.due === undefined;
    this.shownInfo = infoOf(kept, () => false, 0);
    this.onlookers = new Onlookers(context, kept.id, {
      viewerOf: (person) => viewerOf(this.kept, person),
      documentFor: (viewer) => this.documentFor(viewer),
      heardBy: (viewer, since) => this.live?.recentLines(this.eyesOf(viewer), since, limits.linesSent) ?? nothingHeard,
      untold: (viewer) => this.live?.untold(this.eyesOf(viewer)),
      chat: () => chat.lines,
      presenceChanged: () => this.presenceChanged(),
      whenTold: (run) => this.whenTold(run),
    });
  }

  get table(): StoredTable {
    return this.kept;
  }

  get info(): TableInfo {
    return this.shownInfo;
  }

  /** It could not be stored, or was closed: nothing can be changed here any more. */
  get isBroken(): boolean {
    return this.hasBroken;
  }

  /** The match, while it is played here. */
  get playing(): LiveMatch | undefined {
    return this.hasBroken || this.kept.status !== 'playing' ? undefined : this.live;
  }

  close(): void {
    this.hasBroken = true;
    this.waiting = [];
  }

  /** Since when onlookers are behind, if they are. */
  get behindSince(): number | undefined {
    return this.fellBehind;
  }

  /** Everybody is told what they were not told yet: at once where all of it is stored. */
  catchUp(): void {
    if (this.fellBehind === undefined || this.hasBroken) return;
    if (this.pending > 0) {
      this.tell({});
      return;
    }
    const messages = this.prepare(undefined, undefined);
    if (messages) this.onlookers.tell(messages);
  }

  /**
   * Stores a batch; then everybody is told of it, or `only` one seat now and the others a little later. What each viewer is told is
   * settled now: nothing that comes later is in it.
   */
  tell(batch: Batch, news?: News, done?: () => void, only?: Seat): void {
    const messages = this.prepare(news, only);
    if (!messages) return;
    this.pending += 1;
    this.context.committer.add(this.kept.id, batch, new Happening(this, messages, done));
  }

  /** What each viewer is told now. Nothing where that could not be settled: then the table is given up. */
  private prepare(news: News | undefined, only: Seat | undefined): readonly Prepared[] | undefined {
    try {
      const messages = this.onlookers.prepare(news, only);
      this.noteTold(only);
      return messages;
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  private noteTold(only: Seat | undefined): void {
    if (only === undefined || !this.onlookers.hasOthersThan(only)) {
      this.live?.allTold();
      this.fellBehind = undefined;
      return;
    }
    this.live?.toldTo(only);
    this.fellBehind ??= this.context.laggards.add(this);
  }

  /** What was told of is stored. */
  stored(messages: readonly Prepared[], done: (() => void) | undefined): void {
    this.onlookers.tell(messages);
    this.pending -= 1;
    if (this.pending === 0 && this.waiting.length > 0) {
      this.catchUp();
      for (const run of this.waiting.splice(0)) run();
    }
    done?.();
  }

  /** The table itself has changed: seats, status, time. Viewers whose seat is another now are shown everything anew. */
  retable(table: StoredTable, more: Batch = {}, news?: News, done?: () => void): void {
    const { due: _, time: __, ...rest } = table;
    const { stored: clock } = this.time;
    const time = clock && this.live ? { time: { seq: this.live.lastSeq, clock } } : {};
    this.kept = { ...rest, ...time, ...this.dueOf(rest) };
    this.lastUsed = this.context.now();
    this.refreshInfo();
    const { kept, info } = this;
    this.tell({ ...more, tables: [kept] }, news, () => {
      this.context.onTable(kept, info);
      done?.();
    });
    this.onlookers.reseat();
  }

  /** The same for a request, which is answered when it is stored. */
  async change(table: StoredTable, more: Batch = {}, done?: () => void): Promise<void> {
    this.retable(table, more, undefined, done);
    await new Promise<void>((resolve) => this.context.committer.after(resolve));
    if (this.hasBroken) throw new Denied('not-stored', 'this could not be stored; nothing happened');
  }

  /** A match has come to its end: it is due until its record is kept. */
  expectRecord(): void {
    this.hasRecord = false;
  }

  recordKept(): void {
    this.hasRecord = true;
    this.retable(this.kept);
  }

  /** Runs something when everybody has been told all that has happened here. */
  private whenTold(run: () => void): void {
    if (this.pending > 0) {
      this.waiting.push(run);
      return;
    }
    this.catchUp();
    run();
  }

  /** What could not be stored did not happen: the room is forgotten and will be opened again as it is stored. */
  fail(error: unknown): void {
    if (this.hasBroken) return;
    this.context.log.error({ table: this.kept.id, err: error }, 'a table could not be stored');
    this.close();
    this.time.stop();
    const fault = { id: 'not-stored', message: 'this could not be stored; nothing happened' } as const;
    this.onlookers.dropAll({ type: 'fault', table: this.kept.id, fault });
  }

  /** A match to go on with can be looked at before it is begun again, but seats are not settled yet: nobody sees a hand. */
  private eyesOf(viewer: Viewer): Viewer {
    return eyesAt(this.kept, viewer);
  }

  private documentFor(viewer: Viewer): TableDocument {
    const { live } = this;
    if (!live) return { table: this.info, viewer };
    const document = { table: this.info, viewer, play: live.play(this.eyesOf(viewer), this.kept.status === 'ended') };
    const clock = this.time.shown;
    return clock ? { ...document, clock } : document;
  }

  private presenceChanged(): void {
    if (this.hasBroken) return;
    const online = this.refreshInfo();
    const { kept, info } = this;
    this.tell({}, undefined, () => this.context.onTable(kept, info));
    this.onPresence(online);
  }

  /** Answers who is connected. */
  private refreshInfo(): ReadonlySet<string> {
    const { online, spectators } = this.onlookers.presence();
    this.shownInfo = infoOf(this.kept, (person) => online.has(person), spectators);
    return online;
  }

  /** Tables with bots or live clocks are opened when the server starts; those by turns when their time comes. */
  private dueOf({ status, clock, seats }: StoredTable): { due?: number } {
    if (status === 'over' || status === 'ended') return this.hasRecord ? {} : { due: 0 };
    if (status !== 'playing') return {};
    if (clock.kind === 'live' || seats.some(({ bot }) => bot !== undefined)) return { due: 0 };
    const { deadline } = this.time;
    return clock.kind === 'turns' && deadline !== undefined ? { due: Math.ceil(deadline) } : {};
  }
}
