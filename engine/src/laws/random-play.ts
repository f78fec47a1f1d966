// A player without a thought in its head: the easiest way to see very many situations of a game.
import type { Chance } from '../chance.ts';
import type { GameBox, GameTypes } from '../game.ts';
import { Match } from '../match/match.ts';
import { type Game, openGame } from '../open.ts';
import type { Seat } from '../seat.ts';

/** One step of random play: a seat that is asked and one of its legal moves, or word from outside; nothing when the game is over. */
export function randomStep<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  chance: Chance,
  weigh?: Weigh<T>,
): { seat: Seat | 'outside'; move: T['Move'] } | undefined {
  const { rules } = game;
  const asked = rules.decisions(state);
  if (asked.length === 0) return undefined;
  if (rules.outside) {
    const news = rules.outside.legalMoves(state);
    if (news.length > 0 && chance.below(12) === 0) return { seat: 'outside', move: news[chance.below(news.length)]! };
  }
  const { seat } = asked[chance.below(asked.length)]!;
  const moves = rules.legalMoves(state, seat);
  return {
    seat,
    move: weigh ? weighted(moves, chance, (candidate) => weigh(candidate, state, seat)) : moves[chance.below(moves.length)]!,
  };
}

/** How eagerly a move is tried, as a whole number from 1: so that random play also sees what blind chance hardly ever reaches. */
export type Weigh<T extends GameTypes> = (move: T['Move'], state: T['State'], seat: Seat) => number;

function weighted<Move>(moves: readonly Move[], chance: Chance, weigh: (move: Move) => number): Move {
  const weights = moves.map(weigh);
  let left = chance.below(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return moves[index]!;
  }
  return moves[0]!;
}

/** How a random match is set up. */
export interface RandomMatch<T extends GameTypes = GameTypes> {
  readonly seatCount: number;
  readonly options?: unknown;
  readonly seed: number | string;
  /** More moves than this mean that the game does not end. */
  readonly maxMoves?: number;
  /** How the players like their moves; without it they play blindly. */
  readonly weigh?: Weigh<T>;
  /** Is told every situation and what is done in it, before it is done. */
  readonly tell?: (match: Match<T>, step: { seat: Seat | 'outside'; move: T['Move'] }) => void;
}

/** Plays a whole match at random, through the match's own door. */
export function playRandomMatch<T extends GameTypes>(
  box: GameBox<T>,
  how: RandomMatch<T>,
  choose: Chance,
  game: Game<T> = openGame(box),
): Match<T> {
  const match = Match.start(game, { seatCount: how.seatCount, options: how.options, chance: how.seed });
  for (let moves = 0; moves < (how.maxMoves ?? 100_000); moves++) {
    const step = randomStep(game, match.state, choose, how.weigh);
    if (!step) return match;
    how.tell?.(match, step);
    if (step.seat === 'outside') match.announce(step.move);
    else match.submit(step.seat, step.move);
  }
  throw new Error(`${box.id} did not end within ${how.maxMoves ?? 100_000} moves`);
}
