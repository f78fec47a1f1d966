import { editionFile, InputError, parseEdition } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { box, type Components } from '../index.ts';
import { board, city } from './table.ts';

const { components } = box.standard;
const print = (id: string) => board.cities[city(id)]!;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What is wrong with an edition after a change. */
function complaint(change: (components: { -readonly [Key in keyof Components]: unknown }) => void): string {
  const edited = structuredClone(components) as { -readonly [Key in keyof Components]: unknown };
  change(edited);
  try {
    box.parseComponents(edited);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'no complaint';
}

describe('what is printed', () => {
  test('every city has a harbour, fortress sites and a row of 12 sites and a last field', () => {
    expect(board.cities).toHaveLength(12);
    for (const { values, harbours, fortresses, id } of board.cities) {
      expect(values).toHaveLength(13);
      expect(values[0]).toBe(0);
      expect(harbours).toHaveLength(id === 'porto' ? 3 : 2);
      expect(fortresses).toHaveLength(id === 'porto' ? 1 : 2);
      expect(Math.max(...values)).toBe(values[8]);
    }
  });

  test('the numbers that the rulebook gives', () => {
    expect(print('marseille')).toMatchObject({ harbours: [4, 5], fortresses: [8, 10] });
    expect(print('marseille').values.slice(0, 3)).toEqual([0, 4, 8]);
    expect([print('marseille').values[5], print('marseille').values[12]]).toEqual([20, 16]);
    expect(print('lisboa')).toMatchObject({ harbours: [0, 1], triangle: [] });
    expect(print('lisboa').values.slice(2, 4)).toEqual([4, 6]);
    expect(print('lisboa').closing).toHaveLength(2);
    expect(board.cities.filter(({ id }) => id !== 'lisboa').every(({ closing }) => closing.length === 3)).toBe(true);
    expect(Math.max(...print('porto').values)).toBeGreaterThan(Math.max(...print('marseille').values));
  });

  test('the spread scale', () => {
    expect(board.spread).toEqual([0, 0, 0, 5, 10, 15, 20, 30, 45, 60, 75, 90, 110]);
  });

  test('18 destination cards, two a city, six of each number of seals; 36 connections, every pair once, priced by distance', () => {
    const { destinationCards, connectionCards } = components;
    expect(destinationCards).toHaveLength(18);
    for (const { id } of components.cities) expect(destinationCards.filter((card) => card.city === id)).toHaveLength(2);
    for (const seals of [1, 2, 3]) expect(destinationCards.filter((card) => card.seals === seals)).toHaveLength(6);
    expect(sum(destinationCards.map(({ price }) => price))).toBe(90);
    expect(connectionCards).toHaveLength(36);
    expect(new Set(connectionCards.map(({ cities }) => [...cities].sort().join()))).toHaveProperty('size', 36);
    for (const { cities, price } of connectionCards) expect(price).toBe(board.distance[city(cities[0])]![city(cities[1])]);
    const counts = [1, 2, 3, 4].map((price) => connectionCards.filter((card) => card.price === price).length);
    expect(counts).toEqual([12, 14, 8, 2]);
  });

  test('loans, bonus cards and pieces', () => {
    expect(components.loans.map(({ amount, repayment, extended, count }) => [amount, repayment, extended, count])).toEqual([
      [10, 12, 16, 18],
      [16, 20, 30, 12],
    ]);
    expect(components.bonus.cards.map(({ florins }) => florins)).toEqual([15, 10, 5]);
    expect(components.pieces).toEqual({ warehouses: 18, fortresses: 3 });
  });

  test('every entry says where it comes from', () => {
    const entries = [
      ...board.cities,
      ...components.destinationCards,
      ...components.connectionCards,
      ...components.loans,
      ...components.spread,
      ...components.bonus.cards,
    ];
    for (const { origin } of entries) expect(['printed', 'inferred', 'reconstructed']).toContain(origin.provenance);
    expect(components.connectionCards.find(({ id }) => id === 'venezia-tanger')!.origin.provenance).toBe('printed');
  });
});

describe('editions', () => {
  test('the standard edition passes its own door, as a file too', () => {
    expect(box.parseComponents(structuredClone(components))).toEqual(components);
    expect(parseEdition(box, JSON.parse(JSON.stringify(editionFile(box)))).components).toEqual(components);
  });

  test('a corrected number is played by', () => {
    const edited = structuredClone(components) as unknown as { cities: { harbours: number[] }[] };
    edited.cities[0]!.harbours = [1, 2];
    const rules = box.defineGame(box.parseComponents(edited));
    const options = { porto: false, lisboa: false, islasCanarias: false, startPlayer: 0 } as const;
    const situation = { round: 2, players: [{ ship: { city: 'marseille' } }] };
    const state = rules.situation.read(situation, options, 3);
    rules.apply(state, state.active, { type: 'buildWarehouse', colour: 0, site: 1 }, { chance: { below: () => 0 } });
    expect(state.money[0]).toBe(19);
  });

  test.each<[string, (edited: { -readonly [Key in keyof Components]: unknown }) => void]>([
    [
      'components.startMoney',
      (edited) => {
        edited.startMoney = -1;
      },
    ],
    [
      'components.cities[0].closing[0]',
      (edited) => {
        edited.cities = components.cities.map((entry, index) => (index === 0 ? { ...entry, closing: [2, 9, 11] } : entry));
      },
    ],
    [
      'components.outerCities.porto.triangle[0]',
      (edited) => {
        edited.outerCities = { ...components.outerCities, porto: { ...components.outerCities.porto, triangle: [7] } };
      },
    ],
    [
      'components.cities[1].id',
      (edited) => {
        edited.cities = components.cities.map((entry, index) => (index === 1 ? { ...entry, id: 'marseille' } : entry));
      },
    ],
    [
      'components.outerCities.lisboa: there are two cities at',
      (edited) => {
        edited.outerCities = { ...components.outerCities, lisboa: { ...components.outerCities.lisboa, column: 1 } };
      },
    ],
    [
      'components.destinationCards[3].city',
      (edited) => {
        edited.destinationCards = components.destinationCards.map((entry, index) =>
          index === 3 ? { ...entry, city: 'porto' } : entry,
        );
      },
    ],
    [
      'components.connectionCards[2].cities',
      (edited) => {
        const cities = ['napoli', 'napoli'];
        edited.connectionCards = components.connectionCards.map((entry, index) => (index === 2 ? { ...entry, cities } : entry));
      },
    ],
    [
      'components.connectionCards[0].id',
      (edited) => {
        edited.connectionCards = components.connectionCards.map((entry, index) =>
          index === 0 ? { ...entry, id: 'napoli-1' } : entry,
        );
      },
    ],
    [
      'components.spread[12]',
      (edited) => {
        edited.spread = components.spread.slice(0, 12);
      },
    ],
    [
      'components.pieces.warehouses',
      (edited) => {
        edited.pieces = { warehouses: 17, fortresses: 3 };
      },
    ],
    [
      'components.pirate.space',
      (edited) => {
        edited.pirate = { ...components.pirate, space: 3 };
      },
    ],
    [
      'components.cities',
      (edited) => {
        edited.cities = components.cities.slice(0, 5);
      },
    ],
    [
      'components.perPhase.neutralWarehouses',
      (edited) => {
        edited.perPhase = { ...components.perPhase, neutralWarehouses: 6 };
      },
    ],
  ])('an edition that does not fit is refused by name: %s', (path, change) => {
    expect(complaint(change)).toContain(path);
  });
});
