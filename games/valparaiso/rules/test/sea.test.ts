// VP-5.14 to VP-5.19 and VP-5.29 to VP-5.31: the ship and the achievement cards from overseas.
import { type Edition, openGame } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box, type Components, type Move, none } from '../index.ts';
import { keepCards, tableAt, using } from './table.ts';

const buy = (space: number, compensate = 0): Move => ({ type: 'buyCard', space, compensate });
const levelA = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6', 'A-7', 'A-8', 'A-9'];
const overseas = { ship: '1', hold: { wheat: 3 }, plan: ['tradeOverseas'] };

test('VP-5.14 the ship moves to any other sector, for nothing', () => {
  const table = tableAt(using({ ship: '2', hold: { silver: 3 }, plan: ['moveShip'] }, { players: [{ ship: '3' }] }));
  table.use(0);
  expect(table.types(0)).toEqual(['sail', 'giveUp']);
  expect(table.moves(0, 'sail').map(({ sector }) => sector)).toEqual([0, 1, 3]);
  expect(table.why(0, { type: 'sail', sector: 2 })).toBe('VP-5.14 ship-is-there');
  table.play(0, { type: 'sail', sector: 3 });
  expect([table.state.ships.slice(0, 2), table.money(0)]).toEqual([[3, 3], 20]);
});

test('VP-5.15 at an outer sector 3 goods of the kind asked for, from the hold, buy one of its cards', () => {
  const table = tableAt(using({ ...overseas, hold: { wheat: 4 } }, { display: levelA }), { seed: 1 });
  table.use(0);
  expect(table.moves(0, 'buyCard').map(({ space }) => space)).toEqual([0, 1, 2]);
  expect(table.why(0, buy(3))).toBe('VP-5.15 ship-elsewhere');
  expect(table.play(0, buy(1))[0]).toMatchObject({ type: 'cardBought', card: table.card('A-2'), goods: [0, 0, 3] });
  expect([table.hold(0), table.state.owned[0]]).toEqual([[0, 0, 1], 1 << 1]);
  const short = tableAt(using({ ...overseas, hold: { wheat: 2, silver: 3 }, warehouse: { wheat: 5 } }));
  expect(short.why(0, { type: 'useCard', slot: 1, side: 'main' })).toBe('VP-5.15 goods-not-in-hold');
});

test('VP-5.15 an edition can ask for a different good at each card space', () => {
  const { components } = box.standard;
  const kinds = ['silver', 'copper', 'wheat'] as const;
  const outerSectors = components.outerSectors.map((sector) => ({
    ...sector,
    cardSpaces: kinds.map((good) => ({ good, count: 3 })),
  }));
  const edition: Edition<Components> = { id: 'spaces', title: 'One good a space', components: { ...components, outerSectors } };
  expect(openGame(box, edition).rules).toBeDefined();
  const table = tableAt(using(overseas), { edition, seed: 1 });
  table.use(0);
  expect(table.moves(0, 'buyCard').map(({ space }) => space)).toEqual([2]);
});

test('VP-5.16 a level-A card brings all money of its sector', () => {
  const table = tableAt(using({ ...overseas, money: 1 }, { sectorMoney: [15, 5, 5] }), { seed: 1 });
  table.use(0);
  table.play(0, buy(0));
  expect([table.money(0), table.state.sectorMoney]).toEqual([16, [0, 5, 5]]);
});

test('VP-5.17 a level-B card costs 10 pesos while a level-A card lies open; they go to the other sector with more of them', () => {
  const display = ['B1-1', 'B1-2', 'B1-3', 'A-1', 'B1-4', 'B1-5', 'A-2', 'A-3', 'B2-1'];
  const table = tableAt(using(overseas, { display, pile: ['B2-2', 'B2-3', 'B2-4'], removed: levelA.slice(3) }), { seed: 1 });
  table.use(0);
  expect(table.moves(0, 'buyCard')).toEqual([buy(0, 3), buy(1, 3), buy(2, 3)]);
  table.play(0, buy(0, 3));
  expect([table.money(0), table.state.sectorMoney]).toEqual([10, [5, 5, 15]]);
});

test('VP-5.17 in a tie the player chooses; a sector with a compensation gets none; else it goes to the supply', () => {
  const display = ['B1-1', 'B1-2', 'B1-3', 'A-1', 'B1-4', 'B1-5', 'A-2', 'B2-2', 'B2-1'];
  const at = (sectorMoney: number[]) => {
    const more = { display, sectorMoney, pile: ['B2-3', 'B2-4'], removed: levelA.slice(2) };
    const table = tableAt(using(overseas, more), { seed: 1 });
    table.use(0);
    return table;
  };
  expect(at([5, 5, 5]).moves(0, 'buyCard').slice(0, 2)).toEqual([buy(0, 2), buy(0, 3)]);
  expect(at([5, 15, 5]).moves(0, 'buyCard')[0]).toEqual(buy(0, 3));
  const full = at([5, 15, 10]);
  expect(full.why(0, buy(0, 2))).toBe('VP-5.17 compensation-goes-elsewhere');
  full.play(0, buy(0, 0));
  expect([full.money(0), full.state.sectorMoney]).toEqual([10, [5, 15, 10]]);
});

