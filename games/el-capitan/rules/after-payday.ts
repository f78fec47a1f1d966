// EC-10.1 to EC-12.1: the payday itself, then loans, wealth, the choice of the start player and new pieces.
import { leftOf, type Seat, type Table, seat as toSeat } from '@kontor/engine';
import type { Board } from './board.ts';
import { canRepay, extendAll, repayAll, repayLoan, wealthOf } from './loans.ts';
import { book } from './money.ts';
import { lastPhase, paydaySources, tally } from './payday.ts';
import { isNeutral } from './row.ts';
import type { Event, Loan, Move, State } from './state.ts';

/** Pays everybody, then goes on to the loans, or ends the game after the third phase. */
export function holdPayday(board: Board, state: State, table: Table<Event>): void {
  const { emit } = table;
  const allPassed = state.passes === state.money.length;
  emit?.({ type: 'paydayBegan', phase: state.phase, rounds: state.round, allPassed });
  const paid = tally(board, state, [], emit && ((line) => emit({ type: 'paid', ...line })));
  for (let index = 0; index < paid.length; index++)
    if (paid[index]! > 0) {
      const source = paydaySources[index % paydaySources.length]!;
      book(state, toSeat(Math.floor(index / paydaySources.length)), source, paid[index]!);
    }
  emit?.({ type: 'paydayEnded', phase: state.phase, money: [...state.money] });
  if (state.phase === lastPhase) endGame(board, state, table);
  else settleFrom(board, state, state.startPlayer, table);
}

/** EC-9.5: all loans are repaid; then the game is over. */
function endGame(board: Board, state: State, table: Table<Event>): void {
  let seat = state.startPlayer;
  do {
    repayAll(board, state, seat, true, table);
    repayAll(board, state, seat, false, table);
    seat = leftOf(seat, state.money.length);
  } while (seat !== state.startPlayer);
  state.stage = 'over';
  table.emit?.({ type: 'gameEnded' });
}

/** EC-9.3, EC-9.7: from this player on, what must be repaid is repaid; the first one who has a choice is asked. */
function settleFrom(board: Board, state: State, first: Seat, table: Table<Event>): void {
  let seat = first;
  do {
    repayAll(board, state, seat, true, table);
    if (hasChoice(board, state, seat)) {
      state.stage = 'settlement';
      state.active = seat;
      return;
    }
    extendAll(board, state, seat, table);
    seat = leftOf(seat, state.money.length);
  } while (seat !== state.startPlayer);
  countWealth(board, state, table);
}

function hasChoice(board: Board, state: State, seat: Seat): boolean {
  for (let loan = 0; loan < board.components.loans.length; loan++) if (canRepay(board, state, seat, loan)) return true;
  return false;
}

export function settlementMoves(board: Board, state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  for (let loan = 0; loan < board.components.loans.length; loan++)
    if (canRepay(board, state, seat, loan)) moves.push(board.moves.repayLoan[loan]!);
  moves.push(board.moves.extendLoans);
  return moves;
}

export function applySettlement(
  board: Board,
  state: State,
  seat: Seat,
  move: { readonly type: 'repayLoan'; readonly loan: Loan } | { readonly type: 'extendLoans' },
  table: Table<Event>,
): void {
  if (move.type === 'repayLoan') {
    repayLoan(board, state, seat, move.loan, false, table);
    return;
  }
  extendAll(board, state, seat, table);
  const next = leftOf(seat, state.money.length);
  if (next === state.startPlayer) countWealth(board, state, table);
  else settleFrom(board, state, next, table);
}

/** EC-11.2, EC-11.3: the player with the least wealth is asked; of several the one who comes last in turn order. */
function countWealth(board: Board, state: State, table: Table<Event>): void {
  let poorest = state.startPlayer;
  let seat = leftOf(poorest, state.money.length);
  for (; seat !== state.startPlayer; seat = leftOf(seat, state.money.length))
    if (wealthOf(board, state, seat) <= wealthOf(board, state, poorest)) poorest = seat;
  table.emit?.({
    type: 'wealthCounted',
    phase: state.phase,
    wealth: state.money.map((_, index) => wealthOf(board, state, toSeat(index))),
    poorest,
  });
  state.stage = 'startPlayerChoice';
  state.active = poorest;
}

/** EC-11.4, EC-13.1: new pieces for everybody, and the next phase begins. */
export function beginNextPhase(board: Board, state: State, seat: Seat, startPlayer: Seat, table: Table<Event>): void {
  table.emit?.({ type: 'startPlayerChosen', seat, startPlayer });
  state.phase++;
  state.round = 1;
  state.startPlayer = startPlayer;
  state.lastRound = false;
  state.passes = 0;
  const { warehouses, fortresses, neutralWarehouses } = board.components.perPhase;
  for (let colour = 0; colour < state.warehouses.length; colour++)
    handOut(state.warehouses, state.warehouseSupply, colour, isNeutral(state, colour) ? neutralWarehouses : warehouses);
  for (let owner = 0; owner < state.fortresses.length; owner++)
    handOut(state.fortresses, state.fortressSupply, owner, fortresses);
  table.emit?.({ type: 'phaseBegan', phase: state.phase, startPlayer });
}

function handOut(front: number[], supply: number[], index: number, count: number): void {
  const given = Math.min(count, supply[index]!);
  front[index]! += given;
  supply[index]! -= given;
}
