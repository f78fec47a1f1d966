import { describe, expect, test } from 'vitest';
import { notInPlay } from '../index.ts';
import {
  at,
  board,
  borrow,
  build,
  city,
  endTurn,
  extendLoans,
  fortify,
  lastTurn,
  nameStartPlayer,
  paidFor,
  pass,
  repay,
  tableWith,
} from './table.ts';

const [red, green, blue, yellow] = [0, 1, 2, 3] as const;
/** Everybody's florins for one source at a payday in which these cities stand. */
function payday(source: string, cities: object, players = 4, phase = 1, more: object = {}) {
  return paidFor(tableWith({ ...lastTurn(phase), cities, ...more }, players).play(endTurn), source, players);
}
/** A city that is fuller than all others, where nobody of interest stands. */
const fuller = { row: [null, null, null, 2, 3, 2, 3, 2, 3, 2, 3, 2] };

describe('loans', () => {
  test('EC-9.1 the ship goes to the bank, or stays there, and takes one loan of 10 or 16', () => {
    const table = tableWith({
      round: 2,
      players: [
        { ...at('napoli'), money: 3 },
        { ship: 'bank', loans: { 16: 3 } },
      ],
    });
    table.play(borrow(10), endTurn, borrow(16));
    expect(table.state().money.slice(0, 2)).toEqual([13, 36]);
    expect(table.state().loanPiles).toEqual([17, 8]);
    expect(table.state().loans.slice(0, 8)).toEqual([1, 0, 0, 0, 0, 0, 4, 0]);
    expect(table.moves()).toEqual([endTurn]);
    const scores = Object.fromEntries(table.match.ranking().map(({ seat: player, score }) => [player, score]));
    expect(scores).toMatchObject({ 0: 13 - 12, 1: 36 - 4 * 20 });
  });

  test('EC-9.2 after the next payday 12 and 20 are due', () => {
    const table = tableWith({ ...lastTurn(), players: [{ money: 40, loans: { 10: 1, 16: 1 } }] });
    table.play(endTurn, repay(10), repay(16));
    expect(table.state().money[0]).toBe(40 - 12 - 20);
  });

  test('EC-9.3 in turn order from the start player each loan is repaid or extended, at 16 and 30, once only', () => {
    const debtor = { money: 40, loans: { 10: 1, 16: 1 } };
    const table = tableWith({ ...lastTurn(), startPlayer: 1, players: [debtor, debtor, {}, debtor] });
    table.play(endTurn);
    const order = [1, 3, 0].map((expected) => {
      expect(table.asked()).toBe(expected);
      return table.play(repay(16), extendLoans)[1];
    });
    expect(order[0]).toEqual({ type: 'loanExtended', seat: 1, loan: 0, due: 16 });
    expect(table.match.decisions()[0]!.prompt).toBe('startPlayerChoice');
    const due = board.components.loans.map(({ extended }) => extended);
    expect(due).toEqual([16, 30]);
  });

  test('EC-9.3, EC-9.7 an extended loan must be repaid, and first of all', () => {
    const table = tableWith({ ...lastTurn(2), players: [{ money: 40, loans: { '16 extended': 1, 10: 1 } }] });
    const events = table.play(endTurn);
    expect(events).toContainEqual({ type: 'loanRepaid', seat: 0, loan: 1, extended: true, amount: 30 });
    expect(table.state().money[0]).toBe(10);
    expect(table.state().stage).toBe('startPlayerChoice');
    expect(events).toContainEqual({ type: 'loanExtended', seat: 0, loan: 0, due: 16 });
  });

  test('EC-9.4 repaying needs no trip to the bank, and the card can be borrowed again', () => {
    const table = tableWith({
      ...lastTurn(),
      players: [{ ...at('napoli'), money: 12, loans: { 10: 1 } }, { loans: { 10: 17 } }],
    });
    table.play(endTurn, extendLoans, repay(10), extendLoans);
    expect(table.state()).toMatchObject({ ships: { 0: city('napoli') }, loanPiles: { 0: 1 } });
  });

  test('EC-9.5 after the third payday every loan is repaid, at 12, 20, 16 or 30', () => {
    const loans = { 10: 1, 16: 1, '10 extended': 1, '16 extended': 1 };
    const table = tableWith({ ...lastTurn(3), players: [{ money: 100, loans }] });
    table.play(endTurn);
    expect(table.match.isOver).toBe(true);
    expect(table.state().money[0]).toBe(100 - 12 - 20 - 16 - 30);
    expect(table.state().loanPiles).toEqual([18, 12]);
  });

  test('EC-9.6 who has too little goes below zero; then nothing that costs money can be done, and income is added', () => {
    const table = tableWith({ ...lastTurn(2), players: [{ ...at('tanger'), money: 3, loans: { '10 extended': 1 } }] });
    table.play(endTurn, nameStartPlayer(0));
    expect(table.state().money[0]).toBe(-13);
    expect(table.offered('buyCard')).toEqual([]);
    expect(table.refusal(build(1))).toBe('EC-1.8 too-dear');
    table.play(borrow(16));
    expect(table.state().money[0]).toBe(3);
  });

  test('EC-9.7 a loan that may be extended is repaid in full with money in hand, and only after a payday', () => {
    const table = tableWith({ ...lastTurn(), players: [{ money: 13, loans: { 10: 1, 16: 1 } }] });
    table.play(endTurn);
    expect(table.refusal(repay(16))).toBe('EC-9.7 repay-with-money-in-hand');
    table.play(repay(10), extendLoans);
    expect(table.state().money[0]).toBe(1);
    const early = tableWith({ round: 2, players: [{ money: 50, loans: { 10: 1 } }] });
    expect(early.refusal(repay(10))).toBe('EC-9.7 only-after-a-payday');
  });
});

