import { seat } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import {
  answers,
  back,
  backCoin,
  done,
  endTurn,
  event,
  good,
  newTable,
  pass,
  put,
  sell,
  tableWith,
  tiles,
  track,
} from './table.ts';

/** One player still has something to move back; the other has nothing to decide. */
const returning = (player: object, more: object = {}, chance = answers()) =>
  tableWith({ phase: 'returning', track, players: [player, { ready: true }], ...more }, { chance });

describe('a round', () => {
  test('AP-2.1 draw, plan, act, new round', () => {
    const table = tableWith({
      phase: 'returning',
      track,
      players: [
        { bag: { wood: 4 }, spaces: { farm: { food: 1 } } },
        { bag: { wood: 4 }, ready: true },
      ],
    });
    expect(table.match.decisions()).toEqual([{ seat: 0, prompt: 'returnTiles' }]);
    table.play(0, done);
    expect(table.state().phase).toBe('planning');
    expect(table.rule(0, pass)).toBe('AP-2.1');
    table.play(0, put('wood', 'market'), done);
    table.play(1, done);
    expect(table.state()).toMatchObject({ phase: 'acting', round: 1 });
    table.play(0, { type: 'putFigure', location: 5 }, sell('wood'), endTurn, pass);
    expect(table.state()).toMatchObject({ phase: 'returning', round: 2, startPlayer: 1 });
  });

  test('AP-2.2 rounds follow one another until the last one has been played', () => {
    const table = tableWith({
      round: 6,
      lastRound: 7,
      track,
      players: [
        { coins: 1, figure: 'market' },
        { coins: 1, figure: 'market' },
      ],
    });
    table.play(0, pass);
    table.play(1, pass);
    expect(table.state()).toMatchObject({ phase: 'acting', round: 7 });
    table.play(1, pass);
    table.play(0, pass);
    expect(table.match.isOver).toBe(true);
  });
});

