// What somebody learns who asks about a card, a tile, a place or a thing on the desk.
import type { Origin } from '@kontor/engine';
import type { Explanation, Names } from '@kontor/table';
import { none, type Print, type View } from '../../rules/index.ts';
import { cardExplanation } from './explain-cards.ts';
import type { Phrases } from './phrases.ts';
import { feesAt, merchantsOf, pointsOfSeat, positionOf, seatCountOf, waysFrom } from './reading.ts';

type Explain = (
  phrases: Phrases,
  index: number,
  view: View,
  viewer: number,
  names: Names,
  rest: string,
) => Explanation | undefined;

const ours = (note: string): Origin => ({ provenance: 'reconstructed', note });
const printed: Origin = { provenance: 'printed' };

/** How many of a market's tiles are told: the one that is traded with, and those that come next. */
const toldTiles = 3;

function tileLine(phrases: Phrases, print: Print, view: View, market: number): string {
  const { start } = print.columns[market]!;
  const [now = '', ...next] = view.tiles.slice(start, start + toldTiles).map(phrases.tile);
  return phrases.words.about.village.tiles(now, next.join('; '));
}

/** What the cheapest way of the viewer's merchants costs to a place where none of them stands. */
function wayLine(phrases: Phrases, print: Print, view: View, viewer: number, place: number): string[] {
  const { village } = phrases.words.about;
  const prices = print.board.places.flatMap((_, from) =>
    viewer >= 0 && merchantsOf(print, view, viewer, from) > 0
      ? waysFrom(print, view, viewer, from).flatMap(({ to, pesos }) => (to === place ? [pesos] : []))
      : [],
  );
  if (prices.length === 0 || merchantsOf(print, view, viewer, place) > 0) return [];
  const least = Math.min(...prices);
  return [least === 0 ? village.wayFree : village.way(phrases.pesos(least))];
}

const placeExplanation: Explain = (phrases, index, view, viewer, names) => {
  const { about, terms } = phrases.words;
  const print = phrases.printOf(seatCountOf(view));
  const place = print.board.places[index];
  if (!place) return undefined;
  const standing = names.flatMap((name, seat) => {
    const count = merchantsOf(print, view, seat, index);
    return count > 0 ? [about.village.seatCount(name, count)] : [];
  });
  const toll = phrases.pesos(print.components.tariffs.toll);
  const fees = place.kind === 'market' && viewer >= 0 ? feesAt(print, view, viewer, index) : 0;
  return {
    title:
      place.kind === 'city' ? phrases.place(print, index) : `${phrases.place(print, index)}, ${terms.placeKinds[place.kind]}`,
    lines: [
      place.kind === 'village' ? about.village.village(toll) : about.village[place.kind],
      ...(place.river ? [about.village.river] : []),
      standing.length > 0 ? about.village.standing(phrases.list(standing)) : about.village.nobody,
      ...(place.kind === 'market' ? [tileLine(phrases, print, view, print.marketOf[index]!)] : []),
      ...wayLine(phrases, print, view, viewer, index),
    ],
    ...(fees > 0 && { worth: about.village.fee(phrases.pesos(fees)) }),
    rule: place.kind === 'market' ? 'VP-5.10' : place.kind === 'city' ? 'VP-5.9' : 'VP-5.5',
    origin: ours(place.kind === 'city' ? about.origins.city : about.origins.map),
  };
};

const spaceExplanation: Explain = (phrases, index, view, _viewer, names) => {
  const { about, terms } = phrases.words;
  const print = phrases.printOf(seatCountOf(view));
  const space = print.spaces[index];
  if (!space) return undefined;
  const owner = view.houses[index] ?? none;
  const { majority, toll } = print.components.tariffs;
  const meaning = {
    city: about.space.city(phrases.pesos(majority[0] ?? 0), phrases.pesos(majority[1] ?? 0)),
    market: about.space.market,
    village: about.space.village(phrases.pesos(toll)),
  };
  const place = print.board.places[space.place]!;
  const income = place.kind === 'city' ? place.buildingSpaces[print.spacesAt[space.place]!.indexOf(index)]?.income : undefined;
  return {
    title: about.space.title(terms.houseKinds[space.kind], phrases.place(print, space.place)),
    lines: [
      owner === none ? about.space.free : about.space.owner(names[owner] ?? ''),
      ...(income ? [Object.keys(income).length > 0 ? about.space.revenue(phrases.gain(income)) : about.space.noRevenue] : []),
      meaning[space.kind],
    ],
    ...(space.victoryPoints > 0 && owner === none && { worth: about.space.points(phrases.points(space.victoryPoints)) }),
    rule: space.kind === 'city' ? 'VP-7.1' : 'VP-5.9',
    origin: ours(place.kind === 'city' ? about.origins.city : about.origins.map),
  };
};

