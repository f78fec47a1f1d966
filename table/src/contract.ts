// What a game brings to be played in the page. Everything else (surface, action bar, log, drawers) is the kit's.
import type { GameTypes, Seat } from '@kontor/engine';
import type { ComponentType } from 'preact';
import type { Language, PageTexts, TargetId, TextsByLanguage } from './texts.ts';

/** So many pieces of one kind lie at a place. Pieces that change places are shown travelling. */
export interface PiecesAt {
  readonly kind: string;
  /** The id of a target or of a `<Place>` that is on the page. */
  readonly place: TargetId;
  readonly count: number;
}

/** A step of the guided first round. Its words are the texts' `lesson`. */
export interface GuideStep {
  /** Unique in the game. Told once. */
  readonly id: string;
  /** What it speaks of: marked on the table while it is shown. */
  readonly targets?: readonly TargetId[];
  /** Where that lies: on a phone this pane comes into sight. */
  readonly pane?: PaneName;
  /** After it the guide is over. */
  readonly isLast?: true;
}

/** The parts of the table that a phone shows one at a time. */
export type PaneName = 'board' | 'desk' | 'players';

export interface BoardProps<T extends GameTypes> {
  readonly view: T['View'];
}

export interface DeskProps<T extends GameTypes> {
  readonly view: T['View'];
  /** Whose desk it is. */
  readonly seat: Seat;
}

export interface PanelProps<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
}

/** The page of one game. What its functions need to know of the print comes with the edition at the table: `components`. */
export interface GameUi<T extends GameTypes = GameTypes, W extends PageTexts<T> = PageTexts<T>> {
  readonly id: string;
  /** Loaded a language at a time. */
  readonly texts: TextsByLanguage<T, W>;
  /** The complete rules, in the form of RULES.md. */
  readonly rules: Readonly<Record<Language, () => Promise<string>>>;
  /** The size of the board in its own units; the surface fits it to the screen. */
  readonly board: { readonly width: number; readonly height: number };
  /** What lies in the middle of the table, as SVG elements. */
  readonly Board: ComponentType<BoardProps<T>>;
  /** What lies in front of the player: hand, plan, goods, money. HTML. Leave it out where all is on the board. */
  readonly Desk?: ComponentType<DeskProps<T>>;
  /** A player in one glance: a few numbers, beside the name. HTML. */
  readonly Panel: ComponentType<PanelProps<T>>;
  /** A player's whole public area, opened from the panel. HTML. */
  readonly Area?: ComponentType<PanelProps<T>>;
  /** Draws a travelling piece of a kind, as SVG around the origin, about 40 units wide. */
  readonly Traveller?: ComponentType<{ readonly kind: string }>;
  /** Where a move can be chosen by pointing. Empty for moves that are only buttons. */
  targetsOf(move: T['Move'], view: T['View'], seat: Seat, components: T['Components']): readonly TargetId[];
  /** Which choices belong together in the action bar; by default those with the same type. */
  groupOf?(move: T['Move']): string;
  /** What a player might want to do now, allowed or not. What is not allowed is greyed and answers 'why not?'. */
  candidates?(view: T['View'], seat: Seat, components: T['Components'], legal: readonly T['Move'][]): readonly T['Move'][];
  /** What a newcomer could be told at this moment, the most important first. The first that was not told yet is shown. */
  guide?(view: T['View'], seat: Seat, prompt: string | undefined, components: T['Components']): readonly GuideStep[];
  /** Moves that end a turn or a plan: drawn apart from the others. */
  isClosing?(move: T['Move']): boolean;
  /** Moves that are possible at many moments and seldom meant, such as raising money: folded away beside others. */
  isAside?(move: T['Move']): boolean;
  /** Where the pieces lie that should be seen travelling. Unique pieces use `<Piece>` and need no entry here. */
  pieces?(view: T['View'], components: T['Components']): readonly PiecesAt[];
  /** Numbers whose course over the game is worth a chart beside the score: by name, one number a seat. */
  course?(view: T['View'], components: T['Components']): Readonly<Record<string, readonly number[]>>;
}
