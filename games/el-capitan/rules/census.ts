// How many of each component there are, wherever they lie: the same from set-up to end.
import type { Board } from './board.ts';
import { coloursOf, size } from './row.ts';
import { bank, hand, inDeck, notInPlay, onDiscards, onDisplay, type State } from './state.ts';

export function census(board: Board, state: State): Record<string, number> {
  const seats = state.money.length;
  const colours = coloursOf(state);
  const counts: Record<string, number> = {};
  for (let colour = 0; colour < colours; colour++) {
    let count = state.warehouses[colour]! + state.warehouseSupply[colour]! + state.lost[colour]!;
    for (let index = colour; index < state.rows.length; index += colours)
      count += size(state.rows[index]!) + state.closed[index]!;
    counts[`warehouses of colour ${colour}`] = count;
  }
  for (let seat = 0; seat < seats; seat++) {
    const built = state.strongholds.filter((owner) => owner === seat).length;
    counts[`fortresses of seat ${seat}`] = state.fortresses[seat]! + state.fortressSupply[seat]! + built;
    const at = state.ships[seat]!;
    counts[`ships of seat ${seat}`] = at === bank || at === notInPlay || board.cities[at] ? 1 : 0;
  }
  const isPlace = (place: number) =>
    place === inDeck || place === onDisplay || place === onDiscards || (place >= hand(0) && place < hand(seats));
  counts['destination cards'] = state.cards.filter((place, card) => card < board.destinationCount && isPlace(place)).length;
  counts['connection cards'] = state.cards.filter((place, card) => card >= board.destinationCount && isPlace(place)).length;
  for (const [loan, { amount, count }] of board.components.loans.entries()) {
    const lent = state.loans.reduce((sum, held, index) => sum + ((index >> 1) % state.loanPiles.length === loan ? held : 0), 0);
    counts[`loans of ${amount}`] = count === 0 ? 0 : state.loanPiles[loan]! + lent;
  }
  counts['warehouses on one site'] = overlaps(board, state);
  counts['money outside the ledger'] =
    state.money.reduce((sum, money) => sum + money, 0) - state.ledger.reduce((sum, amount) => sum + amount, 0);
  return counts;
}

/** Sites on which more than one warehouse stands: none. */
function overlaps(board: Board, state: State): number {
  const colours = coloursOf(state);
  let doubled = 0;
  for (let city = 0; city < board.cities.length; city++) {
    let taken = 0;
    for (let colour = 0; colour < colours; colour++) {
      const row = state.rows[city * colours + colour]!;
      doubled += size(row & taken);
      taken |= row;
    }
  }
  return doubled;
}
