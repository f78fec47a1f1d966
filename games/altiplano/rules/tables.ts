// The edition's lists turned into numbers, once for each edition: what the rules look up while a match is played.
// Spots are the locations, then the wild space, then the movement spaces, then the slots of roles and extensions.
import { canonicalJson } from '@kontor/engine';
import type { Amounts, BasicAction, Components, Condition, ExtensionEffect } from './components/components.ts';
import { type MoveLists, moveLists } from './moves.ts';
import { firstHouse, firstOrder, firstRow, firstRowOf } from './state.ts';
import type { Good, Item, Location, Spot } from './words.ts';

/** What an action asks for, and where it has to lie: on the location's own spaces, or on slots from `slot` on. */
export interface Bill {
  readonly location: Location;
  /** The first slot; -1 for a bill that is paid from the location's spaces. */
  readonly slot: number;
  readonly items: readonly Item[];
  readonly counts: readonly number[];
  /** All counts together. */
  readonly total: number;
}

/** A basic, role or extension action that turns tiles or coins into a tile. */
export interface ProductionTable extends Bill {
  readonly outputs: readonly Good[];
  readonly repeats: boolean;
  /** The role that has it, or -1. */
  readonly role: number;
  /** The bit of the extension effect that gives it, or 0. */
  readonly ability: number;
}

/** What can be done at a location. */
export interface LocationTable {
  /** Basic productions, then those of roles and extensions. */
  readonly productions: readonly number[];
  readonly buildBoat: Bill | null;
  readonly buildHouse: Bill | null;
  readonly buildRoad: Bill | null;
  readonly stores: boolean;
  readonly sells: boolean;
  /** Corn for a finished order, or -1 where nothing is delivered. */
  readonly deliver: number;
  /** Coins, or -1. */
  readonly takeOrder: number;
  readonly buyCart: number;
  readonly buyExtension: boolean;
  /** What has to be gone for the location to be exhausted (AP-10.5). */
  readonly goods: readonly Good[];
  readonly holdsHouses: boolean;
  readonly holdsBoats: boolean;
  readonly holdsOrders: boolean;
  readonly holdsCarts: boolean;
}

/** What a spot is, for people and pages. */
export type SpotTable =
  | { readonly type: 'location'; readonly location: Location }
  | { readonly type: 'wild' }
  | { readonly type: 'movement'; readonly space: number }
  | { readonly type: 'slot'; readonly slot: number; readonly production: number; readonly item: Item; readonly count: number };

/** A mission's condition with goods as numbers. */
export type ConditionTable =
  | { readonly type: 'orders'; readonly count: number; readonly cards: readonly boolean[] }
  | Extract<Condition, { count: number; type: 'boats' | 'houses' | 'storedTiles' | 'storedKinds' }>
  | { readonly type: 'stored'; readonly good: Good; readonly count: number }
  | { readonly type: 'rows'; readonly count: number; readonly withoutCorn: boolean }
  | { readonly type: 'first'; readonly first: number }
  | { readonly type: 'all'; readonly of: readonly ConditionTable[] }
  | { readonly type: 'owned'; readonly counts: readonly number[] }
  | { readonly type: 'most'; readonly good: Good };

