// What a player has, counted once for a whole judgement, and what one more tile would be worth to them.
import { none, type Player, rowSize, type State, unowned } from '../rules/state.ts';
import type { Tables } from '../rules/tables.ts';
import type standardWeights from './weights.json';

export type AltiplanoWeights = typeof standardWeights;

/** How many rounds may follow: the pile of extensions loses at least one a round, and more the more players buy. */
export function roundsLeft(tables: Tables, state: State, own: AltiplanoWeights): number {
  if (state.lastRound > 0) return Math.max(0, state.lastRound - state.round);
  let pile = 0;
  for (const owner of state.extensions) if (owner === unowned) pile++;
  let rounds = pile / Math.max(1, own.tilesPerRound * state.players.length);
  // The road is exhausted with its corn, long before other locations (AP-10.5).
  rounds = Math.min(rounds, 1 + state.supply[tables.corn]! / Math.max(1, 0.5 * state.players.length));
  return Math.min(14, rounds + 1);
}

/** Tiles of each good, wherever they lie, orders excepted; the warehouse too, where corn counts as corn. */
export function countTiles(tables: Tables, player: Player): number[] {
  const { goodCount, locationCount } = tables;
  const counts: number[] = [];
  for (let good = 0; good < goodCount; good++) {
    let tiles = player.bag[good]! + player.container[good]! + player.planning[good]!;
    for (let at = good; at < locationCount * goodCount; at += goodCount) tiles += player.spaces[at]!;
    counts.push(tiles);
  }
  if (player.wild !== none) counts[player.wild]!++;
  for (let slot = 0; slot < player.slots.length; slot++) {
    if (player.slots[slot] === 0) continue;
    const table = tables.spots[tables.firstSlotSpot + slot]!;
    if (table.type === 'slot' && table.item < goodCount) counts[table.item]! += player.slots[slot]!;
  }
  for (const content of player.movement) if (content === 1) counts[tables.food]!++;
  return counts;
}

/** Adds what lies in the warehouse. */
export function addStored(tables: Tables, player: Player, counts: number[]): void {
  const { warehouse } = player;
  for (let at = 0; at < warehouse.length && warehouse[at] !== none; at += rowSize) {
    counts[tables.corn]! += warehouse[at + 2]!;
    if (warehouse[at] !== tables.corn) counts[warehouse[at]!]! += warehouse[at + 1]! - warehouse[at + 2]!;
  }
}

/** What a number of coins may still buy, in points: the first few buy what one wants, the rest hardly anything. */
export function coinsWorth(coins: number, rounds: number, own: AltiplanoWeights): number {
  const useful = Math.min(coins, own.usefulCoins);
  return own.coin * Math.min(1, rounds / 3) * (useful + own.spareCoin * (coins - useful));
}

/** The house bonus of a player, by good. */
export function houseBonus(tables: Tables, state: State, seat: number): number[] {
  const bonus: number[] = [];
  for (let good = 0; good < tables.goodCount; good++) bonus.push(0);
  for (let house = 0; house < state.houses.length; house++) if (state.houses[house] === seat) bonus[tables.houseGoods[house]!]!++;
  return bonus;
}

/** What a row is worth with so many tiles in it. */
export function rowWorth(tables: Tables, row: number, filled: number, own: AltiplanoWeights): number {
  const spaces = tables.rowSpaces[row]!;
  if (filled >= spaces) return tables.rowPoints[row]!;
  return own.partialRow * tables.rowPoints[row]! * (filled / spaces);
}
