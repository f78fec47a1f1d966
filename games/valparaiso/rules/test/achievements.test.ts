// VP-6: the actions of achievement cards.
import { expect, test } from 'vitest';
import type { Move } from '../index.ts';
import { stop, tableAt, using } from './table.ts';

const nothing = [0, 0, 0];
const one = { silver: 1, copper: 1, wheat: 1 };
const withCard = (card: string, player: object = {}, more: object = {}, players = 5) =>
  tableAt(using({ cards: [card], plan: [card], ...player }, more), { players, seed: 1 });
const exchange = (pay: number[], gain: number[] = nothing): Move => ({ type: 'exchange', pay, gain });
const main: Move = { type: 'useCard', slot: 1, side: 'main' };

test('VP-6.1 achievement cards are planned and used like action cards, some with the same actions', () => {
  const table = withCard('A-9');
  table.use(0);
  expect(table.types(0)).toEqual(['sail']);
  table.play(0, { type: 'sail', sector: 1 });
  expect(table.state.owned[0]).toBe(1 << 8);
  expect(table.print.cards[table.card('B1-6')]!.main).toEqual(table.print.cards[5]!.main);
});

test('VP-6.2 merchants at a river sail to any other place at a river, free, past no customs, each once', () => {
  const more = { houses: { Z4: [1] }, players: [{}] };
  const table = withCard('A-2', { money: 0, merchants: { V: 1, M1: 1, Z1: 1 } }, more);
  table.use(0);
  const sail = (from: string, to: string): Move => ({ type: 'sailRiver', from: table.place(from), to: table.place(to) });
  expect(table.why(0, sail('Z1', 'V'))).toBe('VP-6.2 not-at-a-river');
  expect(table.moves(0, 'sailRiver')).toHaveLength(8);
  table.play(0, sail('V', 'Z4'));
  expect(table.why(0, sail('Z4', 'V'))).toBe('VP-6.2 no-merchant-to-move');
  expect([table.money(1), table.may(0, stop)]).toEqual([20, true]);
  table.play(0, sail('M1', 'Z5'));
  expect([table.types(0), table.merchants(0, 'Z4'), table.merchants(0, 'Z5')]).toEqual([['endTurn'], 1, 1]);
  expect(withCard('A-2', { merchants: { Z1: 1 } }).why(0, main)).toBe('VP-6.2 no-merchant-at-river');
});

test('VP-6.3 cheaper building and hiring follow all other rules', () => {
  const built = withCard('B2-1', { merchants: { M1: 1, V: 3 } }, { houses: { V: [1] } });
  built.use(0);
  expect(built.types(0)).toEqual(['build']);
  const none = withCard('B2-1', { merchants: { V: 4 } }, { houses: { M1: [0], M2: [0], Z1: [0], Z2: [0] } }, 3);
  expect(none.why(0, main)).toBe('VP-5.20 nothing-left-to-place');
  expect(built.moves(0, 'build').map(({ space }) => space)).toEqual([
    built.space('V', 1),
    built.space('M1', 0),
    built.space('M1', 1),
  ]);
  built.play(0, { type: 'build', space: built.space('M1', 0), pay: nothing });
  expect(built.points(0)).toBe(1);
});

test('VP-6.4 two steps free, three for 3 pesos, customs as always', () => {
  const table = withCard('A-1', { money: 5, merchants: { V: 1 } }, { houses: { Z2: [1] } }, 3);
  table.use(0);
  const costs = Object.fromEntries(
    table.moves(0, 'moveMerchant').map(({ to, cost, tolls }) => [`${table.print.board.places[to]!.id}${tolls.length}`, cost]),
  );
  expect(costs).toMatchObject({ Z10: 0, M10: 0, Z30: 3, Z21: 0, M31: 0 });
});

test('VP-6.5 trade for a fee of 5 pesos, paid once and first', () => {
  const table = withCard(
    'A-3',
    { money: 6, merchants: { M1: 1 } },
    { markets: { M1: ['A1'] }, players: [{ merchants: { M1: 1 } }] },
  );
  const before = table.market('M1');
  expect(table.use(0)).toContainEqual({ type: 'tradeFeePaid', seat: 0, pesos: 5 });
  table.play(0, { type: 'trade', pay: nothing, gain: [1, 1, 0] });
  expect([table.money(0), table.money(1), table.market('M1')[0]]).toEqual([0, 21, before[1]]);
  const poor = withCard('A-3', { money: 4, merchants: { M1: 1 } });
  expect(poor.why(0, main)).toBe('VP-6.5 fee-not-covered');
  const idle = withCard('A-3', { money: 5, merchants: { M1: 1 } });
  idle.use(0);
  idle.play(0, { type: 'leaveVillage' });
  expect(idle.money(0)).toBe(0);
});

test('VP-6.6 two different goods of choice', () => {
  const table = withCard('A-4');
  table.use(0, 1, 'alternative');
  expect(table.moves(0, 'exchange').map(({ gain }) => gain)).toEqual([
    [1, 1, 0],
    [1, 0, 1],
    [0, 1, 1],
  ]);
  table.play(0, exchange(nothing, [1, 0, 1]));
  expect(table.warehouse(0)).toEqual([1, 0, 1]);
});

test('VP-6.7 5 pesos and a good of choice for 1 VP, once', () => {
  const table = withCard('A-5', { money: 12, warehouse: { copper: 2 } });
  table.use(0);
  table.play(0, exchange([0, 1, 0]));
  expect([table.money(0), table.points(0), table.warehouse(0), table.moves(0, 'exchange')]).toEqual([7, 1, [0, 1, 0], []]);
});

