// AP-5: turns of one action each, movement before and after it, and passing.
import { type Seat, type Table, seat as toSeat } from '@kontor/engine';
import { buildBoat, buildHouse, buildMoves, buildRoad } from './building.ts';
import type { Event } from './events.ts';
import { revealMissions } from './missions.ts';
import { endTurn, type Move, pass } from './moves.ts';
import { produce, produceMoves } from './producing.ts';
import { none, type Player, type Repeating, type State } from './state.ts';
import type { Tables } from './tables.ts';
import {
  buyCart,
  buyExtension,
  cartMoves,
  deliver,
  deliverMoves,
  extensionMoves,
  orderMoves,
  sell,
  sellMoves,
  store,
  storeMoves,
  takeOrder,
} from './trading.ts';
import { isWithin, stepsLeft, travel, travelMoves } from './travelling.ts';
import { cornMoves, cornRows, putCornAway, settleCorn, storeTile } from './warehouse.ts';
import type { Location } from './words.ts';

/** Lists what a player can do at a location; without `out` it only says whether there is something. */
type Offer = (tables: Tables, state: State, player: Player, location: Location, out: Move[] | null) => boolean;

const productionMoves: Offer = (tables, _state, player, location, out) => {
  let any = false;
  for (const production of tables.locations[location]!.productions) {
    if (!produceMoves(tables, player, production, out)) continue;
    if (out === null) return true;
    any = true;
  }
  return any;
};

const offers: readonly Offer[] = [
  productionMoves,
  buildMoves,
  (tables, _state, player, location, out) => storeMoves(tables, player, location, out),
  (tables, _state, player, location, out) => sellMoves(tables, player, location, out),
  (tables, _state, player, location, out) => deliverMoves(tables, player, location, out),
  orderMoves,
  extensionMoves,
  cartMoves,
];

/** The actions that can be done at a location with what lies there (AP-5.2). */
export const actionMoves: Offer = (tables, state, player, location, out) => {
  let any = false;
  for (const offer of offers) {
    if (!offer(tables, state, player, location, out)) continue;
    if (out === null) return true;
    any = true;
  }
  return any;
};

/** AP-8.25, AP-8.35: storing corn from the shed, wherever the figure is. */
const shedMoves = (tables: Tables, player: Player, out: Move[] | null): boolean =>
  player.shed > 0 && cornRows(tables, player, tables.moves.storeCorn, out);

/** The locations, as bits, where an action could be done now. */
function actionGoals(tables: Tables, state: State, player: Player): number {
  if (shedMoves(tables, player, null)) return (1 << tables.locationCount) - 1;
  return locationGoals(tables, state, player);
}

function locationGoals(tables: Tables, state: State, player: Player): number {
  let goals = 0;
  for (let location = 0; location < tables.locationCount; location++) {
    if (actionMoves(tables, state, player, location, null)) goals |= 1 << location;
  }
  return goals;
}

/** Whether the player can do anything but pass. */
function canAct(tables: Tables, state: State, player: Player): boolean {
  if (shedMoves(tables, player, null)) return true;
  if (player.figure === none) return locationGoals(tables, state, player) !== 0;
  if (actionMoves(tables, state, player, player.figure, null)) return true;
  const steps = stepsLeft(tables, player);
  return steps > 0 && isWithin(state, player.figure, steps, locationGoals(tables, state, player));
}

export function actingMoves(tables: Tables, state: State, seat: Seat): Move[] {
  const player = state.players[seat]!;
  if (state.cornDue > 0) return cornMoves(tables, player);
  const moves: Move[] = [];
  switch (state.turn) {
    case 'acted':
      repeatMoves(tables, state, player, moves);
      travelMoves(tables, state, player, -1, moves);
      moves.push(endTurn);
      return moves;
    case 'placed':
      actionMoves(tables, state, player, player.figure, moves);
      return moves;
    default:
      shedMoves(tables, player, moves);
      if (player.figure === none) putFigureMoves(tables, state, player, moves);
      else {
        actionMoves(tables, state, player, player.figure, moves);
        if (stepsLeft(tables, player) > 0) travelMoves(tables, state, player, actionGoals(tables, state, player), moves);
      }
      if (state.turn === 'fresh') moves.push(pass);
      return moves;
  }
}

