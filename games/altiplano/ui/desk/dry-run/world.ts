// The imagined world of the dry run: planning is over, all the others have passed, and only this seat acts.
import { type GameDefinition, type Seat, SeededChance } from '@kontor/engine';
import {
  type AltiplanoTypes,
  type Components,
  defineGame,
  type Event,
  type Location,
  type Move,
  none,
  type State,
  type Tables,
  tablesFor,
  type View,
} from '../../../rules/index.ts';
import { sum } from '../../texts/reading.ts';

/** Whether so many more states may be looked at. */
export interface Budget {
  left: number;
}

export interface World {
  readonly tables: Tables;
  readonly seat: Seat;
  readonly round: number;
  /** Where planning ends and acting begins. */
  readonly start: State;
  readonly budget: Budget;
  legal(state: State): readonly Move[];
  /** The state after a move; the one before stays as it is. */
  after(state: State, move: Move, emit?: (event: Event) => void): State;
  /** The same at the beginning of a turn with the figure at a location. */
  standing(state: State, location: Location): State;
}

const known = new WeakMap<Components, GameDefinition<AltiplanoTypes>>();

function rulesFor(components: Components): GameDefinition<AltiplanoTypes> {
  const rules = known.get(components) ?? defineGame(components);
  known.set(components, rules);
  return rules;
}

export function worldOf(view: View, seat: Seat, components: Components, states: number): World {
  const rules = rulesFor(components);
  const chance = new SeededChance(1);
  const start = rules.imagine(view, seat, chance);
  for (const [index, player] of start.players.entries()) {
    player.passed = index !== seat;
    player.secret.length = 0;
  }
  start.phase = 'acting';
  start.turn = 'fresh';
  start.active = seat;
  const budget: Budget = { left: states };
  return {
    tables: tablesFor(components),
    seat,
    round: view.round,
    start,
    budget,
    legal: (state) => rules.legalMoves(state, seat),
    after(state, move, emit) {
      budget.left--;
      const next = rules.clone(state);
      rules.apply(next, seat, move, { chance, emit });
      return next;
    },
    standing(state, location) {
      const next = rules.clone(state);
      next.turn = 'fresh';
      next.repeating = null;
      next.players[seat]!.figure = location;
      return next;
    },
  };
}

/** Whether the round has ended: nothing more can be done in it. */
export const isOver = ({ round }: World, state: State): boolean => state.phase !== 'acting' || state.round !== round;

/** Tiles and coins on action spaces, those of movement aside. */
export function laidOn({ seat }: World, state: State): number {
  const { spaces, slots, wild } = state.players[seat]!;
  return sum(spaces) + sum(slots) + (wild === none ? 0 : 1);
}

const purchases: ReadonlySet<Move['type']> = new Set(['buyExtension', 'takeOrder', 'buyCart']);
const others: ReadonlySet<Move['type']> = new Set(['travel', 'putFigure', 'pass', 'endTurn', 'storeCorn']);

export const isPurchase = ({ type }: Move): boolean => purchases.has(type);

/** Whether a move uses what was laid. */
export const usesTiles = ({ type }: Move): boolean => !purchases.has(type) && !others.has(type);
