// Bots need no time, people do: a bot that would set a timer running for people leaves them some first.
import { type GameDefinition, type GameTypes, type Seat, SeededChance } from '@kontor/engine';
import type { Level } from './contract.ts';

/** How long each level leaves people to be quicker, in milliseconds. */
export const courtesy: Readonly<Record<Level, number>> = { apprentice: 60_000, merchant: 45_000, captain: 30_000 };

/** Whether a timer of the game's own (`outside`) would begin to run with this move. */
export function beginsTimer<T extends GameTypes>(
  rules: GameDefinition<T>,
  state: T['State'],
  seat: Seat,
  move: T['Move'],
): boolean {
  const { outside } = rules;
  if (!outside || outside.legalMoves(state).length > 0) return false;
  const after = rules.clone(state);
  rules.apply(after, seat, move, { chance: new SeededChance(0) });
  return outside.legalMoves(after).length > 0;
}
