// The conformance suite that every game passes: one line in its test file, for all seat counts and options.
import { type Chance, SeededChance } from '../chance.ts';
import type { Edition } from '../edition.ts';
import type { Decision, GameBox, GameTypes } from '../game.ts';
import { type Game, openGame } from '../open.ts';
import { optionCombinations, parseOptions } from '../options.ts';
import { after, clonesAreApart, lookingChangesNothing, movesRepeat, nothingIsLost } from './conduct-laws.ts';
import { copyOf, type Law, LawBroken, type LawExceptions, type Situation } from './law.ts';
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
  /** Games for each seat count and combination of options. Each is played to its end. */
  readonly games: number;
  /**
   * How many situations of each kind are checked by all laws. A kind is how many are asked, what, and what is answered
   * (prompt and type of move). Its first so many situations are checked, and the n-th with a chance of `attention` in n: so what is
   * rare is looked at whenever it happens, and what is common in all games and not in one alone. Default 1.
   */
  readonly attention?: number;
  /** How many games go through the match's door, with taking back, bad input and a record. Default 2. */
  readonly matches?: number;
  /** A game of more moves than this does not end. Default 20,000. */
  readonly maxMoves?: number;
  readonly edition?: Edition<T['Components']>;
  /** Every other game is played by these weights rather than blindly. */
  readonly weigh?: Weigh<T>;
  /** Prompts that the games must come to, where it takes a busy player to get there. */
  readonly prompts?: readonly string[];
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
  const { games, matches = 2, maxMoves = 20_000, edition, weigh } = choices;
  const game = openGame(box, edition);
  const where = (seed: number, move: number | string) =>
    `${box.id}, ${seatCount} players, ${JSON.stringify(given)}, seed ${seed}, move ${move}`;
  const options = parseOptions<T['Options']>(box.options, given, seatCount);
  const players = [{ weigh }, { weigh: undefined }].map((player) => ({ ...player, sample: sampler(choices.attention ?? 1) }));
  for (let seed = 1; seed <= games; seed++) {
    const plan = { game, options, seatCount, seed, maxMoves, exceptions: choices, ...players[seed % 2]! };
    watchGame(plan, (move) => where(seed, move));
  }
  const unmet = choices.prompts?.find((prompt) => !players.some(({ sample }) => sample.prompts.has(prompt)));
  if (unmet) throw new LawBroken('prompts are met', `nobody was ever asked '${unmet}'`, where(games, 'at the end'));
  for (let seed = 1; seed <= matches; seed++) {
    const fault = checkMatch(game, { seatCount, options: given, seed, maxMoves, weigh: players[seed % 2]!.weigh });
    if (fault) throw new LawBroken(fault.law, fault.detail, where(seed, 'through the match'));
  }
}

/** Chooses the situations that are checked, and keeps which prompts were met. */
interface Sample {
  readonly prompts: ReadonlySet<string>;
  takes(asked: readonly Decision[], step: Situation<GameTypes>['step'], chance: Chance): boolean;
}

function sampler(attention: number): Sample {
  const prompts = new Set<string>();
  const met = new Map<string, number>();
  return {
    prompts,
    takes(asked, step, chance) {
      const prompt = asked.find(({ seat }) => seat === step?.seat)?.prompt ?? 'nothing';
      prompts.add(prompt);
      // That an asked seat has no move is a kind too: the law about it sees the first of it.
      const kind = `${asked.length > 1} ${prompt} ${step?.move?.type}`;
      const times = (met.get(kind) ?? 0) + 1;
      met.set(kind, times);
      return chance.below(times) < attention;
    },
  };
}

interface WatchedGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seatCount: number;
  readonly seed: number;
  readonly maxMoves: number;
  readonly exceptions: LawExceptions<T>;
  readonly sample: Sample;
  readonly weigh: Weigh<T> | undefined;
}

function watchGame<T extends GameTypes>(watched: WatchedGame<T>, where: (move: number) => string): void {
  const { game, options, seatCount, seed, exceptions, weigh } = watched;
  const { rules } = game;
  const chance = new SeededChance(seed);
  const choose = new SeededChance(`choices of ${seed}`);
  const own = new SeededChance(`checks of ${seed}`);
  let state = rules.setup(options, seatCount, { chance });
  const inventory = rules.census(state);
  for (let move = 0; ; move++) {
    const step = randomStep(game, state, choose, weigh);
    if (watched.sample.takes(rules.decisions(state), step, own)) {
      const situation = { game, options, seatCount, state, before: copyOf(state), step, chance: own, inventory, exceptions };
      checkSituation(situation, where(move));
    }
    if (!step) return;
    if (move >= watched.maxMoves) throw new LawBroken('games end', `no end within ${watched.maxMoves} moves`, where(move));
    if (step.seat === 'outside') state = after(game, state, step, { chance });
    else rules.apply(state, step.seat, step.move, { chance });
  }
}

function checkSituation<T extends GameTypes>(situation: Situation<T>, where: string): void {
  for (const law of laws) {
    const fault = law.check(situation);
    if (fault) throw new LawBroken(law.name, fault, where);
  }
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
