// The match at a table as it is played: by people, by bots, and by clocks.
import { randomUUID } from 'node:crypto';
import { Match, type Refused, type Seat } from '@kontor/engine';
import { Denied } from '../denied.ts';
import { written } from '../storage/rows.ts';
import type { Batch, StoredEntry, StoredTable } from '../storage/storage.ts';
import type { News } from './audience.ts';
import { BotSeats, questionOf } from './bot-seats.ts';
import type { Context } from './context.ts';
import type { Keeper } from './keeper.ts';
import { type Accepted, LiveMatch } from './live-match.ts';
import type { Watcher } from './onlookers.ts';
import { isBot, isFree, seatOf, welcomeBack } from './seating.ts';
import type { Timekeeper } from './timekeeper.ts';

/** What a submission says. */
export interface Submission {
  readonly id: string;
  readonly turn: number;
  readonly moves: readonly unknown[];
  readonly takeBack: number;
}

export class Playing {
  private readonly bots: BotSeats;

  constructor(
    private readonly context: Context,
    private readonly keeper: Keeper,
    private readonly time: Timekeeper,
  ) {
    this.bots = new BotSeats(context, (who, turn, move) => this.botMoved(who, turn, move));
  }

  get areBotsThinking(): boolean {
    return this.bots.areThinking;
  }

  stopBot(seat?: Seat): void {
    this.bots.stop(seat);
  }

  isSeatAsked(index: number): boolean {
    return this.keeper.live?.decisions().some(({ seat }) => seat === index) === true;
  }

  /** The seats of people who are asked now. */
  peopleAsked(table: StoredTable): number[] {
    const asked: number[] = [];
    for (const { seat } of this.keeper.live?.decisions() ?? []) if (!isBot(table, seat)) asked.push(seat);
    return asked;
  }

  async start(person: string): Promise<void> {
    const { keeper } = this;
    if (keeper.table.host !== person) throw new Denied('not-allowed', 'only the host begins the match');
    if (keeper.table.status !== 'open') throw new Denied('wrong-moment', 'this match has begun');
    const free = keeper.table.seats.findIndex(isFree);
    if (free >= 0) throw new Denied('wrong-moment', `seat ${free} is still free; seat a bot or wait for somebody`);
    const goesOn = keeper.live !== undefined;
    const batch: Batch = goesOn ? {} : this.setUp(this.context.now());
    this.time.start(this.peopleAsked(keeper.table));
    await keeper.change({ ...keeper.table, status: 'playing' }, batch, () => {
      if (goesOn) keeper.onlookers.showAgain();
      this.carryOn();
    });
  }

  private setUp(now: number): Batch {
    const { id, game: gameId, edition, options, seats } = this.keeper.table;
    const game = this.context.library.open(gameId, edition)!;
    const match = Match.start(game, { seatCount: seats.length, options, chance: this.context.chance(id) });
    const { live, accepted } = LiveMatch.begin(id, match, now);
    this.keeper.live = live;
    return { rows: [written(accepted.row)], snapshots: accepted.snapshot ? [accepted.snapshot] : [] };
  }

  /** Takes a person's moves. The answer comes as news, once it is stored; by itself to whoever does not hear the news. */
  submit(watcher: Watcher, { id, turn, moves, takeBack }: Submission): void {
    const { table, live, onlookers } = this.keeper;
    const own = seatOf(table, watcher.person);
    if (own === undefined) throw new Denied('not-allowed', 'you have no seat at this table');
    if (!live) throw new Denied('wrong-moment', 'this match has not begun');
    const done = () => watcher.send({ type: 'done', table: table.id, id });
    if (live.knows(own, id)) {
      this.context.committer.after(done);
      return;
    }
    if (table.status !== 'playing') throw new Denied('wrong-moment', 'this match is not being played');
    if (isBot(table, own)) throw new Denied('not-allowed', 'a bot plays for you; take your seat back first');
    if (turn !== live.turnOf(own)) {
      throw new Denied('stale', `this was decided on turn ${turn}, but the table is at turn ${live.turnOf(own)}: look again`, {
        path: 'turn',
      });
    }
    const result = live.submit(own, id, moves, takeBack, this.context.now());
    if ('ok' in result) throw refused(result);
    const watching = onlookers.of(watcher);
    const isTold = watching?.leave !== undefined;
    this.accepted(live, own, result, () => {
      if (!isTold || watching.leave === undefined) done();
    });
  }

