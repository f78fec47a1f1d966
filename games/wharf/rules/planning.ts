// WH-3: laying two different orders in secret, all at once.
import type { Seat, Table } from '@kontor/engine';
import { type Event, type Move, orders, type State } from './state.ts';

const layOrder = orders.map((order): Move => ({ type: 'layOrder', order }));
const getReady: readonly Move[] = [{ type: 'getReady' }];

/** WH-3.1: the next slot takes any order that is not laid yet. */
export function planningMoves(state: State, seat: Seat): readonly Move[] {
  const plan = state.plans[seat]!;
  if (state.ready[seat]) return [];
  return plan.length === 2 ? getReady : layOrder.filter((_, index) => plan[0] !== orders[index]);
}

/** Carries out a planning move; says whether it was the last one (WH-3.3). */
export function applyPlanning(state: State, seat: Seat, move: Move, table: Table<Event>): boolean {
  if (move.type === 'layOrder') {
    state.plans[seat]!.push(move.order);
    table.emit?.({ type: 'orderLaid', seat, order: move.order });
    return false;
  }
  state.ready[seat] = true;
  table.emit?.({ type: 'gotReady', seat });
  if (state.ready.includes(false)) return false;
  table.emit?.({ type: 'plansRevealed', plans: state.plans.map((plan) => [...plan]) });
  return true;
}
