// VP-4.6: goods for 3 pesos each, at any own decision from the first planning on.
import type { Seat, Table } from '@kontor/engine';
import { hasPlannedCard } from './holdings.ts';
import type { Print } from './print.ts';
import { type Event, goodsCount, type Move, type State, stores } from './state.ts';

const moves = stores.map((from) => [0, 1, 2].map((good): Move => ({ type: 'giveUp', good, from })));

export const isBeforeFirstPlanning = (state: State): boolean =>
  state.phase === 'takingGoods' || state.phase === 'placingMerchants';

export function addGiveUps(state: State, seat: Seat, list: Move[]): void {
  for (let good = 0; good < goodsCount; good++) {
    if (state.warehouse[goodsCount * seat + good]! > 0) list.push(moves[0]![good]!);
  }
  for (let good = 0; good < goodsCount; good++) {
    if (state.hold[goodsCount * seat + good]! > 0) list.push(moves[1]![good]!);
  }
}

export function applyGiveUp(
  print: Print,
  state: State,
  seat: Seat,
  move: Extract<Move, { type: 'giveUp' }>,
  table: Table<Event>,
): void {
  const pesos = print.components.tariffs.giveUp;
  state[move.from][goodsCount * seat + move.good]!--;
  state.money[seat]! += pesos;
  table.emit?.({ type: 'goodGivenUp', seat, good: move.good, from: move.from, pesos });
  if (state.phase !== 'planning') return;
  // VP-3.7: what is sold while planning stays sold, so the plan that lies there can be changed only by picking it up.
  table.seal?.();
  if (hasPlannedCard(print, state, seat)) state.mayPickUp |= 1 << seat;
}
