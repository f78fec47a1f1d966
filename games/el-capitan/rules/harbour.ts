// EC-3.6, EC-3.7, EC-14.8: harbour spaces, the ships on them, and the pirate ship.
import type { Seat } from '@kontor/engine';
import type { Board } from './board.ts';
import { smallest } from './row.ts';
import type { City, Mask, State } from './state.ts';

/** The harbour spaces of a city on which no ship lies. */
export function freeSpaces(board: Board, state: State, city: City): Mask {
  let free = board.allSpaces[city]!;
  for (let seat = 0; seat < state.ships.length; seat++) if (state.ships[seat] === city) free &= ~(1 << state.spaces[seat]!);
  if (state.pirateCity === city) free &= ~(1 << state.pirateSpace);
  return free;
}

/** EC-3.6: the ship, which comes from elsewhere, takes the first free space; in a full city it lies on none (EC-3.10). */
export function moor(board: Board, state: State, seat: Seat, city: City): void {
  const free = freeSpaces(board, state, city);
  state.ships[seat] = city;
  state.spaces[seat] = free === 0 ? 0 : smallest(free);
}

/** EC-4.1: whether the ship lies in a harbour, where its player can build. */
export const isMoored = (state: State, seat: Seat): boolean => state.spaces[seat]! > 0;
