import { seat } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { cart, none } from '../index.ts';
import {
  basic,
  buildHouse,
  buyCart,
  endTurn,
  figureTo,
  pass,
  place,
  produce,
  ring,
  sell,
  store,
  tableWith,
  takeOrder,
  tiles,
  track,
  travel,
} from './table.ts';

const foodFromAlpaca = produce(basic('farm', 0), 'food');

describe('turns', () => {
  test('AP-5.1 from the start player clockwise each does one action or passes, until all have passed', () => {
    const rich = { figure: 'market', spaces: { market: { wood: 1, fish: 1 } } };
    const table = tableWith({ track, startPlayer: 1, active: 1, players: [rich, rich, rich] }, { players: 3 });
    expect(table.rule(2, pass)).toBe('AP-5.1');
    table.play(1, sell('wood'), endTurn);
    table.play(2, pass);
    table.play(0, sell('fish'));
    expect(table.whyNot(0, takeOrder('O01'))).toEqual({ rule: 'AP-5.1', reason: 'one-action-a-turn' });
    table.play(0, endTurn);
    expect(table.state().active).toBe(1);
    expect(table.whyNot(2, sell('wood'))).toEqual({ rule: 'AP-5.1', reason: 'already-passed' });
    table.play(1, pass);
    expect(table.state()).toMatchObject({ active: 0, round: 1 });
    table.play(0, pass);
    expect(table.state().round).toBe(2);
  });

  test('AP-5.1 who can do nothing passes without being asked', () => {
    const table = tableWith({ track, players: [{ figure: 'market', coins: 2 }, {}, { coins: 1 }] }, { players: 3 });
    const events = table.play(0, takeOrder('O01'), endTurn);
    expect(events).toContainEqual({ type: 'passed', seat: 1, forced: true });
    expect(table.state().active).toBe(2);
  });

  test('AP-5.1 a turn can be taken back until it is ended', () => {
    const table = tableWith({ players: [{ figure: 'farm', spaces: { farm: { alpaca: 1 } } }, { coins: 1 }] });
    table.play(0, foodFromAlpaca);
    expect(table.match.takeBack(seat(0)).ok).toBe(true);
    table.play(0, foodFromAlpaca, endTurn);
    expect(table.match.takeBackable(seat(0))).toEqual([]);
  });

  test('AP-5.2 the figure must be at the location of the action', () => {
    const table = tableWith({ players: [{ figure: 'farm', spaces: { market: { wood: 1 } } }] });
    expect(table.whyNot(0, sell('wood'))).toMatchObject({ rule: 'AP-5.2', facts: { location: 'market' } });
    const withRole = tableWith({ players: [{ role: 'woodcutter', stations: { role: { food: 1 } }, figure: 'forest' }] });
    expect(withRole.types(0)).toContain('produce');
    const elsewhere = tableWith({ players: [{ role: 'woodcutter', stations: { role: { food: 1 } }, figure: 'mine' }] });
    expect(elsewhere.types(0)).not.toContain('produce');
  });

  test('AP-5.7 actions are optional, and placed tiles may stay for later rounds', () => {
    const table = tableWith({ track, players: [{ figure: 'farm', spaces: { farm: { alpaca: 2 } } }, {}] });
    table.play(0, pass);
    expect(table.state().round).toBe(2);
    expect(table.player(0).spaces.reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  test('AP-5.8 a one-or-more action uses as many of the placed tiles as wanted', () => {
    const table = tableWith({ players: [{ figure: 'farm', spaces: { farm: { alpaca: 2 } } }, { coins: 1 }] });
    table.play(0, foodFromAlpaca);
    expect(table.can(0, foodFromAlpaca)).toBe(true);
    table.play(0, endTurn);
    expect(table.player(0).container).toEqual(tiles({ alpaca: 1, food: 1 }));
    const wool = tableWith({ players: [{ figure: 'farm', spaces: { farm: { alpaca: 1, food: 1 } } }] });
    wool.play(0, produce(basic('farm', 1), 'wool'));
    expect(wool.types(0)).not.toContain('produce');
  });

  test('AP-5.9 two actions at one location are two turns: a house, then storing', () => {
    const table = tableWith({ players: [{ figure: 'village', spaces: { village: { stone: 2, ore: 1 } } }, { coins: 5 }] });
    table.play(0, buildHouse('house-ore'));
    expect(table.rule(0, store('ore'))).toBe('AP-5.1');
    table.play(0, endTurn);
    table.play(1, pass);
    expect(table.can(0, store('ore'))).toBe(true);
  });

  test('AP-5.6 used and gained tiles go to the container, paid coins to the supply', () => {
    const table = tableWith({ players: [{ figure: 'mine', spaces: { mine: { ore: 1, food: 1 } }, coins: 1 }] });
    table.play(0, produce(basic('mine', 1), 'silver'));
    expect(table.player(0).container).toEqual(tiles({ ore: 1, food: 1, silver: 1 }));
    const village = tableWith({ players: [{ figure: 'village', coins: 1 }] });
    village.play(0, buyCart(1));
    expect(village.player(0).coins).toBe(0);
  });

  test('AP-5.14 an action needs all that it asks for', () => {
    const table = tableWith({ players: [{ figure: 'mine', spaces: { mine: { food: 1 } }, coins: 1 }] });
    expect(table.whyNot(0, produce(basic('mine', 0), 'stone'))).toEqual({ rule: 'AP-5.14', reason: 'tiles-missing' });
  });
});

describe('movement', () => {
  const market = { spaces: { market: { wood: 2 } } };

  test('AP-5.3 before the very first action the figure is put on any location, free', () => {
    const table = tableWith({ players: [{ spaces: { market: { wood: 1 }, farm: { alpaca: 1 } } }] });
    expect(table.rule(0, sell('wood'))).toBe('AP-5.3');
    table.play(0, figureTo('farm'));
    expect(table.player(0)).toMatchObject({ figure: place('farm'), carts: [cart.ready, 0, 0, 0] });
    expect(tableWith({ players: [{ ...market, figure: 'road' }] }).rule(0, figureTo('market'))).toBe('AP-5.3');
  });

  test('AP-5.11 it is put at the location of the first action; whoever passes before stays off the board', () => {
    const table = tableWith({ ring, track, players: [{ ...market, movement: ['food'] }, {}] });
    expect(table.rule(0, figureTo('farm'))).toBe('AP-5.11');
    table.play(0, figureTo('market'));
    expect(table.rule(0, travel(0, 'road'))).toBe('AP-5.11');
    expect(table.can(0, pass)).toBe(false);
    table.play(0, sell('wood'));
    expect(table.can(0, travel(0, 'road'))).toBe(true);
    const off = tableWith({ track, players: [market, {}] });
    off.play(0, pass);
    expect(off.player(0).figure).toBe(none);
  });

  test('AP-5.4 movement is no action: before and after it, any number, in any order', () => {
    const table = tableWith({ ring, players: [{ ...market, figure: 'farm', movement: ['food', 'food'] }, { coins: 1 }] });
    table.play(0, travel(1, 'road'), travel(2, 'market'), sell('wood'), travel(0, 'mine'));
    expect(table.player(0).figure).toBe(place('mine'));
    expect(table.types(0)).toEqual(['endTurn']);
  });

  test('AP-5.4 after moving on, a one-or-more action cannot be continued', () => {
    const table = tableWith({ ring, players: [{ ...market, figure: 'market', movement: ['food'] }] });
    table.play(0, sell('wood'), travel(0, 'market'));
    expect(table.rule(0, sell('wood'))).toBe('AP-5.1');
  });

  test('AP-5.5 the starting cart goes up to 3 steps once a round, food 1 step, food beside a cart up to 3', () => {
    const table = tableWith({
      ring,
      players: [{ ...market, figure: 'market', movement: ['food', 'food'], carts: ['ready', 'absent', 'ready'] }],
    });
    table.play(0, sell('wood'));
    expect(table.whyNot(0, travel(1, 'farm'))).toMatchObject({ rule: 'AP-5.5', reason: 'too-far' });
    table.play(0, travel(1, 'village'), travel(0, 'farm'));
    expect(table.whyNot(0, travel(0, 'forest'))).toEqual({ rule: 'AP-5.5', reason: 'cart-used' });
    table.play(0, travel(2, 'harbour'));
    expect(table.player(0).container).toEqual(tiles({ wood: 1, food: 2 }));
    expect(table.player(0).carts).toEqual([cart.used, cart.absent, cart.used, cart.absent]);
    expect(table.whyNot(0, travel(3, 'mine'))).toEqual({ rule: 'AP-5.5', reason: 'nothing-placed' });
  });

  test('AP-5.10 a movement is allowed only if an action can still be done afterwards; who has moved does not pass', () => {
    const table = tableWith({ ring, players: [{ ...market, figure: 'farm', movement: ['food'] }] });
    expect(table.can(0, travel(1, 'forest'))).toBe(true);
    expect(table.can(0, travel(0, 'market'))).toBe(true);
    expect(table.can(0, travel(0, 'road'))).toBe(true);
    expect(table.whyNot(0, travel(0, 'harbour'))).toEqual({ rule: 'AP-5.10', reason: 'no-action-afterwards' });
    table.play(0, travel(0, 'road'));
    expect(table.rule(0, pass)).toBe('AP-5.10');
    expect(table.moves(0)).toEqual([travel(1, 'market')]);
  });

  test('AP-5.12 a movement is one go of at least one step; with a cart it may end where it began', () => {
    const table = tableWith({ ring, players: [{ ...market, figure: 'market', movement: ['food'] }] });
    table.play(0, sell('wood'));
    expect(table.rule(0, travel(1, 'market'))).toBe('AP-5.12');
    expect(table.can(0, travel(0, 'market'))).toBe(true);
    table.play(0, travel(0, 'village'));
    expect(table.rule(0, travel(0, 'harbour'))).toBe('AP-5.5');
  });

  test('AP-5.12 any number of figures can be at a location', () => {
    const table = tableWith({
      players: [
        { ...market, figure: 'market' },
        { ...market, figure: 'market' },
      ],
    });
    table.play(0, sell('wood'), endTurn);
    expect(table.can(1, sell('wood'))).toBe(true);
  });

  test('AP-5.10, AP-5.13 of equal movement spaces the first is used, before the action as after it', () => {
    const table = tableWith({ ring, players: [{ ...market, figure: 'road', movement: ['food', 'food'], carts: ['used'] }] });
    expect(table.can(0, travel(1, 'market'))).toBe(true);
    expect(table.whyNot(0, travel(2, 'market'))).toEqual({ rule: 'AP-5.13', reason: 'equal-space' });
    table.play(0, travel(1, 'market'), sell('wood'));
    expect(table.can(0, travel(2, 'village'))).toBe(true);
    const far = tableWith({ ring, players: [{ ...market, figure: 'farm', movement: ['food', 'food'], carts: ['used'] }] });
    expect(far.whyNot(0, travel(2, 'forest'))).toEqual({ rule: 'AP-5.10', reason: 'no-action-afterwards' });
  });

  test('AP-5.13 a movement space has room for one cart, which helps only that space; it is used once a round', () => {
    const table = tableWith({
      ring,
      players: [{ figure: 'village', coins: 5, movement: ['food'], carts: ['used', 'ready', 'absent', 'absent'] }],
    });
    expect(table.whyNot(0, buyCart(1))).toEqual({ rule: 'AP-5.13', reason: 'space-has-cart' });
    table.play(0, buyCart(2), travel(1, 'farm'));
    expect(table.types(0)).toEqual(['endTurn']);
  });
});
