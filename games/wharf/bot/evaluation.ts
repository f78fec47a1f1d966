// What a hand of goods will still bring: the best sales that the rounds left allow, each a little less sure than a coin.
import { type BySeat, bagSize } from '@kontor/engine';
import type { Components, State } from '../rules/index.ts';

/** The coins that `count` sales of the best goods would bring now, prices falling with each (WH-4.3); what is left over counts one each. */
export function saleValue(components: Components, state: State, hand: readonly number[], count: number): number {
  const { lowest } = components.price;
  let value = bagSize(hand as number[]);
  for (let good = 0; good < hand.length; good++) {
    // A sale brings its price instead of the one coin that every good is worth at the end.
    for (let sold = 0; sold < hand[good]! && sold < count; sold++) {
      value += Math.max(lowest, state.prices[good]! - sold) - 1;
    }
  }
  return value;
}

/** How many sales a seat can still hope for: one order of sales a round, if the plan of this round has it. */
function salesLeft(components: Components, state: State, seat: number): number {
  const later = (components.rounds - state.round) * components.sellLimit;
  if (state.phase === 'planning') return later + components.sellLimit;
  const seatCount = state.coins.length;
  const turn = (seat - state.startPlayer + seatCount) % seatCount;
  const order = state.plans[seat]!.indexOf('sell');
  const at = order * seatCount + turn;
  if (order === -1 || at < state.step) return later;
  return later + (at === state.step && state.frame?.type === 'sell' ? state.frame.left : components.sellLimit);
}

/** The coins each seat may expect to end with, by what it has now. */
export function evaluate(components: Components, state: State, goodInHand: number): BySeat<number> {
  return state.coins.map((coins, seat) => {
    const hand = state.hands[seat]!;
    const given = state.frame?.type === 'barter' && state.frame.given !== null ? 1 : 0;
    const turn = (state.startPlayer + state.step) % state.coins.length;
    const extra = given > 0 && turn === seat ? state.prices[(state.frame as { given: number }).given]! : 0;
    const size = bagSize(hand);
    return coins + size + goodInHand * (saleValue(components, state, hand, salesLeft(components, state, seat)) - size) + extra;
  });
}
