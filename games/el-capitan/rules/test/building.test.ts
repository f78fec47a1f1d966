import { noChance } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import type { Move } from '../index.ts';
import { at, board, borrow, build, city, endTurn, fortify, reopen, tableWith } from './table.ts';

const [red, green, blue, yellow] = [0, 1, 2, 3] as const;
/** Four players; seat 0 lies in Marseille and is to act. */
const inMarseille = (marseille: object, more: object = {}) => ({
  round: 3,
  cities: { marseille },
  players: [{ ...at('marseille'), money: 50 }],
  ...more,
});
const by = (who: number, marseille: object, players = 4) =>
  tableWith(
    {
      round: 3,
      active: who,
      cities: { marseille },
      players: Array.from({ length: players }, (_, index) => (index === who ? { ...at('marseille'), money: 50 } : {})),
    },
    players,
  );
const rowAfter = (table: ReturnType<typeof by>) =>
  table.match.game.rules.situation.write(table.state()) as {
    cities: Record<string, { row: (number | null)[]; closed: number[] }>;
  };
const marseille = (table: ReturnType<typeof by>) => rowAfter(table).cities['marseille']!;

describe('building a warehouse', () => {
  test('EC-4.1 in the city where the ship lies, for the number on its space; Marseille 4 and 5 (example)', () => {
    for (const [space, price] of [
      [1, 4],
      [2, 5],
    ] as const) {
      const table = tableWith({ round: 2, players: [at('marseille', space)] });
      expect(table.play(build(2))[0]).toMatchObject({ type: 'warehouseBuilt', city: city('marseille'), site: 2, price });
      expect(table.state().money[0]).toBe(20 - price);
    }
    expect(tableWith({ round: 2, players: [{ ship: 'bank' }] }).refusal(build(1))).toBe('EC-4.1 ship-in-no-harbour');
  });

  test('EC-4.2 the first goes on site 1 or 2; if on 2, the second goes on 1', () => {
    const table = by(red, {});
    expect(table.offered('buildWarehouse')).toEqual([build(1), build(2)]);
    expect(table.refusal(build(3))).toBe('EC-4.2 begin-with-the-first-two');
    expect(by(green, { row: [null, red] }).offered('buildWarehouse')).toEqual([build(1, green)]);
    expect(by(red, { row: [red] }).offered('buildWarehouse')).toEqual([build(2)]);
  });

  test('EC-4.3 every further one goes just past the furthest', () => {
    const table = by(red, { row: [red, green, blue] });
    expect(table.offered('buildWarehouse')).toEqual([build(4)]);
    expect(table.refusal(build(6))).toBe('EC-4.3 not-the-next-site');
  });

  test('EC-4.4 Red on 2, Green on 1, 3, 4, 5: Green has four houses, three in a row, and cannot build on 6 (example)', () => {
    const row = [green, red, green, green];
    expect(by(green, { row }).offered('buildWarehouse')).toEqual([build(5, green)]);
    const table = by(green, { row: [...row, green] });
    expect(table.refusal(build(6, green))).toBe('EC-4.4 three-in-a-row');
    expect(by(green, { row: [...row, green, blue], closed: [] }).offered('buildWarehouse')).toEqual([build(7, green)]);
  });

  test('EC-4.5 field 13 is never built on', () => {
    const row = [null, null, null, 1, 2, 1, 2, 1, 2, 1, 2, 1];
    const table = by(red, { row });
    expect(table.refusal(build(13))).toBe('EC-4.5 never-built-on');
  });

  test('EC-4.6 a piece in front of the player is needed', () => {
    const table = tableWith({ round: 2, players: [{ ...at('tanger'), warehouses: 0, fortresses: 0 }] });
    expect(table.refusal(build(1))).toBe('EC-4.6 none-in-front-of-you');
    expect(table.refusal(fortify)).toBe('EC-4.6 none-in-front-of-you');
    expect(table.refusal(build(1, 1))).toBe('EC-4.6 not-your-colour');
  });
});

