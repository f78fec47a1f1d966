// A bag is a multiset: how many there are of each kind, indexed by kind. It has no order, so none can leak.
// A face-down deck is a bag too: which card comes is decided by chance at the moment it is drawn.
import type { Chance } from '../chance.ts';

/** Counts by kind. */
export type Bag = number[];

/** How many pieces lie in the bag. */
export function bagSize(bag: Bag): number {
  let size = 0;
  for (let kind = 0; kind < bag.length; kind++) size += bag[kind]!;
  return size;
}

/** Takes one piece at random out of a bag that is not empty, and returns its kind. */
export function drawFromBag(bag: Bag, chance: Chance): number {
  let index = chance.below(bagSize(bag));
  for (let kind = 0; kind < bag.length; kind++) {
    index -= bag[kind]!;
    if (index < 0) {
      bag[kind]!--;
      return kind;
    }
  }
  throw new RangeError('nothing can be drawn from an empty bag');
}

/** Moves all pieces of one bag into another. */
export function pourBag(from: Bag, into: Bag): void {
  for (let kind = 0; kind < from.length; kind++) {
    into[kind]! += from[kind]!;
    from[kind] = 0;
  }
}
