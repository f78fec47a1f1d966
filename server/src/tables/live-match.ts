// One match as the server keeps it: the engine's match, its place in the stored log, and what each viewer has been told.
// It writes nothing itself: what has to be stored comes out of it as rows and snapshots.
import { beginsTimer } from '@kontor/bots';
import {
  type Chance,
  type Decision,
  type Game,
  type GameTypes,
  Match,
  type Refused,
  ScriptedChance,
  type Seat,
  seat,
  seatsOf,
  type Verdict,
  type Viewer,
} from '@kontor/engine';
import type { Play } from '@kontor/protocol';
import type { StoredEntry, StoredRow, StoredSnapshot } from '../storage/storage.ts';
import { fewestHeld, fold, History, mostHeld, viewerIndex } from './history.ts';

/** How many rows lie between two snapshots at least. */
const rowsBetweenSnapshots = 40;
/** How many of the last rows are remembered by their clients' ids. */
const idsRemembered = 16;

/** What somebody heard (`Heard` of the protocol), as it is sent. */
export type HeardText = string;
const heardText = (from: number, lines: string, fixed: number): HeardText =>
  `{"from":${from},"lines":[${lines}],"fixed":${fixed}}`;
export const nothingHeard = heardText(0, '', 0);

/** Something was accepted and has to be stored before anybody hears of it. */
export interface Accepted {
  readonly row: StoredRow;
  readonly snapshot?: StoredSnapshot;
}

/** What is stored of a match, as far as it is needed to go on. */
export interface StoredMatch {
  readonly table: string;
  readonly game: Game;
  readonly options: object;
  readonly snapshot: StoredSnapshot;
  /** Some rows before the snapshot, and all after it. */
  readonly rows: readonly StoredRow[];
}

export class LiveMatch {
  /** The place of the last row in the log. */
  private seq: number;
  private snapshotSeq: number;
  /** The ids of the last rows, by seat. */
  private readonly recent: readonly Map<string, number>[];
  /** Lines that will never change, by viewer. */
  private fixed: readonly number[];
  /** Raised for a seat when it has moved, and for all when something was settled: on which question a move was decided. */
  private readonly turns: number[];
  /** How many lines each viewer was told of, and from which line on its log is another since then. */
  private told: readonly number[];
  private untoldFrom: readonly number[];

  private constructor(
    private readonly table: string,
    private readonly match: Match<GameTypes>,
    private readonly history: History,
    snapshot: Pick<StoredSnapshot, 'seq' | 'turns'>,
  ) {
    this.seq = snapshot.seq;
    this.snapshotSeq = snapshot.seq;
    this.turns = [...snapshot.turns];
    this.recent = this.turns.map(() => new Map());
    this.fixed = history.lines;
    this.told = history.lines;
    this.untoldFrom = history.lines;
  }

  /** Sets a match up. */
  static begin(table: string, match: Match<GameTypes>, at: number, position?: object): { live: LiveMatch; accepted: Accepted } {
    const history = new History(match.game.rules, match.seatCount);
    const entry: StoredEntry = {
      move: { type: 'setup', ...(position && { position }) },
      chance: match.setupChance,
      events: match.setupEvents as StoredEntry['events'],
      barrier: 'all',
    };
    const turns = seatsOf(match.seatCount).map(() => 0);
    const live = new LiveMatch(table, match, history, { seq: 0, turns });
    history.add({ actor: 'setup', at, entry });
    live.fixed = history.lines;
    const row: StoredRow = { table, seq: 0, actor: 'setup', id: '', at, takeBack: 0, entries: [entry] };
    return { live, accepted: { row, snapshot: live.takeSnapshot() } };
  }

  /** Takes a stored match up again: a snapshot, and what happened after it. */
  static resume({ table, game, options, snapshot, rows }: StoredMatch, chance: Chance): LiveMatch {
    const { state, length, lines, turns } = snapshot;
    const match = Match.resume(game, { options, seatCount: turns.length, state, length }, chance);
    const history = new History(game.rules, turns.length, lines);
    const older = rows.filter(({ seq }) => seq <= snapshot.seq);
    history.prepend(fold(older).slice(-mostHeld));
    const live = new LiveMatch(table, match, history, snapshot);
    for (const { actor, id, seq } of older) live.remember(actor, id, seq);
    for (const row of rows) if (row.seq > snapshot.seq) live.replay(row);
    live.allTold();
    return live;
  }

  get game(): Game {
    return this.match.game;
  }

  get seatCount(): number {
    return this.match.seatCount;
  }

  get isOver(): boolean {
    return this.decisions().length === 0;
  }

  get lastSeq(): number {
    return this.seq;
  }

  decisions(): readonly Decision[] {
    return this.match.decisions();
  }

  ranking() {
    return this.match.ranking();
  }

  /** How many lines a viewer has heard. */
  lineCount(viewer: Viewer): number {
    return this.history.total(viewer);
  }

  turnOf(who: Seat): number {
    return this.turns[who]!;
  }

  legalMoves(who: Seat): readonly object[] {
    return this.match.legalMoves(who);
  }

  view(viewer: Viewer): object {
    return this.match.view(viewer);
  }

  /** Whether there are times when the world outside the rules has something to announce. */
  get isAnnouncedTo(): boolean {
    return this.match.game.rules.outside !== undefined;
  }

  /** What the world outside the rules could announce now, where there is something. */
  get announcement(): object | undefined {
    return this.match.game.rules.outside?.legalMoves(this.match.state)[0];
  }

  /** Whether a timer of the game's own would begin to run with this move. */
  wouldBeginTimer(who: Seat, move: object): boolean {
    return beginsTimer(this.match.game.rules, this.match.state, who, move as GameTypes['Move']);
  }

