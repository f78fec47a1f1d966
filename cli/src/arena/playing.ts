// One game between bots, each of which gets its own view and nothing else.
import { type Answer, answer, type BotName, type Knowledge } from '@kontor/bots';
import { type Game, parseOptions, SeededChance, type Standing } from '@kontor/engine';

/** A bot at a table: its name, and how long it thinks where that is not left to the level. */
export interface Contestant {
  readonly bot: BotName;
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** What a contestant used in one game, in milliseconds of processor time. */
export interface Effort {
  decisions: number;
  milliseconds: number;
  iterations: number;
  longest: number;
}

/** How one game went. */
export interface Outcome {
  readonly standings: readonly Standing[];
  /** By seat. */
  readonly efforts: readonly Effort[];
  readonly faults: readonly string[];
}

/** Nobody plays longer than this. */
const mostMoves = 50_000;

/** Plays a game to its end. Decisions without a choice are carried out without asking. */
export function playGame(
  game: Game,
  knowledge: readonly Knowledge[],
  contestants: readonly Contestant[],
  options: object,
  seed: string,
): Outcome {
  const { rules, box } = game;
  const chance = new SeededChance(seed);
  const state = rules.setup(parseOptions(box.options, options, contestants.length), contestants.length, { chance });
  const efforts = contestants.map((): Effort => ({ decisions: 0, milliseconds: 0, iterations: 0, longest: 0 }));
  const faults: string[] = [];
  for (let moves = 0; moves < mostMoves; moves++) {
    const [asked] = rules.decisions(state);
    if (!asked) return { standings: rules.ranking(state), efforts, faults };
    const { seat } = asked;
    const legal = rules.legalMoves(state, seat);
    let move = legal[0]!;
    if (legal.length > 1) {
      const request = { game: box.id, view: rules.view(state, seat), seat, seed: `${seed}/${moves}`, ...contestants[seat]! };
      const thought = timed(efforts[seat]!, () => answer(game, knowledge[seat]!, request, processorTime));
      if (thought.fault) faults.push(thought.fault);
      ({ move } = thought);
    }
    rules.apply(state, seat, move, { chance });
  }
  throw new Error(`a game of ${box.id} with seed ${seed} did not end within ${mostMoves} moves`);
}

/** Time as this process has it from the processor, in milliseconds: a busy machine slows contests down and changes nothing else. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function timed<Move>(effort: Effort, think: () => Answer<Move>): Answer<Move> {
  const started = processorTime();
  const thought = think();
  const taken = processorTime() - started;
  effort.decisions += 1;
  effort.milliseconds += taken;
  effort.iterations += thought.iterations;
  effort.longest = Math.max(effort.longest, taken);
  return thought;
}
