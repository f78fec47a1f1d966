/** Position at the table: 0-based, fixed for the whole match. */
export type Seat = number & { readonly brand: 'Seat' };

/** Who looks at the table: somebody seated at it, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** An array with one entry a seat, in seat order. */
export type BySeat<T> = T[];

/** A plain number as a seat. The caller knows that it is one. */
export const seat = (index: number): Seat => index as Seat;

const tables: (readonly Seat[])[] = [];

/** The seats of a table, in order. */
export function seatsOf(count: number): readonly Seat[] {
  tables[count] ??= Array.from({ length: count }, (_, index) => seat(index));
  return tables[count];
}

/** The next seat clockwise: to the left. */
export const leftOf = (of: Seat, count: number): Seat => seat(of + 1 === count ? 0 : of + 1);

/** The next seat counter-clockwise: to the right. */
export const rightOf = (of: Seat, count: number): Seat => seat(of === 0 ? count - 1 : of - 1);

/** All seats clockwise, beginning with `first`. */
export const clockwiseFrom = (first: Seat, count: number): Seat[] =>
  Array.from({ length: count }, (_, step) => seat((first + step) % count));
