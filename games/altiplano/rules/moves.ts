// The atomic decisions, and one object for each that can ever be made: legal moves are picked from these lists, never built.
import type { Components } from './components/components.ts';
import type { Good, Item, Location, Spot } from './words.ts';

/** `wild` says that the tile on the wild space is one of those used (AP-8.30). */
export type Move =
  | { readonly type: 'chooseRole'; readonly role: number }
  | { readonly type: 'keepMission'; readonly mission: number }
  /** To the left neighbour; what is left over goes to the right one, or out of the game with two players. */
  | { readonly type: 'passMission'; readonly mission: number }
  | { readonly type: 'returnTile'; readonly good: Good; readonly spot: Spot }
  | { readonly type: 'returnCoin'; readonly spot: Spot }
  | { readonly type: 'exchangeTile'; readonly good: Good }
  | { readonly type: 'skipExchange' }
  | { readonly type: 'drawTile' }
  | { readonly type: 'takeTile'; readonly good: Good }
  | { readonly type: 'placeTile'; readonly good: Good; readonly spot: Spot }
  | { readonly type: 'placeCoin'; readonly spot: Spot }
  /** Ends the part of a player in a phase that all play at once, in the choice of roles, and in late storage. */
  | { readonly type: 'done' }
  | { readonly type: 'putFigure'; readonly location: Location }
  /** `by` is 0 for the starting cart, otherwise the movement space counted from 1. */
  | { readonly type: 'travel'; readonly by: number; readonly to: Location }
  | { readonly type: 'produce'; readonly production: number; readonly output: Good; readonly wild: boolean }
  /** A card of null: none is left (AP-1.12). */
  | { readonly type: 'buildBoat'; readonly boat: number | null; readonly wild: boolean }
  | { readonly type: 'buildHouse'; readonly house: number | null; readonly wild: boolean }
  | { readonly type: 'buildRoad'; readonly wild: boolean }
  | { readonly type: 'store'; readonly good: Good; readonly wild: boolean }
  | { readonly type: 'sell'; readonly good: Good; readonly wild: boolean }
  | { readonly type: 'deliver'; readonly good: Good; readonly wild: boolean }
  | { readonly type: 'takeOrder'; readonly order: number | null }
  | { readonly type: 'buyExtension'; readonly extension: number }
  | { readonly type: 'buyCart'; readonly space: number }
  | { readonly type: 'placeCorn'; readonly row: number }
  | { readonly type: 'holdCorn' }
  | { readonly type: 'storeCorn'; readonly row: number }
  | { readonly type: 'storeLate'; readonly good: Good }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' };

export const done: Move = { type: 'done' };
export const pass: Move = { type: 'pass' };
export const endTurn: Move = { type: 'endTurn' };
export const holdCorn: Move = { type: 'holdCorn' };
export const skipExchange: Move = { type: 'skipExchange' };
export const drawTile: Move = { type: 'drawTile' };

/** Two moves that differ in `wild` alone: [own spaces only, with the wild tile]. */
export type Pair = readonly [Move, Move];

/** Every move of an edition, by its numbers. */
export interface MoveLists {
  readonly chooseRole: readonly Move[];
  readonly keepMission: readonly Move[];
  readonly passMission: readonly Move[];
  /** By spot, then by item. */
  readonly giveBack: readonly (readonly Move[])[];
  readonly place: readonly (readonly Move[])[];
  readonly exchangeTile: readonly Move[];
  readonly takeTile: readonly Move[];
  readonly putFigure: readonly Move[];
  readonly travel: readonly (readonly Move[])[];
  /** By production, then by place in its outputs. */
  readonly produce: readonly (readonly Pair[])[];
  /** By card; the entry after the last card is for no card. */
  readonly buildBoat: readonly Pair[];
  readonly buildHouse: readonly Pair[];
  readonly buildRoad: Pair;
  readonly store: readonly Pair[];
  readonly sell: readonly Pair[];
  readonly deliver: readonly Pair[];
  readonly takeOrder: readonly Move[];
  readonly buyExtension: readonly Move[];
  readonly buyCart: readonly Move[];
  readonly placeCorn: readonly Move[];
  readonly storeCorn: readonly Move[];
  readonly storeLate: readonly Move[];
}

const list = <M = Move>(length: number, make: (index: number) => M): M[] => Array.from({ length }, (_, index) => make(index));

const pairs = (length: number, make: (index: number, wild: boolean) => Move): Pair[] =>
  Array.from({ length }, (_, index): Pair => [make(index, false), make(index, true)]);

/** Writes all the moves of an edition down. */
export function moveLists(components: Components, spotCount: number, outputs: readonly (readonly Good[])[]): MoveLists {
  const { roles, missions, locations, movement, boats, houses, orders, extensions, warehouse } = components;
  const goodCount = components.goods.length;
  const coin = goodCount;
  const orNone = (card: number, cards: readonly unknown[]): number | null => (card === cards.length ? null : card);
  const items = (make: (item: Item, spot: Spot) => Move) =>
    Array.from({ length: spotCount }, (_, spot) => list(goodCount + 1, (item) => make(item, spot)));
  return {
    chooseRole: list(roles.length, (role) => ({ type: 'chooseRole', role })),
    keepMission: list(missions.length, (mission) => ({ type: 'keepMission', mission })),
    passMission: list(missions.length, (mission) => ({ type: 'passMission', mission })),
    giveBack: items((item, spot) => (item === coin ? { type: 'returnCoin', spot } : { type: 'returnTile', good: item, spot })),
    place: items((item, spot) => (item === coin ? { type: 'placeCoin', spot } : { type: 'placeTile', good: item, spot })),
    exchangeTile: list(goodCount, (good) => ({ type: 'exchangeTile', good })),
    takeTile: list(goodCount, (good) => ({ type: 'takeTile', good })),
    putFigure: list(locations.length, (location) => ({ type: 'putFigure', location })),
    travel: list(movement.spaces + 1, (by) => list(locations.length, (to) => ({ type: 'travel', by, to }))),
    produce: outputs.map((goods, production) =>
      pairs(goods.length, (index, wild) => ({ type: 'produce', production, output: goods[index]!, wild })),
    ),
    buildBoat: pairs(boats.length + 1, (card, wild) => ({ type: 'buildBoat', boat: orNone(card, boats), wild })),
    buildHouse: pairs(houses.length + 1, (card, wild) => ({ type: 'buildHouse', house: orNone(card, houses), wild })),
    buildRoad: [
      { type: 'buildRoad', wild: false },
      { type: 'buildRoad', wild: true },
    ],
    store: pairs(goodCount, (good, wild) => ({ type: 'store', good, wild })),
    sell: pairs(goodCount, (good, wild) => ({ type: 'sell', good, wild })),
    deliver: pairs(goodCount, (good, wild) => ({ type: 'deliver', good, wild })),
    takeOrder: list(orders.length + 1, (card) => ({ type: 'takeOrder', order: orNone(card, orders) })),
    buyExtension: list(extensions.length, (extension) => ({ type: 'buyExtension', extension })),
    buyCart: list(movement.spaces, (space) => ({ type: 'buyCart', space })),
    placeCorn: list(warehouse.length, (row) => ({ type: 'placeCorn', row })),
    storeCorn: list(warehouse.length, (row) => ({ type: 'storeCorn', row })),
    storeLate: list(goodCount, (good) => ({ type: 'storeLate', good })),
  };
}
