// A pair at boardgame.io's server, over its own transport, who play what is written for them. When a match is over they go to their
// next, which is there as soon as somebody asks to see it.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import type { Decision } from '@kontor/engine';
import { scriptsOf } from './script.ts';
import type { Pair, Plan, Side, Watch } from './sides.ts';

interface Socket {
  on(event: string, listener: (...values: never[]) => void): void;
  emit(event: string, ...values: unknown[]): void;
}
interface Shown {
  readonly G: { readonly letter: string; readonly decisions: readonly Decision[] };
  readonly _stateID: number;
}

interface Entry {
  readonly action: { readonly payload: { readonly playerID: string } };
}

const { io } = createRequire(import.meta.url)('socket.io-client') as { io: (address: string, options: object) => Socket };

export async function connectBoardgame(address: string, pair: number, watch: Watch, { game }: Plan): Promise<Pair> {
  const scripts = await scriptsOf(game);
  /** By seat: when its last move was sent, and which state its last answered move led to, and when that was sent. */
  const sentAt = [0, 0];
  const answered = [0, 1].map(() => ({ state: -1, sentAt: 0 }));
  const open = async (seat: number): Promise<Side> => {
    const socket = io(`${address}/${game}`, { transports: ['websocket'] });
    let round = 0;
    const matchId = () => `m-${process.pid}-${pair}-${round}`;
    let shown: Shown | undefined;
    let script: readonly string[] = [];
    let said = 0;
    let isWaiting = false;
    let isFirst: (() => void) | undefined;
    const side = {
      get canMove() {
        return !isWaiting && said < script.length && shown?.G.decisions.some((decision) => decision.seat === seat) === true;
      },
      move() {
        isWaiting = true;
        sentAt[seat] = performance.now();
        const args = JSON.parse(script[said]!) as object[];
        said += 1;
        const action = { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID: String(seat) } };
        socket.emit('update', action, shown!._stateID, matchId(), String(seat));
      },
    };
    const sync = () => {
      shown = undefined;
      socket.emit('sync', matchId(), String(seat), undefined, 2);
    };
    const take = (id: string, state: Shown, log: readonly Entry[]): void => {
      if (id !== matchId()) return;
      shown = state;
      const actor = Number(log[0]?.action.payload.playerID);
      if (actor === seat) {
        isWaiting = false;
        answered[seat] = { state: state._stateID, sentAt: sentAt[seat]! };
        watch.acknowledged(performance.now() - sentAt[seat]!);
      } else if (actor >= 0) {
        // The other side may have been answered already, and have sent its next.
        const before = answered[actor]!;
        watch.broadcast(performance.now() - (before.state === state._stateID ? before.sentAt : sentAt[actor]!));
      }
      if (state.G.decisions.length === 0) {
        round += 1;
        sync();
      } else if (side.canMove) watch.ready(side);
    };
    socket.on('sync', ((id: string, { state }: { state: Shown }) => {
      if (id !== matchId()) return;
      shown = state;
      script = scripts.at(state.G.letter)[seat]!;
      said = 0;
      isFirst?.();
      isFirst = undefined;
      if (side.canMove) watch.ready(side);
    }) as never);
    socket.on('update', take as never);
    await new Promise<void>((resolve) => {
      isFirst = resolve;
      socket.on('connect', sync as never);
    });
    return side;
  };
  return { sides: [await open(0), await open(1)] };
}
