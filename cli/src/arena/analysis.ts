// A record seen through a bot's eyes: each decision from what its seat could know then, and everybody's chances over time.
import { type BotModule, createBot } from '@kontor/bots';
import { type Game, readRecord, type Seat, type SeatLabel, SeededChance, sameData } from '@kontor/engine';

/** A move that counts as worse must cost at least this share of the win, and have been looked at this often. */
const noticeable = 0.02;
const leastVisits = 3;

/** One decision of the record. */
export interface JudgedDecision {
  /** The move's place in the record. */
  readonly index: number;
  readonly seat: Seat;
  readonly move: object;
  /** The expected share of the win with the move that was made, by what the seat could know; undefined where it was hardly looked at. */
  readonly value?: number;
  readonly best: object;
  readonly bestValue: number;
  /** How much of the win the move gave away, where another was clearly better. */
  readonly loss: number;
  readonly outlook: readonly number[];
}

/** A whole record. */
export interface Analysis {
  readonly game: string;
  readonly players: number;
  readonly seats: readonly SeatLabel[];
  readonly iterations: number;
  readonly decisions: readonly JudgedDecision[];
  /** The share of the win of every seat: at the beginning, after every decision with a choice, and at the end. */
  readonly chances: readonly { readonly index: number; readonly shares: readonly number[] }[];
  /** By seat: what all its moves together gave away. */
  readonly losses: readonly number[];
}

const rounded = (value: number): number => Number(value.toFixed(4));

/** Replays a record and judges every decision with a choice. */
export function analyse(
  game: Game,
  module: BotModule,
  record: unknown,
  iterations: number,
  onDecision: (done: number, total: number) => void,
): Analysis {
  const { match: whole, seats } = readRecord(game.box, record);
  const { rules } = whole.game;
  const bot = createBot('captain', module.knowledge(whole.game));
  const decisions: JudgedDecision[] = [];
  const chances: { index: number; shares: readonly number[] }[] = [];
  const losses = Array.from({ length: whole.seatCount }, () => 0);
  const { log } = whole;
  // The state before each move, by replaying the log once more on a bare state.
  const states = statesOf(whole);
  for (const [index, { actor, move }] of log.entries()) {
    onDecision(index, log.length);
    if (actor === 'outside') continue;
    const state = states[index]!;
    if (rules.legalMoves(state, actor).length < 2) continue;
    const thought = bot.think(whole.game, rules.view(state, actor), actor, { iterations }, new SeededChance(`analysis ${index}`));
    const made = thought.candidates.find((candidate) => sameData(candidate.move, move));
    const best = thought.candidates[0]!;
    const known = made && made.visits >= leastVisits ? made.value : undefined;
    const loss = known === undefined || sameData(best.move, move) ? 0 : Math.max(0, best.value - known);
    const clear = loss >= noticeable ? loss : 0;
    losses[actor]! += clear;
    const outlook = (thought.outlook ?? []).map(rounded);
    decisions.push({
      index,
      seat: actor,
      move,
      ...(known !== undefined && { value: rounded(known) }),
      best: best.move,
      bestValue: rounded(best.value),
      loss: rounded(clear),
      outlook,
    });
    chances.push({ index, shares: outlook });
  }
  if (whole.isOver) {
    const winners = whole.ranking().filter(({ place }) => place === 1);
    const shares = losses.map((_, seat) => (winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0));
    chances.push({ index: log.length, shares });
  }
  return { game: game.box.id, players: whole.seatCount, seats, iterations, decisions, chances, losses: losses.map(rounded) };
}

function statesOf(match: ReturnType<typeof readRecord>['match']): object[] {
  const { rules } = match.game;
  const states: object[] = [];
  const copy = readBeginning(match);
  for (const { actor, move, chance } of match.log) {
    states.push(rules.clone(copy));
    const answers = chance[Symbol.iterator]();
    const table = { chance: { below: () => answers.next().value as number } };
    if (actor === 'outside') rules.outside?.apply(copy, move, table);
    else rules.apply(copy, actor, move, table);
  }
  return states;
}

function readBeginning(match: ReturnType<typeof readRecord>['match']): object {
  const { rules } = match.game;
  if (match.position) return rules.clone(match.position.state);
  const answers = match.setupChance[Symbol.iterator]();
  return rules.setup(match.options, match.seatCount, { chance: { below: () => answers.next().value as number } });
}
