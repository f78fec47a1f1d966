// boardgame.io's own server with a game of ours: the same rules inside its move, the same view and questions shown to a player, chance
// that both sides know as at ours, its own settings for everything else; so it keeps what can be taken back, as we do.
import { createRequire } from 'node:module';
import { openGame, parseOptions, type Seat, sameData } from '@kontor/engine';
import { games } from '@kontor/games';
import { chanceAt, letters } from './script.ts';

const load = createRequire(import.meta.url);
const { Server, FlatFile } = load('boardgame.io/dist/cjs/server.js') as {
  Server: (options: object) => { run: (settings: object) => Promise<{ appServer: { address(): { port: number } } }> };
  FlatFile: new (options: { dir: string }) => object;
};
const [id, folder] = process.argv.slice(2) as [string, string?];
const { box } = await games[id]!.rules();
const { rules } = openGame(box);
/** A match, and the letter that says which of those that are written it is. */
interface Table {
  readonly letter: string;
  readonly state: object;
}
let count = 0;

const game = {
  name: id,
  setup: (): Table => {
    const letter = letters[count++ % letters.length]!;
    return { letter, state: rules.setup(parseOptions(box.options, {}, 2), 2, { chance: chanceAt(letter) }) };
  },
  moves: {
    play: {
      // A state handed back is faster than changing the draft that is handed in.
      move: ({ G: { letter, state }, playerID }: { G: Table; playerID: string }, move: { type: string }) => {
        const seat = Number(playerID) as Seat;
        if (!rules.legalMoves(state, seat).some((legal) => sameData(legal, move))) return undefined;
        const next = rules.clone(state);
        rules.apply(next, seat, move, { chance: chanceAt(letter) });
        return { letter, state: next };
      },
      client: false,
      ignoreStaleStateID: true,
    },
  },
  turn: { activePlayers: { all: 'play' }, stages: {} },
  playerView: ({ G: { letter, state }, playerID }: { G: Table; playerID: string | null }) => {
    return { letter, view: rules.view(state, Number(playerID) as Seat), decisions: rules.decisions(state) };
  },
};

const server = Server({ games: [game], origins: ['*'], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const { appServer } = await server.run({ port: 0 });
process.stdout.write(`boardgame.io listens on http://127.0.0.1:${appServer.address().port}\n`);
