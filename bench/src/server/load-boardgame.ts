// A pair at boardgame.io's server, over its own transport. When a match is over they go to their next, which is there as soon
// as somebody asks to see it.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import type { Pair, Plan, Side, Watch } from './sides.ts';

interface Socket {
  on(event: string, listener: (...values: never[]) => void): void;
  emit(event: string, ...values: unknown[]): void;
}
interface Shown {
  readonly G: { readonly moves: readonly object[]; readonly isOver: boolean };
  readonly _stateID: number;
}

interface Entry {
  readonly action: { readonly payload: { readonly playerID: string } };
}

const { io } = createRequire(import.meta.url)('socket.io-client') as { io: (address: string, options: object) => Socket };

export async function connectBoardgame(address: string, pair: number, watch: Watch, { game }: Plan): Promise<Pair> {
  let round = 0;
  const sentAt = [0, 0];
  const matchId = () => `m-${process.pid}-${pair}-${round}`;
  const sides: (Side & { sync(): void })[] = [];
  const open = async (seat: number): Promise<void> => {
    const socket = io(`${address}/${game}`, { transports: ['websocket'] });
    let shown: Shown | undefined;
    let isWaiting = false;
    let count = 0;
    let isFirst: (() => void) | undefined;
    const side = {
      get canMove() {
        return !isWaiting && shown !== undefined && shown.G.moves.length > 0;
      },
      sync: () => {
        shown = undefined;
        isWaiting = false;
        socket.emit('sync', matchId(), String(seat), undefined, 2);
      },
      move() {
        count += 1;
        isWaiting = true;
        sentAt[seat] = performance.now();
        const move = shown!.G.moves[(count * 7) % shown!.G.moves.length];
        const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID: String(seat) } };
        socket.emit('update', action, shown!._stateID, matchId(), String(seat));
      },
    };
    const take = (id: string, state: Shown, log: readonly Entry[]): void => {
      if (id !== matchId()) return;
      shown = state;
      const actor = Number(log[0]?.action.payload.playerID);
      if (actor === seat) {
        isWaiting = false;
        watch.acknowledged(performance.now() - sentAt[seat]!);
      } else if (actor >= 0) watch.broadcast(performance.now() - sentAt[actor]!);
      if (state.G.isOver) {
        if (seat !== 0) return;
        round += 1;
        for (const one of sides) one.sync();
      } else if (side.canMove) watch.ready(side);
    };
    socket.on('sync', ((id: string, { state }: { state: Shown }) => {
      if (id !== matchId()) return;
      shown = state;
      isFirst?.();
      isFirst = undefined;
      if (side.canMove) watch.ready(side);
    }) as never);
    socket.on('update', take as never);
    sides.push(side);
    await new Promise<void>((resolve) => {
      isFirst = resolve;
      socket.on('connect', (() => side.sync()) as never);
    });
  };
  await open(0);
  await open(1);
  return { sides };
}
