// What is printed on boards, tiles and cards, as data: an edition of Altiplano is one value of `Components`.
// Goods, locations and cards are named by ids; the rules turn them into numbers once (../tables.ts).
import type { Origin } from '@kontor/engine';

/** How many of each good, by the good's id. */
export type Amounts = Readonly<Record<string, number>>;

/** Food moves the figure and is never stored, corn lives in the warehouse alone; everything else is plain. */
export const natures = ['plain', 'food', 'corn'] as const;

export interface GoodEntry {
  readonly id: string;
  readonly nature: (typeof natures)[number];
  readonly count: number;
  /** Points for each tile at the end. */
  readonly value: number;
  /** Coins at the market, or nothing for a kind that cannot be sold. */
  readonly price: number | null;
  readonly origin: Origin;
}

/** Tiles in, one of the outputs out; with `repeats` any number of times in one action (AP-5.8). */
export interface Production {
  readonly type: 'produce';
  readonly inputs: Amounts;
  readonly outputs: readonly string[];
  readonly repeats?: boolean;
}

/** The actions that a location offers to everybody. */
export type BasicAction =
  | Production
  | { readonly type: 'buildBoat' | 'buildHouse' | 'buildRoad'; readonly inputs: Amounts }
  | { readonly type: 'store' | 'sell' | 'buyExtension' }
  /** Finishing an order gives this many corn. */
  | { readonly type: 'deliver'; readonly corn: number }
  | { readonly type: 'takeOrder' | 'buyCart'; readonly coins: number };

/** What can lie on a location besides goods. */
export const stocks = ['houses', 'boats', 'orders', 'carts'] as const;

export interface LocationEntry {
  readonly id: string;
  /** Action spaces on a player's board. */
  readonly spaces: number;
  /** What lies here: ids of goods, and `stocks`. */
  readonly holds: readonly string[];
  readonly actions: readonly BasicAction[];
  readonly origin: Origin;
}

/** An action printed on a role or an extension: it has one space for each tile or coin that it asks for (AP-8.26). */
export interface Station {
  readonly type: 'produce';
  readonly location: string;
  readonly inputs: Amounts;
  readonly coins: number;
  readonly outputs: readonly string[];
}

export interface RoleEntry {
  readonly id: string;
  readonly action: Station;
  readonly start: { readonly goods: Amounts; readonly coins: number };
  readonly origin: Origin;
}

export type ExtensionEffect =
  | Station
  /** A space for any tile, to be used at any location. */
  | { readonly type: 'wildSpace' }
  /** Coins in place of food on movement spaces. */
  | { readonly type: 'paidTravel' }
  /** Another tile for one on the planning spaces. */
  | { readonly type: 'exchange' }
  | { readonly type: 'moreSpaces'; readonly location: string; readonly spaces: number }
  /** Storing drawn tiles just before scoring. */
  | { readonly type: 'lateStorage'; readonly tiles: number }
  /** Corn that waits to be stored. */
  | { readonly type: 'cornShed'; readonly corn: number };

export const categories = ['A', 'B', 'C', 'D'] as const;

export interface ExtensionEntry {
  readonly id: string;
  readonly effect: ExtensionEffect;
  readonly category: (typeof categories)[number];
  readonly price: number;
  readonly minPlayers: number;
  readonly origin: Origin;
}

/** A house raises its good's value; a boat brings its good once. */
export interface CardEntry {
  readonly id: string;
  readonly good: string;
  readonly points: number;
  readonly origin: Origin;
}

export interface OrderEntry {
  readonly id: string;
  readonly goods: readonly string[];
  readonly points: number;
  readonly origin: Origin;
}

export type Condition =
  /** Finished orders; with `asking`, only those that ask for one of these goods. */
  | { readonly type: 'orders'; readonly count: number; readonly asking?: readonly string[] }
  | { readonly type: 'boats' | 'houses' | 'storedTiles' | 'storedKinds'; readonly count: number }
  | { readonly type: 'stored'; readonly good: string; readonly count: number }
  | { readonly type: 'rows'; readonly count: number; readonly withoutCorn?: boolean }
  | { readonly type: 'firstRow' | 'firstOrder' | 'firstHouse' }
  | { readonly type: 'firstRowOf'; readonly good: string }
  | { readonly type: 'all'; readonly of: readonly Condition[] }
  /** At the end of the game. */
  | { readonly type: 'owned'; readonly goods: Amounts }
  | { readonly type: 'most'; readonly good: string };

export interface MissionEntry {
  readonly id: string;
  readonly condition: Condition;
  readonly points: number;
  readonly origin: Origin;
}

export interface SupplyEntry {
  readonly players: number;
  readonly goods: Amounts;
  readonly carts: number;
  readonly orders: number;
  readonly origin: Origin;
}

export const roadSteps = ['planning', 'corn'] as const;

export interface RowEntry {
  readonly depot: 'left' | 'right';
  readonly spaces: number;
  /** Points when full. */
  readonly points: number;
  readonly origin: Origin;
}

export interface Components {
  readonly goods: readonly GoodEntry[];
  readonly locations: readonly LocationEntry[];
  readonly supply: readonly SupplyEntry[];
  readonly carts: { readonly count: number; readonly limit: number; readonly steps: number; readonly origin: Origin };
  readonly movement: { readonly spaces: number; readonly steps: number; readonly origin: Origin };
  readonly planning: { readonly start: number; readonly spaces: number; readonly origin: Origin };
  /** From the step after the start space downwards. */
  readonly road: readonly { readonly gives: (typeof roadSteps)[number]; readonly origin: Origin }[];
  /** From the lowest row of the left depot to the highest of the right. */
  readonly warehouse: readonly RowEntry[];
  /** The extension track from its lowest space up. */
  readonly track: readonly { readonly surcharge: number; readonly origin: Origin }[];
  readonly roles: readonly RoleEntry[];
  readonly extensions: readonly ExtensionEntry[];
  readonly houses: readonly CardEntry[];
  readonly boats: readonly CardEntry[];
  readonly orders: readonly OrderEntry[];
  readonly missions: readonly MissionEntry[];
}
