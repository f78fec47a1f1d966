// WH-5: the end.
import { bagSize, type Standing, seat } from '@kontor/engine';
import type { State } from './state.ts';

export function ranking(state: State): Standing[] {
  const rows = state.coins.map((coins, index) => {
    const goods = bagSize(state.hands[index]!);
    return {
      seat: seat(index),
      score: coins + goods,
      goods,
      parts: [
        { source: 'coins', amount: coins },
        { source: 'goods', amount: goods },
      ],
    };
  });
  const isAhead = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.score > b.score || (a.score === b.score && a.goods > b.goods);
  return rows
    .map(({ goods: _, ...row }, index) => ({ ...row, place: 1 + rows.filter((other) => isAhead(other, rows[index]!)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
