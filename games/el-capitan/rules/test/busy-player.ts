// A random player who likes to build: its games fill the rows, so that closing, reopening and back-filling happen.
import type { Chance, Match, Seat } from '@kontor/engine';
import { playRandomMatch } from '@kontor/engine/laws';
import { box, type ElCapitanTypes, type Move } from '../index.ts';

/** How much more often a kind of move is chosen than the least likely one. */
const liking: Readonly<Record<Move['type'], number>> = {
  buyCard: 2,
  sail: 6,
  buildWarehouse: 150,
  reopenWarehouse: 150,
  buildFortress: 60,
  takeLoan: 4,
  pass: 1,
  movePirate: 1,
  sailPirate: 4,
  landPirate: 4,
  endTurn: 60,
  repayLoan: 20,
  extendLoans: 10,
  chooseStartPlayer: 1,
};

/** How much a busy player likes a move. */
export const busyWeight = (move: Move): number => liking[move.type];

/** Plays a match to its end; tells every situation before its move. */
export function playBusyMatch(
  how: { readonly seatCount: number; readonly options: object; readonly seed: number },
  choose: Chance,
  tell?: (match: Match<ElCapitanTypes>, seat: Seat, move: Move) => void,
): Match<ElCapitanTypes> {
  return playRandomMatch(
    box,
    { ...how, weigh: busyWeight, tell: (match, step) => tell?.(match, step.seat as Seat, step.move) },
    choose,
  );
}
