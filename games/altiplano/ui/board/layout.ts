// Where things lie on the high plain: three locations above, four below, the extension track between them.

export const boardSize = { width: 1244, height: 552 };

export const tile = { width: 274, height: 176 };

const top = 8;
const bottom = boardSize.height - tile.height - 10;

/** The top left corner of each place of the circle, clockwise from the upper left. */
export const places: readonly { readonly x: number; readonly y: number }[] = [
  { x: 96, y: top },
  { x: 463, y: top },
  { x: 830, y: top },
  { x: 914, y: bottom },
  { x: 613, y: bottom },
  { x: 313, y: bottom },
  { x: 12, y: bottom },
];

/** The trail that joins the places, under the tiles. */
export const trail = 'M233 99H967Q1150 99 1150 200V370Q1150 455 1051 455H149Q50 455 50 370V200Q50 99 233 99Z';

export const track = { x: 292, y: 201, width: 140, height: 138, step: 148 };
