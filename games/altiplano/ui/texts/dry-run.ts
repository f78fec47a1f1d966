// What the dry run of a plan tells, as plain data: which stops, what they give, what is half laid, what others could break.
import type { Event, Good, Item, Location, Move, Spot } from '../../rules/index.ts';

/** What an action brings. */
export type Gain =
  /** One of these goods, as chosen, so many times; none where the supply is exhausted (AP-1.12). */
  | { readonly type: 'goods'; readonly among: readonly Good[]; readonly count: number }
  | { readonly type: 'coins'; readonly count: number }
  /** A card of choice among so many; none where they are gone. */
  | { readonly type: 'boat' | 'house'; readonly left: number }
  | { readonly type: 'road'; readonly gives: Extract<Event, { type: 'roadBuilt' }>['gives'] }
  | { readonly type: 'corn'; readonly count: number }
  /** Tiles into the warehouse, and the points of the rows that they fill. */
  | { readonly type: 'stored'; readonly count: number; readonly points: number }
  | { readonly type: 'delivered'; readonly count: number; readonly points: number }
  | { readonly type: 'mission'; readonly mission: number }
  /** The cart that was bought to get on. */
  | { readonly type: 'cart'; readonly coins: number };

/** What somebody else could take first. */
export type Risk =
  | { readonly type: 'supply'; readonly good: Good; readonly left: number }
  | { readonly type: 'boats' | 'houses' | 'carts'; readonly left: number }
  | { readonly type: 'first'; readonly mission: number };

/** One way to use all that can be used at a location. */
export interface Outcome {
  readonly gains: readonly Gain[];
  /** Turns that it takes. */
  readonly actions: number;
  readonly risks: readonly Risk[];
}

/** A location where what lies there can act. */
export interface Stop {
  readonly location: Location;
  /** The ways in which as many tiles as possible are used, the one in the route first. */
  readonly outcomes: readonly Outcome[];
}

/** Tiles or coins that serve no action as they lie. */
export interface Half {
  readonly spot: Spot;
  /** Where that is, or nothing for the wild space. */
  readonly location: Location | undefined;
  readonly items: readonly Item[];
  /** What an action lacks, in one or more ways; empty where no action uses them now. */
  readonly lacks: readonly (readonly Item[])[];
  /** An action would use them, but no space is free for what it lacks. */
  readonly isFull: boolean;
}

/** What the coins that are left would buy at a location that can still be reached. */
export interface Offer {
  readonly location: Location;
  readonly hasOrder: boolean;
  readonly extensions: readonly number[];
  readonly hasCart: boolean;
}

export interface DryRun {
  /** In the order of the route. */
  readonly stops: readonly Stop[];
  /** Whole, but the figure does not get there. */
  readonly unreached: readonly Stop[];
  readonly halves: readonly Half[];
  readonly offers: readonly Offer[];
  /** Food or coins that the route takes from movement spaces, and those that stay there. */
  readonly movements: { readonly used: number; readonly left: number };
  /** Movements more with which everything would be reached, where that is known. */
  readonly missing: number | undefined;
  /** Whether all routes were looked at. If not, what is not reached might be. */
  readonly isSure: boolean;
  /** The route, move by move. */
  readonly moves: readonly Move[];
}

/** Actions of a list of stops, each as in its first outcome. */
export const actionsOf = (stops: readonly Stop[]): number => stops.reduce((sum, { outcomes }) => sum + outcomes[0]!.actions, 0);

/** What stays the same of a stop while the plan changes. Each location acts once; a cart may be bought at one of them besides. */
export const stopKey = ({ location, outcomes }: Stop): string =>
  outcomes[0]!.gains.some(({ type }) => type === 'cart') ? 'cart' : `${location}`;

export const isRisky = ({ outcomes }: Stop): boolean => outcomes.some(({ risks }) => risks.length > 0);