const tileExplanation: Explain = (phrases, index, view) => {
  const { about } = phrases.words;
  const print = phrases.printOf(seatCountOf(view));
  const tile = print.components.marketTiles[view.tiles[index] ?? none];
  if (!tile) return undefined;
  const { market, row } = positionOf(print, index);
  const place = market < 0 ? '' : phrases.place(print, print.markets[market]!);
  const where =
    market < 0 ? about.tile.reserve(row + 1) : row === 0 ? about.tile.lowest(place) : about.tile.position(place, row + 1);
  return {
    title: phrases.exchange(tile.pay, tile.gain, 1),
    lines: [where, tile.limit === null ? about.tile.noLimit : about.tile.limit(tile.limit)],
    rule: market < 0 ? 'VP-5.12' : 'VP-5.28',
    origin: ours(about.origins.tile),
  };
};

const sectorExplanation: Explain = (phrases, index, view, _viewer, names) => {
  const { about } = phrases.words;
  const ships = names.filter((_, seat) => view.ships[seat] === index);
  const here = ships.length > 0 ? [about.sector.ships(phrases.list(ships))] : [];
  if (index === 0) return { title: about.sector.homeTitle, lines: [about.sector.home, ...here], rule: 'VP-5.1', origin: printed };
  const asked = phrases.printOf(seatCountOf(view)).cardSpaces.find(({ sector }) => sector === index);
  if (!asked) return undefined;
  const money = view.sectorMoney[index - 1] ?? 0;
  return {
    title: about.sector.outerTitle(index),
    lines: [about.sector.asks(phrases.goodAmount(asked.good, asked.count)), ...here],
    worth: money > 0 ? about.sector.money(phrases.pesos(money)) : about.sector.noMoney,
    rule: 'VP-5.15',
    origin: ours(about.origins.sector),
  };
};

const cardSpaceExplanation: Explain = (phrases, index, view, viewer) => {
  const { about } = phrases.words;
  const print = phrases.printOf(seatCountOf(view));
  const card = view.display[index];
  const asked = print.cardSpaces[index];
  if (card === undefined || !asked) return undefined;
  if (card === none) return { title: about.emptyCardSpace, lines: [about.cannotBeRefilled], rule: 'VP-5.19' };
  const isLevelA = print.cards[card]?.level === 0;
  const money = view.sectorMoney[asked.sector - 1] ?? 0;
  const explained = cardExplanation(phrases, card, view, viewer);
  return {
    ...explained,
    lines: [
      ...explained.lines,
      about.price(phrases.goodAmount(asked.good, asked.count)),
      ...(isLevelA
        ? money > 0
          ? [about.levelAMoney(phrases.pesos(money))]
          : []
        : [about.priceCompensation(phrases.pesos(print.components.tariffs.compensation))]),
    ],
    rule: isLevelA ? 'VP-5.16' : 'VP-5.17',
  };
};

const slotExplanation: Explain = (phrases, index, view, viewer) => {
  const { about } = phrases.words;
  const { slots, repository } = phrases.printOf(seatCountOf(view)).components;
  const slot = slots[index - 1];
  const card = view.plans[viewer]?.[index] ?? none;
  const held = card === none ? undefined : cardExplanation(phrases, card, view, viewer);
  const lines = held?.lines ?? [about.slots.empty];
  const title = held?.title ?? about.slots.title(index);
  if (!slot)
    return { title, lines: [...lines, about.slots.mayor(phrases.pesos(repository.mayorFee))], rule: 'VP-3.3', origin: printed };
  return {
    title,
    lines: [
      ...lines,
      slot.surcharge === 0 ? about.slots.first : about.slots.surcharge(phrases.pesos(slot.surcharge)),
      ...(slot.housesNeeded > 0 ? [about.slots.houses(phrases.houses(slot.housesNeeded))] : []),
    ],
    rule: slot.housesNeeded > 0 ? 'VP-3.2' : 'VP-4.2',
    origin: slot.origin.provenance === 'inferred' ? { provenance: 'inferred', note: about.origins.slotBetween } : printed,
  };
};

const goodExplanation =
  (store: 'warehouse' | 'hold'): Explain =>
  (phrases, index) => {
    const { about, terms } = phrases.words;
    const { repository, tariffs } = phrases.components;
    return {
      title: about.stores[store](terms.goodNames[index] ?? ''),
      lines: [store === 'warehouse' ? about.stores.warehouseLine : about.stores.holdLine(repository.hold)],
      worth: about.stores.worth(phrases.pesos(tariffs.giveUp)),
      rule: store === 'warehouse' ? 'VP-1.10' : 'VP-5.1',
    };
  };

