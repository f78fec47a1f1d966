// VP-3: planning, the mayor, the race, and what others learn.
import { Match, openGame, parseOptions, seat } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box, type Move, none, type Options } from '../index.ts';
import { finishPlan, tableAt } from './table.ts';

const lay = (card: number): Move => ({ type: 'layCard', card });
const layMayor = (card: number): Move => ({ type: 'layMayorCard', card });
const sell: Move = { type: 'giveUp', good: 0, from: 'warehouse' };

function matchAt(situation: object, players = 3, options: object = {}) {
  const game = openGame(box);
  const parsed = parseOptions<Options>(box.options, options, players);
  const state = game.rules.situation.read(situation, parsed, players);
  return Match.from({ game, options: parsed, seatCount: players, state }, 1);
}

test('VP-3.1 cards fill slots 1 to 4 in order, each card once, and fewer are allowed', () => {
  const table = tableAt({ players: [{ cards: ['A-2'] }] });
  table.play(0, lay(3), lay(5));
  expect(table.why(0, lay(3))).toBe('VP-3.1 card-already-laid');
  expect(table.why(0, lay(table.card('A-1')))).toBe('VP-3.1 not-your-card');
  expect(table.state.plans.slice(0, 6)).toEqual([none, 3, 5, none, none, none]);
  expect(table.may(0, finishPlan)).toBe(true);
  table.play(0, lay(table.card('A-2')), lay(0));
  expect(table.moves(0, 'layCard')).toEqual([]);
});

test('VP-3.2 slot 5 needs two houses, built in earlier rounds', () => {
  const full = { plan: ['transferGoods', 'sellGood', 'hireMerchant', 'moveShip'] };
  expect(tableAt({ players: [full], houses: { V: [0] } }).why(0, lay(4))).toBe('VP-3.2 slot-needs-houses');
  const table = tableAt({ players: [full], houses: { V: [0], Z1: [0] } });
  table.play(0, lay(4));
  expect(table.state.plans[5]).toBe(4);
  expect(table.why(0, lay(5))).toBe('VP-3.1 slots-full');
});

test('VP-3.2 a second house built in this round opens slot 5 only at the next planning', () => {
  const table = tableAt({
    phase: 'usingCards',
    players: [{ plan: ['buildHouse'], merchants: { V: 2 } }],
    houses: { V: [0] },
  });
  table.use(0);
  table.play(0, { type: 'build', space: table.space('V', 1), pay: [0, 0, 0] }, { type: 'endTurn' });
  expect(table.state.phase).toBe('planning');
  table.play(0, lay(0), lay(1), lay(2), lay(3), lay(4));
  expect(table.state.plans[5]).toBe(4);
});

test("VP-3.3 the mayor's slot takes one card for 5 pesos, which leave at the reveal", () => {
  const table = tableAt({ players: [{ money: 5 }, { money: 4 }, { finished: true }] });
  expect(table.why(1, layMayor(0))).toBe('VP-3.3 mayor-costs-more');
  table.play(0, layMayor(0));
  expect(table.why(0, layMayor(1))).toBe('VP-3.3 mayor-slot-taken');
  expect(table.money(0)).toBe(5);
  table.play(0, finishPlan);
  table.play(1, finishPlan);
  expect(table.money(0)).toBe(0);
});

test('VP-3.4 when all have finished, all plans are revealed in their order', () => {
  const table = tableAt({
    startPlayer: 1,
    players: [{ plan: ['moveShip', 'sellGood'], finished: true }, {}, { finished: true }],
  });
  table.play(1, lay(5));
  const events = table.play(1, finishPlan);
  expect(events).toContainEqual({
    type: 'plansRevealed',
    plans: [
      [none, 6, 1, none, none, none],
      [none, 5, none, none, none, none],
      [none, none, none, none, none, none],
    ],
  });
  expect(table.asked()).toEqual(['1 useCard']);
});

test('VP-3.5 in the race the first finisher may not change the plan and takes a good when planning is over', () => {
  const match = matchAt({ players: [{}, { plan: ['moveShip'] }] }, 2, { race: true });
  match.submit(seat(0), lay(6));
  match.submit(seat(0), finishPlan);
  expect(match.takeBack(seat(0))).toMatchObject({ ok: false, reason: 'nothing-to-take-back' });
  expect(match.announce({ type: 'timeIsUp' }).ok).toBe(true);
  expect(match.decisions()).toEqual([{ seat: 0, prompt: 'firstGood' }]);
  match.submit(seat(0), { type: 'takeFirstGood', good: 2 });
  expect(match.state.warehouse.slice(0, 3)).toEqual([0, 0, 1]);
  expect(match.decisions()).toEqual([{ seat: 0, prompt: 'useCard' }]);
});

test('VP-3.5 without the race there is no timer and no good', () => {
  const match = matchAt({ players: [{ finished: true }] }, 2);
  expect(match.announce({ type: 'timeIsUp' }).ok).toBe(false);
  match.submit(seat(1), lay(0));
  match.submit(seat(1), finishPlan);
  expect(match.state.phase).toBe('usingCards');
});

