// The contract between a game and everything generic: what a game supplies, in the order in which a match needs it.
// Signatures are methods on purpose: a registry holds games of different types side by side.
import type { Chance } from './chance.ts';
import type { Edition } from './edition.ts';
import type { OptionTable } from './options.ts';
import type { Seat, Viewer } from './seat.ts';
import type { VisibilityTable } from './visibility.ts';

/** The shapes one game supplies, bundled so that every signature needs one type parameter. */
export interface GameTypes {
  /** What is printed on boards, cards and tiles: the content of an edition. */
  Components: object;
  /** Chosen when the table is made. */
  Options: object;
  /** Everything, secrets included. Plain JSON data; it never leaves the authority or a search. */
  State: object;
  /** One atomic decision. Plain JSON data, at most two levels deep. */
  Move: { readonly type: string };
  /** One fact that happened, in the past tense. Plain JSON data. */
  Event: { readonly type: string };
  /** All that one viewer may know. Plain JSON data. */
  View: object;
}

/** A question the rules wait on. Several at once: those seats decide in secret, and their moves commute. */
export interface Decision {
  readonly seat: Seat;
  /** What is asked, as an id that the page words in every language. */
  readonly prompt: string;
}

/** Where a seat stands: its place (equal places are shared), its score and where the points came from. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  /** The score by source. The amounts add up to `score`. */
  readonly parts: readonly { readonly source: string; readonly amount: number }[];
}

/** Why a move is not allowed: the number of the rule that forbids it and a reason id that the page words. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** What the rules can reach while a move is carried out. */
export interface Table<Event> {
  readonly chance: Chance;
  /** Tells a fact. Left out by searches: then the event is not even built (`table.emit?.({ ... })`). */
  readonly emit?: ((event: Event) => void) | undefined;
  /**
   * Says that this move cannot be taken back: by a printed rule, or because one secret was shown while another took its
   * place. Draws, turns, and reveals that leave fewer secrets need no such word.
   */
  readonly seal?: (() => void) | undefined;
}

/** What the world outside the rules may announce, such as a timer that ran out. The engine itself has no clock. */
export interface Outside<T extends GameTypes> {
  legalMoves(state: T['State']): readonly T['Move'][];
  apply(state: T['State'], move: T['Move'], table: Table<T['Event']>): void;
}

/** Any situation of the game in a JSON form made for people. Reading what was written gives the same state. */
export interface SituationForm<T extends GameTypes> {
  /** Throws an `InputError` that names the entry. What is left out has a sensible default. */
  read(situation: unknown, options: T['Options'], seatCount: number): T['State'];
  write(state: T['State']): object;
}

/** Numbers are averaged over many games, words are counted. */
export type Measures = Readonly<Record<string, number | string>>;

/** The rules of one game, for one edition of its components. Pure: no clock, no I/O, no chance but the one handed in. */
export interface GameDefinition<T extends GameTypes = GameTypes> {
  setup(options: T['Options'], seatCount: number, table: Table<T['Event']>): T['State'];
  /** Empty exactly when the game is over. The order is stable. */
  decisions(state: T['State']): readonly Decision[];
  /** The single statement of legality; depends only on what `seat` may see. Empty for a seat that is not asked. Moves never change. */
  legalMoves(state: T['State'], seat: Seat): readonly T['Move'][];
  /** Mutates `state`. The caller has checked legality. */
  apply(state: T['State'], seat: Seat, move: T['Move'], table: Table<T['Event']>): void;
  /** Present where something outside the rules can happen, such as a timer. */
  readonly outside?: Outside<T>;
  /** Why `move` is not among the legal moves; undefined where it is, or where no rule of this game speaks of it. */
  whyNot(state: T['State'], seat: Seat, move: T['Move']): Refusal | undefined;
  /** The standings as they are now, best first; final when the game is over. */
  ranking(state: T['State']): readonly Standing[];
  clone(state: T['State']): T['State'];
  /** What is hidden from whom. Views are built with it, and the match sees reveals by it. */
  readonly visibility: VisibilityTable<T['State']>;
  /** An allow-list, built from nothing. What lies open may be the state's own: not to be changed, and true until the state is. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** The event as `viewer` may hear it, or nothing. */
  narrate(event: T['Event'], viewer: Viewer): T['Event'] | undefined;
  /** A full state that `seat` could believe in, built from its view alone. */
  imagine(view: T['View'], seat: Seat, chance: Chance): T['State'];
  readonly situation: SituationForm<T>;
  /** How many of each component there are, over all the places where they can be: constant through a whole match. */
  census(state: T['State']): Readonly<Record<string, number>>;
  /** What a study of many games would want to know of a finished one. */
  measure(state: T['State'], events: readonly T['Event'][]): Measures;
}

/** What lies in the box: who can play, which options there are, and how rules come from components. */
export interface GameBox<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** The name on the box, the same in every language. */
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Raised whenever an old log would no longer replay to the same state. */
  readonly rulesVersion: number;
  readonly options: OptionTable;
  readonly standard: Edition<T['Components']>;
  /** Checks the components of an edition. Throws an `InputError` that names the entry. */
  parseComponents(components: unknown): T['Components'];
  defineGame(components: T['Components']): GameDefinition<T>;
}
