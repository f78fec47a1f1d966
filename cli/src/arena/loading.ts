// The bots of a game, by its id.
import type { BotModule } from '@kontor/bots';
import { entryOf, loadBox } from '../loading.ts';
import { UsageError } from '../usage.ts';

export { loadBox };

/** A game's bot folder. */
export async function loadBot(id: string): Promise<BotModule> {
  const load = entryOf(id).bot;
  if (!load) throw new UsageError(`there are no bots for '${id}'`);
  return load();
}
