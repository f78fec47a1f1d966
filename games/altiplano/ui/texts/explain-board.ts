// What lies in the middle of the table, explained: locations, goods, cards, extensions, track, round.
import type { Viewer } from '@kontor/engine';
import { type Explanation, type Names, plural } from '@kontor/table';
import { type BasicAction, none, type PlayerView, unowned, type View } from '../../rules/index.ts';
import { isLocationId } from './names.ts';
import type { Phrases } from './phrases.ts';
import { stepsBetween } from './reading.ts';
import type { Tongue } from './tongue.ts';

/** Who asks, about what table, in which language. */
export interface Asked {
  readonly phrases: Phrases;
  readonly tongue: Tongue;
  readonly view: View;
  readonly own: PlayerView | undefined;
  readonly viewer: Viewer;
  readonly names: Names;
}

const ruleOfLocation = {
  farm: 'AP-6.1',
  forest: 'AP-6.2',
  mine: 'AP-6.3',
  harbour: 'AP-6.4',
  village: 'AP-6.5',
  market: 'AP-6.6',
  road: 'AP-6.7',
} as const;

/** The rule of what is done at a spot: a location, or else the wild space. */
export function ruleAt({ locationId, tables }: Tongue, spot: number): string {
  const id = spot < tables.locationCount ? locationId(spot) : '';
  return isLocationId(id) ? ruleOfLocation[id] : 'AP-8.30';
}

/** The number of the rule of each effect, by the edition's order of effects. */
const ruleOfExtension: Readonly<Record<string, string>> = {
  'alpaca-pen': 'AP-8.2',
  'ore-barter': 'AP-8.3',
  sawmill: 'AP-8.4',
  'ore-gallery': 'AP-8.5',
  'fishing-jetty': 'AP-8.6',
  'cacao-stall': 'AP-8.7',
  'alpaca-stone-stall': 'AP-8.8',
  'fish-wood-stall': 'AP-8.9',
  'stone-wood-stall': 'AP-8.10',
  quarry: 'AP-8.11',
  'cacao-barter': 'AP-8.12',
  'raw-goods-barter': 'AP-8.13',
  'cacao-patch': 'AP-8.14',
  'wild-space': 'AP-8.15',
  'shearing-shed': 'AP-8.16',
  'cacao-plantation': 'AP-8.17',
  'paid-travel': 'AP-8.18',
  'tile-exchange': 'AP-8.19',
  'village-annex': 'AP-8.20',
  'fine-barter': 'AP-8.21',
  'wool-ore-stall': 'AP-8.22',
  'luxury-stall': 'AP-8.23',
  'late-storage': 'AP-8.24',
  'corn-shed': 'AP-8.25',
};

function actionLine({ about }: Phrases, { inputs, coins, count, goodOf, tables }: Tongue, action: BasicAction): string {
  const { actions } = about;
  const bill = (amounts: Readonly<Record<string, number>>): string =>
    inputs(Object.keys(amounts).map(goodOf), Object.values(amounts));
  switch (action.type) {
    case 'produce':
    case 'buildBoat':
    case 'buildHouse':
    case 'buildRoad': {
      const given = { buildBoat: actions.boat, buildHouse: actions.house, buildRoad: actions.road };
      return `${bill(action.inputs)} → ${action.type === 'produce' ? '' : given[action.type]}`;
    }
    case 'store':
    case 'sell':
    case 'buyExtension':
      return actions[action.type];
    case 'deliver':
      return actions.deliver(count(tables.corn, action.corn));
    case 'takeOrder':
      return `${coins(action.coins)} → ${actions.order}`;
    case 'buyCart':
      return `${coins(action.coins)} → ${actions.cart}`;
  }
}

/** The actions that a location offers to everybody, a line each. */
export function actionLines(phrases: Phrases, tongue: Tongue, location: number): string[] {
  const { tables } = tongue;
  const { locations, productions } = tables;
  const basic = locations[location]!.productions.filter((index) => productions[index]!.slot < 0);
  let produced = 0;
  return tables.components.locations[location]!.actions.map((action) => {
    if (action.type !== 'produce') return actionLine(phrases, tongue, action);
    const bill = tongue.production(basic[produced++]!);
    return action.repeats ? phrases.about.actions.any(bill) : bill;
  });
}

