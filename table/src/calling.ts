// Whether whoever looks elsewhere has to be called: they are asked, and may not know it.
import type { Player, Snapshot } from './session.ts';

export interface Calling {
  readonly snapshot: Pick<Snapshot, 'viewer' | 'asked' | 'isOver' | 'log'>;
  readonly players: readonly Pick<Player, 'bot' | 'isHere'>[];
  /** Whether the page is out of sight. */
  readonly isHidden: boolean;
}

/** Where all play on this device, nobody has to be called; nor does whoever looks on and has just moved. */
export function isCalled({ snapshot, players, isHidden }: Calling): boolean {
  const { viewer, asked, isOver, log } = snapshot;
  if (isOver || !asked.some(({ seat }) => seat === viewer)) return false;
  if (players.every(({ bot, isHere }) => isHere && bot === undefined)) return false;
  const last = log.at(-1)?.actor;
  return isHidden || (last !== undefined && last !== viewer);
}
