// VP-1 and VP-2: what lies where at the beginning, and what is open.
import { Match, openGame } from '@kontor/engine';
import { expect, test } from 'vitest';
import { goodsOf } from '../holdings.ts';
import { box, colours, type Move, pointsOf } from '../index.ts';
import { printFor } from '../print.ts';
import { tableAt } from './table.ts';

const start = (seatCount: number, options: object = {}, seed = 7) =>
  Match.start(openGame(box), { seatCount, options, chance: seed });
const print = (seatCount: number) => printFor(box.standard.components, seatCount);
const seats = (match: { seatCount: number }) => Array.from({ length: match.seatCount }, (_, seat) => seat);

/** Takes goods and places merchants with the first move of every list. */
function throughSetup(seatCount: number, options: object = {}) {
  const match = start(seatCount, options);
  while (match.state.phase !== 'planning') {
    const { seat } = match.decisions()[0]!;
    match.submit(seat, match.legalMoves(seat)[0]);
  }
  return match;
}

test('VP-1.1 two and three players play on the board with 3 markets, four and five on the one with 4; 5 pesos lie on each outer sector', () => {
  for (const [players, markets, spaces] of [
    [2, 3, 15],
    [3, 3, 15],
    [4, 4, 20],
    [5, 4, 20],
  ] as const) {
    expect(print(players).markets).toHaveLength(markets);
    expect(print(players).reserve.start).toBe(spaces);
    expect(start(players).state.sectorMoney).toEqual([5, 5, 5]);
  }
});

test('VP-1.2 each player begins with 20 pesos, 4 houses, a ship at home, and 4 merchants or 3 with two players', () => {
  for (const players of [2, 3, 4, 5]) {
    const { state } = start(players);
    const { placeCount, city } = print(players);
    for (const seat of seats({ seatCount: players })) {
      expect([state.money[seat], state.unbuilt[seat], state.ships[seat]]).toEqual([20, 4, 0]);
      expect(state.merchants[placeCount * seat + city]).toBe(1);
      expect(pointsOf(state, seat as never)).toBe(0);
    }
    const later = throughSetup(players).state;
    expect(later.unhired[0]).toBe(players === 2 ? 1 : 2);
  }
});

test('VP-1.3 main actions are the same for all, alternative goods differ by colour', () => {
  const [red, blue] = [0, 1];
  const trade = print(2).cards[5]!;
  expect(trade.main).toEqual({ type: 'trade', fee: 0 });
  expect(trade.alternatives[red]).not.toEqual(trade.alternatives[blue]);
  expect(
    new Set(
      print(5)
        .cards.slice(0, 8)
        .map((card) => JSON.stringify(card.main)),
    ).size,
  ).toBe(8);
});

test('VP-1.4 every market and reserve space gets a tile of its letter, all 25 tiles lie somewhere, and the draw is random', () => {
  const { state } = start(4);
  const { places, reserve } = print(4).board;
  const wanted = [...places.flatMap((place) => (place.kind === 'market' ? place.letters : [])), ...reserve];
  const { marketTiles } = box.standard.components;
  expect(state.tiles.map((tile) => marketTiles[tile]!.letter)).toEqual(wanted);
  expect(new Set(state.tiles).size).toBe(25);
  expect(start(4, {}, 8).state.tiles).not.toEqual(state.tiles);
});

test('VP-1.5 marked cards are left out, the nine level-A cards lie open, and the pile holds the rest by level', () => {
  for (const [players, inPlay] of [
    [2, 15],
    [3, 18],
    [4, 21],
    [5, 24],
  ] as const) {
    const { state } = start(players);
    expect(state.display.map((card) => print(players).cards[card]!.level)).toEqual(new Array(9).fill(0));
    expect(state.pile).toHaveLength(inPlay - 9);
    const levels = state.pile.map((card) => print(players).cards[card]!.level);
    expect(levels).toEqual([...levels].sort());
  }
});

test('VP-1.6 the start player is drawn, or named when the table is made', () => {
  expect(start(4, { startPlayer: 2 }).state.startPlayer).toBe(2);
  const drawn = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => start(4, {}, seed).state.startPlayer));
  expect(drawn.size).toBeGreaterThan(1);
});

test('VP-1.7 goods are taken from the last player backwards, and no combination twice', () => {
  const match = start(3, { startPlayer: 1 });
  const order: number[] = [];
  const take = (goods: number[]): Move => ({ type: 'takeGoods', goods });
  expect(match.legalMoves(0 as never)).toHaveLength(10);
  for (const goods of [
    [3, 0, 0],
    [1, 1, 1],
    [0, 2, 1],
  ]) {
    const { seat } = match.decisions()[0]!;
    order.push(seat);
    if (order.length > 1)
      expect(match.submit(seat, take([3, 0, 0]))).toMatchObject({ rule: 'VP-1.7', detail: 'combination-taken' });
    expect(match.submit(seat, take(goods)).ok).toBe(true);
  }
  expect(order).toEqual([0, 2, 1]);
  expect(tableAt({ phase: 'takingGoods' }).why(0, take([1, 1, 0]))).toBe('VP-1.7 wrong-number-of-goods');
  expect(goodsOf(match.state.warehouse, 2 as never)).toEqual([1, 1, 1]);
});

