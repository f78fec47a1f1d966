// Many things of a kind, some of them at a time: as fast as a server takes them, but not all at once.

/** Makes `count` things, at most `atOnce` of them at the same time. */
export async function inGroups<T>(count: number, atOnce: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let first = 0; first < count; first += atOnce) {
    all.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => make(first + index)))));
  }
  return all;
}
