// What Wharf's bots know of Wharf.
import type { BotModule, Knowledge, Weights } from '@kontor/bots';
import { bagSize, type Seat } from '@kontor/engine';
import type { Move, State, WharfTypes } from '../rules/index.ts';
import { evaluate } from './evaluation.ts';
import standardWeights from './weights.json';

/** How promising a move looks, in coins. */
function rateMove(state: State, seat: Seat, move: Move, own: typeof standardWeights): number {
  const hand = state.hands[seat]!;
  switch (move.type) {
    case 'layOrder': {
      const isFirst = state.plans[seat]!.length === 0;
      const full = bagSize(hand) >= 3;
      if (move.order === 'load') return isFirst ? own.loadFirst : 1;
      if (move.order === 'sell') return isFirst ? (full ? 1 : 0) : 2;
      return hand.some(
        (count, good) =>
          count > 0 && state.market.some((there, other) => there > 0 && state.prices[other]! > state.prices[good]! + 1),
      )
        ? 1
        : 0;
    }
    case 'sell':
      return state.prices[move.good]! - own.holdBelow + 0.1 * hand[move.good]!;
    case 'offer':
      return 1 - state.prices[move.good]!;
    case 'take':
      return state.prices[move.good]! + 0.3 * hand[move.good]!;
    case 'stop':
      return state.frame?.type === 'barter' ? -2.5 : 0;
    case 'getReady':
      return 0;
  }
}

/** What the bots of Wharf go by, for one edition. */
export function knowledge(
  game: Parameters<BotModule<WharfTypes>['knowledge']>[0],
  weights: Weights = standardWeights,
): Knowledge<WharfTypes> {
  const own = { ...standardWeights, ...weights };
  const { components } = game.edition;
  return {
    evaluate: (state) => evaluate(components, state, own.goodInHand),
    rate: (state, seat, moves) => moves.map((move) => rateMove(state, seat, move, own)),
    suggest(state, seat, moves, chance) {
      let best = moves[0]!;
      let highest = Number.NEGATIVE_INFINITY;
      for (const move of moves) {
        const rating = rateMove(state, seat, move, own) + chance.below(100) / 100;
        if (rating > highest) {
          highest = rating;
          best = move;
        }
      }
      return best;
    },
    doubt: (state) => own.doubt + 0.5 * (components.rounds - state.round),
    moment: (state) => state.round,
    trust: own.trust,
    lookAhead: own.lookAhead,
  };
}

export const weights: Weights = standardWeights;
