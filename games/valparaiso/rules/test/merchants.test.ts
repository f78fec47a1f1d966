// VP-5.4 to VP-5.6, VP-5.21 to VP-5.24: merchants on the paths, prices and tolls.
import type { Edition } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box, type Components, type Move } from '../index.ts';
import { stop, type TestTable, tableAt, using } from './table.ts';

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

test('VP-5.21 routes past the houses of different owners are different routes, and the one taken is told', () => {
  const houses = { Z1: [1], Z2: [2] };
  const table = tableAt(using({ merchants: { V: 1 }, plan: ['moveMerchants'] }, { houses }));
  table.use(0);
  expect(goesTo(table, 'V', 'M2')).toEqual([
    { cost: 1, tolls: [1] },
    { cost: 1, tolls: [2] },
  ]);
  const [moved] = table.play(0, walk(table, 'V', 'M2', 1, [2]));
  expect(moved).toMatchObject({ route: ['V', 'Z2', 'M2'].map(table.place), pesos: 1 });
  expect([table.money(0), table.money(1), table.money(2)]).toEqual([17, 20, 22]);
});

test('VP-5.21 a route past customs houses never comes to a place twice', () => {
  const table = tableAt(using({ merchants: { V: 1 }, plan: ['moveMerchants'] }, { houses: { Z1: [1], Z2: [0] } }));
  table.use(0);
  expect(table.moves(0, 'moveMerchant').every(({ to, tolls }) => to !== table.place('V') && tolls.length <= 1)).toBe(true);
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

test('VP-5.24 each customs house takes its own toll, also from a mover who has one there too', () => {
  const { components } = box.standard;
  const boards = components.boards.map((board) => ({
    ...board,
    places: board.places.map((place) =>
      place.kind === 'village' && place.id === 'Z1'
        ? { ...place, buildingSpaces: [...place.buildingSpaces, ...place.buildingSpaces] }
        : place,
    ),
  }));
  const edition: Edition<Components> = { id: 'toll', title: 'Two customs houses', components: { ...components, boards } };
  const ways = (Z1: number[]) => {
    const table = tableAt(using({ merchants: { V: 1 }, plan: ['moveMerchants'] }, { houses: { Z1 } }), { edition });
    table.use(0);
    return goesTo(table, 'V', 'M1');
  };
  expect(ways([1, 1])).toEqual([{ cost: 1, tolls: [1, 1] }]);
  expect(ways([0, 1])).toEqual([{ cost: 0, tolls: [1] }]);
});