describe('closing', () => {
  test('EC-5.1 Yellow on the first dark site closes the house on site 1, and so on (picture)', () => {
    const table = by(yellow, { row: [green, red, green, green, green, blue] });
    expect(table.play(build(7, yellow))).toContainEqual({
      type: 'warehouseClosed',
      owner: green,
      colour: green,
      city: city('marseille'),
      site: 1,
      lost: false,
    });
    expect(marseille(table)).toMatchObject({ row: [null, red, green, green, green, blue, yellow], closed: [green] });
  });

  test('EC-5.1, EC-6.1 Blue on the second dark site closes Red on site 2; Red reopens it behind the last (picture)', () => {
    const table = tableWith({
      round: 3,
      startPlayer: blue,
      cities: { marseille: { row: [null, red, green, green, green, blue, yellow, blue], closed: [green] } },
      players: [at('marseille'), {}, at('marseille')],
    });
    table.play(build(9, blue), endTurn, borrow(10), endTurn, reopen(10));
    expect(table.state().money[red]).toBe(20);
    expect(marseille(table)).toMatchObject({
      row: [null, null, green, green, green, blue, yellow, blue, blue, red],
      closed: [green],
    });
  });

  test('EC-5.1 the builder’s own house is closed as well', () => {
    const table = by(red, { row: [red, green, green, blue, blue, blue] });
    table.play(build(7));
    expect(marseille(table).closed).toEqual([red]);
  });

  test('EC-5.2 with two or three players the triangle is the first closing site and the dark ones follow it', () => {
    const three = by(red, { row: [red, green, blue, green] }, 3);
    three.play(build(5));
    expect(marseille(three)).toMatchObject({ row: [null, green, blue, green, red], closed: [red] });
    const later = by(red, { row: [null, green, blue, green, red, blue], closed: [red] }, 3);
    later.play(build(7));
    expect(marseille(later).closed).toEqual([red, green]);
    const four = by(red, { row: [red, green, blue, green] });
    expect(four.play(build(5)).some(({ type }) => type === 'warehouseClosed')).toBe(false);
  });

  test('EC-5.4 a freed site stays empty until site 12 is taken', () => {
    const table = by(red, { row: [null, red, green, green, green, blue, yellow] });
    expect(table.offered('buildWarehouse')).toEqual([build(8)]);
    expect(table.refusal(build(1))).toBe('EC-5.4 freed-until-the-last-site');
  });

  test('EC-5.5 a reopened house on a dark site closes one as well', () => {
    const table = by(red, { row: [null, green, blue, green, blue, green, yellow, yellow], closed: [red] });
    expect(table.play(reopen(9)).map(({ type }) => type)).toEqual(['warehouseReopened', 'warehouseClosed']);
    expect(marseille(table).closed).toEqual([green]);
  });

  test('EC-5.6 the limit is judged before the closing, the bonus card after it', () => {
    const run = by(red, { row: [blue, blue, green, red, red, red] });
    expect(run.refusal(build(7))).toBe('EC-4.4 three-in-a-row');
    const everywhere = Object.fromEntries(
      board.cities.slice(0, 9).map(({ id }) => [id, { row: id === 'tanger' || id === 'tunis' ? [] : [red] }]),
    );
    const table = tableWith({
      phase: 3,
      cities: { ...everywhere, tanger: { row: [red, 1, 1, 2, 2, 1] }, marseille: { row: [1, red] } },
      players: [at('tanger')],
    });
    expect(table.play(build(7)).map(({ type }) => type)).toEqual(['warehouseBuilt', 'warehouseClosed']);
  });
});

