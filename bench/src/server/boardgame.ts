// boardgame.io's own server with the reference game: the same rules inside its move, the same things shown to a player.
import { createRequire } from 'node:module';
import { openGame, type Seat, SeededChance, sameData } from '@kontor/engine';
import { box, type Move, type State } from '@kontor/wharf/rules';

const load = createRequire(import.meta.url);
const { Server, FlatFile } = load('boardgame.io/dist/cjs/server.js') as {
  Server: (options: object) => { run: (settings: object) => Promise<{ appServer: { address(): { port: number } } }> };
  FlatFile: new (options: { dir: string }) => object;
};
const [folder] = process.argv.slice(2);
const { rules } = openGame(box);
const chance = new SeededChance('bench');

const game = {
  name: 'wharf',
  setup: () => rules.setup({ startPlayer: 'drawn' }, 2, { chance }),
  moves: {
    play: {
      // A state handed back is faster than changing the draft that is handed in.
      move: ({ G, playerID }: { G: State; playerID: string }, move: Move) => {
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
  disableUndo: true,
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) => {
    const seat = Number(playerID) as Seat;
    return { ...rules.view(G, seat), moves: rules.legalMoves(G, seat), isOver: rules.decisions(G).length === 0 };
  },
};

const server = Server({ games: [game], origins: ['*'], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const { appServer } = await server.run({ port: 0 });
process.stdout.write(`boardgame.io listens on http://127.0.0.1:${appServer.address().port}\n`);
