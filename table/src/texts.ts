// What a game says in words: one set a language, pure functions of views, moves and events. No page is needed to use them.
import type { GameTypes, Origin, Refusal, Seat, Viewer } from '@kontor/engine';

/** The languages that everything is worded in. */
export const languages = ['en', 'de', 'fr', 'it'] as const;

/** One of `languages`. */
export type Language = (typeof languages)[number];

/** Who sits where, for sentences. */
export type Names = readonly string[];

/** The words of one game in one language. */
export interface GameTexts<T extends GameTypes = GameTypes> {
  /** One sentence: what is asked of the seat now. */
  prompt(prompt: string, view: T['View'], seat: Seat): string;
  /** A move as the label of a button, short and complete. `names` is there wherever the page asks. */
  move(move: T['Move'], view: T['View'], seat: Seat, names?: Names): string;
  /** An event as a whole sentence for the log. */
  event(event: T['Event'], names: Names): string;
  /** Why something is not allowed, without the rule's number. */
  refusal(refusal: Refusal): string;
  /** Where points come from, as in `Standing.parts`. */
  source(source: string): string;
  /** An option's name and what it means. */
  option(name: string): { readonly label: string; readonly hint: string };
  /** The table in lines of text, for a terminal or a screen reader. */
  overview(view: T['View'], viewer: Viewer, names: Names): string[];
}

/** One language of a game, before it is known which edition lies on the table. */
export interface Wording<T extends GameTypes = GameTypes, W extends GameTexts<T> = GameTexts<T>> {
  /** The words for one edition: what they name and count is what is printed in it. */
  textsFor(components: T['Components']): W;
}

/** The words of one game, loaded a language at a time. */
export type TextsByLanguage<T extends GameTypes = GameTypes, W extends GameTexts<T> = GameTexts<T>> = Readonly<
  Record<Language, () => Promise<Wording<T, W>>>
>;

/** A piece, card, tile or space that can be pointed at, such as `village:3`. The game chooses the ids. */
export type TargetId = string;

/** What somebody learns who asks about a piece or a space. */
export interface Explanation {
  readonly title: string;
  /** What it does, in whole sentences. */
  readonly lines: readonly string[];
  /** What it is worth now, where that can be said. */
  readonly worth?: string;
  /** The number of the rule that speaks of it. */
  readonly rule?: string;
  /** What its numbers rest on. */
  readonly origin?: Origin;
}

/** What a newcomer is told in the guided first round. */
export interface Lesson {
  readonly title: string;
  /** At most three short sentences. */
  readonly lines: readonly string[];
  /** The number of the rule that tells more. */
  readonly rule?: string;
}

/** The words of a game with those that only a page needs. Games extend it with their own. */
export interface PageTexts<T extends GameTypes = GameTypes> extends GameTexts<T> {
  /** Name, effect and worth of a target; the kit adds the choices and the way to the rule. */
  explain(target: TargetId, view: T['View'], viewer: Viewer, names: Names): Explanation | undefined;
  /** Where the game stands, in a few words for the header: 'Round 2 of 5'. */
  stage(view: T['View']): string;
  /** The heading over a group of choices; no heading where it is left out or empty. */
  group?(group: string): string;
  /** Who is ahead where totals are equal, in a sentence. */
  readonly tieBreak: string;
  /** The names of the series that `course` draws. */
  series?(name: string): string;
  /** A step of the guided first round, by the id that the game's `guide` gave it. */
  lesson?(id: string, view: T['View'], seat: Seat): Lesson;
}
