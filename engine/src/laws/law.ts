// What a law is: a claim about every situation of every game, and a check that says where it does not hold.
import { canonicalJson, sameData } from '../canonical.ts';
import type { Chance } from '../chance.ts';
import type { GameTypes } from '../game.ts';
import type { Game } from '../open.ts';
import type { Seat } from '../seat.ts';

/** A situation in which a law is checked, with the random step that play will take from it. */
export interface Situation<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seatCount: number;
  readonly state: T['State'];
  /** What `state` said before anybody looked at it, in a copy that no rule had a hand in. */
  readonly before: T['State'];
  /** What play does next; nothing when the game is over. */
  readonly step: { readonly seat: Seat | 'outside'; readonly move: T['Move'] } | undefined;
  /** For the check's own choices. */
  readonly chance: Chance;
  /** The census at the beginning of this match. */
  readonly inventory: Readonly<Record<string, number>>;
  readonly exceptions: LawExceptions<T>;
}

/** Where a game's own rules differ from what is usual. */
export interface LawExceptions<T extends GameTypes> {
  /** Moves of a simultaneous phase whose order of arrival is itself the point. */
  readonly isRacing?: (move: T['Move']) => boolean;
  /** Names of the entries of a state that may fall below zero. */
  readonly mayBeNegative?: readonly string[];
}

/** A claim with its check. The check returns what is wrong, or nothing. */
export interface Law {
  readonly name: string;
  readonly claim: string;
  check<T extends GameTypes>(situation: Situation<T>): string | undefined;
}

/** Raised where a law is broken: which one, where, and how to get there again. */
export class LawBroken extends Error {
  constructor(
    readonly law: string,
    readonly detail: string,
    where: string,
  ) {
    super(`${law}: ${detail} (${where})`);
    this.name = 'LawBroken';
  }
}

/** The first place where two pieces of data differ, in words; nothing if they are the same. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (sameData(a, b) || canonicalJson(a) === canonicalJson(b)) return undefined;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    for (const key of keys) {
      const found = difference(
        (a as Record<string, unknown>)[key],
        (b as Record<string, unknown>)[key],
        path === '' ? key : `${path}.${key}`,
      );
      if (found) return found;
    }
  }
  return `${path || 'the whole'} is ${short(a)} here and ${short(b)} there`;
}

/** A copy that no rule has a hand in. */
export const copyOf = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

/** Some of a list, chosen by chance, where looking at all of it would take long. */
export function some<Item>(items: readonly Item[], count: number, chance: Chance): readonly Item[] {
  if (items.length <= count) return items;
  const first = chance.below(items.length);
  const step = Math.max(1, Math.floor(items.length / count));
  return Array.from({ length: count }, (_, index) => items[(first + index * step) % items.length]!);
}

const short = (value: unknown): string => (canonicalJson(value) ?? 'nothing').slice(0, 80);
