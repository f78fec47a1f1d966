// The points each seat may expect at the end: those it has (AP-10.3), and what its tiles, road and extensions will still bring.
import { seat as toSeat } from '@kontor/engine';
import { ownCoins } from '../rules/spots.ts';
import { cart, mission, none, rowSize, type State } from '../rules/state.ts';
import type { Tables } from '../rules/tables.ts';
import { priceOf } from '../rules/trading.ts';
import { Engine } from './engine.ts';
import { type AltiplanoWeights, addStored, coinsWorth, countTiles, houseBonus, roundsLeft, rowWorth } from './holdings.ts';

export function evaluate(tables: Tables, state: State, own: AltiplanoWeights): number[] {
  const rounds = roundsLeft(tables, state, own);
  return state.players.map((_, index) => seatWorth(tables, state, toSeat(index), rounds, own));
}

function seatWorth(tables: Tables, state: State, seat: number, rounds: number, own: AltiplanoWeights): number {
  const { components } = tables;
  const player = state.players[seat]!;
  const lasting = Math.min(1, rounds / 3);
  const counts = countTiles(tables, player);
  if (state.phase === 'lateStoring' && state.active === seat)
    for (let good = 0; good < counts.length; good++) counts[good]! += state.lateTiles[good]!;
  const bonus = houseBonus(tables, state, seat);
  let worth = coinsWorth(ownCoins(tables, player), rounds, own);
  worth += new Engine(tables, state, player, counts, rounds, own).worth();
  addStored(tables, player, counts);
  for (let good = 0; good < counts.length; good++) worth += counts[good]! * (tables.values[good]! + bonus[good]!);
  for (let card = 0; card < state.boats.length; card++) if (state.boats[card] === seat) worth += components.boats[card]!.points;
  for (let card = 0; card < state.houses.length; card++)
    if (state.houses[card] === seat) worth += components.houses[card]!.points;
  for (let card = 0; card < state.orders.length; card++)
    if (state.orders[card] === seat && card !== player.order) worth += components.orders[card]!.points;
  if (player.order !== none) worth += orderWorth(tables, player.order, player.delivered, counts, own) * lasting;
  for (let row = 0; row < tables.rowSpaces.length; row++) {
    const filled = player.warehouse[row * rowSize + 1]!;
    if (player.warehouse[row * rowSize] !== none)
      worth += rowWorth(tables, row, filled, own) * (filled < tables.rowSpaces[row]! ? lasting : 1);
  }
  for (let card = 0; card < player.missions.length; card++)
    if (player.missions[card] === mission.fulfilled) worth += components.missions[card]!.points;
  for (let extension = 0; extension < state.extensions.length; extension++)
    if (state.extensions[extension] === seat) worth += rounds * own.extension * priceOf(tables, extension, 0);
  for (const space of player.carts) if (space !== cart.absent) worth += rounds * own.cart;
  return worth;
}

/** An unfinished order: what is delivered counts for a part of its points, and so does what is at hand. */
export function orderWorth(
  tables: Tables,
  order: number,
  delivered: readonly number[],
  counts: readonly number[],
  own: AltiplanoWeights,
): number {
  const asked = tables.asked[order]!;
  let all = 0;
  let there = 0;
  for (let good = 0; good < asked.length; good++) {
    all += asked[good]!;
    there += delivered[good]! + 0.4 * Math.min(asked[good]! - delivered[good]!, counts[good]!);
  }
  const share = there / all;
  return own.orderInWork * tables.components.orders[order]!.points * share * (0.5 + 0.5 * share);
}
