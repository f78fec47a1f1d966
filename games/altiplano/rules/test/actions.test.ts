import { describe, expect, test } from 'vitest';
import { cart, none } from '../index.ts';
import {
  basic,
  boat,
  buildBoat,
  buildHouse,
  buildRoad,
  buyCart,
  buyExtension,
  components,
  deliver,
  endTurn,
  event,
  extension,
  good,
  house,
  order,
  pass,
  placeCorn,
  produce,
  ring,
  sell,
  store,
  tables,
  tableWith,
  takeOrder,
  tiles,
  track,
  travel,
} from './table.ts';

/** Seat 0 stands at a location with tiles on its spaces; seat 1 could still act. */
const at = (location: string, spaces: Record<string, number>, more: object = {}, table: object = {}) =>
  tableWith({ ring, track, ...table, players: [{ figure: location, spaces: { [location]: spaces }, ...more }, { coins: 1 }] });

describe('production: AP-6.1 farm, AP-6.2 forest, AP-6.3 mine, AP-6.4 harbour', () => {
  test.each([
    ['AP-6.1', 'farm', 0, { alpaca: 2 }, 'food', { alpaca: 1, food: 1 }],
    ['AP-6.1', 'farm', 1, { alpaca: 1, food: 1 }, 'wool', { alpaca: 1, food: 1, wool: 1 }],
    ['AP-6.1', 'farm', 2, { wool: 1, food: 1 }, 'cloth', { wool: 1, food: 1, cloth: 1 }],
    ['AP-6.2', 'forest', 0, { food: 2 }, 'wood', { food: 2, wood: 1 }],
    ['AP-6.2', 'forest', 1, { cacao: 2 }, 'food', { cacao: 1, food: 1 }],
    ['AP-6.2', 'forest', 1, { cacao: 1 }, 'cloth', { cacao: 1, cloth: 1 }],
    ['AP-6.2', 'forest', 1, { cacao: 1 }, 'glass', { cacao: 1, glass: 1 }],
    ['AP-6.3', 'mine', 0, { food: 2 }, 'stone', { food: 2, stone: 1 }],
    ['AP-6.3', 'mine', 1, { ore: 1, food: 1 }, 'silver', { ore: 1, food: 1, silver: 1 }],
    ['AP-6.4', 'harbour', 0, { fish: 1, food: 1 }, 'food', { fish: 1, food: 2 }],
    ['AP-6.4', 'harbour', 1, { fish: 2 }, 'stone', { fish: 2, stone: 1 }],
  ])('%s %s, action %i: %j gives %s', (_rule, location, index, spaces, output, container) => {
    const table = at(location, spaces);
    table.play(0, produce(basic(location, index), output));
    expect(table.player(0).container).toEqual(tiles(container));
  });

  test('AP-6.1 book: of two alpacas on the farm one or both make food, or one stays', () => {
    const table = at('farm', { alpaca: 2 });
    table.play(0, produce(basic('farm', 0), 'food'), produce(basic('farm', 0), 'food'));
    expect(table.player(0).container).toEqual(tiles({ alpaca: 2, food: 2 }));
  });

  test('AP-6.2 each cacao of one trade gives what is chosen for it', () => {
    const table = at('forest', { cacao: 2 });
    table.play(0, produce(basic('forest', 1), 'glass'), produce(basic('forest', 1), 'cloth'));
    expect(table.player(0).container).toEqual(tiles({ cacao: 2, glass: 1, cloth: 1 }));
  });

  test('AP-1.5 an action whose product is exhausted may still be done, at full cost, and gives nothing', () => {
    const table = at('mine', { food: 2 }, {}, { supply: { food: 9, silver: 1 } });
    const events = table.play(0, produce(basic('mine', 0), 'stone'));
    expect(event(events, 'produced').gained).toBe(0);
    expect(table.player(0).container).toEqual(tiles({ food: 2 }));
  });

  test('AP-1.12 an exhausted product may be chosen; one that is there must be taken', () => {
    const table = at('forest', { cacao: 2 }, {}, { supply: { food: 5, cloth: 3 } });
    table.play(0, produce(basic('forest', 1), 'glass'));
    expect(table.player(0).container).toEqual(tiles({ cacao: 1 }));
    table.play(0, produce(basic('forest', 1), 'cloth'));
    expect(table.player(0).container).toEqual(tiles({ cacao: 2, cloth: 1 }));
  });

  test('AP-6.9 basic actions use tiles of their own location only, not those on role or extension', () => {
    const table = tableWith({
      players: [
        {
          figure: 'forest',
          role: 'woodcutter',
          stations: { role: { food: 1 } },
          spaces: { forest: { food: 1 }, mine: { food: 2 } },
        },
      ],
    });
    expect(table.rule(0, produce(basic('forest', 0), 'wood'))).toBe('AP-5.14');
    expect(table.moves(0).filter(({ type }) => type === 'produce')).toHaveLength(1);
  });
});

