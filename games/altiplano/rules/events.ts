// What happened, as facts. One stream feeds the log line, the animation and the replay; narrate (view.ts) decides who hears what.
import type { BySeat, Seat } from '@kontor/engine';
import type { Good, Item, Location, Spot } from './words.ts';

/** One thing moved between planning spaces (or the coins) and an action space. */
export interface Placement {
  readonly item: Item;
  readonly spot: Spot;
}

/** A list with `null` entries is one that the hearer may not see. */
export type Event =
  | {
      readonly type: 'tableLaid';
      readonly ring: readonly Location[];
      readonly startPlayer: Seat;
      readonly removedOrders: readonly number[];
    }
  | { readonly type: 'roleDrawn' | 'roleChosen'; readonly seat: Seat; readonly role: number }
  | {
      readonly type: 'kitTaken';
      readonly seat: Seat;
      readonly role: number;
      readonly goods: readonly number[];
      readonly coins: number;
    }
  | {
      readonly type: 'missionsDealt' | 'missionsReceived';
      readonly seat: Seat;
      readonly count: number;
      readonly missions?: readonly number[];
    }
  | { readonly type: 'missionKept' | 'missionPassed' | 'missionDropped'; readonly seat: Seat; readonly mission: number }
  | { readonly type: 'missionFulfilled'; readonly seat: Seat; readonly mission: number; readonly points: number }
  | { readonly type: 'roundBegan'; readonly round: number; readonly startPlayer: Seat; readonly isLast: boolean }
  | { readonly type: 'itemReturned' | 'itemPlaced'; readonly seat: Seat; readonly item: Item; readonly spot: Spot }
  | {
      readonly type: 'gotReady';
      readonly seat: Seat;
      readonly phase: 'passingMissions' | 'choosingMissions' | 'returning' | 'planning';
    }
  | { readonly type: 'returnsShown' | 'plansShown'; readonly placements: BySeat<readonly Placement[]> }
  | { readonly type: 'bagRefilled'; readonly seat: Seat; readonly tiles: number }
  /** The draw of a round, of an exchange, or for late storage; in the order of the goods, not of the draw. */
  | { readonly type: 'tilesDrawn'; readonly seat: Seat; readonly goods: readonly Good[] }
  | { readonly type: 'tileExchanged'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'tileTaken'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'exchangeSkipped'; readonly seat: Seat }
  | { readonly type: 'figurePut'; readonly seat: Seat; readonly location: Location }
  | {
      readonly type: 'travelled';
      readonly seat: Seat;
      readonly from: Location;
      readonly to: Location;
      /** 0 for the starting cart, otherwise the movement space counted from 1. */
      readonly by: number;
      readonly paid: 'nothing' | 'food' | 'coin';
      readonly withCart: boolean;
    }
  /** What an action used: tiles that went to the container, coins that went to the supply. */
  | {
      readonly type: 'used';
      readonly seat: Seat;
      readonly goods: readonly Good[];
      readonly coins: number;
      readonly wild: boolean;
    }
  | {
      readonly type: 'produced';
      readonly seat: Seat;
      readonly production: number;
      readonly location: Location;
      readonly good: Good;
      /** 0 where the supply is exhausted. */
      readonly gained: number;
    }
  | { readonly type: 'boatBuilt'; readonly seat: Seat; readonly boat: number; readonly good: Good; readonly gained: number }
  | { readonly type: 'houseBuilt'; readonly seat: Seat; readonly house: number; readonly good: Good }
  /** The pile of cards was empty (AP-1.12). */
  | { readonly type: 'noCardLeft'; readonly seat: Seat; readonly cards: 'boats' | 'houses' | 'orders' }
  | { readonly type: 'roadBuilt'; readonly seat: Seat; readonly step: number; readonly gives: 'planning' | 'corn' }
  | {
      readonly type: 'stored';
      readonly seat: Seat;
      readonly good: Good;
      readonly row: number;
      readonly from: 'village' | 'wild' | 'road' | 'shed' | 'bag';
    }
  | {
      readonly type: 'rowFilled';
      readonly seat: Seat;
      readonly row: number;
      readonly good: Good;
      readonly points: number;
      readonly isFirst: boolean;
    }
  | { readonly type: 'cornReceived'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'cornHeld'; readonly seat: Seat; readonly held: number }
  /** No row had room (AP-7.5), or the road had none left. */
  | { readonly type: 'cornForgone'; readonly seat: Seat }
  | { readonly type: 'sold'; readonly seat: Seat; readonly good: Good; readonly coins: number; readonly wild: boolean }
  | { readonly type: 'orderTaken'; readonly seat: Seat; readonly order: number; readonly coins: number }
  | { readonly type: 'delivered'; readonly seat: Seat; readonly order: number; readonly good: Good; readonly wild: boolean }
  | { readonly type: 'orderFinished'; readonly seat: Seat; readonly order: number; readonly points: number }
  | {
      readonly type: 'extensionBought';
      readonly seat: Seat;
      readonly extension: number;
      readonly space: number;
      readonly coins: number;
    }
  | { readonly type: 'cartBought'; readonly seat: Seat; readonly space: number; readonly coins: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  /** `forced`: nothing could be done. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly type: 'endTriggered'; readonly by: 'location'; readonly location: Location; readonly lastRound: number }
  | { readonly type: 'endTriggered'; readonly by: 'track'; readonly lastRound: number }
  | { readonly type: 'extensionRemoved'; readonly extension: number }
  | { readonly type: 'extensionsSlid'; readonly track: readonly number[] }
  | { readonly type: 'extensionRevealed'; readonly extension: number; readonly space: number }
  | { readonly type: 'lateStorageEnded'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'gameEnded'; readonly rounds: number };
