// EC-3, EC-14.2: where the ship can go with which card, and the voyage itself.
import type { Seat, Table } from '@kontor/engine';
import { type Board, targetsOf } from './board.ts';
import { moor } from './harbour.ts';
import { canPay } from './money.ts';
import { type Card, type City, type Event, hand, type Move, onDiscards, onDisplay, type State } from './state.ts';

/** EC-14.16: once the free move of the pirate ship is made, the ship sails no more in that turn. */
export const maySail = (state: State): boolean => state.protection !== 'collected';

export function pushVoyages(board: Board, state: State, seat: Seat, moves: Move[]): void {
  if (!maySail(state)) return;
  const held = hand(seat);
  const from = state.ships[seat]!;
  for (let card = 0; card < state.cards.length; card++) {
    if (state.cards[card] !== held) continue;
    const voyages = board.moves.sail[card]!;
    for (let targets = targetsOf(board, card, from, state.inPlay); targets !== 0; targets &= targets - 1)
      moves.push(voyages[31 - Math.clz32(targets & -targets)]!);
  }
}

/** EC-2.9: whether a card on display that the player can pay would move the ship. */
export function couldBuyVoyage(board: Board, state: State, seat: Seat): boolean {
  if (!maySail(state)) return false;
  const from = state.ships[seat]!;
  for (let card = 0; card < state.cards.length; card++)
    if (
      state.cards[card] === onDisplay &&
      targetsOf(board, card, from, state.inPlay) !== 0 &&
      canPay(state, seat, board.prices[card]!)
    )
      return true;
  return false;
}

/** EC-3.8, EC-14.9: the card goes to the discards; who ends the voyage in Islas Canarias owes a move of the pirate ship. */
export function sail(board: Board, state: State, seat: Seat, card: Card, city: City, table: Table<Event>): void {
  const from = state.ships[seat]!;
  state.cards[card] = onDiscards;
  state.hasSpent = true;
  moor(board, state, seat, city);
  state.protection = city === board.islasCanarias && state.spaces[seat]! > 0 ? 'owed' : 'none';
  table.emit?.({ type: 'sailed', seat, card, from, to: city, space: state.spaces[seat]! });
}
