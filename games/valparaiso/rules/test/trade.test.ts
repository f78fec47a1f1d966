// VP-5.9 to VP-5.13, VP-5.24, VP-5.26 to VP-5.28: trade in the villages.
import { expect, test } from 'vitest';
import type { Move } from '../index.ts';
import { stop, tableAt, using } from './table.ts';

const leave: Move = { type: 'leaveVillage' };
const nothing = [0, 0, 0];

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

test('VP-5.10 after each village the player chooses the next of those that are left', () => {
  const table = tableAt(using({ merchants: { M1: 1, M2: 1, M3: 1 }, plan: ['tradeInVillages'] }));
  table.use(0);
  table.play(0, { type: 'visitVillage', place: table.place('M2') }, leave);
  expect(table.asked()).toEqual(['0 visitVillage']);
  expect(table.moves(0, 'visitVillage').map(({ place }) => place)).toEqual([table.place('M1'), table.place('M3')]);
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

test('VP-5.11 the fee must be there before the first trade, which cannot bring it, and for no other', () => {
  const at = (money: number) => {
    const table = tableAt(
      using(
        { money, merchants: { M2: 2 }, plan: ['tradeInVillages'] },
        { players: [{ merchants: { M2: 1 } }], markets: { M2: ['A1'] } },
      ),
    );
    table.use(0);
    return table;
  };
  expect(at(0).why(0, { type: 'trade', pay: nothing, gain: [1, 1, 0] })).toBe('VP-5.11 fees-not-covered');
  const table = at(1);
  table.play(0, { type: 'trade', pay: nothing, gain: [1, 1, 0] }, { type: 'trade', pay: nothing, gain: [1, 1, 0] });
  expect([table.money(0), table.money(1), table.warehouse(0)]).toEqual([0, 21, [2, 2, 0]]);
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
