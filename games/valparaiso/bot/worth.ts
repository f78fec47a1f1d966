// What goods, pesos and exchanges are worth in victory points, and how long the game may still last.

import { seat as toSeat } from '@kontor/engine';
import { pointsOf } from '../rules/holdings.ts';
import type { ExchangePrint, Print } from '../rules/print.ts';
import { type GoodsCount, goodsCount, type State } from '../rules/state.ts';
import type standardWeights from './weights.json';

export type ValparaisoWeights = typeof standardWeights;

/** Prices of one moment: they fall towards what the final scoring pays (VP-9). */
export interface Prices {
  /** Rounds that may follow the present one. */
  readonly rounds: number;
  readonly good: number;
  readonly spareGood: number;
  readonly peso: number;
}

/** Whichever end comes first (VP-7.5): the points of the leader, or the cards of the pile. */
export function roundsLeft(print: Print, state: State, own: ValparaisoWeights): number {
  let most = 0;
  for (let seat = 0; seat < print.seatCount; seat++) most = Math.max(most, pointsOf(state, toSeat(seat)));
  const byPoints = (print.components.end.victoryPoints - most) / own.pointsPerRound;
  const byCards = state.display.includes(-1) ? 0 : (state.pile.length + 1) / (own.cardsPerRound * print.seatCount);
  return Math.max(0, Math.min(byPoints, byCards, print.components.end.lastRound - state.round, 9));
}

export function pricesOf(print: Print, state: State, own: ValparaisoWeights): Prices {
  const rounds = roundsLeft(print, state, own);
  const early = Math.min(1, rounds / 3);
  const atEnd = 1 / print.components.tariffs.pesosPerVictoryPoint;
  const good = own.goodAtEnd + early * (own.good - own.goodAtEnd);
  return { rounds, good, spareGood: good * own.spareGood, peso: atEnd + early * (own.peso - atEnd) };
}

/** Three of a kind buy a card overseas, so the first three of each kind are worth more than others. */
export const kindWorth = (count: number, prices: Prices): number =>
  count <= 3 ? count * prices.good : 3 * prices.good + (count - 3) * prices.spareGood;

/** The worth of goods that come or go, given those in the warehouse and the hold. */
export function changeWorth(state: State, seat: number, pay: GoodsCount, gain: GoodsCount, prices: Prices): number {
  let worth = 0;
  for (let good = 0; good < goodsCount; good++) {
    const change = gain[good]! - pay[good]!;
    if (change === 0) continue;
    const have = state.warehouse[goodsCount * seat + good]! + state.hold[goodsCount * seat + good]!;
    worth += kindWorth(have + change, prices) - kindWorth(have, prices);
  }
  return worth;
}

/** The best way to carry out an exchange once; minus infinity where it cannot be paid. */
export function exchangeWorth(state: State, seat: number, exchange: ExchangePrint, prices: Prices, money: number): number {
  if (money < exchange.price.pesos) return Number.NEGATIVE_INFINITY;
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < exchange.options.length; index++) {
    const { pay, gain } = exchange.options[index]!;
    const first = goodsCount * seat;
    if (state.warehouse[first]! < pay[0]! || state.warehouse[first + 1]! < pay[1]! || state.warehouse[first + 2]! < pay[2]!)
      continue;
    best = Math.max(best, changeWorth(state, seat, pay, gain, prices));
  }
  return best + exchange.victoryPoints + (exchange.pesos - exchange.price.pesos) * prices.peso;
}

/** What a market tile offers whoever can pay for it, whatever they have now. */
export function tileWorth(exchange: ExchangePrint, prices: Prices): number {
  const { pay, gain } = exchange.options[0]!;
  let goods = 0;
  for (let good = 0; good < goodsCount; good++) goods += gain[good]! - pay[good]!;
  return goods * prices.good + exchange.victoryPoints + (exchange.pesos - exchange.price.pesos) * prices.peso;
}
