import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match, recordOf, SeededChance } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analyse } from '../../src/arena/analysis.ts';
import { contestantName, parseContestants } from '../../src/arena/contestants.ts';
import { lineups } from '../../src/arena/lineups.ts';
import { loadBot } from '../../src/arena/loading.ts';
import { svgPlot, terminalPlot } from '../../src/arena/plot.ts';
import { firstRating, rateGame } from '../../src/arena/ratings.ts';
import { mean, wilson } from '../../src/arena/statistics.ts';
import { tune } from '../../src/arena/tuning.ts';
import { loadGame } from '../../src/loading.ts';
import { runCommandLine } from '../../src/program.ts';

describe('lineups', () => {
  test('two bots at a table of two sit both ways', () => {
    expect(lineups(2, 2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('every bot has every seat equally often, in all orders', () => {
    for (const [bots, players] of [
      [2, 3],
      [2, 4],
      [3, 3],
      [4, 4],
      [4, 2],
      [3, 5],
    ] as const) {
      const all = lineups(bots, players);
      expect(new Set(all.map((lineup) => lineup.join())).size).toBe(all.length);
      for (let seat = 0; seat < players; seat++) {
        const counts = Array.from({ length: bots }, (_, bot) => all.filter((lineup) => lineup[seat] === bot).length);
        expect(new Set(counts).size).toBe(1);
      }
    }
    expect(lineups(4, 4)).toHaveLength(24);
  });
});

test('contestants are read and written in the same words', () => {
  const words = 'captain@100ms,merchant@60,random';
  expect(parseContestants(words).map(contestantName).join(',')).toBe(words);
  expect(() => parseContestants('admiral')).toThrow("there is no bot 'admiral'");
  expect(() => parseContestants('captain@fast')).toThrow('a budget is');
});

test("Wilson's interval and a mean's interval", () => {
  const { value, low, high } = wilson(8, 10);
  expect([value, low, high].map((number) => Number(number.toFixed(3)))).toEqual([0.8, 0.49, 0.943]);
  expect(wilson(10, 10).high).toBe(1);
  expect(mean([1, 2, 3]).value).toBe(2);
  expect(mean([1, 2, 3]).high).toBeCloseTo(2 + 1.96 / Math.sqrt(3));
});

test('ratings rise for the winner, fall for the loser, and grow surer', () => {
  const [winner, middle, loser] = rateGame([firstRating, firstRating, firstRating], [1, 2, 3]);
  expect(winner!.mu).toBeGreaterThan(middle!.mu);
  expect(middle!.mu).toBeGreaterThan(loser!.mu);
  for (const { sigma } of [winner!, middle!, loser!]) expect(sigma).toBeLessThan(firstRating.sigma);
  const [one, other] = rateGame([firstRating, firstRating], [1, 1]);
  expect(one!.mu).toBeCloseTo(other!.mu);
});

describe('the command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-arena-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const play = async (...args: string[]) => {
    let out = '';
    const terminal = {
      out: (text: string) => {
        out += text;
      },
      err: (text: string) => {
        out += text;
      },
      ask: async () => undefined,
      isInteractive: false,
      columns: 100,
    };
    return { code: await runCommandLine(['arena', 'wharf', '--workers', '1', ...args], terminal), out };
  };

  test('plays, keeps the games in a file and goes on with it to the same result', async () => {
    const whole = join(folder, 'whole.json');
    const parts = join(folder, 'parts.json');
    const bots = ['--bots', 'merchant@5,apprentice,random', '--players', '3'];
    expect((await play(...bots, '--games', '6', '--out', whole)).code).toBe(0);
    await play(...bots, '--games', '2', '--out', parts);
    const { out } = await play(...bots, '--games', '6', '--out', parts);
    expect(out).toContain('Wharf, 3 players: 6 games');
    const results = (file: string) =>
      (JSON.parse(readFileSync(file, 'utf8')) as { games: { index: number; places: number[]; scores: number[] }[] }).games.map(
        ({ index, places, scores }) => ({ index, places, scores }),
      );
    expect(results(parts)).toEqual(results(whole));
    const other = await play('--bots', 'random,apprentice', '--out', parts);
    expect(other.code).toBe(2);
    expect(other.out).toContain('holds another contest');
  });
});

test('tuning keeps only known weights and logs every attempt', async () => {
  const game = await loadGame('wharf');
  const module = await loadBot('wharf');
  const gains: number[] = [];
  const best = tune(
    game,
    module,
    module.weights,
    {
      contestant: { bot: 'apprentice' },
      players: [2],
      setups: 1,
      attempts: 3,
      names: ['loadFirst'],
      seed: '1',
      options: {},
      margin: 3,
    },
    ({ gain }) => gains.push(gain),
  );
  expect(gains).toHaveLength(3);
  expect(Object.keys(best).sort()).toEqual(Object.keys(module.weights).sort());
});

test('a record is judged decision by decision, and its chances end with the winner', async () => {
  const game = await loadGame('wharf');
  const match = Match.start(game, { seatCount: 2, chance: 7 });
  const choose = new SeededChance('moves');
  for (let step = randomStep(game, match.state, choose); step; step = randomStep(game, match.state, choose))
    if (step.seat !== 'outside') match.submit(step.seat, step.move);
  const analysis = analyse(game, await loadBot('wharf'), recordOf(match), 20, () => undefined);
  expect(analysis.decisions.length).toBeGreaterThan(10);
  for (const { outlook } of analysis.decisions) expect(outlook.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  const winner = match.ranking()[0]!.seat;
  expect(analysis.chances.at(-1)!.shares[winner]).toBeGreaterThan(0);
  expect(terminalPlot(analysis, 80).split('\n')).toHaveLength(19);
  expect(svgPlot(analysis)).toMatch(/^<svg [\s\S]*<polyline[\s\S]*<\/svg>\n$/);
});