describe('when payday comes', () => {
  const almostDone = { money: 30, warehouses: 1, fortresses: 0 };

  test('EC-10.1 when a player has built everything, the round is played to its end', () => {
    const table = tableWith({ round: 6, startPlayer: 1, players: [{}, { ...at('tanger'), ...almostDone }] });
    expect(table.play(build(1, green), endTurn)).toContainEqual({ type: 'everythingBuilt', seat: 1 });
    table.play(borrow(10), endTurn, borrow(10), endTurn);
    expect(table.asked()).toBe(0);
    expect(table.play(borrow(10), endTurn)).toContainEqual({ type: 'paydayBegan', phase: 1, rounds: 6, allPassed: false });
  });

  test('EC-10.1 if the last player of the round does it, payday follows at once', () => {
    const table = tableWith({ round: 6, startPlayer: 1, active: 0, players: [{ ...at('tanger'), ...almostDone }] });
    expect(table.play(build(1), endTurn).some(({ type }) => type === 'paydayBegan')).toBe(true);
  });

  test('EC-10.1 a fortress in front of the player is still to be built', () => {
    const table = tableWith({ round: 6, players: [{ ...at('tanger'), ...almostDone, fortresses: 1 }] });
    table.play(build(1));
    expect(table.state().lastRound).toBe(false);
  });

  test('EC-10.9 a round in which all pass ends the phase', () => {
    const table = tableWith({ round: 6, players: [{}, { loans: { 10: 18, 16: 12 } }] }, 3);
    table.play(pass, endTurn, pass, endTurn, pass);
    expect(table.play(endTurn)).toContainEqual({ type: 'paydayBegan', phase: 1, rounds: 6, allPassed: true });
    const mixed = tableWith({ round: 6, passes: 2, active: 2, players: [{}, { loans: { 10: 18, 16: 12 } }, at('tanger')] }, 3);
    mixed.play(build(1, 2), endTurn);
    expect(mixed.state()).toMatchObject({ round: 7, passes: 0 });
  });

  test('EC-10.9 passes of the very first round (EC-2.7) end nothing: loans are open from the second on', () => {
    const table = tableWith({ players: [{ money: 0 }, { money: 0 }] }, 2);
    table.play(pass, endTurn, pass, endTurn);
    expect(table.state()).toMatchObject({ phase: 1, round: 2, stage: 'beforeAction' });
    expect(table.offered('takeLoan')).toHaveLength(2);
  });

  test('EC-10.10 closed warehouses count as built; pieces in the supply do not matter', () => {
    const table = tableWith({
      round: 6,
      cities: { marseille: { row: [null, 1, 2, 1, 2, 1, 2], closed: [red, red, red, red, red] } },
      players: [{ ...at('tanger'), fortresses: 0 }],
    });
    expect(table.state().warehouses[0]).toBe(1);
    table.play(build(1));
    expect(table.state().lastRound).toBe(true);
    expect(table.state().warehouseSupply[0]).toBe(12);
  });
});

