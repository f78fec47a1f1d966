// How many of each component there are, wherever they lie. Goods and money never run out (VP-1.9) and are not counted.
import { colours } from './components/types.ts';
import type { Print } from './print.ts';
import { actionCardCount, none, type State } from './state.ts';

export function census(print: Print, state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (what: string, count = 1) => {
    counts[what] = (counts[what] ?? 0) + count;
  };
  for (const [seat, colour] of state.colours.entries()) {
    const name = colours[colour]!;
    add(`${name} merchants`, state.unhired[seat]!);
    for (let place = 0; place < print.placeCount; place++) {
      add(`${name} merchants`, state.merchants[print.placeCount * seat + place]!);
    }
    add(`${name} houses`, state.unbuilt[seat]!);
    for (const owner of state.houses) if (owner === seat) add(`${name} houses`);
    add(`${name} ships`, state.ships[seat]! < print.sectorCount ? 1 : 0);
  }
  for (const tile of state.tiles) add(`tile ${print.tiles[tile]!.id}`);
  for (const card of [...state.display, ...state.pile]) if (card !== none) add(`card ${print.cards[card]!.id}`);
  for (const bits of [...state.owned, state.removed]) {
    for (let index = 0; actionCardCount + index < print.cards.length; index++) {
      if ((bits & (1 << index)) !== 0) add(`card ${print.cards[actionCardCount + index]!.id}`);
    }
  }
  return counts;
}
