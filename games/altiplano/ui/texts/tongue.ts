// How a language names the tiles, places, cards and actions of an edition: the helpers that phrases are filled in with.
import { formatNumber, apart as joinedApart, labelled, plural } from '@kontor/table';
import { type Components, type Condition, type ExtensionEffect, tablesFor, type View } from '../../rules/index.ts';
import { isGoodId, isLocationId, isRoleId } from './names.ts';
import type { Phrases, PlaceWords } from './phrases.ts';
import { readingOf } from './reading.ts';

/** What no language has a word for yet is called by its id, as readably as that goes. */
const asNamed = (id: string): string => raise(id.replaceAll('-', ' '));

const raise = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function tongue(phrases: Phrases, edition: Components) {
  const reading = readingOf(tablesFor(edition));
  const { tables, extensionId, extensionOfAbility, goodId, goodOf, locationId, roleId } = reading;
  const { language, goods, locations, about } = phrases;
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const averages = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const list = (parts: readonly string[]): string => lists.format(parts);
  const goodWords = (index: number) => {
    const id = goodId(index);
    return isGoodId(id) ? goods[id] : { name: asNamed(id), forms: { one: `# ${asNamed(id)}`, other: `# ${asNamed(id)}` } };
  };
  const good = (index: number): string => goodWords(index).name;
  /** A name inside a sentence: German nouns keep their capital. */
  const low = (name: string): string => (language === 'de' ? name : name.toLocaleLowerCase(language));
  /** 'What: this' as the language writes it. */
  const label = (what: string, value: string | number): string => labelled(language, what, value);
  /** Parts of a sentence that hold commas themselves. */
  const apart = (pieces: readonly string[]): string => joinedApart(language, pieces);
  const coins = (count: number): string => plural(language, count, phrases.coins);
  const points = (count: number): string => plural(language, count, phrases.points);
  const tiles = (count: number): string => plural(language, count, phrases.tiles);
  const count = (item: number, amount: number): string =>
    item === tables.coin ? coins(amount) : plural(language, amount, goodWords(item).forms);
  const item = (index: number): string => (index === tables.coin ? phrases.coin : good(index));
  const parts = (counts: readonly number[]): string[] =>
    counts.flatMap((amount, index) => (amount > 0 ? [count(index, amount)] : []));
  /** Counts by good as a list, or the word for nothing. */
  const amounts = (counts: readonly number[]): string => {
    const named = parts(counts);
    return named.length === 0 ? phrases.log.nothing : list(named);
  };
  /** A list of items, the same ones together. */
  const items = (all: readonly number[]): string => {
    const counts = [...tables.goodIds.map(() => 0), 0];
    for (const one of all) counts[one]!++;
    return amounts(counts);
  };
  /** An extension that only another edition has is called by what it does. */
  const extension = (index: number): string =>
    phrases.extensions[extensionId(index)] ?? effect(tables.components.extensions[index]!.effect);
  const locationOf = (id: string): PlaceWords =>
    isLocationId(id) ? locations[id] : { name: asNamed(id), at: asNamed(id), to: asNamed(id) };
  const location = (index: number): PlaceWords => locationOf(locationId(index));

  const place = (spot: number): PlaceWords => {
    const entry = tables.spots[spot]!;
    switch (entry.type) {
      case 'location':
        return location(entry.location);
      case 'wild':
        return phrases.wild;
      case 'movement':
        return phrases.movement(entry.space + 1);
      case 'slot': {
        const { role, ability } = tables.productions[entry.production]!;
        return role >= 0 ? phrases.roleTile : phrases.extensionTile(extension(extensionOfAbility(ability)));
      }
    }
  };

  const either = (outputs: readonly number[]): string => outputs.map((output) => count(output, 1)).join(` ${phrases.or} `);
  const inputs = (what: readonly number[], counts: readonly number[]): string =>
    what.map((one, index) => count(one, counts[index]!)).join(' + ');
  /** A production as printed: what it uses and what it gives. */
  const production = (index: number, output?: number): string => {
    const entry = tables.productions[index]!;
    return `${inputs(entry.items, entry.counts)} → ${output === undefined ? either(entry.outputs) : count(output, 1)}`;
  };

  const order = (card: number): string =>
    `${phrases.order(points(tables.components.orders[card]!.points))} (${parts(tables.asked[card]!).join(', ')})`;
  const row = (index: number): string => {
    const { warehouse } = tables.components;
    const left = warehouse.filter(({ depot }) => depot === 'left').length;
    const isLeft = warehouse[index]?.depot === 'left';
    return phrases.row(isLeft ? index + 1 : index + 1 - left, isLeft);
  };

  const condition = (entry: Condition): string => {
    const { conditions } = phrases;
    switch (entry.type) {
      case 'orders':
        return entry.asking
          ? conditions.ordersAsking(entry.count, entry.asking.map((id) => low(good(goodOf(id)))).join(` ${phrases.or} `))
          : conditions.orders(entry.count);
      case 'boats':
      case 'houses':
      case 'storedTiles':
      case 'storedKinds':
        return conditions[entry.type](entry.count);
      case 'stored':
        return conditions.stored(count(goodOf(entry.good), entry.count));
      case 'rows':
        return entry.withoutCorn ? conditions.rowsWithoutCorn(entry.count) : conditions.rows(entry.count);
      case 'firstRow':
      case 'firstOrder':
      case 'firstHouse':
        return conditions[entry.type];
      case 'firstRowOf':
        return conditions.firstRowOf(good(goodOf(entry.good)));
      case 'all':
        return list(entry.of.map(condition));
      case 'owned':
        return conditions.owned(list(Object.entries(entry.goods).map(([id, amount]) => count(goodOf(id), amount))));
      case 'most':
        return conditions.most(good(goodOf(entry.good)));
    }
  };

  const effect = (entry: ExtensionEffect): string => {
    const { explain } = about;
    switch (entry.type) {
      case 'produce': {
        const what = Object.keys(entry.inputs).map(goodOf);
        const bill = inputs(
          [...what, ...(entry.coins > 0 ? [tables.coin] : [])],
          [...Object.values(entry.inputs), ...(entry.coins > 0 ? [entry.coins] : [])],
        );
        return explain.effectAt(locationOf(entry.location).name, `${bill} → ${either(entry.outputs.map(goodOf))}`);
      }
      case 'wildSpace':
      case 'paidTravel':
      case 'exchange':
        return explain[entry.type];
      case 'moreSpaces':
        return explain.moreSpaces(entry.spaces, locationOf(entry.location).at);
      case 'lateStorage':
        return explain.lateStorage(tiles(entry.tiles));
      case 'cornShed':
        return explain.cornShed(count(tables.corn, entry.corn));
    }
  };

  const house = (card: number): string => phrases.house(good(goodOf(tables.components.houses[card]!.good)));
  const boat = (card: number): string => phrases.boat(good(goodOf(tables.components.boats[card]!.good)));
  /** What still lies at a location, in words. */
  const stock = (view: View, index: number): string[] => {
    const { goods: kinds, holdsHouses, holdsBoats, holdsOrders, holdsCarts } = tables.locations[index]!;
    const left = (owners: readonly number[]) => owners.filter((owner) => owner === -1).length;
    return [
      ...kinds.map((kind) => count(kind, view.supply[kind]!)),
      ...(holdsHouses ? [plural(language, left(view.houses), phrases.houses)] : []),
      ...(holdsBoats ? [plural(language, left(view.boats), phrases.boats)] : []),
      ...(holdsOrders ? [plural(language, left(view.orders), phrases.orders)] : []),
      ...(holdsCarts ? [plural(language, view.carts, phrases.carts)] : []),
    ];
  };

  return {
    ...reading,
    number: (value: number) => formatNumber(language, value),
    percent: (value: number) => percents.format(value),
    average: (value: number) => averages.format(value),
    list,
    low,
    label,
    apart,
    good,
    item,
    coins,
    points,
    tiles,
    count,
    parts,
    amounts,
    items,
    extension,
    location,
    locationOf,
    place,
    inputs,
    production,
    order,
    row,
    house,
    boat,
    stock,
    effect,
    role: (index: number): string => {
      const id = roleId(index);
      return isRoleId(id) ? phrases.roles[id] : asNamed(id);
    },
    mission: (card: number): string => raise(condition(tables.components.missions[card]!.condition)),
    /** The mission inside a sentence. */
    missionWords: (card: number): string => condition(tables.components.missions[card]!.condition),
  };
}
export type Tongue = ReturnType<typeof tongue>;
