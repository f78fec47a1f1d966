// A position: any situation of a game as a JSON file made for people. Problem positions, bug reports and rule tests use it.
import * as v from 'valibot';
import { InputError } from './errors.ts';
import type { GameBox, GameTypes } from './game.ts';
import { parseInput } from './input.ts';
import { editionFile, type Game, openGame, parseEdition } from './open.ts';
import { checkSeatCount, parseOptions } from './options.ts';
import { type SaveFormat, seal, unseal } from './save.ts';

/** The file form of a position. */
export interface PositionFile {
  readonly kontor: 'position';
  readonly version: number;
  readonly game: string;
  readonly players: number;
  readonly options?: object;
  /** The whole edition file, where it is not the one in the box. */
  readonly edition?: object;
  readonly situation: object;
}

/** A position that was read: the game it belongs to and a state to play on from. */
export interface Position<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seatCount: number;
  readonly state: T['State'];
}

/** The envelope of position files. */
export const positionFormat: SaveFormat = { kind: 'position', version: 1, migrations: {} };

const positionSchema = v.strictObject({
  game: v.string(),
  players: v.number(),
  options: v.exactOptional(v.unknown()),
  edition: v.exactOptional(v.unknown()),
  situation: v.exactOptional(v.looseObject({}), {}),
});

/** Which game a position file is for, before it is read as a whole. */
export function positionGameId(json: unknown): string {
  return parseInput(v.looseObject({ game: v.string() }), unseal(positionFormat, json), 'bad-position').game;
}

/** Reads a position file. Throws an `InputError` that names the entry. */
export function readPosition<T extends GameTypes>(box: GameBox<T>, json: unknown): Position<T> {
  const file = parseInput(positionSchema, unseal(positionFormat, json), 'bad-position');
  if (file.game !== box.id)
    throw new InputError('foreign-position', `this position is of '${file.game}', not of '${box.id}'`, 'game');
  const game = file.edition === undefined ? openGame(box) : openGame(box, parseEdition(box, file.edition));
  const seatCount = checkSeatCount(box.seats, file.players);
  const options = parseOptions<T['Options']>(box.options, file.options, seatCount);
  return { game, options, seatCount, state: game.rules.situation.read(file.situation, options, seatCount) };
}

/** Writes a state as a position file. */
export function writePosition<T extends GameTypes>(position: Position<T>): PositionFile {
  const { game, options, seatCount, state } = position;
  const body = { game: game.box.id, players: seatCount, options, situation: game.rules.situation.write(state) };
  const own = game.edition.hash === openGame(game.box).edition.hash;
  return seal(positionFormat, own ? body : { ...body, edition: editionFile(game.box, game.edition) }) as unknown as PositionFile;
}
