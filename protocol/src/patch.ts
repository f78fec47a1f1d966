// Differences between two pieces of plain JSON data. Applying one never changes what is there: whatever stays the same
// is shared between before and after, so a page sees by identity what it has to draw again.

import { keptText } from './texts.ts';

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

/** A place in the data: how a step begins that speaks of it. The same places change again and again, so they are kept. */
class Place {
  private readonly byKey = new Map<string, Place>();
  private readonly byIndex: (Place | undefined)[] = [];

  /** `opening` goes up to the comma behind the path. */
  constructor(readonly opening: string) {}

  /** What lies there under a key. */
  under(key: string | number): Place {
    if (typeof key !== 'number') return this.byKey.get(key) ?? this.keep(key);
    return this.byIndex[key] ?? this.keep(key);
  }

  private keep(key: string | number): Place {
    const path = typeof key === 'number' ? key : JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1);
    // Joined from a list it is one text in memory, which is quicker to copy than one that refers to its parts.
    const place = new Place([this.opening.slice(0, -2), '/', path, '",'].join(''));
    placesKept += 1;
    if (typeof key !== 'number') this.byKey.set(key, place);
    else if (key < mostIndexes) this.byIndex[key] = place;
    return place;
  }
}

const mostPlaces = 20_000;
const mostIndexes = 1000;
/** The places under the paths at which comparing begins. */
const places = new Map<string, Place>();
let placesKept = 0;

function placeAt(path: string): Place {
  if (placesKept > mostPlaces) {
    places.clear();
    placesKept = 0;
  }
  let place = places.get(path);
  if (!place) {
    place = new Place(['["', path, '",'].join(''));
    places.set(path, place);
  }
  return place;
}

/** The steps of a patch, as text. Most of the data stays as it was: places are looked up only for what did not. */
class Steps {
  /** All of them, one after the other. */
  text = '';
  count = 0;
  private readonly keys: (string | number)[] = [];
  private depth = 0;
  /** The place of the first keys, as far as they were looked up. */
  private readonly along: Place[] = [];
  private known = 0;

  /** Begins anew, with data that lies under a path. */
  begin(path: string): void {
    this.text = '';
    this.count = 0;
    this.depth = 0;
    this.along[0] = placeAt(path);
    this.known = 0;
  }

  /** What is compared from here on lies under a key. */
  enter(key: string | number): void {
    this.keys[this.depth] = key;
    this.depth += 1;
  }

  leave(): void {
    this.depth -= 1;
    if (this.known > this.depth) this.known = this.depth;
  }

  private get opening(): string {
    const { keys, along, depth } = this;
    for (; this.known < depth; this.known++) along[this.known + 1] = along[this.known]!.under(keys[this.known]!);
    return along[depth]!.opening;
  }

  /** Adds a step about what is compared now. */
  add(rest: string): void {
    this.text += this.count === 0 ? `${this.opening}${rest}]` : `,${this.opening}${rest}]`;
    this.count += 1;
  }

  /** Adds a step that takes away what is compared now. */
  addAbsence(): void {
    const step = `${this.opening.slice(0, -1)}]`;
    this.text += this.count === 0 ? step : `,${step}`;
    this.count += 1;
  }

  /** Leaves only the first steps, as they were. */
  goBack(text: string, count: number): void {
    this.text = text;
    this.count = count;
  }
}

/** Nobody compares while somebody else does. */
const steps = new Steps();

/** Two runs of steps, one after the other. */
export const joined = (first: string, second: string): string =>
  first === '' ? second : second === '' ? first : `${first},${second}`;

/** The steps from one piece of data under a path to another, as they are sent; nothing at all when both say the same. */
export function stepsBetween(path: string, before: unknown, after: unknown): string {
  if (before === after) return '';
  if (after === undefined) return `["${path}"]`;
  steps.begin(path);
  compare(before, after);
  return steps.text;
}

/** The patch that leads from `before` to `after`, as it is sent; nothing when both say the same. */
export function patchText(before: unknown, after: unknown): string | undefined {
  const text = stepsBetween('', before, after);
  return text === '' ? undefined : `[${text}]`;
}

