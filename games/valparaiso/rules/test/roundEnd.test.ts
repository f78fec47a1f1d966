// VP-7 to VP-9: income, majority, cashing, the end, merchants going home, final scoring.
import type { Edition } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box, type Components, type Event, type Move } from '../index.ts';
import { residenceRanking } from '../roundEnd.ts';
import { endTurn, finishPlan, keepCards, stay, tableAt } from './table.ts';

const cash = (card: number): Move => ({ type: 'cashCard', card });
const sendHome = (place: number): Move => ({ type: 'sendHome', place });

/** Everybody has planned nothing: finishing leads straight to the end of the round. */
const atEnd = (situation: object, choices: object = {}) => {
  const given = (situation as { players?: object[] }).players ?? [];
  const players = [0, 1, 2].map((seat) => ({ ...given[seat], finished: seat !== 2 }));
  return tableAt({ ...situation, players }, choices);
};

test('VP-7.1 each residence brings its income: goods to the warehouse, money to the player', () => {
  const table = atEnd({ players: [{ money: 0 }, { money: 0 }], houses: { V: [0, 1, 1, 0, 1] } });
  const events = table.play(2, finishPlan);
  expect(events.filter(({ type }) => type === 'incomeReceived')).toHaveLength(5);
  expect([table.warehouse(0), table.warehouse(1)]).toEqual([
    [1, 0, 0],
    [0, 1, 1],
  ]);
  expect([table.money(0), table.money(1)]).toEqual([3 + 2, 2 + 5]);
});

test('VP-7.2 most residences 5 pesos, second most 2; ties go to whoever built there last; none gets nothing', () => {
  const paid = (V: (number | null)[]) => {
    const events = atEnd({ houses: { V } }).play(2, finishPlan);
    return events.filter((event) => event.type === 'majorityPaid').map(({ rank, seat, pesos }) => `${rank}: ${seat} ${pesos}`);
  };
  expect(paid([0, 0, 1])).toEqual(['1: 0 5', '2: 1 2']);
  expect(paid([0, 1])).toEqual(['1: 1 5', '2: 0 2']);
  expect(paid([0, 1, 2])).toEqual(['1: 2 5', '2: 1 2']);
  expect(paid([])).toEqual([]);
});

test('VP-7.3 income of choice is chosen in turn order', () => {
  const { components } = box.standard;
  const boards = components.boards.map((board) => ({
    ...board,
    places: board.places.map((place) =>
      place.kind === 'city'
        ? {
            ...place,
            buildingSpaces: place.buildingSpaces.map((space) => ({
              ...space,
              income: { goodsOfChoice: { count: 1, kinds: 'any' as const } },
            })),
          }
        : place,
    ),
  }));
  const edition: Edition<Components> = { id: 'choice', title: 'Income of choice', components: { ...components, boards } };
  const table = atEnd({ startPlayer: 1, houses: { V: [0, 1, 2] } }, { edition });
  table.play(2, finishPlan);
  expect(table.asked()).toEqual(['1 income']);
  table.play(1, { type: 'takeIncome', gain: [0, 0, 1] });
  expect(table.asked()).toEqual(['2 income']);
  table.play(2, { type: 'takeIncome', gain: [1, 0, 0] });
  table.play(0, { type: 'takeIncome', gain: [0, 1, 0] });
  expect([0, 1, 2].map(table.warehouse)).toEqual([
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ]);
  expect(table.state.phase).toBe('planning');
});

test('VP-7.4 in turn order each may cash one card, also one just acquired', () => {
  const table = atEnd({ startPlayer: 1, players: [{ cards: ['A-1'] }, { cards: ['B1-1', 'A-2'] }] });
  table.play(2, finishPlan);
  expect(table.asked()).toEqual(['1 cashing']);
  expect(table.why(1, cash(table.card('A-1')))).toBe('VP-7.4 not-your-card');
  table.play(1, cash(table.card('B1-1')));
  expect([table.points(1), table.asked(), table.state.removed]).toEqual([3, ['0 cashing'], 1 << 9]);
  table.play(0, keepCards);
  expect([table.points(0), table.state.phase]).toEqual([0, 'planning']);
  expect(table.why(1, { type: 'layCard', card: table.card('B1-1') })).toBe('VP-3.1 not-your-card');
});