export interface Tables {
  readonly components: Components;
  readonly goodCount: number;
  readonly locationCount: number;
  readonly goodIds: readonly string[];
  readonly locationIds: readonly string[];
  readonly food: Good;
  readonly corn: Good;
  /** The item that is no good. */
  readonly coin: Item;
  /** By good; 0 for a kind that cannot be sold. */
  readonly prices: readonly number[];
  readonly values: readonly number[];
  /** The location of each good, or -1 for the middle of the table. */
  readonly homes: readonly Location[];
  readonly locations: readonly LocationTable[];
  /** By location and good: whether the location's spaces take it (AP-4.6). */
  readonly takes: readonly boolean[];
  readonly storable: readonly boolean[];
  readonly productions: readonly ProductionTable[];
  /** The production of each role, and those of the extension effects. */
  readonly stations: readonly number[];
  readonly slotCount: number;
  readonly spots: readonly SpotTable[];
  readonly wildSpot: Spot;
  readonly firstMovementSpot: Spot;
  readonly firstSlotSpot: Spot;
  /** The effect of each extension, as a number: equal effects are one (AP-8.27). */
  readonly effectOf: readonly number[];
  readonly effects: readonly ExtensionEffect[];
  /** The effects that a role bars, as bits by role (AP-8.28). */
  readonly barredBy: readonly number[];
  /** Bits of the standing abilities; 0 for one that this edition does not have. */
  readonly wildSpace: number;
  readonly paidTravel: number;
  readonly exchange: number;
  readonly lateStorage: number;
  readonly lateTiles: number;
  readonly cornShed: number;
  readonly shedRoom: number;
  readonly moreSpaces: readonly { readonly ability: number; readonly location: Location; readonly spaces: number }[];
  /** Planning spaces that can be used after so many steps of the road. */
  readonly planningSpaces: readonly number[];
  readonly rowSpaces: readonly number[];
  readonly rowPoints: readonly number[];
  /** By order card, then by good: how many tiles it asks for. */
  readonly asked: readonly (readonly number[])[];
  /** The good that each boat brings, and the one that each house counts. */
  readonly boatGoods: readonly Good[];
  readonly houseGoods: readonly Good[];
  readonly missions: readonly ConditionTable[];
  readonly moves: MoveLists;
}

/** A spot and an item in one number, as kept in a player's secret list. */
export const placementCode = (tables: Tables, spot: Spot, item: Item): number => spot * (tables.goodCount + 1) + item;
export const spotOf = (tables: Tables, code: number): Spot => Math.floor(code / (tables.goodCount + 1));
export const itemOf = (tables: Tables, code: number): Item => code % (tables.goodCount + 1);

/** Spaces of a location for a player who owns these effects (AP-8.20). */
export function spacesAt(tables: Tables, location: Location, abilities: number): number {
  let spaces = tables.components.locations[location]!.spaces;
  for (const more of tables.moreSpaces) if (more.location === location && (abilities & more.ability) !== 0) spaces += more.spaces;
  return spaces;
}

