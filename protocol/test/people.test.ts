// What can be shown as a name, and what is left of what somebody says.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { nameSchema, spoken } from '../src/people.ts';

const isName = (text: string): boolean => v.safeParse(nameSchema, text).success;

test.each(['Ann', 'Søren Ø.', '李雷', 'Zoë ❤️', 'राम', "O'Neill-3"])('%s is a name', (name) => {
  expect(isName(name)).toBe(true);
});

test.each([
  '',
  '   ',
  '\u3164',
  '\u2800',
  '\u034f',
  '\ufe0f',
  '\u115f\u1160',
  '\u202eAnn',
  'A\u200bnn',
  `a${'\u0301'.repeat(30)}`,
])('what nobody can read is no name: %j', (name) => {
  expect(isName(name)).toBe(false);
});

test('what misleads the eye is left out of what is said', () => {
  expect(spoken(' hi\u202e\u0000 there\nyou \ud800')).toBe('hi there you');
  expect(spoken('\u200b\u2066\u3164')).toBe('');
});
