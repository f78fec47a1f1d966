// One click from a game's card to a table of three.
import { go } from '../router.ts';
import { playerName } from '../settings.ts';
import { words } from '../words/index.ts';
import type { LocalSeat } from './saves.ts';

/** Names for bots: winds that fill a merchant's sails. */
const botNames = ['Mistral', 'Levante', 'Zephyr', 'Sirocco'];

/** Bots of a level, each with a name of its own. */
export const botSeats = (count: number, level: string): LocalSeat[] =>
  Array.from({ length: count }, (_, index) => ({ name: botNames[index % botNames.length]!, bot: level }));

/** Sets up a table in this browser and goes there. */
export async function startLocal(game: string, seats: readonly LocalSeat[], options: unknown = {}): Promise<void> {
  const [{ loadGame }, { makeLocalTable }] = await Promise.all([import('./load-game.ts'), import('./local-session.ts')]);
  go({ page: 'local', id: makeLocalTable({ game: await loadGame(game), seats, options }) });
}

/** The person and two gentle bots. */
export const startAgainstBots = (game: string, level = 'apprentice'): Promise<void> =>
  startLocal(game, [{ name: playerName.value || (words.value?.guest ?? 'Guest') }, ...botSeats(2, level)]);
