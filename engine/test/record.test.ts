// Records and saves, shown with the reference game: every kind of damage gets its own clear error.
import { box } from '@kontor/wharf/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  editionFile,
  hashOf,
  InputError,
  Match,
  openGame,
  parseEdition,
  parseJson,
  type RecordFile,
  readPosition,
  readRecord,
  recordGameId,
  recordOf,
  SeededChance,
  seat,
  unseal,
} from '../src/index.ts';
import { playRandomMatch, randomStep } from '../src/laws/index.ts';

const finished = playRandomMatch(box, { seatCount: 3, seed: 12 }, new SeededChance(1));
const seats = [{ name: 'Ana' }, { name: 'Ben', bot: 'merchant' }, { name: 'Cleo' }];
const record = (): Mutable => JSON.parse(JSON.stringify(recordOf(finished, { seats })));

type Mutable = { -readonly [Key in keyof RecordFile]: RecordFile[Key] } & Record<string, unknown>;

/** A change that also brings the checksum up to date: as if somebody had written the file by hand. */
function forged(change: (file: Mutable) => void): unknown {
  const file = record();
  change(file);
  const { kontor: _kind, version: _version, checksum: _sum, ...body } = file;
  return { ...file, checksum: hashOf(body) };
}

const fault = (json: unknown): { id: string; path: string; message: string } => {
  try {
    readRecord(box, json);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('the record was taken');
};

test('a record replays to the same state byte for byte, and can be written again the same', () => {
  const read = readRecord(box, record());
  expect(canonicalJson(read.match.state)).toBe(canonicalJson(finished.state));
  expect(read.seats).toEqual(seats);
  expect(canonicalJson(recordOf(read.match, { seats }))).toBe(canonicalJson(record()));
  expect(recordGameId(record())).toBe('wharf');
});

describe('damage', () => {
  const moves = (file: Mutable) => file.moves as unknown as [number, Record<string, unknown>, number[]?][];
  const drawing = moves(record()).findIndex(([, , chance]) => chance);
  const cases: [string, () => unknown, string, string][] = [
    ['text that breaks off', () => parseJson(JSON.stringify(record()).slice(0, 500)), 'not-json', ''],
    ['a list', () => [], 'foreign-file', ''],
    ['another kind of file', () => ({ kontor: 'position', version: 1 }), 'foreign-file', 'kontor'],
    ['somebody else’s file', () => ({ hello: 'world' }), 'foreign-file', 'kontor'],
    ['no version', () => ({ ...record(), version: 'new' }), 'bad-version', 'version'],
    ['a version to come', () => ({ ...record(), version: 2 }), 'future-version', 'version'],
    ['another game', () => ({ ...record(), game: 'altiplano' }), 'foreign-record', 'game'],
    ['rules to come', () => ({ ...record(), rulesVersion: 9 }), 'future-rules', 'rulesVersion'],
    ['a missing part', () => ({ ...record(), moves: undefined }), 'bad-record', 'moves'],
    ['an unknown part', () => ({ ...record(), extra: 1 }), 'bad-record', 'extra'],
    [
      'a move of no form',
      () =>
        forged((file) => {
          moves(file)[4] = [0] as never;
        }),
      'bad-record',
      'moves[4]',
    ],
    [
      'an illegal move',
      () =>
        forged((file) => {
          moves(file)[0]![1] = { type: 'stop' };
        }),
      'illegal-move',
      'moves[0]',
    ],
    [
      'a move of a seat that was not asked',
      () =>
        forged((file) => {
          moves(file).at(-1)![0] = (moves(file).at(-1)![0] + 1) % 3;
        }),
      'not-asked',
      `moves[${moves(record()).length - 1}]`,
    ],
    [
      'a move of nobody',
      () =>
        forged((file) => {
          moves(file)[0]![0] = 5;
        }),
      'unknown-seat',
      'moves[0]',
    ],
    [
      'a move after the end',
      () => forged((file) => void moves(file).push([0, { type: 'stop' }])),
      'game-over',
      `moves[${moves(record()).length}]`,
    ],
    ['too little chance', () => forged((file) => void moves(file)[drawing]!.pop()), 'bad-chance', `moves[${drawing}]`],
    ['too much chance', () => forged((file) => void moves(file)[drawing]![2]!.push(0)), 'malformed-move', `moves[${drawing}]`],
    [
      'impossible chance',
      () =>
        forged((file) => {
          moves(file)[drawing]![2]![0] = 999;
        }),
      'bad-chance',
      `moves[${drawing}]`,
    ],
    [
      'a set-up that does not fit',
      () =>
        forged((file) => {
          file.setup = [...file.setup, 1];
        }),
      'bad-chance',
      'setup',
    ],
    [
      'a wrong number of players',
      () =>
        forged((file) => {
          file.players = 9;
        }),
      'bad-seat-count',
      '',
    ],
    [
      'an unknown option',
      () =>
        forged((file) => {
          file.options = { speed: 1 };
        }),
      'unknown-option',
      'options.speed',
    ],
    ['moves cut off', () => forged((file) => void moves(file).pop()), 'wrong-end', 'end'],
    [
      'another end',
      () =>
        forged((file) => {
          file.end = { ...file.end, hash: 'a'.repeat(64) };
        }),
      'wrong-end',
      'end',
    ],
    [
      'an edition that was changed',
      () =>
        forged((file) => {
          (file.edition.file as { components: { rounds: number } }).components.rounds = 4;
        }),
      'edition-mismatch',
      'edition.hash',
    ],
    [
      'an edition that is not there',
      () =>
        forged((file) => {
          file.edition = { id: 'other', hash: 'b'.repeat(64) };
        }),
      'unknown-edition',
      'edition',
    ],
    [
      'a broken edition',
      () =>
        forged((file) => {
          (file.edition.file as { components: object }).components = {};
        }),
      'bad-edition',
      'components.goods',
    ],
    ['a name changed later', () => ({ ...record(), seats: [{ name: 'Eve' }, ...seats.slice(1)] }), 'damaged', 'checksum'],
  ];
  test.each(cases)('%s is named', (_what, damage, id, path) => {
    let found: { id: string; path: string };
    try {
      found = fault(damage());
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      found = error;
    }
    expect({ id: found.id, path: found.path }).toEqual({ id, path });
  });

  test('a record of older rules that no longer replays says so', () => {
    const old = forged((file) => {
      file.rulesVersion = 0;
      (file.moves as unknown[]).pop();
    });
    expect(fault(old).id).toBe('old-rules');
  });

  test('a record of older rules that still replays is taken', () => {
    expect(
      readRecord(
        box,
        forged((file) => {
          file.rulesVersion = 0;
        }),
      ).match.isOver,
    ).toBe(true);
  });

  test('no change of a single value anywhere gets through, and none makes it stumble', () => {
    const paths: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]) => {
      if (typeof value !== 'object' || value === null) return void paths.push(path);
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    walk(record(), []);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: paths.length - 1 }), fc.jsonValue(), (index, value) => {
        const file = record() as never;
        let node: Record<string | number, unknown> = file;
        const path = paths[index]!;
        for (const key of path.slice(0, -1)) node = node[key] as Record<string | number, unknown>;
        const last = path.at(-1)!;
        if (canonicalJson(node[last]) === canonicalJson(value)) return;
        node[last] = value;
        expect(fault(file)).toBeInstanceOf(InputError);
      }),
      { numRuns: 300 },
    );
  });

  test('any JSON at all is answered with an input error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(fault(json)).toBeInstanceOf(InputError);
        expect(() => readPosition(box, json)).toThrow(InputError);
        expect(() => parseEdition(box, json)).toThrow(InputError);
      }),
      { numRuns: 500 },
    );
  });
});