export function tablesOf(components: Components): Tables {
  const { goods, locations, roles, extensions, orders } = components;
  const goodIds = goods.map(({ id }) => id);
  const locationIds = locations.map(({ id }) => id);
  const good = (id: string): Good => goodIds.indexOf(id);
  const amounts = (named: Amounts): number[] => goodIds.map((id) => named[id] ?? 0);
  const coin = goods.length;

  const bill = (location: Location, inputs: Amounts, coins = 0, slot = -1): Bill => {
    const items = goodIds.flatMap((id, index) => ((inputs[id] ?? 0) > 0 ? [index] : []));
    const counts = items.map((index) => inputs[goodIds[index]!]!);
    if (coins > 0) {
      items.push(coin);
      counts.push(coins);
    }
    return { location, slot, items, counts, total: counts.reduce((sum, count) => sum + count, 0) };
  };

  const effectKeys = [...new Set(extensions.map(({ effect }) => canonicalJson(effect)))];
  const effectOf = extensions.map(({ effect }) => effectKeys.indexOf(canonicalJson(effect)));
  const effects = effectKeys.map((_, effect) => extensions[effectOf.indexOf(effect)]!.effect);
  const barredBy = roles.map(({ action }) => {
    const effect = effectKeys.indexOf(canonicalJson(action));
    return effect < 0 ? 0 : 1 << effect;
  });
  const bitOf = (type: ExtensionEffect['type']): number => {
    const effect = effects.findIndex((entry) => entry.type === type);
    return effect < 0 ? 0 : 1 << effect;
  };

  const productions: ProductionTable[] = [];
  locations.forEach(({ actions }, location) => {
    for (const action of actions) {
      if (action.type !== 'produce') continue;
      const { inputs, outputs, repeats = false } = action;
      productions.push({ ...bill(location, inputs), outputs: outputs.map(good), repeats, role: -1, ability: 0 });
    }
  });
  const basicCount = productions.length;
  const slots: SpotTable[] = [];
  const addStation = (action: ExtensionEffect, role: number, ability: number) => {
    if (action.type !== 'produce') return;
    const location = locationIds.indexOf(action.location);
    const asks = bill(location, action.inputs, action.coins, slots.length);
    asks.items.forEach((item, index) => {
      slots.push({ type: 'slot', slot: slots.length, production: productions.length, item, count: asks.counts[index]! });
    });
    productions.push({ ...asks, outputs: action.outputs.map(good), repeats: false, role, ability });
  };
  roles.forEach(({ action }, role) => {
    addStation(action, role, 0);
  });
  effects.forEach((effect, index) => {
    addStation(effect, -1, 1 << index);
  });

  const isPlain = goods.map(({ nature }) => nature === 'plain');
  const prices = goods.map(({ price }) => price ?? 0);
  const asked = orders.map((order) => goodIds.map((id) => order.goods.filter((wanted) => wanted === id).length));
  const takes = locations.flatMap(({ actions }) =>
    goods.map(({ id }, index) =>
      actions.some((action) => takesGood(action, id, isPlain[index]!, prices[index]! > 0, components)),
    ),
  );
  const find = <T extends BasicAction['type']>(location: Location, type: T) =>
    locations[location]!.actions.find((action): action is Extract<BasicAction, { type: T }> => action.type === type);
  const billOf = (location: Location, type: 'buildBoat' | 'buildHouse' | 'buildRoad'): Bill | null => {
    const action = locations[location]!.actions.find((entry) => entry.type === type);
    return action && 'inputs' in action ? bill(location, action.inputs) : null;
  };
  const coinsOf = (location: Location, type: 'takeOrder' | 'buyCart'): number => {
    const action = locations[location]!.actions.find((entry) => entry.type === type);
    return action && 'coins' in action ? action.coins : -1;
  };
  const locationTables = locations.map(
    ({ holds }, location): LocationTable => ({
      productions: productions.flatMap((entry, index) => (entry.location === location ? [index] : [])),
      buildBoat: billOf(location, 'buildBoat'),
      buildHouse: billOf(location, 'buildHouse'),
      buildRoad: billOf(location, 'buildRoad'),
      stores: find(location, 'store') !== undefined,
      sells: find(location, 'sell') !== undefined,
      deliver: find(location, 'deliver')?.corn ?? -1,
      takeOrder: coinsOf(location, 'takeOrder'),
      buyCart: coinsOf(location, 'buyCart'),
      buyExtension: find(location, 'buyExtension') !== undefined,
      goods: goodIds.flatMap((id, index) => (holds.includes(id) ? [index] : [])),
      holdsHouses: holds.includes('houses'),
      holdsBoats: holds.includes('boats'),
      holdsOrders: holds.includes('orders'),
      holdsCarts: holds.includes('carts'),
    }),
  );

  const wildSpot = locations.length;
  const firstMovementSpot = wildSpot + 1;
  const lateEffect = effects.find((effect) => effect.type === 'lateStorage');
  const shedEffect = effects.find((effect) => effect.type === 'cornShed');
  const planningSpaces = [components.planning.start];
  for (const { gives } of components.road) planningSpaces.push(planningSpaces.at(-1)! + (gives === 'planning' ? 1 : 0));

  const spots: SpotTable[] = [
    ...locations.map((_, location): SpotTable => ({ type: 'location', location })),
    { type: 'wild' },
    ...Array.from({ length: components.movement.spaces }, (_, space): SpotTable => ({ type: 'movement', space })),
    ...slots,
  ];

  return {
    components,
    goodCount: goods.length,
    locationCount: locations.length,
    goodIds,
    locationIds,
    food: goods.findIndex(({ nature }) => nature === 'food'),
    corn: goods.findIndex(({ nature }) => nature === 'corn'),
    coin,
    prices,
    values: goods.map(({ value }) => value),
    homes: goodIds.map((id) => locations.findIndex(({ holds }) => holds.includes(id))),
    locations: locationTables,
    takes,
    storable: isPlain,
    productions,
    stations: productions.flatMap((_, index) => (index >= basicCount ? [index] : [])),
    slotCount: slots.length,
    spots,
    wildSpot,
    firstMovementSpot,
    firstSlotSpot: firstMovementSpot + components.movement.spaces,
    effectOf,
    effects,
    barredBy,
    wildSpace: bitOf('wildSpace'),
    paidTravel: bitOf('paidTravel'),
    exchange: bitOf('exchange'),
    lateStorage: bitOf('lateStorage'),
    lateTiles: lateEffect?.type === 'lateStorage' ? lateEffect.tiles : 0,
    cornShed: bitOf('cornShed'),
    shedRoom: shedEffect?.type === 'cornShed' ? shedEffect.corn : 0,
    moreSpaces: effects.flatMap((effect, index) =>
      effect.type === 'moreSpaces'
        ? [{ ability: 1 << index, location: locationIds.indexOf(effect.location), spaces: effect.spaces }]
        : [],
    ),
    planningSpaces,
    rowSpaces: components.warehouse.map(({ spaces }) => spaces),
    rowPoints: components.warehouse.map(({ points }) => points),
    asked,
    boatGoods: components.boats.map((boat) => good(boat.good)),
    houseGoods: components.houses.map((house) => good(house.good)),
    missions: components.missions.map(({ condition }) => conditionTable(condition, good, amounts, asked)),
    moves: moveLists(
      components,
      spots.length,
      productions.map(({ outputs }) => outputs),
    ),
  };
}

