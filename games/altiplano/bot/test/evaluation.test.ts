import { openGame } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box } from '../../rules/index.ts';
import { done, good, pass, tableWith } from '../../rules/test/table.ts';
import { knowledge } from '../index.ts';

test('AP-8.34 tiles drawn for late storage are worth what they are worth elsewhere', () => {
  const owner = { extensions: ['late-storage'], bag: { fish: 3, glass: 4 }, warehouse: [{ good: 'fish', tiles: 1 }] };
  const table = tableWith({ round: 5, lastRound: 5, players: [{ ...owner, figure: 'market', coins: 1 }, {}] });
  const { evaluate } = knowledge(openGame(box));
  const worth = () => evaluate(table.state())[0]!;
  table.play(0, pass);
  const drawn = worth();
  table.play(0, { type: 'storeLate', good: good('fish') }, { type: 'storeLate', good: good('fish') });
  expect(worth()).toBeGreaterThan(drawn);
  const stored = worth();
  table.play(0, done);
  expect(worth()).toBe(stored);
});
