// What a worker does: it loads the game once and plays what it is told.
import { type Game, openGame, parseEdition } from '@kontor/engine';
import { UsageError } from '../usage.ts';
import type { Played } from './contest.ts';
import { parseContestant } from './contestants.ts';
import type { Lineup } from './lineups.ts';
import { loadBot, loadBox } from './loading.ts';
import { playGame } from './playing.ts';

/** What every game of a contest has in common. */
export interface WorkerStart {
  readonly game: string;
  /** An edition file's content, where it is not the one in the box. */
  readonly edition?: unknown;
  readonly bots: readonly string[];
  readonly options: object;
}

/** One game to play. */
export interface Task {
  readonly index: number;
  readonly lineup: Lineup;
  readonly seed: string;
}

export async function createPlayer(start: WorkerStart): Promise<(task: Task) => Played> {
  const box = await loadBox(start.game);
  const game: Game = start.edition === undefined ? openGame(box) : openGame(box, parseEdition(box, start.edition));
  const module = await loadBot(start.game);
  if (!module) throw new UsageError(`there are no bots for '${start.game}'`);
  const knowledge = module.knowledge(game);
  const contestants = start.bots.map(parseContestant);
  return ({ index, lineup, seed }) => {
    const seated = lineup.map((bot) => contestants[bot]!);
    const { standings, efforts, faults } = playGame(
      game,
      seated.map(() => knowledge),
      seated,
      start.options,
      seed,
    );
    const places: number[] = [];
    const scores: number[] = [];
    for (const { seat, place, score } of standings) {
      places[seat] = place;
      scores[seat] = score;
    }
    return { index, lineup, places, scores, efforts: efforts.map(roundedEffort), faults };
  };
}

const roundedEffort = <E extends { milliseconds: number; longest: number }>(effort: E): E => ({
  ...effort,
  milliseconds: Math.round(effort.milliseconds),
  longest: Math.round(effort.longest),
});
