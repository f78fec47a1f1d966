// The authoritative match: it alone holds the state, takes moves whole or not at all, and knows what can be taken back.
// States are never changed once they are here: every submission works on a clone, so a fault leaves the match as it was.
import { sameData } from '../canonical.ts';
import { type Chance, RecordingChance, ScriptedChance, SeededChance } from '../chance.ts';
import type { Decision, GameTypes, Standing } from '../game.ts';
import type { Game } from '../open.ts';
import { checkSeatCount, parseOptions } from '../options.ts';
import type { Position } from '../position.ts';
import type { Seat, Viewer } from '../seat.ts';
import { type Actor, type LogEntry, type Watch, watch } from './log.ts';
import { carryOut, legalMove } from './step.ts';
import { type Refused, refuse, type Verdict } from './verdict.ts';

/** How a match begins. */
export interface MatchStart {
  readonly seatCount: number;
  /** Checked against the box; what is left out takes its default. */
  readonly options?: unknown;
  /** Where chance comes from: a seed, or a source. */
  readonly chance: number | string | Chance;
}

/** What one viewer hears of one entry of the log. */
export interface Heard<Event> {
  /** The entry's place in the log. */
  readonly index: number;
  readonly actor: Actor;
  readonly events: readonly Event[];
}

/** A point of a match that nobody can take back any more: enough to go on from it without what led there. */
export interface MatchPoint<T extends GameTypes> {
  readonly options: T['Options'];
  readonly seatCount: number;
  readonly state: T['State'];
  /** How many entries of the log led to it. */
  readonly length: number;
}

/** What the rules said of the current state: many ask for it between two moves. */
interface Known<T extends GameTypes> {
  seen: Watch | undefined;
  readonly moves: (readonly T['Move'][] | undefined)[];
  /** By seat, then the spectators'; where nothing is ever hidden there is one for all. */
  readonly views: (T['View'] | undefined)[];
}

/** The place in its batch of a move that is sent alone. */
const alone = {};

const asChance = (source: number | string | Chance): Chance => (typeof source === 'object' ? source : new SeededChance(source));

/** One match of one game, from set-up to ranking. */
export class Match<T extends GameTypes> {
  /** The events of the set-up. */
  readonly setupEvents: readonly T['Event'][];
  /** What chance answered at the set-up. */
  readonly setupChance: readonly number[];
  private entries: LogEntry<T['Move'], T['Event']>[] = [];
  /** How many entries came before those that are held. */
  private first = 0;
  private current: T['State'];
  /** The state that nobody can take back any more, and how many entries led to it. */
  private settled: { readonly state: T['State']; readonly length: number };
  private changes = 0;
  /** Whether everything lies open to all. */
  private readonly isOpen: boolean;
  private known: Known<T>;

  private constructor(
    readonly game: Game<T>,
    readonly options: T['Options'],
    readonly seatCount: number,
    private source: Chance,
    /** The state at the beginning, where the match began from a position. */
    readonly position: Position<T> | undefined,
  ) {
    this.isOpen = Object.keys(game.rules.visibility).length === 0;
    this.known = this.nothingKnown(undefined);
    const recording = new RecordingChance(source);
    const events: T['Event'][] = [];
    this.current = position
      ? game.rules.clone(position.state)
      : game.rules.setup(options, seatCount, { chance: recording, emit: (event) => events.push(event) });
    this.setupEvents = events;
    this.setupChance = recording.answers;
    this.settled = { state: this.current, length: 0 };
  }

  /** Sets up a new match. Throws an `InputError` for a wrong number of players or a wrong option. */
  static start<T extends GameTypes>(game: Game<T>, start: MatchStart): Match<T> {
    const seatCount = checkSeatCount(game.box.seats, start.seatCount);
    const options = parseOptions<T['Options']>(game.box.options, start.options, seatCount);
    return new Match(game, options, seatCount, asChance(start.chance), undefined);
  }

  /** A match that begins in a given situation. */
  static from<T extends GameTypes>(position: Position<T>, chance: number | string | Chance): Match<T> {
    return new Match(position.game, position.options, position.seatCount, asChance(chance), position);
  }

  /** Takes a match up again. What came before the point is not known to it: its log begins there. */
  static resume<T extends GameTypes>(game: Game<T>, point: MatchPoint<T>, chance: number | string | Chance): Match<T> {
    const { options, seatCount, state, length } = point;
    const match = new Match(game, options, seatCount, asChance(chance), { game, options, seatCount, state });
    match.first = length;
    match.settled = { state: match.current, length };
    return match;
  }

  /** The last point that nobody can take back any more. Its state is not to be changed. */
  get settledPoint(): MatchPoint<T> {
    const { state, length } = this.settled;
    return { options: this.options, seatCount: this.seatCount, state, length };
  }

  /** Whether nothing can be taken back now, by anybody. */
  get isSettled(): boolean {
    return this.settled.length === this.first + this.entries.length;
  }

