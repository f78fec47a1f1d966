// The worked examples of the rulebook, told with our own table.
import { expect, test } from 'vitest';
import { type Move, none } from '../index.ts';
import { endTurn, tableAt, using } from './table.ts';

const nothing = [0, 0, 0];

/** Red trades in two villages, with rivals in both; seats: red, blue, yellow, green. */
const twoVillages = () =>
  tableAt(
    using(
      { money: 10, merchants: { M1: 3, M2: 1 }, plan: ['tradeInVillages'] },
      {
        players: [
          { money: 0, merchants: { M1: 1, M2: 1 } },
          { money: 0, merchants: { M1: 1, V: 1 } },
          { money: 0, merchants: { M2: 1 } },
        ],
        houses: { M1: [0], M2: [null, 1] },
        markets: { M1: ['A1'], M2: ['D1'] },
      },
    ),
    { players: 4 },
  );

test('the trade in two villages: 3 silver and 3 copper for 2 pesos, then 1 silver for 1 VP and 3 pesos (VP-5.10 to VP-5.13, VP-5.27)', () => {
  const table = twoVillages();
  const trade: Move = { type: 'trade', pay: nothing, gain: [1, 1, 0] };
  table.use(0);
  table.play(0, { type: 'visitVillage', place: table.place('M1') }, trade, trade);
  const [lowest, reserveBefore] = ['A1', table.reserve()[0]];
  table.play(0, trade);
  expect(table.warehouse(0)).toEqual([3, 3, 0]);
  expect([table.money(0), table.money(1), table.money(2)]).toEqual([8, 1, 1]);
  expect([table.reserve().at(-1), table.market('M1').at(-1)]).toEqual([lowest, reserveBefore]);
  table.play(0, { type: 'trade', pay: [1, 0, 0], gain: nothing });
  expect([table.points(0), table.warehouse(0), table.money(0)]).toEqual([1, [2, 3, 0], 5]);
  expect([table.money(1), table.money(2), table.money(3)]).toEqual([3, 1, 1]);
  expect([table.reserve().at(-1), table.types(0)]).toEqual(['D1', ['endTurn', 'giveUp']]);
});

test('had red not traded in the second village, its tile would have gone to the reserve all the same (VP-5.12)', () => {
  const table = twoVillages();
  table.use(0);
  table.play(0, { type: 'visitVillage', place: table.place('M2') }, { type: 'leaveVillage' });
  expect([table.reserve().at(-1), table.money(1), table.money(3)]).toEqual(['D1', 0, 0]);
});

test('the plan of six cards with the mayor, and the house built out of order (VP-3.2, VP-3.3, VP-4.2, VP-4.3)', () => {
  // Blue has two houses, so slot 5 is open.
  const plan = ['moveMerchants', 'buildHouse', 'transferGoods', 'moveShip', 'tradeOverseas'];
  const table = tableAt(
    {
      players: [{ finished: true }, { money: 30, warehouse: { silver: 2 }, merchants: { V: 1, Z1: 1 } }, { finished: true }],
      startPlayer: 1,
      houses: { V: [1], Z2: [1] },
      markets: { M1: ['A2'] },
    },
    { seed: 3 },
  );
  for (const card of plan) table.play(1, { type: 'layCard', card: table.card(card) });
  table.play(1, { type: 'layMayorCard', card: table.card('tradeInVillages') }, { type: 'finishPlan' });
  expect(table.money(1)).toBe(25);

  table.use(1, 2);
  table.play(1, { type: 'build', space: table.space('V', 1), pay: nothing });
  expect(table.money(1)).toBe(25 - 1 - 10);
  expect(table.state.plans.slice(6, 12)).toEqual([5, 3, 0, 6, 7, none]);
  table.play(1, endTurn);

  table.use(1, 1);
  table.play(1, { type: 'moveMerchant', from: table.place('Z1'), to: table.place('M1'), cost: 0, tolls: [] }, { type: 'stop' });
  table.play(1, endTurn);
  expect([table.money(1), table.state.plans.slice(6, 12)]).toEqual([14, [5, 0, 6, 7, none, none]]);

  expect(table.may(1, { type: 'useCard', slot: 0, side: 'alternative' })).toBe(true);
  table.use(1, 0);
  table.play(1, { type: 'trade', pay: nothing, gain: [1, 0, 1] });
  expect([table.warehouse(1), table.state.plans.slice(6, 12)]).toEqual([
    [3, 0, 1],
    [none, 0, 6, 7, none, none],
  ]);
  table.play(1, endTurn);

  table.use(1, 1);
  table.play(1, { type: 'stow', good: 0, amount: 3 }, { type: 'stow', good: 2, amount: 0 }, endTurn);
  table.use(1, 1);
  table.play(1, { type: 'sail', sector: 2 }, endTurn);
  table.use(1, 1);
  table.play(1, { type: 'buyCard', space: 3, compensate: 0 });
  expect([table.hold(1), table.money(1), table.state.owned[1]]).toEqual([nothing, 14 + 5, 1 << 3]);
});

test('in place of the trade, blue could take 1 silver for the mayor’s card (VP-4.4)', () => {
  const situation = { phase: 'usingCards', turn: 1, players: [{}, { mayor: 'tradeInVillages', merchants: { M1: 1 } }] };
  const table = tableAt(situation, { options: { colours: ['red', 'blue', 'yellow'] } });
  table.use(1, 0, 'alternative');
  expect(table.warehouse(1)).toEqual([1, 0, 0]);
});
