import { describe, expect, test } from 'vitest';
import { bank, type Event, type Move } from '../index.ts';
import {
  at,
  board,
  borrow,
  build,
  callPirate,
  city,
  endTurn,
  fortify,
  landPirate,
  lastTurn,
  paidFor,
  reopen,
  sail,
  tableWith,
} from './table.ts';

const [red, green, blue, yellow] = [0, 1, 2, 3] as const;
const all = { porto: true, lisboa: true, islasCanarias: true };
const payday = (source: string, cities: object, players = 4, options: object = all) =>
  paidFor(tableWith({ ...lastTurn(2), cities }, players, options).play(endTurn), source, players);
const reached = (table: ReturnType<typeof tableWith>): string[] =>
  table
    .moves()
    .filter((move): move is Extract<Move, { type: 'sail' }> => move.type === 'sail')
    .map((move) => board.cities[move.city]!.id);
const types = (events: readonly Event[]) => events.map(({ type }) => type);

describe('outer cities', () => {
  test.each([
    [{ porto: true }, 'porto', 'marseille'],
    [{ lisboa: true }, 'lisboa', 'valencia'],
    [{ islasCanarias: true }, 'islas-canarias', 'tanger'],
  ])('EC-14.1 with %j, %s lies beside %s, and the others are not in play', (options, outer, neighbour) => {
    const table = tableWith({ round: 2, display: [], players: [{ ...at(neighbour), cards: ['napoli-1'] }] }, 3, options);
    expect(reached(table).filter((id) => city(id) >= board.innerCities)).toEqual([outer]);
    const plain = tableWith({ round: 2, players: [{ ...at(neighbour), cards: ['napoli-1'] }] }, 3);
    expect(plain.refusal(sail('napoli-1', outer))).toBe('EC-14.1 city-not-in-play');
  });

  test('EC-14.2 reached by route only: not from the bank, not with a connection card; left by destination card or for the bank', () => {
    const table = tableWith({ round: 2, players: [{ ship: 'bank', cards: ['valencia-2', 'tanger-1'] }] }, 3, all);
    expect(table.refusal(sail('valencia-2', 'lisboa'))).toBe('EC-14.2 outer-city-by-route-only');
    table.play(sail('valencia-2', 'valencia'), sail('tanger-1', 'lisboa'), build(1));
    const away = { ...at('lisboa'), cards: ['alexandria-1', 'valencia-tanger'] };
    const leaving = tableWith({ round: 2, display: [], players: [away] }, 3, { lisboa: true });
    expect(reached(leaving)).toEqual(['valencia', 'alexandria']);
    expect(leaving.refusal(sail('valencia-tanger', 'tanger'))).toBe('EC-14.2 outer-city-by-route-only');
    leaving.play(borrow(10));
    expect(leaving.state().ships[0]).toBe(bank);
  });

  test.each([
    ['valencia', 'lisboa', 1],
    ['napoli', 'lisboa', 2],
    ['marseille', 'lisboa', 2],
    ['tanger', 'lisboa', 2],
    ['constantinople', 'lisboa', 4],
    ['alexandria', 'lisboa', 4],
    ['porto', 'islas-canarias', 2],
  ])('EC-14.3 from %s to %s: %i steps', (from, to, steps) => {
    expect(board.distance[city(from)]![city(to)]).toBe(steps);
  });

  test('EC-14.3 Lisboa’s place can be crossed when it is not in play; from Alexandria two cards lead to Lisboa', () => {
    const crossing = { ...at('porto'), cards: ['venezia-2'] };
    const table = tableWith({ round: 2, display: [], players: [crossing] }, 3, { porto: true, islasCanarias: true });
    expect(reached(table)).toContain('islas-canarias');
    expect(reached(table)).not.toContain('lisboa');
    const far = tableWith({ round: 2, display: [], players: [{ ...at('alexandria'), cards: ['napoli-3', 'tanger-1'] }] }, 3, all);
    far.play(sail('napoli-3', 'valencia'), sail('tanger-1', 'lisboa'));
  });

  test('EC-14.4 ten, eleven and twelve cities pay 75, 90 and 110; any nine cities earn the bonus', () => {
    const cities = (count: number) => Object.fromEntries(board.cities.slice(-count).map(({ id }) => [id, { row: [red] }]));
    expect([10, 11, 12].map((count) => payday('spread', cities(count))[red])).toEqual([75, 90, 110]);
    const table = tableWith({ phase: 3, cities: cities(8), players: [at('venezia')] }, 4, all);
    expect(types(table.play(build(1)))).toContain('bonusTaken');
  });

  test('EC-14.5 in an outer city every other player with an open house gets half', () => {
    const cities = { porto: { row: [green, blue, green, yellow] } };
    expect(payday('majority', cities)).toEqual([0, 20, 10, 10]);
    expect(payday('majority', { porto: { row: [blue, green, yellow] } })).toEqual([0, 7, 15, 7]);
  });

  test('EC-14.12 otherwise a city like the others: limit, closing, fortress, fullest city', () => {
    const table = tableWith({ round: 2, cities: { porto: { row: [red, red, red] } }, players: [at('porto')] }, 4, all);
    expect(table.refusal(build(4))).toBe('EC-4.4 three-in-a-row');
    const cities = { porto: { row: [green, blue, green], fortresses: [red] }, tanger: { row: [green, blue], fortresses: [red] } };
    expect(payday('fortresses', cities)[red]).toBe(15 + 2);
    const closing = { 'islas-canarias': { row: [red, green, blue, green] } };
    const three = tableWith({ round: 2, cities: closing, players: [at('islas-canarias', 1)] }, 3, all);
    expect(types(three.play(build(5)))).toContain('warehouseClosed');
  });

  test('EC-14.13 a ship in a full city can go on to an outer city', () => {
    const voyage = { ...at('tanger'), cards: ['valencia-tanger', 'napoli-1'] };
    const table = tableWith({ round: 2, players: [voyage, at('valencia'), at('valencia')] }, 3, { lisboa: true });
    table.play(sail('valencia-tanger', 'valencia'));
    expect(table.state().spaces[0]).toBe(0);
    table.play(sail('napoli-1', 'lisboa'), build(1));
  });
});

