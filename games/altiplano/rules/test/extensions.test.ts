import { describe, expect, test } from 'vitest';
import { cargo, none } from '../index.ts';
import {
  back,
  backCoin,
  basic,
  buildHouse,
  buildRoad,
  buyExtension,
  done,
  endTurn,
  extension,
  good,
  holdCorn,
  pass,
  place,
  produce,
  put,
  putCoin,
  ring,
  sell,
  station,
  store,
  tables,
  tableWith,
  tiles,
  travel,
} from './table.ts';

describe('production: AP-8.2, AP-8.3, AP-8.4, AP-8.5, AP-8.6, AP-8.7, AP-8.8, AP-8.9, AP-8.10, AP-8.11, AP-8.12, AP-8.13, AP-8.14, AP-8.16, AP-8.17, AP-8.21, AP-8.22, AP-8.23', () => {
  test.each([
    ['AP-8.2', 'alpaca-pen', 'farm', { food: 1 }, ['alpaca']],
    ['AP-8.3', 'ore-barter', 'harbour', { fish: 1 }, ['ore']],
    ['AP-8.4', 'sawmill', 'forest', { food: 1 }, ['wood']],
    ['AP-8.5', 'ore-gallery', 'mine', { food: 1 }, ['ore']],
    ['AP-8.6', 'fishing-jetty', 'harbour', { food: 1 }, ['fish']],
    ['AP-8.7', 'cacao-stall', 'market', { coin: 2 }, ['cacao']],
    ['AP-8.8', 'alpaca-stone-stall', 'market', { coin: 1 }, ['alpaca', 'stone']],
    ['AP-8.9', 'fish-wood-stall', 'market', { coin: 1 }, ['fish', 'wood']],
    ['AP-8.10', 'stone-wood-stall', 'market', { coin: 1 }, ['stone', 'wood']],
    ['AP-8.11', 'quarry', 'mine', { food: 1 }, ['stone', 'ore']],
    ['AP-8.12', 'cacao-barter', 'harbour', { fish: 2 }, ['cacao']],
    ['AP-8.13', 'raw-goods-barter', 'harbour', { fish: 1 }, ['ore', 'stone', 'wood']],
    ['AP-8.14', 'cacao-patch', 'forest', { food: 2 }, ['cacao']],
    ['AP-8.16', 'shearing-shed', 'farm', { alpaca: 1 }, ['wool']],
    ['AP-8.17', 'cacao-plantation', 'forest', { food: 1 }, ['cacao']],
    ['AP-8.21', 'fine-barter', 'harbour', { fish: 1 }, ['wool', 'cacao']],
    ['AP-8.22', 'wool-ore-stall', 'market', { coin: 2 }, ['wool', 'ore']],
    ['AP-8.23', 'luxury-stall', 'market', { coin: 3 }, ['silver', 'glass']],
  ])('%s, AP-8.26 %s at the %s: %j for one of %j', (_rule, id, location, asks, outputs) => {
    for (const output of outputs) {
      const table = tableWith({ players: [{ figure: location, extensions: [id], stations: { [id]: asks } }] }, { players: 5 });
      table.play(0, produce(station(id), output));
      const { coin: _, ...used } = asks as Record<string, number>;
      expect(table.player(0).container).toEqual(tiles({ ...used, [output]: 1 }));
      expect(table.player(0).coins).toBe(0);
      expect(table.player(0).slots.every((filled) => filled === 0)).toBe(true);
    }
    const table = tableWith({ players: [{ figure: location, extensions: [id], stations: { [id]: asks } }] }, { players: 5 });
    expect(table.moves(0).filter(({ type }) => type === 'produce')).toHaveLength(outputs.length);
  });

  test.each([
    ['woodcutter', 'forest', { food: 1 }, 'wood'],
    ['fisherman', 'harbour', { food: 1 }, 'fish'],
    ['shepherd', 'farm', { food: 1 }, 'alpaca'],
    ['miner', 'mine', { food: 1 }, 'ore'],
    ['farmer', 'forest', { food: 2 }, 'cacao'],
    ['trader', 'market', { coin: 1 }, 'fish'],
    ['stonemason', 'mine', { food: 1 }, 'stone'],
  ])('AP-1.8, AP-8.26 the %s has an action of their own at the %s: %j for %s', (role, location, asks, output) => {
    const table = tableWith({ players: [{ figure: location, role, stations: { role: asks } }] });
    table.play(0, produce(station(role), output));
    const { coin: _, ...used } = asks as Record<string, number>;
    expect(table.player(0).container).toEqual(tiles({ ...used, [output]: 1 }));
    expect(table.player(0).slots.every((filled) => filled === 0)).toBe(true);
  });

  test('AP-8.26 one space for each tile asked for; not before all are filled; the product comes from where it lies', () => {
    const id = 'cacao-barter';
    const half = tableWith(
      { players: [{ figure: 'harbour', extensions: [id], stations: { [id]: { fish: 1 } }, coins: 1 }] },
      { players: 5 },
    );
    expect(half.rule(0, produce(station(id), 'cacao'))).toBe('AP-5.14');
    const table = tableWith(
      { players: [{ figure: 'harbour', extensions: [id], stations: { [id]: { fish: 2 } } }] },
      { players: 5 },
    );
    const before = table.state().supply[good('cacao')]!;
    table.play(0, produce(station(id), 'cacao'));
    expect(table.state().supply[good('cacao')]).toBe(before - 1);
  });
});

