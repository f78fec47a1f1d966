// WH-1: what lies where when the game begins.
import { drawFromBag, seat, type Table } from '@kontor/engine';
import type { Components } from './components/standard.ts';
import type { Event, Options, State } from './state.ts';

export function setup(components: Components, options: Options, seatCount: number, table: Table<Event>): State {
  const { goods, start } = components;
  const none = () => goods.map(() => 0);
  const bag = goods.map(({ count }) => count);
  const draw = (count: number) => {
    const drawn = none();
    for (let i = 0; i < count; i++) drawn[drawFromBag(bag, table.chance)]!++;
    return drawn;
  };
  const startPlayer = seat(options.startPlayer === 'drawn' ? table.chance.below(seatCount) : options.startPlayer);
  table.emit?.({ type: 'roundBegan', round: 1, startPlayer });
  return {
    round: 1,
    phase: 'planning',
    startPlayer,
    step: 0,
    frame: null,
    hands: Array.from({ length: seatCount }, () => draw(start.hand)),
    market: draw(start.market),
    bag,
    prices: goods.map(() => start.price),
    coins: Array.from({ length: seatCount }, () => start.coins),
    plans: Array.from({ length: seatCount }, () => []),
    ready: Array.from({ length: seatCount }, () => false),
  };
}