describe('boats, houses, carts and road', () => {
  test('AP-6.4 a boat for 2 wood: 2 points and the good it shows, once', () => {
    const table = at('harbour', { wood: 2 });
    expect(table.moves(0).filter(({ type }) => type === 'buildBoat')).toHaveLength(10);
    table.play(0, buildBoat('boat-cloth'));
    expect(table.player(0).container).toEqual(tiles({ wood: 2, cloth: 1 }));
    expect(table.part(0, 'boats')).toBe(2);
    expect(table.state().boats[boat('boat-cloth')]).toBe(0);
  });

  test('AP-6.8 a boat whose good is exhausted can still be built', () => {
    const table = at('harbour', { wood: 2 }, {}, { supply: { food: 1, wool: 1 } });
    const events = table.play(0, buildBoat('boat-cloth'));
    expect(event(events, 'boatBuilt').gained).toBe(0);
    expect(table.part(0, 'boats')).toBe(2);
  });

  test('AP-6.5 a house for 2 stone: 4 points, and one for each tile of its good', () => {
    const table = at('village', { stone: 2 }, { bag: { ore: 3 } });
    table.play(0, buildHouse('house-ore'));
    expect(table.part(0, 'houses')).toBe(4);
    expect(table.part(0, 'house-bonus')).toBe(3);
    expect(table.state().houses[house('house-ore')]).toBe(0);
  });

  test('AP-1.12 with no house left the stones are used and no card comes; a card that is there must be taken', () => {
    const table = at('village', { stone: 2 }, {}, { houses: [] });
    const events = table.play(0, buildHouse(null));
    expect(event(events, 'noCardLeft').cards).toBe('houses');
    expect(table.player(0).container).toEqual(tiles({ stone: 2 }));
    expect(at('village', { stone: 2 }).rule(0, buildHouse(null))).toBe('AP-1.12');
    expect(at('village', { stone: 2 }, {}, { houses: ['house-ore'] }).rule(0, buildHouse('house-fish'))).toBe('AP-1.5');
    expect(at('harbour', { wood: 2 }, {}, { boats: [] }).can(0, buildBoat(null))).toBe(true);
    expect(at('market', {}, { coins: 1 }, { orders: [] }).can(0, takeOrder(null))).toBe(true);
  });

  test('AP-6.5 a cart for 1 coin: one a round, four in all at most', () => {
    const table = at('village', {}, { coins: 3 });
    table.play(0, buyCart(1), endTurn);
    expect(table.player(0).carts).toEqual([cart.ready, cart.ready, cart.absent, cart.absent]);
    table.play(1, pass);
    expect(table.whyNot(0, buyCart(2))).toEqual({ rule: 'AP-6.5', reason: 'one-cart-a-round' });
    const four = at('village', { ore: 1 }, { coins: 3, carts: ['ready', 'ready', 'ready', 'ready'] });
    expect(four.whyNot(0, buyCart(1))).toMatchObject({ rule: 'AP-6.5', reason: 'cart-limit' });
  });

  test('AP-1.12 a cart is bought only if there is one', () => {
    const table = at('village', { ore: 1 }, { coins: 3 }, { carts: 0 });
    expect(table.rule(0, buyCart(1))).toBe('AP-1.12');
  });

  test('AP-6.12 a new cart is ready at once, for food that was placed beside it; used carts are ready next round', () => {
    const table = at('village', {}, { coins: 1, movement: ['food'], carts: ['used'] });
    table.play(0, buyCart(1), travel(1, 'farm'));
    expect(table.player(0).carts).toEqual([cart.used, cart.used, cart.absent, cart.absent]);
    table.play(0, endTurn);
    table.play(1, pass);
    expect(table.player(0).carts).toEqual([cart.ready, cart.ready, cart.absent, cart.absent]);
    const unfed = at('village', {}, { coins: 1, carts: ['used'] });
    unfed.play(0, buyCart(1));
    expect(unfed.types(0)).toEqual(['endTurn']);
  });

  test('AP-6.7 the first road opens the fifth planning space from the next draw on, the second gives a corn', () => {
    const first = at('road', { stone: 1, wood: 1 });
    first.play(0, buildRoad());
    expect(first.player(0)).toMatchObject({ road: 1 });
    expect(tables.planningSpaces.slice(0, 3)).toEqual([4, 5, 5]);
    const second = at('road', { stone: 1, wood: 1 }, { road: 1 });
    second.play(0, buildRoad());
    expect(second.player(0).warehouse.slice(0, 3)).toEqual([good('corn'), 1, 1]);
    expect(second.player(0).container).toEqual(tiles({ stone: 1, wood: 1 }));
    expect(tables.planningSpaces.at(-1)).toBe(8);
  });

  test('AP-6.7 the road cannot be built past its last step', () => {
    const table = at('road', { stone: 1, wood: 1 }, { road: 8 });
    expect(table.whyNot(0, buildRoad())).toEqual({ rule: 'AP-6.7', reason: 'road-complete' });
  });
});