describe('Lisboa', () => {
  const inLisboa = (row: (number | null)[], who: number, space = 1) =>
    tableWith(
      {
        round: 3,
        active: who,
        cities: { lisboa: { row } },
        players: [{}, {}, {}, {}].map((player, index) => (index === who ? at('lisboa', space) : player)),
      },
      4,
      { lisboa: true },
    );
  const paid = (events: readonly Event[]) => events.find((event) => event.type === 'paidAtOnce');

  test('EC-14.6 Yellow on site 2 gets 4, Red on site 1 gets 4, Blue on site 3 gets 3 (example)', () => {
    expect(paid(inLisboa([], yellow).play(build(2, yellow)))).toMatchObject({ seat: yellow, leads: true, amount: 4 });
    expect(paid(inLisboa([null, yellow], red).play(build(1, red)))).toMatchObject({ seat: red, leads: true, amount: 4 });
    expect(paid(inLisboa([red, yellow], blue).play(build(3, blue)))).toMatchObject({ seat: blue, leads: false, amount: 3 });
  });

  test('EC-14.6 warehouses cost 0 and 1, also for a player below zero; it pays again at paydays', () => {
    expect([1, 2].map((space) => inLisboa([], red, space).play(build(1))[0])).toMatchObject([{ price: 0 }, { price: 1 }]);
    const players = [{ ...at('lisboa'), money: -5 }];
    const table = tableWith({ round: 3, players }, 4, { lisboa: true });
    table.play(build(2));
    expect(table.state().money[0]).toBe(-1);
    expect(payday('majority', { lisboa: { row: [red, yellow, blue] } }, 4, { lisboa: true })).toEqual([6, 0, 3, 3]);
  });

  test('EC-14.6 only two sites close, and there is no triangle', () => {
    const row = [red, green, blue, green];
    const table = tableWith({ round: 3, cities: { lisboa: { row } }, players: [at('lisboa')] }, 3, { lisboa: true });
    expect(types(table.play(build(5)))).toEqual(['warehouseBuilt', 'paidAtOnce']);
    expect(board.cities[city('lisboa')]!.closing).toHaveLength(2);
    const dark = inLisboa([green, red, blue, green, blue, green, blue], yellow);
    expect(types(dark.play(build(8, yellow)))).toEqual(['warehouseBuilt', 'warehouseClosed', 'paidAtOnce']);
  });

  test('EC-14.14 a reopened house is paid nothing; once site 12 is taken field 13 pays', () => {
    const players = [at('lisboa')];
    const closed = { lisboa: { row: [null, 1, 2, 3, 1, 2, 3, 1], closed: [red] } };
    const reopening = tableWith({ round: 3, cities: closed, players }, 4, { lisboa: true });
    expect(types(reopening.play(reopen(9)))).toEqual(['warehouseReopened']);
    const late = { lisboa: { row: [null, null, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1] } };
    const building = tableWith({ round: 3, cities: late, players }, 4, { lisboa: true });
    expect(paid(building.play(build(2)))).toMatchObject({ leads: false, amount: 4 });
  });
});

