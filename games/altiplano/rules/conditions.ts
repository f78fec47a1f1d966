// AP-11.3 to AP-11.22 and AP-11.24 to AP-11.27: whether a mission is fulfilled.
import type { Seat } from '@kontor/engine';
import { ownTiles, storedTiles } from './spots.ts';
import { none, type Player, rowSize, type State } from './state.ts';
import type { ConditionTable, Tables } from './tables.ts';

/** Conditions that can be met during the game. What is judged at the end is never met before. */
export function isFulfilled(tables: Tables, state: State, seat: Seat, condition: ConditionTable): boolean {
  const player = state.players[seat]!;
  switch (condition.type) {
    case 'orders':
      return finishedOrders(state, seat, condition.cards) >= condition.count;
    case 'boats':
      return owned(state.boats, seat) >= condition.count;
    case 'houses':
      return owned(state.houses, seat) >= condition.count;
    case 'stored':
      return storedTiles(tables, player, condition.good) >= condition.count;
    case 'storedTiles':
      return tilesInWarehouse(player) >= condition.count;
    case 'storedKinds':
      return kindsInWarehouse(tables, player) >= condition.count;
    case 'rows':
      return fullRows(tables, player, condition.withoutCorn) >= condition.count;
    case 'first':
      return state.firsts[condition.first] === seat;
    case 'all':
      return condition.of.every((part) => isFulfilled(tables, state, seat, part));
    default:
      return false;
  }
}

/** Conditions as they are judged when the game is over. */
export function isFulfilledAtEnd(tables: Tables, state: State, seat: Seat, condition: ConditionTable): boolean {
  switch (condition.type) {
    case 'owned':
      return condition.counts.every((count, good) => count === 0 || ownTiles(tables, state, seat, good) >= count);
    case 'most': {
      const own = ownTiles(tables, state, seat, condition.good);
      return state.players.every((_, other) => other === seat || ownTiles(tables, state, other, condition.good) < own);
    }
    case 'all':
      return condition.of.every((part) => isFulfilledAtEnd(tables, state, seat, part));
    default:
      return isFulfilled(tables, state, seat, condition);
  }
}

function owned(owners: readonly number[], seat: Seat): number {
  let count = 0;
  for (const owner of owners) if (owner === seat) count++;
  return count;
}

function finishedOrders(state: State, seat: Seat, cards: readonly boolean[]): number {
  let count = 0;
  for (let card = 0; card < cards.length; card++) {
    if (cards[card] && state.orders[card] === seat && state.players[seat]!.order !== card) count++;
  }
  return count;
}

function tilesInWarehouse({ warehouse }: Player): number {
  let tiles = 0;
  for (let at = 0; at < warehouse.length; at += rowSize) tiles += warehouse[at + 1]!;
  return tiles;
}

function kindsInWarehouse(tables: Tables, player: Player): number {
  let kinds = 0;
  for (let good = 0; good < tables.goodCount; good++) if (storedTiles(tables, player, good) > 0) kinds++;
  return kinds;
}

function fullRows(tables: Tables, { warehouse }: Player, withoutCorn: boolean): number {
  let rows = 0;
  for (let row = 0; row < tables.rowSpaces.length; row++) {
    const at = row * rowSize;
    if (warehouse[at] === none || warehouse[at + 1]! < tables.rowSpaces[row]!) continue;
    if (!withoutCorn || warehouse[at + 2] === 0) rows++;
  }
  return rows;
}
