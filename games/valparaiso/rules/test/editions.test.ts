// Editions that do not hold together are refused, and the entry is named.
import { expect, test } from 'vitest';
import { box } from '../index.ts';

type Json = Record<string, unknown>;

/** The edition in the box with one entry changed; the path is written with dots. */
function changed(path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(box.standard.components)) as Json;
  const keys = path.split('.');
  const last = keys.pop()!;
  let at: Json = copy;
  for (const key of keys) at = at[key] as Json;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

const list = (path: string): unknown[] => {
  let at: unknown = box.standard.components;
  for (const key of path.split('.')) at = (at as Json)[key];
  return [...(at as unknown[])];
};

test.each([
  ['tariffs.toll', -1, 'components.tariffs.toll'],
  ['tariffs.toll', 'two', 'components.tariffs.toll'],
  ['tariffs.extra', 1, 'components.tariffs.extra'],
  ['slots.2.housesNeeded', 7, 'components.slots[2].housesNeeded'],
  ['slots.0.surcharge', 1, 'components.slots[0]'],
  ['boards.0.places.1.kind', 'harbour', 'components.boards[0].places[1].kind'],
  ['boards.0.places.0.kind', undefined, 'components.boards[0].places[0].kind'],
  ['boards.0.places.1.id', 'M2', 'components.boards[0].places[2].id'],
  ['boards.0.paths.3.between', ['Z1', 'Q9'], 'components.boards[0].paths[3].between[1]'],
  ['boards.0.paths.3.between', ['Z1', 'Z1'], 'components.boards[0].paths[3]'],
  ['boards.0.paths', list('boards.0.paths').slice(0, 5), 'components.boards[0].places[3]'],
  ['boards.1.reserve', ['A', 'B', 'C', 'D'], 'components.boards[1].reserve'],
  ['boards.1.players', { min: 5, max: 5 }, 'components.boards'],
  ['marketTiles.3.id', 'A1', 'components.marketTiles[3].id'],
  ['marketTiles.0.letter', 'B', 'components.boards[0].reserve'],
  ['marketTiles.0.gain', { gold: 1 }, 'components.marketTiles[0].gain.gold'],
  ['marketTiles.0.origin', undefined, 'components.marketTiles[0].origin'],
  ['achievementCards.5.main', { type: 'steal' }, 'components.achievementCards[5].main.type'],
  ['achievementCards.0.main', { type: 'moveMerchants', stepPrices: [0, 3, 1] }, 'components.achievementCards[0].main.stepPrices'],
  ['achievementCards', list('achievementCards').slice(0, 8), 'components.achievementCards'],
  ['actionCards', list('actionCards').reverse(), 'components.actionCards[0].id'],
  ['actionCards', list('actionCards').slice(1), 'components.actionCards'],
  ['colours.4.id', 'red', 'components.colours[4].id'],
  ['colours.1.alternatives.moveShip', undefined, 'components.colours[1].alternatives.moveShip'],
  ['outerSectors', [], 'components.outerSectors'],
  ['outerSectors.1.cardSpaces.0.good', 'gold', 'components.outerSectors[1].cardSpaces[0].good'],
])('an edition with a wrong %s (%j) is refused at %s', (path, value, named) => {
  let message = '';
  try {
    box.parseComponents(changed(path, value));
  } catch (error) {
    message = error instanceof Error ? error.message : String(error);
  }
  expect(message.slice(0, named.length + 1)).toBe(`${named}:`);
});
