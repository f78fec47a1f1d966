// The door of Altiplano's rules.

import type { Seat } from '@kontor/engine';
import type { Components } from './components/components.ts';
import { standard } from './components/standard.ts';
import { type DrawOdds, drawOdds as oddsOfDraw } from './odds.ts';
import { type ScoreSheet, scoreSheet as sheetOf } from './scoring.ts';
import type { State, View } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { type WaysOn, waysOn as waysOfTurn } from './waysOn.ts';

export type * from './components/components.ts';
export { type Prompt, prompts } from './decisions.ts';
export { altiplano, altiplano as box, defineGame } from './definition.ts';
export type { Event, Placement } from './events.ts';
export { isHeld } from './missions.ts';
export type { Move } from './moves.ts';
export type { DrawOdds } from './odds.ts';
export type { ScoreSheet } from './scoring.ts';
export { ownCoins } from './spots.ts';
export {
  type AltiplanoTypes,
  cargo,
  cart,
  firstHouse,
  firstOrder,
  firstRow,
  firstRowOf,
  mission,
  none,
  type Options,
  onTrack,
  outOfGame,
  type Phase,
  type Player,
  type PlayerView,
  phases,
  rowSize,
  type State,
  type TurnStage,
  unowned,
  type View,
} from './state.ts';
export {
  itemOf,
  type LocationTable,
  type ProductionTable,
  placementCode,
  type SpotTable,
  spacesAt,
  spotOf,
  type Tables,
} from './tables.ts';
export type { Good, Item, Location, Spot } from './words.ts';

const opened = new WeakMap<Components, Tables>();

/** What the numbers in states, moves and events stand for. */
export function tablesFor(components: Components = standard.components): Tables {
  const known = opened.get(components);
  if (known) return known;
  const tables = tablesOf(components);
  opened.set(components, tables);
  return tables;
}

/** The exact chances of the viewer's next draw; nothing for a spectator. */
export const drawOdds = (view: View, components?: Components): DrawOdds | undefined => oddsOfDraw(tablesFor(components), view);

/** How the turn of a player who has acted can go on. */
export const waysOn = (view: View, seat: Seat, components?: Components): WaysOn => waysOfTurn(tablesFor(components), view, seat);

/** Every point of a player as things stand, with its source. */
export const scoreSheet = (state: State, seat: Seat, components?: Components): ScoreSheet =>
  sheetOf(tablesFor(components), state, seat);