describe('buying', () => {
  test('AP-8.1 an extension adds an action at its location; there are 24 different effects', () => {
    expect(tables.effects).toHaveLength(24);
    const table = tableWith({ track: ['sawmill'], players: [{ figure: 'market', coins: 2 }] });
    table.play(0, buyExtension('sawmill'));
    expect(table.state().extensions[extension('sawmill')]).toBe(0);
    expect(tables.locations[place('forest')]!.productions).toContain(station('sawmill'));
  });

  test('AP-8.27 extensions with the same effect are the same: nobody owns two', () => {
    const track = ['wild-space-2', 'alpaca-pen-2', 'fishing-jetty-2'];
    const table = tableWith(
      { track, players: [{ figure: 'market', coins: 20, extensions: ['wild-space', 'alpaca-pen'] }] },
      { players: 5 },
    );
    expect(table.rule(0, buyExtension('wild-space-2'))).toBe('AP-8.27');
    expect(table.rule(0, buyExtension('alpaca-pen-2'))).toBe('AP-8.27');
    expect(table.can(0, buyExtension('fishing-jetty-2'))).toBe(true);
  });

  test.each([
    ['shepherd', 'alpaca-pen'],
    ['woodcutter', 'sawmill'],
    ['miner', 'ore-gallery'],
    ['fisherman', 'fishing-jetty'],
    ['trader', 'fish-wood-stall'],
    ['stonemason', 'quarry'],
    ['farmer', 'cacao-patch'],
  ])('AP-8.28 the %s cannot buy %s', (role, barred) => {
    const others = ['quarry', 'cacao-plantation'].filter((id) => id !== barred);
    const table = tableWith({ track: [barred, ...others], players: [{ figure: 'market', coins: 20, role }] }, { players: 5 });
    expect(table.whyNot(0, buyExtension(barred))).toEqual({ rule: 'AP-8.28', reason: 'same-as-role' });
    for (const id of others) expect(table.can(0, buyExtension(id))).toBe(true);
    const poor = tableWith({ track: [barred], players: [{ figure: 'market', coins: 1, role }] }, { players: 5 });
    expect(poor.rule(0, buyExtension(barred))).toBe('AP-8.28');
  });

  test('AP-8.29 spaces of a new extension wait for the next planning; the corn shed works from the purchase on', () => {
    const table = tableWith({
      ring,
      track: ['sawmill', 'corn-shed'],
      players: [
        { figure: 'market', coins: 9, road: 1, planning: { food: 1 }, spaces: { road: { stone: 1, wood: 1 } } },
        { coins: 1 },
      ],
    });
    table.play(0, buyExtension('corn-shed'), endTurn);
    expect(table.rule(0, put('food', 'sawmill'))).toBe('AP-2.1');
    table.play(1, pass);
    table.play(0, travel(0, 'road'), buildRoad(), holdCorn);
    expect(table.player(0).shed).toBe(1);
  });
});