  /** Whether this submission of the seat was accepted before. */
  knows(who: Seat, id: string): boolean {
    return this.recent[who]!.has(id);
  }

  submit(who: Seat, id: string, moves: readonly unknown[], takeBack: number, at: number): Accepted | Refused {
    const verdict =
      moves.length === 0 && takeBack > 0 ? this.match.takeBack(who, takeBack) : this.match.submit(who, moves, takeBack);
    return verdict.ok ? this.accept(who, id, verdict, at) : verdict;
  }

  announce(move: object, at: number): Accepted | Refused {
    const verdict = this.match.announce(move);
    return verdict.ok ? this.accept('outside', '', verdict, at) : verdict;
  }

  /** The match as one viewer sees it. */
  play(viewer: Viewer, isEnded: boolean): Play {
    const { match } = this;
    const decisions = this.decisions();
    const isSeated = viewer !== 'spectator';
    const isFinal = isEnded || decisions.length === 0;
    const play: Play = {
      view: match.view(viewer) as Play['view'],
      decisions: decisions as unknown as Play['decisions'],
      takeBack: isSeated && !isFinal ? match.takeBackable(viewer).length : 0,
      turn: isSeated ? this.turns[viewer]! : 0,
    };
    return isFinal ? { ...play, standings: match.ranking() as unknown as NonNullable<Play['standings']> } : play;
  }

  /** The lines that a viewer was not told yet, and those that became others; nothing where there are none. */
  untold(viewer: Viewer): HeardText | undefined {
    const index = viewerIndex(viewer, this.seatCount);
    const from = this.untoldFrom[index]!;
    if (from === this.told[index] && from === this.history.total(viewer)) return undefined;
    return heardText(from, this.history.heard(viewer, from).lines, this.fixed[index]!);
  }

  /** Everybody has been told everything. */
  allTold(): void {
    this.told = this.history.lines;
    this.untoldFrom = this.told;
  }

  /** One seat has been told everything. */
  toldTo(who: Seat): void {
    const lines = this.history.total(who);
    this.told = this.told.with(who, lines);
    this.untoldFrom = this.untoldFrom.with(who, lines);
  }

  /** A viewer's latest lines: since its own last move, or since a line it has, but not without end. */
  recentLines(viewer: Viewer, since: number | undefined, limit: number): HeardText {
    const total = this.history.total(viewer);
    const wanted = Math.min(since ?? total - fewestHeld, this.history.ownLast(viewer) ?? total, total);
    const { from, lines } = this.history.heard(viewer, Math.max(wanted, total - limit, 0));
    return heardText(from, lines, this.fixed[viewerIndex(viewer, this.seatCount)]!);
  }

  private accept(
    actor: Seat | 'outside',
    id: string,
    verdict: Extract<Verdict<object, object>, { ok: true }>,
    at: number,
  ): Accepted {
    const entries = (verdict.entries as readonly StoredEntry[]).map(
      ({ move, chance, events, barrier }): StoredEntry => ({ move, chance, events, eventsText: JSON.stringify(events), barrier }),
    );
    const row: StoredRow = { table: this.table, seq: this.seq + 1, actor, id, at, takeBack: verdict.takenBack, entries };
    this.note(row);
    const isDue = this.seq - this.snapshotSeq >= rowsBetweenSnapshots || this.isOver;
    return isDue && this.match.isSettled ? { row, snapshot: this.takeSnapshot() } : { row };
  }

  /** Takes a row into account that the match has carried out. */
  private note({ actor, id, seq, at, takeBack, entries }: StoredRow): void {
    this.seq = seq;
    if (takeBack > 0) {
      const from = this.history.withdraw(actor as number, takeBack);
      this.untoldFrom = this.untoldFrom.map((line, index) => Math.min(line, from[index]!));
    }
    let isForAll = false;
    for (const entry of entries) {
      this.history.add({ actor, at, entry });
      if (entry.barrier === 'all') isForAll = true;
    }
    for (let index = 0; index < this.turns.length; index++) if (isForAll || index === actor) this.turns[index]!++;
    this.remember(actor, id, seq);
    if (this.match.isSettled) {
      this.fixed = this.history.lines;
      this.match.forgetSettled();
      this.history.trim();
    }
  }

  private replay(row: StoredRow): void {
    const { actor, takeBack, entries, seq } = row;
    const future = this.match.chance;
    this.match.chance = new ScriptedChance(entries.flatMap(({ chance }) => chance));
    const moves = entries.map(({ move }) => move);
    const verdict =
      actor === 'outside'
        ? this.match.announce(moves[0])
        : moves.length === 0
          ? this.match.takeBack(seat(actor as number), takeBack)
          : this.match.submit(seat(actor as number), moves, takeBack);
    this.match.chance = future;
    if (!verdict.ok) throw new Error(`row ${seq} of table ${this.table} does not replay: ${verdict.message}`);
    this.note(row);
  }

  private remember(actor: StoredRow['actor'], id: string, seq: number): void {
    if (typeof actor !== 'number') return;
    const recent = this.recent[actor]!;
    recent.set(id, seq);
    if (recent.size > 2 * idsRemembered) {
      for (const [key, known] of recent) if (known <= seq - idsRemembered) recent.delete(key);
    }
  }

  private takeSnapshot(): StoredSnapshot {
    this.snapshotSeq = this.seq;
    const { length, state } = this.match.settledPoint;
    return { table: this.table, seq: this.seq, length, state, lines: this.history.lines, turns: [...this.turns] };
  }
}
