// A pair at the bare server: one of them sends, both hear, then it is the other's turn.
import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import type { Side, Watch } from './sides.ts';

export async function connectBare(address: string, pair: number, watch: Watch): Promise<Side[]> {
  let sentAt = 0;
  let count = 0;
  const open = async (seat: number): Promise<Side> => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/${pair}/${seat}`, { perMessageDeflate: false });
    let isAsked = seat === 0;
    const side: Side = {
      get canMove() {
        return isAsked;
      },
      move() {
        isAsked = false;
        sentAt = performance.now();
        count += 1;
        socket.send(
          JSON.stringify({
            type: 'submit',
            table: `bare${pair}`,
            id: `m${count}`,
            turn: count,
            moves: [{ type: 'layOrder', order: 'load' }],
          }),
        );
      },
    };
    socket.on('message', (data) => {
      const { actor } = JSON.parse(String(data)) as { actor: number };
      if (actor === seat) watch.acknowledged(performance.now() - sentAt);
      else {
        watch.broadcast(performance.now() - sentAt);
        isAsked = true;
        watch.ready(side);
      }
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return side;
  };
  return [await open(0), await open(1)];
}
