import { seat } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { cargo } from '../index.ts';
import { basic, done, good, place, produce, put, putCoin, spot, tables, tableWith, tiles } from './table.ts';

const planning = (player: object, other: object = { ready: true }) => tableWith({ phase: 'planning', players: [player, other] });

describe('placing', () => {
  test('AP-4.1 one tile a space, from planning spaces onto board, role and extensions; tiles may stay', () => {
    const table = planning({ role: 'woodcutter', extensions: ['alpaca-pen'], planning: { food: 6, ore: 1 } });
    table.play(0, put('food', 'farm'), put('food', 'farm'));
    expect(table.whyNot(0, put('food', 'farm'))).toMatchObject({ rule: 'AP-4.1', reason: 'no-free-space' });
    table.play(0, put('food', 'movement-1'), put('food', 'woodcutter'), put('food', 'alpaca-pen'));
    expect(table.rule(0, put('food', 'woodcutter'))).toBe('AP-4.1');
    expect(table.rule(0, put('silver', 'market'))).toBe('AP-4.1');
    table.play(0, done);
    expect(table.player(0).planning).toEqual(tiles({ food: 1, ore: 1 }));
  });

  test('AP-4.2 a role or extension takes exactly what it shows', () => {
    const table = planning({ role: 'farmer', extensions: ['shearing-shed'], planning: { food: 1, alpaca: 1 } });
    expect(table.can(0, put('food', 'farmer'))).toBe(true);
    expect(table.can(0, put('alpaca', 'shearing-shed'))).toBe(true);
    expect(table.rule(0, put('food', 'shearing-shed'))).toBe('AP-4.2');
    expect(table.whyNot(0, put('food', 'woodcutter'))).toEqual({ rule: 'AP-4.2', reason: 'not-owned' });
  });

  test.each([
    ['farm', ['alpaca', 'wool', 'food']],
    ['forest', ['food', 'cacao']],
    ['mine', ['food', 'ore']],
    ['harbour', ['fish', 'food', 'wood']],
    ['road', ['stone', 'wood']],
    ['village', tables.goodIds.filter((id) => id !== 'food' && id !== 'corn')],
    ['market', tables.goodIds.filter((id) => id !== 'food' && id !== 'corn')],
  ])('AP-4.6 the %s takes the kinds its basic actions use', (location, kinds) => {
    const taken = tables.goodIds.filter((_, kind) => tables.takes[place(location) * tables.goodCount + kind]);
    expect(new Set(taken)).toEqual(new Set(kinds));
  });

  test('AP-4.6 each tile is judged alone: two food on the farm or wool without food may be placed', () => {
    const table = planning({ planning: { food: 2, wool: 1, ore: 1 } });
    table.play(0, put('food', 'farm'), put('food', 'farm'));
    expect(table.rule(0, put('ore', 'farm'))).toBe('AP-4.6');
    expect(planning({ planning: { wool: 1 } }).can(0, put('wool', 'farm'))).toBe(true);
  });

  test('AP-4.7 movement spaces take food, one a space, and there are three', () => {
    const table = planning({ planning: { food: 4, fish: 1 } });
    expect(table.whyNot(0, put('fish', 'movement-1'))).toEqual({ rule: 'AP-4.7', reason: 'only-food-moves' });
    const paying = planning({ planning: { fish: 1 }, coins: 1, extensions: ['paid-travel'] });
    expect(paying.whyNot(0, put('fish', 'movement-1'))).toEqual({ rule: 'AP-4.7', reason: 'only-food-and-coins-move' });
    table.play(0, put('food', 'movement-1'), put('food', 'movement-2'), put('food', 'movement-3'));
    expect(table.moves(0).some((move) => move.type === 'placeTile' && move.spot === spot('movement-1'))).toBe(false);
    expect(table.rule(0, put('food', 'movement-3'))).toBe('AP-4.7');
    expect(table.player(0).movement).toEqual([cargo.food, cargo.food, cargo.food]);
  });

  test('AP-4.7 equal movement spaces are offered once; one with a cart is another', () => {
    const table = planning({ planning: { food: 1 }, carts: ['ready', 'absent', 'ready', 'absent'] });
    expect(table.can(0, put('food', 'movement-1'))).toBe(true);
    expect(table.can(0, put('food', 'movement-2'))).toBe(true);
    expect(table.whyNot(0, put('food', 'movement-3'))).toEqual({ rule: 'AP-4.7', reason: 'equal-space' });
  });

  test('AP-4.8 a role may be filled in part and completed in a later round', () => {
    const table = tableWith({
      phase: 'planning',
      players: [{ role: 'farmer', planning: { food: 1 } }, { ready: true }],
    });
    table.play(0, put('food', 'farmer'), done);
    expect(table.player(0).slots[tables.productions.find(({ role }) => role === 4)!.slot]).toBe(1);
    const later = planning({ role: 'farmer', planning: { food: 1 }, stations: { role: { food: 1 } } });
    later.play(0, put('food', 'farmer'), done);
    expect(later.can(0, { type: 'putFigure', location: place('forest') })).toBe(true);
  });
});