/** AP-5.11 */
function putFigureMoves(tables: Tables, state: State, player: Player, out: Move[]): void {
  const goals = locationGoals(tables, state, player);
  for (let location = 0; location < tables.locationCount; location++) {
    if (((goals >> location) & 1) !== 0) out.push(tables.moves.putFigure[location]!);
  }
}

/** AP-5.8: going on with a 'one or more' action. */
function repeatMoves(tables: Tables, state: State, player: Player, out: Move[]): void {
  const { repeating } = state;
  if (repeating === null) return;
  if (repeating === 'sell') sellMoves(tables, player, player.figure, out);
  else if (repeating === 'store') storeMoves(tables, player, player.figure, out);
  else if (repeating === 'deliver') deliverMoves(tables, player, player.figure, out);
  else if (repeating === 'storeCorn') shedMoves(tables, player, out);
  else produceMoves(tables, player, repeating, out);
}

/** Carries out a move of a turn. False: all have passed, the round is over. */
export function applyActing(tables: Tables, state: State, seat: Seat, move: Move, table: Table<Event>): boolean {
  const player = state.players[seat]!;
  switch (move.type) {
    case 'pass':
      player.passed = true;
      table.emit?.({ type: 'passed', seat, forced: false });
      return nextTurn(tables, state, seat, table);
    case 'endTurn':
      table.emit?.({ type: 'turnEnded', seat });
      return nextTurn(tables, state, seat, table);
    case 'putFigure':
      player.figure = move.location;
      state.turn = 'placed';
      table.emit?.({ type: 'figurePut', seat, location: move.location });
      return true;
    case 'travel':
      travel(tables, state, seat, move.by, move.to, table);
      if (state.turn === 'acted') state.repeating = null;
      else state.turn = 'moved';
      return true;
    case 'placeCorn':
    case 'holdCorn':
      putCornAway(tables, state, seat, move, table);
      settleCorn(tables, state, seat, table);
      revealMissions(tables, state, seat, table);
      return true;
    default:
      act(tables, state, seat, move, table);
      revealMissions(tables, state, seat, table);
      return true;
  }
}

function act(tables: Tables, state: State, seat: Seat, move: Move, table: Table<Event>): void {
  let repeating: Repeating | null = null;
  switch (move.type) {
    case 'produce':
      if (tables.productions[move.production]!.repeats) repeating = move.production;
      produce(tables, state, seat, move.production, move.output, move.wild, table);
      break;
    case 'buildBoat':
      buildBoat(tables, state, seat, move.boat, move.wild, table);
      break;
    case 'buildHouse':
      buildHouse(tables, state, seat, move.house, move.wild, table);
      break;
    case 'buildRoad':
      buildRoad(tables, state, seat, move.wild, table);
      break;
    case 'store':
      repeating = 'store';
      store(tables, state, seat, move.good, move.wild, table);
      break;
    case 'sell':
      repeating = 'sell';
      sell(tables, state, seat, move.good, move.wild, table);
      break;
    case 'deliver':
      repeating = 'deliver';
      deliver(tables, state, seat, move.good, move.wild, table);
      break;
    case 'storeCorn':
      repeating = 'storeCorn';
      state.players[seat]!.shed--;
      storeTile(tables, state, seat, tables.corn, move.row, 'shed', table);
      break;
    case 'takeOrder':
      takeOrder(tables, state, seat, move.order, table);
      break;
    case 'buyExtension':
      buyExtension(tables, state, seat, move.extension, table);
      break;
    case 'buyCart':
      buyCart(tables, state, seat, move.space, table);
      break;
  }
  state.turn = 'acted';
  state.repeating = repeating;
}

/** The action phase begins with the start player (AP-5.1). Says whether anybody can act. */
export function beginActing(tables: Tables, state: State, table: Table<Event>): boolean {
  state.phase = 'acting';
  const count = state.players.length;
  return nextTurn(tables, state, toSeat((state.startPlayer + count - 1) % count), table);
}

/** The next player to the left who has not passed; whoever can do nothing passes without being asked. False: all have passed. */
function nextTurn(tables: Tables, state: State, after: Seat, table: Table<Event>): boolean {
  const count = state.players.length;
  state.turn = 'fresh';
  state.repeating = null;
  for (let step = 1; step <= count; step++) {
    const seat = toSeat((after + step) % count);
    const player = state.players[seat]!;
    if (player.passed) continue;
    if (canAct(tables, state, player)) {
      state.active = seat;
      return true;
    }
    player.passed = true;
    table.emit?.({ type: 'passed', seat, forced: true });
  }
  return false;
}
