// The match, shown with the reference game.
import { box, type Move } from '@kontor/wharf/rules';
import { describe, expect, test } from 'vitest';
import { canonicalJson, InputError, Match, openGame, readPosition, type Seat, seat } from '../src/index.ts';
import { barrierOf } from '../src/match/log.ts';

const game = openGame(box);
const newMatch = (seatCount = 3) => Match.start(game, { seatCount, chance: 4 });
const plan = (...orders: ('load' | 'sell' | 'barter')[]): Move[] => [
  ...orders.map((order) => ({ type: 'layOrder' as const, order })),
  { type: 'getReady' },
];
const at = (situation: object, players = 2) =>
  Match.from(readPosition(box, { kontor: 'position', version: 1, game: 'wharf', players, situation }), 1);

describe('a match begins', () => {
  test.each([1, 6, 2.5, '3', null])('but not with %j players', (seatCount) => {
    expect(() => Match.start(game, { seatCount: seatCount as number, chance: 1 })).toThrow(/2 to 5 players/);
  });

  test.each([
    [{ race: true }, 'options.race', /no such option/],
    [{ startPlayer: 3 }, 'options.startPlayer', /seat from 0 to 2/],
    [{ startPlayer: 'me' }, 'options.startPlayer', /'drawn' or a seat/],
    [[], 'options', /an object/],
  ])('but not with the options %j', (options, path, words) => {
    const start = () => Match.start(game, { seatCount: 3, options, chance: 1 });
    expect(start).toThrow(words);
    expect(start).toThrow(expect.objectContaining({ path }) as Error);
    expect(start).toThrow(InputError);
  });
});

describe('submitting', () => {
  const refused: [string, (match: Match<never>) => [Seat, unknown]][] = [
    ['unknown-seat', () => [seat(7), { type: 'getReady' }]],
    ['unknown-seat', () => ['0' as unknown as Seat, { type: 'getReady' }]],
    ['malformed-move', () => [seat(0), 'getReady']],
    ['malformed-move', () => [seat(0), { order: 'load' }]],
    ['malformed-move', () => [seat(0), null]],
    ['illegal-move', () => [seat(0), { type: 'getReady' }]],
    ['illegal-move', () => [seat(0), { type: 'layOrder', order: 'fly' }]],
    ['illegal-move', () => [seat(0), { type: 'layOrder', order: 'load', more: true }]],
    ['illegal-move', () => [seat(0), { type: '__proto__' }]],
    ['empty-batch', () => [seat(0), []]],
  ];
  test.each(refused)('%s is refused and changes nothing', (reason, knock) => {
    const match = newMatch();
    const before = canonicalJson(match.state);
    const [who, move] = knock(match as unknown as Match<never>);
    expect(match.submit(who, move)).toMatchObject({ ok: false, reason });
    expect(canonicalJson(match.state)).toBe(before);
    expect(match.revision).toBe(0);
  });

  test('a seat that is not asked is told so', () => {
    const match = newMatch();
    expect(match.submit(seat(0), plan('load', 'sell')).ok).toBe(true);
    expect(match.submit(seat(0), { type: 'getReady' })).toMatchObject({ ok: false, reason: 'not-asked' });
  });

  test('nothing is taken when the game is over', () => {
    expect(at({ phase: 'over' }).submit(seat(0), { type: 'stop' })).toMatchObject({ ok: false, reason: 'game-over' });
  });

  test('a batch is taken whole or not at all, and the move at fault is named', () => {
    const match = newMatch();
    const batch = [{ type: 'layOrder', order: 'load' }, { type: 'layOrder', order: 'load' }, { type: 'getReady' }];
    expect(match.submit(seat(1), batch)).toMatchObject({
      ok: false,
      reason: 'illegal-move',
      rule: 'WH-3.1',
      detail: 'two-different-orders',
      at: 1,
    });
    expect(match.log).toHaveLength(0);
    expect(match.submit(seat(1), plan('load', 'barter'))).toMatchObject({ ok: true, takenBack: 0 });
    expect(match.log).toHaveLength(3);
  });

  test('a plan is rearranged in one step', () => {
    const match = newMatch();
    match.submit(seat(0), plan('load', 'sell'));
    const verdict = match.submit(seat(0), plan('barter', 'sell'), 3);
    expect(verdict).toMatchObject({ ok: true, takenBack: 3 });
    expect(match.view(seat(0)).plans[0]).toEqual(['barter', 'sell']);
    expect(match.submit(seat(0), plan('load', 'load'), 3)).toMatchObject({ ok: false, at: 1 });
    expect(match.view(seat(0)).plans[0]).toEqual(['barter', 'sell']);
  });
});

