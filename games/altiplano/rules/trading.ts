// AP-6.5, AP-6.6, AP-6.10 to AP-6.13, AP-7: storing, carts, selling, orders and extensions.
import type { Seat, Table } from '@kontor/engine';
import type { Event } from './events.ts';
import type { Move, Pair } from './moves.ts';
import { isFirstOfItsKind } from './spots.ts';
import { cart, firstOrder, none, type Player, type State, unowned } from './state.ts';
import { homeOf, noticeExhausted } from './supply.ts';
import type { Tables } from './tables.ts';
import { liftTile } from './using.ts';
import { receiveCorn, rowFor, storeTile } from './warehouse.ts';
import type { Good, Location } from './words.ts';

type MayUse = (tables: Tables, player: Player, good: Good) => boolean;

/** One move a kind on the location's spaces that may be used, and one for the wild tile. */
function tileMoves(
  tables: Tables,
  player: Player,
  location: Location,
  mayUse: MayUse,
  pairs: readonly Pair[],
  out: Move[] | null,
): boolean {
  const base = location * tables.goodCount;
  let any = false;
  for (let good = 0; good < tables.goodCount; good++) {
    const isPlaced = player.spaces[base + good]! > 0;
    if (!(isPlaced || player.wild === good) || !mayUse(tables, player, good)) continue;
    if (out === null) return true;
    any = true;
    if (isPlaced) out.push(pairs[good]![0]);
    if (player.wild === good) out.push(pairs[good]![1]);
  }
  return any;
}

const maySell: MayUse = (tables, _player, good) => tables.prices[good]! > 0;
const mayStore: MayUse = (tables, player, good) => rowFor(tables, player, good) !== none;
const mayDeliver: MayUse = (tables, player, good) => player.delivered[good]! < tables.asked[player.order]![good]!;

export const sellMoves = (tables: Tables, player: Player, location: Location, out: Move[] | null): boolean =>
  tables.locations[location]!.sells && tileMoves(tables, player, location, maySell, tables.moves.sell, out);

export const storeMoves = (tables: Tables, player: Player, location: Location, out: Move[] | null): boolean =>
  tables.locations[location]!.stores && tileMoves(tables, player, location, mayStore, tables.moves.store, out);

export const deliverMoves = (tables: Tables, player: Player, location: Location, out: Move[] | null): boolean =>
  tables.locations[location]!.deliver >= 0 &&
  player.order !== none &&
  tileMoves(tables, player, location, mayDeliver, tables.moves.deliver, out);

export function sell(tables: Tables, state: State, seat: Seat, good: Good, wild: boolean, table: Table<Event>): void {
  const player = state.players[seat]!;
  liftTile(tables, player, good, wild);
  player.container[good]!++;
  player.coins += tables.prices[good]!;
  table.emit?.({ type: 'sold', seat, good, coins: tables.prices[good]!, wild });
}

export function store(tables: Tables, state: State, seat: Seat, good: Good, wild: boolean, table: Table<Event>): void {
  const player = state.players[seat]!;
  const row = rowFor(tables, player, good);
  liftTile(tables, player, good, wild);
  storeTile(tables, state, seat, good, row, wild ? 'wild' : 'village', table);
}

export function deliver(tables: Tables, state: State, seat: Seat, good: Good, wild: boolean, table: Table<Event>): void {
  const player = state.players[seat]!;
  const { order } = player;
  const asked = tables.asked[order]!;
  liftTile(tables, player, good, wild);
  player.delivered[good]!++;
  table.emit?.({ type: 'delivered', seat, order, good, wild });
  for (let kind = 0; kind < asked.length; kind++) if (player.delivered[kind]! < asked[kind]!) return;
  player.order = none;
  player.delivered.fill(0);
  if (state.firsts[firstOrder] === none) state.firsts[firstOrder] = seat;
  table.emit?.({ type: 'orderFinished', seat, order, points: tables.components.orders[order]!.points });
  receiveCorn(tables, state, seat, tables.locations[player.figure]!.deliver, table);
}

