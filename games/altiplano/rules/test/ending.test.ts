import { Match, openGame, seat } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { box, none, outOfGame, scoreSheet, unowned } from '../index.ts';
import {
  answers,
  basic,
  buildBoat,
  buildHouse,
  buildRoad,
  buyExtension,
  components,
  done,
  endTurn,
  event,
  extension,
  good,
  pass,
  place,
  produce,
  tables,
  tableWith,
  takeOrder,
  tiles,
  track,
} from './table.ts';

const idle = { figure: 'market', coins: 1 };

describe('a new round', () => {
  test('AP-9.1 the start player marker goes to the left, and carts are ready again', () => {
    const table = tableWith({ track, players: [{ ...idle, carts: ['used'] }, idle, idle] }, { players: 3 });
    table.play(0, pass);
    table.play(1, pass);
    table.play(2, pass);
    expect(table.state()).toMatchObject({ round: 2, startPlayer: 1, active: 1 });
    expect(table.player(0)).toMatchObject({ carts: [1, 0, 0, 0], passed: false });
  });

  test('AP-9.2 if none was bought, the lowest extension is removed, the others slide down, one is added on top', () => {
    const table = tableWith({ track, players: [idle, {}] });
    const events = table.play(0, pass);
    expect(event(events, 'extensionRemoved').extension).toBe(extension('alpaca-pen'));
    expect(table.state().extensions[extension('alpaca-pen')]).toBe(outOfGame);
    expect(table.state().track.slice(0, 4)).toEqual(track.slice(1).map(extension));
    expect(table.state().track[4]).not.toBe(none);
  });

  test('AP-9.2, AP-9.3 if one was bought, the others slide down in order and the track is refilled', () => {
    const table = tableWith({ track, players: [{ figure: 'market', coins: 4 }, {}] });
    table.play(0, buyExtension('sawmill'), endTurn, pass);
    expect(table.state().round).toBe(2);
    expect(table.state().extensions[extension('alpaca-pen')]).not.toBe(outOfGame);
    const left = ['alpaca-pen', 'ore-gallery', 'fishing-jetty', 'quarry'];
    expect(table.state().track.slice(0, 4)).toEqual(left.map(extension));
    expect(table.state().track[4]).toBeGreaterThanOrEqual(0);
  });

  test('AP-9.2 sliding is told of only where something slides', () => {
    const top = tableWith({ track, players: [{ figure: 'market', coins: 9 }, {}] });
    const told = [...top.play(0, buyExtension('quarry'), endTurn), ...top.play(0, pass)].map(({ type }) => type);
    expect(told).toContain('extensionRevealed');
    expect(told).not.toContain('extensionsSlid');
    const lowest = tableWith({ track, players: [idle, {}] }).play(0, pass);
    expect(event(lowest, 'extensionsSlid').track).toEqual([...track.slice(1).map(extension), none]);
  });

  test('AP-9.3 new tiles come from the top category of the pile', () => {
    const pile = ['cacao-stall', 'paid-travel', 'corn-shed'];
    const table = tableWith({ track, pile, players: [idle, {}] });
    table.play(0, pass);
    expect(table.state().track[4]).toBe(extension('cacao-stall'));
  });

  test('AP-9.3 a pile that becomes empty with a full track triggers nothing; one that is too small does', () => {
    const just = tableWith({ track, pile: ['cacao-stall'], players: [idle, {}] });
    just.play(0, pass);
    expect(just.state()).toMatchObject({ round: 2, lastRound: 0 });
    const short = tableWith({ track, pile: [], players: [idle, {}] });
    const events = short.play(0, pass);
    expect(event(events, 'endTriggered')).toMatchObject({ by: 'track', lastRound: 2 });
    expect(short.state()).toMatchObject({ round: 2, lastRound: 2, trigger: tables.locationCount });
    expect(short.state().track).toEqual([...track.slice(1).map(extension), none]);
  });

  test('AP-9.4 after the last round there is no phase 4', () => {
    const table = tableWith({ track, round: 4, lastRound: 4, players: [idle, {}] });
    const events = table.play(0, pass);
    expect(events.map(({ type }) => type)).toEqual(['passed', 'passed', 'gameEnded']);
    expect(table.state()).toMatchObject({ phase: 'over', startPlayer: 0, round: 4 });
    expect(table.state().track[0]).toBe(extension('alpaca-pen'));
  });
});

