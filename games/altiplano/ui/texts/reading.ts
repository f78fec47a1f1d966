// What words and drawings look up: the tables of an edition, and what can be counted in a view.
import type { Refusal } from '@kontor/engine';
import {
  type Components,
  cargo,
  isHeld,
  none,
  type PlayerView,
  rowSize,
  spacesAt,
  type Tables,
  tablesFor,
  type View,
} from '../../rules/index.ts';
import type { ExtensionId } from './names.ts';

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export const ownExtensions = (view: View, seat: number): number[] =>
  view.extensions.flatMap((owner, extension) => (owner === seat ? [extension] : []));

export const stepsBetween = (view: View, from: number, to: number): number => {
  const away = Math.abs(view.ring.indexOf(from) - view.ring.indexOf(to));
  return Math.min(away, view.ring.length - away);
};

/** Tiles that a player has drawn for late storage: still theirs (AP-8.34). */
export const lateTilesOf = (view: View, player: PlayerView): readonly number[] =>
  player === view.players[view.active] ? view.lateTiles : [];

/** The mission cards that a player holds and has not shown. */
export const heldMissions = (view: View, player: PlayerView) =>
  player.missions.flatMap((status, card) => (isHeld(view.phase, status) ? [{ status, card }] : []));

/** A row's good, tiles and corn. */
export const rowAt = (player: PlayerView, row: number) => ({
  good: player.warehouse[row * rowSize]!,
  tiles: player.warehouse[row * rowSize + 1]!,
  corn: player.warehouse[row * rowSize + 2]!,
});

export const factOf = (refusal: Refusal, name: string): string => String(refusal.facts?.[name] ?? '');

/** Splits a target's id: `on:3:5` is kind 'on' with the numbers 3 and 5. */
export function readTarget(target: string): { readonly kind: string; readonly index: number; readonly second: number } {
  const [kind = '', index = '', second = ''] = target.split(':');
  return { kind, index: Number(index), second: Number(second) };
}

export function readingOf(tables: Tables) {
  const tilesAt = (player: PlayerView, location: number, good: number): number =>
    player.spaces[location * tables.goodCount + good]!;

  /** Tiles of a good in the warehouse: [as themselves, or corn as corn]. */
  function storedTiles({ warehouse }: PlayerView, good: number): number {
    let tiles = 0;
    for (let at = 0; at < warehouse.length; at += rowSize) {
      if (good === tables.corn) tiles += warehouse[at + 2]!;
      else if (warehouse[at] === good) tiles += warehouse[at + 1]! - warehouse[at + 2]!;
    }
    return tiles;
  }

  return {
    tables,
    goodId: (good: number): string => tables.goodIds[good]!,
    locationId: (location: number): string => tables.locationIds[location]!,
    roleId: (role: number): string => tables.components.roles[role]!.id,
    /** The second of two equal extensions has the name of the first. */
    extensionId: (extension: number): ExtensionId =>
      tables.components.extensions[extension]!.id.replace(/-2$/, '') as ExtensionId,
    goodOf: (id: string): number => tables.goodIds.indexOf(id),

    /** All tiles of a good that can be seen to belong to a player, orders aside. */
    ownedTiles(view: View, player: PlayerView, good: number): number {
      let tiles = (player.bag?.[good] ?? 0) + (player.container?.[good] ?? 0) + player.planning[good]!;
      tiles += lateTilesOf(view, player)[good] ?? 0;
      for (let location = 0; location < tables.locationCount; location++) tiles += tilesAt(player, location, good);
      if (player.wild === good) tiles++;
      for (const spot of tables.spots) if (spot.type === 'slot' && spot.item === good) tiles += player.slots[spot.slot]!;
      if (good === tables.food) tiles += player.movement.filter((content) => content === cargo.food).length;
      if (good === tables.corn) tiles += player.shed;
      return tiles + storedTiles(player, good);
    },

    /** What lies on a spot, tile by tile or coin by coin. */
    itemsOn(player: PlayerView, spot: number): number[] {
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
    },

    /** How many tiles or coins a spot has room for. */
    roomOn(player: PlayerView, spot: number): number {
      const entry = tables.spots[spot]!;
      if (entry.type === 'location') return spacesAt(tables, entry.location, player.abilities);
      return entry.type === 'slot' ? entry.count : 1;
    },

    /** The spots of a player's own role and extensions, the wild space included where there is one. */
    ownStations: (player: PlayerView): number[] =>
      tables.stations.filter((production) => {
        const { role, ability } = tables.productions[production]!;
        return role >= 0 ? role === player.role : (player.abilities & ability) !== 0;
      }),

    /** The spots of a production's own spaces. */
    spotsOf: (production: number): number[] =>
      tables.spots.flatMap((spot, index) => (spot.type === 'slot' && spot.production === production ? [index] : [])),

    /** The first extension with the effect of this bit. */
    extensionOfAbility: (ability: number): number => tables.effectOf.findIndex((effect) => 1 << effect === ability),

    /** What an unfinished order still asks for, by good. */
    missingFor: (player: PlayerView): number[] =>
      player.order === none ? [] : tables.asked[player.order]!.map((asked, good) => asked - player.delivered[good]!),

    /** Coins for an extension where it lies now. */
    priceNow(view: View, extension: number): number {
      const space = view.track.indexOf(extension);
      const { price } = tables.components.extensions[extension]!;
      return space < 0 ? price : price + tables.components.track[space]!.surcharge;
    },
  };
}
export type Reading = ReturnType<typeof readingOf>;

const known = new WeakMap<Components, Reading>();

/** Worked out once for each edition. */
export function readingFor(components: Components): Reading {
  const reading = known.get(components) ?? readingOf(tablesFor(components));
  known.set(components, reading);
  return reading;
}
