// The board's layout at every number of players: tiles, building spaces, cards and ships keep apart and on the board.

import { openGame } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box, printFor } from '../../rules/index.ts';
import { boardSize, cardPoint, cardSize, shipPoint, spacePoint, tilePoint, tileSize, trackWidth } from '../board/layout.ts';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const around = (name: string, { x, y }: { x: number; y: number }, width: number, height: number): Box => ({
  name,
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each([2, 3, 4, 5])('nothing overlaps with %i players', (players) => {
  const print = printFor(openGame(box).edition.components, players);
  const boxes: Box[] = [
    ...print.spaces.map((_, space) => around(`space ${space}`, spacePoint(print, space), 38, 38)),
    ...[...print.columns, print.reserve].flatMap(({ start, size }) =>
      Array.from({ length: size }, (_, row) =>
        around(`tile ${start + row}`, tilePoint(print, start + row), tileSize.width, tileSize.height),
      ),
    ),
    ...print.cardSpaces.map((_, space) => {
      const { x, y } = cardPoint(print, space);
      return { name: `card ${space}`, left: x, top: y, right: x + cardSize.width, bottom: y + cardSize.height };
    }),
    ...Array.from({ length: players }, (_, seat) => around(`ship ${seat}`, shipPoint(print, 0, seat, players), 50, 36)),
  ];
  const collisions = boxes.flatMap((box, index) =>
    boxes.slice(index + 1).flatMap((other) => (overlap(box, other) ? [`${box.name} and ${other.name}`] : [])),
  );
  expect(collisions).toEqual([]);
  const outside = boxes.filter(
    ({ left, top, right, bottom }) => left < 0 || top < 0 || right > boardSize.width - trackWidth || bottom > boardSize.height,
  );
  expect(outside).toEqual([]);
});
