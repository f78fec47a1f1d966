import { describe, expect, test } from 'vitest';
import {
  answers,
  buildRoad,
  components,
  done,
  endTurn,
  event,
  extension,
  good,
  holdCorn,
  pass,
  placeCorn,
  put,
  ring,
  store,
  storeCorn,
  tableWith,
  tiles,
  travel,
} from './table.ts';

describe('exchange', () => {
  const owner = { extensions: ['tile-exchange'], planning: { wood: 2, ore: 1 }, container: { glass: 1 }, bag: { stone: 1 } };
  const exchanging = (player: object = owner, chance = answers()) =>
    tableWith({ phase: 'exchanging', players: [player, {}] }, { chance });
  const give = (id: string) => ({ type: 'exchangeTile', good: good(id) }) as const;
  const take = (id: string) => ({ type: 'takeTile', good: good(id) }) as const;

  test('AP-8.19 between draw and plan: a tile to the container, then one of choice from the container', () => {
    const table = exchanging();
    table.play(0, give('wood'), take('glass'));
    expect(table.player(0)).toMatchObject({ planning: tiles({ wood: 1, ore: 1, glass: 1 }), container: tiles({ wood: 1 }) });
    expect(table.state().phase).toBe('planning');
  });

  test('AP-8.19 or one drawn from the bag', () => {
    const table = exchanging(owner, answers(0));
    table.play(0, give('ore'));
    expect(table.rule(0, take('stone'))).toBe('AP-8.19');
    table.play(0, { type: 'drawTile' });
    expect(table.player(0)).toMatchObject({ planning: tiles({ wood: 2, stone: 1 }), container: tiles({ glass: 1, ore: 1 }) });
  });

  test('AP-8.31 it is optional and once a round; the tile just put there may be taken', () => {
    const table = exchanging();
    expect(table.rule(0, give('glass'))).toBe('AP-8.31');
    expect(table.can(0, { type: 'skipExchange' })).toBe(true);
    table.play(0, give('ore'));
    expect(table.rule(0, give('wood'))).toBe('AP-8.31');
    table.play(0, take('ore'));
    expect(table.state().phase).toBe('planning');
  });

  test('AP-8.31 with an empty bag the container, with the tile just put there, is emptied into it', () => {
    const table = exchanging({ ...owner, bag: {} }, answers(1));
    const events = table.play(0, give('wood'), { type: 'drawTile' });
    expect(event(events, 'bagRefilled').tiles).toBe(2);
    expect(table.player(0)).toMatchObject({ planning: tiles({ wood: 1, ore: 1, glass: 1 }), bag: tiles({ wood: 1 }) });
  });

  test('AP-8.31 the owner is asked after the draw, but not without a tile on a planning space', () => {
    const round = (bag: object) =>
      tableWith({
        phase: 'returning',
        players: [
          { extensions: ['tile-exchange'], bag, spaces: { farm: { food: 1 } } },
          { ready: true, coins: 1 },
        ],
      });
    const table = round({ wood: 4 });
    table.play(0, done);
    expect(table.match.decisions()).toEqual([{ seat: 0, prompt: 'exchangeTile' }]);
    const empty = round({});
    empty.play(0, done);
    expect(empty.state().phase).toBe('acting');
  });
});

describe('village annex', () => {
  test('AP-8.20 two more village spaces', () => {
    const five = { ore: 1, wool: 1, cloth: 1, fish: 1, wood: 1 };
    const table = tableWith({ phase: 'planning', players: [{ extensions: ['village-annex'], planning: five }, { ready: true }] });
    for (const id of Object.keys(five)) table.play(0, put(id, 'village'));
    expect(table.player(0).planning).toEqual(tiles({}));
  });

  test('AP-8.33 they take what the village takes, and all the tiles serve the same action', () => {
    const spaces = { village: { ore: 3, stone: 2 } };
    const table = tableWith({ players: [{ extensions: ['village-annex'], figure: 'village', spaces }] });
    table.play(0, store('ore'), store('ore'), store('ore'), store('stone'), store('stone'));
    expect(table.player(0).warehouse.slice(0, 6)).toEqual([good('ore'), 3, 0, good('stone'), 2, 0]);
    expect(() => tableWith({ players: [{ spaces }] })).toThrow('the village has 3 spaces, not 5');
  });
});

