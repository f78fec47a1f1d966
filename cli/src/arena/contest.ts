// A contest: its plan, the games played so far, and the file that keeps both, so that it can be stopped and gone on with.
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder, readJson } from '../loading.ts';
import { UsageError } from '../usage.ts';
import type { Lineup } from './lineups.ts';
import type { Effort } from './playing.ts';

/** What is to be played. Two contests with the same plan play the same games. */
export interface Plan {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options: object;
}

/** One game of a contest. */
export interface Played {
  readonly index: number;
  readonly lineup: Lineup;
  /** By seat. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly efforts: readonly Effort[];
  readonly faults: readonly string[];
}

/** The file form of a contest. */
export interface ContestFile {
  readonly kontor: 'arena';
  readonly version: 1;
  readonly plan: Plan;
  readonly summary: object;
  readonly games: readonly Played[];
}

/** The games in a file, where it is there; it must be of the same plan. Its folder is made, so that nothing is played in vain. */
export function resume(file: string | undefined, plan: Plan): Played[] {
  if (file === undefined) return [];
  makeFolder(dirname(file));
  if (!existsSync(file)) return [];
  const saved = readJson(file) as Partial<ContestFile>;
  if (saved.kontor !== 'arena' || !Array.isArray(saved.games))
    throw new UsageError(`the file '${file}' is there but is no contest; name another with --out`);
  if (JSON.stringify(saved.plan) !== JSON.stringify(plan))
    throw new UsageError(`the file '${file}' holds another contest (${JSON.stringify(saved.plan)}); name another with --out`);
  return [...saved.games];
}

/** Writes a contest whole or not at all. */
export function save(file: string, plan: Plan, games: readonly Played[], summary: object): void {
  const content: ContestFile = {
    kontor: 'arena',
    version: 1,
    plan,
    summary,
    games: [...games].sort((a, b) => a.index - b.index),
  };
  const lines = content.games.map((game) => `    ${JSON.stringify(game)}`).join(',\n');
  const head = JSON.stringify({ ...content, games: undefined }, null, 2).replace(/\n}$/, '');
  writeFileSync(`${file}.part`, `${head},\n  "games": [\n${lines}\n  ]\n}\n`);
  renameSync(`${file}.part`, file);
}