test('an unfinished match is saved with its future and goes on exactly as it would have', () => {
  const match = Match.start(openGame(box), { seatCount: 4, chance: 77 });
  const choose = new SeededChance(2);
  const play = (target: typeof match, chance: SeededChance, steps: number) => {
    for (let i = 0; i < steps; i++) {
      const step = randomStep(openGame(box), target.state, chance);
      if (step && step.seat !== 'outside') target.submit(step.seat, step.move);
    }
  };
  play(match, choose, 40);
  const saved = JSON.parse(JSON.stringify(recordOf(match, { withFuture: true })));
  const resumed = readRecord(box, saved).match;
  const choices = choose.state;
  play(match, new SeededChance(choices), 60);
  play(resumed, new SeededChance(choices), 60);
  expect(canonicalJson(resumed.state)).toBe(canonicalJson(match.state));
  expect(recordOf(match)).not.toHaveProperty('future');
});

test('a match from a position is recorded with it', () => {
  const situation = {
    phase: 'acting',
    frame: { type: 'sell', left: 3 },
    players: [{ hand: { salt: 1 }, plan: ['sell', 'load'] }, { plan: ['load', 'sell'] }],
  };
  const match = Match.from(readPosition(box, { kontor: 'position', version: 1, game: 'wharf', players: 2, situation }), 5);
  match.submit(seat(0), { type: 'sell', good: 0 });
  const again = readRecord(box, JSON.parse(JSON.stringify(recordOf(match)))).match;
  expect(canonicalJson(again.state)).toBe(canonicalJson(match.state));
});

test('a corrected edition travels with the record', () => {
  const file = JSON.parse(JSON.stringify(editionFile(box)));
  file.id = 'short-game';
  file.components.rounds = 2;
  const game = openGame(box, parseEdition(box, file));
  const match = playRandomMatch(box, { seatCount: 2, seed: 3 }, new SeededChance(3), game);
  const again = readRecord(box, JSON.parse(JSON.stringify(recordOf(match)))).match;
  expect(again.state.round).toBe(2);
  expect(again.game.edition).toMatchObject({ id: 'short-game', hash: game.edition.hash });
});

describe('the envelope', () => {
  const format = {
    kind: 'letter',
    version: 3,
    migrations: {
      1: (body: Record<string, unknown>) => ({ ...body, b: 1 }),
      2: (body: Record<string, unknown>) => ({ ...body, c: Number(body['b']) + 1 }),
    },
  };
  test('older versions are brought up step by step', () => {
    expect(unseal(format, { kontor: 'letter', version: 1, a: 0 })).toEqual({ a: 0, b: 1, c: 2 });
    expect(unseal(format, { kontor: 'letter', version: 3, a: 0 })).toEqual({ a: 0 });
  });
  test('a missing step is said', () => {
    expect(() => unseal({ ...format, migrations: {} }, { kontor: 'letter', version: 2 })).toThrow(/no way up from version 2/);
  });
});
