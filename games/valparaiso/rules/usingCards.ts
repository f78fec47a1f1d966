// VP-4: the planned cards one after the other, in or out of order, on either side or without effect.
import { leftOf, type Seat, type Table } from '@kontor/engine';
import { finishAction } from './actions/frames.ts';
import { addActionMoves, applyActionMove, beginAction, canCarryOut } from './actions/interpreter.ts';
import { actionOf, hasPlannedCard, interned } from './holdings.ts';
import type { Print } from './print.ts';
import { beginRoundEnd } from './roundEnd.ts';
import { type Event, type Move, none, type State, sides } from './state.ts';

const useCard = interned((index): Move => ({ type: 'useCard', slot: Math.floor(index / 3), side: sides[index % 3]! }));
const endTurn: Move = { type: 'endTurn' };

/** VP-4.2: the card in the mayor's slot and in slot 1 is free. */
export const surchargeOf = (print: Print, slot: number): number => (slot === 0 ? 0 : print.components.slots[slot - 1]!.surcharge);

export function addUsingMoves(print: Print, state: State, seat: Seat, moves: Move[]): void {
  const { frame } = state;
  if (frame === null) addCardMoves(print, state, seat, moves);
  else if (frame.type === 'endTurn') moves.push(endTurn);
  else if (frame.type !== 'income') addActionMoves(print, state, seat, frame, moves);
}

/** VP-4.4, VP-4.5, VP-4.7: a side is offered where its action can be carried out with what is left after the surcharge. */
function addCardMoves(print: Print, state: State, seat: Seat, moves: Move[]): void {
  for (let slot = 0; slot < print.slotCount; slot++) {
    const card = state.plans[print.slotCount * seat + slot]!;
    const money = state.money[seat]! - surchargeOf(print, slot);
    if (card === none || money < 0) continue;
    const { main, alternatives } = print.cards[card]!;
    const alternative = alternatives[state.colours[seat]!]!;
    if (canCarryOut(print, state, seat, main, money)) moves.push(useCard(3 * slot));
    if (alternative !== null && canCarryOut(print, state, seat, alternative, money)) moves.push(useCard(3 * slot + 1));
    moves.push(useCard(3 * slot + 2));
  }
}

export function applyUsing(print: Print, state: State, seat: Seat, move: Move, table: Table<Event>): void {
  const { frame } = state;
  if (move.type === 'useCard') {
    use(print, state, seat, move, table);
  } else if (move.type === 'endTurn') {
    table.emit?.({ type: 'turnEnded', seat });
    passTurn(print, state, leftOf(seat, print.seatCount), table);
  } else if (frame !== null && frame.type !== 'endTurn' && frame.type !== 'income') {
    applyActionMove(print, state, seat, frame, move, table);
  }
}

/** VP-4.2, VP-4.3 */
function use(
  print: Print,
  state: State,
  seat: Seat,
  { slot, side }: Extract<Move, { type: 'useCard' }>,
  table: Table<Event>,
): void {
  const start = print.slotCount * seat;
  const card = state.plans[start + slot]!;
  const surcharge = surchargeOf(print, slot);
  state.money[seat]! -= surcharge;
  if (slot === 0) state.plans[start] = none;
  else {
    for (let i = slot; i < print.slotCount - 1; i++) state.plans[start + i] = state.plans[start + i + 1]!;
    state.plans[start + print.slotCount - 1] = none;
  }
  table.emit?.({ type: 'cardUsed', seat, card, slot, side, surcharge });
  const action = actionOf(print, state, seat, card, side);
  if (action === null) finishAction(state);
  else beginAction(print, state, seat, action, card, side, table);
}

export function beginUsingCards(print: Print, state: State, table: Table<Event>): void {
  state.phase = 'usingCards';
  passTurn(print, state, state.startPlayer, table);
}

/** VP-4.1: from `next` on, the first player with a card left; if there is none, the round ends. */
function passTurn(print: Print, state: State, next: Seat, table: Table<Event>): void {
  state.frame = null;
  for (let i = 0, seat = next; i < print.seatCount; i++, seat = leftOf(seat, print.seatCount)) {
    if (!hasPlannedCard(print, state, seat)) continue;
    state.turn = seat;
    return;
  }
  beginRoundEnd(print, state, table);
}