describe('the end', () => {
  const mill = { figure: 'road', road: 1, spaces: { road: { stone: 1, wood: 1 } } };

  test('AP-10.1 the end is triggered when a location is exhausted: the round is finished and one more is played', () => {
    const table = tableWith({ track, supply: { food: 9, corn: 1, fish: 1 }, players: [mill, idle] });
    const events = table.play(0, buildRoad());
    expect(event(events, 'endTriggered')).toMatchObject({ by: 'location', location: place('road'), lastRound: 2 });
    table.play(0, endTurn);
    table.play(1, pass);
    expect(table.state()).toMatchObject({ round: 2, lastRound: 2 });
    expect(table.match.isOver).toBe(false);
    table.play(0, done);
    table.play(1, pass);
    expect(table.match.isOver).toBe(true);
  });

  test.each([
    ['farm', { figure: 'farm', spaces: { farm: { wool: 1, food: 1 } } }, produce(basic('farm', 2), 'cloth'), { cloth: 1 }, {}],
    ['forest', { figure: 'forest', spaces: { forest: { food: 2 } } }, produce(basic('forest', 0), 'wood'), { wood: 1 }, {}],
    ['mine', { figure: 'mine', spaces: { mine: { ore: 1, food: 1 } } }, produce(basic('mine', 1), 'silver'), { silver: 1 }, {}],
    ['harbour', { figure: 'harbour', spaces: { harbour: { wood: 2 } } }, buildBoat('boat-ore'), {}, { boats: ['boat-ore'] }],
    [
      'village',
      { figure: 'village', spaces: { village: { stone: 2 } } },
      buildHouse('house-ore'),
      {},
      { houses: ['house-ore'], carts: 0 },
    ],
    ['market', { figure: 'market', coins: 1 }, takeOrder('O01'), {}, { orders: ['O01'] }],
    ['road', mill, buildRoad(), { corn: 1 }, {}],
  ])('AP-10.5 the %s is exhausted when everything on it is gone', (location, player, move, supply, more) => {
    const others = {
      food: 5,
      corn: 5,
      glass: 5,
      fish: 5,
      alpaca: 5,
      wool: 2,
      cloth: 5,
      stone: 5,
      ore: 5,
      silver: 5,
      wood: 5,
      cacao: 5,
    };
    const gone = Object.fromEntries(
      Object.keys(others)
        .filter((id) => tables.homes[good(id)] === place(location))
        .map((id) => [id, 0]),
    );
    const table = tableWith({ track, supply: { ...others, ...gone, ...supply }, ...more, players: [player, idle] });
    table.play(0, move);
    expect(table.state()).toMatchObject({ trigger: place(location), lastRound: 2 });
  });

  test.each([
    ['harbour', { spaces: { harbour: { wood: 2 } } }, buildBoat('boat-ore'), { boats: ['boat-ore', 'boat-silver'] }],
    [
      'village',
      { spaces: { village: { stone: 2 } } },
      buildHouse('house-ore'),
      { houses: ['house-ore', 'house-fish'], carts: 0 },
    ],
    ['market', { coins: 1 }, takeOrder('O01'), { orders: ['O01', 'O02'] }],
  ])('AP-10.5 the %s is not exhausted while a card is left', (figure, player, move, more) => {
    const table = tableWith({ track, supply: { corn: 5 }, ...more, players: [{ figure, ...player }, idle] });
    table.play(0, move);
    expect(table.state()).toMatchObject({ trigger: none, lastRound: 0 });
  });

  test('AP-10.5 food triggers nothing, and the village needs its carts gone too', () => {
    const food = tableWith({
      track,
      supply: { food: 1, corn: 1 },
      players: [{ figure: 'farm', spaces: { farm: { alpaca: 1 } } }],
    });
    food.play(0, produce(basic('farm', 0), 'food'));
    expect(food.state().lastRound).toBe(0);
    const village = { figure: 'village', spaces: { village: { stone: 2 } } };
    const table = tableWith({ track, carts: 1, houses: ['house-ore'], players: [village] });
    table.play(0, buildHouse('house-ore'));
    expect(table.state().lastRound).toBe(0);
  });

  test('AP-10.6 further triggers change nothing; phase 4 of the triggering round is carried out in full', () => {
    const table = tableWith({ track, pile: [], supply: { food: 9, corn: 1, fish: 1 }, players: [mill, idle] });
    table.play(0, buildRoad(), endTurn);
    const events = table.play(1, pass);
    expect(events.map(({ type }) => type)).toContain('extensionRemoved');
    expect(events.map(({ type }) => type)).not.toContain('endTriggered');
    expect(table.state()).toMatchObject({ lastRound: 2, trigger: place('road'), startPlayer: 1 });
  });

  test('AP-10.6 a location exhausted in the last round does not prolong the game', () => {
    const table = tableWith({
      round: 5,
      lastRound: 5,
      trigger: 'farm',
      track,
      supply: { corn: 1 },
      players: [mill, { ...idle, passed: true }],
    });
    table.play(0, buildRoad(), endTurn);
    expect(table.state()).toMatchObject({ lastRound: 5, trigger: place('farm') });
    expect(table.match.isOver).toBe(true);
  });

  test('AP-10.2 of several late storages that of the start player comes first', () => {
    const late = extension('late-storage');
    const extensions = components.extensions.map((entry, index) =>
      index === extension('sawmill-2') ? { ...components.extensions[late]!, id: 'late-storage-2' } : entry,
    );
    const edition = { id: 'late', title: 'Two late storages', components: { ...components, extensions } };
    const store = (id: string) => ({ extensions: [id], bag: { fish: 1 }, warehouse: [{ good: 'fish', tiles: 1 }] });
    const situation = {
      round: 3,
      lastRound: 3,
      startPlayer: 1,
      active: 1,
      players: [
        { ...store('late-storage'), passed: true },
        { ...store('late-storage-2'), ...idle },
      ],
    };
    const game = openGame(box, edition);
    const choices = { draftRoles: false, missions: false };
    const match = Match.from(
      { game, options: choices, seatCount: 2, state: game.rules.situation.read(situation, choices, 2) },
      1,
    );
    match.submit(seat(1), pass);
    expect(match.decisions()).toEqual([{ seat: 1, prompt: 'storeLate' }]);
    match.submit(seat(1), done);
    expect(match.decisions()).toEqual([{ seat: 0, prompt: 'storeLate' }]);
  });

  test('AP-10.2 late storage goes in turn order from the start player of the last round', () => {
    const store = { extensions: ['late-storage'], bag: { fish: 1 }, warehouse: [{ good: 'fish', tiles: 1 }] };
    const table = tableWith({ round: 3, lastRound: 3, startPlayer: 1, active: 1, players: [store, idle] });
    table.play(1, pass);
    expect(table.match.decisions()).toEqual([{ seat: 0, prompt: 'storeLate' }]);
    table.play(0, done);
    expect(table.match.isOver).toBe(true);
  });
});

