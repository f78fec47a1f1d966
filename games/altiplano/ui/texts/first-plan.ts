// What a newcomer could do with the tiles just drawn: an own action and one that a location offers, where both can be paid.
import { type Location, none, type PlayerView, type ProductionTable, type View } from '../../rules/index.ts';
import { type Reading, sum } from './reading.ts';

/** One or two productions that the planning spaces and coins pay for together: those that bring most, with the own one if possible. */
export function firstPlan({ tables, ownStations }: Reading, view: View, player: PlayerView): number[] {
  const basic = tables.productions.flatMap(({ slot }, index) => (slot < 0 ? [index] : []));
  const candidates = [...ownStations(player), ...basic];
  const isPaid = (plan: readonly number[]): boolean => {
    const stock = [...player.planning, player.coins];
    for (const index of plan) {
      const { items, counts } = tables.productions[index]!;
      for (const [place, item] of items.entries()) stock[item]! -= counts[place]!;
    }
    return stock.every((left) => left >= 0);
  };
  const worth = (plan: readonly number[]): number => sum(plan.map((index) => worthOf(tables.productions[index]!)));
  /** An own action counts half a point more: that is what the role is for. */
  const worthOf = ({ outputs, slot }: ProductionTable): number =>
    Math.max(...outputs.filter((good) => view.supply[good]! > 0).map((good) => tables.values[good]!)) + (slot < 0 ? 0 : 0.5);
  const isUseful = (index: number): boolean =>
    tables.productions[index]!.outputs.some((good) => good !== tables.food && view.supply[good]! > 0);
  const useful = candidates.filter(isUseful);
  const plans = useful.flatMap((first, at) => [[first], ...useful.slice(at + 1).map((second) => [first, second])]);
  return plans.filter(isPaid).sort((a, b) => worth(b) - worth(a) || b.length - a.length)[0] ?? [];
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