/** Where merchants of a place can go with the action card, by price. */
const merchantExplanation: Explain = (phrases, index, view, viewer) => {
  const { about } = phrases.words;
  const print = phrases.printOf(seatCountOf(view));
  const ways = viewer < 0 ? [] : waysFrom(print, view, viewer, index);
  const prices = [...new Set(ways.map(({ pesos }) => pesos))].sort((one, other) => one - other);
  const reach = prices.map((price) => {
    const places = ways.flatMap(({ to, pesos, customs }) => {
      const name = phrases.place(print, to);
      if (pesos !== price) return [];
      return customs > 0 ? [about.reach.withCustoms(name, phrases.pesos(customs))] : [name];
    });
    return price === 0 ? about.reach.free(phrases.list(places)) : about.reach.price(phrases.pesos(price), phrases.list(places));
  });
  return {
    title: about.ownMerchants(phrases.place(print, index)),
    lines: [about.ownMerchantsLine, ...reach],
    rule: 'VP-5.4',
  };
};

const kinds: Readonly<Record<string, Explain>> = {
  place: placeExplanation,
  space: spaceExplanation,
  tile: tileExplanation,
  sector: sectorExplanation,
  cardspace: cardSpaceExplanation,
  card: (phrases, index, view, viewer) => cardExplanation(phrases, index, view, viewer),
  slot: slotExplanation,
  warehouse: goodExplanation('warehouse'),
  hold: goodExplanation('hold'),
  merchant: merchantExplanation,
  goods: (phrases, _index, _view, _viewer, _names, rest) => ({
    title: phrases.words.about.startGoods.title(phrases.goods(rest.split('-').map(Number))),
    lines: [phrases.words.about.startGoods.line],
    rule: 'VP-1.7',
  }),
  plan: (phrases, index, view, _viewer, names) => {
    const { plan, slots } = phrases.words.about;
    const cards = view.plans[index];
    const isFinished = (view.finished & (1 << index)) !== 0;
    const planned = cards ? phrases.planned(cards) : [];
    return {
      title: plan.title(names[index] ?? ''),
      lines: cards
        ? [planned.length > 0 ? `${planned.join(', ')}.` : slots.empty]
        : [plan.hidden, ...(isFinished ? [plan.finished] : [])],
      rule: 'VP-3.8',
    };
  },
  money: ({ words, pesos, components }) => ({
    title: words.about.money.title,
    lines: [words.about.money.line(pesos(components.tariffs.pesosPerVictoryPoint))],
    rule: 'VP-9.2',
  }),
  houses: ({ words, houses, points, components }) => ({
    title: words.about.houses.title,
    lines: [
      ...components.slots.flatMap(({ housesNeeded }, slot) =>
        housesNeeded > 0 ? [words.about.houses.opens(houses(housesNeeded), slot + 1)] : [],
      ),
      words.about.houses.last(points(components.repository.lastHouseVictoryPoints)),
    ],
    rule: 'VP-5.8',
  }),
  merchants: ({ words }) => ({ title: words.about.merchants.title, lines: words.about.merchants.lines, rule: 'VP-5.3' }),
  supply: ({ words }) => ({ title: words.about.supply.title, lines: words.about.supply.lines, rule: 'VP-1.9' }),
  lighthouse: ({ words }, _index, view, _viewer, names) => ({
    title: words.about.lighthouse.title,
    lines: [words.about.lighthouse.holder(names[view.startPlayer] ?? ''), words.about.lighthouse.next],
    rule: 'VP-8.2',
  }),
  pile: (phrases, _index, view) => {
    const { pile } = phrases.words.about;
    const print = phrases.printOf(seatCountOf(view));
    const counts = ['A', 'B1', 'B2'].map((level, index) =>
      pile.byLevel(level, view.pile.filter((card) => print.cards[card]?.level === index).length),
    );
    return {
      title: pile.title,
      lines: [pile.count(phrases.cards(view.pile.length)), `${counts.join(', ')}.`, pile.end],
      rule: 'VP-5.19',
    };
  },
  track: (phrases, _index, view, _viewer, names) => {
    const { track } = phrases.words.about;
    const lines = names.map((name, seat) => track.line(name, phrases.points(pointsOfSeat(view, seat))));
    return {
      title: track.title,
      lines: [...lines, track.end(phrases.points(phrases.components.end.victoryPoints))],
      rule: 'VP-7.5',
    };
  },
};

export function explainIn(phrases: Phrases, target: string, view: View, viewer: number, names: Names): Explanation | undefined {
  const [kind = '', rest = ''] = target.split(':');
  return kinds[kind]?.(phrases, Number(rest), view, viewer, names, rest);
}
