// Opening a box: an edition is checked, and the rules for it are made.
import * as v from 'valibot';
import { hashOf } from './canonical.ts';
import type { Edition, EditionTag } from './edition.ts';
import { InputError } from './errors.ts';
import type { GameBox, GameDefinition, GameTypes } from './game.ts';
import { parseInput } from './input.ts';

/** A box, one edition, and the rules that follow from both. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly box: GameBox<T>;
  readonly edition: Edition<T['Components']> & EditionTag;
  readonly rules: GameDefinition<T>;
}

const editionSchema = v.strictObject({
  kontor: v.literal('edition', "an edition file says 'edition' here"),
  game: v.string(),
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9.-]{0,63}$/, 'an edition id is made of small letters, digits, dots and hyphens'),
  ),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  components: v.unknown(),
});

/** An edition as a file's content, ready to be corrected by an owner of the printed game. */
export function editionFile<T extends GameTypes>(box: GameBox<T>, edition: Edition<T['Components']> = box.standard): object {
  return { kontor: 'edition', game: box.id, id: edition.id, title: edition.title, components: edition.components };
}

/** Checks the content of an edition file for this box. Throws an `InputError` that names the entry. */
export function parseEdition<T extends GameTypes>(box: GameBox<T>, json: unknown): Edition<T['Components']> {
  const file = parseInput(editionSchema, json, 'bad-edition');
  if (file.game !== box.id) {
    throw new InputError('foreign-edition', `this is an edition of '${file.game}', not of '${box.id}'`, 'game');
  }
  return { id: file.id, title: file.title, components: box.parseComponents(file.components) };
}

const opened = new WeakMap<object, Game>();

/** The rules for an edition, by default the one in the box. Each edition is opened once. */
export function openGame<T extends GameTypes>(box: GameBox<T>, edition: Edition<T['Components']> = box.standard): Game<T> {
  const known = opened.get(edition);
  if (known) return known as unknown as Game<T>;
  const game: Game<T> = {
    box,
    edition: { ...edition, hash: hashOf(edition.components) },
    rules: box.defineGame(edition.components),
  };
  opened.set(edition, game as unknown as Game);
  return game;
}
