// The guided first round: what is told at which moment, and where to look meanwhile. The words are the texts' `lesson`.
import type { Seat } from '@kontor/engine';
import type { GuideStep } from '@kontor/table/kit';
import { type Components, orders, type View } from '../rules/index.ts';

const orderCards = orders.map((order) => `order:${order}`);

function planning(view: View, seat: Seat): GuideStep[] {
  const laid = view.plans[seat]?.length ?? 0;
  if (laid === 0) return [{ id: 'orders', targets: orderCards, pane: 'desk' }];
  if (laid === 1) return [{ id: 'second', targets: orderCards, pane: 'desk' }];
  return [{ id: 'ready' }];
}

/** What is asked of the seat, one step for each kind of question. */
function asked(view: View, seat: Seat, prompt: string | undefined, hand: readonly string[]): GuideStep[] {
  if (prompt === 'plan') return planning(view, seat);
  if (prompt === 'sell') return [{ id: 'sell', targets: hand, pane: 'desk' }];
  if (prompt === 'barter') return [{ id: 'barter', targets: hand, pane: 'desk' }];
  return [];
}

export function guide(view: View, seat: Seat, prompt: string | undefined, { goods }: Components): GuideStep[] {
  if (view.round > 1) return [{ id: 'end', isLast: true }];
  const stalls = goods.map((_, good) => `stall:${good}`);
  const hand = goods.map((_, good) => `hand:${good}`);
  return [
    { id: 'aim', targets: ['rounds'], pane: 'board' },
    { id: 'market', targets: stalls, pane: 'board' },
    ...asked(view, seat, prompt, hand),
  ];
}
