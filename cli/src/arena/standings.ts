// What a contest shows: wins, scores, places, ratings and effort of each contestant.
import { columns } from '../terminal.ts';
import type { Played } from './contest.ts';
import { firstRating, type Rating, rateGame } from './ratings.ts';
import { type Estimate, mean, wilson } from './statistics.ts';

/** One contestant's line. */
export interface Standing {
  readonly bot: string;
  /** Seats taken over all games. */
  readonly seats: number;
  /** Wins over all games; a shared win is shared. */
  readonly wins: number;
  /** The share of all games that this contestant won. Parity is one over the number of contestants. */
  readonly winShare: Estimate;
  readonly score: Estimate;
  readonly place: Estimate;
  /** 25 is where everybody begins. */
  readonly rating: Rating;
  readonly decisions: number;
  readonly millisecondsPerDecision: number;
  readonly longestDecision: number;
  readonly iterationsPerDecision: number;
  readonly iterationsPerSecond: number;
  readonly faults: number;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export function standings(bots: readonly string[], games: readonly Played[]): Standing[] {
  const ratings: Rating[] = bots.map(() => firstRating);
  for (const { lineup, places } of [...games].sort((a, b) => a.index - b.index)) {
    const seated = lineup.map((bot) => ratings[bot]!);
    const after = rateGame(seated, places);
    for (const bot of new Set(lineup)) {
      // A contestant with several seats learns the mean of what its seats would.
      const own = after.filter((_, seat) => lineup[seat] === bot);
      ratings[bot] = { mu: meanOf(own.map(({ mu }) => mu)), sigma: meanOf(own.map(({ sigma }) => sigma)) };
    }
  }
  return bots.map((name, bot) => {
    const rows = games.flatMap((game) =>
      game.lineup.flatMap((seated, seat) => (seated === bot ? [{ game, seat, effort: game.efforts[seat]! }] : [])),
    );
    const wins = rows.reduce(
      (sum, { game, seat }) => sum + (game.places[seat] === 1 ? 1 / game.places.filter((place) => place === 1).length : 0),
      0,
    );
    const total = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
    const decisions = total(({ effort }) => effort.decisions);
    const milliseconds = total(({ effort }) => effort.milliseconds);
    const iterations = total(({ effort }) => effort.iterations);
    return {
      bot: name,
      seats: rows.length,
      wins: Number(wins.toFixed(3)),
      winShare: wilson(wins, games.length),
      score: mean(rows.map(({ game, seat }) => game.scores[seat]!)),
      place: mean(rows.map(({ game, seat }) => game.places[seat]!)),
      rating: ratings[bot]!,
      decisions,
      millisecondsPerDecision: milliseconds / Math.max(1, decisions),
      longestDecision: Math.max(0, ...rows.map(({ effort }) => effort.longest)),
      iterationsPerDecision: iterations / Math.max(1, decisions),
      iterationsPerSecond: (1000 * iterations) / Math.max(1, milliseconds),
      faults: rows.reduce((sum, { game, seat }) => sum + (seat === 0 ? game.faults.length : 0), 0),
    };
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function standingsTable(rows: readonly Standing[]): string {
  const head = [
    'bot',
    'wins',
    'share',
    '95 % interval',
    'score',
    'place',
    'rating',
    'ms/decision',
    'longest',
    'iterations',
    'per s',
  ];
  const body = [...rows]
    .sort((a, b) => b.wins - a.wins)
    .map((row) => [
      row.bot,
      row.wins.toFixed(1),
      percent(row.winShare.value),
      `${percent(row.winShare.low)} to ${percent(row.winShare.high)}`,
      `${row.score.value.toFixed(1)} ± ${(row.score.high - row.score.value).toFixed(1)}`,
      `${row.place.value.toFixed(2)} ± ${(row.place.high - row.place.value).toFixed(2)}`,
      `${row.rating.mu.toFixed(1)} ± ${(2 * row.rating.sigma).toFixed(1)}`,
      row.millisecondsPerDecision.toFixed(1),
      row.longestDecision.toFixed(0),
      row.iterationsPerDecision.toFixed(0),
      row.iterationsPerSecond.toFixed(0),
    ]);
  return columns([head, ...body]);
}
