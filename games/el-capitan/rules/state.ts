// What a match of El Capitán consists of, and the words in which it is played.
// Sites, harbour spaces, phases and rounds are numbered from 1, as in the rulebook.
import type { BySeat, Seat } from '@kontor/engine';
import type { Components, OuterCityId } from './components/components.ts';

/** Index into the cities of the board, then Porto, Lisboa, Islas Canarias. */
export type City = number;
/** Index into the destination cards, then the connection cards. */
export type Card = number;
/** Index into the kinds of loan. */
export type Loan = number;
/** A seat's main colour has the seat's number; with two players seat s also has the neutral colour s + 2. */
export type Colour = number;
/** A set of numbers below 31: bit n is set where n is in it. */
export type Mask = number;

/** Where a ship can be besides a city. */
export const bank = -1;
export const notInPlay = -2;

/** Where a card can be. A player's hand is `hand(seat)`. */
export const inDeck = 0;
export const onDisplay = 1;
export const onDiscards = 2;
export const hand = (seat: number): number => 3 + seat;

/** What the game waits for: the parts of a turn, then what follows a payday. */
export const stages = ['beforeAction', 'afterAction', 'atBank', 'settlement', 'startPlayerChoice', 'over'] as const;
export type Stage = (typeof stages)[number];

/** How the pirate ship is moved: for free with protection money, for florins, or with sailing cards. */
export const errands = ['free', 'florins', 'cards'] as const;
export type Errand = (typeof errands)[number];

/** The free move of the pirate ship in this turn. */
export const protections = ['none', 'owed', 'collected'] as const;
export type Protection = (typeof protections)[number];

/** Where a player's money came from and went to. */
export const sources = [
  'start',
  'spread',
  'majority',
  'fortresses',
  'bonus',
  'lisboa',
  'protection',
  'loans',
  'sailing',
  'building',
  'pirate',
] as const;
export type Source = (typeof sources)[number];

export interface State {
  /** The cities in play. */
  inPlay: Mask;
  phase: number;
  /** Of this phase. */
  round: number;
  startPlayer: Seat;
  /** Whose decision it is. */
  active: Seat;
  stage: Stage;
  /** Somebody has built everything: the phase ends with this round. */
  lastRound: boolean;
  /** How many players have passed in this round for want of loans (EC-2.6, EC-10.9). */
  passes: number;

  /** In this turn a card was bought or played, or the pirate ship was moved. */
  hasSpent: boolean;
  protection: Protection;
  /** In this turn the pirate ship was moved with cards or florins. */
  hasHiredPirate: boolean;
  /** The move of the pirate ship that is under way. */
  errand: Errand | 'none';
  /** Where that move began, or -1. */
  errandFrom: City;
  /** -1 where the pirate ship is not in play. */
  pirateCity: City;
  /** 0 while the pirate ship is under way. */
  pirateSpace: number;

  money: BySeat<number>;
  /** The money by source: `seat * sources.length + source`. Adds up to `money`. */
  ledger: number[];
  /** Warehouses in front of the players, by colour. */
  warehouses: number[];
  warehouseSupply: number[];
  /** Warehouses that left the game in Porto, by colour. */
  lost: number[];
  /** Fortresses in front of the players. */
  fortresses: BySeat<number>;
  fortressSupply: BySeat<number>;

  /** The sites of a city where a colour has open warehouses: `city * colours + colour`. */
  rows: Mask[];
  /** The number of a colour's closed warehouses in a city: `city * colours + colour`. */
  closed: number[];
  /** Who owns a fortress, or -1: `city * board.fortressSites + site - 1`. */
  strongholds: number[];

  /** A city, `bank` or `notInPlay`. */
  ships: BySeat<number>;
  /** The harbour space where the ship lies; 0 for none. */
  spaces: BySeat<number>;
  /** Where each card is. */
  cards: number[];
  /** Loan cards: `(seat * kinds + loan) * 2`, and one more for those that were turned over. */
  loans: number[];
  loanPiles: number[];
  /** Index of the bonus card that the player has, or -1. */
  bonus: BySeat<number>;
}

/** Everything is open, the content of the decks included: their cards are known, only chance orders them. */
export type View = State;

export interface Options extends Readonly<Record<OuterCityId, boolean>> {
  readonly startPlayer: 'drawn' | number;
}

