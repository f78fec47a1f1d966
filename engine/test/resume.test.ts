// A match that is taken up again from its settled point, as whoever keeps the log elsewhere does.
import { box, type Move } from '@kontor/wharf/rules';
import { expect, test } from 'vitest';
import { canonicalJson, Match, openGame, SeededChance, seat } from '../src/index.ts';
import { randomStep } from '../src/laws/index.ts';

const game = openGame(box);
const plan = (...orders: ('load' | 'sell' | 'barter')[]): Move[] => [
  ...orders.map((order) => ({ type: 'layOrder' as const, order })),
  { type: 'getReady' },
];

function playedOn(steps: number) {
  const match = Match.start(game, { seatCount: 3, chance: 21 });
  const choose = new SeededChance(6);
  for (let count = 0; count < steps; count++) {
    const step = randomStep(game, match.state, choose)!;
    if (step.seat !== 'outside') match.submit(step.seat, step.move);
  }
  return match;
}

test('the settled point and the entries after it lead to the same match', () => {
  for (const steps of [0, 1, 7, 23, 40]) {
    const match = playedOn(steps);
    const { settledPoint } = match;
    const tail = match.log.slice(settledPoint.length - match.logStart);
    const resumed = Match.resume(game, settledPoint, 1);
    for (const { actor, move, chance } of tail) expect(resumed.replay(actor, move, chance)).toBeUndefined();
    expect(canonicalJson(resumed.state)).toBe(canonicalJson(match.state));
    expect(resumed.logStart).toBe(settledPoint.length);
    for (const who of [0, 1, 2]) expect(resumed.takeBackable(seat(who))).toEqual(match.takeBackable(seat(who)));
  }
});

test('forgetting what nobody can take back changes neither the state nor what can be taken back', () => {
  const match = playedOn(23);
  match.submit(match.decisions()[0]!.seat, match.legalMoves(match.decisions()[0]!.seat)[0]);
  const before = canonicalJson(match.state);
  const open = [0, 1, 2].map((who) => match.takeBackable(seat(who)));
  match.forgetSettled();
  expect(match.logStart).toBe(match.settledPoint.length);
  expect(canonicalJson(match.state)).toBe(before);
  expect([0, 1, 2].map((who) => match.takeBackable(seat(who)))).toEqual(open);
});

test('a resumed match takes moves and takes them back', () => {
  const resumed = Match.resume(game, Match.start(game, { seatCount: 2, chance: 3 }).settledPoint, 4);
  expect(resumed.submit(seat(0), plan('load', 'sell')).ok).toBe(true);
  expect(resumed.takeBack(seat(0), 3).ok).toBe(true);
  expect(resumed.log).toHaveLength(0);
});
