// EC-4 to EC-8: building and reopening warehouses, closing them, building fortresses.
// The order of a placement is that of EC-5.6.
import type { Seat, Table } from '@kontor/engine';
import { type Board, closingSites } from './board.ts';
import { book, canPay } from './money.ts';
import {
  coloursOf,
  isNeutral,
  keepsLimit,
  leader,
  nextAmount,
  nextSite,
  ownerOf,
  smallest,
  spreadOf,
  takenSites,
} from './row.ts';
import type { City, Colour, Event, Move, State } from './state.ts';

/** What the player can build or reopen where the ship lies. */
export function pushBuildings(board: Board, state: State, seat: Seat, moves: Move[]): void {
  const space = state.spaces[seat]!;
  if (space === 0) return;
  const city = state.ships[seat]!;
  const taken = takenSites(state, city);
  const site = nextSite(board, city, taken);
  if (site > 0) {
    const price = board.harbours[city]![space]!;
    if (canPay(state, seat, price))
      for (let colour: Colour = seat; colour < coloursOf(state); colour += state.money.length)
        if (isNextColour(state, seat, colour) && keepsLimit(state, city, colour, site)) {
          moves.push(board.moves.buildWarehouse[colour]![site]!);
          if (taken === 0) moves.push(board.moves.buildWarehouse[colour]![2]!);
        }
    for (let colour: Colour = seat; colour < coloursOf(state); colour += state.money.length)
      if (state.closed[city * coloursOf(state) + colour]! > 0 && keepsLimit(state, city, colour, site))
        moves.push(board.moves.reopenWarehouse[colour]![site]!);
  }
  if (canBuildFortress(board, state, seat, city)) moves.push(board.moves.buildFortress);
}

/** EC-4.6, EC-13.2: there is a warehouse of this colour, and the main colour still outnumbers the neutral one afterwards. */
export function isNextColour(state: State, seat: Seat, colour: Colour): boolean {
  if (state.warehouses[colour]! === 0) return false;
  const neutralColour = seat + state.money.length;
  if (neutralColour >= coloursOf(state)) return true;
  const main = state.warehouses[seat]! - (colour === seat ? 1 : 0);
  const neutral = state.warehouses[neutralColour]! - (colour === seat ? 0 : 1);
  return main > neutral || main + neutral === 0;
}

export function buildWarehouse(
  board: Board,
  state: State,
  seat: Seat,
  { colour, site }: { readonly colour: Colour; readonly site: number },
  table: Table<Event>,
): void {
  const city = state.ships[seat]!;
  const price = board.harbours[city]![state.spaces[seat]!]!;
  book(state, seat, 'building', -price);
  state.warehouses[colour]!--;
  table.emit?.({ type: 'warehouseBuilt', seat, colour, city, site, price });
  place(board, state, seat, city, colour, site, table);
  if (city === board.lisboa && !isNeutral(state, colour)) payAtOnce(board, state, seat, city, table);
  noteEverythingBuilt(state, seat, table);
}

export function reopenWarehouse(
  board: Board,
  state: State,
  seat: Seat,
  { colour, site }: { readonly colour: Colour; readonly site: number },
  table: Table<Event>,
): void {
  const city = state.ships[seat]!;
  state.closed[city * coloursOf(state) + colour]!--;
  table.emit?.({ type: 'warehouseReopened', seat, colour, city, site });
  place(board, state, seat, city, colour, site, table);
}

function place(board: Board, state: State, seat: Seat, city: City, colour: Colour, site: number, table: Table<Event>): void {
  const wasComplete = takenSites(state, city) & (1 << board.lastSite[city]!);
  state.rows[city * coloursOf(state) + colour]! |= 1 << site;
  if (!wasComplete && closingSites(board, city, state.money.length) & (1 << site)) closeFront(board, state, city, table);
  takeBonus(board, state, seat, table);
}

/** EC-5.1: the open warehouse furthest to the front is closed. In Porto it leaves the game (EC-14.7). */
function closeFront(board: Board, state: State, city: City, table: Table<Event>): void {
  const colours = coloursOf(state);
  const site = smallest(takenSites(state, city));
  let colour = 0;
  while (!(state.rows[city * colours + colour]! & (1 << site))) colour++;
  state.rows[city * colours + colour]! &= ~(1 << site);
  const lost = city === board.porto;
  if (lost) state.lost[colour]!++;
  else state.closed[city * colours + colour]!++;
  table.emit?.({ type: 'warehouseClosed', owner: ownerOf(state, colour), colour, city, site, lost });
}

/** EC-10.8, EC-10.12, EC-13.5: the next bonus card for whoever now has an open warehouse in so many cities. */
function takeBonus(board: Board, state: State, seat: Seat, table: Table<Event>): void {
  const { cities, cards } = board.components.bonus;
  if (state.bonus[seat]! >= 0 || spreadOf(state, seat) < cities) return;
  let next = 0;
  for (let other = 0; other < state.bonus.length; other++) if (state.bonus[other]! >= 0) next++;
  if (next === cards.length) return;
  state.bonus[seat] = next;
  table.emit?.({ type: 'bonusTaken', seat, bonus: next, florins: cards[next]!.florins });
}

/** EC-14.6, EC-14.14, EC-14.20: Lisboa pays for a warehouse of a main colour as soon as it is built. */
function payAtOnce(board: Board, state: State, seat: Seat, city: City, table: Table<Event>): void {
  const full = nextAmount(board, city, takenSites(state, city));
  const leads = leader(state, city) === seat;
  const amount = leads ? full : Math.floor(full / 2);
  book(state, seat, 'lisboa', amount);
  table.emit?.({ type: 'paidAtOnce', seat, city, leads, amount });
}

/** The first free fortress site of a city, from 1 on; 0 where all are taken. */
export function freeFortressSite(board: Board, state: State, city: City): number {
  const sites = board.cities[city]!.fortresses.length;
  for (let site = 1; site <= sites; site++) if (state.strongholds[city * board.fortressSites + site - 1] === -1) return site;
  return 0;
}

/** EC-8.2: one fortress a player and city. */
export function hasFortress(board: Board, state: State, seat: Seat, city: City): boolean {
  for (let index = city * board.fortressSites, end = index + board.fortressSites; index < end; index++)
    if (state.strongholds[index] === seat) return true;
  return false;
}

function canBuildFortress(board: Board, state: State, seat: Seat, city: City): boolean {
  if (state.fortresses[seat] === 0) return false;
  const site = freeFortressSite(board, state, city);
  return site > 0 && canPay(state, seat, board.cities[city]!.fortresses[site - 1]!) && !hasFortress(board, state, seat, city);
}

export function buildFortress(board: Board, state: State, seat: Seat, table: Table<Event>): void {
  const city = state.ships[seat]!;
  const site = freeFortressSite(board, state, city);
  const price = board.cities[city]!.fortresses[site - 1]!;
  book(state, seat, 'building', -price);
  state.fortresses[seat]!--;
  state.strongholds[city * board.fortressSites + site - 1] = seat;
  table.emit?.({ type: 'fortressBuilt', seat, city, site, price });
  noteEverythingBuilt(state, seat, table);
}

/** EC-10.1, EC-13.4: with nothing left in front of a player the phase ends with this round. */
function noteEverythingBuilt(state: State, seat: Seat, table: Table<Event>): void {
  if (state.fortresses[seat]! > 0) return;
  for (let colour: Colour = seat; colour < coloursOf(state); colour += state.money.length)
    if (state.warehouses[colour]! > 0) return;
  state.lastRound = true;
  table.emit?.({ type: 'everythingBuilt', seat });
}
