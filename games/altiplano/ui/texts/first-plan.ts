// What a newcomer could do with the tiles just drawn: an own action and one that a location offers, where both can be paid.
import {
  type Item,
  itemOf,
  type Location,
  none,
  type PlayerView,
  type ProductionTable,
  type Spot,
  spotOf,
  type View,
} from '../../rules/index.ts';
import { type Reading, sum } from './reading.ts';

/** A tile or coin, and the spot where it lies or is to lie. */
export interface Laying {
  readonly spot: Spot;
  readonly item: Item;
}

/** Where the player is with the plan that is proposed: it can be laid, it lies there, or the player has a plan of their own. */
export type PlanStage = 'open' | 'laid' | 'other';

export interface Proposal {
  readonly productions: readonly number[];
  /** What is still to be laid for it. */
  readonly left: readonly Laying[];
  readonly stage: PlanStage;
}

const draftOf = ({ tables }: Reading, { secret }: PlayerView): Laying[] =>
  (secret ?? []).map((code) => ({ spot: spotOf(tables, code), item: itemOf(tables, code) }));

/** All that a plan asks for, tile by tile, with where it goes. */
function layingsOf({ tables, spotsOf }: Reading, plan: readonly number[]): Laying[] {
  return plan.flatMap((production) => {
    const { items, counts, slot, location } = tables.productions[production]!;
    const own = slot < 0 ? undefined : spotsOf(production);
    return items.flatMap((item, index) => new Array<Laying>(counts[index]!).fill({ spot: own?.[index] ?? location, item }));
  });
}

/** How many entries there are of each number. */
function tally(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** Whether a stock pays for all of it, and every spot has room for its part. */
const canLay = (layings: readonly Laying[], stock: readonly number[], room: (spot: Spot) => number): boolean =>
  [...tally(layings.map(({ item }) => item))].every(([item, count]) => count <= stock[item]!) &&
  [...tally(layings.map(({ spot }) => spot))].every(([spot, count]) => count <= room(spot));

/**
 * One or two productions that tiles and coins pay for together: those that bring most, with the own one if possible. What was
 * laid in this phase can still be laid elsewhere, so it counts: the plan stays the same while it is followed.
 */
export function firstPlan(reading: Reading, view: View, player: PlayerView): number[] {
  const { tables, ownStations, roomOn } = reading;
  const basic = tables.productions.flatMap(({ slot }, index) => (slot < 0 ? [index] : []));
  const candidates = [...ownStations(player), ...basic];
  const stock = [...player.planning, player.coins];
  for (const { item } of draftOf(reading, player)) stock[item]!++;
  const isPossible = (plan: readonly number[]): boolean =>
    canLay(layingsOf(reading, plan), stock, (spot) => roomOn(player, spot));
  const worth = (plan: readonly number[]): number => sum(plan.map((index) => worthOf(tables.productions[index]!)));
  /** An own action counts half a point more: that is what the role is for. */
  const worthOf = ({ outputs, slot }: ProductionTable): number =>
    Math.max(...outputs.filter((good) => view.supply[good]! > 0).map((good) => tables.values[good]!)) + (slot < 0 ? 0 : 0.5);
  const isUseful = (index: number): boolean =>
    tables.productions[index]!.outputs.some((good) => good !== tables.food && view.supply[good]! > 0);
  const useful = candidates.filter(isUseful);
  const plans = useful.flatMap((first, at) => [[first], ...useful.slice(at + 1).map((second) => [first, second])]);
  return plans.filter(isPossible).sort((a, b) => worth(b) - worth(a) || b.length - a.length)[0] ?? [];
}

/** The first plan, and how much of it lies there. */
export function proposalFor(reading: Reading, view: View, player: PlayerView): Proposal {
  const { itemsOn, roomOn } = reading;
  const productions = firstPlan(reading, view, player);
  const draft = draftOf(reading, player);
  const lying = [...draft];
  const left = layingsOf(reading, productions).filter(({ spot, item }) => {
    const at = lying.findIndex((entry) => entry.spot === spot && entry.item === item);
    if (at >= 0) lying.splice(at, 1);
    return at < 0;
  });
  const free = (spot: Spot): number => roomOn(player, spot) - itemsOn(player, spot).length;
  const isOpen = left.length > 0 && canLay(left, [...player.planning, player.coins], free);
  const isLaid = (productions.length > 0 && left.length === 0) || sum(player.planning) === 0;
  return { productions, left, stage: draft.length === 0 || isOpen ? 'open' : isLaid ? 'laid' : 'other' };
}

/** A free role whose action asks for one thing only. */
export function easyRole({ tables }: Reading, view: View): number | undefined {
  const isFree = (role: number): boolean => view.players.every((player) => player.role !== role);
  return tables.productions.find(({ role, total }) => role !== none && total === 1 && isFree(role))?.role;
}

/** The locations where something of the player lies, those of roles and extensions included. */
export function laidAt({ tables, spotsOf, itemsOn, ownStations }: Reading, player: PlayerView): Location[] {
  const stations = ownStations(player).filter(
    (production) => sum(spotsOf(production).map((spot) => itemsOn(player, spot).length)) > 0,
  );
  const busy = new Set(stations.map((production) => tables.productions[production]!.location));
  return tables.locations.flatMap((_, location) =>
    busy.has(location) || itemsOn(player, location).length > 0 ? [location] : [],
  );
}
