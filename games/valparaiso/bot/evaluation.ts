// The points each seat may expect at the end: what is scored and owned, and what its position will still bring.
import { type Seat, seat as toSeat } from '@kontor/engine';
import { pointsOf } from '../rules/holdings.ts';
import type { Print } from '../rules/print.ts';
import { residenceRanking } from '../rules/roundEnd.ts';
import { pointsOnOwnedCards } from '../rules/scoring.ts';
import { goodsCount, none, type State } from '../rules/state.ts';
import { kindWorth, type Prices, pricesOf, tileWorth, type ValparaisoWeights } from './worth.ts';

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** Houses by what they will bring in the rounds to come (VP-5.9, VP-7.1). */
function houseWorth(print: Print, state: State, seat: Seat, prices: Prices, own: ValparaisoWeights): number {
  let worth = 0;
  let built = 0;
  for (let space = 0; space < state.houses.length; space++) {
    if (state.houses[space] !== seat) continue;
    built++;
    const { kind, income } = print.spaces[space]!;
    if (kind === 'city') worth += (prices.rounds + 0.5) * tileWorth(income, prices);
    else worth += prices.rounds * (kind === 'market' ? own.station : own.customsHouse);
  }
  const { slots } = print.components;
  return worth + (built >= slots[slots.length - 1]!.housesNeeded ? prices.rounds * own.fifthSlot : 0);
}

function merchantWorth(print: Print, state: State, seat: Seat, prices: Prices, own: ValparaisoWeights): number {
  const first = print.placeCount * seat;
  let worth = 0;
  let merchants = 0;
  for (let place = 0; place < print.placeCount; place++) merchants += state.merchants[first + place]!;
  worth += merchants * prices.rounds * own.merchant;
  for (let market = 0; market < print.markets.length; market++) {
    const there = state.merchants[first + print.markets[market]!]!;
    if (there > 0)
      worth +=
        own.merchantAtMarket *
        there *
        Math.max(0.2, tileWorth(print.tiles[state.tiles[print.columns[market]!.start]!]!.exchange, prices));
  }
  return worth * Math.min(1, prices.rounds);
}

function shipWorth(print: Print, state: State, seat: Seat, prices: Prices, own: ValparaisoWeights): number {
  const first = goodsCount * seat;
  let worth = 0;
  for (let good = 0; good < goodsCount; good++) if (state.hold[first + good]! >= 3) worth += own.setInHold;
  if (state.ships[seat] !== 0) {
    let ready = false;
    for (let space = 0; space < state.display.length; space++) {
      const { sector, good, count } = print.cardSpaces[space]!;
      if (sector === state.ships[seat] && state.display[space] !== none && state.hold[first + good]! >= count) ready = true;
    }
    worth += ready ? own.readyOverseas : -own.shipAway;
  }
  return worth * Math.min(1, prices.rounds / 2);
}

export function evaluate(print: Print, state: State, own: ValparaisoWeights): number[] {
  const prices = pricesOf(print, state, own);
  const worth: number[] = [];
  for (let index = 0; index < print.seatCount; index++) {
    const seat = toSeat(index);
    let points = pointsOf(state, seat);
    if (state.phase !== 'over') {
      points += pointsOnOwnedCards(print, state, seat);
      points += bits(state.owned[seat]!) * own.cardInHand * prices.rounds;
      points += state.money[seat]! * prices.peso;
      for (let good = 0; good < goodsCount; good++)
        points += kindWorth(state.warehouse[goodsCount * seat + good]! + state.hold[goodsCount * seat + good]!, prices);
      points += houseWorth(print, state, seat, prices, own) + merchantWorth(print, state, seat, prices, own);
      points += shipWorth(print, state, seat, prices, own);
    }
    worth.push(points);
  }
  const { majority } = print.components.tariffs;
  const ranking = residenceRanking(print, state);
  for (let rank = 0; rank < majority.length && rank < ranking.length; rank++)
    worth[ranking[rank]!.seat]! += majority[rank]! * prices.peso * prices.rounds;
  return worth;
}
