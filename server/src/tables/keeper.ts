// One table as it is now, and the only way to change it: what changed is stored together with whatever else is stored at
// that moment, and told to everybody only then.
import type { Viewer } from '@kontor/engine';
import { limits, type TableDocument, type TableInfo } from '@kontor/protocol';
import { Denied } from '../denied.ts';
import type { Course } from '../storage/committer.ts';
import type { Batch, StoredTable } from '../storage/storage.ts';
import type { News, Prepared } from './audience.ts';
import type { Chat } from './chat.ts';
import type { Context } from './context.ts';
import { type LiveMatch, nothingHeard } from './live-match.ts';
import { Onlookers } from './onlookers.ts';
import { eyesAt, infoOf, viewerOf } from './seating.ts';
import type { Timekeeper } from './timekeeper.ts';

/** What a table does with its rounds. */
interface Rounds {
  seal(round: Round): void;
  tell(round: Round): void;
  fail(error: unknown): void;
}

/** What happens between two moments at which everybody is told: it is stored in one go, and told in one go. */
class Round implements Course {
  readonly news: News[];
  readonly done: (() => void)[];
  /** What each viewer is told, once the round is sealed: nothing that comes later is in it. */
  messages: readonly Prepared[] | undefined;

  constructor(
    private readonly rounds: Rounds,
    news: News | undefined,
    done: (() => void) | undefined,
  ) {
    this.news = news ? [news] : [];
    this.done = done ? [done] : [];
  }

  sealed(): void {
    this.rounds.seal(this);
  }

  stored(): void {
    this.rounds.tell(this);
  }

  failed(error: unknown): void {
    this.rounds.fail(error);
  }
}

export class Keeper {
  readonly onlookers: Onlookers;
  private shownInfo: TableInfo;
  private hasBroken = false;
  private hasRecord: boolean;
  private readonly rounds: Rounds = {
    seal: (round) => this.seal(round),
    tell: (round) => this.tellAll(round),
    fail: (error) => this.fail(error),
  };
  /** What will be stored next. */
  private round: Round | undefined;
  /** How many rounds are not told yet, and who waits for them. */
  private pending = 0;
  private waiting: (() => void)[] = [];
  /** When somebody last did something here. */
  lastUsed: number;

  constructor(
    private readonly context: Context,
    private stored: StoredTable,
    /** The match, once it has begun. */
    public live: LiveMatch | undefined,
    private readonly time: Timekeeper,
    chat: Chat,
    /** Somebody has come or gone: who is connected now. */
    private readonly onPresence: (online: ReadonlySet<string>) => void,
  ) {
    this.lastUsed = context.now();
    this.hasRecord = stored.due === undefined;
    this.shownInfo = infoOf(stored, () => false, 0);
    this.onlookers = new Onlookers(context, stored.id, {
      viewerOf: (person) => viewerOf(this.stored, person),
      documentFor: (viewer) => this.documentFor(viewer),
      heardBy: (viewer, since) => this.live?.recentLines(this.eyesOf(viewer), since, limits.linesSent) ?? nothingHeard,
      untold: (viewer) => this.live?.untold(this.eyesOf(viewer)),
      chat: () => chat.lines,
      presenceChanged: () => this.presenceChanged(),
      whenTold: (run) => this.whenTold(run),
    });
  }

  get table(): StoredTable {
    return this.stored;
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
    return this.hasBroken || this.stored.status !== 'playing' ? undefined : this.live;
  }

  close(): void {
    this.hasBroken = true;
    this.waiting = [];
  }

  /** Stores a batch; then everybody is told of it, together with all that is stored with it. */
  tell(batch: Batch, news?: News, done?: () => void): void {
    const { round } = this;
    if (round) {
      if (news) round.news.push(news);
      if (done) round.done.push(done);
      this.context.committer.add(this.stored.id, batch);
    } else {
      this.round = new Round(this.rounds, news, done);
      this.pending += 1;
      this.context.committer.add(this.stored.id, batch, this.round);
    }
  }

  private seal(round: Round): void {
    this.round = undefined;
    round.messages = this.onlookers.prepare(round.news);
    this.live?.allTold();
  }

  private tellAll({ messages, done }: Round): void {
    if (!messages) {
      this.fail(new Error('what viewers see could not be prepared'));
      return;
    }
    this.onlookers.tell(messages);
    this.pending -= 1;
    if (this.pending === 0 && this.waiting.length > 0) for (const run of this.waiting.splice(0)) run();
    for (const run of done) run();
  }

  /** The table itself has changed: seats, status, time. Viewers whose seat is another now are shown everything anew. */
  retable(table: StoredTable, more: Batch = {}, news?: News, done?: () => void): void {
    const { due: _, time: __, ...rest } = table;
    const { stored: clock } = this.time;
    const time = clock && this.live ? { time: { seq: this.live.lastSeq, clock } } : {};
    this.stored = { ...rest, ...time, ...this.dueOf(rest) };
    this.lastUsed = this.context.now();
    this.refreshInfo();
    const { stored, info } = this;
    this.tell({ ...more, tables: [stored] }, news, () => {
      this.context.onTable(stored, info);
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
    this.retable(this.stored);
  }

  /** Runs something when everybody has been told all that has happened here. */
  private whenTold(run: () => void): void {
    if (this.pending === 0) run();
    else this.waiting.push(run);
  }

  /** What could not be stored did not happen: the room is forgotten and will be opened again as it is stored. */
  private fail(error: unknown): void {
    if (this.hasBroken) return;
    this.context.log.error({ table: this.stored.id, err: error }, 'a table could not be stored');
    this.close();
    this.time.stop();
    const fault = { id: 'not-stored', message: 'this could not be stored; nothing happened' } as const;
    this.onlookers.dropAll({ type: 'fault', table: this.stored.id, fault });
  }

  /** A match to go on with can be looked at before it is begun again, but seats are not settled yet: nobody sees a hand. */
  private eyesOf(viewer: Viewer): Viewer {
    return eyesAt(this.stored, viewer);
  }

  private documentFor(viewer: Viewer): TableDocument {
    const { live } = this;
    if (!live) return { table: this.info, viewer };
    const document = { table: this.info, viewer, play: live.play(this.eyesOf(viewer), this.stored.status === 'ended') };
    const clock = this.time.shown;
    return clock ? { ...document, clock } : document;
  }

  private presenceChanged(): void {
    if (this.hasBroken) return;
    const online = this.refreshInfo();
    const { stored, info } = this;
    this.tell({}, undefined, () => this.context.onTable(stored, info));
    this.onPresence(online);
  }

  /** Answers who is connected. */
  private refreshInfo(): ReadonlySet<string> {
    const { online, spectators } = this.onlookers.presence();
    this.shownInfo = infoOf(this.stored, (person) => online.has(person), spectators);
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
