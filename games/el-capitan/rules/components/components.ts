// What an edition of El Capitán says: the form of its component tables.
import type { Origin } from '@kontor/engine';

/** One city with its harbour, its fortress sites and its row. Site numbers begin with 1, as in the rulebook. */
export interface CityPrint {
  readonly id: string;
  readonly name: string;
  /** Place on the grid. The outer cities lie to the left of column 0. */
  readonly column: number;
  readonly row: number;
  /** What a warehouse costs from each harbour space. */
  readonly harbours: readonly number[];
  /** What a fortress costs on each fortress site. */
  readonly fortresses: readonly number[];
  /** The amounts along the row: one for each site, then the last field, which is never built on. */
  readonly values: readonly number[];
  /** The dark sites. */
  readonly closing: readonly number[];
  /** The sites with the dark triangle, for two and three players. */
  readonly triangle: readonly number[];
  readonly origin: Origin;
}

/** The cities beside the board, by the name of the option that brings each into play. */
export const outerCityIds = ['porto', 'lisboa', 'islasCanarias'] as const;

/** One of `outerCityIds`. */
export type OuterCityId = (typeof outerCityIds)[number];

export interface DestinationCard {
  readonly id: string;
  readonly city: string;
  readonly seals: number;
  readonly price: number;
  readonly origin: Origin;
}

export interface ConnectionCard {
  readonly id: string;
  readonly cities: readonly [string, string];
  readonly price: number;
  readonly origin: Origin;
}

export interface LoanPrint {
  readonly amount: number;
  readonly repayment: number;
  /** The repayment after the card was turned over. */
  readonly extended: number;
  readonly count: number;
  readonly origin: Origin;
}

/** What lies in the box of El Capitán. */
export interface Components {
  readonly cities: readonly CityPrint[];
  readonly outerCities: Readonly<Record<OuterCityId, CityPrint>>;
  readonly spread: readonly { readonly cities: number; readonly florins: number; readonly origin: Origin }[];
  readonly bonus: {
    /** In how many cities a player must have an open warehouse to earn a card. */
    readonly cities: number;
    readonly cards: readonly { readonly florins: number; readonly origin: Origin }[];
  };
  readonly destinationCards: readonly DestinationCard[];
  readonly connectionCards: readonly ConnectionCard[];
  readonly display: { readonly destinations: number; readonly connections: number };
  readonly loans: readonly LoanPrint[];
  readonly startMoney: number;
  /** The wooden pieces of one colour. */
  readonly pieces: { readonly warehouses: number; readonly fortresses: number };
  /** What a player gets for each phase; `neutralWarehouses` with two players only. */
  readonly perPhase: { readonly warehouses: number; readonly fortresses: number; readonly neutralWarehouses: number };
  readonly pirate: {
    /** The harbour space of Islas Canarias where the pirate ship begins. */
    readonly space: number;
    /** What moving it costs, a step. */
    readonly stepPrice: number;
    /** Protection money a building, by phase. */
    readonly protection: readonly number[];
  };
}
