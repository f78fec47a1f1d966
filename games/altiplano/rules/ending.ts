// AP-8.24, AP-8.34, AP-10.2 and AP-11.27: late storage in turn order, then the missions that are judged at the end.
import { bagSize, pourBag, type Seat, type Table, seat as toSeat } from '@kontor/engine';
import { drawTiles } from './drawing.ts';
import type { Event } from './events.ts';
import { revealFinalMissions, revealMissions } from './missions.ts';
import { done, type Move } from './moves.ts';
import { none, type Player, type State } from './state.ts';
import type { Tables } from './tables.ts';
import { startedRowOf, storeTile } from './warehouse.ts';

/** Asks the owners of late storage, beginning so many seats after the start player. Says whether one is asked. */
export function nextLateStorage(tables: Tables, state: State, after: number, table: Table<Event>): boolean {
  const count = state.players.length;
  state.phase = 'lateStoring';
  state.turn = 'fresh';
  for (let step = after; step < count; step++) {
    const seat = toSeat((state.startPlayer + step) % count);
    const player = state.players[seat]!;
    if ((player.abilities & tables.lateStorage) === 0) continue;
    drawTiles(player, seat, tables.lateTiles, state.lateTiles, table);
    state.active = seat;
    if (canStoreLate(tables, state, player)) return true;
    putBack(state, seat, table);
  }
  return false;
}

export function endGame(tables: Tables, state: State, table: Table<Event>): void {
  state.phase = 'over';
  state.active = state.startPlayer;
  revealFinalMissions(tables, state, table);
  table.emit?.({ type: 'gameEnded', rounds: state.round });
}

const canStoreLate = (tables: Tables, state: State, player: Player): boolean =>
  state.lateTiles.some((tiles, good) => tiles > 0 && startedRowOf(tables, player, good) !== none);

/** Only into started rows of the fitting good; no row is started. */
export function lateStoringMoves(tables: Tables, state: State, player: Player): Move[] {
  const moves: Move[] = [];
  for (let good = 0; good < tables.goodCount; good++) {
    if (state.lateTiles[good]! > 0 && startedRowOf(tables, player, good) !== none) moves.push(tables.moves.storeLate[good]!);
  }
  moves.push(done);
  return moves;
}

/** Carries out a move of late storage. False: nobody else has one. */
export function applyLateStoring(tables: Tables, state: State, seat: Seat, move: Move, table: Table<Event>): boolean {
  if (move.type === 'storeLate') {
    const row = startedRowOf(tables, state.players[seat]!, move.good);
    state.lateTiles[move.good]!--;
    storeTile(tables, state, seat, move.good, row, 'bag', table);
    revealMissions(tables, state, seat, table);
    return true;
  }
  putBack(state, seat, table);
  const count = state.players.length;
  return nextLateStorage(tables, state, ((seat + count - state.startPlayer) % count) + 1, table);
}

/** What was not stored stays the player's. */
function putBack(state: State, seat: Seat, table: Table<Event>): void {
  const left = bagSize(state.lateTiles);
  pourBag(state.lateTiles, state.players[seat]!.container);
  table.emit?.({ type: 'lateStorageEnded', seat, left });
}
