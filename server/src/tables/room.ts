// One table while somebody is interested in it: the only place where it is changed. Every change is made here at once, stored
// together with whatever else is stored at that moment, and told to everybody only then.
import { randomUUID } from 'node:crypto';
import { Match, type Refused, type Seat, type Viewer } from '@kontor/engine';
import { type BotLevel, type ChatLine, limits, type Person, type TableDocument, type TableInfo } from '@kontor/protocol';
import { Denied } from '../denied.ts';
import type { Batch, StoredChat, StoredTable } from '../storage/storage.ts';
import type { News } from './audience.ts';
import { BotSeats, questionOf } from './bot-seats.ts';
import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import { type Accepted, LiveMatch } from './live-match.ts';
import { Onlookers, type Watcher } from './onlookers.ts';
import { getUp, infoOf, isBot, isFree, seatBot, seatOf, sitDown, standIn, viewerOf, welcomeBack } from './seating.ts';
import { Timekeeper } from './timekeeper.ts';

/** What a submission says. */
export interface Submission {
  readonly id: string;
  readonly turn: number;
  readonly moves: readonly unknown[];
  readonly takeBack: number;
}

const chatHeld = 100;

export class Room {
  private info: TableInfo;
  private readonly onlookers: Onlookers;
  private readonly bots: BotSeats;
  private readonly time: Timekeeper;
  private isBroken = false;
  private hasRecord: boolean;
  /** When somebody last did something here. */
  lastUsed: number;

  constructor(
    private readonly context: Context,
    private table: StoredTable,
    private live: LiveMatch | undefined,
    private chat: StoredChat[],
    clock: Clock | undefined,
  ) {
    const now = context.now();
    this.lastUsed = now;
    this.hasRecord = table.due === undefined;
    this.onlookers = new Onlookers(context, table.id, {
      viewerOf: (person) => viewerOf(this.table, person),
      documentFor: (viewer) => this.documentFor(viewer),
      heardBy: (viewer, since) => this.live?.recentLines(viewer, since, limits.linesSent) ?? { from: 0, lines: [], fixed: 0 },
      chat: () => this.chat.map(chatLine),
      presenceChanged: () => this.presenceChanged(),
    });
    this.info = infoOf(table, () => false, 0);
    this.time = new Timekeeper(
      context,
      table,
      clock,
      () => this.checkClock(),
      () => this.endRace(),
    );
    this.bots = new BotSeats(context, (who, turn, move) => this.botMoved(who, turn, move));
    if (table.due !== undefined && (table.status === 'over' || table.status === 'ended')) context.onFinished(table);
    this.carryOn();
  }

  get id(): string {
    return this.table.id;
  }

  get stored(): StoredTable {
    return this.table;
  }

  /** The match, for whoever reads it. */
  get match(): LiveMatch | undefined {
    return this.live;
  }

  get summary(): TableInfo {
    return this.info;
  }

  /** Whether the room can be forgotten: nobody looks, nobody thinks and no clock will ring soon. */
  get isIdle(): boolean {
    return this.onlookers.count === 0 && !this.bots.areThinking && !this.time.isSoon;
  }

  isAsked(person: string): boolean {
    const own = seatOf(this.table, person);
    return this.table.status === 'playing' && this.live?.decisions().some(({ seat }) => seat === own) === true;
  }

  close(): void {
    this.isBroken = true;
    this.time.stop();
    this.bots.stop();
  }

  // --- looking -------------------------------------------------------------------------------------------------------

  watch(watcher: Watcher, since: number | undefined): void {
    this.onlookers.watch(watcher, since);
  }

  unwatch(watcher: Watcher): void {
    this.onlookers.unwatch(watcher);
    this.lastUsed = this.context.now();
  }

  /** The number of the last message that a watcher was sent. */
  numberFor(watcher: Watcher): number | undefined {
    return this.onlookers.numberFor(watcher);
  }

  private documentFor(viewer: Viewer): TableDocument {
    const clock = this.live && this.time.shown;
    return {
      table: this.info,
      viewer,
      ...(this.live && { play: this.live.play(viewer, this.table.status === 'ended') }),
      ...(clock && { clock }),
    };
  }

  private presenceChanged(): void {
    if (this.isBroken) return;
    this.refreshInfo();
    this.tell(undefined, () => ({}));
  }

  private refreshInfo(): void {
    const { online, spectators } = this.onlookers.presence();
    this.info = infoOf(this.table, (person) => online.has(person), spectators);
  }