describe('spread', () => {
  const cities = (count: number) => Object.fromEntries(board.cities.slice(0, count).map(({ id }) => [id, { row: [red] }]));

  test.each([
    [2, 0],
    [3, 5],
    [4, 10],
    [6, 20],
    [9, 60],
  ])('EC-10.2 %i cities pay %i (four pay 10: example)', (count, florins) => {
    expect(payday('spread', cities(count), 4, 2)[red]).toBe(florins);
  });

  test('EC-10.2, EC-5.3 fortresses and closed warehouses do not count', () => {
    const closed = { row: [null, 1, 2, 1, 2, 1, 2], closed: [red] };
    expect(payday('spread', { ...cities(3), tunis: closed, tanger: { fortresses: [red] } })[red]).toBe(5);
  });

  test('EC-10.8, EC-10.12 whoever first has nine cities takes the 15 at once, the next the 10; reopening earns it too', () => {
    const most = Object.fromEntries(board.cities.slice(0, 7).map(({ id }) => [id, { row: [red, green] }]));
    const situation = (row: (number | null)[], closed: number[]) => ({
      phase: 3,
      cities: { ...most, alexandria: { row: [red, green] }, tunis: { row, closed } },
      players: [at('tunis', 1), at('tunis', 2)],
    });
    const table = tableWith(situation([], []));
    expect(table.play(build(2))).toContainEqual({ type: 'bonusTaken', seat: 0, bonus: 0, florins: 15 });
    expect(table.play(endTurn, build(1, green))).toContainEqual({ type: 'bonusTaken', seat: 1, bonus: 1, florins: 10 });
    const again = tableWith(situation([null, 2, 3, 2, 3, 2, 3], [red]));
    const reopened = again.play({ type: 'reopenWarehouse', colour: red, site: 8 });
    expect(reopened).toContainEqual({ type: 'bonusTaken', seat: 0, bonus: 0, florins: 15 });
  });

  test('EC-10.12 a player gets one card only, and there are three', () => {
    const most = Object.fromEntries(board.cities.slice(0, 8).map(({ id }) => [id, { row: [red] }]));
    const table = (players: object[]) =>
      tableWith({ phase: 3, cities: most, players: [{ ...at('alexandria'), ...players[0] }, ...players.slice(1)] });
    const isBonus = ({ type }: { type: string }) => type === 'bonusTaken';
    expect(
      table([{ bonus: 2 }])
        .play(build(1))
        .some(isBonus),
    ).toBe(false);
    expect(
      table([{}, { bonus: 1 }, { bonus: 2 }, { bonus: 3 }])
        .play(build(1))
        .some(isBonus),
    ).toBe(false);
    expect(table([{}, { bonus: 1 }, { bonus: 2 }]).play(build(1))).toContainEqual({
      type: 'bonusTaken',
      seat: 0,
      bonus: 2,
      florins: 5,
    });
  });

  test('EC-10.8 the card is kept though a house is closed, and pays at the third payday only; it is not wealth before', () => {
    const players = [{ bonus: 1 }, { bonus: 3 }];
    expect(payday('bonus', {}, 4, 2, { players })).toEqual([0, 0, 0, 0]);
    expect(payday('bonus', {}, 4, 3, { players })).toEqual([15, 5, 0, 0]);
    expect(tableWith({ ...lastTurn(), players }).play(endTurn)).toContainEqual({
      type: 'wealthCounted',
      phase: 1,
      wealth: [20, 20, 20, 20],
      poorest: 0,
    });
  });
});

