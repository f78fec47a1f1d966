import { type Heard, seat } from '@kontor/engine';
import { expect, test } from 'vitest';
import { type Calling, isCalled } from '../calling.ts';

const me = seat(0);
const other = seat(1);
const entry = (actor: Heard<never>['actor'], index: number): Heard<never> => ({ index, actor, events: [] });
const calling = (asked: readonly number[], actors: readonly Heard<never>['actor'][], more: Partial<Calling> = {}): Calling => ({
  snapshot: {
    viewer: me,
    asked: asked.map((at) => ({ seat: seat(at), prompt: 'act' })),
    isOver: false,
    log: actors.map(entry),
  },
  players: [{ isHere: true }, { isHere: false, bot: 'apprentice' }],
  isHidden: false,
  ...more,
});

test('whoever is asked after another has moved is called, and no longer once they have moved', () => {
  expect(isCalled(calling([0], [me, other]))).toBe(true);
  expect(isCalled(calling([0], [me, other, me]))).toBe(false);
  expect(isCalled(calling([1], [me, other]))).toBe(false);
});

test('who opens a game looks on; who looks elsewhere is called in any case', () => {
  expect(isCalled(calling([0], []))).toBe(false);
  expect(isCalled(calling([0], [], { isHidden: true }))).toBe(true);
  expect(isCalled(calling([0], [other, me], { isHidden: true }))).toBe(true);
  expect(isCalled(calling([1], [me], { isHidden: true }))).toBe(false);
});

test('nobody is called who only watches, where all share a device, or when the game is over', () => {
  const { snapshot } = calling([0], [other], { isHidden: true });
  expect(isCalled(calling([0], [], { isHidden: true, snapshot: { ...snapshot, viewer: 'spectator' } }))).toBe(false);
  expect(isCalled(calling([0], [], { isHidden: true, snapshot: { ...snapshot, isOver: true } }))).toBe(false);
  expect(isCalled(calling([0], [other], { isHidden: true, players: [{ isHere: true }, { isHere: true }] }))).toBe(false);
});
