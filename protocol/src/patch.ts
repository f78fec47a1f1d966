// Differences between two pieces of plain JSON data. Applying one never changes what is there: whatever stays the same
// is shared between before and after, so a page sees by identity what it has to draw again.

/**
 * One step of a patch. The path is a JSON pointer (`/play/view/coins/1`); the empty path is the whole.
 * `[path]` takes an entry away, `[path, value]` sets one, `[path, at, remove, items]` replaces part of an array.
 */
export type PatchStep =
  | readonly [path: string]
  | readonly [path: string, value: unknown]
  | readonly [path: string, at: number, remove: number, items: readonly unknown[]];

/** What turns one piece of data into another. */
export type Patch = readonly PatchStep[];

type Holder = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const unescapeKey = (key: string): string => (key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key);

/** How keys are spelled in a path: most are known. */
const spelled = new Map<string, string>();
const mostSpelled = 4096;

function spell(key: string): string {
  const known = spelled.get(key);
  if (known !== undefined) return known;
  const text = `/${JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1)}`;
  if (spelled.size >= mostSpelled) spelled.clear();
  spelled.set(key, text);
  return text;
}

/** The steps of a patch, as text. Most of a document stays as it was: paths are spelled only for what did not. */
class Steps {
  /** Each step begins with a comma. */
  text = '';
  count = 0;
  private readonly keys: (string | number)[] = [];
  /** How a step begins that speaks of the first keys, as far as it was spelled. */
  private readonly openings: string[] = [',["'];
  private spelled = 0;

  begin(): void {
    this.goBack('', 0);
    this.keys.length = 0;
    this.spelled = 0;
  }

  get depth(): number {
    return this.keys.length;
  }

  /** What is compared from here on lies under a key. */
  enter(key: string | number): void {
    this.keys.push(key);
  }

  leave(): void {
    this.keys.pop();
    if (this.spelled > this.keys.length) this.spelled = this.keys.length;
  }

  /** How a step about what is compared now begins. */
  get opening(): string {
    const { keys, openings } = this;
    for (; this.spelled < keys.length; this.spelled++) {
      const key = keys[this.spelled]!;
      openings[this.spelled + 1] = openings[this.spelled]! + (typeof key === 'number' ? `/${key}` : spell(key));
    }
    return openings[keys.length]!;
  }

  /** Adds a step about what is compared now. */
  add(rest: string): void {
    this.append(this.opening + rest, 1);
  }

  append(text: string, count: number): void {
    this.text += text;
    this.count += count;
  }

  /** Goes back to what was there at a moment. */
  goBack(text: string, count: number): void {
    this.text = text;
    this.count = count;
  }
}

/** As in a list: what JSON has no word for is null. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return JSON.stringify(value) ?? 'null';
}

/** What was found where two were compared before. */
interface Found {
  readonly before: object;
  readonly after: object;
  readonly opening: string;
  readonly text: string;
  readonly count: number;
}

/** Documents of several viewers hold the very same thing where all may see it (`/play/view`): it is compared once. */
export class Comparison {
  private found: Found | undefined;
  private readonly steps = new Steps();

  /** The patch that leads from `before` to `after`, as it is sent; nothing when both say the same. */
  patchText(before: unknown, after: unknown): string | undefined {
    if (before === after) return undefined;
    const { steps } = this;
    steps.begin();
    compare(before, after, steps, this);
    return steps.count === 0 ? undefined : `[${steps.text.slice(1)}]`;
  }

  compare(before: Holder, after: Holder): void {
    const { steps } = this;
    const { opening } = steps;
    if (this.found?.before !== before || this.found.after !== after || this.found.opening !== opening) {
      const { text: textBefore, count: countBefore } = steps;
      steps.goBack('', 0);
      compareObjects(before, after, steps, undefined);
      this.found = { before, after, opening, text: steps.text, count: steps.count };
      steps.goBack(textBefore, countBefore);
    }
    steps.append(this.found.text, this.found.count);
  }
}

/** How deep what is shared lies in a document. */
const sharedDepth = 2;

function compare(before: unknown, after: unknown, steps: Steps, comparison: Comparison | undefined): void {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    steps.add(`",${textOf(after)}]`);
  } else if (!Array.isArray(before)) {
    if (comparison && steps.depth === sharedDepth) comparison.compare(before as Holder, after as Holder);
    else compareObjects(before as Holder, after as Holder, steps, comparison);
  } else if (before.length === (after as unknown[]).length) {
    compareItems(before, after as unknown[], steps);
  } else {
    replacePart(before, after as unknown[], steps);
  }
}

