import { Match, openGame, seat } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { box, type Event, type Move } from '../index.ts';
import { buildRoad, components, deliver, event, good, holdCorn, placeCorn, store, tables, tableWith, tiles } from './table.ts';

const row = (id: string, count: number, corn = 0) => ({ good: id, tiles: count, corn });
/** Every row full, of four goods in turn. */
const full = tables.rowSpaces.map((spaces, index) => row(['ore', 'silver', 'fish', 'cloth'][index % 4]!, spaces));
const inVillage = (spaces: Record<string, number>, warehouse: object[] = [], more: object = {}) =>
  tableWith({ players: [{ figure: 'village', spaces: { village: spaces }, warehouse, ...more }] });
/** About to build the second road, which gives a corn. */
const cornComing = (warehouse: object[], more: object = {}, table: object = {}) =>
  tableWith({ ...table, players: [{ figure: 'road', road: 1, spaces: { road: { stone: 1, wood: 1 } }, warehouse, ...more }] });
/** What a move brings in another edition. */
function playIn(own: typeof components, situation: object, move: Move): Event[] {
  const game = openGame(box, { id: 'corn', title: 'More corn', components: own });
  const options = { draftRoles: false, missions: false };
  const match = Match.from({ game, options, seatCount: 2, state: game.rules.situation.read(situation, options, 2) }, 1);
  const verdict = match.submit(seat(0), move);
  return verdict.ok ? verdict.entries.flatMap(({ events }) => [...events]) : [];
}
/** Finishes an order in an edition in which that gives so many corn. */
function cornFor(corn: number, warehouse: object[], more: object, situation: object): Event[] {
  const locations = components.locations.map((location) => ({
    ...location,
    actions: location.actions.map((action) => (action.type === 'deliver' ? { ...action, corn } : action)),
  }));
  const [first, ...rest] = components.orders.find(({ id }) => id === 'O01')!.goods;
  const delivered = tables.goodIds.map((id) => [id, rest.filter((other) => other === id).length] as const);
  const order = { card: 'O01', delivered: Object.fromEntries(delivered.filter(([, count]) => count > 0)) };
  const player = { figure: 'market', spaces: { market: { [first!]: 1 } }, order, warehouse, ...more };
  return playIn({ ...components, locations }, { ...situation, players: [player] }, deliver(first!));
}

describe('rows', () => {
  test('AP-7.1 the first tile starts the lowest row of the left depot and sets its good', () => {
    const table = inVillage({ ore: 2, fish: 1 });
    table.play(0, store('ore'), store('ore'));
    expect(table.player(0).warehouse.slice(0, 6)).toEqual([good('ore'), 2, 0, -1, 0, 0]);
  });

  test('AP-7.2 another good starts the next row up, also while rows are unfinished; the right depot follows the left', () => {
    const table = inVillage({ fish: 1 }, [row('ore', 1), row('wool', 1), row('wood', 1), row('stone', 1), row('silver', 1)]);
    table.play(0, store('fish'));
    expect(table.player(0).warehouse.slice(15, 18)).toEqual([good('fish'), 1, 0]);
    expect(tables.components.warehouse[5]!.depot).toBe('right');
  });

  test('AP-7.2 no row is started with a good that has an unfinished row', () => {
    const table = inVillage({ ore: 1 }, [row('ore', 1), row('wool', 1)]);
    table.play(0, store('ore'));
    expect(table.player(0).warehouse.slice(0, 9)).toEqual([good('ore'), 2, 0, good('wool'), 1, 0, -1, 0, 0]);
  });

  test('AP-7.3 food is never stored', () => {
    const table = tableWith({ players: [{ figure: 'village', extensions: ['wild-space'], wild: 'food', coins: 1 }] });
    expect(table.rule(0, store('food', true))).toBe('AP-7.3');
    expect(table.types(0)).not.toContain('store');
  });

  test('AP-7.6, AP-7.8 book example: 2 fish in row 1, silver and corn in row 2; storing fish, fish, wool', () => {
    const rows = [row('fish', 2), row('silver', 2, 1)];
    const table = inVillage({ fish: 2, wool: 1 }, rows);
    table.play(0, store('fish'));
    expect(table.part(0, 'rows')).toBe(2);
    table.play(0, store('fish'), store('wool'));
    expect(table.player(0).warehouse.slice(6, 12)).toEqual([good('fish'), 1, 0, good('wool'), 1, 0]);
  });

  test('AP-7.6, AP-7.8 book example, the other order: wool takes row 3, the second fish row 4', () => {
    const table = inVillage({ fish: 2, wool: 1 }, [row('fish', 2), row('silver', 2, 1)]);
    table.play(0, store('wool'), store('fish'), store('fish'));
    expect(table.player(0).warehouse.slice(6, 12)).toEqual([good('wool'), 1, 0, good('fish'), 1, 0]);
  });

  test('AP-7.7 without an unfinished row of its kind or a free row, a tile stays on its space', () => {
    const rows = [...full.slice(0, 9), row('silver', 3)];
    const table = inVillage({ wool: 1, silver: 1 }, rows);
    expect(table.whyNot(0, store('wool'))).toEqual({ rule: 'AP-7.7', reason: 'no-row' });
    expect(table.can(0, store('silver'))).toBe(true);
  });

  test('AP-7.10 corn in a row stays corn: only the other tiles count for houses and scoring', () => {
    const table = tableWith({ players: [{ warehouse: [row('cloth', 3, 1)], houses: ['house-cloth'] }] });
    expect(table.part(0, 'tiles-cloth')).toBe(6);
    expect(table.part(0, 'house-bonus')).toBe(2);
    expect(table.part(0, 'rows')).toBe(2);
  });
});

