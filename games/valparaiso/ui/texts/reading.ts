// What a view says about one seat or one place, for words and drawings alike.
import { seat as toSeat } from '@kontor/engine';
import {
  actionCardCount,
  type CardIndex,
  type GoodsCount,
  goodsCount,
  none,
  type Print,
  routesFrom,
  sources,
  type View,
} from '../../rules/index.ts';

export const seatCountOf = (view: View): number => view.money.length;

export const storeOf = (view: View, store: 'warehouse' | 'hold', seat: number): GoodsCount =>
  view[store].slice(goodsCount * seat, goodsCount * (seat + 1));

export const merchantsOf = (print: Print, view: View, seat: number, place: number): number =>
  view.merchants[print.placeCount * seat + place] ?? 0;

export const housesOf = (print: Print, view: View, seat: number, place: number): number =>
  print.spacesAt[place]!.filter((space) => view.houses[space] === seat).length;

export const pointsOfSeat = (view: View, seat: number): number =>
  view.points.slice(sources.length * seat, sources.length * (seat + 1)).reduce((all, some) => all + some, 0);

/** The achievement cards that a seat owns. */
export function achievementsOf(print: Print, view: View, seat: number): CardIndex[] {
  const owned = view.owned[seat] ?? 0;
  const cards: CardIndex[] = [];
  for (let card = actionCardCount; card < print.cards.length; card++) {
    if ((owned & (1 << (card - actionCardCount))) !== 0) cards.push(card);
  }
  return cards;
}

/** All cards of a seat: the eight action cards, then the achievement cards. */
export const cardsOf = (print: Print, view: View, seat: number): CardIndex[] => [
  ...Array.from({ length: actionCardCount }, (_, card) => card),
  ...achievementsOf(print, view, seat),
];

/** VP-5.11: what a seat would pay the others to trade at a market. */
export function feesAt(print: Print, view: View, seat: number, place: number): number {
  let sum = 0;
  for (let rival = 0; rival < seatCountOf(view); rival++) {
    if (rival !== seat) sum += merchantsOf(print, view, rival, place) + housesOf(print, view, rival, place);
  }
  return sum * print.components.tariffs.rivalFee;
}

/** VP-5.17: whether a level-B card costs a compensation now. */
export const isLevelAOpen = (print: Print, view: View): boolean =>
  view.display.some((card) => card !== none && print.cards[card]?.level === 0);

/** The market that a tile's position belongs to, or none for the reserve; and its place in the column, from below. */
export function positionOf(print: Print, position: number): { readonly market: number; readonly row: number } {
  const market = print.columns.findIndex(({ start, size }) => position >= start && position < start + size);
  return { market, row: position - (market < 0 ? print.reserve.start : print.columns[market]!.start) };
}

/** The places of the market being traded in, or none. */
export const tradedPlace = (print: Print, view: View): number =>
  view.frame?.type === 'trade' && view.frame.village >= 0 ? print.markets[view.frame.village]! : none;

/** How many trades are left in the village being traded in. */
export function tradesLeft(print: Print, view: View, seat: number): number {
  if (view.frame?.type !== 'trade' || view.frame.village < 0) return 0;
  const place = print.markets[view.frame.village]!;
  const tile = view.tiles[print.columns[view.frame.village]!.start]!;
  const most = merchantsOf(print, view, seat, place) + housesOf(print, view, seat, place);
  return Math.min(print.tiles[tile]?.limit ?? most, most) - view.frame.trades;
}

export interface Way {
  readonly to: number;
  /** The whole price, customs included. */
  readonly pesos: number;
  readonly customs: number;
}

/** VP-5.4 to VP-5.6: what the action card lets a merchant of a seat reach from a place, each place at its lowest price. */
export function waysFrom(print: Print, view: View, seat: number, from: number): Way[] {
  const walk = print.cards.find(({ main }) => main.type === 'moveMerchants')?.main;
  if (walk?.type !== 'moveMerchants') return [];
  const ways = new Map<number, Way>();
  for (const { to, steps, tolls } of routesFrom(print, view, toSeat(seat), from, walk.stepPrices.length - 1)) {
    const customs = print.components.tariffs.toll * tolls.length;
    const pesos = walk.stepPrices[steps]! + customs;
    if (pesos < (ways.get(to)?.pesos ?? Number.POSITIVE_INFINITY)) ways.set(to, { to, pesos, customs });
  }
  return [...ways.values()].sort((one, other) => one.to - other.to);
}
