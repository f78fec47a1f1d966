// VP-4: turn by turn, in or out of order, main, alternative or nothing, and giving up goods.
import { Match, openGame, parseOptions, seat } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box, type Move, none, type Options } from '../index.ts';
import { endTurn, tableAt, using } from './table.ts';

const nothing = (slot: number): Move => ({ type: 'useCard', slot, side: 'nothing' });

test('VP-4.1 one card each in turn order until all are used; whoever has none left is skipped', () => {
  const table = tableAt({
    phase: 'usingCards',
    startPlayer: 1,
    turn: 1,
    players: [{ mayor: 'moveShip' }, { plan: ['sellGood', 'moveShip'] }, {}],
  });
  const order: number[] = [];
  while (table.state.phase === 'usingCards') {
    const { turn } = table.state;
    order.push(turn);
    table.play(turn, nothing(turn === 0 ? 0 : 1));
    expect(table.why(turn, nothing(1))).toBe('VP-4.1 one-card-a-turn');
    table.play(turn, endTurn);
  }
  expect(order).toEqual([1, 0, 1]);
});

test("VP-4.2 slot 1 and the mayor's card are free, slots 2 to 5 cost 1 to 4 pesos before the action", () => {
  const plan = ['transferGoods', 'sellGood', 'hireMerchant', 'moveShip', 'buildHouse'];
  for (const [slot, surcharge] of [
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ] as const) {
    const table = tableAt(using({ money: 9, plan, mayor: 'moveMerchants' }));
    table.play(0, nothing(slot));
    expect(table.money(0)).toBe(9 - surcharge);
  }
  const poor = tableAt(using({ money: 10, plan: ['moveShip', 'buildHouse'] }));
  expect(poor.why(0, { type: 'useCard', slot: 2, side: 'main' })).toBe('VP-4.7 price-not-covered');
  expect(tableAt(using({ money: 0, plan })).why(0, nothing(2))).toBe('VP-4.2 surcharge-not-covered');
});

test("VP-4.3 a used card leaves the plan and those to its right move up; the mayor's slot does not move", () => {
  const table = tableAt(using({ plan: ['transferGoods', 'sellGood', 'hireMerchant'], mayor: 'moveShip' }));
  table.play(0, nothing(2));
  expect(table.state.plans.slice(0, 6)).toEqual([6, 0, 2, none, none, none]);
  table.play(0, endTurn, nothing(0));
  expect(table.state.plans.slice(0, 6)).toEqual([none, 0, 2, none, none, none]);
});

test('VP-4.4 a card is used for its main or its alternative action, decided when it is used', () => {
  const plan = ['sellGood', 'transferGoods'];
  const main = tableAt(using({ money: 0, warehouse: { copper: 1 }, plan }));
  main.use(0);
  main.play(0, { type: 'exchange', pay: [0, 1, 0], gain: [0, 0, 0] });
  expect([main.money(0), main.types(0)]).toEqual([10, ['endTurn']]);
  const other = tableAt(using({ money: 0, warehouse: { copper: 1 }, plan }));
  other.use(0, 1, 'alternative');
  expect([other.money(0), other.warehouse(0), other.types(0)]).toEqual([5, [0, 1, 0], ['endTurn', 'giveUp']]);
  const none24 = tableAt(using({ cards: ['B2-3'], plan: ['B2-3'] }));
  expect(none24.why(0, { type: 'useCard', slot: 1, side: 'alternative' })).toBe('VP-4.4 no-alternative');
});

test('VP-4.5 a card that can or shall do nothing is used without effect', () => {
  const table = tableAt(using({ plan: ['tradeOverseas', 'sellGood'] }));
  expect(table.why(0, endTurn)).toBe('VP-4.1 use-a-card-first');
  expect(table.moves(0, 'useCard').filter(({ slot }) => slot === 1)).toEqual([
    { type: 'useCard', slot: 1, side: 'alternative' },
    { type: 'useCard', slot: 1, side: 'nothing' },
  ]);
  table.play(0, nothing(1));
  expect(table.state.plans[1]).toBe(1);
});

test('VP-4.6 goods from warehouse or hold bring 3 pesos each at any own decision from the first planning on', () => {
  const goods = { money: 0, warehouse: { wheat: 1 }, hold: { silver: 1 } };
  const fromHold: Move = { type: 'giveUp', good: 0, from: 'hold' };
  const fromWarehouse: Move = { type: 'giveUp', good: 2, from: 'warehouse' };
  const table = tableAt(using({ ...goods, plan: ['moveShip'] }, { players: [goods] }));
  expect(table.why(1, fromHold)).toBe('VP-4.1 not-your-turn');
  table.play(0, fromHold);
  table.use(0);
  table.play(0, fromWarehouse);
  expect(table.money(0)).toBe(6);
  expect(table.why(0, fromHold)).toBe('VP-4.6 no-such-good');
  for (const phase of ['planning', 'firstGood', 'cashing', 'homecoming']) {
    const situation = { phase, players: [{ ...goods, cards: ['A-1'], merchants: { V: 1, M1: 1 } }] };
    expect(tableAt(situation).may(0, fromHold)).toBe(true);
  }
  expect(tableAt({ phase: 'placingMerchants', players: [goods] }).why(0, fromHold)).toBe('VP-4.6 from-the-first-planning-on');
});

test('VP-4.7 what an effect brings cannot pay for it', () => {
  const table = tableAt(using({ money: 4, warehouse: { silver: 1 }, cards: ['A-5'], plan: ['A-5', 'buildHouse'] }));
  expect(table.why(0, { type: 'useCard', slot: 1, side: 'main' })).toBe('VP-4.7 price-not-covered');
  expect(table.why(0, { type: 'useCard', slot: 2, side: 'main' })).toBe('VP-4.7 price-not-covered');
});

test('VP-4.8 without effect moves no market, an unused trade action does', () => {
  const situation = using({ plan: ['tradeInVillages'], merchants: { M1: 1 } });
  const idle = tableAt(situation);
  const before = idle.market('M1');
  idle.play(0, nothing(1));
  expect(idle.market('M1')).toEqual(before);
  const unused = tableAt(situation);
  unused.use(0);
  unused.play(0, { type: 'leaveVillage' });
  expect(unused.market('M1')).not.toEqual(before);
});

test('VP-4.9 payments go to the supply and points on the track at once', () => {
  const table = tableAt(using({ money: 10, plan: ['buildHouse'], merchants: { M1: 1 } }));
  const others = [table.money(1), table.money(2)];
  table.use(0);
  const events = table.play(0, { type: 'build', space: table.space('M1'), pay: [0, 0, 0] });
  expect([table.money(0), table.money(1), table.money(2), table.points(0)]).toEqual([0, ...others, 1]);
  expect(events).toContainEqual({ type: 'pointsScored', seat: 0, source: 'buildings', points: 1 });
});

test('a turn can be taken back until it is ended', () => {
  const game = openGame(box);
  const options = parseOptions<Options>(box.options, {}, 3);
  const situation = using({ plan: ['moveShip'] }, { players: [{ plan: ['moveShip'] }] });
  const match = Match.from({ game, options, seatCount: 3, state: game.rules.situation.read(situation, options, 3) }, 1);
  match.submit(seat(0), [
    { type: 'useCard', slot: 1, side: 'main' },
    { type: 'sail', sector: 2 },
  ]);
  expect(match.takeBackable(seat(0))).toHaveLength(2);
  match.submit(seat(0), endTurn);
  expect(match.takeBackable(seat(0))).toEqual([]);
});