describe('corn', () => {
  test('AP-7.4 as the first tile of a row it makes a row of corn only', () => {
    const table = cornComing([row('corn', 1, 1)]);
    table.play(0, buildRoad());
    expect(table.player(0).warehouse.slice(0, 3)).toEqual([good('corn'), 2, 2]);
    const village = inVillage({ ore: 1 }, [row('corn', 1, 1)]);
    village.play(0, store('ore'));
    expect(village.player(0).warehouse.slice(3, 6)).toEqual([good('ore'), 1, 0]);
  });

  test('AP-7.4, AP-7.9 it stands in for any good of a started row, or starts the next row', () => {
    const table = cornComing([row('fish', 2), row('silver', 1)]);
    table.play(0, buildRoad());
    expect(table.moves(0)).toEqual([placeCorn(1), placeCorn(2), placeCorn(3)]);
    const events = table.play(0, placeCorn(1));
    expect(event(events, 'rowFilled')).toMatchObject({ row: 0, good: good('fish') });
    expect(table.player(0).warehouse.slice(0, 3)).toEqual([good('fish'), 3, 1]);
  });

  test('AP-7.9 no second corn row while one is unfinished, but corn may still go elsewhere', () => {
    const table = cornComing([row('corn', 1, 1), row('silver', 1), row('fish', 3)]);
    table.play(0, buildRoad());
    expect(table.moves(0)).toEqual([placeCorn(1), placeCorn(2)]);
    expect(table.rule(0, placeCorn(4))).toBe('AP-7.9');
    expect(table.rule(0, placeCorn(3))).toBe('AP-7.1');
    expect(table.rule(0, placeCorn(5))).toBe('AP-7.2');
  });

  test('AP-7.5 it must be stored at once and cannot be refused', () => {
    const table = cornComing([row('fish', 1), row('silver', 1)]);
    table.play(0, buildRoad());
    expect(table.types(0)).toEqual(['placeCorn']);
    expect(table.rule(0, holdCorn)).toBe('AP-8.25');
    expect(table.state().supply[good('corn')]).toBe(12);
    table.play(0, placeCorn(2));
    expect(table.state().supply[good('corn')]).toBe(11);
  });

  test('AP-7.5 with every row full it stays on the road', () => {
    const table = cornComing(full);
    const events = table.play(0, buildRoad());
    expect(events.map(({ type }) => type)).toEqual(['used', 'roadBuilt', 'cornForgone']);
    expect(table.state().supply[good('corn')]).toBe(12);
    expect(table.state().cornDue).toBe(0);
    expect(table.player(0).container).toEqual(tiles({ stone: 1, wood: 1 }));
  });

  test('AP-1.5, AP-6.7 with no corn left on the road the step gives nothing', () => {
    const table = cornComing([row('fish', 1)], {}, { supply: { food: 3 } });
    const events = table.play(0, buildRoad());
    expect(events.map(({ type }) => type)).toEqual(['used', 'roadBuilt', 'cornForgone']);
    expect(table.player(0).warehouse.slice(0, 3)).toEqual([good('fish'), 1, 0]);
  });

  test('AP-1.12, AP-7.5 told is what is received: as much as the road has and the rows and the shed have room for', () => {
    const told = (warehouse: object[], more: object = {}, table: object = {}) =>
      cornFor(3, warehouse, more, table).flatMap((entry): (number | string)[] =>
        entry.type === 'cornReceived' ? [entry.count] : entry.type === 'cornForgone' ? ['forgone'] : [],
      );
    const last = row('silver', tables.rowSpaces[9]! - 1);
    expect(told([...full.slice(0, 9), last])).toEqual([1, 'forgone', 'forgone']);
    expect(told(full, { extensions: ['corn-shed'] })).toEqual([2, 'forgone']);
    expect(told([row('corn', 1, 1)], {}, { supply: { food: 1, corn: 2 } })).toEqual([2, 'forgone']);
    expect(told([])).toEqual([3]);
  });

  test('AP-6.8, AP-7.5 a boat brings no corn where there is no place for it', () => {
    const boats = components.boats.map((card, index) => (index === 0 ? { ...card, good: 'corn' } : card));
    const harbour = { figure: 'harbour', spaces: { harbour: { wood: 2 } } };
    const gained = (warehouse: object[]) =>
      event(
        playIn({ ...components, boats }, { players: [{ ...harbour, warehouse }] }, { type: 'buildBoat', boat: 0, wild: false }),
        'boatBuilt',
      ).gained;
    expect([gained([]), gained(full)]).toEqual([1, 0]);
  });
});
