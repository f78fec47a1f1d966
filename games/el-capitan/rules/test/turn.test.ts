import { ScriptedChance, seat } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { bank, type Event, notInPlay, onDisplay, type State } from '../index.ts';
import { at, board, borrow, build, buy, card, city, endTurn, fortify, newTable, pass, sail, tableWith } from './table.ts';

const open = (state: State) => [...state.cards.keys()].filter((index) => state.cards[index] === onDisplay);
const drawn = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'displayRefilled' ? event.cards : []));

describe('set-up', () => {
  test.each([2, 3, 4, 5])('EC-1.1, EC-1.2 with %i players: ship, pieces and money', (seats) => {
    const state = newTable(seats).state();
    const all = (value: number) => new Array(seats).fill(value);
    expect(state.money).toEqual(all(20));
    expect(state.ships).toEqual(all(notInPlay));
    expect(state.warehouses.slice(0, seats)).toEqual(all(6));
    expect(state.fortresses).toEqual(all(1));
    expect(state.warehouses[0]! + state.warehouseSupply[0]!).toBe(18);
    expect(state.fortresses[0]! + state.fortressSupply[0]!).toBe(3);
  });

  test('EC-1.1 money and cards in hand are open to everybody, spectators included', () => {
    const { match } = tableWith({ players: [{ money: 7, cards: ['napoli-3'] }] });
    for (const viewer of [seat(3), 'spectator'] as const) {
      expect(match.view(viewer).money[0]).toBe(7);
      expect(match.view(viewer).cards[card('napoli-3')]).toBe(3);
    }
  });

  test('EC-1.3 two decks: 18 destination cards, 4 of them open, and 36 connection cards, 6 of them open', () => {
    const state = newTable(3).state();
    expect(board.destinationCount).toBe(18);
    expect(state.cards).toHaveLength(54);
    const [destinations, connections] = [open(state).filter((index) => index < 18), open(state).filter((index) => index >= 18)];
    expect([destinations.length, connections.length]).toEqual([4, 6]);
  });

  test('EC-1.4, EC-1.5 the loan cards and the bonus cards', () => {
    expect(newTable(5).state().loanPiles).toEqual([18, 12]);
    expect(board.components.bonus.cards.map(({ florins }) => florins)).toEqual([15, 10, 5]);
  });

  test('EC-1.6 the start player is drawn from the seed, or named', () => {
    const starters = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => newTable(4, {}, seed).state().startPlayer));
    expect(starters.size).toBeGreaterThan(1);
    expect(newTable(4, { startPlayer: 2 }).state()).toMatchObject({ startPlayer: 2, active: 2, phase: 1, round: 1 });
  });

  test('EC-1.7 turns go clockwise, and a round begins with the start player of the phase', () => {
    const table = tableWith({ round: 2, startPlayer: 2, players: [{}, {}, {}, {}] });
    const asked = [2, 3, 0, 1, 2].map((expected) => {
      expect(table.asked()).toBe(expected);
      const { round } = table.state();
      table.play(borrow(10), endTurn);
      return round;
    });
    expect(asked).toEqual([2, 2, 2, 2, 3]);
    expect(table.match.submit(seat(0), borrow(10))).toMatchObject({ reason: 'not-asked' });
  });

  test('EC-1.8 prices are paid in full and at once, or not at all', () => {
    const situation = (money: number) => ({ round: 2, display: ['napoli-3'], players: [{ ...at('napoli'), money }] });
    expect(tableWith(situation(5)).refusal(buy('napoli-3'))).toBe('EC-1.8 too-dear');
    const table = tableWith(situation(6));
    table.play(buy('napoli-3'));
    expect(table.state().money[0]).toBe(0);
    expect(table.refusal(build(1))).toBe('EC-1.8 too-dear');
  });
});

