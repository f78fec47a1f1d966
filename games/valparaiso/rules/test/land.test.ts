// VP-5.1 to VP-5.3, VP-5.7, VP-5.8, VP-5.20, VP-5.25: transfer, sale, hiring, building, and what is impossible.
import { expect, test } from 'vitest';
import type { Move } from '../index.ts';
import { endTurn, type TestTable, tableAt, using } from './table.ts';

const main = (slot = 1): Move => ({ type: 'useCard', slot, side: 'main' });
const stow = (good: number, amount: number): Move => ({ type: 'stow', good, amount });
const nothing = [0, 0, 0];
const goesTo = (table: TestTable, from: string, to: string) =>
  table
    .moves(0, 'moveMerchant')
    .filter((move) => move.from === table.place(from) && move.to === table.place(to))
    .map(({ cost, tolls }) => ({ cost, tolls }));
const build = (table: TestTable, place: string, index = 0): Move => ({
  type: 'build',
  space: table.space(place, index),
  pay: nothing,
});

test('VP-5.1 goods go both ways between warehouse and hold, 6 at most, with the ship at home', () => {
  const table = tableAt(using({ warehouse: { silver: 5, wheat: 4 }, hold: { copper: 3, wheat: 1 }, plan: ['transferGoods'] }));
  table.use(0);
  expect(table.why(0, stow(0, 7))).toBe('VP-5.1 hold-too-small');
  table.play(0, stow(0, 4), stow(1, 0));
  expect(table.moves(0, 'stow').map(({ amount }) => amount)).toEqual([2, 1, 0]);
  table.play(0, stow(2, 1));
  expect([table.hold(0), table.warehouse(0), table.points(0)]).toEqual([[4, 0, 1], [1, 3, 4], 0]);
  const away = tableAt(using({ ship: '1', warehouse: { silver: 1 }, plan: ['transferGoods'] }));
  expect(away.why(0, main())).toBe('VP-5.1 ship-not-at-home');
});

test('VP-5.1 only goods that are there are asked for', () => {
  const table = tableAt(using({ warehouse: { wheat: 2 }, plan: ['transferGoods'] }));
  table.use(0);
  expect(table.moves(0, 'stow')).toEqual([stow(2, 2), stow(2, 1), stow(2, 0)]);
  table.play(0, stow(2, 1));
  expect([table.hold(0), table.warehouse(0), table.asked()]).toEqual([[0, 0, 1], [0, 0, 1], ['0 endTurn']]);
});

test('VP-5.1 a hold that is full after the action and was not before gives 1 VP', () => {
  const filled = tableAt(using({ warehouse: { silver: 1 }, hold: { copper: 5 }, plan: ['transferGoods'] }));
  filled.use(0);
  filled.play(0, stow(0, 1), stow(1, 5));
  expect(filled.points(0)).toBe(1);
  const again = tableAt(using({ warehouse: { silver: 1 }, hold: { copper: 6 }, plan: ['transferGoods'] }));
  again.use(0);
  again.play(0, stow(0, 1), stow(1, 5));
  expect(again.points(0)).toBe(0);
});

test('VP-5.1 goods given up from a full hold make room that counts only before the action is chosen', () => {
  const full = { warehouse: { silver: 1 }, hold: { copper: 6 }, plan: ['transferGoods'] };
  const before = tableAt(using(full));
  before.play(0, { type: 'giveUp', good: 1, from: 'hold' });
  before.use(0);
  before.play(0, stow(0, 1), stow(1, 5));
  expect(before.points(0)).toBe(1);
  const later = tableAt(using(full));
  later.use(0);
  later.play(0, stow(0, 1), { type: 'giveUp', good: 1, from: 'warehouse' }, stow(1, 5));
  expect(later.points(0)).toBe(0);
});

test('VP-5.2 one good of choice is sold for 10 pesos', () => {
  const table = tableAt(using({ money: 1, warehouse: { silver: 1, wheat: 2 }, plan: ['sellGood'] }));
  table.use(0);
  expect(table.moves(0, 'exchange').map(({ pay }) => pay)).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ]);
  table.play(0, { type: 'exchange', pay: [0, 0, 1], gain: nothing });
  expect([table.money(0), table.warehouse(0)]).toEqual([11, [1, 0, 1]]);
});

