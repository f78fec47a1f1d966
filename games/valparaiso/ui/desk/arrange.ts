// What a plan becomes when a card is put somewhere, and the moves that bring it about (VP-3.1 to VP-3.3, VP-3.7).
import { type CardIndex, type Move, none, type Print, type View } from '../../rules/index.ts';

export interface Arrangement {
  readonly mayor: CardIndex | typeof none;
  /** Slots 1 to 5, without gaps. */
  readonly cards: readonly CardIndex[];
}

export function arrangementOf(plan: readonly CardIndex[]): Arrangement {
  return { mayor: plan[0] ?? none, cards: plan.slice(1).filter((card) => card !== none) };
}

/** How many slots are open to a seat (VP-3.2). */
export function openSlots(print: Print, view: View, seat: number): number {
  const built = print.components.repository.houses - (view.unbuilt[seat] ?? 0);
  return print.components.slots.filter(({ housesNeeded }) => built >= housesNeeded).length;
}

/** Puts a card into a slot: 0 is the mayor's, 'hand' takes it out of the plan. What lay there moves up or changes places. */
export function arrange(before: Arrangement, card: CardIndex, slot: number | 'hand', open: number): Arrangement {
  const from = before.cards.indexOf(card);
  const cards = before.cards.filter((other) => other !== card);
  const mayor = before.mayor === card ? none : before.mayor;
  if (slot === 'hand') return { mayor, cards };
  if (slot > 0) {
    cards.splice(Math.min(slot - 1, cards.length), 0, card);
    return { mayor, cards: cards.slice(0, open) };
  }
  if (mayor !== none && from >= 0) cards.splice(from, 0, mayor);
  return { mayor: card, cards };
}

const isPlanning = (move: Move | undefined): boolean =>
  move?.type === 'layCard' || move?.type === 'layMayorCard' || move?.type === 'pickUpPlan';

/** The moves to a new arrangement, and how many own moves are taken back first. A plan under a sale is picked up as a whole. */
export function movesTo(
  after: Arrangement,
  plan: readonly CardIndex[],
  undoable: readonly (Move | undefined)[],
): { readonly moves: Move[]; readonly takeBack: number } {
  const end = undoable.findIndex((move) => !isPlanning(move));
  const own = end < 0 ? undoable : undoable.slice(0, end);
  const laid = own.filter((move) => move?.type !== 'pickUpPlan').length;
  const wasPickedUp = own.some((move) => move?.type === 'pickUpPlan');
  const isUnderSale = !wasPickedUp && plan.filter((card) => card !== none).length > laid;
  return {
    takeBack: own.length,
    moves: [
      ...(wasPickedUp || isUnderSale ? [{ type: 'pickUpPlan' } as const] : []),
      ...after.cards.map((card): Move => ({ type: 'layCard', card })),
      ...(after.mayor === none ? [] : [{ type: 'layMayorCard', card: after.mayor } as const]),
    ],
  };
}
