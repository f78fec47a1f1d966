// Where moves and pieces are on the table: which targets a move is chosen by, what a player might try, what travels.
import { type Seat, seatsOf } from '@kontor/engine';
import type { PiecesAt } from '@kontor/table/kit';
import {
  type Components,
  cart,
  itemOf,
  type Move,
  none,
  ownCoins,
  type PlayerView,
  spotOf,
  type Tables,
  unowned,
  type View,
} from '../rules/index.ts';
import { lateTilesOf, ownExtensions, type Reading, readingFor, rowAt, sum } from './texts/reading.ts';

export function targetsOf(move: Move, view: View, seat: Seat, components: Components): string[] {
  const { tables, spotsOf } = readingFor(components);
  const { figure, order } = view.players[seat]!;
  const here = figure === none ? [] : [`location:${figure}`];
  const tile = (good: number, wild: boolean): string => `on:${wild ? tables.wildSpot : figure}:${good}`;
  switch (move.type) {
    case 'placeTile':
    case 'placeCoin':
      return [`spot:${move.spot}`];
    case 'returnTile':
      return [`on:${move.spot}:${move.good}`];
    case 'returnCoin':
      return [`on:${move.spot}:${tables.coin}`];
    case 'exchangeTile':
      return [`planned:${move.good}`];
    case 'takeTile':
      return [`stock:${move.good}`];
    case 'drawTile':
      return ['bag'];
    case 'chooseRole':
      return [`role:${move.role}`];
    case 'keepMission':
    case 'passMission':
      return [`mission:${move.mission}`];
    case 'putFigure':
      return [`location:${move.location}`];
    case 'travel':
      return [`location:${move.to}`];
    case 'produce': {
      const station = tables.productions[move.production]!.slot < 0 ? [figure] : spotsOf(move.production);
      return [...station.map((spot) => `spot:${spot}`), ...here];
    }
    case 'buildBoat':
      return move.boat === null ? here : [`boat:${move.boat}`];
    case 'buildHouse':
      return move.house === null ? here : [`house:${move.house}`];
    case 'buildRoad':
      return ['road', `spot:${figure}`, ...here];
    case 'store':
    case 'sell':
      return [tile(move.good, move.wild)];
    case 'deliver':
      return [tile(move.good, move.wild), `order:${order}`];
    case 'takeOrder':
      return move.order === null ? here : [`order:${move.order}`];
    case 'buyExtension':
      return [`extension:${move.extension}`];
    case 'buyCart':
      return [`cart:${move.space + 1}`, 'carts'];
    case 'placeCorn':
    case 'storeCorn':
      return [`row:${move.row}`];
    case 'holdCorn':
      return ownExtensions(view, seat)
        .filter((extension) => tables.components.extensions[extension]!.effect.type === 'cornShed')
        .map((extension) => `extension:${extension}`);
    case 'storeLate':
      return [`late:${move.good}`];
    default:
      return [];
  }
}

/** The actions of the location where the figure stands, allowed or not: greyed ones answer 'why not?'. */
export function candidates(view: View, seat: Seat, components: Components): Move[] {
  const { tables, ownStations } = readingFor(components);
  const player = view.players[seat]!;
  if (view.phase !== 'acting' || view.turn === 'acted' || view.cornDue > 0 || player.figure === none) return [];
  const here = tables.locations[player.figure]!;
  const own = ownStations(player);
  const free = (owners: readonly number[]): number => owners.indexOf(unowned);
  const moves: Move[] = here.productions
    .filter((index) => tables.productions[index]!.slot < 0 || own.includes(index))
    .map((production) => ({ type: 'produce', production, output: tables.productions[production]!.outputs[0]!, wild: false }));
  if (here.buildBoat && free(view.boats) >= 0) moves.push({ type: 'buildBoat', boat: free(view.boats), wild: false });
  if (here.buildHouse && free(view.houses) >= 0) moves.push({ type: 'buildHouse', house: free(view.houses), wild: false });
  if (here.buildRoad) moves.push({ type: 'buildRoad', wild: false });
  if (here.buyExtension)
    for (const extension of view.track) if (extension !== none) moves.push({ type: 'buyExtension', extension });
  if (here.takeOrder >= 0 && free(view.orders) >= 0) moves.push({ type: 'takeOrder', order: free(view.orders) });
  if (here.buyCart >= 0) moves.push({ type: 'buyCart', space: Math.max(0, player.carts.indexOf(cart.absent) - 1) });
  if (view.turn === 'moved') moves.push({ type: 'pass' });
  return moves;
}

