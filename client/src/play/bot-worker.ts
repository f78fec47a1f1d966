// Where bots think: off the page's own thread, from a view alone.
import { answer, replace, type ThinkRequest } from '@kontor/bots';
import { openGame, parseEdition } from '@kontor/engine';
import { games } from '@kontor/games';

interface Question {
  readonly id: number;
  readonly request: ThinkRequest;
}

async function think(request: ThinkRequest) {
  const entry = games[request.game];
  if (!entry) throw new Error(`there is no game '${request.game}'`);
  const { box } = await entry.rules();
  const game = request.edition === undefined ? openGame(box) : openGame(box, parseEdition(box, request.edition));
  const bot = await entry.bot?.();
  if (!bot) return replace(game, request, 'this game has no bot of its own yet');
  return answer(game, bot.knowledge(game), request, () => performance.now());
}

addEventListener('message', (event: MessageEvent<Question>) => {
  const { id, request } = event.data;
  think(request).then(
    (thought) => postMessage({ id, thought }),
    (error: unknown) => postMessage({ id, failed: error instanceof Error ? error.message : String(error) }),
  );
});