  // --- telling -------------------------------------------------------------------------------------------------------

  /** Prepares what each viewer is told; stores the batch; then tells. */
  private tell(batch: Batch | undefined, newsFor: (viewer: Viewer) => News, done: () => void = () => undefined): void {
    const tellAll = this.onlookers.prepare(newsFor);
    const send = () => {
      tellAll();
      done();
    };
    if (batch === undefined) this.context.committer.after(send);
    else this.context.committer.add(this.id, batch, send, (error) => this.fail(error));
  }

  /** What could not be stored did not happen: the room is forgotten and will be opened again as it is stored. */
  private fail(error: unknown): void {
    if (this.isBroken) return;
    this.context.log.error({ table: this.id, err: error }, 'a table could not be stored');
    this.close();
    const fault = { id: 'not-stored', message: 'this could not be stored; nothing happened' } as const;
    this.onlookers.dropAll({ type: 'fault', table: this.id, fault });
  }

  get hasFailed(): boolean {
    return this.isBroken;
  }

  /** The table itself has changed: seats, status. Viewers whose seat is another now are shown everything anew. */
  private retable(table: StoredTable, more: Batch = {}, newsFor: (viewer: Viewer) => News = () => ({}), done?: () => void): void {
    const { due: _, ...rest } = table;
    this.table = { ...rest, ...this.dueOf(rest) };
    this.lastUsed = this.context.now();
    this.refreshInfo();
    this.tell({ ...more, tables: [this.table] }, newsFor, () => {
      this.context.onTable(this.table, this.info);
      done?.();
    });
    this.onlookers.reseat();
  }

  /** Tables with bots or live clocks are opened when the server starts; those by turns when their time comes. */
  private dueOf(table: StoredTable): { due?: number } {
    // A finished match is due until its record is kept.
    if (table.status === 'over' || table.status === 'ended') return this.hasRecord ? {} : { due: 0 };
    if (table.status !== 'playing') return {};
    if (table.clock.kind === 'turns' && !table.seats.some(({ bot }) => bot !== undefined)) {
      const { deadline } = this.time;
      return deadline === undefined ? {} : { due: Math.ceil(deadline) };
    }
    return table.clock.kind === 'live' || table.seats.some(({ bot }) => bot !== undefined) ? { due: 0 } : {};
  }

  // --- seats ---------------------------------------------------------------------------------------------------------

  join(person: Person, wanted: number | undefined): Promise<Seat> {
    const { table, seat } = sitDown(this.table, person, wanted);
    if (table.status === 'playing') {
      this.bots.stop(seat);
      this.time.returned(seat, this.peopleAsked(table));
    }
    return this.settle(() => this.retable(table, {}, undefined, () => this.carryOn()), seat);
  }

  leave(person: string): Promise<void> {
    const { table, seat } = getUp(this.table, person);
    if (table.status === 'playing') this.time.left(seat);
    return this.settle(() => this.retable(table), undefined);
  }

  seatBot(person: string, index: number, level: BotLevel | null): Promise<void> {
    const table = seatBot(this.table, person, index, level);
    return this.settle(() => this.retable(table), undefined);
  }

  setRematch(id: string): Promise<void> {
    return this.settle(() => this.retable({ ...this.table, rematch: id }), undefined);
  }

  /** What the others choose for a seat that is late. */
  choose(person: string, index: number, choice: 'wait' | 'bot' | 'end', level: BotLevel): Promise<void> {
    const { table, time } = this;
    const own = seatOf(table, person);
    if (table.status !== 'playing') throw new Denied('wrong-moment', 'this match is not being played');
    if (own === undefined || table.seats[own]!.away) throw new Denied('not-allowed', 'only those who play choose');
    if (own === index) throw new Denied('not-allowed', 'the others choose, not the seat itself');
    time.pass();
    if (!time.isLate(index)) throw new Denied('wrong-moment', `seat ${index} is not late`, { path: 'seat' });
    if (choice === 'bot') {
      time.excuse(index);
      return this.settle(() => this.retable(standIn(table, index, level), {}, undefined, () => this.carryOn()), undefined);
    }
    if (choice === 'wait') {
      const isAsked = this.live!.decisions().some(({ seat }) => seat === index);
      time.waitFor(index, isAsked);
      return this.settle(() => this.retable(welcomeBack(table, index), {}, undefined, () => this.carryOn()), undefined);
    }
    const votes = time.voteToEnd(index, own);
    const others = table.seats.flatMap((seat, place) =>
      seat.person !== undefined && !seat.away && place !== index ? [place] : [],
    );
    const isEnded = others.every((place) => votes.includes(place));
    if (isEnded) this.hasRecord = false;
    return this.settle(
      () => this.retable(isEnded ? { ...table, status: 'ended' } : table, {}, undefined, () => isEnded && this.finish()),
      undefined,
    );
  }

