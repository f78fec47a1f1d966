// A random player who likes to build: its games fill the rows, so that closing, reopening and back-filling happen.
import { type Chance, Match, openGame, type Seat } from '@kontor/engine';
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

export function busyChoice(moves: readonly Move[], chance: Chance): Move {
  let left = chance.below(moves.reduce((sum, move) => sum + liking[move.type], 0));
  for (const move of moves) {
    left -= liking[move.type];
    if (left < 0) return move;
  }
  throw new Error('there is nothing to choose from');
}

/** Plays a match to its end; tells every situation before its move. */
export function playBusyMatch(
  how: { readonly seatCount: number; readonly options: object; readonly seed: number },
  choose: Chance,
  tell?: (match: Match<ElCapitanTypes>, seat: Seat, move: Move) => void,
): Match<ElCapitanTypes> {
  const match = Match.start(openGame(box), { seatCount: how.seatCount, options: how.options, chance: how.seed });
  while (!match.isOver) {
    const { seat } = match.decisions()[0]!;
    const move = busyChoice(match.legalMoves(seat), choose);
    tell?.(match, seat, move);
    match.submit(seat, move);
  }
  return match;
}
