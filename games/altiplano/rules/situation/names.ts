// From names to numbers and back, with errors that name the entry.
import { InputError } from '@kontor/engine';
import { none, type Player, type State } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Item, Spot } from '../words.ts';

/** Refuses an entry of a situation. */
export const fail = (path: string, message: string): never => {
  throw new InputError('bad-position', message, `situation.${path}`);
};

/** The number of `name` in a list of ids. */
export function numberOf(ids: readonly string[], name: string, what: string, path: string): number {
  const index = ids.indexOf(name);
  return index >= 0 ? index : fail(path, `there is no ${what} '${name}'; there are ${ids.join(', ')}`);
}

/** Counts by good, from counts by name. */
export function countsOf(tables: Tables, named: Readonly<Record<string, number>>, path: string): number[] {
  for (const name of Object.keys(named)) numberOf(tables.goodIds, name, 'good', `${path}.${name}`);
  return tables.goodIds.map((id) => named[id] ?? 0);
}

/** Counts by name, without the zeros. */
export function named(tables: Tables, counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(counts.flatMap((count, good) => (count > 0 ? [[tables.goodIds[good]!, count]] : [])));
}

/** The extension that gives a player an effect. */
const extensionWith = (tables: Tables, state: State, seat: number, ability: number): number =>
  state.extensions.findIndex((owner, extension) => owner === seat && 1 << tables.effectOf[extension]! === ability);

/** The name of a role's or extension's action: 'role', or the id of the extension. */
export function stationName(tables: Tables, state: State, seat: number, production: number): string {
  const { role, ability } = tables.productions[production]!;
  if (role >= 0) return 'role';
  return tables.components.extensions[extensionWith(tables, state, seat, ability)]?.id ?? 'nothing';
}

export function productionOf(tables: Tables, player: Player, name: string, path: string): number {
  const { extensions } = tables.components;
  const found =
    name === 'role'
      ? tables.productions.findIndex(({ role }) => role !== none && role === player.role)
      : tables.productions.findIndex(({ ability }) => {
          const extension = extensions.findIndex(({ id }) => id === name);
          return extension >= 0 && ability === 1 << tables.effectOf[extension]!;
        });
  if (found < 0) fail(path, `nothing with spaces is called '${name}'; there are 'role' and the extensions of this player`);
  const { ability } = tables.productions[found]!;
  if (name !== 'role' && (player.abilities & ability) === 0) fail(path, `this player does not own '${name}'`);
  return found;
}

export const itemName = (tables: Tables, item: Item): string => tables.goodIds[item] ?? 'coin';

export const itemNumber = (tables: Tables, name: string, path: string): Item =>
  name === 'coin' ? tables.coin : numberOf(tables.goodIds, name, 'good', path);

/** A spot as a word: a location, 'wild', 'movement-1' and so on, 'role', or an extension. */
export function spotName(tables: Tables, state: State, seat: number, spot: Spot): string {
  const entry = tables.spots[spot]!;
  switch (entry.type) {
    case 'location':
      return tables.locationIds[entry.location]!;
    case 'wild':
      return 'wild';
    case 'movement':
      return `movement-${entry.space + 1}`;
    case 'slot':
      return stationName(tables, state, seat, entry.production);
  }
}

export function spotNumber(tables: Tables, player: Player, name: string, item: Item, path: string): Spot {
  const location = tables.locationIds.indexOf(name);
  if (location >= 0) return location;
  if (name === 'wild') return tables.wildSpot;
  const movement = tables.spots.findIndex((spot) => spot.type === 'movement' && name === `movement-${spot.space + 1}`);
  if (movement >= 0) return movement;
  const production = productionOf(tables, player, name, path);
  const slot = tables.spots.findIndex((spot) => spot.type === 'slot' && spot.production === production && spot.item === item);
  return slot >= 0 ? slot : fail(path, `'${name}' has no space for ${itemName(tables, item)}`);
}
