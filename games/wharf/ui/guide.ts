// The guided first round: what is told at which moment, and where to look meanwhile. The words are the texts' `lesson`.
import type { Seat } from '@kontor/engine';
import type { GuideStep } from '@kontor/table/kit';
import { type Components, type Order, orders, type View } from '../rules/index.ts';

const cardsOf = (some: readonly Order[]): string[] => some.map((order) => `order:${order}`);

function planning(view: View, seat: Seat): GuideStep[] {
  const laid = view.plans[seat] ?? [];
  const left = cardsOf(orders.filter((order) => !laid.includes(order)));
  if (laid.length === 0) return [{ id: 'orders', targets: left, pane: 'desk' }];
  if (laid.length === 1) return [{ id: laid.includes('load') ? 'afterLoad' : 'second', targets: left, pane: 'desk' }];
  const isAwaited = view.ready.every((isReady, other) => isReady || other === seat);
  return [{ id: isAwaited ? 'lastReady' : 'ready' }];
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
  const now = asked(view, seat, prompt, hand);
  // Whoever has begun without reading learns what is asked, and the rest by playing.
  if ((view.plans[seat]?.length ?? 0) > 0) return now;
  return [{ id: 'aim', targets: ['rounds'], pane: 'board' }, { id: 'market', targets: stalls, pane: 'board' }, ...now];
}