describe('market', () => {
  test('AP-6.6, AP-6.10 selling mixes kinds, each tile brings its price, and the coins can be spent in the same round', () => {
    const table = at('market', { silver: 1, wood: 1, glass: 1 });
    table.play(0, sell('silver'), sell('wood'), endTurn);
    expect(table.player(0)).toMatchObject({ coins: 4 });
    expect(table.player(0).container).toEqual(tiles({ silver: 1, wood: 1 }));
    table.play(1, pass);
    expect(table.can(0, takeOrder('O01'))).toBe(true);
  });

  test('AP-6.10 a kind without a price cannot be sold', () => {
    const table = tableWith({ players: [{ figure: 'market', wild: 'food', extensions: ['wild-space'], coins: 1 }] });
    expect(table.whyNot(0, sell('food', true))).toEqual({ rule: 'AP-6.10', reason: 'no-price' });
  });

  test('AP-6.6 an order of choice for 1 coin, only one unfinished at a time', () => {
    const table = at('market', {}, { coins: 2 });
    expect(table.moves(0).filter(({ type }) => type === 'takeOrder')).toHaveLength(16);
    table.play(0, takeOrder('O13'), endTurn);
    expect(table.player(0)).toMatchObject({ order: order('O13'), coins: 1 });
    table.play(1, pass);
    expect(table.rule(0, takeOrder('O01'))).toBe('AP-6.6');
    expect(at('market', { wood: 1 }).whyNot(0, takeOrder('O01'))).toMatchObject({ rule: 'AP-6.6', reason: 'too-few-coins' });
    expect(at('market', { wood: 1 }).whyNot(0, deliver('wood'))).toEqual({ rule: 'AP-6.6', reason: 'no-order' });
  });

  test('AP-6.6 delivering in parts; finishing gives a corn that is stored at once', () => {
    const table = at('market', { stone: 1, alpaca: 1, fish: 1 }, { order: { card: 'O03', delivered: { fish: 1 } } });
    table.play(0, deliver('stone'), deliver('alpaca'));
    expect(table.part(0, 'orders')).toBe(0);
    const events = table.play(0, deliver('fish'));
    expect(event(events, 'orderFinished')).toMatchObject({ order: order('O03'), points: 10 });
    expect(table.part(0, 'orders')).toBe(10);
    expect(table.player(0)).toMatchObject({ order: none, delivered: tiles({}) });
    expect(table.player(0).warehouse.slice(0, 3)).toEqual([good('corn'), 1, 1]);
    expect(table.player(0).container).toEqual(tiles({}));
  });

  test('AP-6.11 only what is still asked for; a new order can be taken in the same round', () => {
    const table = at(
      'market',
      { fish: 2, wood: 1 },
      { coins: 1, order: { card: 'O03', delivered: { fish: 1, stone: 1, alpaca: 1 } } },
    );
    expect(table.whyNot(0, deliver('wood'))).toEqual({ rule: 'AP-6.11', reason: 'not-asked-for' });
    table.play(0, deliver('fish'));
    expect(table.can(0, deliver('fish'))).toBe(false);
    table.play(0, endTurn);
    table.play(1, pass);
    expect(table.can(0, takeOrder('O01'))).toBe(true);
    expect(table.can(0, takeOrder('O03'))).toBe(false);
  });

  test('AP-6.11 no more of a kind than are asked for', () => {
    const table = at('market', { fish: 2 }, { order: { card: 'O01' } });
    table.play(0, deliver('fish'));
    expect(table.whyNot(0, deliver('fish'))).toEqual({ rule: 'AP-6.11', reason: 'not-asked-for' });
    expect(table.player(0).order).toBe(order('O01'));
  });

  test('AP-6.11 corn does not stand in for anything on an order', () => {
    expect(components.orders.every(({ goods }) => !goods.includes('corn'))).toBe(true);
    const table = at('market', { fish: 1 }, { order: { card: 'O03' } });
    expect(table.rule(0, deliver('corn'))).toBe('AP-6.11');
  });

  test('AP-6.13 book: a tile of price 2 on the second space costs 3; the gap stays open until the new round', () => {
    const table = at('market', {}, { coins: 4 });
    const events = table.play(0, buyExtension('sawmill'));
    expect(event(events, 'extensionBought')).toMatchObject({ space: 1, coins: 3 });
    expect(table.player(0).coins).toBe(1);
    expect(table.state().track[1]).toBe(none);
    expect(table.state().track[2]).toBe(extension('ore-gallery'));
  });

  test('AP-6.13 too few coins', () => {
    const table = at('market', {}, { coins: 2 });
    expect(table.whyNot(0, buyExtension('sawmill'))).toEqual({
      rule: 'AP-6.13',
      reason: 'too-few-coins',
      facts: { price: 3, coins: 2 },
    });
    expect(table.can(0, buyExtension('alpaca-pen'))).toBe(true);
    expect(table.rule(0, buyExtension('corn-shed'))).toBe('AP-6.6');
  });

  test('AP-6.6 one extension a round for each player', () => {
    const table = at('market', {}, { coins: 9 });
    table.play(0, buyExtension('sawmill'), endTurn);
    table.play(1, pass);
    expect(table.whyNot(0, buyExtension('alpaca-pen'))).toEqual({ rule: 'AP-6.6', reason: 'one-extension-a-round' });
  });

  test('AP-6.14 there is no limit to extensions, houses, boats or finished orders', () => {
    const all = components.houses.map(({ id }) => id);
    const table = tableWith({
      orders: ['O01'],
      players: [
        {
          figure: 'village',
          spaces: { village: { stone: 2 } },
          houses: all.slice(1),
          boats: components.boats.map(({ id }) => id),
          finishedOrders: ['O02', 'O03', 'O04'],
          extensions: ['alpaca-pen', 'shearing-shed', 'sawmill', 'cacao-patch', 'cacao-plantation'],
        },
      ],
    });
    table.play(0, buildHouse(all[0]!));
    expect(table.part(0, 'houses')).toBe(40);
    expect(table.part(0, 'boats')).toBe(20);
  });

  test('AP-6.6 with a choice of rows the corn of an order waits for its place', () => {
    const warehouse = [
      { good: 'fish', tiles: 1 },
      { good: 'ore', tiles: 2 },
    ];
    const table = at('market', { fish: 1 }, { warehouse, order: { card: 'O03', delivered: { fish: 1, stone: 1, alpaca: 1 } } });
    table.play(0, deliver('fish'));
    expect(table.moves(0)).toEqual([placeCorn(1), placeCorn(2), placeCorn(3)]);
    expect(table.whyNot(0, endTurn)).toEqual({ rule: 'AP-7.5', reason: 'store-corn-first' });
    table.play(0, placeCorn(2));
    expect(table.part(0, 'rows')).toBe(3);
    expect(table.types(0)).toContain('endTurn');
  });

  test('AP-6.5 storing is an action of the village', () => {
    const table = at('village', { ore: 1 });
    table.play(0, store('ore'));
    expect(table.player(0).warehouse.slice(0, 3)).toEqual([good('ore'), 1, 0]);
    expect(table.player(0).container).toEqual(tiles({}));
  });
});
