// A state in words.
import {
  cargo,
  firstHouse,
  firstOrder,
  firstRow,
  firstRowOf,
  mission,
  none,
  type Player,
  rowSize,
  type State,
  unowned,
} from '../state.ts';
import { itemOf, spotOf, type Tables } from '../tables.ts';
import { itemName, named, spotName, stationName } from './names.ts';
import { cargoNames, cartNames, missionNames } from './schema.ts';

const orNull = (index: number, ids: readonly { readonly id: string }[]): string | null => ids[index]?.id ?? null;
const seatOrNull = (seat: number | undefined): number | null => (seat === undefined || seat === none ? null : seat);

export function write(tables: Tables, state: State): object {
  const { components } = tables;
  const left = (owners: readonly number[], cards: readonly { readonly id: string }[]) =>
    owners.flatMap((owner, card) => (owner === unowned ? [cards[card]!.id] : []));
  const { repeating } = state;
  return {
    phase: state.phase,
    round: state.round,
    startPlayer: state.startPlayer,
    active: state.active,
    turn: state.turn,
    repeating: typeof repeating === 'number' ? repeatedAction(tables, repeating) : repeating,
    cornDue: state.cornDue,
    exchanged: state.exchanged === none ? null : itemName(tables, state.exchanged),
    lateTiles: named(tables, state.lateTiles),
    lastRound: state.lastRound,
    trigger: state.trigger === none ? null : (tables.locationIds[state.trigger] ?? 'track'),
    ring: state.ring.map((location) => tables.locationIds[location]!),
    supply: named(tables, state.supply),
    carts: state.carts,
    houses: left(state.houses, components.houses),
    boats: left(state.boats, components.boats),
    orders: left(state.orders, components.orders),
    track: state.track.map((extension) => orNull(extension, components.extensions)),
    pile: left(state.extensions, components.extensions),
    firsts: {
      row: seatOrNull(state.firsts[firstRow]),
      order: seatOrNull(state.firsts[firstOrder]),
      house: seatOrNull(state.firsts[firstHouse]),
      rowOf: Object.fromEntries(
        tables.goodIds.flatMap((id, good) => {
          const seat = state.firsts[firstRowOf + good]!;
          return seat === none ? [] : [[id, seat]];
        }),
      ),
    },
    players: state.players.map((player, seat) => writePlayer(tables, state, player, seat)),
  };
}

function repeatedAction(tables: Tables, production: number): object {
  const { location } = tables.productions[production]!;
  return { location: tables.locationIds[location]!, action: tables.locations[location]!.productions.indexOf(production) };
}

function writePlayer(tables: Tables, state: State, player: Player, seat: number): object {
  const { components, goodCount } = tables;
  const owned = (owners: readonly number[], cards: readonly { readonly id: string }[]) =>
    owners.flatMap((owner, card) => (owner === seat ? [cards[card]!.id] : []));
  const order = orNull(player.order, components.orders);
  return {
    role: orNull(player.role, components.roles),
    coins: player.coins,
    figure: player.figure === none ? null : tables.locationIds[player.figure]!,
    road: player.road,
    order: order === null ? null : { card: order, delivered: named(tables, player.delivered) },
    finishedOrders: owned(state.orders, components.orders).filter((card) => card !== order),
    houses: owned(state.houses, components.houses),
    boats: owned(state.boats, components.boats),
    extensions: owned(state.extensions, components.extensions),
    shed: player.shed,
    boughtCart: player.boughtCart,
    boughtExtension: player.boughtExtension,
    passed: player.passed,
    ready: player.ready,
    bag: named(tables, player.bag),
    container: named(tables, player.container),
    planning: named(tables, player.planning),
    spaces: Object.fromEntries(
      tables.locationIds.flatMap((id, location) => {
        const tiles = named(tables, player.spaces.slice(location * goodCount, (location + 1) * goodCount));
        return Object.keys(tiles).length > 0 ? [[id, tiles]] : [];
      }),
    ),
    wild: player.wild === none ? null : itemName(tables, player.wild),
    movement: player.movement.map((content) => (content === cargo.nothing ? null : cargoNames[content - 1]!)),
    carts: player.carts.map((status) => cartNames[status]!),
    stations: writeStations(tables, state, player, seat),
    warehouse: writeRows(tables, player),
    secret: player.secret.map((code) => ({
      item: itemName(tables, itemOf(tables, code)),
      spot: spotName(tables, state, seat, spotOf(tables, code)),
    })),
    ...(player.missions.length > 0 && { missions: writeMissions(tables, player) }),
  };
}

function writeStations(tables: Tables, state: State, player: Player, seat: number): Record<string, Record<string, number>> {
  const stations: Record<string, Record<string, number>> = {};
  for (const spot of tables.spots) {
    if (spot.type !== 'slot' || player.slots[spot.slot] === 0) continue;
    const name = stationName(tables, state, seat, spot.production);
    stations[name] = { ...stations[name], [itemName(tables, spot.item)]: player.slots[spot.slot]! };
  }
  return stations;
}

function writeRows(tables: Tables, { warehouse }: Player): object[] {
  const rows: object[] = [];
  for (let at = 0; at < warehouse.length && warehouse[at] !== none; at += rowSize) {
    rows.push({ good: tables.goodIds[warehouse[at]!]!, tiles: warehouse[at + 1]!, corn: warehouse[at + 2]! });
  }
  return rows;
}

function writeMissions(tables: Tables, player: Player): Record<string, string> {
  return Object.fromEntries(
    player.missions.flatMap((status, card) => {
      const word = missionNames.find((key) => mission[key] === status)!;
      return status === mission.unknown ? [] : [[tables.components.missions[card]!.id, word]];
    }),
  );
}
