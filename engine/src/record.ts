// The record: one JSON file that holds a whole match and replays to the same state byte for byte.
import * as v from 'valibot';
import { hashOf, sameData } from './canonical.ts';
import { ChanceScriptError, type ChanceState, ScriptedChance, SeededChance } from './chance.ts';
import type { Edition } from './edition.ts';
import { InputError } from './errors.ts';
import type { GameBox, GameTypes } from './game.ts';
import { parseInput } from './input.ts';
import type { Actor } from './match/log.ts';
import { Match } from './match/match.ts';
import { editionFile, type Game, openGame, parseEdition } from './open.ts';
import { readPosition, writePosition } from './position.ts';
import { type SaveFormat, seal, unseal } from './save.ts';

/** Who sat where, in words for people. Nothing in the rules depends on it. */
export interface SeatLabel {
  readonly name: string;
  /** A bot's level, or nothing for a person. */
  readonly bot?: string;
}

/** A move in a record: who, what, and what chance answered, if it was asked. */
export type RecordedMove =
  | readonly [actor: Actor, move: object]
  | readonly [actor: Actor, move: object, chance: readonly number[]];

/** The file form of a record. */
export interface RecordFile {
  readonly kontor: 'record';
  readonly version: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** The edition's id and hash, and its whole file unless it was left out to save room. */
  readonly edition: { readonly id: string; readonly hash: string; readonly file?: object };
  readonly players: number;
  readonly options: object;
  readonly seats?: readonly SeatLabel[];
  /** The position file from which the match began, where it did not begin with the set-up. */
  readonly position?: object;
  readonly setup: readonly number[];
  readonly moves: readonly RecordedMove[];
  /** The state at the end of the moves: its hash, whether the game is over, and the places. */
  readonly end: {
    readonly hash: string;
    readonly over: boolean;
    readonly standings: readonly { seat: number; place: number; score: number }[];
  };
  /** The generator's state, in saves that are to be played on. It foretells every draw: not for players' eyes. */
  readonly future?: ChanceState;
  /** The hash of all the rest. */
  readonly checksum: string;
}

/** The envelope of records. */
export const recordFormat: SaveFormat = { kind: 'record', version: 1, migrations: {} };

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a hash is 64 hexadecimal digits'));
const actorSchema = v.union([wholeNumber, v.literal('outside')], "who moved is a seat's number or 'outside'");
const moveSchema = v.looseObject({ type: v.string() });
const recordSchema = v.strictObject({
  game: v.string(),
  rulesVersion: wholeNumber,
  edition: v.strictObject({ id: v.string(), hash: hashSchema, file: v.exactOptional(v.looseObject({})) }),
  players: wholeNumber,
  options: v.looseObject({}),
  seats: v.exactOptional(v.array(v.strictObject({ name: v.string(), bot: v.exactOptional(v.string()) }))),
  position: v.exactOptional(v.looseObject({})),
  setup: v.array(wholeNumber),
  moves: v.array(
    v.union(
      [v.strictTuple([actorSchema, moveSchema]), v.strictTuple([actorSchema, moveSchema, v.array(wholeNumber)])],
      'a move is [who, move] or [who, move, what chance answered]',
    ),
  ),
  end: v.strictObject({
    hash: hashSchema,
    over: v.boolean(),
    standings: v.array(v.strictObject({ seat: wholeNumber, place: wholeNumber, score: v.number() })),
  }),
  future: v.exactOptional(v.strictTuple([wholeNumber, wholeNumber, wholeNumber, wholeNumber])),
  checksum: hashSchema,
});

type RecordBody = v.InferOutput<typeof recordSchema>;

/** What to put into a record besides the match itself. */
export interface RecordChoices {
  readonly seats?: readonly SeatLabel[];
  /** Leaves the edition's file out: only for records that stay with the project. */
  readonly omitEdition?: boolean;
  /** Keeps the generator's state, so that the match can be played on exactly as it would have been. */
  readonly withFuture?: boolean;
}

/** The record of a match as it stands. */
export function recordOf<T extends GameTypes>(match: Match<T>, choices: RecordChoices = {}): RecordFile {
  const { game, chance } = match;
  const { id, hash } = game.edition;
  const body = {
    game: game.box.id,
    rulesVersion: game.box.rulesVersion,
    edition: choices.omitEdition ? { id, hash } : { id, hash, file: editionFile(game.box, game.edition) },
    players: match.seatCount,
    options: match.options,
    ...(choices.seats && { seats: choices.seats }),
    ...(match.position && { position: writePosition(match.position) }),
    setup: match.setupChance,
    moves: match.log.map(({ actor, move, chance: answers }) => (answers.length === 0 ? [actor, move] : [actor, move, answers])),
    end: endOf(match),
    ...(choices.withFuture && chance instanceof SeededChance && { future: chance.state }),
  };
  return seal(recordFormat, { ...body, checksum: hashOf(body) }) as unknown as RecordFile;
}

