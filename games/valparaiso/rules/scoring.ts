// VP-9: final scoring, and the standings at any time.
import { type Seat, type Standing, type Table, seat as toSeat } from '@kontor/engine';
import { achievementBit, goodsOf, pointsFrom, pointsOf, score, sizeOf } from './holdings.ts';
import type { Print } from './print.ts';
import { actionCardCount, type Event, goodsCount, type State, sources } from './state.ts';

/** VP-9.1 to VP-9.3 */
export function scoreGame(print: Print, state: State, table: Table<Event>): void {
  const { giveUp, pesosPerVictoryPoint } = print.components.tariffs;
  state.turn = state.startPlayer;
  for (let index = 0; index < print.seatCount; index++) {
    const seat = toSeat(index);
    const warehouse = goodsOf(state.warehouse, seat);
    const goods = goodsOf(state.hold, seat).map((count, good) => count + warehouse[good]!);
    const pesosForGoods = giveUp * (sizeOf(state.warehouse, seat) + sizeOf(state.hold, seat));
    for (let i = goodsCount * seat; i < goodsCount * (seat + 1); i++) {
      state.warehouse[i] = 0;
      state.hold[i] = 0;
    }
    const money = state.money[seat]! + pesosForGoods;
    const fromMoney = Math.floor(money / pesosPerVictoryPoint);
    const fromCards = pointsOnOwnedCards(print, state, seat);
    state.money[seat] = money - fromMoney * pesosPerVictoryPoint;
    table.emit?.({ type: 'seatScored', seat, goods, pesosForGoods, fromMoney, fromCards, pesosLeft: state.money[seat] });
    score(state, seat, 'money', fromMoney, table);
    score(state, seat, 'ownedCards', fromCards, table);
  }
}

export function pointsOnOwnedCards(print: Print, state: State, seat: Seat): number {
  let points = 0;
  for (let card = actionCardCount; card < print.cards.length; card++) {
    if ((state.owned[seat]! & achievementBit(card)) !== 0) points += print.cards[card]!.victoryPoints;
  }
  return points;
}

/** VP-9.4: points, then money left, then whoever was later in the turn order of the last round. Before the end: the track. */
export function ranking(print: Print, state: State): Standing[] {
  const { seatCount } = print;
  const turn = (seat: number) => (seat - state.startPlayer + seatCount) % seatCount;
  const seats = Array.from({ length: seatCount }, (_, index) => toSeat(index)).sort(
    (a, b) => pointsOf(state, b) - pointsOf(state, a) || state.money[b]! - state.money[a]! || turn(b) - turn(a),
  );
  return seats.map((seat, index) => ({
    seat,
    place: index + 1,
    score: pointsOf(state, seat),
    parts: sources.map((source) => ({ source, amount: pointsFrom(state, seat, source) })),
  }));
}