/** AP-4.6: a location takes the kinds that its basic actions can use. */
function takesGood(action: BasicAction, id: string, isPlain: boolean, hasPrice: boolean, components: Components): boolean {
  switch (action.type) {
    case 'produce':
    case 'buildBoat':
    case 'buildHouse':
    case 'buildRoad':
      return (action.inputs[id] ?? 0) > 0;
    case 'store':
      return isPlain;
    case 'sell':
      return hasPrice;
    case 'deliver':
      return components.orders.some(({ goods }) => goods.includes(id));
    default:
      return false;
  }
}

function conditionTable(
  condition: Condition,
  good: (id: string) => Good,
  amounts: (named: Amounts) => number[],
  asked: readonly (readonly number[])[],
): ConditionTable {
  switch (condition.type) {
    case 'orders': {
      const wanted = condition.asking?.map(good);
      return {
        type: 'orders',
        count: condition.count,
        cards: asked.map((goods) => !wanted || wanted.some((kind) => goods[kind]! > 0)),
      };
    }
    case 'stored':
      return { type: 'stored', good: good(condition.good), count: condition.count };
    case 'rows':
      return { type: 'rows', count: condition.count, withoutCorn: condition.withoutCorn ?? false };
    case 'firstRow':
      return { type: 'first', first: firstRow };
    case 'firstOrder':
      return { type: 'first', first: firstOrder };
    case 'firstHouse':
      return { type: 'first', first: firstHouse };
    case 'firstRowOf':
      return { type: 'first', first: firstRowOf + good(condition.good) };
    case 'all':
      return { type: 'all', of: condition.of.map((part) => conditionTable(part, good, amounts, asked)) };
    case 'owned':
      return { type: 'owned', counts: amounts(condition.goods) };
    case 'most':
      return { type: 'most', good: good(condition.good) };
    default:
      return { type: condition.type, count: condition.count };
  }
}