describe('late storage', () => {
  const owner = {
    extensions: ['late-storage'],
    bag: { fish: 2, wood: 1 },
    container: { silver: 1 },
    planning: { fish: 1 },
    warehouse: [
      { good: 'fish', tiles: 1 },
      { good: 'silver', tiles: 2 },
    ],
  };
  const ending = (player: object = owner, options: object = {}) =>
    tableWith({ round: 5, lastRound: 5, players: [{ ...player, coins: 1, figure: 'market' }, {}] }, { options });
  const storeLate = (id: string) => ({ type: 'storeLate', good: good(id) }) as const;

  test('AP-8.24 just before scoring tiles of bag and container are stored, but no row is started', () => {
    const table = ending();
    table.play(0, pass);
    expect(table.state().phase).toBe('lateStoring');
    expect(table.state().lateTiles).toEqual(tiles({ fish: 2, wood: 1, silver: 1 }));
    expect(table.rule(0, storeLate('wood'))).toBe('AP-8.24');
    table.play(0, storeLate('fish'), storeLate('fish'), storeLate('silver'));
    expect(table.part(0, 'rows')).toBe(5);
    table.play(0, done);
    expect(table.match.isOver).toBe(true);
  });

  test('AP-8.24 a full row takes no more', () => {
    const full = { ...owner, warehouse: [{ good: 'fish', tiles: 3 }] };
    const table = ending(full);
    table.play(0, pass);
    expect(table.match.isOver).toBe(true);
    expect(table.player(0).container).toEqual(tiles({ fish: 2, wood: 1, silver: 1 }));
  });

  test('AP-8.34 ten tiles, or all there are; what is not stored stays the player’s and scores', () => {
    const table = ending({ ...owner, bag: { fish: 8, wood: 6 } });
    table.play(0, pass);
    expect(table.state().lateTiles.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(table.player(0).planning).toEqual(tiles({ fish: 1 }));
    const before = table.part(0, 'tiles-silver');
    table.play(0, done);
    expect(table.part(0, 'tiles-fish')).toBe(10);
    expect(table.part(0, 'tiles-silver')).toBe(before);
  });

  test('AP-8.34, AP-10.3 drawn tiles are the player’s all the while: no score dips before they are stored', () => {
    const table = ending({ ...owner, houses: ['house-fish'] });
    const before = table.score(0);
    table.play(0, pass);
    expect(table.state().lateTiles).toEqual(tiles({ fish: 2, wood: 1, silver: 1 }));
    expect(table.score(0)).toBe(before);
    table.play(0, storeLate('fish'));
    expect(table.score(0)).toBe(before);
    table.play(0, done);
    expect(table.score(0)).toBe(before);
  });

  test('AP-8.34, AP-11.28 missions fulfilled by it count', () => {
    const table = ending({ ...owner, missions: { M11: 'kept' } }, { missions: true });
    table.play(0, pass);
    table.play(0, storeLate('fish'), storeLate('fish'), done);
    expect(table.part(0, 'missions')).toBe(5);
  });

  test('AP-8.34 whoever could store nothing is not asked', () => {
    const table = ending({ ...owner, warehouse: [{ good: 'ore', tiles: 1 }] });
    table.play(0, pass);
    expect(table.match.isOver).toBe(true);
    expect(table.part(0, 'tiles-fish')).toBe(3);
  });
});

describe('corn shed', () => {
  const shed = (more: object) =>
    tableWith({
      ring,
      players: [
        {
          extensions: ['corn-shed'],
          figure: 'road',
          road: 1,
          spaces: { road: { stone: 1, wood: 1 } },
          warehouse: [{ good: 'fish', tiles: 1 }],
          ...more,
        },
        { coins: 1 },
      ],
    });

  test('AP-8.25 corn received may be held, up to two; later 1 or 2 of them are stored as an action', () => {
    const table = shed({ shed: 1 });
    table.play(0, buildRoad());
    expect(table.moves(0)).toEqual([placeCorn(1), placeCorn(2), holdCorn]);
    table.play(0, holdCorn, endTurn);
    table.play(1, pass);
    expect(table.player(0).shed).toBe(2);
    table.play(0, storeCorn(1));
    expect(table.can(0, storeCorn(1))).toBe(true);
    table.play(0, endTurn);
    expect(table.player(0)).toMatchObject({ shed: 1 });
    expect(table.player(0).warehouse.slice(0, 3)).toEqual([good('fish'), 2, 1]);
  });

  test('AP-8.35 a third corn must be stored; the action needs no location; corn there is not stored', () => {
    const table = shed({ shed: 2 });
    table.play(0, buildRoad());
    expect(table.rule(0, holdCorn)).toBe('AP-8.35');
    const anywhere = shed({ shed: 1, spaces: {}, figure: 'farm' });
    expect(anywhere.can(0, storeCorn(2))).toBe(true);
    expect(anywhere.can(0, travel(0, 'mine'))).toBe(true);
    const mission = tableWith(
      {
        round: 3,
        lastRound: 3,
        players: [
          {
            extensions: ['corn-shed'],
            shed: 2,
            figure: 'farm',
            warehouse: [{ good: 'corn', tiles: 3, corn: 3 }],
            missions: { M10: 'kept' },
          },
        ],
      },
      { options: { missions: true } },
    );
    mission.play(0, pass);
    expect(mission.match.isOver).toBe(true);
    expect(mission.part(0, 'missions')).toBe(0);
  });

  test('AP-8.35 without corn in the shed there is no such action', () => {
    const table = shed({});
    expect(table.whyNot(0, storeCorn(1))).toEqual({ rule: 'AP-8.25', reason: 'shed-empty' });
    expect(components.extensions[extension('corn-shed')]!.effect).toEqual({ type: 'cornShed', corn: 2 });
  });
});
