// The florins each seat may expect at the end: money less debts, paydays to come, cards in hand, and how easily it can go on.
import type { Seat } from '@kontor/engine';
import type { Board } from '../rules/board.ts';
import { debtOf } from '../rules/loans.ts';
import { coloursOf } from '../rules/row.ts';
import { hand, type State } from '../rules/state.ts';
import { boardWorth, type ElCapitanWeights } from './worth.ts';

/** Pieces that still stand in front of a player. */
export function unbuilt(state: State, seat: number): number {
  let pieces = state.fortresses[seat]!;
  for (let colour = seat; colour < coloursOf(state); colour += state.money.length) pieces += state.warehouses[colour]!;
  return pieces;
}

/** How many florins a player lacks to build everything in front of them. */
export const shortage = (state: State, seat: number, own: ElCapitanWeights): number =>
  Math.max(0, own.costOfBuilding * unbuilt(state, seat) - state.money[seat]!);

export function evaluate(board: Board, state: State, own: ElCapitanWeights): number[] {
  const worth = boardWorth(board, state, own);
  for (let seat = 0; seat < worth.length; seat++) {
    const bonus = state.bonus[seat]!;
    worth[seat]! +=
      state.money[seat]! -
      debtOf(board, state, seat as Seat) +
      (bonus >= 0 ? board.components.bonus.cards[bonus]!.florins : 0) -
      own.shortOfMoney * shortage(state, seat, own) -
      own.unbuiltPiece * unbuilt(state, seat) -
      (state.ships[seat]! < 0 ? own.awayFromSea : 0);
  }
  for (let card = 0; card < state.cards.length; card++) {
    const holder = state.cards[card]! - hand(0);
    if (holder >= 0) worth[holder]! += own.cardInHand * board.prices[card]!;
  }
  return worth;
}
