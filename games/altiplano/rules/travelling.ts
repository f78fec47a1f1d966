// AP-5.3 to AP-5.5, AP-5.10 to AP-5.13: the figure's movement around the circle.
import type { Seat, Table } from '@kontor/engine';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { isFirstOfItsKind } from './spots.ts';
import { cargo, cart, type Player, type State } from './state.ts';
import type { Tables } from './tables.ts';
import type { Location } from './words.ts';

/** Steps between two locations, the shorter way round. */
export function distance(state: State, from: Location, to: Location): number {
  const steps = Math.abs(state.ring.indexOf(from) - state.ring.indexOf(to));
  return Math.min(steps, state.ring.length - steps);
}

/** Steps that one movement allows now; 0 if it cannot be used. `by` is 0 for the starting cart, then the movement spaces. */
export function stepsOf(tables: Tables, player: Player, by: number): number {
  const hasCart = player.carts[by] === cart.ready;
  if (by === 0) return hasCart ? tables.components.carts.steps : 0;
  if (player.movement[by - 1] === cargo.nothing) return 0;
  return hasCart ? tables.components.carts.steps : tables.components.movement.steps;
}

/** Steps of all movements that are still possible in this round. */
export function stepsLeft(tables: Tables, player: Player): number {
  let steps = 0;
  for (let by = 0; by < player.carts.length; by++) steps += stepsOf(tables, player, by);
  return steps;
}

/** Whether one of the locations in `goals` (as bits) is within so many steps. */
export function isWithin(state: State, from: Location, steps: number, goals: number): boolean {
  if (((goals >> from) & 1) !== 0) return true;
  const { ring } = state;
  const at = ring.indexOf(from);
  const most = Math.min(steps, ring.length >> 1);
  for (let step = 1; step <= most; step++) {
    const ahead = at + step < ring.length ? at + step : at + step - ring.length;
    const behind = at >= step ? at - step : at - step + ring.length;
    if ((((goals >> ring[ahead]!) | (goals >> ring[behind]!)) & 1) !== 0) return true;
  }
  return false;
}

/** The movements after which one of `goals` can still be reached. Turning round, two steps lead back (AP-5.12). */
export function travelMoves(tables: Tables, state: State, player: Player, goals: number, out: Move[]): void {
  const total = stepsLeft(tables, player);
  if (total === 0 || player.figure < 0) return;
  for (let by = 0; by < player.carts.length; by++) {
    const steps = stepsOf(tables, player, by);
    if (steps === 0 || (by > 0 && !isFirstOfItsKind(player, by - 1))) continue;
    for (let to = 0; to < tables.locationCount; to++) {
      const away = distance(state, player.figure, to);
      if (away > steps || (away === 0 && steps < 2)) continue;
      if (isWithin(state, to, total - steps, goals)) out.push(tables.moves.travel[by]![to]!);
    }
  }
}

export function travel(tables: Tables, state: State, seat: Seat, by: number, to: Location, table: Table<Event>): void {
  const player = state.players[seat]!;
  const from = player.figure;
  const withCart = player.carts[by] === cart.ready;
  const content = by === 0 ? cargo.nothing : player.movement[by - 1]!;
  if (withCart) player.carts[by] = cart.used;
  if (by > 0) {
    player.movement[by - 1] = cargo.nothing;
    if (content === cargo.food) player.container[tables.food]!++;
  }
  player.figure = to;
  const paid = content === cargo.food ? 'food' : content === cargo.coin ? 'coin' : 'nothing';
  table.emit?.({ type: 'travelled', seat, from, to, by, paid, withCart });
}
