// AP-7: rows, what may go where, and corn that has to be stored when it is received.
import type { Seat, Table } from '@kontor/engine';
import type { Event } from './events.ts';
import { holdCorn, type Move } from './moves.ts';
import { firstRow, firstRowOf, none, type Player, rowSize, type State } from './state.ts';
import { noticeExhausted } from './supply.ts';
import type { Tables } from './tables.ts';
import type { Good } from './words.ts';

/** AP-7.7: the only row for a tile that is not corn, or `none`. Food has no row (AP-7.3). */
export function rowFor(tables: Tables, player: Player, good: Good): number {
  if (!tables.storable[good]) return none;
  for (let row = 0; row < tables.rowSpaces.length; row++) {
    const of = player.warehouse[row * rowSize]!;
    if (of === none) return row;
    if (of === good && player.warehouse[row * rowSize + 1]! < tables.rowSpaces[row]!) return row;
  }
  return none;
}

/** AP-8.24: the unfinished row of a good, or `none`. */
export function startedRowOf(tables: Tables, player: Player, good: Good): number {
  for (let row = 0; row < tables.rowSpaces.length; row++) {
    if (player.warehouse[row * rowSize] === good && player.warehouse[row * rowSize + 1]! < tables.rowSpaces[row]!) return row;
  }
  return none;
}

/** AP-7.4, AP-7.9: the rows that can take a corn. Pushes their moves, or only says whether there is one. */
export function cornRows(tables: Tables, player: Player, moves: readonly Move[], out: Move[] | null): boolean {
  let hasOpenCornRow = false;
  let any = false;
  for (let row = 0; row < tables.rowSpaces.length; row++) {
    const of = player.warehouse[row * rowSize]!;
    if (of === none) {
      if (hasOpenCornRow) return any;
      out?.push(moves[row]!);
      return true;
    }
    if (player.warehouse[row * rowSize + 1]! >= tables.rowSpaces[row]!) continue;
    if (out === null) return true;
    if (of === tables.corn) hasOpenCornRow = true;
    out.push(moves[row]!);
    any = true;
  }
  return any;
}

/** Puts a tile into a row that may take it. */
export function storeTile(
  tables: Tables,
  state: State,
  seat: Seat,
  good: Good,
  row: number,
  from: Extract<Event, { type: 'stored' }>['from'],
  table: Table<Event>,
): void {
  const { warehouse } = state.players[seat]!;
  const at = row * rowSize;
  if (warehouse[at] === none) warehouse[at] = good;
  warehouse[at + 1]!++;
  if (good === tables.corn) warehouse[at + 2]!++;
  table.emit?.({ type: 'stored', seat, good, row, from });
  if (warehouse[at + 1]! < tables.rowSpaces[row]!) return;
  const isFirst = state.firsts[firstRow] === none;
  if (isFirst) state.firsts[firstRow] = seat;
  const of = warehouse[at]!;
  if (state.firsts[firstRowOf + of] === none) state.firsts[firstRowOf + of] = seat;
  table.emit?.({ type: 'rowFilled', seat, row, good: of, points: tables.rowPoints[row]!, isFirst });
}

/** AP-7.5, AP-8.25: where a received corn can go. */
export function cornMoves(tables: Tables, player: Player): Move[] {
  const moves: Move[] = [];
  cornRows(tables, player, tables.moves.placeCorn, moves);
  if (canHoldCorn(tables, player)) moves.push(holdCorn);
  return moves;
}

export const canHoldCorn = (tables: Tables, player: Player): boolean =>
  (player.abilities & tables.cornShed) !== 0 && player.shed < tables.shedRoom;

/** AP-7.9: corn goes wherever a space is free, so it has room for as many; the shed holds some too. */
function cornRoom(tables: Tables, player: Player): number {
  let room = (player.abilities & tables.cornShed) === 0 ? 0 : tables.shedRoom - player.shed;
  for (let row = 0; row < tables.rowSpaces.length; row++) room += tables.rowSpaces[row]! - player.warehouse[row * rowSize + 1]!;
  return room;
}

/**
 * Corn comes from the road, as much as is there and has a place. It stays there until its place is chosen; where nothing is
 * to choose, it is put away at once. Says how much is received.
 */
export function receiveCorn(tables: Tables, state: State, seat: Seat, due: number, table: Table<Event>): number {
  const count = Math.min(due, state.supply[tables.corn]!, cornRoom(tables, state.players[seat]!));
  state.cornDue += due;
  if (count > 0) table.emit?.({ type: 'cornReceived', seat, count });
  settleCorn(tables, state, seat, table);
  return count;
}

/** Puts corn away as long as there is nothing to choose. */
export function settleCorn(tables: Tables, state: State, seat: Seat, table: Table<Event>): void {
  while (state.cornDue > 0) {
    const moves = state.supply[tables.corn] === 0 ? [] : cornMoves(tables, state.players[seat]!);
    if (moves.length > 1) return;
    const [only] = moves;
    if (only) putCornAway(tables, state, seat, only, table);
    else {
      state.cornDue--;
      table.emit?.({ type: 'cornForgone', seat });
    }
  }
}

/** Carries out `placeCorn` or `holdCorn` for one corn of the road. */
export function putCornAway(tables: Tables, state: State, seat: Seat, move: Move, table: Table<Event>): void {
  const player = state.players[seat]!;
  state.cornDue--;
  state.supply[tables.corn]!--;
  if (move.type === 'placeCorn') storeTile(tables, state, seat, tables.corn, move.row, 'road', table);
  else {
    player.shed++;
    table.emit?.({ type: 'cornHeld', seat, held: player.shed });
  }
  noticeExhausted(tables, state, tables.homes[tables.corn]!, table);
}
