// What words and drawings look up: the tables of the standard edition, and what can be counted in a view.
import type { Refusal } from '@kontor/engine';
import { cargo, none, type PlayerView, rowSize, spacesAt, type Tables, tablesFor, type View } from '../../rules/index.ts';
import type { ExtensionId, GoodId, LocationId, RoleId } from './names.ts';

/** Names and numbers of the edition in the box: words know no other. */
export const tables: Tables = tablesFor();

export const goodId = (good: number): GoodId => tables.goodIds[good] as GoodId;
export const locationId = (location: number): LocationId => tables.locationIds[location] as LocationId;
export const roleId = (role: number): RoleId => tables.components.roles[role]!.id as RoleId;
/** The second of two equal extensions has the name of the first. */
export const extensionId = (extension: number): ExtensionId =>
  tables.components.extensions[extension]!.id.replace(/-2$/, '') as ExtensionId;
export const goodOf = (id: string): number => tables.goodIds.indexOf(id);
export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Tiles of a good in the warehouse: [as themselves, or corn as corn]. */
export function storedTiles({ warehouse }: PlayerView, good: number): number {
  let tiles = 0;
  for (let at = 0; at < warehouse.length; at += rowSize) {
    if (good === tables.corn) tiles += warehouse[at + 2]!;
    else if (warehouse[at] === good) tiles += warehouse[at + 1]! - warehouse[at + 2]!;
  }
  return tiles;
}

/** All tiles of a good that can be seen to belong to a player, orders aside. */
export function ownedTiles(player: PlayerView, good: number): number {
  let tiles = (player.bag?.[good] ?? 0) + (player.container?.[good] ?? 0) + player.planning[good]!;
  for (let location = 0; location < tables.locationCount; location++) tiles += tilesAt(player, location, good);
  if (player.wild === good) tiles++;
  for (const spot of tables.spots) if (spot.type === 'slot' && spot.item === good) tiles += player.slots[spot.slot]!;
  if (good === tables.food) tiles += player.movement.filter((content) => content === cargo.food).length;
  if (good === tables.corn) tiles += player.shed;
  return tiles + storedTiles(player, good);
}

export const tilesAt = (player: PlayerView, location: number, good: number): number =>
  player.spaces[location * tables.goodCount + good]!;

/** What lies on a spot, tile by tile or coin by coin. */
export function itemsOn(player: PlayerView, spot: number): number[] {
  const entry = tables.spots[spot]!;
  switch (entry.type) {
    case 'location':
      return tables.goodIds.flatMap((_, good) => new Array<number>(tilesAt(player, entry.location, good)).fill(good));
    case 'wild':
      return player.wild === none ? [] : [player.wild];
    case 'movement': {
      const content = player.movement[entry.space];
      return content === cargo.food ? [tables.food] : content === cargo.coin ? [tables.coin] : [];
    }
    case 'slot':
      return new Array<number>(player.slots[entry.slot]!).fill(entry.item);
  }
}

/** How many tiles or coins a spot has room for. */
export function roomOn(player: PlayerView, spot: number): number {
  const entry = tables.spots[spot]!;
  if (entry.type === 'location') return spacesAt(tables, entry.location, player.abilities);
  return entry.type === 'slot' ? entry.count : 1;
}

/** The spots of a player's own role and extensions, the wild space included where there is one. */
export function ownStations(player: PlayerView): number[] {
  return tables.stations.filter((production) => {
    const { role, ability } = tables.productions[production]!;
    return role >= 0 ? role === player.role : (player.abilities & ability) !== 0;
  });
}

/** The spots of a production's own spaces. */
export const spotsOf = (production: number): number[] =>
  tables.spots.flatMap((spot, index) => (spot.type === 'slot' && spot.production === production ? [index] : []));

/** The first extension with the effect of this bit. */
export const extensionOfAbility = (ability: number): number => tables.effectOf.findIndex((effect) => 1 << effect === ability);

export const ownExtensions = (view: View, seat: number): number[] =>
  view.extensions.flatMap((owner, extension) => (owner === seat ? [extension] : []));

export const stepsBetween = (view: View, from: number, to: number): number => {
  const away = Math.abs(view.ring.indexOf(from) - view.ring.indexOf(to));
  return Math.min(away, view.ring.length - away);
};

/** A row's good, tiles and corn. */
export const rowAt = (player: PlayerView, row: number) => ({
  good: player.warehouse[row * rowSize]!,
  tiles: player.warehouse[row * rowSize + 1]!,
  corn: player.warehouse[row * rowSize + 2]!,
});

/** What an unfinished order still asks for, by good. */
export const missingFor = (player: PlayerView): number[] =>
  player.order === none ? [] : tables.asked[player.order]!.map((asked, good) => asked - player.delivered[good]!);

export const factOf = (refusal: Refusal, name: string): string => String(refusal.facts?.[name] ?? '');

/** Splits a target's id: `on:3:5` is kind 'on' with the numbers 3 and 5. */
export function readTarget(target: string): { readonly kind: string; readonly index: number; readonly second: number } {
  const [kind = '', index = '', second = ''] = target.split(':');
  return { kind, index: Number(index), second: Number(second) };
}
