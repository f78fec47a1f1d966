// boardgame.io's MCTSBot on our rules: its turns follow our decisions, its enumerate function lists our legal moves, and it
// searches whatever state it is given as if it were the whole truth. Its draws of the future are its own; ours are not told to it.
import { type Game, type GameTypes, SeededChance } from '@kontor/engine';
import { MCTSBot } from 'boardgame.io/dist/cjs/ai.js';
import { InitializeGame } from 'boardgame.io/dist/cjs/internal.js';

/** A peer that thinks about one decision. */
export interface Peer<T extends GameTypes> {
  think(state: T['State'], iterations: number): Promise<T['Move']>;
}

/** A playout goes to the end of the game. */
const toTheEnd = 100_000;

export function peer<T extends GameTypes>(game: Game<T>, seatCount: number, seed: string): Peer<T> {
  const { rules } = game;
  const chance = new SeededChance(seed);
  const asked = (state: T['State']): number => rules.decisions(state)[0]?.seat ?? 0;
  const definition = (beginning: T['State']) => ({
    name: game.box.id,
    setup: () => beginning,
    moves: {
      play: ({ G, playerID }: { G: T['State']; playerID: string }, move: T['Move']) => {
        const next = rules.clone(G);
        rules.apply(next, Number(playerID) as never, move, { chance });
        return next;
      },
    },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: { first: ({ G }: { G: T['State'] }) => asked(G), next: ({ G }: { G: T['State'] }) => asked(G) },
    },
    endIf: ({ G }: { G: T['State'] }) => {
      if (rules.decisions(G).length > 0) return undefined;
      const winners = rules.ranking(G).filter(({ place }) => place === 1);
      return winners.length > 1 ? { draw: true } : { winner: String(winners[0]!.seat) };
    },
    disableUndo: true,
  });
  return {
    async think(state, iterations) {
      const own = definition(rules.clone(state));
      const bot = new MCTSBot({
        game: own,
        enumerate: (G, _, playerID) =>
          rules.legalMoves(G as T['State'], Number(playerID) as never).map((move) => ({ move: 'play', args: [move] })),
        seed,
        iterations,
        playoutDepth: toTheEnd,
      });
      const store = InitializeGame({ game: own, numPlayers: seatCount });
      const { action } = await bot.play(store, String(asked(state)));
      return action.payload.args[0] as T['Move'];
    },
  };
}
