// What Valparaíso's bots know of Valparaíso.
import { bestRated, type Knowledge, type Weights } from '@kontor/bots';
import type { Game } from '@kontor/engine';
import { type Print, printFor } from '../rules/print.ts';
import type { State, ValparaisoTypes } from '../rules/state.ts';
import { evaluate } from './evaluation.ts';
import { rateMoves } from './policy.ts';
import standardWeights from './weights.json';
import { roundsLeft } from './worth.ts';

export const weights: Weights = standardWeights;

/** What the bots of Valparaíso go by, for one edition. */
export function knowledge(game: Game<ValparaisoTypes>, given: Weights = weights): Knowledge<ValparaisoTypes> {
  const own = { ...standardWeights, ...given };
  const prints: (Print | undefined)[] = [];
  const printAt = (state: State): Print => {
    const seatCount = state.money.length;
    prints[seatCount] ??= printFor(game.edition.components, seatCount);
    return prints[seatCount];
  };
  return {
    evaluate: (state) => evaluate(printAt(state), state, own),
    rate: (state, seat, moves) => rateMoves(printAt(state), state, seat, moves, own),
    suggest: (state, seat, moves, chance) =>
      bestRated(moves, rateMoves(printAt(state), state, seat, moves, own), own.suggestNoise, chance),
    doubt: (state) => own.doubt + own.doubtPerRound * roundsLeft(printAt(state), state, own),
    moment: (state) => state.round + (state.phase === 'homecoming' ? 1 : 0),
    trust: own.trust,
    lookAhead: own.lookAhead,
  };
}