describe('majority', () => {
  const picture1 = [red, green, blue, green, blue];
  const picture2 = { row: [null, null, red, green, blue, blue, yellow, red, red, blue, yellow, yellow], closed: [blue] };

  test('EC-10.3, EC-10.5 first picture: Green 20, Blue 10; with Red’s next house Red would be first and Green second', () => {
    expect(payday('majority', { marseille: { row: picture1 } })).toEqual([0, 20, 10, 0]);
    expect(payday('majority', { marseille: { row: [...picture1, red] } })).toEqual([24, 12, 0, 0]);
  });

  test('EC-10.5, EC-5.3 second picture: Red, Blue and Yellow tie; Red 16, Blue 8, Yellow nothing; closed ones do not count', () => {
    expect(payday('majority', { marseille: picture2 }, 4, 3)).toEqual([16, 0, 8, 0]);
  });

  test('EC-10.3 half of 15 is 7 (example)', () => {
    expect(payday('majority', { tunis: { row: [red, green, red, green, red] } })).toEqual([15, 7, 0, 0]);
  });

  test('EC-10.4 the field just past the furthest house: one house on site 2 pays field 3', () => {
    expect(payday('majority', { marseille: { row: [null, red] } })[red]).toBe(8);
    expect(payday('majority', { marseille: { row: [red] } })[red]).toBe(4);
    const closed = { row: [null, 1, 2, 1, 2, 1, 2], closed: [red] };
    expect(payday('majority', { marseille: closed }, 4, 2)).toEqual([0, 28, 14, 0]);
  });

  test('EC-10.4, EC-10.5 once site 12 is taken field 13 pays; in retaken front sites position decides', () => {
    const row = [null, null, green, red, blue, red, blue, red, blue, red, green, green];
    expect(payday('majority', { marseille: { row } }, 4, 3)).toEqual([16, 8, 0, 0]);
  });

  test('EC-10.6 alone in a city: first rank, and nobody is second', () => {
    expect(payday('majority', { marseille: { row: [red, red, red] } })).toEqual([12, 0, 0, 0]);
  });

  test('EC-10.7 a fortress pays second rank: first picture, Green and Red 10 each', () => {
    const cities = { marseille: { row: picture1, fortresses: [green, red] }, tunis: fuller };
    expect(payday('fortresses', cities, 4, 3)).toEqual([10, 10, 0, 0]);
  });

  test('EC-10.7 in the fullest city it pays first rank: second picture, Green and Red 16 each', () => {
    const cities = { marseille: { ...picture2, fortresses: [green, red] }, tunis: { row: [1, 2] } };
    expect(payday('fortresses', cities, 4, 3)).toEqual([16, 16, 0, 0]);
  });

  test('EC-10.7 in all of several fullest cities; half where nobody is second', () => {
    const two = { marseille: { row: [red, red], fortresses: [blue] }, tanger: { row: [green, green], fortresses: [yellow] } };
    expect(payday('fortresses', two)).toEqual([0, 0, 8, 4]);
    expect(payday('fortresses', { ...two, napoli: { row: [1, 2, 3] } })).toEqual([0, 0, 4, 2]);
  });

  test('EC-8.4, EC-10.11 a fortress needs no warehouse; in an empty city it pays nothing', () => {
    expect(payday('fortresses', { marseille: { row: [green, green], fortresses: [red] } })[red]).toBe(8);
    expect(payday('fortresses', { marseille: { fortresses: [red] } })[red]).toBe(0);
  });
});

