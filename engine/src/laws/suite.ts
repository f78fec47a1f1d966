// The conformance suite that every game passes: one line in its test file, for all seat counts and options.
import { SeededChance } from '../chance.ts';
import type { Edition } from '../edition.ts';
import type { GameBox, GameTypes } from '../game.ts';
import { type Game, openGame } from '../open.ts';
import { optionCombinations, parseOptions } from '../options.ts';
import { after, clonesAreApart, lookingChangesNothing, movesRepeat, nothingIsLost } from './conduct-laws.ts';
import { type Law, LawBroken, type LawExceptions, type Situation } from './law.ts';
import { checkMatch } from './match-laws.ts';
import { randomStep, type Weigh } from './random-play.ts';
import {
  hearingTellsNoMoreThanSeeing,
  imaginedWorldsFit,
  quietMovesRevealNothing,
  refusalsKeepSecrets,
  secretMovesStaySecret,
  simultaneousMovesCommute,
} from './secrecy-laws.ts';
import {
  askedSeatsHaveMoves,
  legalMovesAreNotRefused,
  movesAreDistinctAndStable,
  positionsRoundTrip,
  standingsAddUp,
  stateIsPlainData,
} from './shape-laws.ts';

/** Every law that is checked in single situations. */
export const laws: readonly Law[] = [
  askedSeatsHaveMoves,
  movesAreDistinctAndStable,
  legalMovesAreNotRefused,
  stateIsPlainData,
  positionsRoundTrip,
  standingsAddUp,
  clonesAreApart,
  lookingChangesNothing,
  movesRepeat,
  nothingIsLost,
  imaginedWorldsFit,
  refusalsKeepSecrets,
  quietMovesRevealNothing,
  hearingTellsNoMoreThanSeeing,
  secretMovesStaySecret,
  simultaneousMovesCommute,
];

/** How thoroughly a game is looked at. */
export interface SuiteChoices<T extends GameTypes> extends LawExceptions<T> {
  /** Games for each seat count and combination of options. */
  readonly games: number;
  /** In the first games every situation is checked by every law; in the others one in so many. Default 128. */
  readonly stride?: number;
  /** How many games are looked at in every situation. Default 1. */
  readonly everySituation?: number;
  /** How many games go through the match's door, with taking back, bad input and a record. Default a twenty-fifth. */
  readonly matches?: number;
  /** A game of more moves than this does not end. Default 20,000. */
  readonly maxMoves?: number;
  readonly edition?: Edition<T['Components']>;
  /** Every other game is played by these weights rather than blindly. */
  readonly weigh?: Weigh<T>;
  /** The option combinations to go through. Default: all. */
  readonly combinations?: readonly Record<string, boolean | string>[];
}

/** Plays random games of one seat count and one set of options, and checks the laws. Throws `LawBroken`. */
export function checkLaws<T extends GameTypes>(
  box: GameBox<T>,
  seatCount: number,
  given: object,
  choices: SuiteChoices<T>,
): void {
  const game = openGame(box, choices.edition);
  const options = parseOptions<T['Options']>(box.options, given, seatCount);
  const { games, everySituation = 1, matches = Math.ceil(games / 25), maxMoves = 20_000 } = choices;
  const where = (seed: number, move: number | string) =>
    `${box.id}, ${seatCount} players, ${JSON.stringify(given)}, seed ${seed}, move ${move}`;
  for (let seed = 1; seed <= games; seed++) {
    const stride = seed <= everySituation ? 1 : (choices.stride ?? 128);
    watchGame(game, options, seatCount, seed, stride, choices, maxMoves, (move) => where(seed, move));
  }
  for (let seed = 1; seed <= matches; seed++) {
    const fault = checkMatch(game, {
      seatCount,
      options: given,
      seed,
      maxMoves,
      ...(choices.weigh && seed % 2 === 0 && { weigh: choices.weigh }),
    });
    if (fault) throw new LawBroken(fault.law, fault.detail, where(seed, 'through the match'));
  }
}

function watchGame<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seatCount: number,
  seed: number,
  stride: number,
  choices: SuiteChoices<T>,
  maxMoves: number,
  where: (move: number) => string,
): void {
  const { rules } = game;
  const chance = new SeededChance(seed);
  const choose = new SeededChance(`choices of ${seed}`);
  const own = new SeededChance(`checks of ${seed}`);
  let state = rules.setup(options, seatCount, { chance });
  const inventory = rules.census(state);
  for (let move = 0; ; move++) {
    const step = randomStep(game, state, choose, seed % 2 === 0 ? choices.weigh : undefined);
    const situation: Situation<T> = { game, options, seatCount, state, step, chance: own, inventory, exceptions: choices };
    if (stride === 1 || !step || own.below(stride) === 0) checkSituation(situation, where(move));
    else enforce(askedSeatsHaveMoves, situation, where(move));
    if (!step) return;
    if (move >= maxMoves) throw new LawBroken('games end', `no end within ${maxMoves} moves`, where(move));
    if (step.seat === 'outside') state = after(game, state, step, { chance });
    else rules.apply(state, step.seat, step.move, { chance });
  }
}

/** Checks every law in one situation. */
export function checkSituation<T extends GameTypes>(situation: Situation<T>, where: string): void {
  for (const law of laws) enforce(law, situation, where);
}

function enforce<T extends GameTypes>(law: Law, situation: Situation<T>, where: string): void {
  const fault = law.check(situation);
  if (fault) throw new LawBroken(law.name, fault, where);
}

/** Registers the laws as tests: one for each seat count and combination of options. */
export function lawSuite<T extends GameTypes>(
  test: (name: string, run: () => void) => void,
  box: GameBox<T>,
  choices: SuiteChoices<T>,
): void {
  for (const combination of choices.combinations ?? optionCombinations(box.options)) {
    for (let seatCount = box.seats.min; seatCount <= box.seats.max; seatCount++) {
      test(`the laws hold for ${choices.games} games of ${box.title}, ${seatCount} players, ${JSON.stringify(combination)}`, () =>
        checkLaws(box, seatCount, combination, choices));
    }
  }
}
