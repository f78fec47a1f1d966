import { canonicalJson, openGame, SeededChance, seat } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { box, none, outOfGame, rowSize, unowned } from '../index.ts';
import { components, done, extension, good, newTable, place, role, tables, tableWith, tiles } from './table.ts';

const seatCounts = [2, 3, 4, 5];

describe('the table', () => {
  test('AP-1.1 the seven locations lie in a random circle; no two are more than three steps apart', () => {
    const rings = new Set([1, 2, 3, 4, 5].map((seed) => newTable(2, {}, seed).state().ring.join()));
    expect(rings.size).toBeGreaterThan(1);
    const { ring } = newTable(2).state();
    expect([...ring].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const { moves } = tableWith({ turn: 'acted', players: [{ figure: 'farm' }] });
    expect(moves(0).filter(({ type }) => type === 'travel')).toHaveLength(7);
  });

  test.each([
    [
      2,
      { food: 36, corn: 12, wood: 12, stone: 12, ore: 8, silver: 8, cloth: 8, wool: 8, alpaca: 7, fish: 7, glass: 7, cacao: 7 },
      6,
      10,
    ],
    [
      3,
      {
        food: 36,
        corn: 17,
        wood: 15,
        stone: 15,
        ore: 12,
        silver: 12,
        cloth: 12,
        wool: 12,
        alpaca: 9,
        fish: 9,
        glass: 9,
        cacao: 9,
      },
      9,
      10,
    ],
    [
      4,
      {
        food: 36,
        corn: 22,
        wood: 18,
        stone: 18,
        ore: 14,
        silver: 14,
        cloth: 14,
        wool: 14,
        alpaca: 11,
        fish: 11,
        glass: 11,
        cacao: 11,
      },
      12,
      12,
    ],
    [
      5,
      {
        food: 36,
        corn: 25,
        wood: 20,
        stone: 20,
        ore: 15,
        silver: 15,
        cloth: 15,
        wool: 15,
        alpaca: 12,
        fish: 12,
        glass: 12,
        cacao: 12,
      },
      15,
      12,
    ],
  ])('AP-1.2, AP-1.13 supply with %i players, less what the players start with', (seats, supply, carts, orders) => {
    const state = newTable(seats).state();
    const owned = state.players.map(({ bag, planning }) => bag.map((count, kind) => count + planning[kind]!));
    const total = state.supply.map((count, kind) => count + owned.reduce((sum, player) => sum + player[kind]!, 0));
    expect(total).toEqual(tiles(supply));
    expect(state.carts).toBe(carts - seats);
    expect(state.orders.filter((owner) => owner === unowned)).toHaveLength(orders);
    expect(state.box.map((count, kind) => count + total[kind]!)).toEqual(components.goods.map(({ count }) => count));
  });

  test('AP-1.3 every good but food has its location', () => {
    const homes = Object.fromEntries(tables.goodIds.map((id, kind) => [id, tables.locationIds[tables.homes[kind]!] ?? 'middle']));
    expect(homes).toEqual({
      food: 'middle',
      corn: 'road',
      glass: 'market',
      fish: 'harbour',
      alpaca: 'farm',
      wool: 'farm',
      cloth: 'farm',
      stone: 'mine',
      ore: 'mine',
      silver: 'mine',
      wood: 'forest',
      cacao: 'forest',
    });
    expect(tables.locations[place('village')]).toMatchObject({ holdsHouses: true, holdsCarts: true });
    expect(tables.locations[place('market')]).toMatchObject({ holdsOrders: true });
    expect(tables.locations[place('harbour')]).toMatchObject({ holdsBoats: true });
  });

  test.each([
    [2, 6],
    [3, 6],
    [4, 4],
    [5, 4],
  ])('AP-1.4 with %i players %i orders are removed at random; all houses and boats are there', (seats, removed) => {
    const state = newTable(seats).state();
    expect(state.orders.filter((owner) => owner === outOfGame)).toHaveLength(removed);
    expect(newTable(seats, {}, 2).state().orders).not.toEqual(state.orders);
    expect([...state.houses, ...state.boats]).toEqual(new Array(20).fill(unowned));
  });

  test.each(seatCounts)(
    'AP-1.6 with %i players extensions for more players are out, and five of category A lie on the track',
    (seats) => {
      const state = newTable(seats).state();
      components.extensions.forEach(({ minPlayers }, index) => {
        expect(state.extensions[index] === outOfGame).toBe(minPlayers > seats);
      });
      const onTrack = state.track.map((index) => components.extensions[index]!.category);
      const categoryA = components.extensions.filter(
        ({ category, minPlayers }) => category === 'A' && minPlayers <= seats,
      ).length;
      expect(onTrack.filter((category) => category === 'A')).toHaveLength(Math.min(5, categoryA));
      expect(onTrack).toEqual([...onTrack].sort());
      expect(tables.components.track[0]!.surcharge).toBe(0);
    },
  );

  test('AP-1.7 a player begins with one cart, an empty warehouse, no road and the figure beside the board', () => {
    const player = newTable(3).player(1);
    expect(player).toMatchObject({ road: 0, figure: none, carts: [1, 0, 0, 0], order: none, shed: 0 });
    for (let row = 0; row < components.warehouse.length; row++) expect(player.warehouse[row * rowSize]).toBe(none);
  });

  test('AP-1.11 the start player is drawn at random', () => {
    const starts = new Set(Array.from({ length: 30 }, (_, seed) => newTable(4, {}, seed).state().startPlayer));
    expect(starts.size).toBe(4);
  });
});

describe('roles', () => {
  test('AP-1.8 each player draws another role', () => {
    const roles = newTable(5)
      .state()
      .players.map((player) => player.role);
    expect(new Set(roles).size).toBe(5);
    expect(
      newTable(5, {}, 2)
        .state()
        .players.map((player) => player.role),
    ).not.toEqual(roles);
  });

  test('AP-1.8 draft roles: the last player chooses first, the start player last', () => {
    const table = newTable(3, { draftRoles: true });
    const { startPlayer } = table.state();
    for (const step of [2, 1, 0]) {
      const who = (startPlayer + step) % 3;
      expect(table.match.decisions()).toEqual([{ seat: who, prompt: 'chooseRole' }]);
      const [first] = table.moves(who);
      table.play(who, first!);
      expect(table.match.takeBackable(seat(who))).toHaveLength(1);
      expect(table.rule((who + 1) % 3, first!)).toBe('AP-1.8');
      table.play(who, done);
    }
    expect(new Set(table.state().players.map((player) => player.role)).size).toBe(3);
    expect(table.state().phase).toBe('planning');
  });

  test('AP-1.9, AP-1.13 the miner starts with 2 food, 1 fish, 1 ore and 1 coin, all drawn in round one', () => {
    const table = newTable(2, { draftRoles: true });
    const { startPlayer } = table.state();
    const last = (startPlayer + 1) % 2;
    const before = table.state().supply[good('ore')]!;
    table.play(last, { type: 'chooseRole', role: role('miner') }, done);
    expect(table.player(last).bag).toEqual(tiles({ food: 2, fish: 1, ore: 1 }));
    expect(table.player(last).coins).toBe(1);
    expect(table.state().supply[good('ore')]).toBe(before - 1);
    table.play(startPlayer, { type: 'chooseRole', role: role('farmer') }, done);
    expect(table.player(last).planning).toEqual(tiles({ food: 2, fish: 1, ore: 1 }));
  });

  test('AP-1.13 roles that nobody has are out of the game', () => {
    const table = newTable(2);
    expect(table.state().players.every((player) => player.role !== none)).toBe(true);
    expect(table.types(0)).not.toContain('chooseRole');
  });
});

describe('what is open', () => {
  test('AP-1.10, AP-1.14 bags and containers are hidden but for their size; everything else is open', () => {
    const situation = {
      supply: { food: 5 },
      players: [
        { bag: { wood: 2, fish: 1 }, container: { ore: 1 }, planning: { wool: 1 }, coins: 3, houses: ['house-ore'] },
        { bag: { stone: 1 } },
      ],
    };
    const { match } = tableWith(situation);
    const own = match.view(seat(0)).players[0]!;
    expect(own.bag).toEqual(tiles({ wood: 2, fish: 1 }));
    expect(own.container).toEqual(tiles({ ore: 1 }));
    for (const viewer of [seat(1), 'spectator'] as const) {
      const seen = match.view(viewer);
      expect(seen.players[0]).toMatchObject({ bag: null, bagSize: 3, container: null, containerSize: 1, coins: 3 });
      expect(seen.players[0]!.planning).toEqual(tiles({ wool: 1 }));
      expect(seen.supply).toEqual(tiles({ food: 5 }));
      expect(seen.houses[4 - 2]).toBe(0);
    }
  });

  test('AP-1.10 which extension comes next is decided when it comes: the pile has no order', () => {
    const { state } = newTable(2);
    expect(state().extensions.filter((owner) => owner === unowned)).toHaveLength(13);
    expect(canonicalJson(state())).not.toContain('pile');
  });

  test('AP-1.14 an imagined world keeps what is seen and deals the unseen tiles to the hidden places', () => {
    const { match } = newTable(3, { missions: true }, 7);
    const { rules } = openGame(box);
    const seen = match.view(seat(1));
    const world = rules.imagine(seen, seat(1), new SeededChance(5));
    expect(rules.view(world, seat(1))).toEqual(seen);
    expect(rules.census(world)).toEqual(rules.census(match.state));
  });

  test('AP-1.15, AP-11.1 missions are dealt after all other set-up, before round one', () => {
    const table = newTable(4, { missions: true });
    expect(table.state().phase).toBe('passingMissions');
    expect(table.state().players.every((player) => player.role !== none)).toBe(true);
    expect(newTable(4).state().phase).toBe('planning');
    expect(table.state().extensions[extension('alpaca-pen')]).not.toBe(outOfGame);
  });
});
