// JSON of things that never change and are said again and again: rules make their moves and questions once.
const texts = new WeakMap<object, string>();

/** The thing as JSON, written out the first time it is asked for. */
export function keptText(thing: object): string {
  let text = texts.get(thing);
  if (text === undefined) {
    text = JSON.stringify(thing);
    texts.set(thing, text);
  }
  return text;
}
