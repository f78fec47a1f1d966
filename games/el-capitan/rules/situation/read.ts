// A situation in words becomes a state, or is refused with the name of the entry at fault.
import { InputError, parseInput, seat } from '@kontor/engine';
import { type Board, closingSites } from '../board.ts';
import { freeSpaces } from '../harbour.ts';
import { loanPlace } from '../loans.ts';
import { coloursOf, greatest, isNeutral, keepsLimit, size, smallest, takenSites } from '../row.ts';
import { emptyTable } from '../setup.ts';
import { bank, hand, inDeck, notInPlay, type Options, onDiscards, onDisplay, type State, sources } from '../state.ts';
import { legalMoves } from '../turn.ts';
import { type CitySituation, type PlayerSituation, type Situation, situationSchema } from './schema.ts';

const fail = (path: string, message: string): never => {
  throw new InputError('bad-position', message, `situation.${path}`);
};

export function readSituation(board: Board, json: unknown, options: Options, seatCount: number): State {
  const situation = parseInput(situationSchema, json, 'bad-position', 'situation');
  const state = emptyTable(board, options, seatCount);
  const seatAt = (index: number, path: string) =>
    index < seatCount ? seat(index) : fail(path, `seats go from 0 to ${seatCount - 1}`);
  state.phase = situation.phase;
  state.round = situation.round;
  state.startPlayer = seatAt(situation.startPlayer, 'startPlayer');
  state.active = seatAt(situation.active ?? situation.startPlayer, 'active');
  state.stage = situation.stage;
  state.lastRound = situation.lastRound;
  state.passes = situation.passes <= seatCount ? situation.passes : fail('passes', `there are ${seatCount} players`);
  if (situation.players.length > seatCount) fail('players', `there are ${seatCount} players, not ${situation.players.length}`);

  for (const [id, city] of Object.entries(situation.cities)) readCity(board, state, cityAt(board, state, id, 'cities'), city);
  placePirate(board, state, situation);
  for (let index = 0; index < seatCount; index++) readPlayer(board, state, index, situation.players[index]);
  readCards(board, state, situation);
  readPirate(board, state, situation);
  checkStage(board, state);
  return state;
}

function cityAt(board: Board, state: State, id: string, path: string): number {
  const city = board.cities.findIndex((print) => print.id === id);
  if (city >= 0 && state.inPlay & (1 << city)) return city;
  const known = board.cities.filter((_, index) => state.inPlay & (1 << index)).map((print) => print.id);
  return fail(`${path}.${id}`, `there is no city '${id}' in play; there are ${known.join(', ')}`);
}

function readCity(board: Board, state: State, city: number, { row, closed, lost, fortresses }: CitySituation): void {
  const path = `cities.${board.cities[city]!.id}`;
  const colours = coloursOf(state);
  const colourAt = (owner: number | string, entry: string): number => {
    const colour = typeof owner === 'number' ? owner : state.money.length + Number(owner.slice(1));
    const most = typeof owner === 'number' ? state.money.length : colours;
    return colour < most ? colour : fail(`${path}.${entry}`, `nobody at this table builds in colour ${owner}`);
  };
  if (row.length > board.lastSite[city]!) fail(`${path}.row`, `this row has ${board.lastSite[city]} sites, not ${row.length}`);
  for (const [index, owner] of row.entries())
    if (owner !== null) state.rows[city * colours + colourAt(owner, `row[${index}]`)]! |= 1 << (index + 1);
  checkRow(board, state, city, `${path}.row`);
  for (const [index, owner] of closed.entries()) {
    if (city === board.porto) fail(`${path}.closed`, 'in Porto closed warehouses leave the game: list them as lost');
    state.closed[city * colours + colourAt(owner, `closed[${index}]`)]!++;
  }
  for (const [index, owner] of lost.entries()) {
    if (city !== board.porto) fail(`${path}.lost`, 'warehouses are lost in Porto only');
    state.lost[colourAt(owner, `lost[${index}]`)]!++;
  }
  const sites = board.cities[city]!.fortresses.length;
  if (fortresses.length > sites) fail(`${path}.fortresses`, `this city has ${sites} fortress sites`);
  for (const [index, owner] of fortresses.entries()) {
    if (owner >= state.money.length) fail(`${path}.fortresses[${index}]`, `seats go from 0 to ${state.money.length - 1}`);
    if (fortresses.indexOf(owner) !== index) fail(`${path}.fortresses[${index}]`, 'one fortress a player and city');
    state.strongholds[city * board.fortressSites + index] = owner;
  }
}