/** AP-6.6: one unfinished order at a time; with no order left the coin brings nothing (AP-1.12). */
export function orderMoves(tables: Tables, state: State, player: Player, location: Location, out: Move[] | null): boolean {
  const coins = tables.locations[location]!.takeOrder;
  if (coins < 0 || player.order !== none || player.coins < coins) return false;
  if (out === null) return true;
  const { takeOrder } = tables.moves;
  let isAnyLeft = false;
  for (let card = 0; card < state.orders.length; card++) {
    if (state.orders[card] !== unowned) continue;
    isAnyLeft = true;
    out.push(takeOrder[card]!);
  }
  if (!isAnyLeft) out.push(takeOrder[state.orders.length]!);
  return true;
}

export function takeOrder(tables: Tables, state: State, seat: Seat, order: number | null, table: Table<Event>): void {
  const player = state.players[seat]!;
  const coins = tables.locations[player.figure]!.takeOrder;
  player.coins -= coins;
  if (order === null) {
    table.emit?.({ type: 'noCardLeft', seat, cards: 'orders' });
    return;
  }
  player.order = order;
  state.orders[order] = seat;
  table.emit?.({ type: 'orderTaken', seat, order, coins });
  noticeExhausted(tables, state, homeOf(tables, 'holdsOrders'), table);
}

/** AP-6.13 */
export const priceOf = (tables: Tables, extension: number, space: number): number =>
  tables.components.extensions[extension]!.price + tables.components.track[space]!.surcharge;

/** AP-6.6, AP-8.27, AP-8.28: effects that this player may not buy. */
export const barredEffects = (tables: Tables, player: Player): number =>
  player.abilities | (player.role === none ? 0 : tables.barredBy[player.role]!);

export function extensionMoves(tables: Tables, state: State, player: Player, location: Location, out: Move[] | null): boolean {
  if (!tables.locations[location]!.buyExtension || player.boughtExtension) return false;
  const barred = barredEffects(tables, player);
  let any = false;
  for (let space = 0; space < state.track.length; space++) {
    const extension = state.track[space]!;
    if (extension === none || ((barred >> tables.effectOf[extension]!) & 1) !== 0) continue;
    if (priceOf(tables, extension, space) > player.coins) continue;
    if (out === null) return true;
    any = true;
    out.push(tables.moves.buyExtension[extension]!);
  }
  return any;
}

export function buyExtension(tables: Tables, state: State, seat: Seat, extension: number, table: Table<Event>): void {
  const player = state.players[seat]!;
  const space = state.track.indexOf(extension);
  const coins = priceOf(tables, extension, space);
  player.coins -= coins;
  player.boughtExtension = true;
  player.abilities |= 1 << tables.effectOf[extension]!;
  state.track[space] = none;
  state.extensions[extension] = seat;
  table.emit?.({ type: 'extensionBought', seat, extension, space, coins });
}

/** AP-6.5: one cart a round, beside a movement space that has none. */
export function cartMoves(tables: Tables, state: State, player: Player, location: Location, out: Move[] | null): boolean {
  const coins = tables.locations[location]!.buyCart;
  if (coins < 0 || player.boughtCart || player.coins < coins || state.carts === 0) return false;
  if (cartsOwned(player) >= tables.components.carts.limit) return false;
  let any = false;
  for (let space = 0; space < player.movement.length; space++) {
    if (player.carts[space + 1] !== cart.absent || !isFirstOfItsKind(player, space)) continue;
    if (out === null) return true;
    any = true;
    out.push(tables.moves.buyCart[space]!);
  }
  return any;
}

export function cartsOwned(player: Player): number {
  let owned = 0;
  for (const space of player.carts) if (space !== cart.absent) owned++;
  return owned;
}

export function buyCart(tables: Tables, state: State, seat: Seat, space: number, table: Table<Event>): void {
  const player = state.players[seat]!;
  const coins = tables.locations[player.figure]!.buyCart;
  player.coins -= coins;
  player.boughtCart = true;
  player.carts[space + 1] = cart.ready;
  state.carts--;
  table.emit?.({ type: 'cartBought', seat, space, coins });
  noticeExhausted(tables, state, homeOf(tables, 'holdsCarts'), table);
}
