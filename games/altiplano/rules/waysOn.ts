// AP-5.4, AP-5.8: how a turn can go on after its action. Nothing of that is hidden, so a view is enough to tell.
import type { Seat } from '@kontor/engine';
import { actingMoves } from './acting.ts';
import type { State, View } from './state.ts';
import type { Tables } from './tables.ts';

export interface WaysOn {
  /** Whether the 'one or more' action can be gone on with. */
  readonly canRepeat: boolean;
  readonly canMove: boolean;
}

export function waysOn(tables: Tables, view: View, seat: Seat): WaysOn {
  const players = view.players.map(({ bag, container, secret, ...open }) => ({
    ...open,
    bag: bag ?? [],
    container: container ?? [],
    secret: secret ?? [],
  }));
  const state: State = { ...view, players };
  const types = actingMoves(tables, state, seat).map(({ type }) => type);
  return {
    canRepeat: types.some((type) => type !== 'travel' && type !== 'endTurn'),
    canMove: types.includes('travel'),
  };
}
