// The log of a match: who did what, what chance answered, and whether it can still be taken back.
import type { Decision, GameDefinition, GameTypes } from '../game.ts';
import type { Seat } from '../seat.ts';
import { type HiddenCounts, hiddenCounts, isRevealed } from '../visibility.ts';

/** Who made an entry: a seat, or the world outside the rules. */
export type Actor = Seat | 'outside';

/**
 * What stands in the way of taking an entry back. 'none': nothing. 'own': chance answered, or a rule forbids it; this
 * entry stays, but entries of other seats that decide at the same time are not touched. 'all': something was revealed,
 * or somebody else was asked, or a phase of simultaneous decisions or the game is over; nothing before it can be taken back by anybody.
 */
export type Barrier = 'none' | 'own' | 'all';

/** One entry of the log. */
export interface LogEntry<Move, Event> {
  readonly actor: Actor;
  readonly move: Move;
  /** What chance answered while the move was carried out. */
  readonly chance: readonly number[];
  readonly events: readonly Event[];
  readonly barrier: Barrier;
}

/** What the match looks at, before and after a move, to see a barrier. */
export interface Watch {
  readonly asked: readonly Decision[];
  readonly hidden: HiddenCounts;
  readonly seatCount: number;
}

/** Takes down who is asked what, and how much is hidden. */
export function watch<T extends GameTypes>(rules: GameDefinition<T>, state: T['State'], seatCount: number): Watch {
  return { asked: rules.decisions(state), hidden: hiddenCounts(rules.visibility, state, seatCount), seatCount };
}

/** Whether nobody is asked any more what `actor` was asked: the last one of a simultaneous phase is done. */
function isPhaseOver(actor: Actor, before: Watch, after: Watch): boolean {
  const answered = before.asked.find(({ seat }) => seat === actor);
  return answered !== undefined && !after.asked.some(({ prompt }) => prompt === answered.prompt);
}

/** Whether somebody else is asked what they were not asked before. */
function areOthersAsked(actor: Actor, before: Watch, after: Watch): boolean {
  return after.asked.some(
    (now) => now.seat !== actor && !before.asked.some(({ seat, prompt }) => seat === now.seat && prompt === now.prompt),
  );
}

/** The barrier that a move of `actor` raises, by what changed around it. `othersOpen`: other seats have moves that still could be taken back. */
export function barrierOf(
  actor: Actor,
  before: Watch,
  after: Watch,
  askedChance: boolean,
  sealed: boolean,
  othersOpen = false,
): Barrier {
  if (after.asked.length === 0 || areOthersAsked(actor, before, after)) return 'all';
  if ((othersOpen && isPhaseOver(actor, before, after)) || isRevealed(before.hidden, after.hidden, before.seatCount))
    return 'all';
  return askedChance || sealed ? 'own' : 'none';
}
