// Rearranging what is placed or moved back in this phase: from a list of placements to the moves that lead there.
import { cargo, cart, itemOf, type Move, none, type PlayerView, spotOf, type View } from '../../rules/index.ts';
import { type Reading, sum } from '../texts/reading.ts';

export interface Placed {
  readonly spot: number;
  readonly item: number;
}

/** An item on the desk while plans are made. */
export interface DeskItem {
  /** Tiles of a kind keep their ids while they change places. */
  readonly id: string;
  readonly item: number;
  /** Where it lies: a spot, or the planning spaces and coins. */
  readonly at: number | 'home';
  /** Its place in the draft, or -1. */
  readonly index: number;
}

export function planOn({ tables, itemsOn, ownStations, roomOn }: Reading) {
  /** What the player has placed (or moved back) in this phase, in order. */
  const draftOf = (player: PlayerView): Placed[] =>
    (player.secret ?? []).map((code) => ({ spot: spotOf(tables, code), item: itemOf(tables, code) }));

  /** Whether a tile or coin may lie on a spot that has room. */
  function fits(player: PlayerView, spot: number, item: number): boolean {
    const entry = tables.spots[spot]!;
    if (itemsOn(player, spot).length >= roomOn(player, spot)) return false;
    switch (entry.type) {
      case 'location':
        return item !== tables.coin && tables.takes[entry.location * tables.goodCount + item] === true;
      case 'wild':
        return item !== tables.coin && player.wild === none && (player.abilities & tables.wildSpace) !== 0;
      case 'movement':
        return item === tables.food || (item === tables.coin && (player.abilities & tables.paidTravel) !== 0);
      case 'slot':
        return item === entry.item && ownStations(player).includes(entry.production);
    }
  }

  /** Usable planning spaces that are free. */
  const freePlanning = (player: PlayerView): number => tables.planningSpaces[player.road]! - sum(player.planning);

  const isMovement = (spot: number): boolean => spot >= tables.firstMovementSpot && spot < tables.firstSlotSpot;

  /** Of equal movement spaces the rules know the first one only: names that one. */
  function firstEqual(movement: readonly number[], carts: readonly number[], spot: number, content: number): number {
    const hasCart = (space: number) => carts[space + 1] !== cart.absent;
    const wanted = hasCart(spot - tables.firstMovementSpot);
    const space = movement.findIndex((lying, index) => lying === content && hasCart(index) === wanted);
    return space < 0 ? spot : tables.firstMovementSpot + space;
  }

  const contentOf = (item: number): number => (item === tables.coin ? cargo.coin : cargo.food);

  /** The moves that carry out placements one after the other, beginning with a board on which none of them is done. */
  function movesFor(player: PlayerView, phase: View['phase'], next: readonly Placed[]): Move[] {
    const isPlanning = phase === 'planning';
    const movement = [...player.movement];
    for (const { spot, item } of draftOf(player)) {
      if (isMovement(spot)) movement[spot - tables.firstMovementSpot] = isPlanning ? cargo.nothing : contentOf(item);
    }
    return next.map(({ spot: wanted, item }): Move => {
      let spot = wanted;
      if (isMovement(spot)) {
        spot = firstEqual(movement, player.carts, spot, isPlanning ? cargo.nothing : contentOf(item));
        movement[spot - tables.firstMovementSpot] = isPlanning ? contentOf(item) : cargo.nothing;
      }
      if (isPlanning) return item === tables.coin ? { type: 'placeCoin', spot } : { type: 'placeTile', good: item, spot };
      return item === tables.coin ? { type: 'returnCoin', spot } : { type: 'returnTile', good: item, spot };
    });
  }

  /** What can be picked up now: in planning what lies at home or was placed just now, before the draw what lies on spots. */
  function deskItems(view: View, player: PlayerView): DeskItem[] {
    const isPlanning = view.phase === 'planning';
    const counts = new Map<number, number>();
    const list: DeskItem[] = [];
    const add = (item: number, at: number | 'home', index: number) => {
      const number = counts.get(item) ?? 0;
      counts.set(item, number + 1);
      list.push({ id: `tile:${item}:${number}`, item, at, index });
    };
    const draft = draftOf(player);
    draft.forEach(({ spot, item }, index) => {
      add(item, isPlanning ? spot : 'home', index);
    });
    if (isPlanning) {
      player.planning.forEach((count, good) => {
        for (let tile = 0; tile < count; tile++) add(good, 'home', -1);
      });
      if (player.coins > 0) add(tables.coin, 'home', -1);
    } else {
      tables.spots.forEach((_, spot) => {
        for (const item of itemsOn(player, spot)) add(item, spot, -1);
      });
    }
    return list;
  }

  return { draftOf, fits, freePlanning, movesFor, deskItems };
}
