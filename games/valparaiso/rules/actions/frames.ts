// The frames and moves that all actions share.
import type { Frame, Move, State } from '../state.ts';

/** Ends an action that has run as far as it can, or as far as its player wants (VP-6.21). */
export const stop: Move = { type: 'stop' };

const endTurn: Frame = { type: 'endTurn' };

/** The action is over; its player ends the turn. */
export function finishAction(state: State): void {
  state.frame = endTurn;
}