describe('taking back', () => {
  test("'done' is taken back while others still plan, without touching their moves", () => {
    const match = newMatch();
    match.submit(seat(0), plan('load', 'sell'));
    match.submit(seat(1), plan('sell', 'load'));
    expect(match.takeBackable(seat(0))).toHaveLength(3);
    expect(match.takeBack(seat(0), 2)).toMatchObject({ ok: true, takenBack: 2 });
    expect(match.view(seat(0)).plans[0]).toEqual(['load']);
    expect(match.view(seat(1)).plans[1]).toEqual(['sell', 'load']);
    expect(match.decisions().map((decision) => decision.seat)).toEqual([0, 2]);
  });

  test('stops at a reveal, for everybody', () => {
    const match = newMatch();
    for (const who of [0, 1, 2]) match.submit(seat(who), plan('sell', 'barter'));
    for (const who of [0, 1, 2]) expect(match.takeBack(seat(who))).toMatchObject({ ok: false, reason: 'nothing-to-take-back' });
  });

  test('stops at a secret that was shown, and at somebody else’s turn', () => {
    const players = [
      { hand: { salt: 3 }, plan: ['sell', 'load'] },
      { hand: { salt: 2 }, plan: ['sell', 'load'] },
    ];
    const match = at({ phase: 'acting', frame: { type: 'sell', left: 3 }, players });
    match.submit(seat(0), { type: 'sell', good: 0 });
    expect(match.log.at(-1)?.barrier).toBe('all');
    match.submit(seat(0), { type: 'stop' });
    expect(match.takeBackable(seat(0))).toEqual([]);
  });

  test('refuses a wrong number or seat', () => {
    const match = newMatch();
    match.submit(seat(0), plan('load', 'sell'));
    for (const count of [0, -1, 4, 1.5, Number.NaN])
      expect(match.takeBack(seat(0), count)).toMatchObject({ ok: false, reason: 'nothing-to-take-back' });
    expect(match.takeBack(seat(9))).toMatchObject({ ok: false, reason: 'unknown-seat' });
  });
});

describe('watching', () => {
  test('each viewer hears what it may hear, and can ask from any entry on', () => {
    const match = newMatch();
    match.submit(seat(0), plan('load', 'sell'));
    const types = (viewer: Seat | 'spectator', from?: number) =>
      match.heard(viewer, from).flatMap(({ events }) => events.map(({ type }) => type));
    expect(types(seat(0))).toEqual(['orderLaid', 'orderLaid', 'gotReady']);
    expect(types(seat(1))).toEqual(['gotReady']);
    expect(types('spectator', 3)).toEqual([]);
    expect(match.heardSetup('spectator')).toEqual([{ type: 'roundBegan', round: 1, startPlayer: match.state.startPlayer }]);
  });

  test('nothing can be announced where no rule waits for word from outside', () => {
    expect(newMatch().announce({ type: 'timeIsUp' })).toMatchObject({ ok: false, reason: 'illegal-move' });
  });
});

test('a simultaneous phase that ends without a reveal is over for everybody', () => {
  const asks = (...asked: [number, string][]) => asked.map(([index, prompt]) => ({ seat: seat(index), prompt }));
  const before = { asked: asks([1, 'plan']), hidden: [0, 0], seatCount: 2 };
  const after = { asked: asks([1, 'act']), hidden: [0, 0], seatCount: 2 };
  expect(barrierOf(seat(1), before, after, false, false, true)).toBe('all');
  expect(barrierOf(seat(1), before, after, false, false, false)).toBe('none');
  const both = { ...before, asked: asks([0, 'plan'], [1, 'plan']) };
  expect(barrierOf(seat(0), both, before, false, false, true)).toBe('none');
});
