import { InputError, Match, openGame, readPosition, writePosition } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { box } from '../index.ts';
import { at, build, buy, callPirate, landPirate, sail, tableWith } from './table.ts';

function complaint(situation: object, players = 4, options: object = {}): string {
  try {
    tableWith(situation, players, options);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  return 'no complaint';
}

describe('positions', () => {
  test('what is left out is as at the start of the game', () => {
    const { state } = tableWith({});
    const fresh = Match.start(openGame(box), { seatCount: 4, options: { startPlayer: 0 }, chance: 1 }).state;
    expect({ ...state(), cards: [] }).toEqual({ ...fresh, cards: [] });
  });

  test('a position in the middle of a turn is written and read again, errands included', () => {
    const options = { islasCanarias: true };
    const table = tableWith({ round: 2, players: [{ ...at('tanger'), cards: ['napoli-1'] }] }, 3, options);
    table.play(buy('marseille-1'), sail('napoli-1', 'islas-canarias'), callPirate('free'));
    const { match } = table;
    const file = JSON.parse(JSON.stringify(writePosition({ ...match, state: match.state })));
    const read = readPosition(box, file);
    expect(read.state).toEqual(match.state);
    table.play(landPirate('napoli', 2), build(1));
  });

  test('money without a ledger counts as money from the start', () => {
    const table = tableWith({ players: [{ money: 50 }, { ledger: { start: 20, spread: 10 } }] });
    expect(table.state().money.slice(0, 2)).toEqual([50, 30]);
    expect(table.match.ranking()[1]!.parts).toContainEqual({ source: 'spread', amount: 10 });
  });

  test.each([
    [{ phase: 4 }, 'situation.phase'],
    [{ startPlayer: 4 }, 'situation.startPlayer: seats go from 0 to 3'],
    [{ active: 7 }, 'situation.active'],
    [{ players: [{}, {}, {}, {}, {}] }, 'situation.players: there are 4 players'],
    [{ cities: { atlantis: {} } }, 'situation.cities.atlantis: there is no city'],
    [{ cities: { porto: {} } }, 'situation.cities.porto: there is no city'],
    [{ cities: { napoli: { row: [0, null, 1] } } }, 'situation.cities.napoli.row: a row has no gaps'],
    [{ cities: { napoli: { row: [0, 0, 0, 0] } } }, 'situation.cities.napoli.row: more adjacent houses'],
    [{ cities: { napoli: { row: [null, null, 1, 2] } } }, 'situation.cities.napoli.row: with the furthest house on site 4'],
    [{ cities: { napoli: { row: [4] } } }, 'situation.cities.napoli.row[0]'],
    [{ cities: { napoli: { row: ['n0'] } } }, 'situation.cities.napoli.row[0]'],
    [{ cities: { napoli: { fortresses: [1, 1] } } }, 'situation.cities.napoli.fortresses[1]'],
    [{ cities: { napoli: { fortresses: [1, 2, 3] } } }, 'situation.cities.napoli.fortresses: this city has 2'],
    [{ cities: { napoli: { lost: [0] } } }, 'situation.cities.napoli.lost'],
    [{ players: [{ money: 5, ledger: { start: 4 } }] }, 'situation.players[0].ledger: adds up to 4'],
    [{ players: [{ warehouses: 19 }] }, 'situation.players[0].warehouses'],
    [{ players: [{ fortresses: 4 }] }, 'situation.players[0].fortresses'],
    [{ players: [{ neutralWarehouses: 2 }] }, 'situation.players[0].neutralWarehouses'],
    [{ players: [at('napoli', 1), at('napoli', 1)] }, 'situation.players[1].ship.space'],
    [{ players: [at('napoli', 3)] }, 'situation.players[0].ship.space'],
    [{ players: [{}, { ship: { city: 'napoli', space: null } }] }, 'situation.players[1].ship.space'],
    [{ players: [at('napoli'), at('napoli'), at('napoli')] }, 'situation.players[2].ship: this harbour is full'],
    [{ players: [{ cards: ['napoli-9'] }] }, "situation.players[0].cards: there is no card 'napoli-9'"],
    [{ players: [{ cards: ['napoli-1'] }, { cards: ['napoli-1'] }] }, 'said to be in two places'],
    [{ players: [{ loans: { 12: 1 } }] }, "situation.players[0].loans.12: there is no loan '12'"],
    [{ players: [{ loans: { 10: 10 } }, { loans: { 10: 9 } }] }, 'situation.players[1].loans.10'],
    [{ players: [{ bonus: 4 }] }, 'situation.players[0].bonus'],
    [{ players: [{ bonus: 1 }, { bonus: 1 }] }, 'situation.players[1].bonus'],
    [{ display: ['marseille-1', 'marseille-3', 'venezia-1', 'venezia-2', 'tunis-2'] }, 'situation.display: at most 4'],
    [{ pirate: { city: 'napoli', space: 1 } }, 'situation.pirate'],
    [{ turn: { protection: 'owed' } }, 'situation.turn'],
    [{ phase: 3, stage: 'settlement' }, 'situation.stage'],
    [{ unknown: 1 }, 'situation.unknown'],
  ])('bad input is refused by name: %j', (situation, path) => {
    expect(complaint(situation)).toContain(path);
  });

  test.each([
    [{ pirate: { city: 'napoli', space: 1 }, players: [at('napoli', 1)] }, 'situation.players[0].ship.space'],
    [{ turn: { protection: 'owed' }, players: [at('napoli', 1)] }, 'situation.turn.protection'],
    [{ turn: { errand: { by: 'free', from: 'islas-canarias' } } }, 'situation.turn.errand.by'],
    [{ turn: { errand: { by: 'florins', from: 'napoli' } } }, 'situation.turn.errand.from'],
    [{ turn: { errand: { by: 'cards', from: 'islas-canarias' } } }, 'situation.turn: the player who is asked'],
    [{ stage: 'atBank', turn: { errand: { by: 'florins', from: 'islas-canarias' } } }, 'situation.turn.errand'],
  ])('the pirate ship has to fit as well: %j', (situation, path) => {
    expect(complaint(situation, 4, { islasCanarias: true })).toContain(path);
  });

  test('a ship takes the first space that the pirate ship leaves free', () => {
    const table = tableWith({ pirate: { city: 'napoli', space: 1 }, players: [at('napoli')] }, 4, { islasCanarias: true });
    expect(table.state().spaces[0]).toBe(2);
  });
});
