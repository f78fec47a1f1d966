// Everybody at a table reads the guided first round, while a game is played at random.
import { type Game, type GameTypes, Match, type Seat, SeededChance, seatsOf } from '@kontor/engine';
import { randomStep, type Weigh } from '@kontor/engine/laws';
import type { GameUi, GuideStep } from '../../contract.ts';

/** A step at the moment at which it was due. */
export interface Told<T extends GameTypes> {
  readonly step: GuideStep;
  readonly seat: Seat;
  readonly view: T['View'];
  /** How many moves of its own the seat had made. */
  readonly own: number;
}

export interface Readers<T extends GameTypes> {
  readonly game: Game<T>;
  readonly guide: NonNullable<GameUi<T>['guide']>;
  readonly seatCount: number;
  readonly options?: object;
  readonly seed: number | string;
  /** How likely a move is; all are alike if it is left out. */
  readonly weigh?: Weigh<T>;
}

/** What each seat read, until all have read the last step or the game is over. */
export function readGuide<T extends GameTypes>(readers: Readers<T>): Told<T>[][] {
  const { game, guide, seatCount, options = {}, seed, weigh } = readers;
  const { components } = game.edition;
  const chance = new SeededChance(seed);
  const match = Match.start<T>(game, { seatCount, options, chance: `${seed}` });
  const own = seatsOf(seatCount).map(() => 0);
  const read = seatsOf(seatCount).map((): Told<T>[] => []);
  const isDone = (told: readonly Told<T>[]): boolean => told.at(-1)?.step.isLast === true;
  while (!match.isOver && !read.every(isDone)) {
    const asked = match.decisions();
    for (const seat of seatsOf(seatCount)) {
      const told = read[seat]!;
      const view = match.view(seat);
      const prompt = asked.find((decision) => decision.seat === seat)?.prompt;
      for (const step of guide(view, seat, prompt, components))
        if (!isDone(told) && told.every(({ step: { id } }) => id !== step.id)) told.push({ step, seat, view, own: own[seat]! });
    }
    const next = randomStep(game, match.state, chance, weigh)!;
    if (next.seat === 'outside') match.announce(next.move);
    else {
      match.submit(next.seat, next.move);
      own[next.seat]!++;
    }
  }
  return read;
}
