// What each viewer heard: the entries of the log that stand, folded from stored rows, and counted for each viewer.
import { type GameDefinition, seat, type Viewer } from '@kontor/engine';
import type { Line } from '@kontor/protocol';
import type { StoredEntry, StoredRow } from '../storage/storage.ts';

/** An entry that stands. */
export interface Standing {
  readonly actor: number | 'outside' | 'setup';
  readonly at: number;
  readonly entry: StoredEntry;
  /** How many lines each viewer had heard before it. */
  readonly lines: readonly number[];
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

/** The entries that stand after some rows, without counts. The rows may begin anywhere in the log. */
export function fold(rows: readonly StoredRow[]): Omit<Standing, 'lines'>[] {
  const list: Omit<Standing, 'lines'>[] = [];
  for (const { actor, at, takeBack, entries } of rows) {
    for (const place of lastOf(list, actor, takeBack)) list.splice(place, 1);
    for (const entry of entries) list.push({ actor, at, entry });
  }
  return list;
}

/** The recent entries of a match, and how many lines each viewer has heard in all. */
export class History {
  private entries: Standing[] = [];
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

  add(actor: Standing['actor'], at: number, entry: StoredEntry): void {
    this.entries.push({ actor, at, entry, lines: this.counts });
    const counts = this.counts.slice();
    for (let index = 0; index < counts.length; index++) {
      if (isHeard(this.rules, entry, this.viewers[index]!)) counts[index]!++;
    }
    this.counts = counts;
  }

  /** Puts entries before those that are held: what older rows told. */
  prepend(older: readonly Omit<Standing, 'lines'>[]): void {
    let counts: readonly number[] = this.entries[0]?.lines ?? this.counts;
    for (const entry of older.toReversed()) {
      counts = counts.map((count, index) => (isHeard(this.rules, entry.entry, this.viewers[index]!) ? count - 1 : count));
      this.entries.unshift({ ...entry, lines: counts });
    }
  }

  /** Takes back an actor's last entries; says from which line on each viewer's log is another. */
  withdraw(actor: number, count: number): readonly number[] {
    const gone = lastOf(this.entries, actor, count);
    const lowest = gone.at(-1);
    if (lowest === undefined) return this.counts;
    const from = this.entries[lowest]!.lines;
    const later = this.entries.filter((_, place) => place > lowest && !gone.includes(place));
    this.entries.length = lowest;
    this.counts = [...from];
    for (const entry of later) this.add(entry.actor, entry.at, entry.entry);
    return from;
  }

  /** A viewer's lines from a number on, as far back as they are held. */
  heard(viewer: Viewer, from: number): { from: number; lines: Line[] } {
    const index = viewerIndex(viewer, this.seatCount);
    const lines: Line[] = [];
    let first = this.counts[index]!;
    for (let place = this.entries.length - 1; place >= 0; place--) {
      const { actor, at, entry, lines: had } = this.entries[place]!;
      if (had[index]! < from) break;
      const events = narrate(this.rules, entry.events, viewer);
      if (events.length === 0) continue;
      first = had[index]!;
      lines.push({ actor, events, at });
    }
    return { from: first, lines: lines.reverse() };
  }

  /** The line after the seat's own last entry, if it is held. */
  sinceOwn(viewer: Viewer): number | undefined {
    const own = this.entries.findLast(({ actor }) => actor === viewer);
    return own?.lines[viewerIndex(viewer, this.seatCount)];
  }

  /** Lets go of all but the last entries. */
  trim(keep: number): void {
    if (this.entries.length > keep * 2) this.entries = this.entries.slice(-keep);
  }
}

function isHeard(rules: GameDefinition, entry: StoredEntry, viewer: Viewer): boolean {
  return entry.events.some((event) => rules.narrate(event, viewer) !== undefined);
}
