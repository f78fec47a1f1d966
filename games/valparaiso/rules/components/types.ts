// What is printed in Valparaíso, as types: goods, the small vocabulary of actions, cards, tiles, boards and the sea.
import type { Origin } from '@kontor/engine';

export const goods = ['silver', 'copper', 'wheat'] as const;
export type GoodName = (typeof goods)[number];

/** The letters on the backs of market tiles; they matter at the set-up alone (VP-1.4). */
export const letters = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof letters)[number];

/** The levels of achievement cards, in the order in which they lie in the draw pile, top first. */
export const levels = ['A', 'B1', 'B2'] as const;
export type Level = (typeof levels)[number];

export const colours = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export type Colour = (typeof colours)[number];
/** How they are dealt when nobody chooses: as a table draws its seats. */
export const dealtColours: readonly Colour[] = ['blue', 'red', 'yellow', 'green', 'purple'];

/** The eight action cards that every player has, in the order of the rulebook. */
export const actionCardIds = [
  'transferGoods',
  'sellGood',
  'hireMerchant',
  'moveMerchants',
  'buildHouse',
  'tradeInVillages',
  'moveShip',
  'tradeOverseas',
] as const;
export type ActionCardId = (typeof actionCardIds)[number];

/** Goods of choice may be any, all of one kind, or all of different kinds. */
export const choiceKinds = ['any', 'different', 'equal'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

type Named = { readonly [good in GoodName]?: number };

/** What is given up: money, goods shown, and goods of the player's choice, all from the warehouse. */
export interface Price extends Named {
  readonly pesos?: number;
  readonly goodsOfChoice?: number;
}

/** What comes of it. */
export interface Gain extends Named {
  readonly pesos?: number;
  readonly victoryPoints?: number;
  readonly goodsOfChoice?: { readonly count: number; readonly kinds: ChoiceKind };
}

/** Everything that a card can do. The cards are sentences in these words; `actions/` carries them out. */
export type Action =
  | { readonly type: 'transfer' }
  | { readonly type: 'exchange'; readonly upTo: number; readonly pay: Price; readonly gain: Gain }
  | { readonly type: 'hire'; readonly price: Price }
  | { readonly type: 'build'; readonly price: Price }
  | { readonly type: 'buildOrHire'; readonly buildPrice: Price; readonly hirePrice: Price }
  /** The price of 0, 1, 2... counted steps of one merchant; the last one is the furthest. */
  | { readonly type: 'moveMerchants'; readonly stepPrices: readonly number[] }
  | { readonly type: 'river' }
  | { readonly type: 'trade'; readonly fee: number }
  | { readonly type: 'moveShip' }
  | { readonly type: 'overseas' };

export interface ActionCard {
  readonly id: ActionCardId;
  readonly main: Action;
  readonly origin: Origin;
}

/** One colour's alternative actions, by action card. */
export interface ColourSet {
  readonly id: Colour;
  readonly alternatives: { readonly [card in ActionCardId]: { readonly action: Action; readonly origin: Origin } };
}

export interface AchievementCard {
  readonly id: string;
  readonly level: Level;
  /** The mark 3+, 4+ or 5+; 2 on a card without one. */
  readonly minPlayers: number;
  readonly victoryPoints: number;
  readonly main: Action;
  readonly alternative: Action | null;
  readonly origin: Origin;
}

export interface MarketTile {
  readonly id: string;
  readonly letter: Letter;
  readonly pay: Price;
  readonly gain: Gain;
  /** How often it may be used in one village and action, or null for as often as there are merchants. */
  readonly limit: number | null;
  readonly origin: Origin;
}

interface Spot {
  readonly id: string;
  /** Where to draw it, in hundredths of the board's width and height. */
  readonly x: number;
  readonly y: number;
  readonly river: boolean;
  readonly origin: Origin;
}

interface VillageSpace {
  readonly victoryPoints: number;
}

/** A place on land. The city's building spaces stand in the order of the arrow from the lighthouse. */
export type Place =
  | (Spot & { readonly kind: 'city'; readonly buildingSpaces: readonly (VillageSpace & { readonly income: Gain })[] })
  /** A market's letters stand from the lowest space to the top. */
  | (Spot & { readonly kind: 'market'; readonly letters: readonly Letter[]; readonly buildingSpaces: readonly VillageSpace[] })
  | (Spot & { readonly kind: 'village'; readonly buildingSpaces: readonly VillageSpace[] });

/** One side of the board. */
export interface Board {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly places: readonly Place[];
  readonly paths: readonly { readonly between: readonly [string, string]; readonly origin: Origin }[];
  /** The letters of the reserve, from the lowest space to the top. */
  readonly reserve: readonly Letter[];
}

/** An outer sea sector. Each card space says what is asked for there, so that either reading of VP-5.15 can be printed. */
export interface OuterSector {
  readonly id: string;
  readonly pesos: number;
  readonly cardSpaces: readonly { readonly good: GoodName; readonly count: number }[];
  readonly origin: Origin;
}

export interface Components {
  readonly start: {
    readonly pesos: number;
    readonly goodsOfChoice: number;
    /** How many merchants each player has, from two players to five. */
    readonly merchants: { readonly [players in '2' | '3' | '4' | '5']: number };
    readonly origin: Origin;
  };
  readonly repository: {
    readonly houses: number;
    readonly lastHouseVictoryPoints: number;
    readonly hold: number;
    readonly fullHoldVictoryPoints: number;
    readonly mayorFee: number;
    readonly origin: Origin;
  };
  /** The slots for planned cards: what a card costs there out of order, and how many houses open the slot. */
  readonly slots: readonly { readonly surcharge: number; readonly housesNeeded: number; readonly origin: Origin }[];
  readonly tariffs: {
    readonly giveUp: number;
    readonly toll: number;
    readonly rivalFee: number;
    readonly compensation: number;
    /** For the most and the second most residences. */
    readonly majority: readonly number[];
    readonly pesosPerVictoryPoint: number;
    readonly origin: Origin;
  };
  readonly end: { readonly victoryPoints: number; readonly lastRound: number; readonly origin: Origin };
  readonly boards: readonly Board[];
  readonly outerSectors: readonly OuterSector[];
  readonly marketTiles: readonly MarketTile[];
  readonly achievementCards: readonly AchievementCard[];
  readonly actionCards: readonly ActionCard[];
  readonly colours: readonly ColourSet[];
}
