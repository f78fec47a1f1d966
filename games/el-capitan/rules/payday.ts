// EC-10, EC-13.5 to EC-13.7, EC-14.4, EC-14.5, EC-14.20: what a payday pays, to whom and for what.
import { seat as toSeat } from '@kontor/engine';
import { type Board, isOuter } from './board.ts';
import { coloursOf, isNeutral, leader, nextAmount, size, spreadOf, takenSites } from './row.ts';
import type { City, Colour, PaydayLine, State } from './state.ts';

/** EC-1.6: the game has so many phases. */
export const lastPhase = 3;

/** What a payday pays a player, by source: the columns of `PaydayTable`. */
export const paydaySources = ['spread', 'majority', 'fortresses', 'bonus'] as const;
const columns = paydaySources.length;

/** `seat * paydaySources.length + source`. */
export type PaydayTable = number[];

type Tell = (line: PaydayLine) => void;

/**
 * Adds up what a payday held now would pay. Quick, for searches: nothing is built but the table, and a table that is
 * handed in is used again. With `tell` every single payment is told as well.
 */
export function tally(board: Board, state: State, table: PaydayTable = [], tell?: Tell): PaydayTable {
  const seats = state.money.length;
  for (let index = 0; index < seats * columns; index++) table[index] = 0;
  for (let seat = 0; seat < seats; seat++) {
    const cities = spreadOf(state, seat);
    const amount = board.spread[cities]!;
    table[seat * columns] = amount;
    if (amount > 0) tell?.({ source: 'spread', seat: toSeat(seat), cities, amount });
  }
  const most = fullest(board, state);
  for (let city = 0; city < board.cities.length; city++) {
    const taken = takenSites(state, city);
    const full = nextAmount(board, city, taken);
    if (taken !== 0 && full > 0) rank(board, state, city, full, table, tell);
    const isFullest = size(taken) === most;
    const amount = isFullest ? full : half(full);
    for (let index = city * board.fortressSites, end = index + board.fortressSites; index < end; index++) {
      const owner = state.strongholds[index]!;
      if (owner < 0 || amount === 0) continue;
      table[owner * columns + 2]! += amount;
      tell?.({ source: 'fortresses', seat: toSeat(owner), city, fullest: isFullest, amount });
    }
  }
  if (state.phase === lastPhase)
    for (let seat = 0; seat < seats; seat++) {
      if (state.bonus[seat]! < 0) continue;
      const amount = board.components.bonus.cards[state.bonus[seat]!]!.florins;
      table[seat * columns + 3] = amount;
      tell?.({ source: 'bonus', seat: toSeat(seat), amount });
    }
  return table;
}

const half = (amount: number): number => amount >> 1;

/** EC-10.7: how many open warehouses stand in the fullest city. */
export function fullest(board: Board, state: State): number {
  let most = 0;
  for (let city = 0; city < board.cities.length; city++) most = Math.max(most, size(takenSites(state, city)));
  return most;
}

/** EC-10.3, EC-10.6, EC-13.6, EC-14.5: first rank and second rank; in an outer city half for everybody else. */
function rank(board: Board, state: State, city: City, full: number, table: PaydayTable, tell: Tell | undefined): void {
  const colours = coloursOf(state);
  const first = leader(state, city);
  payRank(state, city, first, 1, full, table, tell);
  if (isOuter(board, city)) {
    for (let colour = 0; colour < colours; colour++)
      if (colour !== first && state.rows[city * colours + colour] !== 0) payRank(state, city, colour, 2, half(full), table, tell);
  } else if (colours === state.money.length) {
    payRank(state, city, runnerUp(state, city, first), 2, half(full), table, tell);
  }
}

/** Pays a colour, unless it is neutral or nobody's. */
function payRank(
  state: State,
  city: City,
  colour: Colour,
  place: number,
  amount: number,
  table: PaydayTable,
  tell: Tell | undefined,
): void {
  if (colour < 0 || isNeutral(state, colour) || amount === 0) return;
  table[colour * columns + 1]! += amount;
  tell?.({ source: 'majority', seat: toSeat(colour), city, rank: place, amount });
}

/** The colour that ranks second, or -1 where the first is alone (EC-10.6). */
export const runnerUp = (state: State, city: City, first: Colour): Colour => leader(state, city, first);
