// Tuning by self-play: a few weights are changed at a time, and the change stays if the changed player does better than the others.
import { type BotModule, sharesOfScores, type Weights } from '@kontor/bots';
import { type Game, SeededChance } from '@kontor/engine';
import { type Contestant, playGame } from './playing.ts';

/** What is tried, against whom, and how often. */
export interface TuningPlan {
  readonly contestant: Contestant;
  /** Numbers of players; each attempt is measured with all of them. */
  readonly players: readonly number[];
  /** Set-ups an attempt is measured with, each once from every seat. */
  readonly setups: number;
  readonly attempts: number;
  /** The weights that may change. */
  readonly names: readonly string[];
  readonly seed: string;
  readonly options: object;
  /** How many points of lead count as a clear win. */
  readonly margin: number;
}

/** One attempt, as it is logged. */
export interface Attempt {
  readonly changed: Weights;
  /** The share of the win above the fair share, as a part of it, and its standard error. */
  readonly gain: number;
  readonly error: number;
  readonly kept: boolean;
}

/** How many standard errors a gain must be above nothing to be kept. */
const sureness = 1.3;
const stepSize = 0.35;

/** A number that is normally distributed, by the sum of twelve. */
function normal(chance: SeededChance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.next() / 0x1_0000_0000;
  return sum;
}

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Tries changes one after the other and tells each attempt. Returns the best weights. */
export function tune(
  game: Game,
  module: BotModule,
  start: Weights,
  plan: TuningPlan,
  onAttempt: (attempt: Attempt, best: Weights) => void,
): Weights {
  const chance = new SeededChance(plan.seed);
  let best = start;
  let again: Record<string, number> | undefined;
  for (let index = 0; index < plan.attempts; index++) {
    const factors = again ?? draw(plan.names, chance);
    const changed = Object.fromEntries(
      Object.entries(factors).map(([name, by]) => [name, rounded(best[name]! * Math.exp(by) || by)]),
    );
    const { gain, error } = measure(game, module, best, { ...best, ...changed }, plan, `${plan.seed}/${index}`);
    const kept = gain > sureness * error;
    if (kept) best = { ...best, ...changed };
    // What went well is tried once more in the same direction.
    again = kept ? factors : undefined;
    onAttempt({ changed, gain, error, kept }, best);
  }
  return best;
}

function draw(names: readonly string[], chance: SeededChance): Record<string, number> {
  const factors: Record<string, number> = {};
  const count = 1 + chance.below(Math.min(3, names.length));
  while (Object.keys(factors).length < count) factors[names[chance.below(names.length)]!] = stepSize * normal(chance);
  return factors;
}

function measure(game: Game, module: BotModule, old: Weights, changed: Weights, plan: TuningPlan, seed: string) {
  const before = module.knowledge(game, old);
  const after = module.knowledge(game, changed);
  const gains: number[] = [];
  for (const players of plan.players)
    for (let setup = 0; setup < plan.setups; setup++)
      for (let seat = 0; seat < players; seat++) {
        const knowledge = Array.from({ length: players }, (_, index) => (index === seat ? after : before));
        const contestants = knowledge.map(() => plan.contestant);
        const { standings } = playGame(game, knowledge, contestants, plan.options, `${seed}/${players}/${setup}`);
        const scores: number[] = [];
        for (const standing of standings) scores[standing.seat] = standing.score;
        gains.push(players * sharesOfScores(scores, plan.margin)[seat]! - 1);
      }
  const gain = gains.reduce((sum, value) => sum + value, 0) / gains.length;
  const variance = gains.reduce((sum, value) => sum + (value - gain) ** 2, 0) / Math.max(1, gains.length - 1);
  return { gain, error: Math.sqrt(variance / gains.length) };
}