export const isClosing = (move: Move): boolean => move.type === 'done' || move.type === 'endTurn' || move.type === 'pass';

/** More coins than anybody ever has: the supply is unlimited. */
const manyCoins = 10_000;

/** The tiles that somebody placed in this phase unseen by the others: the desk itself shows how they move. */
function drafted({ tables }: Reading, view: View, player: PlayerView, spot: number): number[] {
  if (view.phase !== 'planning' || !player.secret) return [];
  return player.secret.filter((code) => spotOf(tables, code) === spot).map((code) => itemOf(tables, code));
}

export function pieces(view: View, components: Components): PiecesAt[] {
  const reading = readingFor(components);
  const { tables, itemsOn } = reading;
  const list: PiecesAt[] = [];
  const add = (item: number, place: string, count = 1) => {
    if (count > 0) list.push({ kind: item === tables.coin ? 'coin' : `good:${item}`, place, count });
  };
  let coins = 0;
  view.supply.forEach((count, good) => {
    add(good, `good:${good}`, count);
  });
  list.push({ kind: 'cart', place: 'carts', count: view.carts });
  for (const seat of seatsOf(view.players.length)) {
    const player = view.players[seat]!;
    const isOwn = seat === view.viewer;
    const at = (place: string): string => (isOwn ? place : `seat:${seat}`);
    player.bag?.forEach((count, good) => {
      add(good, at('bag'), count);
    });
    player.container?.forEach((count, good) => {
      add(good, at('container'), count);
    });
    player.planning.forEach((count, good) => {
      add(good, at('planning'), count);
    });
    tables.spots.forEach((_, spot) => {
      const hidden = drafted(reading, view, player, spot);
      for (const item of itemsOn(player, spot)) {
        const index = hidden.indexOf(item);
        if (index >= 0) hidden.splice(index, 1);
        else add(item, at(`spot:${spot}`));
        if (item === tables.coin) coins++;
      }
    });
    tables.rowSpaces.forEach((_, row) => {
      const { good, tiles, corn } = rowAt(player, row);
      if (good !== none && good !== tables.corn) add(good, at(`row:${row}`), tiles - corn);
      add(tables.corn, at(`row:${row}`), corn);
    });
    player.delivered.forEach((count, good) => {
      add(good, at(`order:${player.order}`), count);
    });
    add(tables.coin, at(`coins@${seat}`), player.coins);
    coins += player.coins;
    player.carts.forEach((status, by) => {
      if (status !== cart.absent) list.push({ kind: 'cart', place: at(`cart:${by}`), count: 1 });
    });
    view.houses.forEach((owner, card) => {
      if (owner === seat) list.push({ kind: `house:${card}`, place: `seat:${seat}`, count: 1 });
    });
    view.boats.forEach((owner, card) => {
      if (owner === seat) list.push({ kind: `boat:${card}`, place: `seat:${seat}`, count: 1 });
    });
  }
  view.houses.forEach((owner, card) => {
    if (owner === unowned) list.push({ kind: `house:${card}`, place: `house:${card}`, count: 1 });
  });
  view.boats.forEach((owner, card) => {
    if (owner === unowned) list.push({ kind: `boat:${card}`, place: `boat:${card}`, count: 1 });
  });
  add(tables.coin, 'coins', manyCoins - coins);
  return list;
}

/** All tiles of a player but those on orders, as everybody can count them. */
function tilesOf({ tables, itemsOn }: Reading, view: View, player: PlayerView): number {
  const placed = tables.spots.reduce(
    (tiles, _, spot) => tiles + itemsOn(player, spot).filter((item) => item !== tables.coin).length,
    0,
  );
  const drawn = sum(player.planning) + sum(lateTilesOf(view, player));
  return player.bagSize + player.containerSize + drawn + placed + player.shed + storedOf(tables, player);
}

export const storedOf = ({ rowSpaces }: Tables, player: PlayerView): number =>
  rowSpaces.reduce((tiles, _, row) => tiles + rowAt(player, row).tiles, 0);

export const course = (view: View, components: Components): Record<string, readonly number[]> => ({
  tiles: view.players.map((player) => tilesOf(readingFor(components), view, player)),
  coins: view.players.map((player) => ownCoins(readingFor(components).tables, player)),
  stored: view.players.map((player) => storedOf(readingFor(components).tables, player)),
  road: view.players.map(({ road }) => road),
});