describe('reopening', () => {
  test('EC-6.1 only in the harbour of that city, for free', () => {
    const row = [null, green, blue, green, blue, green, yellow];
    const poor = { ...at('marseille'), money: 0 };
    const table = tableWith(inMarseille({ row, closed: [red] }, { players: [poor] }));
    table.play(reopen(8));
    expect(table.state().money[red]).toBe(0);
    const away = tableWith(inMarseille({ row, closed: [red] }, { players: [at('napoli')] }));
    expect(away.refusal(reopen(8))).toBe('EC-6.1 none-closed-here');
    expect(by(red, { row, closed: [green] }).refusal(reopen(8))).toBe('EC-6.1 none-closed-here');
  });

  test('EC-6.2 it is the whole action', () => {
    const table = by(red, { row: [null, green, blue, green, blue, green, yellow], closed: [red, red] });
    table.play(reopen(8));
    expect(table.refusal(build(9))).toBe('EC-2.1 one-action-a-turn');
    expect(table.refusal(fortify)).toBe('EC-2.1 one-action-a-turn');
    expect(table.refusal(reopen(9))).toBe('EC-2.1 one-action-a-turn');
  });

  test('EC-6.3 an owner whose ship lies there reopens on the next turn without sailing', () => {
    const table = tableWith({
      round: 3,
      startPlayer: yellow,
      cities: { marseille: { row: [red, green, blue, green, blue, green] } },
      players: [at('marseille'), {}, {}, at('marseille')],
    });
    table.play(build(7, yellow), endTurn);
    expect(table.asked()).toBe(red);
    expect(table.offered('reopenWarehouse')).toEqual([reopen(8)]);
  });

  test('EC-6.4 the limit of three holds', () => {
    const table = by(red, { row: [null, null, blue, green, blue, green, yellow, red, red, red], closed: [red, green] });
    expect(table.refusal(reopen(11))).toBe('EC-4.4 three-in-a-row');
  });

  test('EC-6.5 after site 12 it goes on the freed site nearest to the houses; in a full row nothing is reopened', () => {
    const row = [null, null, null, 1, 2, 1, 2, 1, 2, 1, 2, 1];
    expect(by(red, { row, closed: [red] }).offered('reopenWarehouse')).toEqual([reopen(3)]);
    const full = by(red, { row: [1, 2, 3, 1, 2, 1, 2, 1, 2, 1, 2, 1], closed: [red] });
    expect(full.refusal(reopen(1))).toBe('EC-6.5 row-full');
  });

  test('EC-6.6 a closed warehouse stays a built one: it never returns to the stock', () => {
    const table = by(red, { row: [red, green, green, blue, blue, blue] });
    const before = table.state().warehouses[red]!;
    table.play(build(7));
    expect(table.state().warehouses[red]).toBe(before - 1);
  });
});