test('VP-5.18 a card bought can be planned from the next round on, and its points count later', () => {
  const table = tableAt(using(overseas), { seed: 1 });
  table.use(0);
  table.play(0, buy(0));
  expect([table.points(0), table.moves(0, 'useCard')]).toEqual([0, []]);
  table.play(0, { type: 'endTurn' }, keepCards);
  expect(table.state.phase).toBe('planning');
  expect(table.may(0, { type: 'layCard', card: table.card('A-1') })).toBe(true);
});

test('VP-5.19 the space is refilled at once from the top level of the pile; without a card left it stays empty', () => {
  const table = tableAt(using(overseas), { seed: 5 });
  table.use(0);
  const events = table.play(0, buy(0));
  const refilled = events.find((event) => event.type === 'cardSpaceRefilled')!;
  expect(refilled).toMatchObject({ space: 0, card: table.state.display[0] });
  expect(table.print.cards[table.state.display[0]!]!.id).toMatch(/^B1/);
  const inPlay = table.print.cardsInPlay.map((card) => table.print.cards[card]!.id);
  const last = tableAt(using(overseas, { display: levelA, pile: [], removed: inPlay.slice(9) }));
  last.use(0);
  expect(last.play(0, buy(2)).map(({ type }) => type)).toContain('cardSpaceLeftEmpty');
  expect(last.state.display[2]).toBe(none);
});

test('VP-5.19 within a level any card may come', () => {
  const came = (seed: number) => {
    const table = tableAt(using(overseas), { seed });
    table.use(0);
    table.play(0, buy(0));
    return table.state.display[0];
  };
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(came)).size).toBeGreaterThan(1);
});

test('VP-5.29 level-A cards at the own sector make the 10 pesos due but get nothing; without them the card cannot be taken', () => {
  const display = ['B1-1', 'A-1', 'B1-3', 'B1-2', 'B1-4', 'B1-5', 'B2-1', 'B2-2', 'B2-3'];
  const more = { display, pile: ['B2-4'], removed: levelA.slice(1) };
  const table = tableAt(using(overseas, more), { seed: 1 });
  table.use(0);
  table.play(0, buy(0, 0));
  expect([table.money(0), table.state.sectorMoney]).toEqual([10, [5, 5, 5]]);
  const poor = tableAt(using({ ...overseas, money: 9 }, more), { seed: 1 });
  poor.use(0);
  expect(poor.moves(0, 'buyCard')).toEqual([buy(1)]);
  expect(poor.why(0, buy(0))).toBe('VP-5.29 compensation-not-covered');
  const exact = tableAt(using({ ...overseas, money: 10 }, more), { seed: 1 });
  exact.use(0);
  expect(exact.may(0, buy(0))).toBe(true);
  const owned = tableAt(
    using(
      { ...overseas, money: 0, cards: ['A-1'] },
      { display: ['B1-1', 'B2-4', ...display.slice(2)], pile: [], removed: levelA.slice(1) },
    ),
  );
  owned.use(0);
  expect(owned.moves(0, 'buyCard')).toHaveLength(3);
});

test('VP-5.30 money on a sector stays until a level-A card is bought there, and belongs to nobody at the end', () => {
  const inPlay = tableAt().print.cardsInPlay.map((card) => tableAt().print.cards[card]!.id);
  const bonly = { display: inPlay.slice(9), pile: [], removed: levelA, sectorMoney: [25, 5, 5] };
  const table = tableAt(using({ ...overseas, money: 0 }, bonly));
  table.use(0);
  table.play(0, buy(0), { type: 'endTurn' }, keepCards);
  expect([table.state.phase, table.state.sectorMoney, table.money(0)]).toEqual(['over', [25, 5, 5], 0]);
});

test('VP-5.31 drawing the last card does not end the game, the next purchase does, after the round', () => {
  const inPlay = tableAt().print.cardsInPlay.map((card) => tableAt().print.cards[card]!.id);
  const situation = using(
    { ship: '1', hold: { wheat: 6 }, plan: ['tradeOverseas', 'moveShip'] },
    {
      players: [{ ship: '2', hold: { silver: 3 }, plan: ['tradeOverseas', 'moveShip'] }],
      display: levelA,
      pile: [inPlay[9]],
      removed: inPlay.slice(10),
    },
  );
  const table = tableAt(situation, { seed: 1 });
  table.use(0);
  table.play(0, buy(0), { type: 'endTurn' });
  expect(table.state.display.includes(none)).toBe(false);
  table.use(1);
  table.play(1, buy(3), { type: 'endTurn' });
  expect([table.state.display[3], table.asked()]).toEqual([none, ['0 useCard']]);
  table.use(0, 1, 'nothing');
  table.play(0, { type: 'endTurn' });
  table.use(1, 1, 'nothing');
  table.play(1, { type: 'endTurn' });
  table.play(0, keepCards);
  const events = table.play(1, keepCards);
  expect(events).toContainEqual({ type: 'gameEnded', by: ['emptyCardSpace'] });
});