/** A row is unbroken but for what closings freed at the front, and nobody stands four times in a row. */
function checkRow(board: Board, state: State, city: number, path: string): void {
  const taken = takenSites(state, city);
  if (taken === 0 || taken === 1 << 2) return;
  const first = smallest(taken);
  if (size(taken) !== greatest(taken) - first + 1) fail(path, 'a row has no gaps between its houses');
  const closings = size(closingSites(board, city, state.money.length) & ((1 << (greatest(taken) + 1)) - 1));
  const complete = greatest(taken) === board.lastSite[city];
  if (complete ? first - 1 > closings : first - 1 !== closings)
    fail(path, `with the furthest house on site ${greatest(taken)}, closings have freed ${closings} sites, not ${first - 1}`);
  const colours = coloursOf(state);
  for (let colour = 0; colour < colours; colour++) {
    const own = state.rows[city * colours + colour]!;
    if (own !== 0 && !keepsLimit(state, city, colour, smallest(own)))
      fail(path, 'more adjacent houses of one player than the limit allows');
  }
}

function readPlayer(board: Board, state: State, index: number, given: PlayerSituation | undefined): void {
  const path = `players[${index}]`;
  const { components } = board;
  if (given?.money !== undefined || given?.ledger !== undefined) readMoney(state, index, given, path);

  const colours = coloursOf(state);
  for (let colour = index; colour < colours; colour += state.money.length) {
    const neutral = isNeutral(state, colour);
    let built = state.lost[colour]!;
    for (let place = colour; place < state.rows.length; place += colours)
      built += size(state.rows[place]!) + state.closed[place]!;
    const perPhase = neutral ? components.perPhase.neutralWarehouses : components.perPhase.warehouses;
    const front = (neutral ? given?.neutralWarehouses : given?.warehouses) ?? Math.max(0, perPhase * state.phase - built);
    state.warehouses[colour] = front;
    state.warehouseSupply[colour] = components.pieces.warehouses - built - front;
    if (state.warehouseSupply[colour]! < 0)
      fail(
        `${path}.${neutral ? 'neutralWarehouses' : 'warehouses'}`,
        `${built} are built and ${front} in front, but a colour has ${components.pieces.warehouses}`,
      );
  }
  if (given?.neutralWarehouses !== undefined && state.money.length === colours)
    fail(`${path}.neutralWarehouses`, 'there are neutral colours with two players only');
  const fortresses = state.strongholds.filter((owner) => owner === index).length;
  state.fortresses[index] = given?.fortresses ?? Math.max(0, components.perPhase.fortresses * state.phase - fortresses);
  state.fortressSupply[index] = components.pieces.fortresses - fortresses - state.fortresses[index]!;
  if (state.fortressSupply[index]! < 0)
    fail(`${path}.fortresses`, `a colour has ${components.pieces.fortresses} fortresses, ${fortresses} of them are built`);

  if (!given) return;
  readShip(board, state, index, given, path);
  for (const card of given.cards) deal(board, state, card, hand(index), `${path}.cards`);
  for (const [name, count] of Object.entries(given.loans)) readLoan(board, state, index, name, count, `${path}.loans.${name}`);
  if (given.bonus !== null) {
    if (given.bonus > components.bonus.cards.length)
      fail(`${path}.bonus`, `bonus cards go from 1 to ${components.bonus.cards.length}`);
    if (state.bonus.includes(given.bonus - 1)) fail(`${path}.bonus`, 'two players cannot have the same bonus card');
    state.bonus[index] = given.bonus - 1;
  }
}

/** Money that no ledger explains counts as money from the start. */
function readMoney(state: State, index: number, { money, ledger }: PlayerSituation, path: string): void {
  const booked = sources.map((source) => ledger?.[source] ?? 0);
  const sum = booked.reduce((total, amount) => total + amount, 0);
  if (ledger && money !== undefined && sum !== money) fail(`${path}.ledger`, `adds up to ${sum}, not to the money, ${money}`);
  state.money[index] = money ?? sum;
  for (const [place, amount] of booked.entries()) state.ledger[index * sources.length + place] = amount;
  if (!ledger) state.ledger[index * sources.length + sources.indexOf('start')] = money ?? 0;
}

function readShip(board: Board, state: State, index: number, { ship }: PlayerSituation, path: string): void {
  state.ships[index] = ship === null ? notInPlay : bank;
  if (ship === null || ship === 'bank') return;
  const city = cityAt(board, state, ship.city, `${path}.ship.city`);
  const free = freeSpaces(board, state, city);
  const space = ship.space === undefined ? smallest(free) : (ship.space ?? 0);
  if (ship.space === undefined && free === 0)
    fail(`${path}.ship`, 'this harbour is full; say "space": null for a ship on its way');
  if (space > 0 && !(free & (1 << space))) fail(`${path}.ship.space`, `harbour space ${space} is taken or does not exist`);
  state.ships[index] = city;
  state.spaces[index] = space;
}

