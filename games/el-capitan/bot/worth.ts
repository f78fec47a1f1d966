// What buildings are worth over the paydays still to come: this one as it stands (EC-10), later ones by experience.
import type { Board } from '../rules/board.ts';
import { lastPhase, runnerUp } from '../rules/payday.ts';
import { coloursOf, leader, nextAmount, size, spreadOf, takenSites } from '../rules/row.ts';
import type { City, State } from '../rules/state.ts';
import type standardWeights from './weights.json';

export type ElCapitanWeights = typeof standardWeights;

/** Paydays after the coming one. */
export const laterPaydays = (state: State): number => lastPhase - state.phase;

/** Adds what a city will pay each seat. `most` is the number of warehouses in the fullest city. */
export function addCityWorth(board: Board, state: State, city: City, most: number, own: ElCapitanWeights, worth: number[]): void {
  const taken = takenSites(state, city);
  const full = nextAmount(board, city, taken);
  const later = laterPaydays(state);
  const half = full >> 1;
  if (taken !== 0 && full > 0) {
    const factor = 1 + own.laterMajority * later;
    const colours = coloursOf(state);
    const seats = state.money.length;
    const first = leader(state, city);
    if (first < seats) worth[first]! += factor * full;
    if (city >= board.innerCities) {
      for (let colour = 0; colour < seats; colour++)
        if (colour !== first && state.rows[city * colours + colour] !== 0) worth[colour]! += factor * half;
    } else if (seats === colours) {
      const second = runnerUp(state, city, first);
      if (second >= 0) worth[second]! += factor * half;
    }
  }
  const paid = size(taken) >= most ? full : half;
  for (let index = city * board.fortressSites, end = index + board.fortressSites; index < end; index++) {
    const owner = state.strongholds[index]!;
    // Rows grow, so a fortress that pays little now pays at least something later.
    if (owner >= 0) worth[owner]! += paid + own.laterFortress * later * Math.max(paid, board.values[city]![3]! / 2);
  }
}

/** The amount for a number of cities that need not be whole. */
function onScale(board: Board, cities: number): number {
  const last = board.spread.length - 1;
  const at = Math.min(cities, last);
  const below = Math.floor(at);
  return below === last
    ? board.spread[last]!
    : board.spread[below]! + (at - below) * (board.spread[below + 1]! - board.spread[below]!);
}

/** What a seat's spread will pay, if it has so many cities now. */
export function spreadWorth(board: Board, state: State, seat: number, cities: number, own: ElCapitanWeights): number {
  const most = Math.min(board.spread.length - 1, size(state.inPlay));
  const soon = own.spreadToBuild * state.warehouses[seat]!;
  let worth = onScale(board, Math.min(most, cities));
  for (let later = 1; later <= laterPaydays(state); later++)
    worth += onScale(board, Math.min(most, cities + soon + later * own.spreadGrowth));
  return worth;
}

/** The number of warehouses in the fullest city. */
export function fullestCity(board: Board, state: State): number {
  let most = 0;
  for (let city = 0; city < board.cities.length; city++) most = Math.max(most, size(takenSites(state, city)));
  return most;
}

/** All that is on the board, for each seat. */
export function boardWorth(board: Board, state: State, own: ElCapitanWeights): number[] {
  const worth = state.money.map((_, seat) => spreadWorth(board, state, seat, spreadOf(state, seat), own));
  const most = fullestCity(board, state);
  for (let city = 0; city < board.cities.length; city++) addCityWorth(board, state, city, most, own, worth);
  return worth;
}
