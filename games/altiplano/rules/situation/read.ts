// A situation in words as a state. What is left out is as at the start of the game, with nothing on the boards.
import { parseInput, seatsOf, seat as toSeat } from '@kontor/engine';
import { tilesOnOrders } from '../census.ts';
import { emptyPlayer, emptyTable, supplyFor } from '../setup.ts';
import { ownTiles } from '../spots.ts';
import {
  cargo,
  firstHouse,
  firstOrder,
  firstRow,
  firstRowOf,
  mission,
  none,
  type Options,
  onTrack,
  outOfGame,
  type Player,
  rowSize,
  type State,
  unowned,
} from '../state.ts';
import { placementCode, spacesAt, type Tables } from '../tables.ts';
import { cartsOwned } from '../trading.ts';
import { check } from './checks.ts';
import { countsOf, fail, itemNumber, numberOf, productionOf, spotNumber } from './names.ts';
import { cargoNames, cartNames, type PlayerInput, type SituationInput, situationSchema } from './schema.ts';

type Cards = readonly { readonly id: string }[];

export function read(tables: Tables, json: unknown, options: Options, seatCount: number): State {
  const input = parseInput(situationSchema, json, 'bad-position', 'situation');
  const { components } = tables;
  const seatIn = (seat: number, path: string) =>
    seat < seatCount ? toSeat(seat) : fail(path, `seats go from 0 to ${seatCount - 1}`);
  if (input.players.length > seatCount) fail('players', `there are ${seatCount} players, not ${input.players.length}`);
  const state = emptyTable(tables, options, seatCount);
  state.phase = input.phase;
  state.round = input.round;
  state.startPlayer = seatIn(input.startPlayer, 'startPlayer');
  state.active = input.active === undefined ? state.startPlayer : seatIn(input.active, 'active');
  state.turn = input.turn;
  state.cornDue = input.cornDue;
  state.lastRound = input.lastRound;
  state.repeating = readRepeating(tables, input);
  state.exchanged = input.exchanged === null ? none : numberOf(tables.goodIds, input.exchanged, 'good', 'exchanged');
  state.lateTiles = countsOf(tables, input.lateTiles, 'lateTiles');
  if (input.trigger !== null) state.trigger = numberOf([...tables.locationIds, 'track'], input.trigger, 'trigger', 'trigger');
  if (input.ring) state.ring = readRing(tables, input.ring);

  readCards(state.houses, components.houses, input, 'houses', seatCount);
  readCards(state.boats, components.boats, input, 'boats', seatCount);
  readOrders(tables, state, input);
  readExtensions(tables, state, input, seatCount);
  seatsOf(seatCount).forEach((seat) => {
    const given = input.players[seat];
    if (given) state.players[seat] = readPlayer(tables, state, given, seat, options);
  });
  readFirsts(tables, state, input, seatIn);
  readSupply(tables, state, input);
  check(tables, state);
  return state;
}

function readRepeating(tables: Tables, { repeating }: SituationInput): State['repeating'] {
  if (repeating === null || typeof repeating === 'string') return repeating;
  const location = numberOf(tables.locationIds, repeating.location, 'location', 'repeating.location');
  const production = tables.locations[location]!.productions[repeating.action];
  return production !== undefined && tables.productions[production]!.repeats
    ? production
    : fail('repeating.action', `this is no action of the ${repeating.location} that can be repeated`);
}

function readRing(tables: Tables, names: readonly string[]): number[] {
  const ring = names.map((name, at) => numberOf(tables.locationIds, name, 'location', `ring[${at}]`));
  if (new Set(ring).size !== tables.locationCount || ring.length !== tables.locationCount)
    fail('ring', `the circle has each of the ${tables.locationCount} locations once`);
  return ring;
}

/** Gives cards to their owners; each can be in one place only. */
function give(owners: number[], cards: Cards, names: readonly string[], owner: number, path: string): void {
  names.forEach((name, at) => {
    const card = numberOf(
      cards.map(({ id }) => id),
      name,
      'card',
      `${path}[${at}]`,
    );
    if (owners[card]! >= 0 || owners[card] === onTrack) fail(`${path}[${at}]`, `'${name}' is somewhere else already`);
    owners[card] = owner;
  });
}

/** What is said to lie on a location; without a word everything that nobody owns. */
function leave(owners: number[], cards: Cards, left: readonly string[] | undefined, path: string): void {
  if (!left) return;
  owners.forEach((owner, card) => {
    if (owner === unowned) owners[card] = outOfGame;
  });
  give(owners, cards, left, unowned, path);
}

function readCards(owners: number[], cards: Cards, input: SituationInput, kind: 'houses' | 'boats', seatCount: number): void {
  for (const seat of seatsOf(seatCount)) give(owners, cards, input.players[seat]?.[kind] ?? [], seat, `players[${seat}].${kind}`);
  leave(owners, cards, input[kind], kind);
}

