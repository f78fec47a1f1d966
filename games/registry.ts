// The games that Kontor knows: one line each. Everything else about a game is in its own folder.
import type { GameBox } from '@kontor/engine';

/** How the parts of a game are loaded, each only when it is needed. */
export interface GameEntry {
  readonly rules: () => Promise<{ readonly box: GameBox }>;
}

export const games: Readonly<Record<string, GameEntry>> = {
  wharf: { rules: () => import('@kontor/wharf/rules') },
};
