// Positions: defaults, the example of POSITION.md, and bad input that is named.
import { readFileSync } from 'node:fs';
import { readPosition, writePosition } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { tableAt, using } from './table.ts';

test('an empty situation is the first planning, with one merchant each in Valparaíso', () => {
  const table = tableAt({}, { players: 2 });
  expect(table.asked()).toEqual(['0 planning', '1 planning']);
  expect([table.merchants(0, 'V'), table.money(1), table.state.unhired]).toEqual([1, 20, [2, 2]]);
  expect(table.state.display).toHaveLength(9);
  expect(new Set(table.state.tiles).size).toBe(25);
});

test('the example of POSITION.md can be played on', () => {
  const text = readFileSync(new URL('../../POSITION.md', import.meta.url), 'utf8');
  const json = JSON.parse(/```json\n([\s\S]*?)```/.exec(text)![1]!);
  const position = readPosition(box, json);
  expect(position.game.rules.decisions(position.state)).toEqual([{ seat: 1, prompt: 'useCard' }]);
  const again = readPosition(box, JSON.parse(JSON.stringify(writePosition(position))));
  expect(again.state).toEqual(position.state);
});

test('tiles and cards that are not named fill the places that are left', () => {
  const table = tableAt({ markets: { M2: ['E1', 'E2'] }, players: [{ cards: ['A-1'] }], display: ['B2-1'] });
  expect(table.market('M2').slice(0, 2)).toEqual(['E1', 'E2']);
  expect(table.state.display[0]).toBe(table.card('B2-1'));
  expect(table.state.display.slice(1)).not.toContain(table.card('A-1'));
});

test.each([
  [{ phase: 'sleeping' }, 'situation.phase'],
  [{ colour: 'red' }, 'situation.colour'],
  [{ round: 0 }, 'situation.round'],
  [{ startPlayer: 3 }, 'situation.startPlayer'],
  [{ turn: 5 }, 'situation.turn'],
  [{ players: [{}, {}, {}, {}] }, 'situation.players'],
  [{ players: [{ money: -1 }] }, 'situation.players[0].money'],
  [{ players: [{ warehouse: { gold: 1 } }] }, 'situation.players[0].warehouse.gold'],
  [{ players: [{ hold: { silver: 7 } }] }, 'situation.players[0].hold'],
  [{ players: [{ merchants: { M9: 1 } }] }, 'situation.players[0].merchants.M9'],
  [{ players: [{ merchants: { M1: 5 } }] }, 'situation.players[0].merchants'],
  [{ players: [{ ship: '9' }] }, 'situation.players[0].ship'],
  [{ players: [{ cards: ['B1-7'] }] }, 'situation.players[0].cards[0]'],
  [{ players: [{ cards: ['moveShip'] }] }, 'situation.players[0].cards[0]'],
  [{ players: [{ cards: ['A-1'] }, { cards: ['A-1'] }] }, 'situation.players[1].cards'],
  [{ players: [{ plan: ['A-1'] }] }, 'situation.players[0].plan[0]'],
  [{ players: [{ plan: ['moveShip', 'moveShip'] }] }, 'situation.players[0].plan[1]'],
  [{ players: [{ plan: ['moveShip'], mayor: 'moveShip' }] }, 'situation.players[0].plan[0]'],
  [{ players: [{ finished: true }, { finished: true }, { finished: true }] }, 'situation.players'],
  [{ phase: 'cashing', players: [{ finished: true }] }, 'situation.players'],
  [{ phase: 'usingCards' }, 'situation.players[0].plan'],
  [{ phase: 'income' }, 'situation.frame'],
  [{ phase: 'planning', frame: { type: 'endTurn' } }, 'situation.frame'],
  [{ phase: 'usingCards', frame: { type: 'build', card: 'moveShip', side: 'main' } }, 'situation.frame.card'],
  [{ phase: 'usingCards', frame: { type: 'trade', toVisit: ['Z1'] } }, 'situation.frame.toVisit[0]'],
  [
    { phase: 'usingCards', players: [{ merchants: { M1: 1, M2: 1 } }], frame: { type: 'trade', toVisit: ['M1'], village: 'M2' } },
    'situation.frame.village',
  ],
  [{ phase: 'usingCards', frame: { type: 'river', moved: { M1: 1 } } }, 'situation.frame.moved.M1'],
  [{ phase: 'usingCards', frame: { type: 'trade', toVisit: ['M1'] } }, 'situation.frame.toVisit[0]'],
  [{ phase: 'cashing', firstFinisher: 0 }, 'situation.firstFinisher'],
  [{ players: [{ finished: true }], firstFinisher: 0 }, 'situation.firstFinisher'],
  [{ players: [{ plan: ['sellGood', 'moveShip', 'buildHouse', 'hireMerchant', 'moveMerchants'] }] }, 'situation.players[0].plan'],
  [{ players: [{ mayor: 'sellGood', money: 4 }] }, 'situation.players[0].mayor'],
  [{ phase: 'homecoming', players: [{ plan: ['sellGood'] }] }, 'situation.players[0].plan'],
  [{ phase: 'placingMerchants', players: [{ merchants: { V: 4 } }] }, 'situation.players[0].merchants'],
  [{ phase: 'cashing', players: [{ mayPickUp: true }] }, 'situation.players'],
  [{ houses: { V: [null, 0] } }, 'situation.houses.V[1]'],
  [{ houses: { Z1: [0, 0] } }, 'situation.houses.Z1'],
  [{ houses: { V: [0, 0, 0, 0, 0] } }, 'situation.houses.V[4]'],
  [{ houses: { V: [4] } }, 'situation.houses.V[0]'],
  [{ markets: { Z1: ['A1'] } }, 'situation.markets.Z1'],
  [{ markets: { M1: ['A1'] }, reserve: ['A1'] }, 'situation.reserve[0]'],
  [{ markets: { M1: ['Q1'] } }, 'situation.markets.M1[0]'],
  [{ sectorMoney: [5] }, 'situation.sectorMoney'],
  [{ display: ['A-1', 'A-1'] }, 'situation.display[1]'],
  [{ display: [null] }, 'situation.display[0]'],
  [{ pile: [] }, 'situation.pile'],
])('the position %j is refused at %s', (situation, named) => {
  let message = '';
  try {
    tableAt(situation);
  } catch (error) {
    message = error instanceof Error ? error.message : String(error);
  }
  expect(message.slice(0, named.length + 1)).toBe(`${named}:`);
});

test('open actions are written with names and read back', () => {
  const frames = [
    { type: 'transfer', before: { silver: 1, copper: 0, wheat: 2 }, next: 'copper' },
    { type: 'exchange', card: 'A-5', side: 'main', left: 1, done: 0 },
    { type: 'build', card: 'buildHouse', side: 'main' },
    { type: 'moveMerchants', card: 'moveMerchants', side: 'main', moved: { M1: 1 } },
    { type: 'river', moved: { V: 1 } },
    { type: 'trade', toVisit: ['M1', 'M2'], village: 'M2', trades: 1 },
    { type: 'moveShip' },
    { type: 'overseas' },
    { type: 'endTurn' },
  ];
  for (const frame of frames) {
    const table = tableAt(using({ cards: ['A-5'], merchants: { V: 1, M1: 1, M2: 1 } }, { frame }));
    expect(table.rules.situation.write(table.state)).toMatchObject({ frame });
    expect(table.legal(0).length).toBeGreaterThan(0);
  }
});
