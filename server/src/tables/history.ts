// What each viewer heard: the entries of the log that stand, folded from stored rows, and counted for each viewer. A line is
// written once, as it is sent.
import { type GameDefinition, seat, type Viewer } from '@kontor/engine';
import type { Line } from '@kontor/protocol';
import type { StoredEntry, StoredRow } from '../storage/storage.ts';

/** An entry that stands. */
export interface Standing {
  readonly actor: number | 'outside' | 'setup';
  readonly at: number;
  readonly entry: StoredEntry;
}

/** What is kept of it: to take it back, to tell it, and to tell it again. */
interface Told {
  readonly actor: Standing['actor'];
  /** The line that each viewer was told; nothing for those who heard nothing of it. */
  readonly lines: readonly (string | undefined)[];
  /** How many lines each viewer had heard before it. */
  readonly before: readonly number[];
}

/** A viewer's place in lists that are kept by viewer: the seats in order, then the spectators. */
export const viewerIndex = (viewer: Viewer, seatCount: number): number => (viewer === 'spectator' ? seatCount : viewer);
export const viewersOf = (seatCount: number): Viewer[] => [
  ...Array.from({ length: seatCount }, (_, index) => seat(index)),
  'spectator',
];

/** The events of an entry as a viewer may hear them. */
export function narrate(rules: GameDefinition, events: StoredEntry['events'], viewer: Viewer): { type: string }[] {
  const heard: { type: string }[] = [];
  for (const event of events) {
    const told = rules.narrate(event, viewer);
    if (told !== undefined) heard.push(told);
  }
  return heard;
}

/** The places of an actor's last entries in a list, latest first: what a take-back takes away. */
function lastOf(list: readonly { readonly actor: unknown }[], actor: unknown, count: number): number[] {
  const places: number[] = [];
  for (let place = list.length - 1; place >= 0 && places.length < count; place--) {
    if (list[place]!.actor === actor) places.push(place);
  }
  return places;
}

/** The entries that stand after some rows. The rows may begin anywhere in the log. */
export function fold(rows: readonly StoredRow[]): Standing[] {
  const list: Standing[] = [];
  for (const { actor, at, takeBack, entries } of rows) {
    for (const place of lastOf(list, actor, takeBack)) list.splice(place, 1);
    for (const entry of entries) list.push({ actor, at, entry });
  }
  return list;
}

/** The recent entries of a match, and how many lines each viewer has heard in all. */
export class History {
  private entries: Told[] = [];
  private counts: number[];
  private readonly viewers: readonly Viewer[];

  constructor(
    private readonly rules: GameDefinition,
    private readonly seatCount: number,
    counts?: readonly number[],
  ) {
    this.viewers = viewersOf(seatCount);
    this.counts = counts ? [...counts] : Array.from({ length: seatCount + 1 }, () => 0);
  }

  /** How many lines each viewer has heard. */
  get lines(): readonly number[] {
    return this.counts;
  }

  total(viewer: Viewer): number {
    return this.counts[viewerIndex(viewer, this.seatCount)]!;
  }

  add(standing: Standing): void {
    this.append(standing.actor, this.linesOf(standing));
  }

  private append(actor: Told['actor'], lines: Told['lines']): void {
    this.entries.push({ actor, lines, before: this.counts });
    const counts = this.counts.slice();
    for (let index = 0; index < counts.length; index++) if (lines[index] !== undefined) counts[index]!++;
    this.counts = counts;
  }

  /** Puts entries before those that are held: what older rows told. */
  prepend(older: readonly Standing[]): void {
    let before: readonly number[] = this.entries[0]?.before ?? this.counts;
    const told: Told[] = [];
    for (const standing of older.toReversed()) {
      const lines = this.linesOf(standing);
      before = before.map((count, index) => (lines[index] === undefined ? count : count - 1));
      told.push({ actor: standing.actor, lines, before });
    }
    this.entries.unshift(...told.reverse());
  }

  /** Takes back an actor's last entries; says from which line on each viewer's log is another. */
  withdraw(actor: number, count: number): readonly number[] {
    const gone = lastOf(this.entries, actor, count);
    const lowest = gone.at(-1);
    if (lowest === undefined) return this.counts;
    const from = this.entries[lowest]!.before;
    const later = this.entries.filter((_, place) => place > lowest && !gone.includes(place));
    this.entries.length = lowest;
    this.counts = [...from];
    for (const { actor: whose, lines } of later) this.append(whose, lines);
    return from;
  }

  /** A viewer's lines from a number on, as far back as they are held. */
  heard(viewer: Viewer, from: number): { from: number; lines: string[] } {
    const index = viewerIndex(viewer, this.seatCount);
    const heard: string[] = [];
    let first = this.counts[index]!;
    for (let place = this.entries.length - 1; place >= 0; place--) {
      const { lines, before } = this.entries[place]!;
      if (before[index]! < from) break;
      const line = lines[index];
      if (line === undefined) continue;
      first = before[index]!;
      heard.push(line);
    }
    return { from: first, lines: heard.reverse() };
  }

  /** The line after the seat's own last entry, if it is held. */
  sinceOwn(viewer: Viewer): number | undefined {
    const own = this.entries.findLast(({ actor }) => actor === viewer);
    return own?.before[viewerIndex(viewer, this.seatCount)];
  }

  /** Lets go of all but the last entries. */
  trim(keep: number): void {
    if (this.entries.length > keep * 2) this.entries = this.entries.slice(-keep);
  }

  /** The line for each viewer. Most hear everything: what they hear is written once. */
  private linesOf({ actor, at, entry }: Standing): (string | undefined)[] {
    let whole: string | undefined;
    return this.viewers.map((viewer) => {
      const events = narrate(this.rules, entry.events, viewer);
      if (events.length === 0) return undefined;
      const line: Line = { actor, events, at };
      if (!isWhole(events, entry.events)) return JSON.stringify(line);
      whole ??= JSON.stringify(line);
      return whole;
    });
  }
}

function isWhole(heard: readonly object[], events: readonly object[]): boolean {
  if (heard.length !== events.length) return false;
  for (let index = 0; index < heard.length; index++) if (heard[index] !== events[index]) return false;
  return true;
}
