// Where things lie on the high plain: three locations above, four below, the extension track between them.
import type { Tables } from '../../rules/index.ts';

export const boardSize = { width: 1270, height: 512 };

/** A location's tile: each is as wide as what lies there. */
export const tile = { height: 170, band: 34, stack: 64, narrowest: 188 };

/** Cards on a tile: columns, and the room of one with the gap to the next. */
export const grids = {
  houses: { columns: 5, across: 42, down: 64 },
  orders: { columns: 3, across: 112, down: 32 },
} as const;
const cartRoom = 62;

const tileWidth = ({ locations }: Tables, location: number): number => {
  const { goods, holdsHouses, holdsBoats, holdsOrders, holdsCarts } = locations[location]!;
  const { houses, orders } = grids;
  const cards = holdsHouses || holdsBoats ? houses.columns * houses.across : holdsOrders ? orders.columns * orders.across : 0;
  const room = goods.length * tile.stack + cards + (holdsCarts ? cartRoom : 0);
  return Math.max(tile.narrowest, room + (cards > 0 ? 12 : 48));
};

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const above = 3;

/** The places of the circle, clockwise from the upper left: each row spreads its tiles evenly. */
export function placesOf(tables: Tables, ring: readonly number[]): Place[] {
  const row = (locations: readonly number[], y: number): Place[] => {
    const widths = locations.map((location) => tileWidth(tables, location));
    const gap = (boardSize.width - widths.reduce((sum, width) => sum + width, 0)) / (locations.length + 1);
    let x = 0;
    return widths.map((width) => {
      x += gap;
      const place = { x, y, width };
      x += width;
      return place;
    });
  };
  return [...row(ring.slice(0, above), 8), ...row(ring.slice(above).reverse(), boardSize.height - tile.height - 10).reverse()];
}

/** The trail that joins the places, under the tiles. */
export const trail = 'M110 92H1160Q1238 92 1238 170V342Q1238 420 1160 420H110Q32 420 32 342V170Q32 92 110 92Z';

export const track = { x: 318, y: 214, width: 140, step: 148, card: 104 };
