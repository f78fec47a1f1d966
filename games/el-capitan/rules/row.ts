// The row of a city: which sites are taken (EC-4.2, EC-4.3, EC-7), what it pays (EC-10.4), who leads (EC-10.5), and the
// limit of adjacent houses (EC-4.4, EC-7.3, EC-13.3).
import { type Seat, seat } from '@kontor/engine';
import type { Board } from './board.ts';
import type { City, Colour, Mask, State } from './state.ts';

const onlySite2: Mask = 1 << 2;

export const coloursOf = (state: State): number => state.warehouses.length;
export const ownerOf = (state: State, colour: Colour): Seat =>
  seat(colour < state.money.length ? colour : colour - state.money.length);
export const isNeutral = (state: State, colour: Colour): boolean => colour >= state.money.length;

/** How many numbers are in a set. */
export function size(mask: Mask): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The greatest number of a set; 0 for the empty one. */
export const greatest = (mask: Mask): number => (mask === 0 ? 0 : 31 - Math.clz32(mask));
/** The smallest number of a set that is not empty. */
export const smallest = (mask: Mask): number => 31 - Math.clz32(mask & -mask);

/** The sites of a city where warehouses stand. */
export function takenSites(state: State, city: City): Mask {
  const colours = coloursOf(state);
  let taken = 0;
  for (let index = city * colours, end = index + colours; index < end; index++) taken |= state.rows[index]!;
  return taken;
}

/** Whose warehouse stands on each site, from site 1 on; null where none does. */
export function rowOf(board: Board, state: State, city: City): (Colour | null)[] {
  const colours = coloursOf(state);
  return Array.from({ length: board.lastSite[city]! }, (_, index) => {
    for (let colour = 0; colour < colours; colour++) if (state.rows[city * colours + colour]! & (1 << (index + 1))) return colour;
    return null;
  });
}

/** EC-4.3, EC-7.1: where the next warehouse goes; 0 where there is no room. In an empty city site 2 is open as well. */
export function nextSite(board: Board, city: City, taken: Mask): number {
  if (taken === onlySite2) return 1;
  const furthest = greatest(taken);
  return furthest < board.lastSite[city]! ? furthest + 1 : greatest(board.allSites[city]! & ~taken);
}

/** EC-10.4, EC-10.11: the amount on the field just past the furthest warehouse. */
export const nextAmount = (board: Board, city: City, taken: Mask): number => board.values[city]![greatest(taken) + 1]!;

const hasRunOf4 = (row: Mask): boolean => (row & (row >> 1) & (row >> 2) & (row >> 3)) !== 0;
const hasRunOf5 = (row: Mask): boolean => (row & (row >> 1) & (row >> 2) & (row >> 3) & (row >> 4)) !== 0;

/** EC-4.4, EC-13.3: no four adjacent of one colour; with two players no five adjacent of one player. */
export function keepsLimit(state: State, city: City, colour: Colour, site: number): boolean {
  const colours = coloursOf(state);
  const row = state.rows[city * colours + colour]! | (1 << site);
  if (hasRunOf4(row)) return false;
  const seats = state.money.length;
  return seats === colours || !hasRunOf5(row | state.rows[city * colours + ((colour + seats) % colours)]!);
}

/**
 * EC-10.3, EC-10.5: how a colour's row ranks in its city, the higher the better: more warehouses first, among equal ones the
 * row that begins further forward. 0 for an empty row, and no two colours of a city have the same.
 */
const rankOf = (row: Mask): number => (row === 0 ? 0 : size(row) * 32 + 31 - smallest(row));

/** The colour that ranks first in a city, leaving out one of them; -1 where no other has a warehouse there. */
export function leader(state: State, city: City, but: Colour = -1): Colour {
  const colours = coloursOf(state);
  let best = -1;
  let bestRank = 0;
  for (let colour = 0; colour < colours; colour++) {
    const rank = rankOf(state.rows[city * colours + colour]!);
    if (rank > bestRank && colour !== but) {
      best = colour;
      bestRank = rank;
    }
  }
  return best;
}

/** In how many cities a colour has an open warehouse (EC-10.2). */
export function spreadOf(state: State, colour: Colour): number {
  const colours = coloursOf(state);
  let cities = 0;
  for (let index = colour; index < state.rows.length; index += colours) if (state.rows[index] !== 0) cities++;
  return cities;
}
