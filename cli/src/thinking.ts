// Bots in this very process: the clock is brought from here, as the bots have none.
import { answer, type BotName, baselines, type Knowledge, levels, type Thought } from '@kontor/bots';
import type { Game, GameTypes, Seat } from '@kontor/engine';
import { entryOf } from './loading.ts';
import { UsageError } from './usage.ts';

/** Every name that a bot can be asked for by. */
export const botNames: readonly BotName[] = [...levels, ...baselines];

export function botName(text: string): BotName {
  const name = botNames.find((known) => known === text);
  if (!name) throw new UsageError(`there is no bot '${text}'; there are ${botNames.join(', ')}`);
  return name;
}

/** Thinks for one seat of one game. */
export type Thinker = (bot: BotName, view: object, seat: Seat, seed: string) => Thought<{ readonly type: string }>;

/** A thinker for a game, with what its own bot folder knows of it. */
export async function thinkerFor(game: Game): Promise<Thinker> {
  const module = await entryOf(game.box.id).bot?.();
  if (!module) throw new UsageError(`${game.box.title} has no bots yet`);
  const knowledge: Knowledge<GameTypes> = module.knowledge(game);
  return (bot, view, seat, seed) =>
    answer(game, knowledge, { game: game.box.id, bot, view, seat, seed }, () => performance.now());
}