describe('scoring', () => {
  const everywhere = {
    role: 'miner',
    extensions: ['wild-space', 'shearing-shed'],
    bag: { silver: 1 },
    container: { cloth: 1 },
    planning: { glass: 1 },
    spaces: { market: { wool: 1 } },
    wild: 'cacao',
    movement: ['food'],
    stations: { role: { food: 1 }, 'shearing-shed': { alpaca: 1 } },
    warehouse: [
      { good: 'ore', tiles: 3, corn: 1 },
      { good: 'fish', tiles: 1 },
    ],
    order: { card: 'O16', delivered: { glass: 1 } },
    finishedOrders: ['O13'],
    houses: ['house-ore'],
    boats: ['boat-wool', 'boat-fish'],
    coins: 7,
  };

  test('AP-10.3, AP-10.7 own tiles wherever they are, boats, houses, finished orders, house bonus and full rows', () => {
    const table = tableWith({ players: [everywhere] });
    const { parts } = table.match.ranking().find((standing) => standing.seat === 0)!;
    expect(Object.fromEntries(parts.map(({ source, amount }) => [source, amount]))).toEqual({
      'tiles-silver': 3,
      'tiles-cloth': 3,
      'tiles-glass': 4,
      'tiles-wool': 2,
      'tiles-cacao': 2,
      'tiles-alpaca': 1,
      'tiles-ore': 2,
      'tiles-fish': 1,
      boats: 4,
      houses: 4,
      'house-bonus': 2,
      orders: 16,
      rows: 2,
      missions: 0,
    });
    expect(table.score(0)).toBe(46);
  });

  test('AP-10.3 the score sheet explains every point', () => {
    const table = tableWith({ players: [everywhere] });
    const sheet = scoreSheet(table.state(), seat(0));
    expect(sheet.total).toBe(46);
    expect(sheet.tiles[good('ore')]).toEqual({ good: good('ore'), count: 2, value: 1, points: 2 });
    expect(sheet.rows).toEqual([{ row: 0, good: good('ore'), points: 2 }]);
    expect(sheet.orders.map(({ points }) => points)).toEqual([16]);
    expect(sheet.houseBonus).toEqual([{ house: 2, good: good('ore'), points: 2 }]);
    expect(sheet.coins).toBe(7);
  });

  test('AP-10.4 most points wins; ties: most coins, then shared', () => {
    const places = (a: object, b: object) =>
      tableWith({ players: [a, b] })
        .match.ranking()
        .map(({ seat: who, place: rank }) => [who, rank]);
    expect(places({ bag: { glass: 1 } }, { bag: { cloth: 1 }, coins: 9 })).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(places({ bag: { cloth: 1 } }, { bag: { cloth: 1 }, coins: 1 })).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(places({ bag: { cloth: 1 } }, { bag: { silver: 1 } })).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test('AP-10.9 coins on coin and movement spaces count for ties', () => {
    const placed = { extensions: ['paid-travel', 'cacao-stall'], movement: ['coin'], stations: { 'cacao-stall': { coin: 2 } } };
    const table = tableWith({ players: [placed, { coins: 2 }] });
    expect(table.match.ranking()[0]!.seat).toBe(0);
    expect(scoreSheet(table.state(), seat(0)).coins).toBe(3);
    expect(table.match.game.rules.measure(table.state(), [])['coins left a player']).toBe(2.5);
  });

  test('AP-10.8 a house counts the tiles of its kind, warehouse included, orders not; each house raises another kind', () => {
    const table = tableWith({
      players: [
        {
          houses: ['house-fish'],
          bag: { fish: 1 },
          warehouse: [{ good: 'fish', tiles: 2 }],
          order: { card: 'O03', delivered: { fish: 1 } },
        },
      ],
    });
    expect(table.part(0, 'house-bonus')).toBe(3);
    expect(new Set(components.houses.map((entry) => entry.good)).size).toBe(components.houses.length);
  });

  test('AP-10.7 tiles on orders, unfinished orders, rows not full and coins score nothing', () => {
    const table = tableWith({
      players: [
        { coins: 30, order: { card: 'O16', delivered: { glass: 1, silver: 1 } }, warehouse: [{ good: 'wood', tiles: 2 }] },
      ],
    });
    expect(table.score(0)).toBe(0);
  });

  test('AP-10.1, AP-10.6 nothing ever returns to a location', () => {
    const table = tableWith(
      { track, players: [{ figure: 'harbour', spaces: { harbour: { fish: 2 } } }, idle] },
      { chance: answers() },
    );
    const before = [...table.state().supply];
    table.play(0, produce(basic('harbour', 1), 'stone'));
    expect(table.state().supply.every((count, kind) => count <= before[kind]!)).toBe(true);
    expect(table.player(0).container).toEqual(tiles({ fish: 2, stone: 1 }));
    expect(table.state().houses.every((owner) => owner === unowned)).toBe(true);
  });
});
