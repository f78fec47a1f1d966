// boardgame.io's own server with a game of ours: the same rules inside its move, the same view shown to a player and
// besides it the player's moves, from which its clients choose (ours play what is written for them and are sent none), its own
// settings for everything else; so it keeps what can be taken back, as we do.
import { createRequire } from 'node:module';
import { openGame, parseOptions, type Seat, SeededChance, sameData } from '@kontor/engine';
import { games } from '@kontor/games';

const load = createRequire(import.meta.url);
const { Server, FlatFile } = load('boardgame.io/dist/cjs/server.js') as {
  Server: (options: object) => { run: (settings: object) => Promise<{ appServer: { address(): { port: number } } }> };
  FlatFile: new (options: { dir: string }) => object;
};
const [id, folder] = process.argv.slice(2) as [string, string?];
const { box } = await games[id]!.rules();
const { rules } = openGame(box);
const chance = new SeededChance('bench');

const game = {
  name: id,
  setup: () => rules.setup(parseOptions(box.options, {}, 2), 2, { chance }),
  moves: {
    play: {
      // A state handed back is faster than changing the draft that is handed in.
      move: ({ G, playerID }: { G: object; playerID: string }, move: { type: string }) => {
        const seat = Number(playerID) as Seat;
        if (!rules.legalMoves(G, seat).some((legal) => sameData(legal, move))) return undefined;
        const next = rules.clone(G);
        rules.apply(next, seat, move, { chance });
        return next;
      },
      client: false,
      ignoreStaleStateID: true,
    },
  },
  turn: { activePlayers: { all: 'play' }, stages: {} },
  playerView: ({ G, playerID }: { G: object; playerID: string | null }) => {
    const seat = Number(playerID) as Seat;
    return { ...rules.view(G, seat), moves: rules.legalMoves(G, seat), isOver: rules.decisions(G).length === 0 };
  },
};

const server = Server({ games: [game], origins: ['*'], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const { appServer } = await server.run({ port: 0 });
process.stdout.write(`boardgame.io listens on http://127.0.0.1:${appServer.address().port}\n`);