  /** Lets go of the entries that nobody can take back any more, for whoever keeps them elsewhere. */
  forgetSettled(): void {
    if (this.settled.length === this.first) return;
    this.entries = this.entries.slice(this.settled.length - this.first);
    this.first = this.settled.length;
  }

  /** Where the next answers of chance come from, for whoever must save it. */
  get chance(): Chance {
    return this.source;
  }

  /** Lets chance come from another source from now on. */
  set chance(source: Chance) {
    this.source = source;
  }

  /** Everything, secrets included: for the authority alone. Not to be changed. */
  get state(): T['State'] {
    return this.current;
  }

  /** The place in the whole log of the first entry that is held: 0 unless the match was resumed or has forgotten some. */
  get logStart(): number {
    return this.first;
  }

  /** All entries that stand and are held, oldest first. */
  get log(): readonly LogEntry<T['Move'], T['Event']>[] {
    return this.entries;
  }

  /** Raised by one with every change, a take-back included. */
  get revision(): number {
    return this.changes;
  }

  get isOver(): boolean {
    return this.decisions().length === 0;
  }

  decisions(): readonly Decision[] {
    return this.seen().asked;
  }

  legalMoves(seat: Seat): readonly T['Move'][] {
    const { moves } = this.known;
    moves[seat] ??= this.game.rules.legalMoves(this.current, seat);
    return moves[seat];
  }

  ranking(): readonly Standing[] {
    return this.game.rules.ranking(this.current);
  }

  /** What a viewer sees. Not to be changed: others may be shown the same. */
  view(viewer: Viewer): T['View'] {
    const { views } = this.known;
    const place = this.isOpen ? 0 : viewer === 'spectator' ? this.seatCount : viewer;
    views[place] ??= this.game.rules.view(this.current, viewer);
    return views[place];
  }

  /** What `viewer` hears of the entries from index `from` on. */
  heard(viewer: Viewer, from = 0): Heard<T['Event']>[] {
    const start = Math.max(from - this.first, 0);
    return this.entries
      .slice(start)
      .map(({ actor, events }, offset) => ({ index: this.first + start + offset, actor, events: this.narrate(events, viewer) }));
  }

  /** What `viewer` hears of the set-up. */
  heardSetup(viewer: Viewer): T['Event'][] {
    return this.narrate(this.setupEvents, viewer);
  }

  /**
   * Takes one move or a batch of moves of one seat, whole or not at all. With `takeBack`, so many of the seat's own last
   * moves are taken back first: a plan is rearranged in one step.
   */
  submit(seat: Seat, moves: unknown, takeBack = 0): Verdict<T['Move'], T['Event']> {
    if (!this.isSeat(seat)) return refuse('unknown-seat', `there is no seat ${String(seat)} at this table of ${this.seatCount}`);
    const batch = Array.isArray(moves) ? (moves as unknown[]) : [moves];
    if (batch.length === 0) return refuse('empty-batch', 'a batch holds at least one move');
    if (this.isOver) return refuse('game-over', 'the game is over');
    const base = takeBack === 0 ? { state: this.current, entries: this.entries } : this.without(seat, takeBack);
    if ('ok' in base) return base;
    let { state } = base;
    let seen = this.seenAt(state);
    const added: LogEntry<T['Move'], T['Event']>[] = [];
    for (let at = 0; at < batch.length; at++) {
      const legal = this.legalMove(state, seen.asked, seat, batch[at], batch.length > 1 ? { at } : alone);
      if ('ok' in legal) return legal;
      if (state === this.current) state = this.game.rules.clone(state);
      const { entry, after } = this.carryOut(state, seen, seat, legal.move, this.source, base.entries);
      added.push(entry);
      seen = after;
    }
    this.commit(state, base.entries.length === 0 ? added : base.entries.concat(added), seen);
    return { ok: true, entries: added, takenBack: takeBack };
  }

  /** Takes word from outside the rules, such as a timer that ran out. */
  announce(input: unknown): Verdict<T['Move'], T['Event']> {
    const { rules } = this.game;
    const move = rules.outside?.legalMoves(this.current).find((candidate) => sameData(candidate, input));
    if (!move) return refuse('illegal-move', 'nothing of that kind can be announced now');
    const state = rules.clone(this.current);
    const { entry, after } = this.carryOut(state, this.seen(), 'outside', move, this.source, this.entries);
    this.commit(state, [...this.entries, entry], after);
    return { ok: true, entries: [entry], takenBack: 0 };
  }

  /** The indices in the log of the moves that `seat` could take back now, latest first. */
  takeBackable(seat: Seat): number[] {
    const indices: number[] = [];
    for (let held = this.entries.length - 1; held >= this.settled.length - this.first; held--) {
      const entry = this.entries[held]!;
      if (entry.barrier === 'all') break;
      if (entry.actor !== seat) continue;
      if (entry.barrier === 'own') break;
      indices.push(this.first + held);
    }
    return indices;
  }

