// AP-2: the course of a match. Which phase follows which; what happens in each is in the file named after it.
import type { Seat, Table } from '@kontor/engine';
import { actingMoves, applyActing, beginActing } from './acting.ts';
import {
  applyExchanging,
  applyReturning,
  beginReturning,
  drawAll,
  exchangingMoves,
  nextExchange,
  returningMoves,
} from './drawing.ts';
import { applyLateStoring, endGame, lateStoringMoves, nextLateStorage } from './ending.ts';
import { prepareNextRound } from './endOfRound.ts';
import type { Event } from './events.ts';
import { applyMissions, dealMissions, missionMoves } from './missions.ts';
import type { Move } from './moves.ts';
import { applyPlanning, beginPlanning, planningMoves, revealPlans } from './planning.ts';
import { applyRole, beginChoosingRoles, drawRoles, roleMoves } from './roles.ts';
import type { State } from './state.ts';
import type { Tables } from './tables.ts';

/** Whether this seat has to decide something now. */
export function isAsked(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case 'over':
      return false;
    case 'passingMissions':
    case 'choosingMissions':
    case 'returning':
    case 'planning':
      return !state.players[seat]!.ready;
    default:
      return state.active === seat;
  }
}

const nothing: readonly Move[] = [];

export function legalMoves(tables: Tables, state: State, seat: Seat): readonly Move[] {
  if (!isAsked(state, seat)) return nothing;
  const player = state.players[seat]!;
  switch (state.phase) {
    case 'choosingRoles':
      return roleMoves(tables, state, seat);
    case 'passingMissions':
    case 'choosingMissions':
      return missionMoves(tables, state, player);
    case 'returning':
      return returningMoves(tables, player);
    case 'exchanging':
      return exchangingMoves(tables, state, player);
    case 'planning':
      return planningMoves(tables, player);
    case 'acting':
      return actingMoves(tables, state, seat);
    case 'lateStoring':
      return lateStoringMoves(tables, state, player);
    case 'over':
      return nothing;
  }
}

/** Each phase says whether it goes on; if not, the next one begins. */
export function apply(tables: Tables, state: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (state.phase) {
    case 'choosingRoles':
      if (!applyRole(tables, state, seat, move, table)) afterRoles(tables, state, table);
      break;
    case 'passingMissions':
    case 'choosingMissions':
      if (!applyMissions(state, seat, move, table)) beginRound(tables, state, table);
      break;
    case 'returning':
      if (!applyReturning(tables, state, seat, move, table)) afterReturning(tables, state, table);
      break;
    case 'exchanging':
      if (!applyExchanging(tables, state, seat, move, table)) afterExchange(tables, state, table);
      break;
    case 'planning':
      if (!applyPlanning(tables, state, seat, move, table)) afterPlanning(tables, state, table);
      break;
    case 'acting':
      if (!applyActing(tables, state, seat, move, table)) afterActing(tables, state, table);
      break;
    case 'lateStoring':
      if (!applyLateStoring(tables, state, seat, move, table)) endGame(tables, state, table);
      break;
    case 'over':
      break;
  }
}

/** AP-1.8, AP-1.15 */
export function beginMatch(tables: Tables, state: State, draftRoles: boolean, table: Table<Event>): void {
  if (draftRoles) beginChoosingRoles(state);
  else {
    drawRoles(tables, state, table);
    afterRoles(tables, state, table);
  }
}

function afterRoles(tables: Tables, state: State, table: Table<Event>): void {
  if (state.players[0]!.missions.length > 0) dealMissions(tables, state, table);
  else beginRound(tables, state, table);
}

function beginRound(tables: Tables, state: State, table: Table<Event>): void {
  const { round, startPlayer } = state;
  state.active = startPlayer;
  table.emit?.({ type: 'roundBegan', round, startPlayer, isLast: round === state.lastRound });
  if (!beginReturning(tables, state)) afterReturning(tables, state, table);
}

function afterReturning(tables: Tables, state: State, table: Table<Event>): void {
  drawAll(tables, state, table);
  if (!nextExchange(tables, state, 0)) afterExchange(tables, state, table);
}

function afterExchange(tables: Tables, state: State, table: Table<Event>): void {
  if (!beginPlanning(tables, state)) afterPlanning(tables, state, table);
}

function afterPlanning(tables: Tables, state: State, table: Table<Event>): void {
  revealPlans(tables, state, table);
  if (!beginActing(tables, state, table)) afterActing(tables, state, table);
}

function afterActing(tables: Tables, state: State, table: Table<Event>): void {
  if (state.round === state.lastRound) {
    if (!nextLateStorage(tables, state, 0, table)) endGame(tables, state, table);
    return;
  }
  prepareNextRound(tables, state, table);
  beginRound(tables, state, table);
}
