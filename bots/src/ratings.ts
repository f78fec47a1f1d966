// From ratings to a move: what games' own knowledge is made of.
import type { Chance } from '@kontor/engine';

/** The move with the highest rating, after each was blurred by up to `blur` points. */
export function bestRated<Move>(moves: readonly Move[], ratings: readonly number[], blur: number, chance: Chance): Move {
  let best = moves[0]!;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < moves.length; index++) {
    const rating = ratings[index]! + (blur * chance.below(1024)) / 1024;
    if (rating > highest) {
      highest = rating;
      best = moves[index]!;
    }
  }
  return best;
}