test('VP-5.3 a merchant is hired for one of each good and comes to Valparaíso, usable at once', () => {
  const table = tableAt(
    using({ warehouse: { silver: 1, copper: 1, wheat: 1 }, merchants: { M1: 1 }, plan: ['hireMerchant', 'moveMerchants'] }),
  );
  table.use(0);
  expect([table.warehouse(0), table.merchants(0, 'V'), table.state.unhired[0]]).toEqual([nothing, 1, 2]);
  table.play(0, endTurn);
  table.use(0);
  expect(goesTo(table, 'V', 'Z1')).toEqual([{ cost: 0, tolls: [] }]);
});

test('VP-5.7 a house costs 10 pesos, stands where a merchant is, and scores its space once', () => {
  const table = tableAt(using({ money: 20, merchants: { V: 1, Z3: 1 }, plan: ['buildHouse'] }, { houses: { V: [1] } }));
  table.use(0);
  expect(table.moves(0, 'build').map(({ space }) => space)).toEqual([table.space('V', 1), table.space('Z3')]);
  expect(table.why(0, build(table, 'V', 2))).toBe('VP-5.7 first-free-space-first');
  expect(table.why(0, build(table, 'V', 0))).toBe('VP-5.7 space-taken');
  expect(table.why(0, build(table, 'M1'))).toBe('VP-5.7 no-merchant-there');
  table.play(0, build(table, 'Z3'));
  expect([table.money(0), table.points(0), table.state.houses[table.space('Z3')]]).toEqual([10, 2, 0]);
});

test('VP-5.8 the fourth house gives 1 VP at once', () => {
  const table = tableAt(using({ merchants: { V: 1 }, plan: ['buildHouse'] }, { houses: { V: [0], Z1: [0], Z2: [0] } }));
  expect(table.state.unbuilt[0]).toBe(1);
  table.use(0);
  const events = table.play(0, build(table, 'V', 1));
  expect(events).toContainEqual({ type: 'pointsScored', seat: 0, source: 'lastHouse', points: 1 });
  expect(table.state.unbuilt[0]).toBe(0);
});

test('VP-5.20 what an action lacks makes it impossible, and nothing is paid', () => {
  const table = (player: object, more: object = {}) => tableAt(using(player, more));
  const noHouses = { houses: { V: [0, 0], Z1: [0], Z2: [0] } };
  const fullCity = { houses: { V: [1, 1, 1, 1, 2] } };
  const rich = { silver: 3, copper: 3, wheat: 3 };
  for (const [why, player, more] of [
    ['VP-5.20 no-merchant-left', { warehouse: rich, merchants: { V: 4 }, plan: ['hireMerchant'] }, {}],
    ['VP-5.20 no-house-left', { plan: ['buildHouse'] }, noHouses],
    ['VP-5.7 no-free-building-space', { plan: ['buildHouse'] }, fullCity],
    ['VP-5.1 ship-not-at-home', { ship: '2', warehouse: rich, plan: ['transferGoods'] }, {}],
    ['VP-5.20 no-goods', { plan: ['transferGoods'] }, {}],
    ['VP-5.15 ship-at-home', { hold: { wheat: 3 }, plan: ['tradeOverseas'] }, {}],
    ['VP-4.7 price-not-covered', { plan: ['hireMerchant'] }, {}],
    ['VP-4.7 price-not-covered', { money: 9, plan: ['buildHouse'] }, {}],
    ['VP-5.10 no-merchant-at-market', { plan: ['tradeInVillages'] }, {}],
  ] as const) {
    expect(table(player, more).why(0, main())).toBe(why);
  }
});

test('VP-5.25 building in Valparaíso needs an own merchant there', () => {
  const table = tableAt(using({ merchants: { Z1: 1 }, plan: ['buildHouse'] }));
  table.use(0);
  expect(table.moves(0, 'build').map(({ space }) => space)).toEqual([table.space('Z1')]);
  expect(table.why(0, build(table, 'V'))).toBe('VP-5.7 no-merchant-there');
});
