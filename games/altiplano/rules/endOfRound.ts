// AP-9 and AP-10.1: what happens between two rounds.
import { leftOf, type Table } from '@kontor/engine';
import type { Event } from './events.ts';
import { cart, none, onTrack, outOfGame, type State, unowned } from './state.ts';
import type { Tables } from './tables.ts';

export function prepareNextRound(tables: Tables, state: State, table: Table<Event>): void {
  state.startPlayer = leftOf(state.startPlayer, state.players.length);
  turnTrack(tables, state, table);
  for (const player of state.players) {
    player.passed = false;
    player.boughtCart = false;
    player.boughtExtension = false;
    for (let by = 0; by < player.carts.length; by++) if (player.carts[by] === cart.used) player.carts[by] = cart.ready;
  }
  state.round++;
}

/** AP-9.2, AP-9.3 */
function turnTrack(tables: Tables, state: State, table: Table<Event>): void {
  const { track } = state;
  const lowest = track[0]!;
  if (lowest !== none && state.players.every(({ boughtExtension }) => !boughtExtension)) {
    state.extensions[lowest] = outOfGame;
    track[0] = none;
    table.emit?.({ type: 'extensionRemoved', extension: lowest });
  }
  let filled = 0;
  let hasSlid = false;
  for (let space = 0; space < track.length; space++) {
    const extension = track[space]!;
    track[space] = none;
    if (extension === none) continue;
    if (space > filled) hasSlid = true;
    track[filled++] = extension;
  }
  if (hasSlid) table.emit?.({ type: 'extensionsSlid', track: track.slice() });
  refillTrack(tables, state, table);
  if (!track.includes(none) || state.lastRound > 0) return;
  state.lastRound = state.round + 1;
  state.trigger = tables.locationCount;
  table.emit?.({ type: 'endTriggered', by: 'track', lastRound: state.lastRound });
}

/** New extensions come one by one from the top category of the pile, the first onto the lowest free space. */
export function refillTrack(tables: Tables, state: State, table: Table<Event>): void {
  for (let space = 0; space < state.track.length; space++) {
    if (state.track[space] !== none) continue;
    const extension = drawExtension(tables, state, table);
    if (extension === none) return;
    state.track[space] = extension;
    state.extensions[extension] = onTrack;
    table.emit?.({ type: 'extensionRevealed', extension, space });
  }
}

/** The pile has no order: within the top category each extension is as likely as the others. */
function drawExtension(tables: Tables, state: State, table: Table<Event>): number {
  const { extensions } = tables.components;
  let top = '';
  let count = 0;
  for (let extension = 0; extension < extensions.length; extension++) {
    if (state.extensions[extension] !== unowned) continue;
    const { category } = extensions[extension]!;
    if (count === 0 || category < top) {
      top = category;
      count = 1;
    } else if (category === top) count++;
  }
  if (count === 0) return none;
  let index = table.chance.below(count);
  for (let extension = 0; extension < extensions.length; extension++) {
    if (state.extensions[extension] !== unowned || extensions[extension]!.category !== top) continue;
    if (index-- === 0) return extension;
  }
  return none;
}