function compareObjects(before: Holder, after: Holder, steps: Steps, comparison: Comparison | undefined): void {
  // Data has no functions: one that is found under a key is every object's own (`toString`), not the data's.
  let left = 0;
  for (const _ in before) left++;
  for (const key in after) {
    const value = after[key];
    const had = before[key];
    if (value === undefined) continue;
    if (had !== undefined && typeof had !== 'function') left--;
    if (value === had) continue;
    steps.enter(key);
    compare(had, value, steps, comparison);
    steps.leave();
  }
  if (left !== 0) takeAway(before, after, steps);
}

function takeAway(before: Holder, after: Holder, steps: Steps): void {
  for (const key in before) {
    if (before[key] === undefined || (after[key] !== undefined && Object.hasOwn(after, key))) continue;
    steps.enter(key);
    steps.add('"]');
    steps.leave();
  }
}

/** Small lists of small things are sent whole when most of them changed: that is shorter than step by step. */
function compareItems(before: readonly unknown[], after: readonly unknown[], steps: Steps): void {
  const { text, count } = steps;
  for (let index = 0; index < after.length; index++) {
    if (before[index] === after[index]) continue;
    steps.enter(index);
    compare(before[index], after[index], steps, undefined);
    steps.leave();
  }
  const changed = steps.count - count;
  if (changed < 2 || changed * 2 <= after.length || after.some(isObject)) return;
  steps.goBack(text, count);
  steps.add(`",${JSON.stringify(after)}]`);
}

function replacePart(before: readonly unknown[], after: readonly unknown[], steps: Steps): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const items = JSON.stringify(head + tail === 0 ? after : after.slice(head, after.length - tail));
  steps.add(head + tail === 0 ? `",${items}]` : `",${head},${before.length - head - tail},${items}]`);
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a))
    return a.length === (b as unknown[]).length && a.every((item, index) => isSame(item, (b as unknown[])[index]));
  for (const key in b) if ((b as Holder)[key] !== undefined && !isSame((a as Holder)[key], (b as Holder)[key])) return false;
  for (const key in a) {
    if ((a as Holder)[key] !== undefined && ((b as Holder)[key] === undefined || !Object.hasOwn(b, key))) return false;
  }
  return true;
}

/** Raised when a patch does not fit the data it is applied to: the receiver has missed something. */
export class PatchMisfit extends Error {
  constructor(path: string) {
    super(`the patch speaks of '${path}', which is not there`);
    this.name = 'PatchMisfit';
  }
}

/** `data` with the patch applied. Throws a `PatchMisfit` where it does not fit. */
export function applyPatch(data: unknown, patch: Patch): unknown {
  let result = data;
  const owned = new Set<object>();
  for (const step of patch) result = applyStep(result, step, owned);
  return result;
}

/** What was copied for this very patch may be changed in place; everything else is copied on the way. */
function applyStep(root: unknown, step: PatchStep, owned: Set<object>): unknown {
  const [path] = step;
  if (path === '') return step.length === 4 ? spliced(root, step, owned) : step.length === 2 ? step[1] : misfit(path);
  const keys = path.split('/').slice(1).map(unescapeKey);
  const last = keys.pop()!;
  const top = own(root, owned, path);
  let holder = top;
  for (const key of keys) {
    const next = own(get(holder, key, path), owned, path);
    put(holder, key, next);
    holder = next;
  }
  if (step.length === 4) put(holder, last, spliced(get(holder, last, path), step, owned));
  else if (step.length === 2) put(holder, last, step[1]);
  else if (Array.isArray(holder) || !Object.hasOwn(holder, last)) misfit(path);
  else delete (holder as Holder)[last];
  return top;
}

function spliced(list: unknown, step: PatchStep & { readonly length: 4 }, owned: Set<object>): unknown[] {
  const [path, at, remove, items] = step;
  if (!Array.isArray(list) || at + remove > list.length) misfit(path);
  const copy = [...(list as unknown[])];
  copy.splice(at, remove, ...items);
  owned.add(copy);
  return copy;
}

function own(value: unknown, owned: Set<object>, path: string): object {
  if (!isObject(value)) return misfit(path);
  if (owned.has(value)) return value;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  owned.add(copy);
  return copy;
}

function get(holder: object, key: string, path: string): unknown {
  if (!Object.hasOwn(holder, key)) misfit(path);
  return (holder as Holder)[key];
}

function put(holder: object, key: string, value: unknown): void {
  if (Array.isArray(holder) && !(Number(key) <= holder.length && /^\d+$/.test(key))) misfit(key);
  if (key === '__proto__') misfit(key);
  (holder as Holder)[key] = value;
}

function misfit(path: string): never {
  throw new PatchMisfit(path);
}