describe('wild space', () => {
  const wild = (tile: string, more: object = {}) => ({ extensions: ['wild-space'], wild: tile, ...more });

  test('AP-8.15 any one tile can be placed, to be used at any location', () => {
    const table = tableWith({
      phase: 'planning',
      players: [{ extensions: ['wild-space'], planning: { glass: 1, food: 1 } }, { ready: true }],
    });
    table.play(0, put('glass', 'wild'));
    expect(table.rule(0, put('food', 'wild'))).toBe('AP-4.1');
    table.play(0, done);
    expect(table.moves(0).filter(({ type }) => type === 'putFigure')).toEqual([
      { type: 'putFigure', location: place('village') },
      { type: 'putFigure', location: place('market') },
    ]);
    expect(tableWith({ phase: 'planning', players: [{ planning: { food: 1 } }] }).rule(0, put('food', 'wild'))).toBe('AP-8.15');
  });

  test('AP-8.30 it counts as one more tile at the figure’s location, alone or with others, for basic and extension actions', () => {
    const table = tableWith({ players: [wild('food', { figure: 'farm', spaces: { farm: { alpaca: 1 } } })] });
    table.play(0, produce(basic('farm', 1), 'wool', true));
    expect(table.player(0)).toMatchObject({ wild: none, container: tiles({ alpaca: 1, food: 1, wool: 1 }) });
    const pen = tableWith({ players: [{ figure: 'farm', extensions: ['wild-space', 'alpaca-pen'], wild: 'food' }] });
    pen.play(0, produce(station('alpaca-pen'), 'alpaca', true));
    expect(pen.player(0).container).toEqual(tiles({ food: 1, alpaca: 1 }));
    const role = tableWith({ players: [wild('food', { figure: 'forest', role: 'farmer', stations: { role: { food: 1 } } })] });
    role.play(0, produce(station('farmer'), 'cacao', true));
    expect(role.player(0).container).toEqual(tiles({ food: 2, cacao: 1 }));
  });

  test('AP-8.30 where both fit, the player says whether the wild tile is used', () => {
    const table = tableWith({ players: [wild('alpaca', { figure: 'farm', spaces: { farm: { alpaca: 1 } } })] });
    expect(table.moves(0).filter(({ type }) => type === 'produce')).toHaveLength(2);
    table.play(0, produce(basic('farm', 0), 'food', false));
    expect(table.player(0).wild).toBe(good('alpaca'));
    table.play(0, produce(basic('farm', 0), 'food', true));
    expect(table.player(0).container).toEqual(tiles({ alpaca: 2, food: 2 }));
  });

  test('AP-8.30 it serves storing, selling and houses too, but is no movement and takes no coin', () => {
    const village = tableWith({ players: [wild('stone', { figure: 'village', spaces: { village: { stone: 1 } } })] });
    expect(village.can(0, buildHouse('house-ore', true))).toBe(true);
    expect(village.can(0, buildHouse('house-ore', false))).toBe(false);
    village.play(0, store('stone', true));
    expect(village.player(0)).toMatchObject({ wild: none });
    const market = tableWith({ players: [wild('glass', { figure: 'market' })] });
    market.play(0, sell('glass', true));
    expect(market.player(0).coins).toBe(4);
    const food = tableWith({ players: [wild('food', { figure: 'market', coins: 1, carts: ['used'] })] });
    expect(food.types(0)).not.toContain('travel');
    const planning = tableWith({ phase: 'planning', players: [{ extensions: ['wild-space'], coins: 1, planning: { food: 1 } }] });
    expect(planning.rule(0, { type: 'placeCoin', spot: tables.wildSpot })).toBe('AP-8.30');
  });

  test('AP-8.30 its tile can come back by AP-3.1', () => {
    const table = tableWith({ phase: 'returning', players: [wild('ore'), { ready: true }] });
    table.play(0, back('ore', 'wild'));
    expect(table.player(0)).toMatchObject({ wild: none, planning: tiles({ ore: 1 }) });
  });
});

describe('movement for coins', () => {
  test('AP-8.18 coins may be placed on movement spaces; a coin used goes to the general supply', () => {
    const table = tableWith({
      ring,
      phase: 'planning',
      players: [{ extensions: ['paid-travel'], coins: 2, figure: 'farm' }, { ready: true }],
    });
    table.play(0, putCoin('movement-1'), done);
    expect(table.player(0)).toMatchObject({ coins: 1, movement: [cargo.coin, 0, 0] });
    table.play(0, travel(1, 'road'));
    expect(table.player(0)).toMatchObject({ coins: 1, container: tiles({}), figure: place('road') });
    const without = tableWith({ phase: 'planning', players: [{ coins: 1, planning: { food: 1 } }] });
    expect(without.rule(0, putCoin('movement-1'))).toBe('AP-8.18');
  });

  test('AP-8.32 coins work like food there: with a cart, mixed, and they can come back', () => {
    const own = { extensions: ['paid-travel'], movement: ['coin', 'food'], carts: ['used', 'ready'], figure: 'farm' };
    const table = tableWith({ ring, turn: 'acted', players: [own] });
    expect(table.moves(0).filter((move) => move.type === 'travel' && move.by === 1)).toHaveLength(7);
    expect(table.moves(0).filter((move) => move.type === 'travel' && move.by === 2)).toHaveLength(2);
    const returning = tableWith({ phase: 'returning', players: [own, { ready: true }] });
    returning.play(0, backCoin('movement-1'));
    expect(returning.player(0)).toMatchObject({ coins: 1, movement: [0, cargo.food, 0] });
  });
});