test('VP-1.8 then the kept merchants are placed in the same order, in empty villages, not in Valparaíso', () => {
  const table = tableAt({ phase: 'placingMerchants', startPlayer: 1, turn: 0 });
  const place = (id: string): Move => ({ type: 'placeMerchant', place: table.place(id) });
  expect(table.why(0, place('V'))).toBe('VP-1.8 not-in-the-city');
  table.play(0, place('M2'));
  expect(table.asked()).toEqual(['2 placingMerchants']);
  expect(table.why(2, place('M2'))).toBe('VP-1.8 merchant-stands-there');
  table.play(2, place('Z1'));
  table.play(1, place('Z3'));
  expect([table.merchants(0, 'M2'), table.merchants(2, 'Z1'), table.merchants(1, 'Z3')]).toEqual([1, 1, 1]);
  expect(table.state.phase).toBe('planning');
});

test('VP-1.9 goods and money never run out: they are not counted', () => {
  const table = tableAt({ players: [{ money: 5000, warehouse: { silver: 500 } }] });
  expect(Object.keys(table.rules.census(table.state)).filter((name) => /peso|silver/.test(name))).toEqual([]);
  table.play(0, { type: 'giveUp', good: 0, from: 'warehouse' });
  expect(table.money(0)).toBe(5003);
});

test('VP-1.10 goods gained go to the warehouse, goods paid come from it and not from the hold', () => {
  const table = tableAt({ phase: 'usingCards', players: [{ hold: { wheat: 2 }, plan: ['sellGood', 'transferGoods'] }] });
  expect(table.why(0, { type: 'useCard', slot: 1, side: 'main' })).toBe('VP-4.7 price-not-covered');
  table.use(0, 2, 'alternative');
  expect([table.warehouse(0), table.hold(0)]).toEqual([
    [0, 0, 1],
    [0, 0, 2],
  ]);
});

test('VP-1.11 colours are dealt by seat or chosen, each once', () => {
  expect(start(3).state.colours.map((colour) => colours[colour])).toEqual(['blue', 'red', 'yellow']);
  expect(start(2, { colours: ['green', 'purple'] }).state.colours).toEqual([3, 4]);
  expect(() => start(2, { colours: ['green', 'green'] })).toThrow('options.colours');
});

test('VP-1.12 hidden are only plans and the order of the pile', () => {
  const table = tableAt({ players: [{ plan: ['sellGood'], mayor: 'moveShip' }, { warehouse: { silver: 1 } }] });
  const { plans, mayPickUp: _, viewer: __, ...open } = table.rules.view(table.state, 1 as never);
  const { plans: ___, mayPickUp: ____, ...all } = table.state;
  expect(open).toEqual(all);
  expect(plans.map((plan) => plan === null)).toEqual([true, false, true]);
  expect([...table.state.pile]).toEqual([...table.state.pile].sort((a, b) => a - b));
});

test('VP-1.13 the track has no end', () => {
  const table = tableAt({ phase: 'usingCards', players: [{ cards: ['B2-3'], plan: ['B2-3'], points: { trade: 4000 } }] });
  table.use(0);
  expect(table.points(0)).toBe(4001);
});

test('VP-2.1 a round is planning, using cards, ending the round; then the next one is prepared', () => {
  const match = throughSetup(2, { startPlayer: 0 });
  const phases: string[] = [match.state.phase];
  const go = (seat: number, move: Move) => {
    const verdict = match.submit(seat as never, move);
    if (!verdict.ok) throw new Error(verdict.message);
    if (phases.at(-1) !== match.state.phase) phases.push(match.state.phase);
  };
  go(0, { type: 'layCard', card: 6 });
  go(0, { type: 'finishPlan' });
  go(1, { type: 'finishPlan' });
  go(0, { type: 'useCard', slot: 1, side: 'nothing' });
  expect(match.submit(0 as never, { type: 'layCard', card: 1 })).toMatchObject({ rule: 'VP-2.1', detail: 'other-phase' });
  go(0, { type: 'endTurn' });
  go(0, { type: 'stay' });
  go(1, { type: 'stay' });
  expect(phases).toEqual(['planning', 'usingCards', 'homecoming', 'planning']);
  expect(match.state.round).toBe(2);
});
