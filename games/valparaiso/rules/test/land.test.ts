// VP-5.1 to VP-5.13 and VP-5.20 to VP-5.28: transfer, sale, hiring, moving, building, trade.
import { expect, test } from 'vitest';
import type { Move } from '../index.ts';
import { endTurn, stop, type TestTable, tableAt, using } from './table.ts';

const main = (slot = 1): Move => ({ type: 'useCard', slot, side: 'main' });
const stow = (good: number, amount: number): Move => ({ type: 'stow', good, amount });
const leave: Move = { type: 'leaveVillage' };
const nothing = [0, 0, 0];
const goesTo = (table: TestTable, from: string, to: string) =>
  table
    .moves(0, 'moveMerchant')
    .filter((move) => move.from === table.place(from) && move.to === table.place(to))
    .map(({ cost, tolls }) => ({ cost, tolls }));
const walk = (table: TestTable, from: string, to: string, cost = 0, tolls: number[] = []): Move => ({
  type: 'moveMerchant',
  from: table.place(from),
  to: table.place(to),
  cost,
  tolls,
});
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

test('VP-5.4 a merchant goes up to 3 steps: free, 1 peso, 4 pesos', () => {
  const table = tableAt(using({ money: 4, merchants: { V: 1 }, plan: ['moveMerchants'] }));
  table.use(0);
  expect([goesTo(table, 'V', 'Z1'), goesTo(table, 'V', 'M1'), goesTo(table, 'V', 'Z3')]).toEqual([
    [{ cost: 0, tolls: [] }],
    [{ cost: 1, tolls: [] }],
    [{ cost: 4, tolls: [] }],
  ]);
  table.play(0, walk(table, 'V', 'Z3', 4));
  expect([table.money(0), table.merchants(0, 'Z3')]).toEqual([0, 1]);
  const far = tableAt(using({ money: 50, merchants: { M1: 1 }, plan: ['moveMerchants'] }), { players: 4 });
  far.use(0);
  expect([far.print.distances[far.place('M1')]![far.place('M3')], goesTo(far, 'M1', 'M3')]).toEqual([4, []]);
  expect(far.why(0, walk(far, 'M1', 'M3', 4))).toBe('VP-5.4 no-such-route');
});

test('VP-5.5 a step onto an own customs house is not counted', () => {
  const table = tableAt(using({ money: 1, merchants: { V: 1 }, plan: ['moveMerchants'] }, { houses: { Z1: [0] } }));
  table.use(0);
  expect([goesTo(table, 'V', 'Z1'), goesTo(table, 'V', 'M1'), goesTo(table, 'V', 'Z3')]).toEqual([
    [{ cost: 0, tolls: [] }],
    [{ cost: 0, tolls: [] }],
    [{ cost: 1, tolls: [] }],
  ]);
});

