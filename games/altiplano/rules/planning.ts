// AP-4: placing tiles and coins on action spaces, all at once and unseen by the others.
import { bagSize, type Seat, type Table } from '@kontor/engine';
import { showSecrets } from './drawing.ts';
import type { Event } from './events.ts';
import { done, type Move } from './moves.ts';
import { freeSpaces, isFirstOfItsKind, ownsStation, place } from './spots.ts';
import { cargo, none, type Player, type State } from './state.ts';
import { placementCode, type Tables } from './tables.ts';

/** Whoever has nothing to place is not asked. Says whether anybody is. */
export function beginPlanning(tables: Tables, state: State): boolean {
  state.phase = 'planning';
  state.active = state.startPlayer;
  let isAnyAsked = false;
  for (const player of state.players) {
    player.ready = !placeMoves(tables, player, null);
    if (!player.ready) isAnyAsked = true;
  }
  return isAnyAsked;
}

/** What can be placed where (AP-4.1, AP-4.2); without `out` only whether anything can. */
export function placeMoves(tables: Tables, player: Player, out: Move[] | null): boolean {
  const { goodCount, coin, food, wildSpot, firstMovementSpot, firstSlotSpot, moves } = tables;
  const { planning } = player;
  const before = out === null ? 0 : out.length;
  if (bagSize(planning) > 0) {
    const isWildFree = player.wild === none && (player.abilities & tables.wildSpace) !== 0;
    for (let spot = 0; spot < wildSpot; spot++) {
      if (freeSpaces(tables, player, spot) <= 0) continue;
      for (let good = 0; good < goodCount; good++) {
        if (planning[good] === 0 || !tables.takes[spot * goodCount + good]) continue;
        if (out === null) return true;
        out.push(moves.place[spot]![good]!);
      }
    }
    if (isWildFree) {
      if (out === null) return true;
      for (let good = 0; good < goodCount; good++) if (planning[good]! > 0) out.push(moves.place[wildSpot]![good]!);
    }
  }
  const hasFood = planning[food]! > 0;
  const mayPay = player.coins > 0 && (player.abilities & tables.paidTravel) !== 0;
  if (hasFood || mayPay) {
    for (let space = 0; space < player.movement.length; space++) {
      if (player.movement[space] !== cargo.nothing || !isFirstOfItsKind(player, space)) continue;
      if (out === null) return true;
      if (hasFood) out.push(moves.place[firstMovementSpot + space]![food]!);
      if (mayPay) out.push(moves.place[firstMovementSpot + space]![coin]!);
    }
  }
  for (const production of tables.stations) {
    if (!ownsStation(tables, player, production)) continue;
    const { slot, items, counts } = tables.productions[production]!;
    for (let index = 0; index < items.length; index++) {
      const item = items[index]!;
      if (player.slots[slot + index]! >= counts[index]! || (item === coin ? player.coins : planning[item]!) === 0) continue;
      if (out === null) return true;
      out.push(moves.place[firstSlotSpot + slot + index]![item]!);
    }
  }
  return out !== null && out.length > before;
}

export function planningMoves(tables: Tables, player: Player): Move[] {
  const moves: Move[] = [];
  placeMoves(tables, player, moves);
  moves.push(done);
  return moves;
}

/** Carries out a move of planning. False: all are done. */
export function applyPlanning(tables: Tables, state: State, seat: Seat, move: Move, table: Table<Event>): boolean {
  const player = state.players[seat]!;
  if (move.type === 'placeTile' || move.type === 'placeCoin') {
    const item = move.type === 'placeTile' ? move.good : tables.coin;
    place(tables, player, move.spot, item);
    player.secret.push(placementCode(tables, move.spot, item));
    table.emit?.({ type: 'itemPlaced', seat, item, spot: move.spot });
    return true;
  }
  player.ready = true;
  table.emit?.({ type: 'gotReady', seat, phase: 'planning' });
  return !state.players.every(({ ready }) => ready);
}

/** AP-4.5: when the last one is done, all plans are shown. */
export function revealPlans(tables: Tables, state: State, table: Table<Event>): void {
  table.emit?.({ type: 'plansShown', placements: showSecrets(tables, state) });
  for (const player of state.players) player.secret.length = 0;
}
