// Where everything lies on the captain's table, in the board's own units.
import type { Board, City, View } from '../rules/index.ts';
import { bank, notInPlay } from '../rules/index.ts';

export const boardSize = { width: 1600, height: 876 };

/** The chart with the cities, and the rail with bank, cards and scales at its right. */
export const chart = { x: 14, y: 14, width: 1186, height: 848 };
export const rail = { x: 1214, width: 372 };

const gap = 12;
const pad = 8;
const harbourRow = 60;
/** Fields on each arm of the U; the others lie along the bottom. */
const armLength = 3;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One city on the table: all boxes relative to the table. */
export interface CityLayout {
  readonly city: City;
  readonly tile: Box;
  readonly picture: Box;
  /** By site, from site 1 on; the last field included. */
  readonly sites: readonly Box[];
  readonly harbours: readonly Box[];
  readonly fortresses: readonly Box[];
}

export const middle = ({ x, y, width, height }: Box): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** A U: down the left arm, along the bottom, up the right arm. */
function rowBoxes(count: number, area: Box): Box[] {
  const arm = Math.min(armLength, Math.floor((count - 1) / 2));
  const bottom = count - 2 * arm;
  const width = area.width / bottom;
  const height = area.height / (arm + 1);
  return Array.from({ length: count }, (_, index) => {
    const isLeft = index < arm;
    const isRight = index >= arm + bottom;
    const column = isLeft ? 0 : isRight ? bottom - 1 : index - arm;
    const row = isLeft ? index : isRight ? count - 1 - index : arm;
    return { x: area.x + column * width, y: area.y + row * height, width, height };
  });
}

function cityLayout(board: Board, city: City, tile: Box): CityLayout {
  const print = board.cities[city]!;
  const inner = { x: tile.x + pad, y: tile.y + pad, width: tile.width - 2 * pad, height: tile.height - 2 * pad };
  const row = { ...inner, y: inner.y + harbourRow, height: inner.height - harbourRow };
  const sites = rowBoxes(print.values.length, row);
  const { width, height } = sites[0]!;
  const castle = 58;
  const pier = Math.min(88, (inner.width - castle * print.fortresses.length) / print.harbours.length);
  const top = (x: number, slot: number): Box => ({ x, y: inner.y, width: slot - 4, height: harbourRow - 6 });
  return {
    city,
    tile,
    picture: { x: row.x + width + 3, y: row.y + 1, width: row.width - 2 * width - 6, height: row.height - height - 5 },
    sites,
    harbours: print.harbours.map((_, index) => top(inner.x + index * pier, pier)),
    fortresses: print.fortresses.map((_, index, all) => top(inner.x + inner.width - (all.length - index) * castle + 4, castle)),
  };
}

/** The cities in play on their grid; the columns share the chart. */
export function cityLayouts(board: Board, view: View): CityLayout[] {
  const cities = [...board.cities.keys()].filter((city) => view.inPlay & (1 << city));
  const columns = cities.map((city) => board.cities[city]!.column);
  const rows = cities.map((city) => board.cities[city]!.row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  const width = chart.width / (Math.max(...columns) - left + 1);
  const height = chart.height / (Math.max(...rows) - top + 1);
  return cities.map((city) => {
    const { column, row } = board.cities[city]!;
    return cityLayout(board, city, {
      x: chart.x + (column - left) * width + gap / 2,
      y: chart.y + (row - top) * height + gap / 2,
      width: width - gap,
      height: height - gap,
    });
  });
}

/** The places of the grid, left of the chart's cities, where no city is in play: open sea. */
export function openSea(board: Board, layouts: readonly CityLayout[]): { readonly x: number; readonly y: number } | undefined {
  const outer = layouts.find(({ city }) => city >= board.innerCities);
  if (!outer) return undefined;
  const taken = layouts.filter(({ city }) => city >= board.innerCities).map(({ tile }) => tile.y);
  const free = layouts.find(({ tile }) => tile.x > outer.tile.x && !taken.includes(tile.y));
  return free && { x: outer.tile.x + outer.tile.width / 2, y: free.tile.y + free.tile.height / 2 };
}

export const bankHarbour: Box = { x: rail.x, y: 44, width: rail.width, height: 60 };
const waitingShips: Box = { x: rail.x, y: 802, width: rail.width - 60, height: 50 };

/** Where a ship lies, and how large it is drawn. */
export interface Berth {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A ship lies beside the price of its space. */
function onSpace({ x, y, width, height }: Box): Berth {
  const scale = Math.min(1, width / 84);
  return { x: x + 4 + 26 * scale, y: y + height / 2 + 1, scale };
}

/** Where a ship lies: on its harbour space, before a full harbour, at the bank, or waiting to come into play. */
export function shipPlace(view: View, layouts: readonly CityLayout[], seat: number): Berth {
  const at = view.ships[seat]!;
  if (at === bank || at === notInPlay) {
    const box = at === bank ? bankHarbour : waitingShips;
    return { x: box.x + (box.width / view.ships.length) * (seat + 0.5), y: box.y + box.height / 2, scale: 1 };
  }
  const layout = layouts.find(({ city }) => city === at)!;
  const space = layout.harbours[view.spaces[seat]! - 1];
  if (space) return onSpace(space);
  return { x: layout.picture.x + 34, y: layout.picture.y + layout.picture.height - 30, scale: 0.9 };
}

/** Where the pirate ship lies, if it is in play. */
export function piratePlace(view: View, layouts: readonly CityLayout[]): Berth | undefined {
  const layout = layouts.find(({ city }) => city === view.pirateCity);
  if (!layout) return undefined;
  const space = layout.harbours[view.pirateSpace - 1];
  if (space) return onSpace(space);
  return { x: layout.picture.x + layout.picture.width - 34, y: layout.picture.y + layout.picture.height - 30, scale: 0.9 };
}
