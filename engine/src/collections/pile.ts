// A face-down pile of different cards, each there once: a list without an order that means anything.
import type { Chance } from '../chance.ts';

/** Takes one card at random out of a pile that is not empty. The pile's own order is kept sorted by the caller's insertions. */
export function drawFromPile<Card>(pile: Card[], chance: Chance): Card {
  const index = chance.below(pile.length);
  const [card] = pile.splice(index, 1);
  return card as Card;
}
