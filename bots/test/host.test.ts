import { openGame, SeededChance, seat } from '@kontor/engine';
import { knowledge } from '@kontor/wharf/bot';
import { wharf } from '@kontor/wharf/rules';
import { expect, test } from 'vitest';
import { answer, replace, timeFor } from '../src/host.ts';

const game = openGame(wharf);
const state = game.rules.setup({ startPlayer: 0 }, 3, { chance: new SeededChance(3) });
const still = () => 0;
const request = { game: 'wharf', bot: 'captain', view: game.rules.view(state, seat(1)), seat: seat(1), seed: 5 } as const;

test('the same question with the same seed and iterations has the same answer', () => {
  const ask = () => answer(game, knowledge(game), { ...request, iterations: 40 }, still);
  expect(ask()).toEqual(ask());
  expect(ask().fault).toBeUndefined();
  expect(ask().iterations).toBeGreaterThan(16);
  expect(ask().iterations).toBeLessThanOrEqual(40);
});

test('thinking ends when the time is spent, by the clock of whoever asks', () => {
  let asked = 0;
  const { iterations } = answer(game, knowledge(game), { ...request, milliseconds: 10 }, () => asked++);
  expect(iterations).toBe(9);
});

test('an answer that the rest of the budget would hardly change is given before', () => {
  const plain = knowledge(game);
  const moves = game.rules.legalMoves(state, seat(1));
  const sure = { ...plain, rate: () => moves.map((_, index) => (index === 0 ? 100 : 0)) };
  const { iterations, move } = answer(game, sure, { ...request, iterations: 400 }, still);
  expect(iterations).toBeLessThan(400);
  expect(move).toEqual(moves[0]);
});

test('a bot that throws is replaced by a legal move, and the fault is said', () => {
  const fail = () => {
    throw new Error('no idea');
  };
  const broken = { ...knowledge(game), evaluate: fail, suggest: fail };
  const { move, fault } = answer(game, broken, { ...request, iterations: 5 }, still);
  expect(fault).toContain('no idea');
  expect(game.rules.legalMoves(state, seat(1))).toContainEqual(move);
});

test('a bot that answers nonsense is replaced too', () => {
  const confused = { ...knowledge(game), suggest: () => ({ type: 'stop' }) as const };
  const { move, fault } = answer(game, confused, { ...request, bot: 'apprentice' }, still);
  expect(fault).toContain('not legal');
  expect(game.rules.legalMoves(state, seat(1))).toContainEqual(move);
});

test('whoever waits for a bot that does not come can answer in its place', () => {
  expect(game.rules.legalMoves(state, seat(1))).toContainEqual(replace(game, request, 'overrun').move);
});

test("a level's own time holds unless the question says otherwise", () => {
  expect(timeFor({ bot: 'captain' })).toBe(3000);
  expect(timeFor({ bot: 'captain', milliseconds: 70 })).toBe(70);
  expect(timeFor({ bot: 'captain', iterations: 70 })).toBe(Number.POSITIVE_INFINITY);
});