describe('after site 12', () => {
  const behind = [1, 1, 2, 3, 2, 3, 0, 0, 0];

  /** What a move in Marseille leads to where its dark sites are other ones. */
  function eventsOf(closing: number[], row: (number | null)[], move: Move): string[] {
    const { game, options } = by(red, {}).match;
    const components = structuredClone(game.edition.components) as unknown as { cities: { closing: number[] }[] };
    components.cities[0]!.closing = closing;
    const rules = game.box.defineGame(game.box.parseComponents(components));
    const state = rules.situation.read({ round: 3, cities: { marseille: { row } }, players: [at('marseille')] }, options, 4);
    const events: string[] = [];
    rules.apply(state, state.active, move, { chance: noChance, emit: ({ type }) => events.push(type) });
    return events;
  }

  test('EC-7.1 freed sites are taken from the houses back to site 1, one at a time', () => {
    const table = by(blue, { row: [null, null, null, ...behind] });
    expect(table.offered('buildWarehouse')).toEqual([build(3, blue)]);
    expect(table.refusal(build(1, blue))).toBe('EC-7.1 not-the-next-site');
    expect(by(blue, { row: [null, 3, 3, ...behind] }).offered('buildWarehouse')).toEqual([build(1, blue)]);
  });

  test('EC-7.2 there is no closing any more', () => {
    const table = tableWith(
      {
        round: 4,
        cities: { marseille: { row: [null, null, null, null, 1, 2, 1, 2, 1, 2, 1, 2] } },
        players: [{ ...at('marseille') }],
      },
      3,
    );
    expect(table.play(build(4)).map(({ type }) => type)).toEqual(['warehouseBuilt']);
    const onDark = eventsOf([3, 9, 11], [null, null, null, 1, 2, 1, 2, 1, 2, 1, 2, 1], build(3));
    expect(onDark).toEqual(['warehouseBuilt']);
  });

  test('EC-7.3 three red ones at the end do not stop Red at the front; Green on 4 and 5 takes 3 but not then 2 (picture)', () => {
    expect(by(red, { row: [null, null, null, ...behind] }).offered('buildWarehouse')).toEqual([build(3)]);
    const table = by(green, { row: [null, null, null, ...behind] });
    expect(board.values[city('marseille')]!.slice(1, 4)).toEqual([0, 4, 8]);
    table.play(build(3, green));
    const next = by(green, { row: [null, null, green, ...behind] });
    expect(next.refusal(build(2, green))).toBe('EC-4.4 three-in-a-row');
  });

  test('EC-7.4 with all twelve sites taken no more is built', () => {
    const table = by(red, { row: [2, 3, 3, ...behind] });
    expect(table.offered('buildWarehouse')).toEqual([]);
    expect(table.refusal(build(1))).toBe('EC-7.4 row-full');
  });

  test('EC-7.5 site 12 closes only if it is printed dark', () => {
    const row = [null, null, null, 1, 2, 1, 2, 1, 2, 1, 2];
    expect(
      by(red, { row })
        .play(build(12))
        .map(({ type }) => type),
    ).toEqual(['warehouseBuilt']);
    const dark = eventsOf([7, 9, 12], [null, null, 1, 1, 2, 1, 2, 1, 2, 1, 2], build(12));
    expect(dark).toEqual(['warehouseBuilt', 'warehouseClosed']);
  });
});

describe('fortresses', () => {
  test('EC-8.1 in the harbour, on the first free site, for its number: Marseille 8, then 10 (example)', () => {
    expect(by(red, {}).play(fortify)[0]).toMatchObject({ type: 'fortressBuilt', site: 1, price: 8 });
    expect(by(red, { fortresses: [green] }).play(fortify)[0]).toMatchObject({ type: 'fortressBuilt', site: 2, price: 10 });
    expect(by(red, { fortresses: [green, blue] }).refusal(fortify)).toBe('EC-8.1 no-fortress-site');
    expect(tableWith({ round: 2, players: [{ ship: 'bank' }] }).refusal(fortify)).toBe('EC-8.1 ship-in-no-harbour');
  });

  test('EC-8.2 one fortress a player and city', () => {
    const table = tableWith({
      phase: 2,
      cities: { marseille: { fortresses: [red] } },
      players: [{ ...at('marseille'), money: 50 }],
    });
    expect(table.refusal(fortify)).toBe('EC-8.2 one-fortress-a-city');
  });

  test('EC-8.3 a fortress stays and keeps its site taken', () => {
    const table = tableWith({ round: 2, startPlayer: 0, players: [at('marseille', 1), { ...at('marseille', 2), money: 30 }] });
    table.play(fortify, endTurn, fortify, endTurn, borrow(10), endTurn, borrow(10), endTurn, borrow(10), endTurn);
    const first = city('marseille') * board.fortressSites;
    expect(table.state().strongholds.slice(first, first + 2)).toEqual([red, green]);
  });

  test('EC-8.4 no warehouse is needed, and the row may be empty', () => {
    expect(by(red, {}).offered('buildFortress')).toHaveLength(1);
    expect(by(red, { row: [green, green] }).offered('buildFortress')).toHaveLength(1);
  });
});
