// AP-1: what lies where when the game begins.
import { drawFromPile, shuffle, type Table, seat as toSeat } from '@kontor/engine';
import { beginMatch } from './course.ts';
import { refillTrack } from './endOfRound.ts';
import type { Event } from './events.ts';
import { cart, firstRowOf, mission, none, type Options, outOfGame, type Player, rowSize, type State, unowned } from './state.ts';
import type { Tables } from './tables.ts';

/** Supply of so many players. */
export const supplyFor = (tables: Tables, seatCount: number) =>
  tables.components.supply.find(({ players }) => players === seatCount)!;

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

export function emptyPlayer(tables: Tables, missions: boolean): Player {
  const { components, goodCount, locationCount } = tables;
  return {
    role: none,
    coins: 0,
    figure: none,
    road: 0,
    order: none,
    delivered: zeros(goodCount),
    shed: 0,
    abilities: 0,
    boughtCart: false,
    boughtExtension: false,
    passed: false,
    ready: false,
    wild: none,
    bag: zeros(goodCount),
    container: zeros(goodCount),
    planning: zeros(goodCount),
    spaces: zeros(locationCount * goodCount),
    slots: zeros(tables.slotCount),
    movement: zeros(components.movement.spaces),
    carts: [cart.ready, ...zeros(components.movement.spaces)],
    warehouse: components.warehouse.flatMap(() => [none, 0, 0]).slice(0, rowSize * components.warehouse.length),
    secret: [],
    missions: missions ? components.missions.map(() => mission.unknown) : [],
  };
}

/** The table before anything random is decided: all locations in the edition's order, all orders there, nothing on the track. */
export function emptyTable(tables: Tables, options: Options, seatCount: number): State {
  const { components } = tables;
  const supply = supplyFor(tables, seatCount);
  return {
    phase: 'returning',
    round: 1,
    startPlayer: toSeat(0),
    active: toSeat(0),
    turn: 'fresh',
    repeating: null,
    cornDue: 0,
    exchanged: none,
    lateTiles: zeros(tables.goodCount),
    lastRound: 0,
    trigger: none,
    ring: components.locations.map((_, location) => location),
    supply: tables.goodIds.map((id) => supply.goods[id] ?? 0),
    box: components.goods.map(({ id, count }) => count - (supply.goods[id] ?? 0)),
    carts: supply.carts - seatCount,
    houses: components.houses.map(() => unowned),
    boats: components.boats.map(() => unowned),
    orders: components.orders.map(() => unowned),
    extensions: components.extensions.map(({ minPlayers }) => (minPlayers > seatCount ? outOfGame : unowned)),
    track: components.track.map(() => none),
    firsts: new Array<number>(firstRowOf + tables.goodCount).fill(none),
    players: Array.from({ length: seatCount }, () => emptyPlayer(tables, options.missions)),
  };
}

export function setup(tables: Tables, options: Options, seatCount: number, table: Table<Event>): State {
  const state = emptyTable(tables, options, seatCount);
  state.ring = shuffle([...state.ring], table.chance);
  const orders = state.orders.map((_, order) => order);
  const removedOrders: number[] = [];
  while (orders.length > supplyFor(tables, seatCount).orders) removedOrders.push(drawFromPile(orders, table.chance));
  for (const order of removedOrders) state.orders[order] = outOfGame;
  state.startPlayer = toSeat(table.chance.below(seatCount));
  table.emit?.({ type: 'tableLaid', ring: [...state.ring], startPlayer: state.startPlayer, removedOrders });
  refillTrack(tables, state, table);
  beginMatch(tables, state, options.draftRoles, table);
  return state;
}
