// EC-14.8 to EC-14.11, EC-14.16 to EC-14.19: the pirate ship on its errands, and protection money.
import { type Seat, type Table, seat as toSeat } from '@kontor/engine';
import { type Board, targetsOf } from './board.ts';
import { freeSpaces } from './harbour.ts';
import { book, canPay } from './money.ts';
import { coloursOf, ownerOf, size } from './row.ts';
import { type Card, type City, type Errand, type Event, hand, type Mask, type Move, onDiscards, type State } from './state.ts';

/** EC-14.10: the cities where the pirate ship may end: another one than where it began, with a free space. */
export function landingCities(board: Board, state: State): Mask {
  const from = state.errand === 'none' ? state.pirateCity : state.errandFrom;
  let cities = state.inPlay & ~(1 << from);
  for (let seat = 0; seat < state.ships.length; seat++) {
    const city = state.ships[seat]!;
    if (city >= 0 && freeSpaces(board, state, city) === 0) cities &= ~(1 << city);
  }
  return cities;
}

/** What moving the pirate ship to a city costs in florins. */
export const florinsTo = (board: Board, state: State, city: City): number =>
  board.components.pirate.stepPrice * board.distance[state.pirateCity]![city]!;

/** The errands on which the player can send the pirate ship now. */
export function pushErrands(board: Board, state: State, seat: Seat, moves: Move[]): void {
  if (state.pirateCity < 0) return;
  if (state.protection === 'owed') moves.push(board.moves.movePirate.free);
  if (state.hasHiredPirate) return;
  const landing = landingCities(board, state);
  if (canAffordLanding(board, state, seat, landing)) moves.push(board.moves.movePirate.florins);
  if (canLandByCards(board, state, seat, state.pirateCity, landing, 0, [])) moves.push(board.moves.movePirate.cards);
}

function canAffordLanding(board: Board, state: State, seat: Seat, landing: Mask): boolean {
  for (let cities = landing; cities !== 0; cities &= cities - 1)
    if (canPay(state, seat, florinsTo(board, state, 31 - Math.clz32(cities & -cities)))) return true;
  return false;
}

/**
 * Whether the cards in hand can bring the pirate ship from a city to one where it may end. Only cities where it may not
 * end are worth passing, and there are at most three of them, so the search is short.
 */
function canLandByCards(
  board: Board,
  state: State,
  seat: Seat,
  at: City,
  landing: Mask,
  passed: Mask,
  used: readonly Card[],
): boolean {
  const held = hand(seat);
  let onward = 0;
  for (let card = 0; card < state.cards.length; card++) {
    if (state.cards[card] !== held || used.includes(card)) continue;
    const targets = targetsOf(board, card, at, state.inPlay);
    if ((targets & landing) !== 0) return true;
    onward |= targets;
  }
  const visited = passed | (1 << at);
  if ((onward & ~visited) === 0) return false;
  for (let card = 0; card < state.cards.length; card++) {
    if (state.cards[card] !== held || used.includes(card)) continue;
    for (let cities = targetsOf(board, card, at, state.inPlay) & ~visited; cities !== 0; cities &= cities - 1)
      if (canLandByCards(board, state, seat, 31 - Math.clz32(cities & -cities), landing, visited, [...used, card])) return true;
  }
  return false;
}

/** What the errand under way allows. */
export function errandMoves(board: Board, state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  const landing = landingCities(board, state);
  if (state.errand !== 'cards') {
    for (let cities = landing; cities !== 0; cities &= cities - 1) {
      const city = 31 - Math.clz32(cities & -cities);
      if (state.errand === 'free' || canPay(state, seat, florinsTo(board, state, city))) pushLandings(board, city, moves);
    }
    return moves;
  }
  if (landing & (1 << state.pirateCity)) pushLandings(board, state.pirateCity, moves);
  for (let card = 0; card < state.cards.length; card++) {
    if (state.cards[card] !== hand(seat)) continue;
    for (let cities = targetsOf(board, card, state.pirateCity, state.inPlay); cities !== 0; cities &= cities - 1) {
      const city = 31 - Math.clz32(cities & -cities);
      if (landing & (1 << city) || canLandByCards(board, state, seat, city, landing, 0, [card]))
        moves.push(board.moves.sailPirate[card]![city]!);
    }
  }
  return moves;
}

