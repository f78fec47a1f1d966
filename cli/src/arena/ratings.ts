// Ratings from places, for any number of players: the Plackett-Luce model after Weng and Lin (JMLR 12, 2011, algorithm 4).

/** How strong a player is thought to be, and how far that may be off. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const firstRating: Rating = { mu: 25, sigma: 25 / 3 };

/** The spread of a player's performance around the strength. */
const beta = 25 / 6;
/** No single game makes a rating surer than this. */
const leastFactor = 0.0001;

/** The ratings after one game, from the places (equal ones are shared). */
export function rateGame(ratings: readonly Rating[], places: readonly number[]): Rating[] {
  const c = Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma * sigma + beta * beta, 0));
  const strengths = ratings.map(({ mu }) => Math.exp(mu / c));
  const remaining = places.map((place) =>
    strengths.reduce((sum, strength, other) => sum + (places[other]! >= place ? strength : 0), 0),
  );
  const tied = places.map((place) => places.filter((other) => other === place).length);
  return ratings.map(({ mu, sigma }, player) => {
    let better = 0;
    let surer = 0;
    for (const [other, place] of places.entries()) {
      if (place > places[player]!) continue;
      const chance = strengths[player]! / remaining[other]!;
      better += ((other === player ? 1 : 0) - chance) / tied[other]!;
      surer += (chance * (1 - chance)) / tied[other]!;
    }
    const variance = sigma * sigma;
    const factor = 1 - (sigma / c) * (variance / (c * c)) * surer;
    return { mu: mu + (variance / c) * better, sigma: Math.sqrt(variance * Math.max(factor, leastFactor)) };
  });
}