function readOrders(tables: Tables, state: State, input: SituationInput): void {
  const { orders } = tables.components;
  input.players.forEach(({ order, finishedOrders }, seat) => {
    give(state.orders, orders, finishedOrders, seat, `players[${seat}].finishedOrders`);
    if (order) give(state.orders, orders, [order.card], seat, `players[${seat}].order.card`);
  });
  leave(state.orders, orders, input.orders, 'orders');
}

function readExtensions(tables: Tables, state: State, input: SituationInput, seatCount: number): void {
  const { extensions } = tables.components;
  const ids = extensions.map(({ id }) => id);
  if (input.track.length > state.track.length)
    fail('track', `the track has ${state.track.length} spaces, not ${input.track.length}`);
  for (const seat of seatsOf(seatCount)) {
    give(state.extensions, extensions, input.players[seat]?.extensions ?? [], seat, `players[${seat}].extensions`);
  }
  input.track.forEach((name, space) => {
    if (name === null) return;
    give(state.extensions, extensions, [name], onTrack, `track[${space}]`);
    state.track[space] = ids.indexOf(name);
  });
  leave(state.extensions, extensions, input.pile, 'pile');
}

function readPlayer(tables: Tables, state: State, input: PlayerInput, seat: number, options: Options): Player {
  const path = `players[${seat}]`;
  const { components, goodCount } = tables;
  const player = emptyPlayer(tables, options.missions);
  const counts = (tiles: Readonly<Record<string, number>>, entry: string) => {
    const list = countsOf(tables, tiles, `${path}.${entry}`);
    if (list[tables.corn]! > 0) fail(`${path}.${entry}`, 'corn lies in the warehouse or the shed alone');
    return list;
  };
  if (input.role !== null) {
    const roles = components.roles.map(({ id }) => id);
    player.role = numberOf(roles, input.role, 'role', `${path}.role`);
  }
  player.coins = input.coins;
  player.figure = input.figure === null ? none : numberOf(tables.locationIds, input.figure, 'location', `${path}.figure`);
  if (input.road > components.road.length)
    fail(`${path}.road`, `the road has ${components.road.length} steps, not ${input.road}`);
  player.road = input.road;
  player.boughtCart = input.boughtCart;
  player.boughtExtension = input.boughtExtension;
  player.passed = input.passed;
  player.ready = input.ready;
  player.bag = counts(input.bag, 'bag');
  player.container = counts(input.container, 'container');
  player.planning = counts(input.planning, 'planning');
  if (input.order) {
    player.order = components.orders.findIndex(({ id }) => id === input.order!.card);
    player.delivered = counts(input.order.delivered, 'order.delivered');
    const asked = tables.asked[player.order]!;
    const over = player.delivered.findIndex((tiles, good) => tiles > asked[good]!);
    if (over >= 0)
      fail(
        `${path}.order.delivered.${tables.goodIds[over]!}`,
        `${input.order.card} asks for ${asked[over]}, not ${player.delivered[over]}`,
      );
    if (player.delivered.every((tiles, good) => tiles === asked[good])) fail(`${path}.order`, `${input.order.card} is finished`);
  }
  state.extensions.forEach((owner, extension) => {
    if (owner !== seat) return;
    const ability = 1 << tables.effectOf[extension]!;
    if ((player.abilities & ability) !== 0) fail(`${path}.extensions`, 'two of these extensions have the same effect (AP-8.27)');
    player.abilities |= ability;
  });
  if (input.shed > ((player.abilities & tables.cornShed) === 0 ? 0 : tables.shedRoom))
    fail(`${path}.shed`, 'so much corn needs a corn shed with room for it');
  player.shed = input.shed;
  for (const [name, tiles] of Object.entries(input.spaces)) {
    const location = numberOf(tables.locationIds, name, 'location', `${path}.spaces.${name}`);
    const list = counts(tiles, `spaces.${name}`);
    const room = spacesAt(tables, location, player.abilities);
    const used = list.reduce((sum, tile) => sum + tile, 0);
    if (used > room) fail(`${path}.spaces.${name}`, `the ${name} has ${room} spaces, not ${used}`);
    list.forEach((tile, good) => {
      if (tile > 0 && !tables.takes[location * goodCount + good])
        fail(`${path}.spaces.${name}.${tables.goodIds[good]!}`, `the ${name} takes no ${tables.goodIds[good]!} (AP-4.6)`);
      player.spaces[location * goodCount + good] = tile;
    });
  }
  if (input.wild !== null) {
    if ((player.abilities & tables.wildSpace) === 0) fail(`${path}.wild`, 'this player has no wild space');
    player.wild = counts({ [input.wild]: 1 }, 'wild').indexOf(1);
  }
  readBoard(tables, player, input, path);
  readWarehouse(tables, player, input, path);
  readMissions(tables, player, input, path);
  player.secret = input.secret.map(({ item, spot }, at) => {
    const number = itemNumber(tables, item, `${path}.secret[${at}].item`);
    return placementCode(tables, spotNumber(tables, player, spot, number, `${path}.secret[${at}].spot`), number);
  });
  return player;
}

