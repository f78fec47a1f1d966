// The conformance laws, for every seat count, with and without the race.
import { lawSuite } from '@kontor/engine/laws';
import { test } from 'vitest';
import { box } from '../index.ts';

lawSuite(test, box, {
  games: 5,
  stride: 48,
  isRacing: (move) => move.type === 'finishPlan',
  mayBeNegative: ['plans', 'houses', 'display', 'firstFinisher', 'village'],
});
