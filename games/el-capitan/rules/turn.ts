// EC-2: a turn from its first purchase to its end, and the change of turns and rounds (EC-1.7, EC-10.1, EC-10.9).
import { leftOf, type Seat, type Table } from '@kontor/engine';
import { applySettlement, beginNextPhase, holdPayday, settlementMoves } from './after-payday.ts';
import type { Board } from './board.ts';
import { buildFortress, buildWarehouse, pushBuildings, reopenWarehouse } from './building.ts';
import { isFirstRound, pass, pushLoans, takeLoan } from './loans.ts';
import { callPirate, errandMoves, landPirate, pushErrands, sailPirate } from './pirate.ts';
import { couldBuyVoyage, pushVoyages, sail } from './sailing.ts';
import { buyCard, pushPurchases, refillDisplay } from './sailing-cards.ts';
import type { Event, Move, State } from './state.ts';

export function legalMoves(board: Board, state: State, seat: Seat): readonly Move[] {
  if (state.active !== seat) return [];
  if (state.errand !== 'none') return errandMoves(board, state, seat);
  switch (state.stage) {
    case 'beforeAction':
      return movesBeforeAction(board, state, seat);
    case 'afterAction':
      return movesAfterAction(board, state, seat);
    case 'atBank':
      return [board.moves.endTurn];
    case 'settlement':
      return settlementMoves(board, state, seat);
    case 'startPlayerChoice':
      return board.moves.chooseStartPlayer[state.money.length]!;
    case 'over':
      return [];
  }
}

function movesBeforeAction(board: Board, state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  pushPurchases(board, state, seat, moves);
  const purchases = moves.length;
  pushVoyages(board, state, seat, moves);
  pushBuildings(board, state, seat, moves);
  const isStuck = moves.length === purchases && !couldBuyVoyage(board, state, seat);
  if (mayGoToBank(state, isStuck)) {
    if (isFirstRound(state)) moves.push(board.moves.pass);
    else pushLoans(board, state, moves);
  }
  pushErrands(board, state, seat, moves);
  return moves;
}

/** EC-2.5, EC-2.7, EC-2.9: at the very beginning of a turn, or where it would otherwise be stuck. */
export const mayGoToBank = (state: State, isStuck: boolean): boolean =>
  state.protection !== 'owed' && (isStuck || !(state.hasSpent || isFirstRound(state)));

function movesAfterAction(board: Board, state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  pushPurchases(board, state, seat, moves);
  pushErrands(board, state, seat, moves);
  if (state.protection !== 'owed') moves.push(board.moves.endTurn);
  return moves;
}

export function apply(board: Board, state: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (move.type) {
    case 'buyCard':
      buyCard(board, state, seat, move.card, table);
      break;
    case 'sail':
      sail(board, state, seat, move.card, move.city, table);
      break;
    case 'buildWarehouse':
      state.stage = 'afterAction';
      buildWarehouse(board, state, seat, move, table);
      break;
    case 'reopenWarehouse':
      state.stage = 'afterAction';
      reopenWarehouse(board, state, seat, move, table);
      break;
    case 'buildFortress':
      state.stage = 'afterAction';
      buildFortress(board, state, seat, table);
      break;
    case 'takeLoan':
      state.stage = 'atBank';
      takeLoan(board, state, seat, move.loan, table);
      break;
    case 'pass':
      state.stage = 'atBank';
      pass(state, seat, table);
      break;
    case 'movePirate':
      callPirate(state, seat, move.by, table);
      break;
    case 'sailPirate':
      sailPirate(state, seat, move.card, move.city, table);
      break;
    case 'landPirate':
      landPirate(board, state, seat, move.city, move.space, table);
      break;
    case 'endTurn':
      endTurn(board, state, seat, table);
      break;
    case 'repayLoan':
    case 'extendLoans':
      applySettlement(board, state, seat, move, table);
      break;
    case 'chooseStartPlayer':
      beginNextPhase(board, state, seat, move.seat, table);
      beginTurn(state, move.seat, table);
      break;
  }
}

/** EC-2.3: only now is the display refilled. EC-10.1, EC-10.9: a phase ends with a whole round. */
function endTurn(board: Board, state: State, seat: Seat, table: Table<Event>): void {
  table.emit?.({ type: 'turnEnded', seat });
  refillDisplay(board, state, table);
  clearTurn(state);
  const next = leftOf(seat, state.money.length);
  if (next === state.startPlayer) {
    if (state.lastRound || state.passes === state.money.length) {
      holdPayday(board, state, table);
      return;
    }
    state.round++;
    state.passes = 0;
  }
  beginTurn(state, next, table);
}

function clearTurn(state: State): void {
  state.hasSpent = false;
  state.protection = 'none';
  state.hasHiredPirate = false;
}

function beginTurn(state: State, seat: Seat, table: Table<Event>): void {
  state.stage = 'beforeAction';
  state.active = seat;
  table.emit?.({ type: 'turnBegan', seat, phase: state.phase, round: state.round });
}
