// The board's layout: whatever circle is laid, nothing overlaps and nothing leaves the board.
import { describe, expect, test } from 'vitest';
import { tablesFor } from '../../rules/index.ts';
import { boardSize, placesOf, tile, track } from '../board/layout.ts';

const tables = tablesFor();

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
const rings = permutations([...tables.locationIds.keys()]);

describe('the circle of locations', () => {
  test('keeps its tiles apart and on the board', () => {
    const bad = rings.filter((ring) => {
      const places = placesOf(tables, ring);
      return places.some(({ x, y, width }, index) => {
        const isOutside = x < 4 || x + width > boardSize.width - 4 || y < 0 || y + tile.height > boardSize.height;
        const touches = places.some(
          (other, at) => at !== index && other.y === y && other.x < x + width + 4 && x < other.x + other.width + 4,
        );
        return isOutside || touches;
      });
    });
    expect(bad).toEqual([]);
  });

  test('goes clockwise: from left to right above, from right to left below', () => {
    const [ring] = rings;
    const places = placesOf(tables, ring!);
    const [above, below] = [places.slice(0, 3), places.slice(3)];
    expect(above.map(({ x }) => x)).toEqual(above.map(({ x }) => x).sort((a, b) => a - b));
    expect(below.map(({ x }) => x)).toEqual(below.map(({ x }) => x).sort((a, b) => b - a));
    expect(Math.max(...above.map(({ y }) => y + tile.height))).toBeLessThan(track.y - 27);
    expect(Math.min(...below.map(({ y }) => y))).toBeGreaterThan(track.y + track.card + 8);
  });
});
