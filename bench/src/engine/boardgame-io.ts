// The reference game played through boardgame.io's own reducer, in production mode. The rules inside its move are the same
// code as ours; only what surrounds them differs. Two ways are measured, and the faster one is the peer: changing the
// draft that the reducer hands in, as its documentation shows, and handing back a new state made by our own clone.
import { type Game, SeededChance } from '@kontor/engine';
import type { Move, State, WharfTypes } from '@kontor/wharf/rules';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';

interface Peer {
  readonly name: string;
  /** Plays one game; returns the number of moves. */
  play(seed: number): number;
}

type Change = (context: { G: State; playerID: string }, move: Move) => State | undefined;

function peer(name: string, game: Game<WharfTypes>, seatCount: number, change: (chance: SeededChance) => Change): Peer {
  const { rules } = game;
  return {
    name,
    play(seed) {
      const chance = new SeededChance(seed);
      const definition = {
        name: 'wharf',
        setup: () => rules.setup({ startPlayer: 'drawn' }, seatCount, { chance }),
        moves: { play: { move: change(chance), client: false } },
        turn: { activePlayers: { all: 'play' }, stages: {} },
        disableUndo: true,
      };
      const reducer = CreateGameReducer({ game: definition });
      let store = InitializeGame({ game: definition, numPlayers: seatCount });
      let moves = 0;
      for (;;) {
        const state: State = store.G;
        const asked = rules.decisions(state);
        if (asked.length === 0) return moves;
        const { seat } = asked[chance.below(asked.length)]!;
        const legal = rules.legalMoves(state, seat);
        const move = legal[chance.below(legal.length)]!;
        store = reducer(store, { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID: String(seat) } });
        if (store.G === state) throw new Error('boardgame.io refused a legal move');
        moves += 1;
      }
    },
  };
}

export function peers(game: Game<WharfTypes>, seatCount: number): Peer[] {
  const { rules } = game;
  const isLegal = (state: State, seat: number, move: Move) =>
    rules
      .legalMoves(state, seat as never)
      .some((legal) => legal.type === move.type && JSON.stringify(legal) === JSON.stringify(move));
  return [
    peer('boardgame.io, changing the draft', game, seatCount, (chance) => ({ G, playerID }, move) => {
      if (isLegal(G, Number(playerID), move)) rules.apply(G, Number(playerID) as never, move, { chance });
      return undefined;
    }),
    peer('boardgame.io, handing back a new state', game, seatCount, (chance) => ({ G, playerID }, move) => {
      if (!isLegal(G, Number(playerID), move)) return undefined;
      const next = rules.clone(G);
      rules.apply(next, Number(playerID) as never, move, { chance });
      return next;
    }),
  ];
}