/** As in a list: what JSON has no word for is null. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return JSON.stringify(value) ?? 'null';
}

function compare(before: unknown, after: unknown): void {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    steps.add(textOf(after));
  } else if (!Array.isArray(before)) {
    compareObjects(before as Holder, after as Holder);
  } else if (before.length === (after as unknown[]).length) {
    compareItems(before, after as unknown[]);
  } else {
    const text = replacedPart(before, after as unknown[]);
    if (text !== undefined) steps.add(text);
  }
}

function compareObjects(before: Holder, after: Holder): void {
  // Data has no functions: one that is found under a key is every object's own (`toString`), not the data's.
  let left = 0;
  for (const _ in before) left++;
  for (const key in after) {
    const value = after[key];
    const had = before[key];
    if (value === undefined) continue;
    if (had !== undefined && typeof had !== 'function') left--;
    if (value === had || (Array.isArray(value) && isSameList(had, value))) continue;
    steps.enter(key);
    compare(had, value);
    steps.leave();
  }
  if (left !== 0) takeAway(before, after);
}

function takeAway(before: Holder, after: Holder): void {
  for (const key in before) {
    if (before[key] === undefined || (after[key] !== undefined && Object.hasOwn(after, key))) continue;
    steps.enter(key);
    steps.addAbsence();
    steps.leave();
  }
}

/** Most of what lies in a game are lists of numbers, and most stay the same: that is seen before anything else is looked at. */
const isSameList = (before: unknown, after: readonly unknown[]): boolean =>
  Array.isArray(before) && before.length === after.length && firstOther(before, after) === after.length;

/** Where two lists of the same length begin to differ. */
function firstOther(before: readonly unknown[], after: readonly unknown[]): number {
  return typeof before[0] === 'number' && typeof after[0] === 'number'
    ? firstOtherNumber(before as readonly number[], after as readonly number[])
    : firstOtherItem(before, after);
}

/** The same loop twice: one that has only ever met numbers is made into better code. */
function firstOtherNumber(before: readonly number[], after: readonly number[]): number {
  const { length } = after;
  let index = 0;
  while (index < length && before[index] === after[index]) index++;
  return index;
}

function firstOtherItem(before: readonly unknown[], after: readonly unknown[]): number {
  const { length } = after;
  let index = 0;
  while (index < length && before[index] === after[index]) index++;
  return index;
}

/** Small lists of small things are sent whole when most of them changed: that is shorter than step by step. */
function compareItems(before: readonly unknown[], after: readonly unknown[]): void {
  const { text, count } = steps;
  for (let index = firstOther(before, after); index < after.length; index++) {
    if (before[index] === after[index]) continue;
    steps.enter(index);
    compare(before[index], after[index]);
    steps.leave();
  }
  const changed = steps.count - count;
  if (changed < 2 || changed * 2 <= after.length || after.some(isObject)) return;
  steps.goBack(text, count);
  steps.add(JSON.stringify(after));
}

/** The steps from one list under a path to another whose entries are whole things: they come and go, but do not change. */
export function listSteps(path: string, before: readonly unknown[], after: readonly unknown[]): string {
  if (before === after) return '';
  const text = replacedPart(before, after);
  return text === undefined ? '' : `${placeAt(path).opening}${text}]`;
}

/** What stands between the entries that two lists begin and end with alike; nothing where that is all. */
function replacedPart(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head++;
  if (head === before.length && head === after.length) return undefined;
  let tail = 0;
  while (tail < shorter - head && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const items = itemsText(after, head, after.length - tail);
  return head + tail === 0 ? items : `${head},${before.length - head - tail},${items}`;
}

const itemText = (item: unknown): string => (isObject(item) ? keptText(item) : textOf(item));

/** Part of a list, as JSON. */
function itemsText(list: readonly unknown[], from: number, to: number): string {
  let text = '[';
  for (let index = from; index < to; index++) text += index === from ? itemText(list[index]) : `,${itemText(list[index])}`;
  return `${text}]`;
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