test('VP-3.6 empty plans are allowed; if all are empty, the round ends', () => {
  const table = tableAt({ players: [{ finished: true }, { finished: true }] });
  const events = table.play(2, finishPlan);
  expect(events.map(({ type }) => type)).toContain('roundEnded');
  const mayorOnly = tableAt({ players: [{ mayor: 'moveShip' }, { finished: true }, { finished: true }] });
  mayorOnly.play(0, finishPlan);
  expect(mayorOnly.legal(0)).toContainEqual({ type: 'useCard', slot: 0, side: 'main' });
});

test("VP-3.7 plans and 'finished' can be taken back while somebody plans; the mayor's pesos come back", () => {
  const match = matchAt({ players: [{ money: 5 }] });
  match.submit(seat(0), [layMayor(1), lay(2), finishPlan]);
  expect(match.takeBack(seat(0), 3).ok).toBe(true);
  expect(match.state.plans.slice(0, 2)).toEqual([none, none]);
  expect(match.submit(seat(0), layMayor(4)).ok).toBe(true);
});

test('VP-3.7 goods given up while planning stay given up; the plan beneath can be picked up once', () => {
  const match = matchAt({ players: [{ money: 3, warehouse: { silver: 2 } }] });
  match.submit(seat(0), lay(0));
  expect(match.legalMoves(seat(0))).not.toContainEqual({ type: 'pickUpPlan' });
  match.submit(seat(0), sell);
  expect(match.takeBack(seat(0)).ok).toBe(false);
  expect(match.submit(seat(0), { type: 'pickUpPlan' }).ok).toBe(true);
  expect(match.state.plans.slice(0, 6)).toEqual(new Array(6).fill(none));
  expect([match.state.money[0], match.state.warehouse[0]]).toEqual([6, 1]);
  expect(match.submit(seat(0), { type: 'pickUpPlan' })).toMatchObject({ ok: false, rule: 'VP-3.7' });
  expect(match.takeBack(seat(0)).ok).toBe(true);
});

test('VP-3.7 a finished plan is not changed: who was first in the race cannot take it back at all', () => {
  const race = tableAt({}, { options: { race: true } });
  race.play(0, finishPlan);
  race.play(1, finishPlan);
  expect(race.why(0, lay(1))).toBe('VP-3.7 first-plan-stands');
  expect(race.why(1, lay(1))).toBe('VP-3.7 plan-finished');
});

test('VP-3.7 a plan is picked up in its own planning only', () => {
  const table = tableAt({ players: [{ warehouse: { silver: 1 } }, { finished: true }, { finished: true }] });
  table.play(0, lay(6), sell, finishPlan, { type: 'useCard', slot: 1, side: 'nothing' }, { type: 'endTurn' });
  expect([table.state.phase, table.state.round]).toEqual(['planning', 2]);
  table.play(0, lay(6));
  expect(table.why(0, { type: 'pickUpPlan' })).toMatch(/^VP-3.7/);
});

test('VP-3.8 until the reveal others learn only who has finished, and what was sold', () => {
  const before = tableAt({ players: [{ money: 9, warehouse: { silver: 1 } }] });
  const planned = tableAt({ players: [{ money: 9, warehouse: { silver: 1 } }] });
  const told = planned.play(0, lay(3), layMayor(5));
  expect(told.map((event) => planned.rules.narrate(event, seat(1)))).toEqual([undefined, undefined]);
  expect(told.map((event) => planned.rules.narrate(event, seat(0)))).toEqual(told);
  for (const viewer of [seat(1), 'spectator'] as const) {
    expect(planned.rules.view(planned.state, viewer)).toEqual(before.rules.view(before.state, viewer));
  }
  const [sold] = planned.play(0, sell);
  expect(planned.rules.narrate(sold!, seat(2))).toEqual({ type: 'goodGivenUp', seat: 0, good: 0, from: 'warehouse', pesos: 3 });
  expect(planned.rules.view(planned.state, seat(1)).money[0]).toBe(12);
});

test('VP-3.9 when time is up each plan counts as it lies, and only the first to arrive is first', () => {
  const match = matchAt({ players: [{}, { plan: ['sellGood', 'moveShip'], mayor: 'buildHouse' }, {}] }, 3, { race: true });
  expect(match.announce({ type: 'timeIsUp' }).ok).toBe(false);
  match.submit(seat(2), finishPlan);
  match.submit(seat(0), finishPlan);
  expect(match.state.firstFinisher).toBe(2);
  expect(match.takeBack(seat(0)).ok).toBe(true);
  expect(match.submit(seat(1), { type: 'timeIsUp' } as Move)).toMatchObject({ ok: false, rule: 'VP-3.9' });
  match.announce({ type: 'timeIsUp' });
  expect(match.state.plans.slice(6, 12)).toEqual([4, 1, 6, none, none, none]);
  expect(match.state.money[1]).toBe(15);
  expect(match.decisions()).toEqual([{ seat: 2, prompt: 'firstGood' }]);
});
