// Tiles and coins on action spaces (AP-4.1, AP-4.7, AP-4.8): putting down, lifting up, and counting what a player owns.
import { cargo, cart, none, type Player, type State } from './state.ts';
import { itemOf, spacesAt, spotOf, type Tables } from './tables.ts';
import type { Good, Item, Location, Spot } from './words.ts';

/** Whether the player's role or extensions give this production. */
export function ownsStation(tables: Tables, player: Player, production: number): boolean {
  const { role, ability } = tables.productions[production]!;
  return role >= 0 ? player.role === role : (player.abilities & ability) !== 0;
}

/** Free action spaces of a location. */
export function freeSpaces(tables: Tables, player: Player, location: Location): number {
  const { goodCount } = tables;
  let free = spacesAt(tables, location, player.abilities);
  for (let at = location * goodCount, end = at + goodCount; at < end; at++) free -= player.spaces[at]!;
  return free;
}

/** Movement spaces with the same content and the same kind of cart are interchangeable: only the first is offered. */
export function isFirstOfItsKind(player: Player, space: number): boolean {
  const hasCart = player.carts[space + 1] !== cart.absent;
  for (let other = 0; other < space; other++) {
    if (player.movement[other] === player.movement[space] && (player.carts[other + 1] !== cart.absent) === hasCart) return false;
  }
  return true;
}

function putItem(tables: Tables, player: Player, spot: Spot, item: Item): void {
  if (spot < tables.wildSpot) player.spaces[spot * tables.goodCount + item]!++;
  else if (spot === tables.wildSpot) player.wild = item;
  else if (spot < tables.firstSlotSpot)
    player.movement[spot - tables.firstMovementSpot] = item === tables.coin ? cargo.coin : cargo.food;
  else player.slots[spot - tables.firstSlotSpot]!++;
}

function liftItem(tables: Tables, player: Player, spot: Spot, item: Item): void {
  if (spot < tables.wildSpot) player.spaces[spot * tables.goodCount + item]!--;
  else if (spot === tables.wildSpot) player.wild = none;
  else if (spot < tables.firstSlotSpot) player.movement[spot - tables.firstMovementSpot] = cargo.nothing;
  else player.slots[spot - tables.firstSlotSpot]!--;
}

/** From planning spaces or coins onto a spot. */
export function place(tables: Tables, player: Player, spot: Spot, item: Item): void {
  if (item === tables.coin) player.coins--;
  else player.planning[item]!--;
  putItem(tables, player, spot, item);
}

/** From a spot back to planning spaces or coins. */
export function giveBack(tables: Tables, player: Player, spot: Spot, item: Item): void {
  liftItem(tables, player, spot, item);
  if (item === tables.coin) player.coins++;
  else player.planning[item]!++;
}

/** Makes the secret part of a phase undone: the board as the others still see it. */
export function hideSecret(tables: Tables, player: Player, phase: string): void {
  for (let index = player.secret.length - 1; index >= 0; index--) {
    const code = player.secret[index]!;
    if (phase === 'planning') giveBack(tables, player, spotOf(tables, code), itemOf(tables, code));
    else place(tables, player, spotOf(tables, code), itemOf(tables, code));
  }
  player.secret.length = 0;
}

/** Tiles of a good that a player owns, wherever they lie, except on orders (AP-10.3); also while they are stored late (AP-8.34). */
export function ownTiles(tables: Tables, state: State, seat: number, good: Good): number {
  const { goodCount, locationCount, food, corn } = tables;
  const player = state.players[seat]!;
  let tiles = state.active === seat ? state.lateTiles[good]! : 0;
  tiles += player.bag[good]! + player.container[good]! + player.planning[good]!;
  for (let location = 0; location < locationCount; location++) tiles += player.spaces[location * goodCount + good]!;
  if (player.wild === good) tiles++;
  for (let spot = tables.firstSlotSpot; spot < tables.spots.length; spot++) {
    const slot = tables.spots[spot]!;
    if (slot.type === 'slot' && slot.item === good) tiles += player.slots[slot.slot]!;
  }
  if (good === food) for (const content of player.movement) if (content === cargo.food) tiles++;
  if (good === corn) tiles += player.shed;
  return tiles + storedTiles(tables, player, good);
}

/** Tiles of a good in the warehouse. Corn counts as corn, never as what it stands in for (AP-7.10, AP-11.24). */
export function storedTiles(tables: Tables, player: Player, good: Good): number {
  const { warehouse } = player;
  let tiles = 0;
  for (let at = 0; at < warehouse.length && warehouse[at] !== none; at += 3) {
    if (good === tables.corn) tiles += warehouse[at + 2]!;
    else if (warehouse[at] === good) tiles += warehouse[at + 1]! - warehouse[at + 2]!;
  }
  return tiles;
}

/** Coins beside the board and on coin or movement spaces (AP-10.9). */
export function ownCoins(tables: Tables, player: Pick<Player, 'coins' | 'movement' | 'slots'>): number {
  let coins = player.coins;
  for (const content of player.movement) if (content === cargo.coin) coins++;
  for (let spot = tables.firstSlotSpot; spot < tables.spots.length; spot++) {
    const slot = tables.spots[spot]!;
    if (slot.type === 'slot' && slot.item === tables.coin) coins += player.slots[slot.slot]!;
  }
  return coins;
}
