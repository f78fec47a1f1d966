// AP-3 and AP-8.19: moving placed tiles back, drawing from the bag, and the exchange between draw and plan.
import { bagSize, drawFromBag, pourBag, type Seat, type Table, seat as toSeat } from '@kontor/engine';
import type { Event, Placement } from './events.ts';
import { done, drawTile, type Move, skipExchange } from './moves.ts';
import { giveBack, isFirstOfItsKind } from './spots.ts';
import { cargo, none, type Player, type State } from './state.ts';
import { itemOf, placementCode, spotOf, type Tables } from './tables.ts';
import type { Good, Item, Spot } from './words.ts';

/** Planning spaces that are usable and free. */
export const freePlanningSpaces = (tables: Tables, player: Player): number =>
  tables.planningSpaces[player.road]! - bagSize(player.planning);

/** AP-3.1, AP-3.4: what could be moved back; without `out` only whether there is something. */
function returnMoves(tables: Tables, player: Player, out: Move[] | null): boolean {
  const { goodCount, coin, food, wildSpot, firstMovementSpot, firstSlotSpot } = tables;
  const hasRoom = freePlanningSpaces(tables, player) > 0;
  let any = false;
  const add = (spot: Spot, item: Item) => {
    any = true;
    out?.push(tables.moves.giveBack[spot]![item]!);
  };
  if (hasRoom) {
    for (let spot = 0; spot < wildSpot; spot++) {
      for (let good = 0; good < goodCount; good++) if (player.spaces[spot * goodCount + good]! > 0) add(spot, good);
    }
    if (player.wild !== none) add(wildSpot, player.wild);
  }
  for (let space = 0; space < player.movement.length; space++) {
    const content = player.movement[space]!;
    if (content === cargo.nothing || !isFirstOfItsKind(player, space)) continue;
    if (content === cargo.coin) add(firstMovementSpot + space, coin);
    else if (hasRoom) add(firstMovementSpot + space, food);
  }
  for (let slot = 0; slot < player.slots.length; slot++) {
    if (player.slots[slot] === 0) continue;
    const table = tables.spots[firstSlotSpot + slot]!;
    if (table.type === 'slot' && (hasRoom || table.item === coin)) add(firstSlotSpot + slot, table.item);
  }
  return any;
}

export function returningMoves(tables: Tables, player: Player): Move[] {
  const moves: Move[] = [];
  returnMoves(tables, player, moves);
  moves.push(done);
  return moves;
}

/** All at once, those who could move something back are asked. Says whether anybody is. */
export function beginReturning(tables: Tables, state: State): boolean {
  state.phase = 'returning';
  let isAnyAsked = false;
  for (const player of state.players) {
    player.ready = !returnMoves(tables, player, null);
    if (!player.ready) isAnyAsked = true;
  }
  return isAnyAsked;
}

/** Carries out a move of this phase. False: all are done. */
export function applyReturning(tables: Tables, state: State, seat: Seat, move: Move, table: Table<Event>): boolean {
  const player = state.players[seat]!;
  if (move.type === 'returnTile' || move.type === 'returnCoin') {
    const item = move.type === 'returnTile' ? move.good : tables.coin;
    giveBack(tables, player, move.spot, item);
    player.secret.push(placementCode(tables, move.spot, item));
    table.emit?.({ type: 'itemReturned', seat, item, spot: move.spot });
    return true;
  }
  player.ready = true;
  table.emit?.({ type: 'gotReady', seat, phase: 'returning' });
  return !state.players.every(({ ready }) => ready);
}

/** What was moved in secret, told to all. */
export function showSecrets(tables: Tables, state: State): Placement[][] {
  return state.players.map(({ secret }) => secret.map((code) => ({ spot: spotOf(tables, code), item: itemOf(tables, code) })));
}

/** What was moved back is shown, then everybody draws. */
export function drawAll(tables: Tables, state: State, table: Table<Event>): void {
  if (table.emit && state.players.some(({ secret }) => secret.length > 0)) {
    table.emit({ type: 'returnsShown', placements: showSecrets(tables, state) });
  }
  for (const player of state.players) player.secret.length = 0;
  for (let index = 0; index < state.players.length; index++) {
    const player = state.players[index]!;
    drawTiles(player, toSeat(index), freePlanningSpaces(tables, player), player.planning, table);
  }
}

/** AP-3.2, AP-3.3, AP-3.7: draws up to `count` tiles; the container is emptied into the bag only when the bag runs out. */
export function drawTiles(player: Player, seat: Seat, count: number, into: number[], table: Table<Event>): void {
  const goods: Good[] = [];
  let left = bagSize(player.bag);
  for (let drawn = 0; drawn < count; drawn++) {
    if (left === 0) {
      left = bagSize(player.container);
      if (left === 0) break;
      pourBag(player.container, player.bag);
      table.emit?.({ type: 'bagRefilled', seat, tiles: left });
    }
    const good = drawFromBag(player.bag, table.chance);
    into[good]!++;
    left--;
    if (table.emit) goods.push(good);
  }
  if (count > 0) table.emit?.({ type: 'tilesDrawn', seat, goods: goods.sort((a, b) => a - b) });
}

/** AP-8.31: asks the owners of an exchange in turn order, beginning so many seats after the start player. Says whether one is asked. */
export function nextExchange(tables: Tables, state: State, after: number): boolean {
  const count = state.players.length;
  for (let step = after; step < count; step++) {
    const seat = toSeat((state.startPlayer + step) % count);
    const player = state.players[seat]!;
    if ((player.abilities & tables.exchange) === 0 || bagSize(player.planning) === 0) continue;
    state.phase = 'exchanging';
    state.active = seat;
    return true;
  }
  return false;
}

export function exchangingMoves(tables: Tables, state: State, player: Player): Move[] {
  const isTaking = state.exchanged !== none;
  const moves: Move[] = [isTaking ? drawTile : skipExchange];
  const goods = isTaking ? player.container : player.planning;
  const list = isTaking ? tables.moves.takeTile : tables.moves.exchangeTile;
  for (let good = 0; good < goods.length; good++) if (goods[good]! > 0) moves.push(list[good]!);
  return moves;
}

/** Carries out a move of the exchange. False: nobody else has one. */
export function applyExchanging(tables: Tables, state: State, seat: Seat, move: Move, table: Table<Event>): boolean {
  const player = state.players[seat]!;
  if (move.type === 'exchangeTile') {
    player.planning[move.good]!--;
    player.container[move.good]!++;
    state.exchanged = move.good;
    table.emit?.({ type: 'tileExchanged', seat, good: move.good });
    return true;
  }
  state.exchanged = none;
  if (move.type === 'takeTile') {
    player.container[move.good]!--;
    player.planning[move.good]!++;
    table.emit?.({ type: 'tileTaken', seat, good: move.good });
  } else if (move.type === 'drawTile') drawTiles(player, seat, 1, player.planning, table);
  else table.emit?.({ type: 'exchangeSkipped', seat });
  const count = state.players.length;
  return nextExchange(tables, state, ((seat + count - state.startPlayer) % count) + 1);
}
