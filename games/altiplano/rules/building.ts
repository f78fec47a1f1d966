// AP-6.4, AP-6.5, AP-6.7, AP-6.8: boats, houses and the road.
import type { Seat, Table } from '@kontor/engine';
import type { Event } from './events.ts';
import type { Move, Pair } from './moves.ts';
import { receive } from './producing.ts';
import { firstHouse, none, type Player, type State, unowned } from './state.ts';
import { homeOf, noticeExhausted } from './supply.ts';
import type { Bill, Tables } from './tables.ts';
import { canPay, pay, payableMoves } from './using.ts';
import { receiveCorn } from './warehouse.ts';
import type { Location } from './words.ts';

export function buildMoves(tables: Tables, state: State, player: Player, location: Location, out: Move[] | null): boolean {
  const { buildBoat, buildHouse, buildRoad } = tables.locations[location]!;
  const { moves } = tables;
  let any = false;
  if (buildBoat && cardMoves(tables, player, buildBoat, state.boats, moves.buildBoat, out)) any = true;
  if (any && out === null) return true;
  if (buildHouse && cardMoves(tables, player, buildHouse, state.houses, moves.buildHouse, out)) any = true;
  if (any && out === null) return true;
  const roadGoesOn = player.road < tables.components.road.length;
  if (buildRoad && roadGoesOn && payableMoves(tables, player, buildRoad, moves.buildRoad, out)) any = true;
  return any;
}

/** One move a card that is left; with none left, one that brings nothing (AP-1.12). */
function cardMoves(
  tables: Tables,
  player: Player,
  bill: Bill,
  owners: readonly number[],
  pairs: readonly Pair[],
  out: Move[] | null,
): boolean {
  const plain = canPay(tables, player, bill, false);
  const wild = player.wild !== none && canPay(tables, player, bill, true);
  if (out === null || !(plain || wild)) return plain || wild;
  let isAnyLeft = false;
  for (let card = 0; card <= owners.length; card++) {
    if (card === owners.length ? isAnyLeft : owners[card] !== unowned) continue;
    isAnyLeft = true;
    if (plain) out.push(pairs[card]![0]);
    if (wild) out.push(pairs[card]![1]);
  }
  return true;
}

export function buildBoat(
  tables: Tables,
  state: State,
  seat: Seat,
  boat: number | null,
  wild: boolean,
  table: Table<Event>,
): void {
  const { figure } = state.players[seat]!;
  pay(tables, state, seat, tables.locations[figure]!.buildBoat!, wild, table);
  if (boat === null) {
    table.emit?.({ type: 'noCardLeft', seat, cards: 'boats' });
    return;
  }
  state.boats[boat] = seat;
  const good = tables.boatGoods[boat]!;
  const gained = receive(tables, state, seat, good, table);
  table.emit?.({ type: 'boatBuilt', seat, boat, good, gained });
  noticeExhausted(tables, state, homeOf(tables, 'holdsBoats'), table);
}

export function buildHouse(
  tables: Tables,
  state: State,
  seat: Seat,
  house: number | null,
  wild: boolean,
  table: Table<Event>,
): void {
  const { figure } = state.players[seat]!;
  pay(tables, state, seat, tables.locations[figure]!.buildHouse!, wild, table);
  if (house === null) {
    table.emit?.({ type: 'noCardLeft', seat, cards: 'houses' });
    return;
  }
  state.houses[house] = seat;
  if (state.firsts[firstHouse] === none) state.firsts[firstHouse] = seat;
  table.emit?.({ type: 'houseBuilt', seat, house, good: tables.houseGoods[house]! });
  noticeExhausted(tables, state, homeOf(tables, 'holdsHouses'), table);
}

export function buildRoad(tables: Tables, state: State, seat: Seat, wild: boolean, table: Table<Event>): void {
  const player = state.players[seat]!;
  pay(tables, state, seat, tables.locations[player.figure]!.buildRoad!, wild, table);
  const { gives } = tables.components.road[player.road]!;
  player.road++;
  table.emit?.({ type: 'roadBuilt', seat, step: player.road, gives });
  if (gives === 'corn') receiveCorn(tables, state, seat, 1, table);
}