  // --- play ----------------------------------------------------------------------------------------------------------

  start(person: string): Promise<void> {
    if (this.table.host !== person) throw new Denied('not-allowed', 'only the host begins the match');
    if (this.table.status !== 'open') throw new Denied('wrong-moment', 'this match has begun');
    const free = this.table.seats.findIndex(isFree);
    if (free >= 0) throw new Denied('wrong-moment', `seat ${free} is still free; seat a bot or wait for somebody`);
    const now = this.context.now();
    const batch: Batch = this.live ? {} : this.setUp(now);
    this.time.start(this.peopleAsked(this.table));
    const first = (viewer: Viewer): News => ({ heard: this.live!.heard(viewer, 0) });
    return this.settle(() => this.retable({ ...this.table, status: 'playing' }, batch, first, () => this.carryOn()), undefined);
  }

  private setUp(now: number): Batch {
    const { id, game: gameId, edition, options, seats } = this.table;
    const game = this.context.library.open(gameId, edition)!;
    const match = Match.start(game, { seatCount: seats.length, options, chance: this.context.chance(id) });
    const { live, accepted } = LiveMatch.begin(id, match, now);
    this.live = live;
    return { rows: [accepted.row], snapshots: accepted.snapshot ? [accepted.snapshot] : [] };
  }

  /** Takes a person's moves. The answer comes as news, once it is stored. */
  submit(watcher: Watcher, { id, turn, moves, takeBack }: Submission): void {
    const own = seatOf(this.table, watcher.person);
    if (own === undefined) throw new Denied('not-allowed', 'you have no seat at this table');
    const { live } = this;
    if (!live) throw new Denied('wrong-moment', 'this match has not begun');
    if (live.knows(own, id)) {
      this.context.committer.after(() => watcher.send({ type: 'done', table: this.id, id }));
      return;
    }
    if (this.table.status !== 'playing') throw new Denied('wrong-moment', 'this match is not being played');
    if (isBot(this.table, own)) throw new Denied('not-allowed', 'a bot plays for you; take your seat back first');
    if (turn !== live.turnOf(own)) {
      throw new Denied('stale', `this was decided on turn ${turn}, but the table is at turn ${live.turnOf(own)}: look again`, {
        path: 'turn',
      });
    }
    const result = live.submit(own, id, moves, takeBack, this.context.now());
    if ('ok' in result) throw refused(result);
    const isWatching = this.onlookers.has(watcher);
    this.accepted(own, result, isWatching ? undefined : () => watcher.send({ type: 'done', table: this.id, id }));
  }

  /** Something was accepted: the clock goes on, everything is stored, everybody hears what they may. */
  private accepted(actor: Seat | 'outside', accepted: Accepted, done?: () => void): void {
    const { context, live } = this;
    const now = accepted.row.at;
    this.lastUsed = now;
    const isOver = live!.isOver;
    this.time.decided(now, actor === 'outside' ? undefined : actor, this.peopleAsked(this.table));
    this.checkRace(now);
    const clock = this.time.stored;
    const row = clock ? { ...accepted.row, clock } : accepted.row;
    const batch: Batch = { rows: [row], ...(accepted.snapshot && { snapshots: [accepted.snapshot] }) };
    const newsFor = (viewer: Viewer): News => {
      const heard = live!.news(viewer, accepted);
      return { ...(heard && { heard }), ...(viewer === actor && { id: row.id }) };
    };
    const after = () => {
      context.onMove();
      done?.();
      if (isOver) this.finish();
      else this.carryOn();
    };
    if (isOver) this.hasRecord = false;
    if (isOver) this.retable({ ...this.table, status: 'over' }, batch, newsFor, after);
    else if (this.table.clock.kind === 'turns') this.retable(this.table, batch, newsFor, after);
    else this.tell(batch, newsFor, after);
  }

  /** The record is kept: nothing is left to do. */
  recordKept(): void {
    this.hasRecord = true;
    this.retable(this.table);
  }

