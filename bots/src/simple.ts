// Players that do not search: at random, by one step of the evaluation, and by the game's own first sight.
import type { Chance, Game, GameTypes, Seat } from '@kontor/engine';
import { SeededChance } from '@kontor/engine';
import type { Knowledge, Thought } from './contract.ts';
import { sharesOf } from './shares.ts';

/** A decision to be made: who is asked, and all that seat knows. */
export interface Question<T extends GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
}

/** Any legal move. */
export function anyMove<T extends GameTypes>(game: Game<T>, { view, seat }: Question<T>, chance: Chance): Thought<T['Move']> {
  const moves = game.rules.legalMoves(game.rules.imagine(view, seat, chance), seat);
  return { move: moves[chance.below(moves.length)]!, iterations: 0, candidates: [] };
}

/** What the game's knowledge would do at first sight, in one imagined world. */
export function firstSight<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  { view, seat }: Question<T>,
  chance: Chance,
): Thought<T['Move']> {
  const world = game.rules.imagine(view, seat, chance);
  const moves = game.rules.legalMoves(world, seat);
  const move = moves.length === 1 ? moves[0]! : knowledge.suggest(world, seat, moves, chance);
  return { move, iterations: 0, candidates: [{ move, visits: 0, value: 0 }], outlook: sharesOf(knowledge, world) };
}

const greedyWorlds = 4;

/** The move after which the situation is judged best, over a few imagined worlds: the same ones for every move. */
export function oneStep<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  { view, seat }: Question<T>,
  chance: Chance,
): Thought<T['Move']> {
  const { rules } = game;
  const worlds = Array.from({ length: greedyWorlds }, () => rules.imagine(view, seat, chance));
  const moves = rules.legalMoves(worlds[0]!, seat);
  const seed = chance.below(2 ** 32 - 1);
  const candidates = moves.map((move) => {
    let sum = 0;
    for (const [index, world] of worlds.entries()) {
      const after = rules.clone(world);
      rules.apply(after, seat, move, { chance: new SeededChance(seed + index) });
      sum += sharesOf(knowledge, after)[seat]!;
    }
    return { move, visits: greedyWorlds, value: sum / greedyWorlds };
  });
  candidates.sort((a, b) => b.value - a.value);
  return { move: candidates[0]!.move, iterations: moves.length * greedyWorlds, candidates };
}
