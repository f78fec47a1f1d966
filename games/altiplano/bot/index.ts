// What Altiplano's bots know of Altiplano.
import { bestRated, type Knowledge, type Weights } from '@kontor/bots';
import type { Game } from '@kontor/engine';
import { tablesFor } from '../rules/index.ts';
import type { AltiplanoTypes } from '../rules/state.ts';
import { evaluate } from './evaluation.ts';
import { roundsLeft } from './holdings.ts';
import { rateMoves } from './policy.ts';
import standardWeights from './weights.json';

export const weights: Weights = standardWeights;

/** What the bots of Altiplano go by, for one edition. */
export function knowledge(game: Game<AltiplanoTypes>, given: Weights = weights): Knowledge<AltiplanoTypes> {
  const own = { ...standardWeights, ...given };
  const tables = tablesFor(game.edition.components);
  return {
    evaluate: (state) => evaluate(tables, state, own),
    rate: (state, seat, moves) => rateMoves(tables, state, seat, moves, own),
    suggest: (state, seat, moves, chance) =>
      bestRated(moves, rateMoves(tables, state, seat, moves, own), own.suggestNoise, chance),
    doubt: (state) => own.doubt + own.doubtPerRound * roundsLeft(tables, state, own),
    moment: (state) => state.round,
    trust: own.trust,
    lookAhead: own.lookAhead,
  };
}