  /** Takes back the seat's own last moves, by replay from the last point that stands for good. */
  takeBack(seat: Seat, count = 1): Verdict<T['Move'], T['Event']> {
    if (!this.isSeat(seat)) return refuse('unknown-seat', `there is no seat ${String(seat)} at this table of ${this.seatCount}`);
    const base = this.without(seat, count);
    if ('ok' in base) return base;
    this.commit(base.state, base.entries, undefined);
    return { ok: true, entries: [], takenBack: count };
  }

  /** Replays an entry of a record: the move must be legal and chance must have answered exactly this. */
  replay(actor: Actor, input: unknown, chance: readonly number[]): Refused | undefined {
    const { rules } = this.game;
    const script = new ScriptedChance(chance);
    let move: T['Move'];
    if (actor === 'outside') {
      const announced = rules.outside?.legalMoves(this.current).find((candidate) => sameData(candidate, input));
      if (!announced) return refuse('illegal-move', 'nothing of that kind could be announced then');
      move = announced;
    } else {
      if (!this.isSeat(actor))
        return refuse('unknown-seat', `there is no seat ${String(actor)} at this table of ${this.seatCount}`);
      if (this.isOver) return refuse('game-over', 'the game was already over');
      const legal = this.legalMove(this.current, this.decisions(), actor, input, alone);
      if ('ok' in legal) return legal;
      move = legal.move;
    }
    const state = rules.clone(this.current);
    const { entry, after } = this.carryOut(state, this.seen(), actor, move, script, this.entries);
    if (script.left > 0) return refuse('malformed-move', `${script.left} answers of chance were never asked for`);
    this.commit(state, [...this.entries, entry], after);
    return undefined;
  }

  private isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seatCount;
  }

  private narrate(events: readonly T['Event'][], viewer: Viewer): T['Event'][] {
    const heard: T['Event'][] = [];
    for (const event of events) {
      const told = this.game.rules.narrate(event, viewer);
      if (told !== undefined) heard.push(told);
    }
    return heard;
  }

  /** Who is asked and what is hidden in the current state. */
  private seen(): Watch {
    this.known.seen ??= watch(this.game.rules, this.current, this.seatCount);
    return this.known.seen;
  }

  private seenAt(state: T['State']): Watch {
    return state === this.current ? this.seen() : watch(this.game.rules, state, this.seatCount);
  }

  private legalMove(state: T['State'], asked: readonly Decision[], seat: Seat, input: unknown, place: { at?: number }) {
    const { rules } = this.game;
    let legal: readonly T['Move'][] | undefined;
    for (const decision of asked) {
      if (decision.seat === seat) legal = state === this.current ? this.legalMoves(seat) : rules.legalMoves(state, seat);
    }
    return legalMove(rules, state, seat, legal, input, place);
  }

  private carryOut(
    state: T['State'],
    before: Watch,
    actor: Actor,
    move: T['Move'],
    chance: Chance,
    log: readonly LogEntry<T['Move'], T['Event']>[],
  ) {
    const settled = this.settled.length - this.first;
    const othersOpen = log.some((entry, index) => index >= settled && entry.actor !== actor);
    return carryOut(this.game.rules, { state, seatCount: this.seatCount, before, actor, move, chance, othersOpen });
  }

  private without(seat: Seat, count: number): { state: T['State']; entries: LogEntry<T['Move'], T['Event']>[] } | Refused {
    const { rules } = this.game;
    const gone = this.takeBackable(seat);
    if (!Number.isInteger(count) || count < 1 || count > gone.length) {
      return refuse('nothing-to-take-back', `seat ${seat} can take back ${gone.length} moves now, not ${String(count)}`);
    }
    const withdrawn = new Set(gone.slice(0, count));
    const state = rules.clone(this.settled.state);
    let seen = watch(rules, state, this.seatCount);
    const settled = this.settled.length - this.first;
    const entries = this.entries.slice(0, settled);
    for (let index = settled; index < this.entries.length; index++) {
      if (withdrawn.has(this.first + index)) continue;
      const entry = this.entries[index]!;
      const legal = entry.actor === 'outside' ? (rules.outside?.legalMoves(state) ?? []) : rules.legalMoves(state, entry.actor);
      if (!legal.some((candidate) => sameData(candidate, entry.move))) {
        return refuse('take-back-conflict', 'somebody else has built on that move');
      }
      const again = this.carryOut(state, seen, entry.actor, entry.move, new ScriptedChance(entry.chance), entries);
      entries.push(again.entry);
      seen = again.after;
    }
    return { state, entries };
  }

  private nothingKnown(seen: Watch | undefined): Known<T> {
    return { seen, moves: new Array(this.seatCount), views: new Array(this.isOpen ? 1 : this.seatCount + 1) };
  }

  private commit(state: T['State'], entries: LogEntry<T['Move'], T['Event']>[], seen: Watch | undefined): void {
    this.current = state;
    this.entries = entries;
    this.changes += 1;
    this.known = this.nothingKnown(seen);
    if (entries.at(-1)?.barrier === 'all') this.settled = { state, length: this.first + entries.length };
  }
}