describe('Porto', () => {
  test('EC-14.7, EC-14.15 three harbour spaces, the lowest free one taken; one fortress site', () => {
    const ships = [{ ...at('marseille'), cards: ['napoli-1'] }, at('porto', 1), at('porto', 3), { ...at('porto', 2) }];
    const table = tableWith({ round: 2, players: ships.slice(0, 3) }, 4, all);
    table.play(sail('napoli-1', 'porto'));
    expect(table.state().spaces[0]).toBe(2);
    const full = tableWith({ round: 2, players: ships }, 4, all);
    full.play(sail('napoli-1', 'porto'));
    expect(full.state().spaces[0]).toBe(0);
    const fortress = tableWith({ round: 2, cities: { porto: { fortresses: [green] } }, players: [at('porto')] }, 4, all);
    expect(fortress.refusal(fortify)).toBe('EC-8.1 no-fortress-site');
  });

  test('EC-14.7, EC-14.15, EC-10.10 closed warehouses leave the game, stay built ones, and are never reopened', () => {
    const row = [red, green, blue, green, blue, green];
    const table = tableWith(
      { round: 3, cities: { porto: { row } }, players: [{ ...at('porto'), warehouses: 1, fortresses: 0 }] },
      4,
      all,
    );
    const supply = table.state().warehouseSupply[0];
    const events = table.play(build(7));
    expect(events).toContainEqual(expect.objectContaining({ type: 'warehouseClosed', owner: red, lost: true }));
    expect(table.state()).toMatchObject({ lost: [1, 0, 0, 0], lastRound: true });
    expect(table.state().warehouseSupply[0]).toBe(supply);
    const later = tableWith(
      { round: 3, cities: { porto: { row: [null, 1, 2, 1, 2, 1, 3], lost: [red] } }, players: [at('porto')] },
      4,
      all,
    );
    expect(later.refusal(reopen(8))).toBe('EC-14.7 closed-ones-left-the-game');
  });

  test('EC-14.15 after site 12 freed sites are built on again', () => {
    const porto = { row: [null, null, null, 1, 2, 1, 2, 1, 2, 1, 2, 1], lost: [red, red, red] };
    const table = tableWith({ phase: 2, cities: { porto }, players: [at('porto')] }, 4, all);
    expect(table.offered('buildWarehouse')).toEqual([build(3)]);
  });
});

describe('outer cities with two players', () => {
  test('EC-14.20 a leading main colour gets all, any other main colour half, a neutral colour nothing', () => {
    expect(payday('majority', { porto: { row: [red, green, 'n0'] } }, 2)).toEqual([15, 7]);
    expect(payday('majority', { porto: { row: ['n0', 'n0', red, green] } }, 2)).toEqual([10, 10]);
  });

  test('EC-14.20 in Lisboa a neutral house is paid nothing, a main one by its colour’s rank', () => {
    const table = (row: (string | number)[]) =>
      tableWith({ round: 3, cities: { lisboa: { row } }, players: [at('lisboa')] }, 2, { lisboa: true });
    expect(types(table([green]).play(build(2, 2)))).toEqual(['warehouseBuilt']);
    expect(table(['n0', 'n0']).play(build(3, red))[1]).toMatchObject({ type: 'paidAtOnce', leads: false, amount: 3 });
    expect(table([red]).play(build(2, red))[1]).toMatchObject({ type: 'paidAtOnce', leads: true, amount: 4 });
  });

  test('EC-14.20 protection money is owed for buildings of both colours', () => {
    const cities = { napoli: { row: [green, 'n1', red], fortresses: [1] } };
    const players = [{ ...at('tanger'), cards: ['napoli-1'] }];
    const table = tableWith({ round: 2, cities, players }, 2, { islasCanarias: true });
    table.play(sail('napoli-1', 'islas-canarias'), callPirate('free'), landPirate('napoli', 1));
    expect(table.state().money).toEqual([23, 17]);
  });
});