test("VP-5.6 moving onto or across another's customs house pays its owner 2 pesos; starting there does not", () => {
  const houses = { Z1: [2] };
  const table = tableAt(using({ money: 9, merchants: { V: 1, Z1: 1 }, plan: ['moveMerchants'] }, { houses }));
  table.use(0);
  const events = table.play(0, walk(table, 'V', 'M1', 1, [2]));
  expect([table.money(0), table.money(2)]).toEqual([6, 22]);
  expect(events[0]).toMatchObject({ route: ['V', 'Z1', 'M1'].map(table.place), tolls: [{ to: 2, pesos: 2 }] });
  table.play(0, walk(table, 'Z1', 'V'));
  expect(table.money(0)).toBe(6);
  const poor = tableAt(using({ money: 1, merchants: { V: 1 }, plan: ['moveMerchants'] }, { houses }));
  poor.use(0);
  expect(poor.why(0, walk(poor, 'V', 'Z1', 0, [2]))).toBe('VP-5.23 route-not-covered');
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

test('VP-5.9 a trading station counts for trade, also against others where its owner has no merchant', () => {
  const table = tableAt(
    using(
      { money: 5, merchants: { M2: 1 }, plan: ['tradeInVillages'] },
      { players: [{ merchants: { V: 1 } }], houses: { M2: [0, 1] }, markets: { M2: ['B4'] } },
    ),
  );
  table.use(0);
  const trade: Move = { type: 'trade', pay: nothing, gain: nothing };
  table.play(0, trade, trade);
  expect([table.money(0), table.money(1), table.types(0)]).toEqual([5 - 1 + 14, 21, ['endTurn']]);
});

test('VP-5.10 the player goes through the markets in any order and trades as often as merchants stand there', () => {
  const table = tableAt(
    using({ merchants: { M1: 2, M3: 1, V: 1 }, plan: ['tradeInVillages'] }, { markets: { M1: ['C1'], M3: ['C2'] } }),
  );
  table.use(0);
  expect(table.asked()).toEqual(['0 visitVillage']);
  expect(table.moves(0, 'visitVillage').map(({ place }) => place)).toEqual([table.place('M1'), table.place('M3')]);
  table.play(0, { type: 'visitVillage', place: table.place('M3') }, { type: 'trade', pay: nothing, gain: nothing });
  expect(table.asked()).toEqual(['0 trade']);
  table.play(0, { type: 'trade', pay: nothing, gain: nothing }, { type: 'trade', pay: nothing, gain: nothing });
  expect([table.money(0), table.types(0)]).toEqual([20 + 8 + 7 + 7, ['endTurn']]);
});

test("VP-5.11 1 peso for every other player's merchant and station there, once, however often one trades", () => {
  const table = tableAt(
    using(
      { merchants: { M2: 2 }, plan: ['tradeInVillages'] },
      {
        players: [{ merchants: { M2: 2 } }, { merchants: { M2: 1 } }],
        houses: { M2: [2] },
        markets: { M2: ['C1'] },
      },
    ),
  );
  table.use(0);
  table.play(0, { type: 'trade', pay: nothing, gain: nothing });
  expect([table.money(0), table.money(1), table.money(2)]).toEqual([20 - 4 + 7, 22, 22]);
  table.play(0, { type: 'trade', pay: nothing, gain: nothing });
  expect([table.money(0), table.money(1)]).toEqual([30, 22]);
});

test('VP-5.12 after each village its lowest tile goes on top of the reserve and the lowest of the reserve comes in at the top', () => {
  const table = tableAt(using({ merchants: { M1: 1, M2: 1 }, plan: ['tradeInVillages'] }));
  const [first, second, reserve] = [table.market('M1'), table.market('M2'), table.reserve()];
  table.use(0);
  table.play(0, { type: 'visitVillage', place: table.place('M2') }, leave);
  expect(table.market('M2')).toEqual([...second.slice(1), reserve[0]]);
  expect(table.reserve()).toEqual([...reserve.slice(1), second[0]]);
  table.play(0, leave);
  expect(table.market('M1')).toEqual([...first.slice(1), reserve[1]]);
  expect(table.reserve()).toEqual([...reserve.slice(2), second[0], first[0]]);
});

test('VP-5.13 tiles with goods shown and sales for VP are limited to 3 trades, money tiles are not', () => {
  for (const [tile, trades] of [
    ['A1', 3],
    ['D1', 3],
    ['C1', 4],
    ['A4', 4],
  ] as const) {
    const table = tableAt(
      using(
        { money: 40, warehouse: { silver: 9 }, merchants: { M1: 4 }, plan: ['tradeInVillages'] },
        { markets: { M1: [tile] } },
      ),
    );
    table.use(0);
    let done = 0;
    for (; table.moves(0, 'trade').length > 0; done++)
      table.play(0, table.moves(0, 'trade')[done % table.moves(0, 'trade').length]!);
    expect([tile, done]).toEqual([tile, trades]);
  }
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

test('VP-5.21 any merchants move, in any order, each at most once, and a route never comes to a place twice', () => {
  const table = tableAt(using({ merchants: { V: 1, Z1: 1 }, plan: ['moveMerchants'] }));
  table.use(0);
  table.play(0, walk(table, 'Z1', 'M1'));
  expect(table.why(0, walk(table, 'M1', 'Z1'))).toBe('VP-5.21 merchant-has-moved');
  expect(table.why(0, walk(table, 'M2', 'Z1'))).toBe('VP-5.21 no-merchant-there');
  expect(table.moves(0, 'moveMerchant').every(({ from, to }) => from === table.place('V') && to !== from)).toBe(true);
  expect(table.may(0, stop)).toBe(true);
  table.play(0, walk(table, 'V', 'Z1'));
  expect(table.types(0)).toEqual(['endTurn']);
});

test('VP-5.21 where routes differ in tolls, the player chooses', () => {
  const table = tableAt(using({ merchants: { V: 1 }, plan: ['moveMerchants'] }, { houses: { Z1: [1] } }));
  table.use(0);
  expect(goesTo(table, 'V', 'M2')).toEqual([
    { cost: 1, tolls: [1] },
    { cost: 1, tolls: [] },
  ]);
});

test('VP-5.22 own customs houses can be entered anywhere on the route, also after the third counted step', () => {
  const table = tableAt(using({ money: 4, merchants: { Z4: 1 }, plan: ['moveMerchants'] }, { houses: { Z2: [0], Z1: [0] } }), {
    players: 4,
  });
  table.use(0);
  // Z4 - M2 (1) - Z2 (own) - M3 (2) - Z3 (3); and Z4 - M1 (1) - Z1 (own) - V (2) - Z3 (3).
  expect(goesTo(table, 'Z4', 'Z2')).toEqual([{ cost: 0, tolls: [] }]);
  expect(goesTo(table, 'Z4', 'M3')).toEqual([{ cost: 1, tolls: [] }]);
  expect(goesTo(table, 'Z4', 'Z3')).toEqual([{ cost: 4, tolls: [] }]);
  const after = tableAt(using({ money: 4, merchants: { Z5: 1 }, plan: ['moveMerchants'] }, { houses: { Z1: [0] } }), {
    players: 4,
  });
  after.use(0);
  // Z5 - M3 (1) - Z2 (2) - V or M2 (3) - Z1 (own).
  expect(goesTo(after, 'Z5', 'Z1')).toEqual([{ cost: 4, tolls: [] }]);
});

test('VP-5.23 the whole route must be covered before the merchant moves, and each pays for itself', () => {
  const houses = { Z1: [1] };
  const table = tableAt(using({ money: 5, merchants: { V: 2 }, plan: ['moveMerchants'] }, { houses }));
  table.use(0);
  table.play(0, walk(table, 'V', 'Z1', 0, [1]));
  expect(goesTo(table, 'V', 'M1')).toEqual([{ cost: 1, tolls: [1] }]);
  table.play(0, walk(table, 'V', 'M1', 1, [1]));
  expect([table.money(0), table.money(1)]).toEqual([0, 24]);
});

test('VP-5.24 several houses in one village each count, for trades and for fees', () => {
  const houses = { M2: [1, 1] };
  const situation = using({ merchants: { M2: 1 }, plan: ['tradeInVillages'] }, { houses, markets: { M2: ['C1'] } });
  const rival = tableAt(situation);
  rival.use(0);
  rival.play(0, { type: 'trade', pay: nothing, gain: nothing });
  expect(rival.money(1)).toBe(22);
  const own = tableAt({ ...situation, houses: { M2: [0, 0] } });
  own.use(0);
  own.play(0, ...new Array<Move>(3).fill({ type: 'trade', pay: nothing, gain: nothing }));
  expect(own.money(0)).toBe(41);
});

test('VP-5.25 building in Valparaíso needs an own merchant there', () => {
  const table = tableAt(using({ merchants: { Z1: 1 }, plan: ['buildHouse'] }));
  table.use(0);
  expect(table.moves(0, 'build').map(({ space }) => space)).toEqual([table.space('Z1')]);
  expect(table.why(0, build(table, 'V'))).toBe('VP-5.7 no-merchant-there');
});

test('VP-5.26 each market village with an own merchant is gone through once; one with only a station is not', () => {
  const table = tableAt(using({ merchants: { M1: 1, M2: 1 }, plan: ['tradeInVillages'] }, { houses: { M3: [0] } }));
  const third = table.market('M3');
  table.use(0);
  table.play(0, { type: 'visitVillage', place: table.place('M1') });
  expect(table.may(0, stop)).toBe(false);
  table.play(0, leave);
  expect(table.why(0, { type: 'visitVillage', place: table.place('M1') })).toBe('VP-5.26 village-not-to-visit');
  table.play(0, leave);
  expect([table.market('M3'), table.types(0)]).toEqual([third, ['endTurn']]);
});

test('VP-5.27 goods and money of one trade pay for the next, and the fee is due only with the first trade', () => {
  const table = tableAt(
    using(
      { money: 0, merchants: { M1: 1, M2: 2 }, plan: ['tradeInVillages'] },
      { players: [{ merchants: { M2: 1 } }], markets: { M1: ['C1'], M2: ['A4'] } },
    ),
  );
  table.use(0);
  table.play(0, { type: 'visitVillage', place: table.place('M2') });
  expect(table.why(0, { type: 'trade', pay: nothing, gain: [1, 1, 0] })).toBe('VP-5.11 fees-not-covered');
  table.play(0, leave);
  expect(table.money(1)).toBe(20);
  const other = tableAt(
    using(
      { money: 0, merchants: { M1: 1, M2: 2 }, plan: ['tradeInVillages'] },
      { players: [{ merchants: { M2: 1 } }], markets: { M1: ['C1'], M2: ['A4'] } },
    ),
  );
  other.use(0);
  other.play(0, { type: 'visitVillage', place: other.place('M1') }, { type: 'trade', pay: nothing, gain: nothing });
  other.play(0, { type: 'trade', pay: nothing, gain: [1, 1, 0] }, { type: 'trade', pay: nothing, gain: [0, 1, 1] });
  expect([other.money(0), other.money(1), other.warehouse(0)]).toEqual([7 - 1 - 4, 21, [1, 2, 1]]);
});

test('VP-5.28 what tiles can do', () => {
  const offers = (tile: string) => {
    const table = tableAt(
      using(
        { money: 10, warehouse: { silver: 1, copper: 1, wheat: 1 }, merchants: { M1: 1 }, plan: ['tradeInVillages'] },
        { markets: { M1: [tile] } },
      ),
    );
    table.use(0);
    const list = table.moves(0, 'trade').map(({ pay, gain }) => `${pay.join('')}>${gain.join('')}`);
    table.play(0, table.moves(0, 'trade')[0]!);
    return [list, table.money(0), table.points(0)];
  };
  expect(offers('A2')).toEqual([['000>101'], 10, 0]);
  expect(offers('A4')).toEqual([['000>110', '000>101', '000>011'], 8, 0]);
  expect(offers('A5')).toEqual([['000>200', '000>020', '000>002'], 8, 0]);
  expect(offers('D5')).toEqual([['000>000'], 18, 0]);
  expect(offers('E2')).toEqual([['010>000'], 0, 2]);
  expect(offers('E5')).toEqual([['001>000'], 10, 1]);
});
