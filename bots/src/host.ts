// One question answered in one go, wherever it is asked: worker threads and Web Workers wrap this function and bring a clock.
// A bot that fails or answers nonsense is replaced by a legal move, and the fault is said.
import { type Game, type GameTypes, SeededChance, sameData } from '@kontor/engine';
import { createBot, ownBudgets } from './bots.ts';
import type { Clock, Knowledge, ThinkRequest, Thought } from './contract.ts';
import { anyMove } from './simple.ts';

/** A thought, or a legal move in its place and what went wrong. */
export type Answer<Move> = Thought<Move> & { readonly fault?: string };

/** The milliseconds that a question allows. */
export const timeFor = (request: Pick<ThinkRequest, 'bot' | 'milliseconds' | 'iterations'>): number =>
  request.milliseconds ?? (request.iterations === undefined ? ownBudgets[request.bot].milliseconds : Number.POSITIVE_INFINITY);

/** Thinks about a question, for as long as it allows by the asker's clock. Throws only where the view itself is not one of this game. */
export function answer<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  request: ThinkRequest,
  clock: Clock,
): Answer<T['Move']> {
  const { seat, seed, bot } = request;
  const view = request.view as T['View'];
  try {
    const iterations = request.iterations ?? ownBudgets[bot].iterations;
    const allowed = timeFor(request);
    const started = clock();
    const budget = { spent: () => (clock() - started) / allowed, ...(iterations !== undefined && { iterations }) };
    const thought = createBot(bot, knowledge).think(game, view, seat, budget, new SeededChance(seed));
    const legal = game.rules.legalMoves(game.rules.imagine(view, seat, new SeededChance(seed)), seat);
    if (legal.some((move) => sameData(move, thought.move))) return thought;
    return replace(game, request, `${bot} chose a move that is not legal: ${JSON.stringify(thought.move)}`);
  } catch (error) {
    return replace(game, request, `${bot} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

/** A legal move in place of a thought that did not come, with the reason. */
export function replace<T extends GameTypes>(game: Game<T>, request: ThinkRequest, fault: string): Answer<T['Move']> {
  const question = { view: request.view as T['View'], seat: request.seat };
  return { ...anyMove(game, question, new SeededChance(request.seed)), fault };
}