function readLoan(board: Board, state: State, index: number, name: string, count: number, path: string): void {
  const names = board.components.loans.flatMap(({ amount }) => [`${amount}`, `${amount} extended`]);
  const place = names.indexOf(name);
  if (place < 0) fail(path, `there is no loan '${name}'; there are ${names.join(', ')}`);
  const loan = place >> 1;
  state.loans[loanPlace(board, seat(index), loan, place % 2 === 1)] = count;
  state.loanPiles[loan]! -= count;
  if (state.loanPiles[loan]! < 0)
    fail(path, `there are only ${board.components.loans[loan]!.count} loans of ${board.components.loans[loan]!.amount}`);
}

function deal(board: Board, state: State, id: string, place: number, path: string): void {
  const card = board.cardIds.indexOf(id);
  if (card < 0) fail(path, `there is no card '${id}'; cards have names like ${board.cardIds[0]} and ${board.cardIds.at(-1)}`);
  if (state.cards[card] !== inDeck) fail(path, `card '${id}' is said to be in two places`);
  state.cards[card] = place;
}

/** A display that is left out is made of the first cards of either deck. */
function readCards(board: Board, state: State, { display, discards }: Situation): void {
  for (const card of discards) deal(board, state, card, onDiscards, 'discards');
  for (const card of display ?? []) deal(board, state, card, onDisplay, 'display');
  const { destinations, connections } = board.components.display;
  const open = [0, 0];
  for (let card = 0; card < state.cards.length; card++) {
    const kind = card < board.destinationCount ? 0 : 1;
    const most = kind === 0 ? destinations : connections;
    if (!display && state.cards[card] === inDeck && open[kind]! < most) state.cards[card] = onDisplay;
    if (state.cards[card] === onDisplay) open[kind]!++;
    if (open[kind]! > most) fail('display', `at most ${destinations} destination and ${connections} connection cards lie open`);
  }
}

const withoutPirate = 'the pirate ship comes into play with the option islasCanarias';

/** Ships take the first space that it leaves free. */
function placePirate(board: Board, state: State, { pirate }: Situation): void {
  if (!pirate) return;
  if (state.pirateCity < 0) fail('pirate', withoutPirate);
  state.pirateCity = cityAt(board, state, pirate.city, 'pirate.city');
  state.pirateSpace = pirate.space ?? 0;
}

function readPirate(board: Board, state: State, { turn }: Situation): void {
  state.hasSpent = turn.hasSpent ?? false;
  state.protection = turn.protection ?? 'none';
  state.hasHiredPirate = turn.hasHiredPirate ?? false;
  if (turn.errand) {
    state.errand = turn.errand.by;
    state.errandFrom = cityAt(board, state, turn.errand.from, 'turn.errand.from');
  }
  const isThere = state.pirateCity >= 0;
  if (!isThere && (turn.errand || state.protection !== 'none' || state.hasHiredPirate)) fail('turn', withoutPirate);
  if (!isThere) return;
  const free = freeSpaces(board, { ...state, pirateCity: -1 }, state.pirateCity);
  const isUnderWay = state.errand === 'cards' && state.pirateSpace === 0;
  if (!isUnderWay && !(free & (1 << state.pirateSpace)))
    fail('pirate.space', `harbour space ${state.pirateSpace || 'null'} is taken or does not exist`);
  if (state.errand !== 'none' && !isUnderWay && state.errandFrom !== state.pirateCity)
    fail('turn.errand.from', 'the errand begins where the pirate ship is');
}

function checkStage(board: Board, state: State): void {
  const { active, stage, phase } = state;
  if ((stage === 'settlement' || stage === 'startPlayerChoice') && phase === 3)
    fail('stage', 'after the third payday nothing is left to decide');
  const isInTurn = stage === 'beforeAction' || stage === 'afterAction';
  if (state.errand !== 'none' && !isInTurn) fail('turn.errand', 'the pirate ship moves before or after an action only');
  const isThere = state.ships[active] === board.islasCanarias && state.spaces[active]! > 0;
  if (state.protection === 'owed' && !(isInTurn && isThere))
    fail('turn.protection', 'a move is owed by a player whose ship lies in the harbour of Islas Canarias');
  if (state.errand === 'free' && state.protection !== 'owed') fail('turn.errand.by', 'no free move is owed');
  for (let index = 0; index < state.ships.length; index++)
    if (state.ships[index]! >= 0 && state.spaces[index] === 0 && !(index === active && stage === 'beforeAction'))
      fail(`players[${index}].ship.space`, 'only the ship of the player who is sailing can be without a harbour space');
  if (stage !== 'over' && legalMoves(board, state, active).length === 0)
    fail('turn', 'the player who is asked has nothing that could be done');
}
