// JSON that is written again and again, written quickly.
const texts = new WeakMap<object, string>();

/** A thing that never changes as JSON, written out the first time it is asked for: rules make their moves and questions once. */
export function keptText(thing: object): string {
  let text = texts.get(thing);
  if (text === undefined) {
    text = JSON.stringify(thing);
    texts.set(thing, text);
  }
  return text;
}

/**
 * The same text. One that was put together is kept as its parts until somebody looks into it; once that is done it lies in one piece, and
 * takes a third of the memory. It is quickest while the parts are at hand.
 */
export const inOnePiece = (text: string): string => (Number.isNaN(text.charCodeAt(0)) ? '' : text);

const million = 1_000_000;

/** A whole number as JSON: a moment, or what counts on from one. Such numbers are large, and large ones are slow to write as they are. */
export function momentText(moment: number): string {
  if (moment < million) return `${moment}`;
  const high = Math.floor(moment / million);
  return `${high}${`${million + (moment - high * million)}`.slice(1)}`;
}
