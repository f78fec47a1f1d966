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

/** No turn has more decisions than this; a plan without an end is judged where it is. */
const longestTurn = 100;

/**
 * The move after which the situation is judged best, over a few imagined worlds: the same ones for every move. A step is a turn,
 * as money spent and goods in hand are worth nothing by themselves: after the move the seat goes on by first sight until it is not asked.
 */
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
      const table = { chance: new SeededChance(seed + index) };
      rules.apply(after, seat, move, table);
      finishTurn(game, knowledge, after, seat, table);
      sum += sharesOf(knowledge, after)[seat]!;
    }
    return { move, visits: greedyWorlds, value: sum / greedyWorlds };
  });
  candidates.sort((a, b) => b.value - a.value);
  return { move: candidates[0]!.move, iterations: moves.length * greedyWorlds, candidates };
}

function finishTurn<T extends GameTypes>(
  { rules }: Game<T>,
  knowledge: Knowledge<T>,
  state: T['State'],
  seat: Seat,
  table: { readonly chance: Chance },
): void {
  for (let step = 0; step < longestTurn; step++) {
    const moves = rules.legalMoves(state, seat);
    if (moves.length === 0) return;
    const move = moves.length === 1 ? moves[0]! : knowledge.suggest(state, seat, moves, table.chance);
    rules.apply(state, seat, move, table);
  }
}
