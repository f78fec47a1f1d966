// What a match of Wharf consists of, and the words in which it is played.
import type { BySeat, Seat } from '@kontor/engine';
import type { Components } from './components/standard.ts';

export const orders = ['load', 'sell', 'barter'] as const;
export type Order = (typeof orders)[number];

/** Index into the edition's goods. */
export type Good = number;

/** An order that is being carried out and waits for its player. */
export type Frame = { readonly type: 'sell'; left: number } | { readonly type: 'barter'; given: Good | null };

export interface State {
  round: number;
  phase: 'planning' | 'acting' | 'over';
  startPlayer: Seat;
  /** How many orders of this round have been carried out, counted over all players. */
  step: number;
  frame: Frame | null;
  bag: number[];
  market: number[];
  prices: number[];
  coins: BySeat<number>;
  hands: BySeat<number[]>;
  plans: BySeat<Order[]>;
  ready: BySeat<boolean>;
}

/** A state without what the viewer may not know: others' hands, the bag's content, plans before the reveal. */
export interface View extends Omit<State, 'bag' | 'hands' | 'plans'> {
  bagSize: number;
  handSizes: BySeat<number>;
  hands: BySeat<number[] | null>;
  plans: BySeat<Order[] | null>;
}

export interface Options {
  readonly startPlayer: 'drawn' | number;
}

export type Move =
  | { readonly type: 'layOrder'; readonly order: Order }
  | { readonly type: 'getReady' }
  | { readonly type: 'sell'; readonly good: Good }
  | { readonly type: 'offer'; readonly good: Good }
  | { readonly type: 'take'; readonly good: Good }
  | { readonly type: 'stop' };

export type Event =
  | { readonly type: 'roundBegan'; readonly round: number; readonly startPlayer: Seat }
  | { readonly type: 'orderLaid'; readonly seat: Seat; readonly order: Order }
  | { readonly type: 'gotReady'; readonly seat: Seat }
  | { readonly type: 'plansRevealed'; readonly plans: BySeat<Order[]> }
  | { readonly type: 'loaded'; readonly seat: Seat; readonly count: number; readonly goods?: readonly Good[] }
  | { readonly type: 'sold'; readonly seat: Seat; readonly good: Good; readonly price: number }
  | { readonly type: 'offered'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'bartered'; readonly seat: Seat; readonly given: Good; readonly taken: Good }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly order: Order }
  | { readonly type: 'gameEnded' };

export interface WharfTypes {
  Components: Components;
  Options: Options;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
}
