// What El Capitán's bots know of El Capitán.
import type { Knowledge, Weights } from '@kontor/bots';
import { bestRated } from '@kontor/bots';
import type { Game } from '@kontor/engine';
import { layOut } from '../rules/board.ts';
import { lastPhase } from '../rules/payday.ts';
import type { ElCapitanTypes } from '../rules/state.ts';
import { evaluate } from './evaluation.ts';
import { rateMoves } from './policy.ts';
import standardWeights from './weights.json';

export const weights: Weights = standardWeights;

/** What the bots of El Capitán go by, for one edition. */
export function knowledge(game: Game<ElCapitanTypes>, given: Weights = weights): Knowledge<ElCapitanTypes> {
  const own = { ...standardWeights, ...given };
  const board = layOut(game.edition.components);
  return {
    evaluate: (state) => evaluate(board, state, own),
    rate: (state, seat, moves) => rateMoves(board, state, seat, moves, own),
    suggest: (state, seat, moves, chance) =>
      bestRated(moves, rateMoves(board, state, seat, moves, own), own.suggestNoise, chance),
    doubt: (state) => own.doubt + own.doubtPerPhase * (lastPhase - state.phase),
    // Phases are far apart, so that no line is followed across a payday and the first turns after it.
    moment: (state) => {
      const seats = state.money.length;
      return state.phase * 100 + state.round + ((state.active - state.startPlayer + seats) % seats) / seats;
    },
    trust: own.trust,
    lookAhead: own.lookAhead,
  };
}
