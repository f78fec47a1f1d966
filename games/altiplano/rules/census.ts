// How many of each component there are, wherever they lie: constant through a match.

import { ownTiles } from './spots.ts';
import { mission, none, onTrack, outOfGame, type State, unowned } from './state.ts';
import type { Tables } from './tables.ts';
import { cartsOwned } from './trading.ts';

/** Tiles of a good on finished and unfinished orders. */
export function tilesOnOrders(tables: Tables, state: State, good: number): number {
  let tiles = 0;
  state.orders.forEach((owner, order) => {
    if (owner < 0) return;
    tiles += state.players[owner]!.order === order ? state.players[owner]!.delivered[good]! : tables.asked[order]![good]!;
  });
  return tiles;
}

export function census(tables: Tables, state: State): Record<string, number> {
  const { components } = tables;
  const counts: Record<string, number> = {};
  components.goods.forEach(({ id }, good) => {
    const held = state.players.reduce((sum, _, seat) => sum + ownTiles(tables, state, seat, good), 0);
    counts[id] = state.box[good]! + state.supply[good]! + held + tilesOnOrders(tables, state, good);
  });
  const isSeat = (owner: number) => owner >= 0 && owner < state.players.length;
  const placed = (owners: readonly number[]) =>
    owners.filter((owner) => owner === unowned || owner === outOfGame || isSeat(owner)).length;
  counts['carts'] = state.carts + state.players.reduce((sum, player) => sum + cartsOwned(player), 0);
  counts['houses'] = placed(state.houses);
  counts['boats'] = placed(state.boats);
  counts['orders'] = placed(state.orders);
  counts['extensions'] =
    placed(state.extensions) + state.track.filter((entry) => entry !== none && state.extensions[entry] === onTrack).length;
  counts['locations'] = new Set(state.ring).size;
  if (state.players[0]!.missions.length > 0) counts['missions'] = missionCards(tables, state);
  return counts;
}

/** Each mission has one holder at the most; what nobody holds lies in the box. */
function missionCards(tables: Tables, state: State): number {
  const isHeld = (status: number | undefined) =>
    status === mission.inHand || status === mission.kept || status === mission.fulfilled || status === mission.dropped;
  return tables.components.missions.reduce((sum, _, card) => {
    const holders = state.players.filter(({ missions }) => isHeld(missions[card])).length;
    return sum + Math.max(1, holders);
  }, 0);
}
