import type { BotModule, Knowledge } from '@kontor/bots';
import * as wharfBot from '@kontor/wharf/bot';
import { wharf } from '@kontor/wharf/rules';
import { expect, test } from 'vitest';
import { botLawSuite } from '../src/laws.ts';

type WharfModule = typeof wharfBot extends BotModule<infer T> ? BotModule<T> : never;
type WharfKnowledge = ReturnType<WharfModule['knowledge']>;

/** What the suite says of Wharf's bots with some of their judgement replaced. */
function verdictOn(change: (sound: WharfKnowledge) => Partial<Knowledge<never>>): string {
  const module = {
    weights: wharfBot.weights,
    knowledge: (game: Parameters<typeof wharfBot.knowledge>[0]) => {
      const sound = wharfBot.knowledge(game);
      return { ...sound, ...change(sound) };
    },
  } as WharfModule;
  const breaches: string[] = [];
  const declare = (_: string, run: () => void) => {
    try {
      run();
    } catch (error) {
      breaches.push((error as Error).message);
    }
  };
  botLawSuite(declare, wharf, module, 9);
  return breaches.join('\n');
}

test('sound bots keep the laws', () => {
  expect(verdictOn(() => ({}))).toBe('');
});

test('a bot that remembers what it was asked elsewhere is not fair', () => {
  let calls = 0;
  expect(verdictOn(() => ({ rate: (_, __, moves: readonly object[]) => moves.map(() => (calls++ * 7919) % 13) }))).toContain(
    'in another',
  );
});

test('judgements that are no numbers, or change what they judge, are found', () => {
  expect(verdictOn(() => ({ evaluate: () => [Number.NaN, 0] }))).toContain('evaluation');
  const meddling = (sound: WharfKnowledge): Partial<Knowledge<never>> => ({
    evaluate: (state: { round: number }) => {
      state.round += 1;
      return sound.evaluate(state as never);
    },
  });
  expect(verdictOn(meddling)).toContain('judging changed the state');
});