test('VP-7.4 the start player is asked first, whoever used the last card, and the others follow clockwise', () => {
  const table = tableAt({
    phase: 'usingCards',
    turn: 2,
    players: [{ cards: ['A-1'] }, { cards: ['A-2'] }, { cards: ['A-3'], plan: ['moveShip'] }],
    houses: { V: [0, 1] },
  });
  table.use(2, 1, 'nothing');
  const events = table.play(2, endTurn);
  expect(events.filter((event) => event.type === 'incomeReceived').map(({ seat }) => seat)).toEqual([0, 1]);
  for (const seat of [0, 1, 2]) {
    expect(table.asked()).toEqual([`${seat} cashing`]);
    table.play(seat, keepCards);
  }
  expect(table.state.phase).toBe('planning');
});

test('VP-7.5 the game ends with 18 VP on the track, or with an empty card space', () => {
  const ended = (situation: object) => {
    const events = atEnd(situation).play(2, finishPlan);
    return events.find((event) => event.type === 'gameEnded')?.by;
  };
  expect(ended({ players: [{ points: { trade: 17 } }] })).toBeUndefined();
  expect(ended({ players: [{}, { points: { trade: 10, hold: 8 } }] })).toEqual(['victoryPoints']);
  const cards = tableAt().print.cardsInPlay.map((card) => tableAt().print.cards[card]!.id);
  expect(ended({ display: [null, ...cards.slice(0, 8)], pile: [], removed: cards.slice(8) })).toEqual(['emptyCardSpace']);
});

test('VP-7.6 income, majority, cashing and the end come in this order, each for all', () => {
  const table = atEnd({
    players: [{ points: { trade: 17 }, cards: ['A-1'] }, { cards: ['A-2', 'B1-1', 'B1-2', 'B1-3'] }],
    houses: { V: [0] },
  });
  const events: Event[] = [
    ...table.play(2, finishPlan),
    ...table.play(0, cash(table.card('A-1'))),
    ...table.play(1, cash(table.card('A-2'))),
  ];
  const wanted = ['incomeReceived', 'majorityPaid', 'cardCashed', 'gameEnded'];
  expect(events.map(({ type }) => type).filter((type) => wanted.includes(type))).toEqual([
    'incomeReceived',
    'majorityPaid',
    'cardCashed',
    'cardCashed',
    'gameEnded',
  ]);
  const rich = atEnd({ players: [{ points: { trade: 12 }, cards: ['B1-1', 'B1-2', 'B1-3'] }] });
  rich.play(2, finishPlan);
  rich.play(0, keepCards);
  expect(rich.state.phase).toBe('planning');
});

test('VP-7.7 who built a residence last is read off the order of the spaces', () => {
  const table = tableAt({ houses: { V: [2, 0, 1, 0] } });
  expect(residenceRanking(table.print, table.state)).toEqual([
    { seat: 0, houses: 2, latest: 3 },
    { seat: 1, houses: 1, latest: 2 },
    { seat: 2, houses: 1, latest: 0 },
  ]);
});

test('VP-7.8 of two tied for the most one gets 5 and the other 2; alone, the 2 are not paid', () => {
  const tied = atEnd({ houses: { V: [1, 0] } });
  tied.play(2, finishPlan);
  expect([tied.money(0), tied.money(1)]).toEqual([25, 25]);
  const alone = atEnd({ houses: { V: [1] } });
  expect(alone.play(2, finishPlan).filter(({ type }) => type === 'majorityPaid')).toHaveLength(1);
});

test('VP-7.9 the game ends after round 40', () => {
  const last = atEnd({ round: 40 });
  expect(last.play(2, finishPlan)).toContainEqual({ type: 'gameEnded', by: ['lastRound'] });
  const before = atEnd({ round: 39 });
  before.play(2, finishPlan);
  expect(before.state.round).toBe(40);
});

