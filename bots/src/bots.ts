// Who plays how: the levels for people and the baselines to measure them against.
import type { GameTypes } from '@kontor/engine';
import type { Bot, BotName, Knowledge } from './contract.ts';
import { type Approach, search } from './search.ts';
import { anyMove, firstSight, oneStep } from './simple.ts';

/** The search of the levels. */
const guided: Approach = { curiosity: 2, guided: true, lookAhead: 'knowledge', depth: 8, evenly: false };
/** Flat Monte Carlo: every move the same number of random games to the end. */
const flat: Approach = { curiosity: 0, guided: false, lookAhead: 'end', depth: 1, evenly: true };
/** Plain tree search: random games to the end, no knowledge. */
const plain: Approach = { curiosity: 0.7, guided: false, lookAhead: 'end', depth: 100, evenly: false };

/** What a bot takes where the question sets no bound: time for searches, and iterations where more would make it too strong. */
export interface OwnBudget {
  readonly milliseconds: number;
  readonly iterations?: number;
}

/** A decision of the captain takes up to three seconds; the merchant is content with a look around. */
export const ownBudgets: Readonly<Record<BotName, OwnBudget>> = {
  apprentice: { milliseconds: 100 },
  merchant: { milliseconds: 400, iterations: 30 },
  captain: { milliseconds: 3000 },
  random: { milliseconds: 100 },
  greedy: { milliseconds: 1000 },
  flat: { milliseconds: 1000 },
  uct: { milliseconds: 1000 },
};

/** A bot by its name, with the knowledge of its game. */
export function createBot<T extends GameTypes>(name: BotName, knowledge: Knowledge<T>): Bot<T> {
  const searching = (approach: Approach): Bot<T> => ({
    name,
    think: (game, view, seat, budget, chance) => search(game, knowledge, approach, { view, seat }, budget, chance),
  });
  switch (name) {
    case 'random':
      return { name, think: (game, view, seat, _, chance) => anyMove(game, { view, seat }, chance) };
    case 'apprentice':
      return { name, think: (game, view, seat, _, chance) => firstSight(game, knowledge, { view, seat }, chance) };
    case 'greedy':
      return { name, think: (game, view, seat, _, chance) => oneStep(game, knowledge, { view, seat }, chance) };
    case 'flat':
      return searching(flat);
    case 'uct':
      return searching(plain);
    case 'merchant':
    case 'captain':
      return searching(guided);
  }
}
