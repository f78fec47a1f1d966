// What lies on action spaces and serves no action, and which tile it lacks.
import { type Item, type Location, none, type State, spacesAt } from '../../../rules/index.ts';
import type { Half } from '../../texts/dry-run.ts';
import { sum } from '../../texts/reading.ts';
import type { World } from './world.ts';

type Asks = { readonly items: readonly Item[]; readonly counts: readonly number[] };

/** What a bill asks for beyond what lies there. */
const lacking = ({ items, counts }: Asks, lying: (item: Item) => number): Item[] =>
  items.flatMap((item, index) => new Array<Item>(Math.max(0, counts[index]! - lying(item))).fill(item));

/** How many more tiles could be laid for an action of a location: on its spaces, and on the wild space (AP-8.30). */
function roomAt({ tables, seat, start }: World, location: Location): number {
  const { spaces, abilities, wild } = start.players[seat]!;
  const { goodCount, wildSpace } = tables;
  const lying = sum(spaces.slice(location * goodCount, (location + 1) * goodCount));
  const isWildFree = (abilities & wildSpace) !== 0 && wild === none;
  return spacesAt(tables, location, abilities) - lying + (isWildFree ? 1 : 0);
}

/** `end` is what is left when all that can be used at the location is used. */
export function halvesAt(world: World, end: State, location: Location): Half[] {
  const { tables, seat } = world;
  const { spaces, slots, role, abilities } = end.players[seat]!;
  const { productions, buildBoat, buildHouse, buildRoad } = tables.locations[location]!;
  const halves: Half[] = [];
  const lying = (item: Item): number => spaces[location * tables.goodCount + item] ?? 0;
  const items = tables.goodIds.flatMap((_, good) => new Array<Item>(lying(good)).fill(good));
  if (items.length > 0) {
    const basic = productions.map((index) => tables.productions[index]!).filter(({ slot }) => slot < 0);
    const bills = [...basic, buildBoat, buildHouse, buildRoad].filter((bill) => bill?.items.some((item) => items.includes(item)));
    const ways = bills.flatMap((bill) => (bill ? [lacking(bill, lying)] : [])).filter((way) => way.length > 0);
    const room = roomAt(world, location);
    const open = ways.filter((way) => way.length <= room);
    const least = Math.min(...open.map((way) => way.length));
    const nearest = new Map(open.filter((way) => way.length === least).map((way) => [way.join(), way]));
    const isFull = ways.length > 0 && open.length === 0;
    halves.push({ spot: location, location, items, lacks: [...nearest.values()], isFull });
  }
  for (const [spot, entry] of tables.spots.entries()) {
    if (entry.type !== 'slot') continue;
    const station = tables.productions[entry.production]!;
    const isOwn = station.role >= 0 ? station.role === role : (abilities & station.ability) !== 0;
    if (!isOwn || station.location !== location || station.slot !== entry.slot) continue;
    const filled = (item: Item): number => slots[station.slot + station.items.indexOf(item)]!;
    const inside = station.items.flatMap((item) => new Array<Item>(filled(item)).fill(item));
    const lacks = lacking(station, filled);
    if (inside.length > 0 && lacks.length > 0) halves.push({ spot, location, items: inside, lacks: [lacks], isFull: false });
  }
  return halves;
}