function endOf<T extends GameTypes>(match: Match<T>): RecordFile['end'] {
  const standings = match.isOver ? match.ranking().map(({ seat, place, score }) => ({ seat, place, score })) : [];
  return { hash: hashOf(match.state), over: match.isOver, standings };
}

/** Which game a record is of, before it is read as a whole. */
export function recordGameId(json: unknown): string {
  return parseInput(v.looseObject({ game: v.string() }), unseal(recordFormat, json), 'bad-record').game;
}

/** What is needed to read a record beyond the file. */
export interface ReadChoices {
  /** The seed from which a match that is played on takes its chance, where the record does not hold its future. */
  readonly seed?: number | string;
  /** Called after the set-up and after each move: for stepping through. */
  readonly onStep?: (moves: number) => void;
}

/** A record that was read, verified and replayed. */
export interface ReadRecord<T extends GameTypes> {
  readonly match: Match<T>;
  readonly seats: readonly SeatLabel[];
}

/** Reads, verifies and replays a record. Throws an `InputError` whose id and words tell what is wrong. */
export function readRecord<T extends GameTypes>(box: GameBox<T>, json: unknown, choices: ReadChoices = {}): ReadRecord<T> {
  const body = parseInput(recordSchema, unseal(recordFormat, json), 'bad-record');
  if (body.game !== box.id)
    throw new InputError('foreign-record', `this record is of '${body.game}', not of '${box.id}'`, 'game');
  if (body.rulesVersion > box.rulesVersion) {
    throw new InputError(
      'future-rules',
      `this record was played by version ${body.rulesVersion} of the rules; this Kontor knows up to ${box.rulesVersion}`,
      'rulesVersion',
    );
  }
  try {
    const match = replayBody(box, body, choices);
    const { checksum, ...rest } = body;
    if (hashOf(rest) !== checksum)
      throw new InputError('damaged', 'something in this record was changed after it was written', 'checksum');
    return { match, seats: body.seats ?? [] };
  } catch (error) {
    if (!(error instanceof InputError) || body.rulesVersion === box.rulesVersion) throw error;
    throw new InputError(
      'old-rules',
      `this record was played by version ${body.rulesVersion} of the rules and does not replay by version ${box.rulesVersion} (${error.message})`,
    );
  }
}

function editionOf<T extends GameTypes>(box: GameBox<T>, tag: RecordBody['edition']): Game<T> {
  const edition: Edition<T['Components']> = tag.file === undefined ? box.standard : parseEdition(box, tag.file);
  const game = openGame(box, edition);
  if (game.edition.hash !== tag.hash) {
    throw tag.file === undefined
      ? new InputError(
          'unknown-edition',
          `this record needs edition '${tag.id}', which is neither in it nor in the box`,
          'edition',
        )
      : new InputError('edition-mismatch', 'the edition in this record is not the one it was played with', 'edition.hash');
  }
  return game;
}

function startOf<T extends GameTypes>(box: GameBox<T>, body: RecordBody): Match<T> {
  const game = editionOf(box, body.edition);
  if (body.position !== undefined) {
    const position = readPosition(box, body.position);
    if (position.seatCount !== body.players)
      throw new InputError('bad-record', 'the position is for another number of players', 'players');
    return Match.from({ ...position, game }, new ScriptedChance([]));
  }
  const script = new ScriptedChance(body.setup);
  const match = Match.start(game, { seatCount: body.players, options: body.options, chance: script });
  if (script.left > 0) throw new InputError('bad-chance', `${script.left} answers of chance were never asked for`, 'setup');
  return match;
}

function replayBody<T extends GameTypes>(box: GameBox<T>, body: RecordBody, choices: ReadChoices): Match<T> {
  const match = named('setup', () => startOf(box, body));
  match.chance = new SeededChance(body.future ?? choices.seed ?? body.checksum);
  choices.onStep?.(0);
  for (const [index, [actor, move, chance]] of body.moves.entries()) {
    const refused = named(`moves[${index}]`, () => match.replay(actor as Actor, move, chance ?? []));
    if (refused) throw new InputError(refused.reason, refused.message, `moves[${index}]`);
    choices.onStep?.(index + 1);
  }
  if (!sameData(endOf(match), body.end))
    throw new InputError('wrong-end', 'the moves lead to another end than the record says', 'end');
  return match;
}

function named<R>(path: string, run: () => R): R {
  try {
    return run();
  } catch (error) {
    if (error instanceof ChanceScriptError) throw new InputError('bad-chance', error.message, path);
    throw error;
  }
}
