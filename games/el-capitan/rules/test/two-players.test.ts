import { describe, expect, test } from 'vitest';
import { at, board, build, endTurn, fortify, lastTurn, nameStartPlayer, newTable, paidFor, reopen, tableWith } from './table.ts';

/** Colours 0 and 1 are main, 2 and 3 neutral: those of seats 0 and 1. */
const [red, yellow, green, blue] = [0, 1, 2, 3] as const;
const inCity = (front: { warehouses: number; neutralWarehouses: number }, cities: object = {}) =>
  tableWith({ round: 2, cities, players: [{ ...at('tanger'), money: 50, ...front }] }, 2);
const payday = (source: string, cities: object, phase = 1, options: object = {}) =>
  paidFor(tableWith({ ...lastTurn(phase), cities }, 2, options).play(endTurn), source, 2);

describe('two players', () => {
  test('EC-13.1 a main and a neutral colour: 6 warehouses, 1 fortress and 2 neutral warehouses a phase; the rest is kept', () => {
    expect(newTable(2).state()).toMatchObject({ warehouses: [6, 6, 2, 2], fortresses: [1, 1] });
    const table = tableWith({ ...lastTurn(), players: [{ warehouses: 2, neutralWarehouses: 1 }] }, 2);
    table.play(endTurn, nameStartPlayer(0));
    expect(table.state().warehouses).toEqual([8, 12, 3, 4]);
  });

  test.each([
    [6, 2, [red, green]],
    [3, 2, [green]],
    [3, 1, [red, green]],
    [2, 1, [green]],
    [1, 0, [red]],
  ])('EC-13.2 with %i + %i in front these colours can be built: %j', (warehouses, neutralWarehouses, colours) => {
    const table = inCity({ warehouses, neutralWarehouses }, { tanger: { row: [yellow, yellow] } });
    expect(table.offered('buildWarehouse')).toEqual(colours.map((colour) => build(3, colour)));
    if (!colours.includes(red)) expect(table.refusal(build(3, red))).toBe('EC-13.2 main-colour-must-outnumber');
  });

  test('EC-13.3 after three of the main colour a neutral one may follow, then nothing of this player', () => {
    const three = inCity({ warehouses: 9, neutralWarehouses: 3 }, { tanger: { row: [red, red, red] } });
    expect(three.offered('buildWarehouse')).toEqual([build(4, green)]);
    const four = inCity({ warehouses: 9, neutralWarehouses: 3 }, { tanger: { row: [red, red, red, 'n0'] } });
    expect(four.offered('buildWarehouse')).toEqual([]);
    expect(four.refusal(build(5, red))).toBe('EC-13.3 too-many-in-a-row');
    const between = { tanger: { row: [null, red, red, 'n0', 'n1'], closed: [red] } };
    expect(inCity({ warehouses: 9, neutralWarehouses: 3 }, between).offered('buildWarehouse')).toHaveLength(2);
  });

  test('EC-13.3 four of the neutral colour in a row are not allowed either; it holds for reopening too', () => {
    const table = inCity({ warehouses: 9, neutralWarehouses: 3 }, { tanger: { row: ['n0', 'n0', 'n0'] } });
    expect(table.offered('buildWarehouse')).toEqual([build(4, red)]);
    const closed = { tanger: { row: [null, yellow, red, red, red], closed: [red] } };
    expect(inCity({ warehouses: 9, neutralWarehouses: 3 }, closed).offered('reopenWarehouse')).toEqual([]);
  });

  test('EC-13.4 the phase ends when all pieces of both colours are built; after the start player the other has one more turn', () => {
    const front = { ...at('tanger'), money: 30, warehouses: 1, neutralWarehouses: 0, fortresses: 1 };
    const table = tableWith({ round: 8, players: [front, at('tunis')] }, 2);
    table.play(build(1), endTurn);
    expect(table.state().lastRound).toBe(false);
    table.play(build(1, yellow), endTurn, fortify, endTurn);
    expect(table.asked()).toBe(1);
    expect(table.play(build(2, yellow), endTurn).some(({ type }) => type === 'paydayBegan')).toBe(true);
  });

  test('EC-13.5 spread and its bonus count the main colour only', () => {
    const cities = (house: string | number, count: number) =>
      Object.fromEntries(board.cities.slice(0, count).map(({ id }) => [id, { row: [house] }]));
    expect(payday('spread', { ...cities(red, 4), tunis: { row: ['n0'] } }, 2)).toEqual([10, 0]);
    expect(payday('spread', cities('n0', 6), 3)).toEqual([0, 0]);
    const table = tableWith({ phase: 3, cities: cities(red, 8), players: [{ ...at('alexandria') }] }, 2);
    expect(table.play(build(1, green)).some(({ type }) => type === 'bonusTaken')).toBe(false);
    const main = tableWith({ phase: 3, cities: cities(red, 8), players: [{ ...at('alexandria') }] }, 2);
    expect(main.play(build(1, red)).some(({ type }) => type === 'bonusTaken')).toBe(true);
  });

  test('EC-13.6 neutral green in front of the other’s yellow: nobody is paid (example 1)', () => {
    expect(payday('majority', { marseille: { row: ['n0', yellow] } })).toEqual([0, 0]);
  });

  test('EC-13.6 neutral green in front of the same player’s red: nobody is paid (example 2)', () => {
    expect(payday('majority', { marseille: { row: ['n0', red] } })).toEqual([0, 0]);
    const table = tableWith({ ...lastTurn(), cities: { marseille: { row: ['n0', red] } } }, 2);
    expect(table.play(endTurn)).not.toContainEqual(expect.objectContaining({ type: 'paid', source: 'majority' }));
    expect(table.state().money).toEqual([20, 20]);
  });

  test('EC-13.6 a leading main colour gets the full amount, and there is no second rank', () => {
    expect(payday('majority', { marseille: { row: [red, yellow, red] } })).toEqual([12, 0]);
    expect(payday('majority', { marseille: { row: [null, yellow] } })).toEqual([0, 8]);
  });

  test('EC-13.7 fortresses pay half, the full amount in the fullest city, also where a neutral colour leads', () => {
    const cities = { marseille: { row: ['n1', 'n1', red], fortresses: [0] }, tanger: { row: [red], fortresses: [1] } };
    expect(payday('fortresses', cities)).toEqual([12, 1]);
  });

  test('EC-13.8 the poorer player says who starts; the game ends after the third phase', () => {
    const table = tableWith({ ...lastTurn(2), players: [{ money: 9 }, { money: 8 }] }, 2);
    table.play(endTurn);
    expect(table.asked()).toBe(1);
    table.play(nameStartPlayer(0));
    expect(table.state()).toMatchObject({ phase: 3, startPlayer: 0 });
    const end = tableWith(lastTurn(3), 2);
    end.play(endTurn);
    expect(end.match.isOver).toBe(true);
  });

  test('EC-13.9 neutral ones cost the same, close and are closed, and can be reopened by their player', () => {
    const table = inCity({ warehouses: 6, neutralWarehouses: 2 }, { tanger: { row: ['n0', yellow, red, yellow] } });
    expect(table.play(build(5, green))).toMatchObject([
      { type: 'warehouseBuilt', colour: green, price: 2 },
      { type: 'warehouseClosed', colour: green, owner: 0, site: 1 },
    ]);
    const closed = { tanger: { row: [null, yellow, red, yellow, 'n1'], closed: ['n0', 'n1'] } };
    expect(inCity({ warehouses: 6, neutralWarehouses: 2 }, closed).offered('reopenWarehouse')).toEqual([reopen(6, green)]);
  });

  test('EC-13.10 the order of colours restrains building only, and is never waived', () => {
    const cities = { tanger: { row: [null, 'n0', 'n0', 'n0', yellow], closed: [red] } };
    const reopening = inCity({ warehouses: 2, neutralWarehouses: 1 }, cities);
    expect(reopening.offered('reopenWarehouse')).toEqual([reopen(6, red)]);
    expect(reopening.offered('buildFortress')).toHaveLength(1);
    const stuck = inCity({ warehouses: 2, neutralWarehouses: 1 }, { tanger: { row: ['n0', 'n0', 'n0'] } });
    expect(stuck.offered('buildWarehouse')).toEqual([]);
  });

  test('EC-13.11 the two colours of a player are never added up', () => {
    expect(payday('majority', { marseille: { row: [yellow, red, yellow, 'n0'] } })).toEqual([0, 16]);
  });

  test('EC-13.6, EC-5.2 the triangle holds with two players as well', () => {
    const table = inCity({ warehouses: 6, neutralWarehouses: 2 }, { tanger: { row: [yellow, red, 'n1', red] } });
    expect(table.play(build(5))).toContainEqual(expect.objectContaining({ type: 'warehouseClosed', colour: yellow }));
    expect([red, yellow, green, blue]).toHaveLength(table.state().warehouses.length);
  });
});
