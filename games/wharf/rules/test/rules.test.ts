import { hashOf, Match, openGame, seat } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { box, type State } from '../index.ts';
import { answers, plan, tableWith } from './table.ts';

const start = (seatCount: number, options: object = {}) => Match.start(openGame(box), { seatCount, options, chance: 7 });
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const acting = (situation: object) => ({ phase: 'acting', ...situation });

describe('set-up', () => {
  test.each([2, 3, 4, 5])('WH-1.1, WH-1.2, WH-1.3 with %i players', (seatCount) => {
    const state = start(seatCount).state as State;
    expect(state.coins).toEqual(new Array(seatCount).fill(5));
    expect(state.hands.map(sum)).toEqual(new Array(seatCount).fill(3));
    expect(sum(state.market)).toBe(4);
    expect(state.prices).toEqual([3, 3, 3]);
    expect(sum(state.bag) + sum(state.market) + sum(state.hands.map(sum))).toBe(36);
  });

  test('WH-1.2 a hand is hidden from the others, and coins are not', () => {
    const view = start(3).view(seat(1));
    expect(view.hands.map((hand) => hand === null)).toEqual([true, false, true]);
    expect(view.coins).toEqual([5, 5, 5]);
  });

  test('WH-1.4 the start player is drawn, or named', () => {
    const drawn = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((chance) => Match.start(openGame(box), { seatCount: 3, chance }).state.startPlayer),
    );
    expect(drawn.size).toBeGreaterThan(1);
    expect(start(3, { startPlayer: 2 }).state.startPlayer).toBe(2);
  });
});

describe('a round', () => {
  test('WH-2.1, WH-2.2 after the second order of all a new round begins and the marker goes left', () => {
    const table = tableWith({ players: [{ plan: ['load', 'sell'], ready: true }] });
    table.play(1, ...plan('load', 'barter'));
    table.play(0, { type: 'stop' });
    expect(table.state()).toMatchObject({ round: 2, phase: 'planning', startPlayer: 1, plans: [[], []], ready: [false, false] });
  });

  test('WH-2.1 the fifth round is the last', () => {
    const table = tableWith({ round: 5, players: [{ plan: ['load', 'sell'], ready: true }] });
    table.play(1, ...plan('load', 'barter'));
    table.play(0, { type: 'stop' });
    expect(table.match.isOver).toBe(true);
  });
});

describe('planning', () => {
  test('WH-3.1 two different orders, then ready', () => {
    const table = tableWith({});
    expect(table.moves(0)).toHaveLength(3);
    table.play(0, { type: 'layOrder', order: 'sell' });
    expect(table.moves(0)).toEqual([
      { type: 'layOrder', order: 'load' },
      { type: 'layOrder', order: 'barter' },
    ]);
    expect(table.match.submit(seat(0), { type: 'layOrder', order: 'sell' })).toMatchObject({
      ok: false,
      reason: 'illegal-move',
      rule: 'WH-3.1',
    });
    table.play(0, { type: 'layOrder', order: 'load' });
    expect(table.moves(0)).toEqual([{ type: 'getReady' }]);
  });

  test('WH-3.2 a plan can be taken back until the last player is ready, and others see only who is ready', () => {
    const { match, play } = tableWith({});
    const before = hashOf(match.view(seat(1)));
    play(0, { type: 'layOrder', order: 'sell' }, { type: 'layOrder', order: 'load' });
    expect(hashOf(match.view(seat(1)))).toBe(before);
    play(0, { type: 'getReady' });
    expect(match.view(seat(1))).toMatchObject({ ready: [true, false], plans: [null, []] });
    expect(match.takeBack(seat(0), 3).ok).toBe(true);
    play(0, ...plan('barter', 'load'));
    play(1, ...plan('load', 'sell'));
    expect(match.takeBackable(seat(0))).toEqual([]);
    expect(match.takeBackable(seat(1))).toEqual([]);
  });

  test('WH-3.3 when all are ready the plans are revealed', () => {
    const table = tableWith({ players: [{ hand: { salt: 1 }, plan: ['sell', 'load'], ready: true }] });
    const events = table.play(1, ...plan('load', 'sell'));
    expect(events).toContainEqual({
      type: 'plansRevealed',
      plans: [
        ['sell', 'load'],
        ['load', 'sell'],
      ],
    });
    expect(table.match.view('spectator').plans).toEqual([
      ['sell', 'load'],
      ['load', 'sell'],
    ]);
  });
});