describe('a turn', () => {
  test('EC-2.1, EC-2.4, EC-2.10 buy, sail, buy, sail on, one action; no sailing and no second action after it', () => {
    const table = tableWith({ display: ['napoli-1', 'tanger-1', 'marseille-napoli', 'napoli-athina'] });
    table.play(buy('napoli-1'), sail('napoli-1', 'napoli'), buy('napoli-athina'), buy('tanger-1'));
    table.play(sail('napoli-athina', 'athina'), build(2));
    expect(table.refusal(sail('tanger-1', 'tanger'))).toBe('EC-2.4 sail-before-the-action');
    expect(table.refusal(build(1))).toBe('EC-2.1 one-action-a-turn');
    expect(table.refusal(fortify)).toBe('EC-2.1 one-action-a-turn');
  });

  test('EC-2.1 the action is compulsory', () => {
    const table = tableWith({ round: 2, players: [at('napoli')] });
    expect(table.refusal(endTurn)).toBe('EC-2.1 action-first');
    expect(table.offered('endTurn')).toEqual([]);
  });

  test('EC-2.2 any number of cards before the action and after a building action, kept for later turns', () => {
    const table = tableWith({ round: 2, display: ['venezia-1', 'tunis-2', 'marseille-napoli'], players: [at('tanger')] });
    table.play(buy('venezia-1'), build(1), buy('tunis-2'), buy('marseille-napoli'));
    expect(table.state().money[0]).toBe(20 - 4 - 2 - 5 - 2);
    table.play(endTurn);
    expect(['venezia-1', 'tunis-2', 'marseille-napoli'].map((id) => table.state().cards[card(id)])).toEqual([3, 3, 3]);
    expect(table.refusal(buy('venezia-1'))).toBe('EC-2.2 not-on-display');
  });

  test('EC-2.3 the display is refilled after the whole turn, and not before', () => {
    const table = tableWith({ round: 2, players: [at('tanger')] });
    const display = open(table.state());
    table.play(buy('marseille-1'), build(1), buy('marseille-venezia'));
    expect(open(table.state())).toEqual(display.filter((index) => index !== 0 && index !== 18));
    expect(drawn(table.play(endTurn))).toHaveLength(2);
    expect(open(table.state())).toHaveLength(10);
  });

  test('EC-2.3, EC-2.11 an empty deck is made of the discards, those of this turn included', () => {
    const inHand = board.cardIds.slice(4, 18);
    const table = tableWith(
      { round: 2, players: [{ ...at('tanger'), cards: ['marseille-1'] }, { cards: inHand }], display: ['marseille-3'] },
      4,
      {},
      new ScriptedChance([0, 0, 0, 0, 0, 0, 0, 0, 0]),
    );
    const events = table.play(sail('marseille-1', 'marseille'), build(1), endTurn);
    expect(events).toContainEqual({ type: 'discardsShuffled', cards: 1 });
    expect(drawn(events).filter((index) => index < 18)).toEqual([card('marseille-1'), card('venezia-1'), card('venezia-2')]);
  });

  test('EC-2.11 with deck and discards empty the display stays short', () => {
    const table = tableWith({
      round: 2,
      players: [at('tanger'), { cards: board.cardIds.slice(2) }],
      display: ['marseille-1', 'marseille-3'],
    });
    table.play(build(1), endTurn);
    expect(open(table.state())).toEqual([0, 1]);
  });

  test('EC-2.5 a loan is the whole turn: nothing before it, nothing but the end after it', () => {
    const table = tableWith({ round: 2, players: [{ ...at('tanger'), cards: ['napoli-1'] }] });
    table.play(borrow(16));
    expect(table.moves()).toEqual([endTurn]);
    expect(table.refusal(buy('marseille-1'))).toBe('EC-2.5 nothing-after-the-bank');
    expect(table.match.takeBack(seat(0)).ok).toBe(true);
    table.play(buy('marseille-1'));
    expect(table.refusal(borrow(16))).toBe('EC-2.5 a-loan-is-the-whole-turn');
    expect(table.match.takeBack(seat(0)).ok).toBe(true);
    table.play(sail('napoli-1', 'napoli'));
    expect(table.refusal(borrow(10))).toBe('EC-2.5 a-loan-is-the-whole-turn');
  });

  test('EC-2.6 who will not build borrows; with one pile empty the other, with both empty the player passes', () => {
    const lent = (ten: number, sixteen: number) => ({ round: 2, players: [at('tanger'), { loans: { 10: ten, 16: sixteen } }] });
    expect(tableWith(lent(0, 0)).refusal(pass)).toBe('EC-2.6 loans-are-left');
    expect(tableWith(lent(18, 0)).offered('takeLoan')).toEqual([borrow(16)]);
    expect(tableWith(lent(18, 0)).refusal(borrow(10))).toBe('EC-2.6 pile-empty');
    const table = tableWith(lent(18, 12));
    expect(table.offered('takeLoan')).toEqual([]);
    table.play(pass);
    expect(table.state()).toMatchObject({ passes: 1, ships: [bank, notInPlay, notInPlay, notInPlay] });
    expect(table.state().money[0]).toBe(20);
  });

  test('EC-2.7 no loan in the first round of the game, but in the first round of later phases', () => {
    const first = tableWith({});
    expect(first.refusal(borrow(10))).toBe('EC-2.7 no-loan-in-the-first-round');
    expect(first.refusal(pass)).toBe('EC-2.7 you-can-still-go-on');
    expect(tableWith({ phase: 2, round: 1 }).offered('takeLoan')).toHaveLength(2);
    expect(tableWith({ round: 2 }).offered('takeLoan')).toHaveLength(2);
  });

  test('EC-2.7, EC-2.9 in the first round a player whose turn is stuck passes', () => {
    const table = tableWith({ turn: { hasSpent: true }, players: [{ money: 1, cards: ['marseille-napoli'] }] });
    expect(table.offered('takeLoan')).toEqual([]);
    table.play(pass, endTurn);
    expect(table.asked()).toBe(1);
  });

  test('EC-2.8 the ship may stay, and building there again needs no card', () => {
    const table = tableWith({ round: 2, cities: { tanger: { row: [0] } }, players: [at('tanger')] });
    expect(table.offered('buildWarehouse')).toEqual([build(2)]);
  });

  test('EC-2.9 a player who has spent may borrow only where no building and no voyage is left', () => {
    const stuck = { money: 3, ship: 'bank', cards: ['marseille-napoli'] };
    const situation = (player: object, display: string[] = []) => ({
      round: 3,
      turn: { hasSpent: true },
      display,
      players: [player],
    });
    expect(tableWith(situation(stuck)).offered('takeLoan')).toHaveLength(2);
    expect(tableWith(situation({ ...stuck, cards: ['napoli-1'] })).refusal(borrow(10))).toBe('EC-2.5 a-loan-is-the-whole-turn');
    expect(tableWith(situation({ ...stuck, money: 4 }, ['napoli-1'])).offered('takeLoan')).toEqual([]);
    expect(tableWith(situation(stuck, ['napoli-1'])).offered('takeLoan')).toHaveLength(2);
    expect(tableWith(situation({ ...stuck, ...at('tanger') })).offered('takeLoan')).toEqual([]);
    const dear = tableWith(situation({ ...stuck, ...at('napoli') }));
    expect(dear.offered('sail')).toEqual([sail('marseille-napoli', 'marseille')]);
    expect(dear.offered('takeLoan')).toEqual([]);
    dear.play(sail('marseille-napoli', 'marseille'), borrow(16), endTurn);
    expect(dear.state().ships[0]).toBe(bank);
  });

  test('a whole turn can be taken back until it is ended', () => {
    const table = tableWith({ display: ['napoli-1'] });
    const before = JSON.stringify(table.state());
    table.play(buy('napoli-1'), sail('napoli-1', 'napoli'), build(2));
    expect(table.match.takeBack(seat(0), 3).ok).toBe(true);
    expect(JSON.stringify(table.state())).toBe(before);
    table.play(buy('napoli-1'), sail('napoli-1', 'napoli'), build(2), endTurn);
    expect(table.match.takeBackable(seat(0))).toEqual([]);
    expect(table.state().ships[0]).toBe(city('napoli'));
  });
});