  private finish(): void {
    this.time.stop();
    this.context.onFinished(this.table);
  }

  /** Whoever has to do something next does it: bots think, clocks are set. */
  private carryOn(): void {
    if (this.isBroken || this.table.status !== 'playing' || !this.live) return;
    for (const { seat } of this.live.decisions()) if (isBot(this.table, seat)) this.bots.ask(this.table, this.live, seat);
    this.checkRace(this.context.now());
    this.time.setAlarm();
  }

  private peopleAsked(table: StoredTable): number[] {
    if (!this.live) return [];
    return this.live
      .decisions()
      .map(({ seat }): number => seat)
      .filter((index) => !isBot(table, index));
  }

  // --- bots ----------------------------------------------------------------------------------------------------------

  private botMoved(who: Seat, turn: number, move: object): void {
    if (this.isBroken || this.table.status !== 'playing' || !this.live) return;
    if (turn !== this.live.turnOf(who)) {
      this.carryOn();
      return;
    }
    const result = this.live.submit(who, `bot-${randomUUID()}`, [move], 0, this.context.now());
    if ('ok' in result) throw refused(result);
    this.accepted(who, result);
  }

  /** What a bot would do in the person's seat. */
  async hint(watcher: Watcher, id: string): Promise<void> {
    const own = seatOf(this.table, watcher.person);
    if (own === undefined) throw new Denied('not-allowed', 'you have no seat at this table');
    if (!this.table.hints) throw new Denied('no-hints', 'this table plays without hints');
    if (!this.live?.decisions().some(({ seat }) => seat === own))
      throw new Denied('wrong-moment', 'you are not asked for a decision now');
    const turn = this.live.turnOf(own);
    const thought = await this.context.bots.think(questionOf(this.context, this.table, this.live, own, 'captain'));
    if (turn !== this.live.turnOf(own)) throw new Denied('stale', 'the table has moved on while the bot was thinking');
    const candidates =
      thought.candidates.length > 0 ? thought.candidates.slice(0, 8) : [{ move: thought.move, visits: 0, value: 0 }];
    watcher.send({
      type: 'hint',
      table: this.id,
      id,
      candidates: candidates.map(({ move, visits, value }) => ({ move: { ...move }, visits, value })),
    });
  }

  // --- chat ----------------------------------------------------------------------------------------------------------

  say(person: Person, id: string, text: string): void {
    if (this.chat.some((line) => line.id === id && line.person === person.id)) return;
    const number = (this.chat.at(-1)?.number ?? 0) + 1;
    const line: StoredChat = { table: this.id, number, person: person.id, name: person.name, text, at: this.context.now(), id };
    this.chat = [...this.chat, line].slice(-chatHeld);
    this.tell({ chats: [line] }, () => ({ chat: chatLine(line) }));
  }

  // --- time ----------------------------------------------------------------------------------------------------------

  private checkClock(): void {
    if (this.isBroken || this.table.status !== 'playing') return;
    if (this.time.pass()) this.retable(this.table);
    this.carryOn();
  }

  private checkRace(now: number): void {
    const isAwaited = this.table.status === 'playing' && this.live !== undefined && this.live.announcements().length > 0;
    this.time.checkRace(now, isAwaited, () => this.onlookers.roundTrips);
  }

  private endRace(): void {
    if (this.isBroken || this.table.status !== 'playing' || !this.live) return;
    const [move] = this.live.announcements();
    if (!move) return;
    const result = this.live.announce(move, this.context.now());
    if ('ok' in result) this.context.log.error({ table: this.id, reason: result.reason }, 'the timer could not be announced');
    else this.accepted('outside', result);
  }

  /** Runs a change and waits until it is stored. */
  private settle<T>(change: () => void, value: T): Promise<T> {
    change();
    return new Promise((resolve, reject) =>
      this.context.committer.after(() =>
        this.isBroken ? reject(new Denied('not-stored', 'this could not be stored; nothing happened')) : resolve(value),
      ),
    );
  }
}

const chatLine = ({ number, person, name, text, at }: StoredChat): ChatLine => ({ number, person, name, text, at });

function refused({ reason, message, rule, detail, facts, at }: Refused): Denied {
  return new Denied('refused', message, {
    refusal: {
      reason,
      ...(rule !== undefined && { rule }),
      ...(detail !== undefined && { detail }),
      ...(facts !== undefined && { facts: { ...facts } }),
      ...(at !== undefined && { at }),
    },
  });
}
