import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommandLine, type Terminal } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-'));

async function kontor(...args: string[]) {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    out: (text) => {
      out += `${text}\n`;
    },
    err: (text) => {
      err += text;
    },
    ask: async () => undefined,
    isInteractive: false,
    columns: 100,
  };
  return { code: await runCommandLine(args, terminal), out, err };
}

const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const position = {
  kontor: 'position',
  version: 1,
  game: 'wharf',
  players: 2,
  situation: {
    phase: 'acting',
    frame: { type: 'sell', left: 3 },
    prices: { silk: 5 },
    players: [{ hand: { silk: 2 }, plan: ['sell', 'load'] }, { plan: ['sell', 'barter'] }],
  },
};

describe('bad usage ends with code 2 and one plain sentence', () => {
  const cases: [string[], RegExp][] = [
    [['fly'], /unknown command 'fly'/],
    [['simulate'], /missing required argument 'game'/],
    [['simulate', 'chess'], /there is no game 'chess'; there are .*wharf/],
    [['simulate', 'wharf', '--players', '9'], /2 to 5 players, not 9/],
    [['simulate', 'wharf', '--games', 'many'], /--games takes a whole number from 1 up, not 'many'/],
    [['simulate', 'wharf', '--options', 'porto=true'], /options\.porto: there is no such option/],
    [['simulate', 'wharf', '--speed', '3'], /unknown option '--speed'/],
    [['replay', join(folder, 'missing.json')], /missing\.json' cannot be read: there is no such file/],
    [['replay', folder], /cannot be read: it is a folder/],
    [
      ['edition', 'wharf', '--out', join(folder, 'missing', 'e.json')],
      /e\.json' cannot be written: there is no such file or folder/,
    ],
    [['simulate', 'wharf', '--records', file('taken.json', {})], /taken\.json' cannot be made: there is a file of that name/],
    [
      ['simulate', 'wharf', '--records', join(file('taken.json', {}), 'deep', 'deeper')],
      /deeper' cannot be made: a part of its path is no folder/,
    ],
    [
      ['arena', 'wharf', '--games', '1', '--out', join(file('taken.json', {}), 'a.json')],
      /taken\.json' cannot be made: there is a file of that name/,
    ],
    [['replay', file('broken.json', '{"kontor": "rec')], /not complete JSON/],
    [['replay', file('foreign.json', { hello: 1 })], /no file of Kontor/],
    [['moves', file('chess.json', { ...position, game: 'chess' })], /there is no game 'chess'/],
    [
      ['moves', file('bad.json', { ...position, situation: { market: { gold: 1 } } })],
      /situation\.market\.gold: there is no good 'gold'/,
    ],
    [
      [
        'edition',
        'wharf',
        '--check',
        file('edition.json', { kontor: 'edition', game: 'wharf', id: 'x', title: 'X', components: {} }),
      ],
      /edition\.json' cannot be used: components\.goods/,
    ],
  ];
  test.each(cases)('%j', async (args, words) => {
    const { code, err } = await kontor(...args);
    expect(err).toMatch(words);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});

test('help tells what there is', async () => {
  for (const args of [[], ['--help']]) {
    const { code, out } = await kontor(...args);
    expect(code).toBe(0);
    for (const command of ['simulate', 'replay', 'moves', 'edition', 'rules']) expect(out).toContain(command);
  }
  expect((await kontor('simulate', '--help')).out).toContain('--players');
});

test('simulate repeats with the same seed and counts every game', async () => {
  const run = async () =>
    JSON.parse((await kontor('simulate', 'wharf', '--players', '4', '--games', '20', '--seed', '5', '--json')).out);
  const { movesPerSecond: _a, ...one } = await run();
  const { movesPerSecond: _b, ...two } = await run();
  expect(one).toEqual(two);
  expect(one.winsBySeat.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1);
  expect((await kontor('simulate', 'wharf', '--games', '3')).out).toContain('moves a second');
});

test('records of a simulation verify, tell and turn into JSON', async () => {
  const records = join(folder, 'records');
  expect((await kontor('simulate', 'wharf', '--players', '3', '--games', '2', '--seed', '8', '--records', records)).code).toBe(0);
  const path = join(records, 'wharf-3-8.json');
  expect((await kontor('replay', path, '--verify')).out).toMatch(/sound: Wharf, 3 players, \d+ moves, played to its end/);
  expect(JSON.parse((await kontor('replay', path, '--verify', '--json')).out)).toMatchObject({
    sound: true,
    players: 3,
    over: true,
  });
  expect((await kontor('replay', path)).out).toContain('The end');
  expect(JSON.parse((await kontor('replay', path, '--json')).out)).toMatchObject({ game: 'wharf', over: true });
  const damaged = readFileSync(path, 'utf8').replace('"layOrder","order":"load"', '"layOrder","order":"sell"');
  expect((await kontor('replay', file('damaged.json', damaged), '--verify')).code).toBe(2);
});

test('moves lists what is possible, and applies a list of moves', async () => {
  const path = file('position.json', position);
  expect(JSON.parse((await kontor('moves', path)).out).decisions).toEqual([
    { seat: 0, prompt: 'sell', moves: [{ type: 'sell', good: 1 }, { type: 'stop' }] },
  ]);
  const moves = file('moves.json', [
    [0, { type: 'sell', good: 1 }],
    [0, { type: 'stop' }],
  ]);
  const result = JSON.parse((await kontor('moves', path, '--apply', moves)).out);
  expect(result.events).toContainEqual({ type: 'sold', seat: 0, good: 1, price: 5 });
  expect(result.position.situation.players[0].coins).toBe(10);
  expect(JSON.parse((await kontor('moves', file('result.json', result.position))).out).decisions).toEqual(result.decisions);
  const { code, err } = await kontor('moves', path, '--apply', file('illegal.json', [[1, { type: 'stop' }]]));
  expect([code, err]).toEqual([2, expect.stringMatching(/entry 1 of .*: seat 1 is not asked/)]);
});

test('an edition is written, corrected and played with', async () => {
  const path = join(folder, 'own.json');
  expect((await kontor('edition', 'wharf', '--out', path)).code).toBe(0);
  const edition = JSON.parse(readFileSync(path, 'utf8'));
  edition.components.rounds = 2;
  const corrected = file('corrected.json', edition);
  expect((await kontor('edition', 'wharf', '--check', corrected)).out).toContain('sound');
  expect(
    JSON.parse((await kontor('simulate', 'wharf', '--games', '2', '--edition', corrected, '--json')).out).measures.rounds,
  ).toEqual({ mean: 2, least: 2, most: 2 });
});
