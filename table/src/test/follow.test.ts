import { expect, test } from 'vitest';
import { followsEnd } from '../follow.ts';

/** A window of 100 on a list of some height. */
const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 100 });

test('a list that has grown before its scrolling is told of is still followed', () => {
  expect(followsEnd(true, 0, at(900, 1600))).toBe(true);
  expect(followsEnd(true, 900, at(900, 1600))).toBe(true);
});

test('whoever scrolls up is left there, until they come back to the end', () => {
  expect(followsEnd(true, 900, at(700, 1000))).toBe(false);
  // The first step of a movement up is small.
  expect(followsEnd(true, 900, at(895, 1000))).toBe(false);
  expect(followsEnd(false, 700, at(800, 1000))).toBe(false);
  expect(followsEnd(false, 800, at(895, 1000))).toBe(true);
});

test('a list that becomes shorter is at its end', () => {
  expect(followsEnd(true, 900, at(300, 400))).toBe(true);
});