describe('acting', () => {
  test('WH-4.1 first orders clockwise from the start player, then second ones', () => {
    const hand = { salt: 3 };
    const table = tableWith(
      {
        startPlayer: 1,
        players: [{ hand, plan: ['sell', 'load'], ready: true }, { hand }, { hand, plan: ['sell', 'load'], ready: true }],
      },
      3,
    );
    table.play(1, ...plan('sell', 'load'));
    const asked = [1, 2, 0].map((who) => {
      expect(table.match.decisions()).toEqual([{ seat: who, prompt: 'sell' }]);
      return table.play(who, { type: 'stop' });
    });
    expect(asked[2]!.filter(({ type }) => type === 'loaded')).toMatchObject([{ seat: 1 }, { seat: 2 }, { seat: 0 }]);
  });

  test('WH-4.2 load draws two goods from the bag', () => {
    const table = tableWith({ players: [{ plan: ['load', 'sell'], ready: true }] }, 2, answers(0, 34, 0, 0));
    table.play(1, ...plan('load', 'barter'));
    expect(table.state().hands).toEqual([
      [1, 0, 1],
      [2, 0, 0],
    ]);
  });

  test('WH-4.2 load draws fewer where the bag is nearly empty', () => {
    const table = tableWith({
      market: { silk: 12, spice: 10 },
      players: [{ hand: { salt: 13 }, plan: ['load', 'sell'], ready: true }],
    });
    const events = table.play(1, ...plan('load', 'sell'));
    expect(events.filter(({ type }) => type === 'loaded')).toMatchObject([
      { seat: 0, count: 1 },
      { seat: 1, count: 0 },
    ]);
  });

  test('WH-4.3 up to three sales, each lowering the price, the goods back into the bag', () => {
    const table = tableWith(
      acting({
        frame: { type: 'sell', left: 3 },
        prices: { salt: 2 },
        players: [{ hand: { salt: 4 }, plan: ['sell', 'load'] }, { plan: ['sell', 'load'] }],
      }),
    );
    const bag = table.state().bag[0]!;
    table.play(0, { type: 'sell', good: 0 }, { type: 'sell', good: 0 });
    expect(table.state()).toMatchObject({ prices: [1, 3, 3], coins: [5 + 2 + 1, 5] });
    table.play(0, { type: 'sell', good: 0 });
    expect(table.state()).toMatchObject({ prices: [1, 3, 3], coins: [9, 5] });
    expect(table.state().hands[0]![0]).toBeGreaterThanOrEqual(1);
    expect(table.state().bag[0]).toBeLessThanOrEqual(bag + 3);
    expect(table.moves(0).some(({ type }) => type === 'sell')).toBe(false);
  });

  test('WH-4.4 barter: one good for another kind, whose price rises, but not above 6', () => {
    const frame = { type: 'barter', given: null };
    const table = tableWith(
      acting({
        frame,
        market: { silk: 1, salt: 1 },
        prices: { silk: 6 },
        players: [{ hand: { salt: 1 }, plan: ['barter', 'load'] }, { plan: ['load', 'sell'] }],
      }),
    );
    table.play(0, { type: 'offer', good: 0 });
    expect(table.moves(0)).toEqual([{ type: 'take', good: 1 }]);
    const [bartered] = table.play(0, { type: 'take', good: 1 });
    expect(bartered).toEqual({ type: 'bartered', seat: 0, given: 0, taken: 1 });
    expect(table.state()).toMatchObject({ market: [2, 0, 0], prices: [3, 6, 3] });
  });

  test('WH-4.5 the offered good stays hidden and can be taken back until the other is taken', () => {
    const frame = { type: 'barter', given: null };
    const { match, play } = tableWith(
      acting({
        frame,
        market: { silk: 1 },
        players: [{ hand: { salt: 1 }, plan: ['barter', 'load'] }, { plan: ['sell', 'load'] }],
      }),
    );
    const before = hashOf(match.view(seat(1)));
    play(0, { type: 'offer', good: 0 });
    expect(hashOf(match.view(seat(1)))).toBe(before);
    expect(match.takeBack(seat(0)).ok).toBe(true);
    expect(match.legalMoves(seat(0))).toContainEqual({ type: 'stop' });
  });

  test('WH-4.6 whoever has nothing to sell or to barter for is not asked', () => {
    const table = tableWith({ players: [{ plan: ['sell', 'barter'], ready: true }, { hand: { salt: 1 } }] });
    table.play(1, ...plan('barter', 'sell'));
    expect(table.match.decisions()).toEqual([{ seat: 1, prompt: 'sell' }]);
  });
});

describe('the end', () => {
  const end = (players: object[]) => tableWith({ phase: 'over', players }).match.ranking();

  test('WH-5.1 coins and one for each good in hand', () => {
    const [first, second] = end([{ coins: 9, hand: { salt: 1 } }, { coins: 12 }]);
    expect(first).toMatchObject({ seat: 1, place: 1, score: 12 });
    expect(second).toMatchObject({
      seat: 0,
      place: 2,
      score: 10,
      parts: [
        { source: 'coins', amount: 9 },
        { source: 'goods', amount: 1 },
      ],
    });
  });

  test('WH-5.2 in a tie more goods in hand win, and otherwise the win is shared', () => {
    expect(end([{ coins: 9, hand: { salt: 1 } }, { coins: 10 }]).map(({ seat: who, place }) => [who, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(end([{ coins: 9 }, { coins: 9 }]).map(({ place }) => place)).toEqual([1, 1]);
  });
});