  /** Something was accepted: the clock goes on, everything is stored, everybody hears what they may. */
  private accepted(live: LiveMatch, actor: Seat | 'outside', accepted: Accepted, done?: () => void): void {
    const { keeper, time } = this;
    const now = accepted.row.at;
    keeper.lastUsed = now;
    const { isOver } = live;
    const asked = this.peopleAsked(keeper.table);
    const { takeBack, entries } = accepted.row;
    const raceBefore = time.raceUntil;
    time.decided(now, actor === 'outside' ? undefined : actor, asked, { entries: entries.length, takeBack });
    this.checkRace(now);
    const { stored: clock, raceUntil: race } = time;
    const { table, seq, id, at } = accepted.row;
    const row = written({ table, seq, actor: accepted.row.actor, id, at, takeBack, entries, asked, clock, race });
    const batch: Batch = accepted.snapshot ? { rows: [row], snapshots: [accepted.snapshot] } : { rows: [row] };
    const news: News = actor === 'outside' ? {} : { taken: { seat: actor, id: row.id } };
    // Looked at now, while the table is at hand: when it is stored, many others have been.
    const goesOn = !isOver && this.goesOnByItself;
    const after = () => {
      this.context.onMove();
      done?.();
      if (isOver) this.finish();
      else if (goesOn) this.carryOn();
    };
    const isBack = actor !== 'outside' && keeper.table.seats[actor]!.away === true && !isBot(keeper.table, actor);
    const seated = isBack ? welcomeBack(keeper.table, actor) : keeper.table;
    if (isOver) keeper.expectRecord();
    if (isOver) keeper.retable({ ...seated, status: 'over' }, batch, news, after);
    else if (isBack || seated.clock.kind === 'turns') keeper.retable(seated, batch, news, after);
    else keeper.tell(batch, news, after, race === raceBefore ? this.toldAlone(live, actor, entries) : undefined);
  }

  /** The seat that moved, where it alone need be told at once: nobody else is asked anything new, and there is much to do. */
  private toldAlone(live: LiveMatch, actor: Seat | 'outside', entries: readonly StoredEntry[]): Seat | undefined {
    if (actor === 'outside' || !this.context.laggards.mayWait) return undefined;
    const areOthersAsked = live.decisions().some(({ seat }) => seat !== actor);
    return areOthersAsked && entries.some(({ barrier }) => barrier === 'all') ? undefined : actor;
  }

  /** The match is broken off. */
  async end(): Promise<void> {
    this.keeper.expectRecord();
    await this.keeper.change({ ...this.keeper.table, status: 'ended' }, {}, () => this.finish());
  }

  private finish(): void {
    this.time.stop();
    this.context.onFinished(this.keeper.table);
  }

  /** Whether there can be something to do that nobody asks for: a bot's move, a clock, a timer of the game's own. */
  private get goesOnByItself(): boolean {
    const { table, live } = this.keeper;
    return table.clock.kind !== 'none' || live?.isAnnouncedTo === true || table.seats.some(({ bot }) => bot !== undefined);
  }

  /** Whoever has to do something next does it: bots think, clocks are set. */
  carryOn(): void {
    const { table, playing: live } = this.keeper;
    if (!live) return;
    for (const { seat } of live.decisions()) if (isBot(table, seat)) this.bots.ask(table, live, seat);
    this.checkRace(this.context.now());
    this.time.setAlarm();
  }

  private botMoved(who: Seat, turn: number, move: object): void {
    const { playing: live } = this.keeper;
    if (!live) return;
    if (turn !== live.turnOf(who)) {
      this.carryOn();
      return;
    }
    const result = live.submit(who, `bot-${randomUUID()}`, [move], 0, this.context.now());
    if ('ok' in result) throw refused(result);
    this.accepted(live, who, result);
  }

  /** What a bot would do in the person's seat. */
  async hint(watcher: Watcher, id: string, signal?: AbortSignal): Promise<void> {
    const { table, live } = this.keeper;
    const own = seatOf(table, watcher.person);
    if (own === undefined) throw new Denied('not-allowed', 'you have no seat at this table');
    if (!table.hints) throw new Denied('no-hints', 'this table plays without hints');
    if (!live || !this.isSeatAsked(own)) throw new Denied('wrong-moment', 'you are not asked for a decision now');
    const turn = live.turnOf(own);
    const thought = await this.context.bots.think(questionOf(this.context, table, live, own, 'captain'), signal, true);
    if (turn !== live.turnOf(own)) throw new Denied('stale', 'the table has moved on while the bot was thinking');
    const candidates =
      thought.candidates.length > 0 ? thought.candidates.slice(0, 8) : [{ move: thought.move, visits: 0, value: 0 }];
    watcher.send({
      type: 'hint',
      table: table.id,
      id,
      candidates: candidates.map(({ move, visits, value }) => ({ move: { ...move }, visits, value })),
    });
  }

  /** Somebody may have run out of time. */
  checkClock(): void {
    if (!this.keeper.playing) return;
    if (this.time.pass()) this.keeper.retable(this.keeper.table);
    this.carryOn();
  }

  private checkRace(now: number): void {
    if (!this.keeper.live?.isAnnouncedTo) return;
    const isAwaited = this.keeper.playing?.announcement !== undefined;
    this.time.checkRace(now, isAwaited, () => this.keeper.onlookers.roundTrips);
  }

  /** The game's own timer has run out. */
  endRace(): void {
    const { playing: live, table } = this.keeper;
    const move = live?.announcement;
    if (!live || !move) return;
    const result = live.announce(move, this.context.now());
    if ('ok' in result) this.context.log.error({ table: table.id, reason: result.reason }, 'the timer could not be announced');
    else this.accepted(live, 'outside', result);
  }
}

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
