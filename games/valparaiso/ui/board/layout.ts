// Where everything lies on the board, in the board's own units: computed from the positions in the component tables.
import type { Print } from '../../rules/index.ts';

export const boardSize = { width: 1330, height: 540 };
/** The scoring track stands at the left of the map. */
export const trackWidth = 58;
const mapWidth = boardSize.width - trackWidth;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const tileSize = { width: 104, height: 28, step: 29.5 };
export const cardSize = { width: 118, height: 86 };
export const citySpace = 52;
const seaLeft = 118;
const sectorWidth = (mapWidth - seaLeft - 6) / 3;

/** Where the city lies, at the bay. */
const cityHeight = 228;

/** The middle of a place. Land begins below the sea, and beside a long reserve; a village stands clear of a column above it. */
export function placePoint(print: Print, place: number): Point {
  const { places } = print.board;
  const { x, y, kind } = places[place]!;
  const hasLongReserve = print.reserve.size > 6;
  const isBelowMarket = kind === 'village' && places.some((other) => other.kind === 'market' && other.x === x && other.y < y);
  return {
    x: (hasLongReserve ? 84 + x * 11.6 : 16 + x * 12.4) + (isBelowMarket ? 64 : 0),
    y: kind === 'city' ? cityHeight : 119 + y * 4.02 + (isBelowMarket ? 8 : 0),
  };
}

/** Where a village's houses and merchants stand; a market's column stands beside it. */
export function groundPoint(print: Print, place: number): Point {
  const { x, y } = placePoint(print, place);
  return print.marketOf[place]! >= 0 ? { x: x + 46, y } : { x, y };
}

/** The middle of a tile: a position within `view.tiles`. The lowest tile of a column is the first. */
export function tilePoint(print: Print, position: number): Point {
  const market = print.columns.findIndex(({ start, size }) => position >= start && position < start + size);
  if (market < 0) {
    const row = position - print.reserve.start;
    return { x: 60, y: 44 + (print.reserve.size - 1 - row) * tileSize.step };
  }
  const { start, size } = print.columns[market]!;
  const { x, y } = placePoint(print, print.markets[market]!);
  return { x: x - 72, y: y + ((size - 1) / 2 - (position - start)) * tileSize.step };
}

/** The middle of a building space. The city's stand in a row, beginning at the lighthouse. */
export function spacePoint(print: Print, space: number): Point {
  const { place, kind } = print.spaces[space]!;
  const spaces = print.spacesAt[place]!;
  const index = spaces.indexOf(space);
  const { x, y } = groundPoint(print, place);
  if (kind === 'city') return { x: x + (index - (spaces.length - 1) / 2) * citySpace, y: y - 12 };
  return { x: x - 34, y: y - 12 + (index - (spaces.length - 1) / 2) * 42 };
}

/** Where the merchants at a place stand; `index` counts the seats that have some there. */
export function merchantPoint(print: Print, place: number, index: number, count: number): Point {
  const { x, y } = groundPoint(print, place);
  if (place === print.city) return { x: x + 4 + index * 36, y: y + 50 };
  const columns = count > 4 ? 3 : 2;
  const column = index % columns;
  const row = Math.floor(index / columns);
  const rows = Math.ceil(count / columns);
  return { x: x + 8 + column * 28, y: y - 10 + (row - (rows - 1) / 2) * 34 };
}

export const sectorLeft = (sector: number): number => seaLeft + (sector - 1) * sectorWidth;
export const sectorSize = { width: sectorWidth, height: 132 };

/** The upper left corner of a card space. */
export function cardPoint(print: Print, space: number): Point {
  const { sector } = print.cardSpaces[space]!;
  const index = print.cardSpaces.slice(0, space).filter((other) => other.sector === sector).length;
  return { x: sectorLeft(sector) + 8 + index * (cardSize.width + 6), y: 9 };
}

/** Where a ship lies: `index` of `count` ships in the same sector. */
export function shipPoint(print: Print, sector: number, index: number, count: number): Point {
  if (sector === 0) {
    const city = placePoint(print, print.city);
    return { x: city.x + 32 + (index - (count - 1) / 2) * 56, y: city.y - 77 };
  }
  return { x: sectorLeft(sector) + sectorWidth - 34 - index * 48, y: 113 };
}

/** A soft outline around the ground of a village. */
export function groundPath({ x, y }: Point, wide: number, high: number): string {
  const w = wide;
  const h = high;
  return `M${x - w} ${y + h * 0.1}C${x - w * 1.02} ${y - h * 0.9} ${x - w * 0.3} ${y - h * 1.1} ${x + w * 0.1} ${y - h}S${x + w * 1.06} ${y - h * 0.6} ${x + w} ${y + h * 0.15}S${x + w * 0.4} ${y + h * 1.08} ${x - w * 0.1} ${y + h}S${x - w * 0.99} ${y + h * 0.85} ${x - w} ${y + h * 0.1}Z`;
}

/** The size of the ground of a place: half its width and height. */
export function groundSize(print: Print, place: number): { readonly wide: number; readonly high: number } {
  if (place === print.city) return { wide: 40 + (print.spacesAt[place]!.length * citySpace) / 2 + 26, high: 64 };
  return print.spacesAt[place]!.length > 1 ? { wide: 74, high: 60 } : { wide: 72, high: 44 };
}

/** A road between two places, slightly bent. */
export function roadPath(print: Print, one: number, other: number): string {
  const a = groundPoint(print, one);
  const b = groundPoint(print, other);
  const bend = (one + other) % 2 === 0 ? 0.09 : -0.09;
  const cx = (a.x + b.x) / 2 - (b.y - a.y) * bend;
  const cy = (a.y + b.y) / 2 + (b.x - a.x) * bend;
  return `M${a.x} ${a.y}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${b.x} ${b.y}`;
}

/** Rivers run from the harbour through the places at rivers of each half of the board, and out of it at the foot. */
export function riverPaths(print: Print): string[] {
  const city = placePoint(print, print.city);
  const others = print.riverPlaces.filter((place) => place !== print.city);
  const halves = [
    others.filter((place) => groundPoint(print, place).x <= city.x),
    others.filter((place) => groundPoint(print, place).x > city.x),
  ];
  const isCityAtRiver = print.riverPlaces.includes(print.city);
  return halves.flatMap((places, half) => {
    const points = places.map((place) => groundPoint(print, place)).sort((a, b) => a.y - b.y);
    const [first] = points;
    const last = points.at(-1);
    if (!first || !last) return [];
    const side = half === 0 ? -1 : 1;
    const begin = isCityAtRiver
      ? [
          { x: city.x + side * 40, y: city.y - 54 },
          { x: city.x + side * 190, y: city.y + 30 },
        ]
      : [{ x: first.x, y: 130 }];
    const outlet = [{ x: last.x + side * (last.x === first.x ? 40 : 70), y: boardSize.height + 120 }];
    return [smooth([...begin, { x: first.x - side * 60, y: first.y - 84 }, ...points, ...outlet])];
  });
}

function smooth(points: readonly Point[]): string {
  let path = `M${points[0]!.x.toFixed(0)} ${points[0]!.y.toFixed(0)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, a, b, after] = [points[i - 1] ?? points[i]!, points[i]!, points[i + 1]!, points[i + 2] ?? points[i + 1]!];
    const c1 = { x: a.x + (b.x - before.x) / 5, y: a.y + (b.y - before.y) / 5 };
    const c2 = { x: b.x - (after.x - a.x) / 5, y: b.y - (after.y - a.y) / 5 };
    path += `C${[c1, c2, b].map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join(' ')}`;
  }
  return path;
}