test('VP-8.1 at most one merchant stays where its player has no house; the start player decides first', () => {
  const merchants = { M1: 1, M2: 1, Z1: 2 };
  const table = tableAt({
    phase: 'homecoming',
    startPlayer: 2,
    players: [{ merchants: { M3: 1 } }, {}, { merchants }],
    houses: { Z1: [2] },
  });
  expect(table.asked()).toEqual(['2 homecoming']);
  expect(table.why(2, stay)).toBe('VP-8.1 too-many-without-house');
  expect(table.moves(2, 'sendHome').map(({ place }) => place)).toEqual([table.place('M1'), table.place('M2')]);
  const money = table.money(2);
  table.play(2, sendHome(table.place('M1')), stay);
  expect([table.merchants(2, 'V'), table.merchants(2, 'M2'), table.merchants(2, 'Z1'), table.money(2)]).toEqual([1, 1, 2, money]);
  expect(table.asked()).toEqual(['0 homecoming']);
});

test('VP-8.2 the builder of the latest residence becomes start player, or else the player to the left', () => {
  const next = (startPlayer: number, houses: object) => {
    const table = atEnd({ startPlayer, houses });
    table.play(2, finishPlan);
    return table.state.startPlayer;
  };
  expect(next(1, {})).toBe(2);
  expect(next(1, { V: [2, 0] })).toBe(0);
  expect(next(0, { V: [2, 0] })).toBe(1);
  expect(next(2, { Z1: [0] })).toBe(0);
});

test('VP-8.3 a merchant that may stay may go home; nobody is asked who has nothing to choose; the old start player decides first', () => {
  const table = tableAt({
    phase: 'homecoming',
    startPlayer: 0,
    players: [{ merchants: { V: 1, Z1: 1 } }, { merchants: { V: 2 } }, { merchants: { M1: 1 } }],
    houses: { Z1: [0], V: [2] },
  });
  table.play(0, sendHome(table.place('Z1')), stay);
  expect([table.merchants(0, 'V'), table.asked()]).toEqual([2, ['2 homecoming']]);
  table.play(2, stay);
  expect([table.merchants(2, 'M1'), table.state.startPlayer, table.state.round]).toEqual([1, 2, 2]);
});

test('VP-9.1 VP-9.2 all goods bring 3 pesos each, then every 20 pesos 1 VP, and the rest is kept', () => {
  const table = atEnd({
    round: 40,
    players: [{ money: 36, warehouse: { silver: 1, wheat: 1 }, hold: { copper: 1 } }, { money: 19 }],
  });
  table.play(2, finishPlan);
  expect([table.points(0), table.money(0), table.warehouse(0), table.hold(0)]).toEqual([2, 5, [0, 0, 0], [0, 0, 0]]);
  expect([table.points(1), table.money(1)]).toEqual([0, 19]);
});

test('VP-9.3 the points of cards still owned count at the end', () => {
  const table = atEnd({ round: 40, players: [{ money: 0, cards: ['A-1', 'B1-1'] }] });
  table.play(2, finishPlan);
  table.play(0, keepCards);
  const parts = table.rules.ranking(table.state).find(({ seat }) => seat === 0)!.parts;
  expect(parts).toContainEqual({ source: 'ownedCards', amount: 5 });
  expect(table.points(0)).toBe(5);
});

test('VP-9.4 ties: most money left, then whoever was later in the turn order of the last round', () => {
  const order = (money: number[]) => {
    const table = atEnd({ round: 40, startPlayer: 1, players: money.map((pesos) => ({ money: pesos })) });
    table.play(2, finishPlan);
    return table.rules.ranking(table.state).map(({ seat, place }) => `${place}: ${seat}`);
  };
  expect(order([3, 9, 5])).toEqual(['1: 1', '2: 2', '3: 0']);
  expect(order([4, 4, 4])).toEqual(['1: 0', '2: 2', '3: 1']);
});

test('VP-9.5 when the game ends, no merchant goes home and the start player stays', () => {
  const table = atEnd({ round: 40, startPlayer: 1, players: [{ merchants: { M1: 2 } }], houses: { V: [0] } });
  table.play(2, finishPlan);
  expect([table.state.phase, table.merchants(0, 'M1'), table.state.startPlayer]).toEqual(['over', 2, 1]);
  expect([table.asked(), table.why(0, endTurn)]).toEqual([[], 'VP-7.5 game-over']);
});
