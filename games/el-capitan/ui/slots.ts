// Cards keep their place on the display while others are bought: what a player is about to tap does not slip away.
import { useRef } from 'preact/hooks';

/** The cards in stable slots; an empty slot is undefined. */
export function useSlots(cards: readonly number[], count: number): readonly (number | undefined)[] {
  const slots = useRef<(number | undefined)[]>([]);
  const kept = slots.current.map((card) => (card !== undefined && cards.includes(card) ? card : undefined));
  while (kept.length < count) kept.push(undefined);
  for (const card of cards) {
    if (kept.includes(card)) continue;
    const free = kept.indexOf(undefined);
    if (free >= 0) kept[free] = card;
    else kept.push(card);
  }
  slots.current = kept;
  return kept;
}
