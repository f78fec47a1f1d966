// Where the pieces lie that are seen travelling: goods, money, merchants, houses. What is paid to the supply goes there.
import type { PiecesAt } from '@kontor/table/kit';
import { type Components, none, type View } from '../rules/index.ts';
import { printedIn } from './texts/printed.ts';
import { merchantsOf, storeOf } from './texts/reading.ts';

/** More than can ever be in play: the supply has the rest. */
const plenty = 10_000;

export function pieces(view: View, components: Components): PiecesAt[] {
  const print = printedIn(components).printOf(view.money.length);
  const list: PiecesAt[] = [];
  const outside = [0, 0, 0];
  let paid = 0;
  for (const [seat, money] of view.money.entries()) {
    const isOwn = view.viewer === seat;
    const home = `seat:${seat}`;
    for (const store of ['warehouse', 'hold'] as const) {
      for (const [good, count] of storeOf(view, store, seat).entries()) {
        list.push({ kind: `good:${good}`, place: isOwn ? `${store}:${good}` : home, count });
        outside[good]! += count;
      }
    }
    list.push({ kind: 'peso', place: isOwn ? 'money' : home, count: money });
    paid += money;
    list.push({ kind: `merchant:${seat}`, place: isOwn ? 'merchants' : home, count: view.unhired[seat]! });
    for (let place = 0; place < print.placeCount; place++) {
      const count = merchantsOf(print, view, seat, place);
      if (count > 0) list.push({ kind: `merchant:${seat}`, place: `place:${place}`, count });
    }
    list.push({ kind: `house:${seat}`, place: isOwn ? 'houses' : home, count: view.unbuilt[seat]! });
  }
  for (const [space, owner] of view.houses.entries()) {
    if (owner !== none) list.push({ kind: `house:${owner}`, place: `space:${space}`, count: 1 });
  }
  for (const [index, money] of view.sectorMoney.entries()) {
    list.push({ kind: 'peso', place: `sector:${index + 1}`, count: money });
    paid += money;
  }
  list.push({ kind: 'peso', place: 'supply', count: plenty - paid });
  for (const [good, count] of outside.entries()) list.push({ kind: `good:${good}`, place: 'supply', count: plenty - count });
  return list;
}

/** Numbers whose course over the game is worth a chart. */
export function course(view: View, components: Components): Readonly<Record<string, readonly number[]>> {
  const print = printedIn(components).printOf(view.money.length);
  const seats = view.money.map((_, seat) => seat);
  const size = (store: 'warehouse' | 'hold', seat: number) => storeOf(view, store, seat).reduce((sum, count) => sum + count, 0);
  return {
    pesos: view.money,
    goods: seats.map((seat) => size('warehouse', seat) + size('hold', seat)),
    houses: seats.map(
      (seat) => print.components.repository.houses - view.unbuilt[seat]! + (print.merchantsEach - view.unhired[seat]!),
    ),
  };
}
