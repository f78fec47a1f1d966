// Data that follows other data keeps whatever did not change: so a part of the page can tell by identity that it has nothing to draw.

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** `after`, with everything in it that equals its counterpart in `before` replaced by that. Answers `before` itself if all is equal. */
export function share<T>(before: unknown, after: T): T {
  if (before === after || !isHolder(before) || !isHolder(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let isSame = names.length === Object.keys(before).length;
  // Copied whole, so that a name that every object knows (`__proto__`) is one like the others.
  const shared = (Array.isArray(after) ? [...(after as unknown[])] : { ...after }) as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(before, name)) {
      isSame = false;
      continue;
    }
    shared[name] = share(before[name], after[name]);
    isSame &&= shared[name] === before[name];
  }
  return (isSame ? before : shared) as T;
}
