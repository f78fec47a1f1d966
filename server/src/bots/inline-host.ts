// The same work in this very process: for tests, and where threads are not wanted.
import { type BotHost, replace } from '@kontor/bots';
import type { Library } from '../library.ts';
import { perform } from './tasks.ts';

export function createInlineHost(library: Library): BotHost {
  return {
    async think(request) {
      await new Promise((resolve) => setImmediate(resolve));
      const reply = await perform(library, { kind: 'think', request });
      if (reply.kind === 'thought') return reply.answer;
      const game = library.open(request.game, request.edition);
      if (!game) throw new Error(`there is no game '${request.game}'`);
      return replace(game, request, 'failed');
    },
    close: async () => undefined,
  };
}