export function explainLocation({ phrases, tongue, view, own, names }: Asked, location: number): Explanation | undefined {
  const { tables, locationId } = tongue;
  const entry = tables.components.locations[location];
  if (!entry) return undefined;
  const id = locationId(location);
  const { explain } = phrases.about;
  const here = names.filter((_, seat) => view.players[seat]?.figure === location);
  const away = own && own.figure !== none ? stepsBetween(view, own.figure, location) : 0;
  return {
    title: tongue.location(location).name,
    lines: [
      ...actionLines(phrases, tongue, location),
      explain.left(tongue.stock(view, location).join(', ')),
      ...(here.length > 0 ? [explain.here(tongue.list(here))] : []),
      ...(away > 0 ? [explain.away(away)] : []),
      explain.endsWhenGone,
    ],
    ...(isLocationId(id) && { rule: ruleOfLocation[id] }),
    origin: entry.origin,
  };
}

export function explainGood({ phrases, tongue, view, own }: Asked, good: number): Explanation | undefined {
  const { tables, ownedTiles } = tongue;
  const entry = tables.components.goods[good];
  if (!entry) return undefined;
  const { explain } = phrases.about;
  const home = tables.homes[good]!;
  const special = entry.nature === 'plain' ? [] : [explain[entry.nature]];
  return {
    title: tongue.good(good),
    lines: [
      ...special,
      home < 0 ? explain.liesInMiddle : explain.liesAt(tongue.location(home).at),
      explain.left(tongue.count(good, view.supply[good]!)),
      entry.value > 0 ? explain.value(tongue.points(entry.value)) : explain.noValue,
      entry.price === null ? explain.noPrice : explain.price(tongue.coins(entry.price)),
    ],
    ...(own && { worth: explain.youOwn(tongue.count(good, ownedTiles(view, own, good))) }),
    rule: entry.nature === 'corn' ? 'AP-7.4' : entry.nature === 'food' ? 'AP-5.5' : 'AP-10.3',
    origin: entry.origin,
  };
}

const ownerLine = ({ phrases, tongue, names }: Asked, owner: number, home: number): string[] => {
  const { explain } = phrases.about;
  if (owner >= 0) return [explain.ownedBy(names[owner] ?? '')];
  return owner === unowned ? [explain.freeCard(tongue.location(home).at)] : [];
};

const homeOf = ({ tables }: Tongue, stock: 'holdsHouses' | 'holdsBoats' | 'holdsOrders'): number =>
  tables.locations.findIndex((location) => location[stock]);

export function explainHouse(asked: Asked, card: number): Explanation | undefined {
  const { phrases, tongue, view, own } = asked;
  const { tables, goodOf, ownedTiles } = tongue;
  const entry = tables.components.houses[card];
  if (!entry) return undefined;
  const { explain } = phrases.about;
  const good = goodOf(entry.good);
  return {
    title: tongue.house(card),
    lines: [
      explain.house(tongue.points(entry.points), tongue.good(good)),
      ...ownerLine(asked, view.houses[card]!, homeOf(tongue, 'holdsHouses')),
    ],
    ...(own && { worth: explain.houseNow(tongue.points(entry.points + ownedTiles(view, own, good))) }),
    rule: 'AP-6.5',
    origin: entry.origin,
  };
}

export function explainBoat(asked: Asked, card: number): Explanation | undefined {
  const { phrases, tongue, view } = asked;
  const { tables, goodOf } = tongue;
  const entry = tables.components.boats[card];
  if (!entry) return undefined;
  const { explain } = phrases.about;
  const good = goodOf(entry.good);
  return {
    title: tongue.boat(card),
    lines: [
      explain.boat(tongue.points(entry.points), tongue.count(good, 1)),
      ...(view.supply[good] === 0 ? [explain.boatExhausted] : []),
      ...ownerLine(asked, view.boats[card]!, homeOf(tongue, 'holdsBoats')),
    ],
    rule: 'AP-6.4',
    origin: entry.origin,
  };
}