describe('coins', () => {
  test('AP-4.4 a market extension needs its coins placed in planning, one a space; in the action phase none can be placed', () => {
    const table = planning({ extensions: ['cacao-stall'], coins: 2, figure: 'market' });
    table.play(0, putCoin('cacao-stall'), putCoin('cacao-stall'));
    expect(table.player(0).coins).toBe(0);
    expect(table.rule(0, putCoin('cacao-stall'))).toBe('AP-4.4');
    const acting = tableWith({ players: [{ extensions: ['cacao-stall'], coins: 2, figure: 'market' }] });
    expect(acting.rule(0, putCoin('cacao-stall'))).toBe('AP-2.1');
    expect(acting.types(0)).not.toContain('produce');
    expect(acting.types(0)).toContain('takeOrder');
  });

  test('AP-4.4 the trader places a coin for the role too', () => {
    const table = planning({ role: 'trader', coins: 1 });
    table.play(0, putCoin('trader'), done);
    table.play(0, { type: 'putFigure', location: place('market') });
    expect(table.types(0)).toEqual(['produce']);
  });

  test('AP-4.9 coins lie on no location; corn is never drawn, planned or placed', () => {
    const table = planning({ coins: 1, planning: { food: 1 } });
    expect(table.rule(0, { type: 'placeCoin', spot: spot('village') })).toBe('AP-4.9');
    expect(tables.takes.some((taken, index) => taken && index % tables.goodCount === good('corn'))).toBe(false);
    expect(() => planning({ bag: { corn: 1 } })).toThrow('corn lies in the warehouse or the shed alone');
  });
});

describe('secrecy and readiness', () => {
  test('AP-4.3 tiles of earlier rounds cannot be moved now, but can still be used; new ones can be taken back', () => {
    const table = planning(
      { spaces: { farm: { alpaca: 1 } }, planning: { alpaca: 1 }, figure: 'farm' },
      { planning: { wood: 1 } },
    );
    expect(table.types(0)).toEqual(['placeTile', 'done']);
    table.play(0, put('alpaca', 'farm'));
    expect(table.match.takeBackable(seat(0))).toHaveLength(1);
    expect(table.match.takeBack(seat(0)).ok).toBe(true);
    expect(table.player(0).planning).toEqual(tiles({ alpaca: 1 }));
    table.play(0, done);
    table.play(1, done);
    expect(table.can(0, produce(basic('farm', 0), 'food'))).toBe(true);
    expect(table.match.takeBackable(seat(0))).toEqual([]);
  });

  test('AP-4.5 everybody plans unseen; done can be taken back until the last one is done, then all is shown', () => {
    const table = planning({ planning: { wood: 1 }, coins: 1, extensions: ['alpaca-stone-stall'] }, { planning: { wood: 1 } });
    const before = table.match.view(seat(1));
    table.play(0, put('wood', 'road'), putCoin('alpaca-stone-stall'));
    expect(table.match.view(seat(1))).toEqual(before);
    table.play(0, done);
    expect(table.match.view(seat(1)).players[0]).toMatchObject({ ready: true, coins: 1 });
    expect(table.rule(0, put('wood', 'road'))).toBe('AP-4.5');
    expect(table.match.takeBack(seat(0), 2).ok).toBe(true);
    table.play(0, done);
    const events = table.play(1, done);
    expect(events.map(({ type }) => type)).toContain('plansShown');
    expect(table.match.view(seat(1)).players[0]!.spaces[place('road') * tables.goodCount + good('wood')]).toBe(1);
    expect(table.match.takeBackable(seat(1))).toEqual([]);
  });

  test('AP-4.5 who is done first does not matter: the marker alone decides who acts first', () => {
    const table = tableWith({
      phase: 'planning',
      startPlayer: 1,
      players: [
        { planning: { wood: 1 }, coins: 1 },
        { planning: { wood: 1 }, coins: 1 },
      ],
    });
    table.play(0, done);
    table.play(1, done);
    expect(table.match.decisions()).toEqual([{ seat: 1, prompt: 'act' }]);
  });
});
