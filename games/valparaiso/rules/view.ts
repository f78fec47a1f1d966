// Who sees what (VP-1.12, VP-3.8): everything but others' plans before the reveal.
import { maySee, type Seat, seatsOf, type Viewer, type VisibilityTable } from '@kontor/engine';
import type { Print } from './print.ts';
import { actionCardCount, cloneState, type Event, type State, type View } from './state.ts';

/** While planning, any of a player's cards may lie in the plan: where each of them is, only its owner knows. */
const plan: VisibilityTable<State>[string] = {
  audience: (state) => (state.phase === 'planning' ? 'owner' : 'all'),
  count: (state, owner) => actionCardCount + bitCount(state.owned[owner]!),
};

/** Which card comes next nobody knows; which ones are left, everybody does. The pile is counted with the first seat. */
const pile: VisibilityTable<State>[string] = {
  audience: () => 'nobody',
  count: (state, owner) => (owner === 0 ? state.pile.length : 0),
};

export const visibility: VisibilityTable<State> = { plan, pile };

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const planOf = (print: Print, state: State, seat: Seat): number[] =>
  state.plans.slice(print.slotCount * seat, print.slotCount * (seat + 1));

export function view(print: Print, state: State, viewer: Viewer): View {
  const open = cloneState(state);
  return {
    viewer,
    phase: open.phase,
    round: open.round,
    startPlayer: open.startPlayer,
    turn: open.turn,
    frame: open.frame,
    race: open.race,
    colours: [...open.colours],
    finished: open.finished,
    firstFinisher: open.firstFinisher,
    money: open.money,
    warehouse: open.warehouse,
    hold: open.hold,
    merchants: open.merchants,
    unhired: open.unhired,
    unbuilt: open.unbuilt,
    houses: open.houses,
    tiles: open.tiles,
    ships: open.ships,
    sectorMoney: open.sectorMoney,
    display: open.display,
    pile: open.pile,
    owned: open.owned,
    removed: open.removed,
    points: open.points,
    plans: seatsOf(print.seatCount).map((owner) => (maySee(plan, state, owner, viewer) ? planOf(print, state, owner) : null)),
    mayPickUp: viewer !== 'spectator' && (state.mayPickUp & (1 << viewer)) !== 0,
  };
}

/** What is laid and picked up in planning, only its owner hears. */
export function narrate(event: Event, viewer: Viewer): Event | undefined {
  if (event.type === 'cardLaid' || event.type === 'planPickedUp') return event.seat === viewer ? event : undefined;
  return event;
}
