// What players have and how it changes: goods, money, cards, points. VP-1.10, VP-4.7, VP-4.9.
import type { Seat, Table } from '@kontor/engine';
import type { ActionPrint, PricePrint, Print } from './print.ts';
import {
  actionCardCount,
  type CardIndex,
  type Event,
  type GoodsCount,
  goodsCount,
  none,
  type PlaceIndex,
  type Side,
  type Source,
  type State,
  sources,
} from './state.ts';

const sourceIndex = Object.fromEntries(sources.map((source, index) => [source, index])) as Record<Source, number>;

/** Makes each move once and hands out the same object again. */
export function interned<M>(make: (index: number) => M): (index: number) => M {
  const known: M[] = [];
  return (index) => {
    known[index] ??= make(index);
    return known[index];
  };
}

export const hasGoods = (state: State, seat: Seat, pay: GoodsCount): boolean =>
  state.warehouse[goodsCount * seat]! >= pay[0]! &&
  state.warehouse[goodsCount * seat + 1]! >= pay[1]! &&
  state.warehouse[goodsCount * seat + 2]! >= pay[2]!;

/** Whether a price can be paid in some way, with so much money (VP-4.7). */
export function canPay(state: State, seat: Seat, price: PricePrint, money: number): boolean {
  if (money < price.pesos) return false;
  for (let i = 0; i < price.pays.length; i++) if (hasGoods(state, seat, price.pays[i]!)) return true;
  return false;
}

export function payGoods(state: State, seat: Seat, pay: GoodsCount): void {
  for (let good = 0; good < goodsCount; good++) state.warehouse[goodsCount * seat + good]! -= pay[good]!;
}

export function gainGoods(state: State, seat: Seat, gain: GoodsCount): void {
  for (let good = 0; good < goodsCount; good++) state.warehouse[goodsCount * seat + good]! += gain[good]!;
}

/** How many goods lie in a seat's part of a store. */
export const sizeOf = (store: readonly number[], seat: Seat): number =>
  store[goodsCount * seat]! + store[goodsCount * seat + 1]! + store[goodsCount * seat + 2]!;

/** A seat's part of a store. */
export const goodsOf = (store: readonly number[], seat: Seat): number[] =>
  store.slice(goodsCount * seat, goodsCount * seat + goodsCount);

export const merchantsAt = (print: Print, state: Pick<State, 'merchants'>, seat: Seat, place: PlaceIndex): number =>
  state.merchants[print.placeCount * seat + place]!;

/** How many houses a seat has at a place. */
export function housesAt(print: Print, state: State, seat: Seat, place: PlaceIndex): number {
  const spaces = print.spacesAt[place]!;
  let count = 0;
  for (let i = 0; i < spaces.length; i++) if (state.houses[spaces[i]!] === seat) count++;
  return count;
}

/** VP-4.4: what a card does for this seat on this side, if anything. */
export function actionOf(print: Print, state: State, seat: Seat, card: CardIndex, side: Side): ActionPrint | null {
  if (side === 'main') return print.cards[card]!.main;
  return side === 'alternative' ? print.cards[card]!.alternatives[state.colours[seat]!]! : null;
}

export const achievementBit = (card: CardIndex): number => 1 << (card - actionCardCount);

export const ownsCard = (state: State, seat: Seat, card: CardIndex): boolean =>
  card < actionCardCount || (state.owned[seat]! & achievementBit(card)) !== 0;

/** Plans have no gaps: a card lies in the mayor's slot or in slot 1, or there is none. */
export function hasPlannedCard(print: Print, state: State, seat: Seat): boolean {
  const start = print.slotCount * seat;
  return state.plans[start] !== none || state.plans[start + 1] !== none;
}

/** VP-4.9: scores on the track at once. */
export function score(state: State, seat: Seat, source: Source, points: number, table: Table<Event>): void {
  if (points === 0) return;
  state.points[sources.length * seat + sourceIndex[source]]! += points;
  table.emit?.({ type: 'pointsScored', seat, source, points });
}

/** All points of a seat. */
export function pointsOf(state: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < sources.length; i++) sum += state.points[sources.length * seat + i]!;
  return sum;
}

export const pointsFrom = (state: State, seat: Seat, source: Source): number =>
  state.points[sources.length * seat + sourceIndex[source]]!;
