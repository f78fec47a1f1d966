// AP-1.8, AP-1.9, AP-1.13: drawing or choosing roles, and what each role starts with.
import { drawFromPile, rightOf, type Seat, type Table, seat as toSeat } from '@kontor/engine';
import type { Event } from './events.ts';
import { done, type Move } from './moves.ts';
import { none, type State } from './state.ts';
import type { Tables } from './tables.ts';

/** From the start player clockwise each draws one. */
export function drawRoles(tables: Tables, state: State, table: Table<Event>): void {
  const pile = tables.components.roles.map((_, role) => role);
  const count = state.players.length;
  for (let step = 0; step < count; step++) {
    const seat = toSeat((state.startPlayer + step) % count);
    state.players[seat]!.role = drawFromPile(pile, table.chance);
    table.emit?.({ type: 'roleDrawn', seat, role: state.players[seat]!.role });
    takeKit(tables, state, seat, table);
  }
}

/** Starting tiles come out of the supply into the bag. */
function takeKit(tables: Tables, state: State, seat: Seat, table: Table<Event>): void {
  const player = state.players[seat]!;
  const { start } = tables.components.roles[player.role]!;
  const goods = tables.goodIds.map((id) => start.goods[id] ?? 0);
  for (let good = 0; good < goods.length; good++) {
    player.bag[good]! += goods[good]!;
    state.supply[good]! -= goods[good]!;
  }
  player.coins += start.coins;
  table.emit?.({ type: 'kitTaken', seat, role: player.role, goods, coins: start.coins });
}

/** The last player chooses first, the start player last. */
export function beginChoosingRoles(state: State): void {
  state.phase = 'choosingRoles';
  state.active = rightOf(state.startPlayer, state.players.length);
}

export function roleMoves(tables: Tables, state: State, seat: Seat): Move[] {
  if (state.players[seat]!.role !== none) return [done];
  return tables.moves.chooseRole.filter((_, role) => state.players.every((player) => player.role !== role));
}

/** Carries out a move of the choice. False: everybody has a role. */
export function applyRole(tables: Tables, state: State, seat: Seat, move: Move, table: Table<Event>): boolean {
  if (move.type === 'chooseRole') {
    state.players[seat]!.role = move.role;
    table.emit?.({ type: 'roleChosen', seat, role: move.role });
    return true;
  }
  takeKit(tables, state, seat, table);
  if (seat === state.startPlayer) return false;
  state.active = rightOf(seat, state.players.length);
  return true;
}
