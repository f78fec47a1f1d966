// VP-8: merchants go home, the start player changes, and planning begins.
import { leftOf, type Seat, type Table } from '@kontor/engine';
import { housesAt, interned, merchantsAt } from './holdings.ts';
import type { Print } from './print.ts';
import { type Event, type Move, none, type State } from './state.ts';

const sendHome = interned((place): Move => ({ type: 'sendHome', place }));
const stay: Move = { type: 'stay' };

export function beginHomecoming(print: Print, state: State, table: Table<Event>): void {
  state.phase = 'homecoming';
  state.turn = state.startPlayer;
  askNextToGoHome(print, state, table);
}

/** VP-8.1, VP-8.3: in turn order; a seat without merchants in villages is not asked. */
function askNextToGoHome(print: Print, state: State, table: Table<Event>): void {
  do {
    if (hasMerchantAbroad(print, state, state.turn)) return;
    state.turn = leftOf(state.turn, print.seatCount);
  } while (state.turn !== state.startPlayer);
  beginNextRound(print, state, table);
}

function hasMerchantAbroad(print: Print, state: State, seat: Seat): boolean {
  for (let place = 0; place < print.placeCount; place++) {
    if (place !== print.city && merchantsAt(print, state, seat, place) > 0) return true;
  }
  return false;
}

/** VP-8.1: merchants in villages without an own house. */
export function merchantsWithoutHouse(print: Print, state: State, seat: Seat): number {
  let count = 0;
  for (let place = 0; place < print.placeCount; place++) {
    if (place === print.city || merchantsAt(print, state, seat, place) === 0) continue;
    if (housesAt(print, state, seat, place) === 0) count += merchantsAt(print, state, seat, place);
  }
  return count;
}

/** While too many stand without a house, only those are asked for; then any may still go home. */
export function addHomecomingMoves(print: Print, state: State, seat: Seat, moves: Move[]): void {
  const maySettle = merchantsWithoutHouse(print, state, seat) <= 1;
  if (maySettle) moves.push(stay);
  for (let place = 0; place < print.placeCount; place++) {
    if (place === print.city || merchantsAt(print, state, seat, place) === 0) continue;
    if (maySettle || housesAt(print, state, seat, place) === 0) moves.push(sendHome(place));
  }
}

export function applyHomecoming(print: Print, state: State, seat: Seat, move: Move, table: Table<Event>): void {
  if (move.type === 'sendHome') {
    state.merchants[print.placeCount * seat + move.place]!--;
    state.merchants[print.placeCount * seat + print.city]!++;
    table.emit?.({ type: 'merchantSentHome', seat, place: move.place });
    return;
  }
  table.emit?.({ type: 'merchantsStayed', seat });
  state.turn = leftOf(seat, print.seatCount);
  if (state.turn === state.startPlayer) beginNextRound(print, state, table);
  else askNextToGoHome(print, state, table);
}

/** VP-7.7: who built the latest residence of all. */
export function latestBuilder(print: Print, state: State): Seat | typeof none {
  const residences = print.spacesAt[print.city]!;
  for (let i = residences.length - 1; i >= 0; i--) {
    const owner = state.houses[residences[i]!]!;
    if (owner !== none) return owner;
  }
  return none;
}

/** VP-8.2 */
export function nextStartPlayer(print: Print, state: State): Seat {
  const builder = latestBuilder(print, state);
  return builder === none || builder === state.startPlayer ? leftOf(state.startPlayer, print.seatCount) : builder;
}

function beginNextRound(print: Print, state: State, table: Table<Event>): void {
  state.startPlayer = nextStartPlayer(print, state);
  state.round++;
  beginRound(state, table);
}

export function beginRound(state: State, table: Table<Event>): void {
  state.phase = 'planning';
  state.turn = state.startPlayer;
  table.emit?.({ type: 'roundBegan', round: state.round, startPlayer: state.startPlayer });
}
