import { describe, expect, test } from 'vitest';
import { bank, type Event, type Move } from '../index.ts';
import {
  at,
  board,
  borrow,
  build,
  callPirate,
  card,
  city,
  endTurn,
  fortify,
  landPirate,
  lastTurn,
  newTable,
  paidFor,
  reopen,
  sail,
  sailPirate,
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

describe('Islas Canarias and the pirate ship', () => {
  const islands = { islasCanarias: true };
  const arriving = { ...at('tanger'), cards: ['napoli-1'] };
  const arrived = (situation: object = {}, others: object[] = [], cards: string[] = []) => {
    const table = tableWith(
      { round: 2, display: [], players: [{ ...arriving, cards: ['napoli-1', ...cards] }, ...others], ...situation },
      4,
      islands,
    );
    table.play(sail('napoli-1', 'islas-canarias'));
    return table;
  };

  test('EC-14.8 the pirate ship begins on the second space of Islas Canarias and blocks its space', () => {
    expect(newTable(3, islands).state()).toMatchObject({ pirateCity: city('islas-canarias'), pirateSpace: 2 });
    expect(newTable(3).state().pirateCity).toBe(-1);
    const table = tableWith({ round: 2, players: [arriving], pirate: { city: 'islas-canarias', space: 1 } }, 3, islands);
    table.play(sail('napoli-1', 'islas-canarias'));
    expect(table.state().spaces[0]).toBe(2);
    const full = tableWith({ round: 2, players: [arriving, at('islas-canarias', 1)] }, 3, islands);
    full.play(sail('napoli-1', 'islas-canarias'));
    expect(full.state()).toMatchObject({ spaces: [0, 1, 0], protection: 'none' });
    expect(tableWith({ round: 2 }, 3).refusal(callPirate('florins'))).toBe('EC-14.8 no-pirate-in-play');
  });

  test('EC-14.9 who sails there must move the pirate ship in that turn, before or after building, for protection money', () => {
    const cities = { marseille: { row: [green, red, blue], fortresses: [green] } };
    const before = arrived({ cities });
    const events = before.play(callPirate('free'), landPirate('marseille', 1));
    expect(events.flatMap((event) => (event.type === 'protectionPaid' ? [event.payer] : []))).toEqual([green, blue]);
    expect(events).toContainEqual({
      type: 'protectionPaid',
      seat: red,
      payer: green,
      city: city('marseille'),
      buildings: 2,
      owed: 2,
      amount: 2,
    });
    expect(before.state().money).toEqual([23, 18, 19, 20]);
    before.play(build(1), endTurn);
    const after = arrived({ cities });
    after.play(build(1));
    expect(after.refusal(endTurn)).toBe('EC-14.9 pirate-move-owed');
    after.play(callPirate('free'), landPirate('marseille', 2), endTurn);
  });

  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
  ])('EC-14.9 in phase %i two buildings cost %i; closed ones count too', (phase, owed) => {
    const cities = { napoli: { row: [null, 2, 3, 2, 3, 2, green], closed: [green, red] } };
    const table = arrived({ phase, cities });
    table.play(callPirate('free'), landPirate('napoli', 1));
    expect(table.state().money[green]).toBe(20 - owed);
  });

  test('EC-14.9 who has less pays what there is; at zero or below nothing, and no debt remains', () => {
    const cities = { napoli: { row: [green, blue, green, blue, yellow] } };
    const table = arrived({ phase: 3, round: 2, cities }, [{ money: 4 }, { money: 0 }, { money: -7 }]);
    table.play(callPirate('free'), landPirate('napoli', 1));
    expect(table.state().money).toEqual([24, 0, 0, -7]);
  });

  test('EC-14.10, EC-14.17 onto a free space, or onto a taken one: then that ship is pushed; never within one city', () => {
    const table = arrived({}, [at('napoli', 1), at('tunis', 1), at('tunis', 2)]);
    table.play(callPirate('free'));
    expect(table.refusal(landPirate('tunis', 1))).toBe('EC-14.10 harbour-full');
    expect(table.refusal(landPirate('islas-canarias', 1))).toBe('EC-14.10 another-city-only');
    expect(table.play(landPirate('napoli', 1))).toContainEqual({
      type: 'shipPushed',
      seat: red,
      owner: green,
      city: city('napoli'),
      from: 1,
      to: 2,
    });
    table.play(build(1), endTurn);
    expect(table.play(build(1, green))[0]).toMatchObject({ type: 'warehouseBuilt', price: 5 });
  });

  test('EC-14.17 in Porto the nearest free space, of two the lower-numbered; any free space may be chosen', () => {
    const porto = (others: object[], space: number) => {
      const table = tableWith({ round: 2, display: [], players: [arriving, ...others] }, 4, { porto: true, islasCanarias: true });
      table.play(sail('napoli-1', 'islas-canarias'), callPirate('free'), landPirate('porto', space));
      return table.state();
    };
    expect(porto([at('porto', 2)], 2).spaces[1]).toBe(1);
    expect(porto([at('porto', 1), at('porto', 2)], 1).spaces).toMatchObject({ 1: 3, 2: 2 });
    expect(porto([at('porto', 2)], 3)).toMatchObject({ pirateSpace: 3, spaces: { 1: 2 } });
  });

  test('EC-14.17, EC-14.16 Islas Canarias is a target when the pirate ship is elsewhere, and the mover’s own ship can be pushed', () => {
    const table = arrived({ pirate: { city: 'napoli', space: 1 } });
    expect(table.state().spaces[0]).toBe(1);
    table.play(callPirate('free'), landPirate('islas-canarias', 1));
    expect(table.state()).toMatchObject({
      pirateCity: city('islas-canarias'),
      pirateSpace: 1,
      spaces: { 0: 2 },
      protection: 'collected',
    });
    expect(table.play(build(1))[0]).toMatchObject({ price: 4 });
  });

  test('EC-14.11 any player may move it once a turn for 2 florins a step, without protection money', () => {
    const cities = { napoli: { row: [green] } };
    const table = tableWith({ round: 2, cities, players: [{ ship: 'bank', money: 6 }] }, 4, islands);
    table.play(callPirate('florins'));
    expect(table.refusal(landPirate('venezia', 1))).toBe('EC-1.8 too-dear');
    const events = table.play(landPirate('napoli', 2));
    expect(events).toEqual([
      { type: 'pirateLanded', seat: 0, by: 'florins', from: city('islas-canarias'), to: city('napoli'), space: 2, price: 6 },
    ]);
    expect(table.state().money.slice(0, 2)).toEqual([0, 20]);
  });

  test('EC-14.11 who stays at Islas Canarias can move it only by cards or florins', () => {
    const table = tableWith({ round: 2, players: [{ ...at('islas-canarias', 1), cards: ['tunis-2'] }] }, 4, islands);
    expect(table.refusal(callPirate('free'))).toBe('EC-14.9 sail-to-islas-canarias-first');
    expect(table.offered('movePirate')).toEqual([callPirate('florins'), callPirate('cards')]);
  });

  test('EC-14.11, EC-14.19 with cards it sails like a ship, several cards on end; they are discarded', () => {
    const players = [{ ...at('napoli'), cards: ['tunis-2', 'tunis-alexandria', 'venezia-tanger'] }];
    const table = tableWith({ round: 2, players }, 4, islands);
    table.play(build(1), callPirate('cards'));
    expect(table.refusal(sailPirate('venezia-tanger', 'venezia'))).toBe('EC-14.2 outer-city-by-route-only');
    expect(table.refusal(sailPirate('tunis-2', 'athina'))).toBe('EC-3.2 too-many-steps');
    table.play(sailPirate('tunis-2', 'tunis'));
    expect(table.refusal(endTurn)).toBe('EC-14.10 pirate-under-way');
    table.play(sailPirate('tunis-alexandria', 'alexandria'), landPirate('alexandria', 2));
    expect([card('tunis-2'), card('tunis-alexandria')].map((index) => table.state().cards[index])).toEqual([2, 2]);
    expect(table.refusal(callPirate('florins'))).toBe('EC-14.19 once-a-turn');
    table.play(endTurn);
  });

  test('EC-14.19 it may pass a full city, if a card leads on to one with a free space', () => {
    const players = [{ ...at('napoli'), cards: ['alexandria-1'] }, at('tanger'), at('tanger')];
    const alone = tableWith({ round: 2, display: [], players }, 4, islands);
    alone.play(callPirate('cards'));
    expect(alone.moves()).toEqual([sailPirate('alexandria-1', 'alexandria')]);
    const two = tableWith(
      {
        round: 2,
        display: [],
        players: [{ ...at('napoli'), cards: ['alexandria-1', 'tanger-tunis'] }, at('tanger'), at('tanger')],
      },
      4,
      islands,
    );
    two.play(callPirate('cards'), sailPirate('alexandria-1', 'tanger'));
    expect(two.moves()).toEqual([sailPirate('tanger-tunis', 'tunis')]);
    two.play(sailPirate('tanger-tunis', 'tunis'), landPirate('tunis', 1));
  });

  test('EC-14.19 the paid move comes besides the free one, and never in a turn with a loan', () => {
    const table = arrived({}, [], ['tunis-2']);
    table.play(callPirate('free'), landPirate('napoli', 1), callPirate('florins'), landPirate('tunis', 1), build(1), endTurn);
    const hired = tableWith({ round: 2, players: [at('napoli')] }, 4, islands);
    hired.play(callPirate('florins'), landPirate('tanger', 1));
    expect(hired.refusal(borrow(10))).toBe('EC-2.5 a-loan-is-the-whole-turn');
    const borrowed = tableWith({ round: 2, players: [at('napoli')] }, 4, islands);
    borrowed.play(borrow(10));
    expect(borrowed.moves()).toEqual([endTurn]);
    expect(tableWith({ round: 2 }, 4, islands).offered('movePirate')).toEqual([callPirate('florins')]);
  });

  test('EC-14.16 sailing through gives no free move; coming back gives it; once made, the ship sails no more', () => {
    const table = arrived({}, [], ['valencia-2', 'tanger-1', 'marseille-1']);
    table.play(sail('valencia-2', 'valencia'));
    expect(table.refusal(callPirate('free'))).toBe('EC-14.9 sail-to-islas-canarias-first');
    table.play(sail('tanger-1', 'tanger'), sail('marseille-1', 'islas-canarias'));
    expect(table.state().protection).toBe('owed');
    const stay = arrived({}, [], ['marseille-1']);
    stay.play(callPirate('free'), landPirate('napoli', 1));
    expect(stay.refusal(sail('marseille-1', 'marseille'))).toBe('EC-14.16 voyage-ended-in-islas-canarias');
  });

  test('EC-14.9, EC-2.9 with a free move owed nobody goes to the bank; afterwards a stuck player may', () => {
    const table = arrived({ players: [{ ...arriving, money: 0 }] });
    expect(table.refusal(borrow(10))).toBe('EC-14.9 pirate-move-owed');
    table.play(callPirate('free'), landPirate('napoli', 1), borrow(10), endTurn);
    expect(table.state().ships[0]).toBe(bank);
  });

  test('EC-14.16 being pushed is not sailing', () => {
    const table = tableWith(
      {
        round: 2,
        pirate: { city: 'napoli', space: 1 },
        players: [{ ...at('tunis'), money: 20 }, at('islas-canarias', 1)],
      },
      4,
      islands,
    );
    table.play(callPirate('florins'), landPirate('islas-canarias', 1), build(1), endTurn);
    expect(table.state()).toMatchObject({ active: 1, spaces: { 1: 2 }, protection: 'none' });
    expect(table.offered('movePirate')).not.toContainEqual(callPirate('free'));
  });

  test('EC-14.18 there is always a target: every harbour that five ships can fill still leaves others', () => {
    const players = [arriving, at('napoli', 1), at('napoli', 2), at('tunis', 1), at('tunis', 2)];
    const table = tableWith({ round: 2, display: [], players }, 5, islands);
    table.play(sail('napoli-1', 'islas-canarias'), callPirate('free'));
    expect(table.moves()).toHaveLength(2 * 7);
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