/** EC-14.10, EC-14.17: any space of the city, a taken one included. */
function pushLandings(board: Board, city: City, moves: Move[]): void {
  const spaces = board.harbours[city]!.length;
  for (let space = 1; space < spaces; space++) moves.push(board.moves.landPirate[city]![space]!);
}

export function callPirate(state: State, seat: Seat, by: Errand, table: Table<Event>): void {
  state.errand = by;
  state.errandFrom = state.pirateCity;
  state.hasSpent = true;
  table.emit?.({ type: 'pirateCalled', seat, by, from: state.pirateCity });
}

export function sailPirate(state: State, seat: Seat, card: Card, city: City, table: Table<Event>): void {
  const from = state.pirateCity;
  state.cards[card] = onDiscards;
  state.pirateCity = city;
  state.pirateSpace = 0;
  table.emit?.({ type: 'pirateSailed', seat, card, from, to: city });
}

export function landPirate(board: Board, state: State, seat: Seat, city: City, space: number, table: Table<Event>): void {
  const by = state.errand as Errand;
  const from = state.errandFrom;
  const price = by === 'florins' ? florinsTo(board, state, city) : 0;
  if (price > 0) book(state, seat, 'pirate', -price);
  table.emit?.({ type: 'pirateLanded', seat, by, from, to: city, space, price });
  pushShip(board, state, seat, city, space, table);
  state.pirateCity = city;
  state.pirateSpace = space;
  state.errand = 'none';
  state.errandFrom = -1;
  if (by === 'free') {
    state.protection = 'collected';
    collectProtection(board, state, seat, city, table);
  } else {
    state.hasHiredPirate = true;
  }
}

/** EC-14.10, EC-14.17: a ship on the space goes to the nearest free one, of two equally near the lower-numbered. */
function pushShip(board: Board, state: State, seat: Seat, city: City, space: number, table: Table<Event>): void {
  for (let owner = 0; owner < state.ships.length; owner++) {
    if (state.ships[owner] !== city || state.spaces[owner] !== space) continue;
    const free = freeSpaces(board, state, city);
    let away = 1;
    while (!((free & (1 << Math.max(0, space - away))) | (free & (1 << (space + away))))) away++;
    const to = free & (1 << Math.max(0, space - away)) ? space - away : space + away;
    state.spaces[owner] = to;
    table.emit?.({ type: 'shipPushed', seat, owner: toSeat(owner), city, from: space, to });
    return;
  }
}

/** Warehouses, open and closed, and fortresses of a player in a city. */
export function buildingsOf(board: Board, state: State, owner: Seat, city: City): number {
  const colours = coloursOf(state);
  let buildings = 0;
  for (let colour = 0; colour < colours; colour++)
    if (ownerOf(state, colour) === owner)
      buildings += size(state.rows[city * colours + colour]!) + state.closed[city * colours + colour]!;
  for (let site = 0; site < board.fortressSites; site++)
    if (state.strongholds[city * board.fortressSites + site] === owner) buildings++;
  return buildings;
}

/** EC-14.9: every other owner pays for each building, as far as the money goes. */
function collectProtection(board: Board, state: State, seat: Seat, city: City, table: Table<Event>): void {
  const rate = board.components.pirate.protection[state.phase - 1]!;
  for (let other = 0; other < state.money.length; other++) {
    const payer = toSeat(other);
    if (payer === seat) continue;
    const buildings = buildingsOf(board, state, payer, city);
    if (buildings === 0) continue;
    const owed = rate * buildings;
    const amount = Math.max(0, Math.min(owed, state.money[payer]!));
    if (amount > 0) {
      book(state, payer, 'protection', -amount);
      book(state, seat, 'protection', amount);
    }
    table.emit?.({ type: 'protectionPaid', seat, payer, city, buildings, owed, amount });
  }
}
