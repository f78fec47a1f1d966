// The component tables against what the print and the rulebook say.
import { openGame } from '@kontor/engine';
import { expect, test } from 'vitest';
import { reachable } from '../components/boardChecks.ts';
import type { Action, MarketTile } from '../components/types.ts';
import { box } from '../index.ts';

const { components } = box.standard;
const countBy = <T>(list: readonly T[], key: (entry: T) => string) => {
  const counts: Record<string, number> = {};
  for (const entry of list) counts[key(entry)] = (counts[key(entry)] ?? 0) + 1;
  return counts;
};

test('the edition in the box passes its own door', () => {
  expect(box.parseComponents(JSON.parse(JSON.stringify(components)))).toEqual(components);
});

test('25 market tiles, 5 of each letter, in the six forms that the rulebook explains', () => {
  expect(countBy(components.marketTiles, ({ letter }) => letter)).toEqual({ A: 5, B: 5, C: 5, D: 5, E: 5 });
  const form = ({ pay, gain, limit }: MarketTile): string => {
    if (gain.victoryPoints === 2) return `10 pesos and a good for 2 points, limit ${limit}`;
    if (gain.victoryPoints === 1) return `a good for 1 point, limit ${limit}`;
    if (gain.goodsOfChoice)
      return `${pay.pesos} pesos for ${gain.goodsOfChoice.count} ${gain.goodsOfChoice.kinds}, limit ${limit}`;
    return gain.pesos ? `money, limit ${limit}` : `goods shown, limit ${limit}`;
  };
  expect(countBy(components.marketTiles, form)).toEqual({
    'goods shown, limit 3': 6,
    '2 pesos for 2 different, limit null': 3,
    '2 pesos for 2 equal, limit null': 3,
    'money, limit null': 4,
    '10 pesos and a good for 2 points, limit 3': 3,
    'a good for 1 point, limit 3': 6,
  });
});

test('24 achievement cards: 9 A, 8 B1, 7 B2; no mark on level A; 15, 18, 21, 24 of them with 2 to 5 players', () => {
  expect(countBy(components.achievementCards, ({ level }) => level)).toEqual({ A: 9, B1: 8, B2: 7 });
  expect(components.achievementCards.filter(({ level, minPlayers }) => level === 'A' && minPlayers > 2)).toEqual([]);
  const used = [2, 3, 4, 5].map(
    (players) => components.achievementCards.filter(({ minPlayers }) => minPlayers <= players).length,
  );
  expect(used).toEqual([15, 18, 21, 24]);
});

test('all 18 actions of the appendix occur on achievement cards', () => {
  const basic = new Set(components.actionCards.map(({ main }) => JSON.stringify(main)));
  const actions = components.achievementCards.flatMap(({ main, alternative }): Action[] =>
    alternative ? [main, alternative] : [main],
  );
  const special = new Set(actions.map((action) => JSON.stringify(action)).filter((action) => !basic.has(action)));
  expect(special.size).toBe(18);
});

test('five colours with eight action cards each; per colour two of each good and two money cards; blue trades for silver', () => {
  expect(components.colours).toHaveLength(5);
  for (const { id, alternatives } of components.colours) {
    const gains = Object.values(alternatives).map(({ action }) =>
      JSON.stringify(action.type === 'exchange' ? action.gain : null),
    );
    expect([id, countBy(gains, (gain) => gain)]).toEqual([
      id,
      { '{"pesos":5}': 2, '{"silver":1}': 2, '{"copper":1}': 2, '{"wheat":1}': 2 },
    ]);
  }
  const blue = components.colours.find(({ id }) => id === 'blue')!.alternatives.tradeInVillages;
  expect(blue).toMatchObject({ action: { gain: { silver: 1 } }, origin: { provenance: 'printed' } });
});

test('both boards: markets, market spaces and reserve, building spaces for all houses, every place reachable', () => {
  for (const [board, markets, reserve] of [
    [components.boards[0]!, 3, 10],
    [components.boards[1]!, 4, 5],
  ] as const) {
    const columns = board.places.flatMap((place) => (place.kind === 'market' ? [place.letters] : []));
    expect(columns).toEqual(new Array(markets).fill(['A', 'B', 'C', 'D', 'E']));
    expect(board.reserve).toHaveLength(reserve);
    const spaces = board.places.reduce((sum, { buildingSpaces }) => sum + buildingSpaces.length, 0);
    expect(spaces).toBeGreaterThanOrEqual(board.players.max * components.repository.houses);
    expect(board.places.length - 1).toBeGreaterThanOrEqual(board.players.max);
    for (const { id } of board.places) expect(reachable(board, id).size).toBe(board.places.length);
  }
});

test('the sea: three outer sectors with three card spaces and 5 pesos each, every good asked for', () => {
  expect(components.outerSectors.map(({ pesos, cardSpaces }) => [pesos, cardSpaces.length])).toEqual([
    [5, 3],
    [5, 3],
    [5, 3],
  ]);
  expect(new Set(components.outerSectors.flatMap(({ cardSpaces }) => cardSpaces.map(({ good }) => good))).size).toBe(3);
});

test('the numbers of repository board, tariffs and end', () => {
  expect(components.slots.map(({ surcharge, housesNeeded }) => [surcharge, housesNeeded])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 2],
  ]);
  expect(components.repository).toMatchObject({ houses: 4, lastHouseVictoryPoints: 1, hold: 6, mayorFee: 5 });
  expect(components.tariffs).toMatchObject({ giveUp: 3, toll: 2, rivalFee: 1, compensation: 10, majority: [5, 2] });
  expect(components.end).toMatchObject({ victoryPoints: 18, lastRound: 40 });
});

test('every entry says where it comes from', () => {
  const missing: string[] = [];
  const look = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    if ('id' in value && !('origin' in value) && !('places' in value) && !('alternatives' in value)) missing.push(path);
    for (const [key, entry] of Object.entries(value)) look(entry, `${path}.${key}`);
  };
  look(components, 'components');
  expect(missing).toEqual([]);
});

test('an edition can be opened and played with other numbers', () => {
  const edition = { ...box.standard, id: 'rich', components: { ...components, start: { ...components.start, pesos: 33 } } };
  const { rules } = openGame(box, edition);
  const state = rules.setup({ race: false, startPlayer: 0, colours: ['red', 'blue'] }, 2, { chance: { below: () => 0 } });
  expect(state.money).toEqual([33, 33]);
});
