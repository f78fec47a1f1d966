// The worlds of a dry run after each card: those that can still do something that no other can.
import type { Seat } from '@kontor/engine';
import { type ActionPrint, goodsCount, goodsOf, pointsOf, type State, sizeOf } from '../../rules/index.ts';
import { pack, packPart, type World } from './carry-out.ts';

/** So many worlds go on to the next card. */
const worldsKept = 240;

/** What an action reads of the seat's pieces. Worlds that differ only in what no later card reads are one and the same. */
export interface Reads {
  goods: boolean;
  places: boolean;
  tiles: boolean;
  sea: boolean;
}

const isPaid = (pays: readonly (readonly number[])[]): boolean => pays.some((pay) => pay.some((count) => count > 0));

export function addReads(action: ActionPrint | null, reads: Reads): void {
  switch (action?.type) {
    case 'transfer':
      reads.goods = reads.sea = true;
      break;
    case 'exchange':
      reads.goods ||= isPaid(action.exchange.price.pays);
      break;
    case 'build':
      reads.places ||= action.build !== null;
      reads.goods ||= isPaid([...(action.build?.pays ?? []), ...(action.hire?.pays ?? [])]);
      break;
    case 'trade':
      reads.goods = reads.places = reads.tiles = true;
      break;
    case 'moveMerchants':
    case 'river':
      reads.places = true;
      break;
    case 'moveShip':
    case 'overseas':
      reads.sea = true;
  }
}

/** Everything about a world that can be better or worse: of two that are otherwise the same, the richer can do all that the poorer can. */
const wealthOf = (state: State, seat: Seat, reads: Reads): number[] => [
  state.money[seat]!,
  pointsOf(state, seat),
  ...(reads.goods ? goodsOf(state.warehouse, seat) : []),
];

function placeOf(state: State, seat: Seat, reads: Reads): string {
  const places = state.merchants.length / state.money.length;
  let place = pack([state.unhired[seat]!, state.unbuilt[seat]!]);
  if (reads.places) place += packPart(state.merchants, seat, places) + pack(state.houses);
  if (reads.tiles) place += pack(state.tiles);
  if (reads.sea) place += pack([state.ships[seat]!]) + packPart(state.hold, seat, goodsCount) + pack(state.display);
  return place;
}

const covers = (one: readonly number[], other: readonly number[]): boolean => {
  for (let index = 0; index < one.length; index++) if (one[index]! < other[index]!) return false;
  return true;
};

/** Worlds after a card, without those than which another is as good in everything. */
export class Layer {
  readonly worlds: World[] = [];
  private readonly byPlace = new Map<string, { wealth: number[]; world: World }[]>();
  constructor(
    private readonly seat: Seat,
    private readonly reads: Reads,
  ) {}

  add(world: World): void {
    const { state } = world;
    const place = placeOf(state, this.seat, this.reads);
    const wealth = wealthOf(state, this.seat, this.reads);
    const others = this.byPlace.get(place);
    if (!others) {
      this.byPlace.set(place, [{ wealth, world }]);
      return;
    }
    if (others.some((other) => covers(other.wealth, wealth))) return;
    this.byPlace.set(place, [...others.filter((other) => !covers(wealth, other.wealth)), { wealth, world }]);
  }

  /** The best of them first; true where none is left out. */
  close(): boolean {
    const worth = ({ state }: World): number =>
      20 * pointsOf(state, this.seat) + state.money[this.seat]! + 3 * sizeOf(state.warehouse, this.seat);
    for (const list of this.byPlace.values()) for (const { world } of list) this.worlds.push(world);
    this.worlds.sort((one, other) => worth(other) - worth(one));
    const isWhole = this.worlds.length <= worldsKept;
    this.worlds.length = Math.min(this.worlds.length, worldsKept);
    return isWhole;
  }
}

/** The world with the most money. */
export const richest = (worlds: readonly World[], seat: Seat): World | undefined =>
  worlds.reduce<World | undefined>(
    (best, world) => (best && best.state.money[seat]! >= world.state.money[seat]! ? best : world),
    undefined,
  );