describe('after a payday', () => {
  test('EC-11.1, EC-11.2 loans first, then wealth is counted: money less what is owed now', () => {
    const table = tableWith({
      ...lastTurn(),
      players: [{ money: 25, loans: { 10: 1, 16: 1 } }, { money: 5, loans: { 16: 1 } }, { money: 0 }, { money: 1 }],
    });
    table.play(endTurn);
    expect(table.state()).toMatchObject({ stage: 'settlement', active: 0 });
    expect(table.refusal(nameStartPlayer(0))).toBe('EC-9.3 settle-loans-first');
    expect(table.play(extendLoans)).toContainEqual({ type: 'wealthCounted', phase: 1, wealth: [-21, -25, 0, 1], poorest: 1 });
  });

  test('EC-11.3 the poorest names any start player; of several the one later in turn order', () => {
    const table = tableWith({ ...lastTurn(), startPlayer: 1, players: [{ money: 9 }, { money: 5 }, { money: 5 }, { money: 9 }] });
    table.play(endTurn);
    expect(table.asked()).toBe(2);
    expect(table.moves()).toEqual([0, 1, 2, 3].map(nameStartPlayer));
    expect(table.refusal(endTurn)).toBe('EC-11.3 name-the-start-player');
    table.play(nameStartPlayer(3));
    expect(table.state()).toMatchObject({ phase: 2, round: 1, startPlayer: 3, active: 3, lastRound: false });
  });

  test('EC-11.4 six warehouses and a fortress more, added to what is left', () => {
    const table = tableWith({
      ...lastTurn(),
      players: [
        { warehouses: 2, fortresses: 1 },
        { warehouses: 0, fortresses: 0 },
      ],
    });
    table.play(endTurn, nameStartPlayer(0));
    expect(table.state().warehouses.slice(0, 2)).toEqual([8, 6]);
    expect(table.state().fortresses.slice(0, 2)).toEqual([2, 1]);
  });

  test('EC-11.5 ships, buildings, cards and display stay as they are', () => {
    const cities = { marseille: { row: [null, 1, 2, 1, 2, 1, 2], closed: [0], fortresses: [3] } };
    const table = tableWith({ ...lastTurn(), cities, players: [{ ...at('napoli', 2), cards: ['tunis-2'] }] });
    const { rows, closed, strongholds, ships, spaces, cards } = structuredClone(table.state());
    table.play(endTurn, nameStartPlayer(0));
    expect(table.state()).toMatchObject({ rows, closed, strongholds, ships, spaces, cards });
  });
});

describe('the end', () => {
  test('EC-12.1 after the third payday the most money wins', () => {
    const table = tableWith({ ...lastTurn(3), players: [{ money: 10 }, { money: 50, loans: { 16: 2 } }, { money: 30 }, {}] });
    table.play(endTurn);
    expect(table.match.isOver).toBe(true);
    expect(table.match.ranking().map(({ seat, place, score }) => [seat, place, score])).toEqual([
      [2, 1, 30],
      [3, 2, 20],
      [0, 3, 10],
      [1, 3, 10],
    ]);
  });

  test('EC-12.1 ties: more open warehouses; then the win is shared', () => {
    const table = tableWith({
      phase: 3,
      stage: 'over',
      cities: { tanger: { row: [null, green] }, napoli: { row: [null, 2, 3, 2, 3, 2, 3], closed: [red] } },
      players: [{}, {}, { money: 0 }, { money: 0 }],
    });
    expect(table.match.ranking().map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  test('EC-12.2 cards in hand and pieces not built are worth nothing', () => {
    const table = tableWith({
      phase: 3,
      stage: 'over',
      players: [{ cards: ['marseille-3'], warehouses: 18, fortresses: 3 }, { warehouses: 0 }],
    });
    expect(new Set(table.match.ranking().map(({ score }) => score))).toEqual(new Set([20]));
    expect(table.match.ranking()[0]!.parts.filter(({ amount }) => amount !== 0)).toEqual([{ source: 'start', amount: 20 }]);
    expect(table.state().ships).toEqual([notInPlay, notInPlay, notInPlay, notInPlay]);
  });

  test('EC-12.1 where a player’s money came from is kept, and adds up', () => {
    const table = tableWith({ phase: 3, round: 2, players: [{ ...at('tanger'), money: 30 }] });
    table.play(fortify);
    expect(table.match.ranking().find(({ seat }) => seat === 0)!.parts).toContainEqual({ source: 'building', amount: -4 });
  });
});
