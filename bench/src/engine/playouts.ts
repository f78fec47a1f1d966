// Random play through the bare rules: legal moves listed, one chosen, carried out. No events are built.
import { type Game, type GameTypes, parseOptions, SeededChance } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import { microseconds, rate } from '../timing.ts';

/** What one game's rules cost. */
export interface EngineRates {
  readonly game: string;
  readonly players: number;
  readonly playoutsPerSecond: number;
  readonly movesPerSecond: number;
  readonly movesPerGame: number;
  readonly legalMovesPerSecond: number;
  readonly applyPerSecond: number;
  readonly cloneMicroseconds: number;
}

/** Plays one game; returns the number of moves. */
export function playout<T extends GameTypes>(game: Game<T>, options: T['Options'], seatCount: number, seed: number): number {
  const { rules } = game;
  const chance = new SeededChance(seed);
  const table = { chance };
  const state = rules.setup(options, seatCount, table);
  let moves = 0;
  for (;;) {
    const asked = rules.decisions(state);
    if (asked.length === 0) return moves;
    const { seat } = asked[chance.below(asked.length)]!;
    const legal = rules.legalMoves(state, seat);
    rules.apply(state, seat, legal[chance.below(legal.length)]!, table);
    moves += 1;
  }
}

/** States spread over several games, each with a step to take from it. */
function sample<T extends GameTypes>(game: Game<T>, options: T['Options'], seatCount: number) {
  const states: { state: T['State']; step: NonNullable<ReturnType<typeof randomStep<T>>> }[] = [];
  for (let seed = 1; seed <= 4; seed++) {
    const chance = new SeededChance(seed);
    const state = game.rules.setup(options, seatCount, { chance });
    for (let step = randomStep(game, state, chance); step; step = randomStep(game, state, chance)) {
      if (chance.below(8) === 0 && step.seat !== 'outside') states.push({ state: game.rules.clone(state), step });
      if (step.seat === 'outside') game.rules.outside?.apply(state, step.move, { chance });
      else game.rules.apply(state, step.seat, step.move, { chance });
    }
  }
  return states;
}

export function measureGame<T extends GameTypes>(game: Game<T>, seatCount: number): EngineRates {
  const { rules, box } = game;
  const options = parseOptions<T['Options']>(box.options, {}, seatCount);
  let seed = 0;
  let games = 0;
  let moves = 0;
  const movesPerSecond = rate(() => {
    const played = playout(game, options, seatCount, ++seed);
    games += 1;
    moves += played;
    return played;
  }, 1);
  const states = sample(game, options, seatCount);
  const each = (work: (entry: (typeof states)[number]) => void) =>
    rate(() => {
      for (const entry of states) work(entry);
      return states.length;
    });
  const clonePerSecond = each(({ state }) => rules.clone(state));
  const chance = new SeededChance(1);
  const clonedAndApplied = each(({ state, step }) => rules.apply(rules.clone(state), step.seat as never, step.move, { chance }));
  return {
    game: box.id,
    players: seatCount,
    playoutsPerSecond: (movesPerSecond * games) / moves,
    movesPerSecond,
    movesPerGame: moves / games,
    legalMovesPerSecond: each(({ state, step }) => rules.legalMoves(state, step.seat as never)),
    applyPerSecond: 1_000_000 / (microseconds(clonedAndApplied) - microseconds(clonePerSecond)),
    cloneMicroseconds: microseconds(clonePerSecond),
  };
}