test('VP-6.8 a good for 15 pesos', () => {
  const table = withCard('A-7', { money: 0, warehouse: { wheat: 1 } });
  table.use(0);
  table.play(0, exchange([0, 0, 1]));
  expect(table.money(0)).toBe(15);
});

test('VP-6.9 10 pesos', () => {
  const table = withCard('A-1', { money: 0 });
  table.use(0, 1, 'alternative');
  expect([table.money(0), table.types(0)]).toEqual([10, ['endTurn']]);
});

test('VP-6.10 any two goods for 1 VP, once', () => {
  const table = withCard('A-6', { warehouse: { silver: 2, wheat: 1 } });
  table.use(0);
  expect(table.moves(0, 'exchange').map(({ pay }) => pay)).toEqual([
    [2, 0, 0],
    [1, 0, 1],
  ]);
  table.play(0, exchange([2, 0, 0]));
  expect([table.points(0), table.types(0)]).toEqual([1, ['endTurn', 'giveUp']]);
});

test('VP-6.11 a house for one good of choice in place of the 10 pesos', () => {
  const table = withCard('B1-1', { money: 0, warehouse: { silver: 1, wheat: 1 }, merchants: { Z4: 1 } });
  table.use(0);
  table.play(0, { type: 'build', space: table.space('Z4'), pay: [0, 0, 1] });
  expect([table.warehouse(0), table.points(0), table.money(0)]).toEqual([[1, 0, 0], 2, 0]);
});

test('VP-6.12 one of each good', () => {
  const table = withCard('B2-2');
  table.use(0, 1, 'alternative');
  expect(table.warehouse(0)).toEqual([1, 1, 1]);
});

test('VP-6.13 up to three goods of choice for 2 pesos each', () => {
  const table = withCard('B1-3', { money: 7 });
  table.use(0);
  expect(table.may(0, stop)).toBe(false);
  table.play(0, exchange(nothing, [1, 0, 0]), exchange(nothing, [0, 0, 1]), exchange(nothing, [0, 0, 1]));
  expect([table.money(0), table.warehouse(0), table.moves(0, 'exchange')]).toEqual([1, [1, 0, 2], []]);
});

test('VP-6.14 1 VP', () => {
  const table = withCard('B2-3');
  expect(table.use(0)).toContainEqual({ type: 'pointsScored', seat: 0, source: 'cardActions', points: 1 });
});

test('VP-6.15 a merchant for 5 pesos', () => {
  const table = withCard('B1-4', { money: 5 });
  table.use(0);
  expect([table.money(0), table.merchants(0, 'V'), table.state.unhired[0]]).toEqual([0, 2, 2]);
});

test('VP-6.16 15 pesos', () => {
  const table = withCard('B2-1', { money: 0 });
  table.use(0, 1, 'alternative');
  expect(table.money(0)).toBe(15);
});

test('VP-6.17 up to three VP for 10 pesos each', () => {
  const table = withCard('B1-2', { money: 25 });
  table.use(0);
  table.play(0, exchange(nothing), exchange(nothing));
  expect([table.money(0), table.points(0), table.types(0)]).toEqual([5, 2, ['stop']]);
});

test('VP-6.18 one of each good for 2 VP, once', () => {
  const table = withCard('B2-5', { warehouse: { silver: 2, copper: 2, wheat: 2 } });
  table.use(0);
  expect([table.points(0), table.warehouse(0), table.moves(0, 'exchange')]).toEqual([2, [1, 1, 1], []]);
  expect(withCard('B2-5', { warehouse: { silver: 3 } }).why(0, main)).toBe('VP-4.7 price-not-covered');
});

test('VP-6.19 any two goods of choice', () => {
  const table = withCard('B1-7');
  table.use(0, 1, 'alternative');
  expect(table.moves(0, 'exchange')).toHaveLength(6);
  table.play(0, exchange(nothing, [0, 2, 0]));
  expect(table.warehouse(0)).toEqual([0, 2, 0]);
});

test('VP-6.20 build or hire, one of them, without its price', () => {
  const table = withCard('B2-6', { money: 0 });
  table.use(0);
  expect(table.types(0)).toEqual(['build', 'hire']);
  table.play(0, { type: 'hire', pay: nothing });
  expect([table.merchants(0, 'V'), table.money(0), table.types(0)]).toEqual([2, 0, ['endTurn']]);
});

test("VP-6.21 each of 'up to three times' is paid and received before the next, and the player stops at will", () => {
  const table = withCard('B1-2', { money: 10, warehouse: { silver: 4 } });
  table.use(0);
  table.play(0, exchange(nothing));
  expect(table.moves(0, 'exchange')).toEqual([]);
  table.play(0, ...new Array<Move>(4).fill({ type: 'giveUp', good: 0, from: 'warehouse' }), exchange(nothing), stop);
  expect([table.points(0), table.money(0), table.types(0)]).toEqual([2, 2, ['endTurn']]);
  const rich = withCard('B1-2', { money: 30 });
  rich.use(0);
  expect(rich.may(0, stop)).toBe(false);
  rich.play(0, exchange(nothing));
  expect(rich.legal(0)).toEqual([exchange(nothing), stop]);
});

test('an action whose goods were given up meanwhile can be stopped', () => {
  const table = withCard('A-7', { warehouse: one });
  table.use(0);
  expect(table.may(0, stop)).toBe(false);
  for (const good of [0, 1, 2]) table.play(0, { type: 'giveUp', good, from: 'warehouse' });
  expect(table.legal(0)).toEqual([stop]);
});
