// A world that a player could believe in: only others' plans are unknown (VP-3.8).
import { type Chance, type Seat, shuffle, seat as toSeat } from '@kontor/engine';
import { ownsCard } from './holdings.ts';
import { nextSlot } from './planning.ts';
import type { ActionPrint, Print } from './print.ts';
import { type CardIndex, cloneState, none, type State, type View } from './state.ts';

/** The order in which most plans use actions: what opens a way comes before what goes along it. */
const usualOrder: readonly ActionPrint['type'][] = [
  'moveMerchants',
  'river',
  'build',
  'trade',
  'exchange',
  'transfer',
  'moveShip',
  'overseas',
];

/** One plan in so many has a card in the mayor's slot, where the money is there. */
const mayorEvery = 4;

export function imagine(print: Print, view: View, seat: Seat, chance: Chance): State {
  const { viewer: _, plans, mayPickUp, ...open } = view;
  const state = cloneState({ ...open, colours: [...open.colours], plans: [], mayPickUp: mayPickUp ? 1 << seat : 0 });
  for (const plan of plans) state.plans.push(...(plan ?? new Array<number>(print.slotCount).fill(none)));
  plans.forEach((plan, owner) => {
    if (plan === null && (state.finished & (1 << owner)) !== 0) layPlausiblePlan(print, state, toSeat(owner), chance);
  });
  return state;
}

/** A plan that fills the slots with cards of its owner, in the usual order. */
function layPlausiblePlan(print: Print, state: State, seat: Seat, chance: Chance): void {
  const cards: CardIndex[] = [];
  for (let card = 0; card < print.cards.length; card++) if (ownsCard(state, seat, card)) cards.push(card);
  shuffle(cards, chance);
  const start = print.slotCount * seat;
  if (state.money[seat]! >= print.components.repository.mayorFee && chance.below(mayorEvery) === 0) {
    state.plans[start] = cards.pop()!;
  }
  let size = 0;
  for (let slot = nextSlot(print, state, seat); slot > 0 && size < cards.length; slot = nextSlot(print, state, seat)) {
    state.plans[start + slot] = cards[size++]!;
  }
  const rank = (card: CardIndex) => usualOrder.indexOf(print.cards[card]!.main.type);
  const laid = cards.slice(0, size).sort((a, b) => rank(a) - rank(b));
  for (let i = 0; i < size; i++) state.plans[start + 1 + i] = laid[i]!;
}
