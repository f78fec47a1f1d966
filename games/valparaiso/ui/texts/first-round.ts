// Good choices for a newcomer in the first round, read from the position: where to stand, what to plan, what to build on.
import { seat as toSeat } from '@kontor/engine';
import {
  actionCardIds,
  type CardIndex,
  canBuildOn,
  type GoodsCount,
  goods,
  none,
  type Print,
  type View,
} from '../../rules/index.ts';
import { feesAt, housesOf, merchantsOf, seatCountOf, storeOf, type Way, waysFrom } from './reading.ts';

const sameGoods = (one: GoodsCount, other: GoodsCount): boolean => one.every((count, good) => count === other[good]);
const total = (counts: GoodsCount): number => counts.reduce((sum, count) => sum + count, 0);
/** What a good and a victory point are worth to somebody who begins, in pesos. */
const worth = { good: 4, victoryPoint: 6 };

/** VP-5.28: how good the bottommost market tile of a market is for one trade, in pesos. */
function tileWorth(print: Print, view: View, market: number): number {
  const tile = print.tiles[view.tiles[print.columns[market]!.start]!];
  if (!tile) return 0;
  const { price, pesos, victoryPoints, options } = tile.exchange;
  const [option] = options;
  const change = option ? total(option.gain) - total(option.pay) : 0;
  return pesos - price.pesos + worth.good * change + worth.victoryPoint * victoryPoints;
}

/** The best of these places with a market, if any of them has one. */
export function bestMarket(print: Print, view: View, places: readonly number[]): number | undefined {
  const markets = places.filter((place) => print.marketOf[place] !== none);
  return markets.reduce<number | undefined>((best, place) => {
    const value = tileWorth(print, view, print.marketOf[place]!);
    return best !== undefined && tileWorth(print, view, print.marketOf[best]!) >= value ? best : place;
  }, undefined);
}

/** The market tile that is traded with at a place. */
export const bottommostAt = (print: Print, place: number): number => print.columns[print.marketOf[place]!]!.start;

const allPlaces = (print: Print): number[] => print.board.places.map((_, place) => place);
const seatsIn = (view: View): number[] => Array.from({ length: seatCountOf(view) }, (_, seat) => seat);

/** VP-5.3: the goods that another merchant costs. */
function merchantPrice(print: Print): GoodsCount | undefined {
  const hire = print.components.actionCards.find(({ main }) => main.type === 'hire')?.main;
  return hire?.type === 'hire' ? goods.map((good) => hire.price[good] ?? 0) : undefined;
}

/** VP-1.7: the goods to begin with that pay for a merchant, unless somebody has taken them. */
export function goodsForMerchant(print: Print, view: View): GoodsCount | undefined {
  const price = merchantPrice(print);
  if (!price || seatsIn(view).some((seat) => sameGoods(storeOf(view, 'warehouse', seat), price))) return undefined;
  return print.startingGoods.find((choice) => sameGoods(choice, price));
}

/** VP-1.8: the best market at which no merchant stands yet. */
export const marketToStart = (print: Print, view: View): number | undefined =>
  bestMarket(
    print,
    view,
    allPlaces(print).filter((place) => seatsIn(view).every((seat) => merchantsOf(print, view, seat, place) === 0)),
  );

const cardOf = (id: (typeof actionCardIds)[number]): CardIndex => actionCardIds.indexOf(id);

const standsAtMarket = (print: Print, view: View, seat: number): boolean =>
  print.markets.some((place) => merchantsOf(print, view, seat, place) > 0);

/** A plan of the first round that works: goods first, then a house, then another merchant or a ship that is loaded. */
export function firstPlan(print: Print, view: View, seat: number): CardIndex[] {
  const store = storeOf(view, 'warehouse', seat);
  const canHire = merchantPrice(print)?.every((count, good) => count <= store[good]!);
  return [
    ...(standsAtMarket(print, view, seat) ? [] : [cardOf('moveMerchants')]),
    cardOf('tradeInVillages'),
    cardOf('buildHouse'),
    canHire ? cardOf('hireMerchant') : cardOf('transferGoods'),
    ...(standsAtMarket(print, view, seat) ? [cardOf('moveMerchants')] : []),
  ];
}

/** Where a merchant could well go: the best market within reach at which none of the seat's merchants stands. */
export function goodStep(print: Print, view: View, seat: number): (Way & { readonly from: number }) | undefined {
  const money = view.money[seat] ?? 0;
  const ways = allPlaces(print)
    .filter((from) => merchantsOf(print, view, seat, from) > 0)
    .flatMap((from) => waysFrom(print, view, seat, from).map((way) => ({ ...way, from })))
    .filter(({ to, pesos }) => print.marketOf[to] !== none && pesos <= money && merchantsOf(print, view, seat, to) === 0);
  const value = ({ to, pesos }: Way) => tileWorth(print, view, print.marketOf[to]!) - pesos - feesAt(print, view, seat, to);
  return ways.sort((one, other) => value(other) - value(one))[0];
}

/** The market that is traded in, or the best of those still to be gone through. */
export function marketToTrade(print: Print, view: View): number | undefined {
  if (view.frame?.type !== 'trade') return undefined;
  const { village, toVisit } = view.frame;
  if (village !== none) return print.markets[village];
  return bestMarket(
    print,
    view,
    print.markets.filter((_, market) => (toVisit & (1 << market)) !== 0),
  );
}

/** The building space with the most victory points that a seat could build on; where none has any, that of the city. */
export function spaceToBuild(print: Print, view: View, seat: number): number | undefined {
  const free = print.spaces.flatMap((_, space) => (canBuildOn(print, view, toSeat(seat), space) ? [space] : []));
  return free.sort((one, other) => print.spaces[other]!.victoryPoints - print.spaces[one]!.victoryPoints || one - other)[0];
}

/** VP-8.1: villages where merchants stand and no own house does. */
export const homelessAt = (print: Print, view: View, seat: number): number[] =>
  allPlaces(print).filter(
    (place) => place !== print.city && merchantsOf(print, view, seat, place) > 0 && housesOf(print, view, seat, place) === 0,
  );