export function explainOrder(asked: Asked, card: number): Explanation | undefined {
  const { phrases, tongue, view } = asked;
  const { tables, missingFor } = tongue;
  const entry = tables.components.orders[card];
  if (!entry) return undefined;
  const { explain, labels } = phrases.about;
  const owner = view.orders[card]!;
  const holder = view.players[owner];
  const status = holder
    ? holder.order === card
      ? [explain.orderMissing(tongue.amounts(missingFor(holder)))]
      : [`${tongue.label(labels.order, labels.finished)}.`]
    : [];
  return {
    title: phrases.order(tongue.points(entry.points)),
    lines: [
      explain.orderAsks(tongue.amounts(tables.asked[card]!)),
      explain.orderPays(tongue.points(entry.points), tongue.count(tables.corn, 1)),
      ...status,
      ...ownerLine(asked, owner, homeOf(tongue, 'holdsOrders')),
    ],
    rule: 'AP-6.11',
    origin: entry.origin,
  };
}

export function explainExtension({ phrases, tongue, view, names }: Asked, extension: number): Explanation | undefined {
  const { tables, priceNow } = tongue;
  const entry = tables.components.extensions[extension];
  if (!entry) return undefined;
  const { explain } = phrases.about;
  const space = view.track.indexOf(extension);
  const owner = view.extensions[extension]!;
  const shed = entry.effect.type === 'cornShed' && owner >= 0 ? view.players[owner]!.shed : 0;
  return {
    title: tongue.extension(extension),
    lines: [
      tongue.effect(entry.effect),
      ...(shed > 0 ? [explain.shedHolds(tongue.count(tables.corn, shed))] : []),
      ...(owner >= 0 ? [explain.ownedBy(names[owner] ?? '')] : []),
      explain.extensionCategory(entry.category),
    ],
    ...(space >= 0 && {
      worth: explain.extensionPrice(
        tongue.coins(entry.price),
        tongue.coins(tables.components.track[space]!.surcharge),
        tongue.coins(priceNow(view, extension)),
      ),
    }),
    rule: ruleOfExtension[entry.id.replace(/-2$/, '')] ?? 'AP-8.1',
    origin: entry.origin,
  };
}

export function explainTrack({ phrases, tongue }: Asked, space: number): Explanation | undefined {
  const { tables } = tongue;
  const entry = tables.components.track[space];
  if (!entry) return undefined;
  const { explain } = phrases.about;
  return {
    title: explain.trackSpace(space + 1),
    lines: [explain.trackExtra(tongue.coins(entry.surcharge)), explain.trackHint],
    rule: 'AP-6.13',
    origin: entry.origin,
  };
}

export function explainPile({ phrases, tongue, view }: Asked): Explanation {
  const { tables } = tongue;
  const { explain, labels } = phrases.about;
  const inPile = tables.components.extensions.filter((_, index) => view.extensions[index] === unowned);
  const categories = [...new Set(inPile.map(({ category }) => category))].sort();
  const byCategory = categories.map((name) => `${name} ${inPile.filter(({ category }) => category === name).length}`);
  return {
    title: labels.pile,
    lines: [
      explain.pile(inPile.length),
      ...(byCategory.length > 0 ? [explain.pileOf(byCategory.join(', '))] : []),
      explain.trackHint,
    ],
    rule: 'AP-9.2',
  };
}

export function explainRound({ phrases, view, names }: Asked): Explanation {
  const { explain, labels } = phrases.about;
  return {
    title: view.round === view.lastRound ? labels.lastRound : labels.round(view.round),
    lines: [
      explain.startPlayer(names[view.startPlayer] ?? ''),
      explain.roundHint,
      ...(view.lastRound > 0 ? [explain.lastRoundHint(view.lastRound)] : []),
    ],
    rule: view.lastRound > 0 ? 'AP-10.1' : 'AP-2.1',
  };
}

export function explainCarts({ phrases, tongue, view }: Asked): Explanation {
  const { tables } = tongue;
  const { steps, limit, origin } = tables.components.carts;
  return {
    title: phrases.about.labels.carts,
    lines: [phrases.about.explain.carts(plural(phrases.language, view.carts, phrases.carts), steps, limit)],
    rule: 'AP-6.12',
    origin,
  };
}

/** The coins of one player, or of nobody in particular: those in the middle, seen by a spectator. */
export function explainCoins({ phrases, tongue, view, viewer, names }: Asked, whose: Viewer): Explanation {
  const { explain, labels } = phrases.about;
  const lines = [explain.coins];
  if (whose !== 'spectator') {
    const coins = tongue.coins(view.players[whose]!.coins);
    lines.unshift(whose === viewer ? explain.youHave(coins) : explain.has(names[whose] ?? '', coins));
  }
  return { title: labels.coins, lines, rule: 'AP-10.4' };
}
