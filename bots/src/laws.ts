// What holds for every bot in every game: legal answers, fairness, the same answer to the same question, an answer at any time.
import {
  type Game,
  type GameBox,
  type GameTypes,
  openGame,
  optionCombinations,
  parseOptions,
  type Seat,
  SeededChance,
  sameData,
} from '@kontor/engine';
import { createBot } from './bots.ts';
import { type BotModule, type BotName, baselines, levels } from './contract.ts';

/** What a law found wrong, in words; nothing where all is well. */
type Breach = string | undefined;

const names: readonly BotName[] = [...levels, ...baselines];
/** Enough for a tree to grow, few enough for a test. */
const iterations = 12;

/** Situations with a choice, met on the way through one game of sensible players. */
function* situations<T extends GameTypes>(
  game: Game<T>,
  module: BotModule<T>,
  seatCount: number,
  options: T['Options'],
  seed: string,
  every: number,
): Generator<{ readonly state: T['State']; readonly seat: Seat; readonly step: number }> {
  const { rules } = game;
  const knowledge = module.knowledge(game);
  const chance = new SeededChance(seed);
  const state = rules.setup(options, seatCount, { chance });
  for (let step = 0; step < 20_000; step++) {
    const asked = rules.decisions(state);
    if (asked.length === 0) return;
    const { seat } = asked[chance.below(asked.length)]!;
    const moves = rules.legalMoves(state, seat);
    if (moves.length > 1 && step % every === 0) yield { state, seat, step };
    const sensible = moves.length > 1 && chance.below(3) > 0;
    rules.apply(state, seat, sensible ? knowledge.suggest(state, seat, moves, chance) : moves[chance.below(moves.length)]!, {
      chance,
    });
  }
}

/** Every bot answers with a legal move, and does not change what it was shown. */
function answersLegally<T extends GameTypes>(game: Game<T>, module: BotModule<T>, state: T['State'], seat: Seat): Breach {
  const { rules } = game;
  const view = rules.view(state, seat);
  const shown = JSON.stringify(view);
  for (const name of names) {
    const bot = createBot(name, module.knowledge(game));
    const budget = { iterations: name === 'flat' || name === 'uct' ? 3 : iterations };
    const { move } = bot.think(game, view, seat, budget, new SeededChance(1));
    if (!rules.legalMoves(state, seat).some((legal) => sameData(legal, move))) return `${name} answers ${JSON.stringify(move)}`;
    if (JSON.stringify(view) !== shown) return `${name} changed the view`;
  }
  return undefined;
}

/** Two worlds that look the same to a seat get the same answer, and so does the same world asked again. */
function isFair<T extends GameTypes>(game: Game<T>, module: BotModule<T>, state: T['State'], seat: Seat): Breach {
  const { rules } = game;
  const view = rules.view(state, seat);
  const other = rules.view(rules.imagine(view, seat, new SeededChance('another world')), seat);
  for (const name of levels) {
    const [first, second] = [view, other].map((seen) =>
      createBot(name, module.knowledge(game)).think(game, seen, seat, { iterations }, new SeededChance('same seed')),
    );
    if (!sameData(first, second))
      return `${name} thinks ${JSON.stringify(first)} in one world and ${JSON.stringify(second)} in another`;
  }
  return undefined;
}

/** A bot that is told to stop at once answers all the same. */
function stopsAtOnce<T extends GameTypes>(game: Game<T>, module: BotModule<T>, state: T['State'], seat: Seat): Breach {
  const { rules } = game;
  const thought = createBot('captain', module.knowledge(game)).think(
    game,
    rules.view(state, seat),
    seat,
    { spent: () => 1 },
    new SeededChance(1),
  );
  if (thought.iterations !== 0) return `it thought on for ${thought.iterations} iterations`;
  return rules.legalMoves(state, seat).some((legal) => sameData(legal, thought.move)) ? undefined : 'it answers no legal move';
}

/** Ratings and evaluations are numbers, one for each move and seat, and judging changes nothing. */
function judgesSoundly<T extends GameTypes>(game: Game<T>, module: BotModule<T>, state: T['State'], seat: Seat): Breach {
  const { rules } = game;
  const knowledge = module.knowledge(game);
  const before = JSON.stringify(state);
  const moves = rules.legalMoves(state, seat);
  const ratings = knowledge.rate?.(state, seat, moves) ?? [];
  if (knowledge.rate && (ratings.length !== moves.length || !ratings.every(Number.isFinite)))
    return `ratings ${JSON.stringify(ratings)}`;
  const worth = knowledge.evaluate(state);
  if (!worth.every(Number.isFinite) || !(knowledge.doubt(state) > 0)) return `evaluation ${JSON.stringify(worth)}`;
  return JSON.stringify(state) === before ? undefined : 'judging changed the state';
}

/** A test runner's own way to declare a test. */
type DeclareTest = (name: string, run: () => void) => void;

/** How many situations with a choice lie between two for which every bot, not the levels alone, is asked. */
const allBotsEvery = 4;

/**
 * Declares the laws of a game's bots as tests: for every number of players, and every combination of options with one of them,
 * in every `every`th situation of a game.
 */
export function botLawSuite<T extends GameTypes>(
  declare: DeclareTest,
  box: GameBox<T>,
  module: BotModule<T>,
  every: number,
): void {
  const game = openGame(box);
  const { min, max } = box.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  for (const [index, given] of optionCombinations(box.options).entries())
    for (const players of counts) {
      if (optionCombinations(box.options).length >= counts.length && index % counts.length !== players - min) continue;
      declare(`bots keep their laws at a table of ${players} with ${JSON.stringify(given)}`, () => {
        const options = parseOptions<T['Options']>(box.options, given, players);
        let seen = 0;
        for (const { state, seat, step } of situations(game, module, players, options, `laws ${players}`, every)) {
          const breach =
            judgesSoundly(game, module, state, seat) ??
            isFair(game, module, state, seat) ??
            stopsAtOnce(game, module, state, seat) ??
            (seen % allBotsEvery === 0 ? answersLegally(game, module, state, seat) : undefined);
          if (breach !== undefined) throw new Error(`step ${step}: ${breach}`);
          seen += 1;
        }
        if (seen <= 2) throw new Error(`only ${seen} situations were met: look at more of them`);
      });
    }
}
