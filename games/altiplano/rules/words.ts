// Goods, locations, cards and tiles are numbers in a match: their places in the edition's lists.

/** Index into the edition's goods. */
export type Good = number;
/** A good, or the number after the last good for a coin. */
export type Item = number;
/** Index into the edition's locations. */
export type Location = number;
/** Where a tile or coin can be placed in planning: index into `tables.spots`. */
export type Spot = number;
