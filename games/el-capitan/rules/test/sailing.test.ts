import { describe, expect, test } from 'vitest';
import { bank, type Move } from '../index.ts';
import { at, borrow, build, buy, card, city, endTurn, fortify, type tableWith as Make, sail, tableWith } from './table.ts';

const reached = (table: ReturnType<typeof Make>, id: string): string[] =>
  table
    .offered('sail')
    .filter((move): move is Extract<Move, { type: 'sail' }> => move.type === 'sail' && move.card === card(id))
    .map((move) => cityNames[move.city]!);
const cityNames = ['marseille', 'venezia', 'constantinople', 'valencia', 'napoli', 'athina', 'tanger', 'tunis', 'alexandria'];
const holding = (player: object, ...cards: string[]) => ({ round: 2, display: [], players: [{ ...player, cards }] });

describe('sailing', () => {
  test.each([
    ['a city', at('alexandria')],
    ['the bank', { ship: 'bank' }],
    ['no place yet', {}],
  ])('EC-3.1 a destination card leads to its city from %s', (_, player) => {
    const table = tableWith(holding(player, 'marseille-1'));
    table.play(sail('marseille-1', 'marseille'));
    expect(table.state()).toMatchObject({ ships: { 0: city('marseille') }, spaces: { 0: 1 } });
  });

  test('EC-3.2 a route of up to as many steps as seals, turning allowed', () => {
    const one = tableWith(holding(at('tunis'), 'marseille-1'));
    expect(reached(one, 'marseille-1')).toEqual(['marseille', 'napoli', 'tanger', 'alexandria']);
    expect(one.refusal(sail('marseille-1', 'venezia'))).toBe('EC-3.2 too-many-steps');
    expect(reached(tableWith(holding(at('tanger'), 'tunis-2')), 'tunis-2')).toEqual([
      'marseille',
      'valencia',
      'napoli',
      'tunis',
      'alexandria',
    ]);
  });

  test('EC-3.2 from Valencia the Marseille card with three seals reaches every city (example)', () => {
    const table = tableWith(holding(at('valencia'), 'marseille-3'));
    expect(reached(table, 'marseille-3')).toEqual(cityNames.filter((name) => name !== 'valencia'));
  });

  test('EC-3.3 a connection card carries the ship once, in either direction, between its two cities', () => {
    expect(reached(tableWith(holding(at('venezia'), 'venezia-tanger')), 'venezia-tanger')).toEqual(['tanger']);
    expect(reached(tableWith(holding(at('tanger'), 'venezia-tanger')), 'venezia-tanger')).toEqual(['venezia']);
    const elsewhere = tableWith(holding(at('napoli'), 'venezia-tanger'));
    expect(elsewhere.refusal(sail('venezia-tanger', 'tanger'))).toBe('EC-3.3 connection-elsewhere');
  });

  test('EC-3.4 from the bank a destination card first, then any others in the same turn (example: Tanger, Alexandria)', () => {
    const table = tableWith(holding({ ship: 'bank' }, 'tanger-1', 'tanger-alexandria'));
    expect(reached(table, 'tanger-1')).toEqual(['tanger']);
    expect(table.refusal(sail('tanger-alexandria', 'alexandria'))).toBe('EC-3.4 leave-by-destination-only');
    expect(table.refusal(sail('tanger-1', 'tunis'))).toBe('EC-3.4 leave-by-destination-only');
    table.play(sail('tanger-1', 'tanger'), sail('tanger-alexandria', 'alexandria'), build(1));
    expect(table.state().ships[0]).toBe(city('alexandria'));
  });

  test('EC-3.5, EC-3.11 the bank is free to reach, for any number of ships, and only to borrow or pass', () => {
    const table = tableWith({ round: 2, players: [at('tanger'), at('napoli'), { ship: 'bank' }, { ship: 'bank' }] });
    table.play(borrow(10), endTurn, borrow(10), endTurn);
    expect(table.state().ships).toEqual([bank, bank, bank, bank]);
    expect(table.state().money.slice(0, 2)).toEqual([30, 30]);
    expect(table.moves().every(({ type }) => type !== 'endTurn')).toBe(true);
  });

  test('EC-3.6 the first free space, without a choice and without changing later', () => {
    const table = tableWith({ round: 2, players: [{ cards: ['napoli-1'] }, at('napoli', 1)] });
    table.play(sail('napoli-1', 'napoli'), build(1), endTurn);
    expect(table.state().spaces.slice(0, 2)).toEqual([2, 1]);
    table.play(borrow(10), endTurn, borrow(10), endTurn, borrow(10), endTurn);
    const events = table.play(build(2));
    expect(events[0]).toMatchObject({ type: 'warehouseBuilt', price: 5 });
  });

  test('EC-3.7, EC-3.10 in a full city a ship lies on no space, cannot build, and sails on', () => {
    const table = tableWith({
      round: 2,
      players: [{ ...at('tunis'), cards: ['napoli-tunis', 'napoli-athina'] }, at('napoli'), at('napoli')],
    });
    table.play(sail('napoli-tunis', 'napoli'));
    expect(table.state().spaces[0]).toBe(0);
    expect(table.refusal(build(1))).toBe('EC-3.10 harbour-full');
    expect(table.refusal(fortify)).toBe('EC-3.10 harbour-full');
    table.play(sail('napoli-athina', 'athina'), build(1));
  });

  test('EC-3.7 the cities that a route merely passes need no free space', () => {
    const table = tableWith(
      {
        round: 2,
        players: [{ ...at('marseille'), cards: ['tunis-2'] }, at('venezia'), at('venezia'), at('valencia'), at('valencia')],
      },
      5,
    );
    expect(reached(table, 'tunis-2')).toContain('napoli');
  });

  test('EC-3.10 where no card leads on from a full city, the ship goes to the bank', () => {
    const table = tableWith({
      ...holding({ ...at('tunis'), money: 0 }, 'napoli-tunis'),
      players: [{ ...at('tunis'), money: 0, cards: ['napoli-tunis'] }, at('napoli'), at('napoli')],
    });
    table.play(sail('napoli-tunis', 'napoli'), borrow(10));
    expect(table.state().ships[0]).toBe(bank);
  });

  test('EC-3.8 any number of cards in a turn; used ones go to the discards', () => {
    const table = tableWith(holding(at('tunis'), 'napoli-tunis', 'napoli-athina', 'marseille-1'));
    table.play(sail('napoli-tunis', 'napoli'), sail('napoli-athina', 'athina'), sail('marseille-1', 'marseille'));
    expect(['napoli-tunis', 'napoli-athina', 'marseille-1'].map((id) => table.state().cards[card(id)])).toEqual([2, 2, 2]);
  });

  test('EC-3.9 one card leads to another city; with two a ship may leave and come back to the cheaper space', () => {
    const table = tableWith({
      round: 2,
      players: [{ ...at('napoli', 2), cards: ['napoli-3', 'napoli-tunis'] }],
    });
    expect(table.refusal(sail('napoli-3', 'napoli'))).toBe('EC-3.9 another-city-only');
    table.play(sail('napoli-tunis', 'tunis'), sail('napoli-3', 'napoli'));
    expect(table.state().spaces[0]).toBe(1);
  });

  test('EC-2.2 only cards in the own hand can be played', () => {
    const table = tableWith({ round: 2, display: ['napoli-1'], players: [{ ...at('tunis') }, { cards: ['tanger-1'] }] });
    expect(table.refusal(sail('napoli-1', 'napoli'))).toBe('EC-2.2 card-not-held');
    expect(table.refusal(sail('tanger-1', 'tanger'))).toBe('EC-2.2 card-not-held');
    table.play(buy('napoli-1'), sail('napoli-1', 'napoli'));
  });
});
