// A pair at the bare server: one of them sends, both hear, then it is the other's turn.
import { performance } from 'node:perf_hooks';
import type { Pair, Side, Watch } from './sides.ts';
import { Wire } from './wire.ts';

export async function connectBare(address: string, pair: number, watch: Watch): Promise<Pair> {
  const sentAt = [0, 0];
  let count = 0;
  const open = async (seat: number): Promise<Side> => {
    let isAsked = seat === 0;
    const own = `{"type":"change","actor":${seat},`;
    const wire = await Wire.open(address, `/${pair}/${seat}`, '', (text) => {
      if (text.startsWith(own)) watch.acknowledged(performance.now() - sentAt[seat]!);
      else {
        watch.broadcast(performance.now() - sentAt[1 - seat]!);
        isAsked = true;
        watch.ready(side);
      }
    });
    const side: Side = {
      get canMove() {
        return isAsked;
      },
      move() {
        isAsked = false;
        sentAt[seat] = performance.now();
        count += 1;
        const moves = [{ type: 'layOrder', order: 'load' }];
        wire.send(JSON.stringify({ type: 'submit', table: `bare${pair}`, id: `m${count}`, turn: count, moves }));
      },
    };
    return side;
  };
  return { sides: [await open(0), await open(1)] };
}