export type Move =
  | { readonly type: 'buyCard'; readonly card: Card }
  | { readonly type: 'sail'; readonly card: Card; readonly city: City }
  | { readonly type: 'buildWarehouse'; readonly colour: Colour; readonly site: number }
  | { readonly type: 'reopenWarehouse'; readonly colour: Colour; readonly site: number }
  | { readonly type: 'buildFortress' }
  | { readonly type: 'takeLoan'; readonly loan: Loan }
  | { readonly type: 'pass' }
  | { readonly type: 'movePirate'; readonly by: Errand }
  | { readonly type: 'sailPirate'; readonly card: Card; readonly city: City }
  | { readonly type: 'landPirate'; readonly city: City; readonly space: number }
  | { readonly type: 'endTurn' }
  | { readonly type: 'repayLoan'; readonly loan: Loan }
  | { readonly type: 'extendLoans' }
  | { readonly type: 'chooseStartPlayer'; readonly seat: Seat };

/** One payment of a payday. */
export type PaydayLine =
  | { readonly source: 'spread'; readonly seat: Seat; readonly cities: number; readonly amount: number }
  | { readonly source: 'majority'; readonly seat: Seat; readonly city: City; readonly rank: number; readonly amount: number }
  | {
      readonly source: 'fortresses';
      readonly seat: Seat;
      readonly city: City;
      readonly fullest: boolean;
      readonly amount: number;
    }
  | { readonly source: 'bonus'; readonly seat: Seat; readonly amount: number };

export type Event =
  | { readonly type: 'gameBegan'; readonly startPlayer: Seat; readonly display: readonly Card[] }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly phase: number; readonly round: number }
  | { readonly type: 'cardBought'; readonly seat: Seat; readonly card: Card; readonly price: number }
  | {
      readonly type: 'sailed';
      readonly seat: Seat;
      readonly card: Card;
      readonly from: number;
      readonly to: City;
      readonly space: number;
    }
  | {
      readonly type: 'warehouseBuilt';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly city: City;
      readonly site: number;
      readonly price: number;
    }
  | {
      readonly type: 'warehouseReopened';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly city: City;
      readonly site: number;
    }
  | {
      readonly type: 'warehouseClosed';
      readonly owner: Seat;
      readonly colour: Colour;
      readonly city: City;
      readonly site: number;
      /** It left the game (Porto). */
      readonly lost: boolean;
    }
  | {
      readonly type: 'fortressBuilt';
      readonly seat: Seat;
      readonly city: City;
      readonly site: number;
      readonly price: number;
    }
  | { readonly type: 'bonusTaken'; readonly seat: Seat; readonly bonus: number; readonly florins: number }
  | {
      readonly type: 'paidAtOnce';
      readonly seat: Seat;
      readonly city: City;
      readonly leads: boolean;
      readonly amount: number;
    }
  | { readonly type: 'loanTaken'; readonly seat: Seat; readonly loan: Loan; readonly from: number; readonly amount: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly from: number }
  | { readonly type: 'pirateCalled'; readonly seat: Seat; readonly by: Errand; readonly from: City }
  | { readonly type: 'pirateSailed'; readonly seat: Seat; readonly card: Card; readonly from: City; readonly to: City }
  | {
      readonly type: 'pirateLanded';
      readonly seat: Seat;
      readonly by: Errand;
      readonly from: City;
      readonly to: City;
      readonly space: number;
      readonly price: number;
    }
  | {
      readonly type: 'shipPushed';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly city: City;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'protectionPaid';
      readonly seat: Seat;
      readonly payer: Seat;
      readonly city: City;
      readonly buildings: number;
      readonly owed: number;
      readonly amount: number;
    }
  | { readonly type: 'everythingBuilt'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'discardsShuffled'; readonly cards: number }
  | { readonly type: 'displayRefilled'; readonly cards: readonly Card[] }
  | { readonly type: 'paydayBegan'; readonly phase: number; readonly rounds: number; readonly allPassed: boolean }
  | ({ readonly type: 'paid' } & PaydayLine)
  | { readonly type: 'paydayEnded'; readonly phase: number; readonly money: BySeat<number> }
  | {
      readonly type: 'loanRepaid';
      readonly seat: Seat;
      readonly loan: Loan;
      readonly extended: boolean;
      readonly amount: number;
    }
  | { readonly type: 'loanExtended'; readonly seat: Seat; readonly loan: Loan; readonly due: number }
  | { readonly type: 'wealthCounted'; readonly phase: number; readonly wealth: BySeat<number>; readonly poorest: Seat }
  | { readonly type: 'startPlayerChosen'; readonly seat: Seat; readonly startPlayer: Seat }
  | { readonly type: 'phaseBegan'; readonly phase: number; readonly startPlayer: Seat }
  | { readonly type: 'gameEnded' };

export interface ElCapitanTypes {
  Components: Components;
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
}
