// EC-9: borrowing, and what is owed; EC-2.6, EC-2.7: when there is nothing to borrow.
import type { Seat, Table } from '@kontor/engine';
import type { Board } from './board.ts';
import { book, canPay } from './money.ts';
import { bank, type Event, type Loan, type Move, type State } from './state.ts';

/** Place of a player's loan cards of one kind in `state.loans`. */
export const loanPlace = (board: Board, seat: Seat, loan: Loan, extended: boolean): number =>
  (seat * board.components.loans.length + loan) * 2 + (extended ? 1 : 0);

/** EC-9.2, EC-9.3: what a loan card asks back. */
export const amountDue = (board: Board, loan: Loan, extended: boolean): number =>
  extended ? board.components.loans[loan]!.extended : board.components.loans[loan]!.repayment;

/** EC-11.2: money less what is still owed. */
export function wealthOf(board: Board, state: State, seat: Seat): number {
  return state.money[seat]! - debtOf(board, state, seat);
}

export function debtOf(board: Board, state: State, seat: Seat): number {
  let debt = 0;
  for (let loan = 0; loan < board.components.loans.length; loan++) {
    debt += state.loans[loanPlace(board, seat, loan, false)]! * amountDue(board, loan, false);
    debt += state.loans[loanPlace(board, seat, loan, true)]! * amountDue(board, loan, true);
  }
  return debt;
}

/** EC-2.7: the very first round of the game, in which nobody borrows. */
export const isFirstRound = (state: State): boolean => state.phase === 1 && state.round === 1;

/** EC-2.6: one loan of any pile that is not empty; with all piles empty the player passes. */
export function pushLoans(board: Board, state: State, moves: Move[]): void {
  const before = moves.length;
  for (let loan = 0; loan < state.loanPiles.length; loan++)
    if (state.loanPiles[loan]! > 0) moves.push(board.moves.takeLoan[loan]!);
  if (moves.length === before) moves.push(board.moves.pass);
}

export function takeLoan(board: Board, state: State, seat: Seat, loan: Loan, table: Table<Event>): void {
  const { amount } = board.components.loans[loan]!;
  const from = goToBank(state, seat);
  state.loanPiles[loan]!--;
  state.loans[loanPlace(board, seat, loan, false)]!++;
  book(state, seat, 'loans', amount);
  table.emit?.({ type: 'loanTaken', seat, loan, from, amount });
}

/** EC-10.9: only passes for want of loans end a phase. After the first round there is something to borrow again. */
export function pass(state: State, seat: Seat, table: Table<Event>): void {
  const from = goToBank(state, seat);
  if (!isFirstRound(state)) state.passes++;
  table.emit?.({ type: 'passed', seat, from });
}

/** EC-3.5, EC-3.11: the trip to the bank is free. Says where the ship was. */
function goToBank(state: State, seat: Seat): number {
  const from = state.ships[seat]!;
  state.ships[seat] = bank;
  state.spaces[seat] = 0;
  return from;
}

/** The loan card goes back to its pile (EC-9.4). */
export function repayLoan(board: Board, state: State, seat: Seat, loan: Loan, extended: boolean, table: Table<Event>): void {
  const amount = amountDue(board, loan, extended);
  state.loans[loanPlace(board, seat, loan, extended)]!--;
  state.loanPiles[loan]!++;
  book(state, seat, 'loans', -amount);
  table.emit?.({ type: 'loanRepaid', seat, loan, extended, amount });
}

/** EC-9.5, EC-9.6: all cards of one side are repaid, below zero if need be. */
export function repayAll(board: Board, state: State, seat: Seat, extended: boolean, table: Table<Event>): void {
  for (let loan = 0; loan < board.components.loans.length; loan++)
    while (state.loans[loanPlace(board, seat, loan, extended)]! > 0) repayLoan(board, state, seat, loan, extended, table);
}

/** EC-9.7: a loan that may be extended is repaid in full, with money in hand. */
export const canRepay = (board: Board, state: State, seat: Seat, loan: Loan): boolean =>
  state.loans[loanPlace(board, seat, loan, false)]! > 0 && canPay(state, seat, amountDue(board, loan, false));

export function extendAll(board: Board, state: State, seat: Seat, table: Table<Event>): void {
  for (let loan = 0; loan < board.components.loans.length; loan++)
    while (state.loans[loanPlace(board, seat, loan, false)]! > 0) {
      state.loans[loanPlace(board, seat, loan, false)]!--;
      state.loans[loanPlace(board, seat, loan, true)]!++;
      table.emit?.({ type: 'loanExtended', seat, loan, due: amountDue(board, loan, true) });
    }
}
