// Whether a list that grows is followed to its end. Whoever scrolls up to read is left there, until they come back to the end.

/** Where something that scrolls stands. */
export interface ScrollPlace {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Whoever comes down nearer to the end than this is back there. */
const nearby = 40;

/**
 * Whether the end is followed after something has scrolled. Only a person goes up; the following itself only goes down, and when
 * it is told of that, the list may have grown further.
 */
export function followsEnd(didFollow: boolean, topBefore: number, now: ScrollPlace): boolean {
  const gap = now.scrollHeight - now.scrollTop - now.clientHeight;
  if (now.scrollTop < topBefore) return gap < 2;
  return didFollow || gap < nearby;
}
