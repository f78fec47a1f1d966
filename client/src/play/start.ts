// One click from a game's card to a table of three.
import { go } from '../router.ts';
import { playerName } from '../settings.ts';
import { words } from '../words/index.ts';
import { botName } from './bot-names.ts';
import type { LocalSeat } from './saves.ts';

/** Sets up a table in this browser and goes there. */
export async function startLocal(game: string, seats: readonly LocalSeat[], options: unknown = {}): Promise<void> {
  const [{ loadGame }, { makeLocalTable }] = await Promise.all([import('./load-game.ts'), import('./local-session.ts')]);
  go({ page: 'local', id: makeLocalTable({ game: await loadGame(game), seats, options }) });
}

/** The person and two gentle bots. */
export const firstSeats = (): LocalSeat[] => [
  { name: playerName.value || (words.value?.guest ?? 'Guest') },
  ...[1, 2].map((seat) => ({ name: botName(seat), bot: 'apprentice' })),
];

export const startAgainstBots = (game: string): Promise<void> => startLocal(game, firstSeats());
