// How the numbers of a game ran over its course, for charts.
import { type GameTypes, type Match, seatsOf } from '@kontor/engine';
import type { GameUi } from './contract.ts';
import { replayStates } from './replay-states.ts';
import type { PageTexts } from './texts.ts';

/** One line a seat, one number a sample. */
export interface Series {
  /** 'score', or a name of the game's own. */
  readonly name: string;
  readonly bySeat: readonly (readonly number[])[];
}

const samples = 90;

/** The score and the game's own series, at evenly spread moments of a match. */
export function courseOf<T extends GameTypes, W extends PageTexts<T>>(ui: GameUi<T, W>, match: Match<T>): Series[] {
  const states = replayStates(match);
  const { rules, edition } = match.game;
  const count = Math.min(samples, states.length);
  const moments = Array.from(
    { length: count },
    (_, at) => states[Math.round((at * (states.length - 1)) / Math.max(1, count - 1))]!,
  );
  const seats = seatsOf(match.seatCount);
  const scores = moments.map((state) => {
    const standings = rules.ranking(state);
    return seats.map((seat) => standings.find((standing) => standing.seat === seat)?.score ?? 0);
  });
  const course: Series[] = [{ name: 'score', bySeat: seats.map((seat) => scores.map((row) => row[seat]!)) }];
  if (!ui.course) return course;
  const rows = moments.map((state) => ui.course!(rules.view(state, 'spectator'), edition.components));
  for (const name of Object.keys(rows[0] ?? {})) {
    course.push({ name, bySeat: seats.map((seat) => rows.map((row) => row[name]?.[seat] ?? 0)) });
  }
  return course;
}