/** Movement spaces, carts, and the spaces of role and extensions. */
function readBoard(tables: Tables, player: Player, input: PlayerInput, path: string): void {
  const { components } = tables;
  const { spaces } = components.movement;
  if (input.movement.length > spaces)
    fail(`${path}.movement`, `there are ${spaces} movement spaces, not ${input.movement.length}`);
  input.movement.forEach((content, space) => {
    player.movement[space] = content === null ? cargo.nothing : cargoNames.indexOf(content) + 1;
  });
  if (input.carts.length > spaces + 1) fail(`${path}.carts`, `there are ${spaces + 1} cart spaces, not ${input.carts.length}`);
  input.carts.forEach((status, by) => {
    player.carts[by] = cartNames.indexOf(status);
  });
  if (cartsOwned(player) > components.carts.limit) fail(`${path}.carts`, `a player has at most ${components.carts.limit} carts`);
  for (const [name, items] of Object.entries(input.stations)) {
    const production = productionOf(tables, player, name, `${path}.stations.${name}`);
    for (const [item, tiles] of Object.entries(items)) {
      const entry = `${path}.stations.${name}.${item}`;
      const spot = tables.spots[spotNumber(tables, player, name, itemNumber(tables, item, entry), entry)]!;
      if (spot.type !== 'slot' || spot.production !== production || tiles > spot.count) {
        fail(entry, `there is no room for ${tiles} ${item} here`);
        return;
      }
      player.slots[spot.slot] = tiles;
    }
  }
}

function readWarehouse(tables: Tables, player: Player, { warehouse }: PlayerInput, path: string): void {
  if (warehouse.length > tables.rowSpaces.length)
    fail(`${path}.warehouse`, `the warehouse has ${tables.rowSpaces.length} rows, not ${warehouse.length}`);
  warehouse.forEach(({ good, tiles, corn }, row) => {
    const entry = `${path}.warehouse[${row}]`;
    const kind = numberOf(tables.goodIds, good, 'good', `${entry}.good`);
    if (kind === tables.food) fail(`${entry}.good`, 'food is never stored (AP-7.3)');
    if (tiles > tables.rowSpaces[row]!)
      fail(`${entry}.tiles`, `row ${row + 1} has ${tables.rowSpaces[row]} spaces, not ${tiles}`);
    if (kind === tables.corn ? corn !== tiles : corn >= tiles)
      fail(`${entry}.corn`, 'a row of corn holds corn alone, any other row begins with its own good');
    player.warehouse[row * rowSize] = kind;
    player.warehouse[row * rowSize + 1] = tiles;
    player.warehouse[row * rowSize + 2] = corn;
  });
}

function readMissions(tables: Tables, player: Player, { missions }: PlayerInput, path: string): void {
  const ids = tables.components.missions.map(({ id }) => id);
  for (const [name, word] of Object.entries(missions)) {
    const card = numberOf(ids, name, 'mission', `${path}.missions.${name}`);
    if (player.missions.length === 0) fail(`${path}.missions`, "missions need the option 'missions'");
    player.missions[card] = mission[word];
  }
}

function readFirsts(
  tables: Tables,
  state: State,
  { firsts }: SituationInput,
  seatIn: (seat: number, path: string) => number,
): void {
  const set = (at: number, seat: number | null, path: string) => {
    if (seat !== null) state.firsts[at] = seatIn(seat, `firsts.${path}`);
  };
  set(firstRow, firsts.row, 'row');
  set(firstOrder, firsts.order, 'order');
  set(firstHouse, firsts.house, 'house');
  for (const [name, seat] of Object.entries(firsts.rowOf)) {
    set(firstRowOf + numberOf(tables.goodIds, name, 'good', `firsts.rowOf.${name}`), seat, `rowOf.${name}`);
  }
}

/** What players have comes out of the supply; where the supply is told, the rest is in the box. */
function readSupply(tables: Tables, state: State, input: SituationInput): void {
  const { goods, carts } = tables.components;
  const told = input.supply && countsOf(tables, input.supply, 'supply');
  state.box = goods.map(({ id, count }, good) => {
    const inPlay = state.supply[good]!;
    let held = tilesOnOrders(tables, state, good);
    for (const seat of state.players.keys()) held += ownTiles(tables, state, seat, good);
    if (told) {
      if (held + told[good]! > count)
        fail(`supply.${id}`, `the box has ${count} ${id}, but ${held} with players and ${told[good]} here`);
      state.supply[good] = told[good]!;
      return count - held - told[good]!;
    }
    if (held > count) fail('players', `the box has ${count} ${id}, but players have ${held}`);
    state.supply[good] = Math.max(0, inPlay - held);
    return count - held - state.supply[good]!;
  });
  const owned = state.players.reduce((sum, player) => sum + cartsOwned(player), 0);
  state.carts = input.carts ?? Math.max(0, supplyFor(tables, state.players.length).carts - owned);
  if (state.carts + owned > carts.count) fail('carts', `the box has ${carts.count} carts, but players have ${owned}`);
}