describe('moving back', () => {
  test('AP-3.1 tiles from all action spaces and coins can come back, tiles in warehouse and on orders cannot', () => {
    const table = returning({
      role: 'woodcutter',
      extensions: ['wild-space', 'paid-travel', 'cacao-stall'],
      spaces: { farm: { alpaca: 1 } },
      wild: 'ore',
      movement: ['food', 'coin'],
      stations: { role: { food: 1 }, 'cacao-stall': { coin: 1 } },
      warehouse: [{ good: 'fish', tiles: 1 }],
      order: { card: 'O03', delivered: { stone: 1 } },
    });
    const expected = [back('alpaca', 'farm'), back('ore', 'wild'), back('food', 'movement-1'), backCoin('movement-2')];
    expected.push(back('food', 'woodcutter'), backCoin('cacao-stall'), done);
    expect(table.moves(0)).toHaveLength(expected.length);
    for (const move of expected) expect(table.can(0, move)).toBe(true);
    expect(table.rule(0, back('fish', 'village'))).toBe('AP-3.1');
    table.play(0, back('ore', 'wild'), backCoin('cacao-stall'));
    expect(table.player(0)).toMatchObject({ wild: -1, coins: 1 });
    expect(table.player(0).planning).toEqual(tiles({ ore: 1 }));
  });

  test('AP-3.2 book example: one fish is moved back from the harbour, so three tiles are drawn onto the other spaces', () => {
    const table = returning({ spaces: { harbour: { fish: 1 } }, bag: { wood: 9 } }, {}, answers(0, 0, 0));
    const events = table.play(0, back('fish', 'harbour'), done);
    expect(event(events, 'tilesDrawn').goods).toHaveLength(3);
    expect(table.player(0).planning).toEqual(tiles({ fish: 1, wood: 3 }));
  });

  test('AP-3.2 drawing with a tile left over: a tile on a planning space reduces the draw; the road opens more spaces', () => {
    const left = returning({ planning: { ore: 1 }, spaces: { farm: { food: 1 } }, bag: { wood: 9 } }, {}, answers(0, 0, 0));
    left.play(0, done);
    expect(left.player(0).planning).toEqual(tiles({ ore: 1, wood: 3 }));
    const wide = returning({ road: 7, spaces: { farm: { food: 1 } }, bag: { wood: 9 } }, {}, answers(0, 0, 0, 0, 0, 0, 0, 0));
    wide.play(0, done);
    expect(wide.player(0).planning).toEqual(tiles({ wood: 8 }));
  });

  test('AP-3.4 no more tiles come back than planning spaces are free, coins any number; nothing after the draw', () => {
    const table = returning({
      planning: { ore: 3 },
      spaces: { farm: { food: 2 } },
      extensions: ['luxury-stall'],
      stations: { 'luxury-stall': { coin: 2 } },
      bag: { wood: 1 },
    });
    table.play(0, back('food', 'farm'));
    expect(table.rule(0, back('food', 'farm'))).toBe('AP-3.4');
    table.play(0, backCoin('luxury-stall'), backCoin('luxury-stall'), done);
    expect(table.player(0).coins).toBe(2);
    expect(table.state().phase).toBe('planning');
    expect(table.rule(0, back('food', 'farm'))).toBe('AP-2.1');
  });

  test('AP-3.4, AP-1.14 moving back is unseen by the others until all are done', () => {
    const table = tableWith({
      phase: 'returning',
      players: [{ spaces: { farm: { food: 1 } } }, { spaces: { farm: { food: 1 } } }],
    });
    const before = table.match.view(seat(1));
    table.play(0, back('food', 'farm'));
    expect(table.match.view(seat(1))).toEqual(before);
    expect(table.match.heard(seat(1)).flatMap(({ events }) => events)).toEqual([]);
    expect(table.match.view(seat(0)).players[0]!.planning).toEqual(tiles({ food: 1 }));
  });

  test('AP-3.6 a tile moved back can be planned anew in this round', () => {
    const table = returning({ spaces: { harbour: { wood: 1 } } });
    table.play(0, back('wood', 'harbour'), done);
    expect(table.can(0, put('wood', 'road'))).toBe(true);
  });
});

describe('drawing', () => {
  test('AP-3.3 an empty bag is refilled from the container, and drawing goes on', () => {
    const table = returning(
      { spaces: { farm: { food: 1 } }, bag: { wood: 1 }, container: { stone: 5 } },
      {},
      answers(0, 0, 0, 0),
    );
    const events = table.play(0, done);
    expect(event(events, 'bagRefilled').tiles).toBe(5);
    expect(table.player(0).planning).toEqual(tiles({ wood: 1, stone: 3 }));
    expect(table.player(0).bag).toEqual(tiles({ stone: 2 }));
    expect(table.player(0).container).toEqual(tiles({}));
  });

  test('AP-3.3 if there is still not enough, spaces stay empty', () => {
    const table = returning({ spaces: { farm: { food: 1 } }, bag: { wood: 1 }, container: { stone: 1 } }, {}, answers(0, 0));
    table.play(0, done);
    expect(table.player(0).planning).toEqual(tiles({ wood: 1, stone: 1 }));
  });

  test('AP-3.5 drawing is not optional: nobody is asked, every space is filled', () => {
    const table = newTable(4);
    expect(table.state().phase).toBe('planning');
    for (const player of table.state().players) expect(player.planning.reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  test('AP-3.7 a bag that becomes empty with the last tile due stays empty, and the container full', () => {
    const table = returning(
      { spaces: { farm: { food: 1 } }, bag: { wood: 4 }, container: { stone: 5 } },
      {},
      answers(0, 0, 0, 0),
    );
    const events = table.play(0, done);
    expect(events.some(({ type }) => type === 'bagRefilled')).toBe(false);
    expect(table.player(0).container[good('stone')]).toBe(5);
    expect(table.player(0).bag).toEqual(tiles({}));
  });
});
