// From what was typed to contestants: 'captain', 'captain@100ms' or 'merchant@200' (iterations).
import { type BotName, baselines, levels } from '@kontor/bots';
import { UsageError } from '../usage.ts';
import type { Contestant } from './playing.ts';

const names: readonly string[] = [...levels, ...baselines];

/** A contestant by its words. */
export function parseContestant(words: string): Contestant {
  const [name = '', budget] = words.split('@');
  if (!names.includes(name)) throw new UsageError(`there is no bot '${name}'; there are ${names.join(', ')}`);
  const bot = name as BotName;
  if (budget === undefined) return { bot };
  const match = /^(\d+)(ms)?$/.exec(budget);
  if (!match || Number(match[1]) === 0)
    throw new UsageError(
      `'${words}': a budget is a number of milliseconds as in 'captain@100ms', or of iterations as in 'captain@500'`,
    );
  return match[2] ? { bot, milliseconds: Number(match[1]) } : { bot, iterations: Number(match[1]) };
}

/** Several, with commas between them. */
export const parseContestants = (text: string): Contestant[] => text.split(',').map((words) => parseContestant(words.trim()));

/** A contestant in words, as they are typed. */
export function contestantName({ bot, milliseconds, iterations }: Contestant): string {
  if (milliseconds !== undefined) return `${bot}@${milliseconds}ms`;
  return iterations === undefined ? bot : `${bot}@${iterations}`;
}
