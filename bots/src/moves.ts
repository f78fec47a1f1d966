// Telling moves apart, fast: in other imagined worlds the same move is another object.

type Fields = Readonly<Record<string, unknown>>;

/** Whether two moves are the same decision. */
export function isSameMove(a: object, b: object): boolean {
  if (a === b) return true;
  if ((a as Fields)['type'] !== (b as Fields)['type']) return false;
  for (const name in a) {
    const left = (a as Fields)[name];
    const right = (b as Fields)[name];
    if (left === right) continue;
    if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
    if (!isSameMove(left, right)) return false;
  }
  for (const name in b) if (!(name in a)) return false;
  return true;
}

/** A word that is equal for equal moves and different for different ones. */
export function moveKey(move: object): string {
  let key = '';
  for (const name in move) {
    const value = (move as Fields)[name];
    key += typeof value === 'object' && value !== null ? `${name}(${moveKey(value)})` : `${name}=${String(value)};`;
  }
  return key;
}
