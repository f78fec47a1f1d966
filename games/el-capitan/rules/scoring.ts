// EC-12: money decides. While loans are open, the standings show wealth (EC-11.2).
import { type Standing, seat } from '@kontor/engine';
import type { Board } from './board.ts';
import { debtOf, wealthOf } from './loans.ts';
import { booked } from './money.ts';
import { coloursOf, size } from './row.ts';
import { type Colour, type State, sources } from './state.ts';

/** All open warehouses of a colour. */
export function openWarehouses(state: State, colour: Colour): number {
  let open = 0;
  for (let index = colour; index < state.rows.length; index += coloursOf(state)) open += size(state.rows[index]!);
  return open;
}

export function ranking(board: Board, state: State): Standing[] {
  const rows = state.money.map((_, index) => ({
    seat: seat(index),
    score: wealthOf(board, state, seat(index)),
    open: openWarehouses(state, index),
  }));
  const isAhead = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.score > b.score || (a.score === b.score && a.open > b.open);
  return rows
    .map((row) => ({
      seat: row.seat,
      place: 1 + rows.filter((other) => isAhead(other, row)).length,
      score: row.score,
      parts: [
        ...sources.map((source) => ({ source, amount: booked(state, row.seat, source) })),
        { source: 'debt', amount: 0 - debtOf(board, state, row.seat) },
      ],
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
