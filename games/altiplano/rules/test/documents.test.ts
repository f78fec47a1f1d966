import { readFileSync } from 'node:fs';
import { readPosition, seat } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { store, travel } from './table.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('the example of POSITION.md can be read and played on', () => {
  const [, example] = /```json\n([\s\S]*?)```/.exec(read('POSITION.md'))!;
  const { game, state } = readPosition(box, JSON.parse(example!));
  expect(game.rules.legalMoves(state, seat(0))).toContainEqual(travel(0, 'village'));
  const chance = { below: () => 0 };
  game.rules.apply(state, seat(0), travel(0, 'village'), { chance });
  expect(game.rules.legalMoves(state, seat(0))).toContainEqual(store('fish'));
});

test('every rule that a refusal names is in RULES.md', () => {
  const known = new Set(
    read('RULES.md')
      .match(/^- AP-\d+\.\d+/gm)!
      .map((line) => line.slice(2)),
  );
  const named = read('rules/whyNot.ts').match(/AP-\d+\.\d+/g)!;
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  expect(known.size).toBe(147);
});
