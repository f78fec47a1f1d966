// What each viewer heard: the entries of the log that stand, folded from stored rows, and counted for each viewer. A line is
// written once, as it is sent.
import { type GameDefinition, seat, type Viewer } from '@kontor/engine';
import { inOnePiece, momentText } from '@kontor/protocol';
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
  /** The line that all were told, or that each viewer was; nothing for those who heard nothing of it. */
  readonly lines: string | readonly (string | undefined)[];
}

const lineFor = ({ lines }: Told, index: number): string | undefined => (typeof lines === 'string' ? lines : lines[index]);

/** How many of the latest entries are held: so many at least, for whoever comes, and not more for those who have not moved for long. */
export const fewestHeld = 60;
export const mostHeld = 200;

/** A viewer's place in lists that are kept by viewer: the seats in order, then the spectators. */
export const viewerIndex = (viewer: Viewer, seatCount: number): number => (viewer === 'spectator' ? seatCount : viewer);
export const viewersOf = (seatCount: number): Viewer[] => [
  ...Array.from({ length: seatCount }, (_, index) => seat(index)),
  'spectator',
];

/** The events of an entry as a viewer may hear them: the very same list where that is all of it. */
export function narrate(rules: GameDefinition, events: StoredEntry['events'], viewer: Viewer): StoredEntry['events'] {
  for (let index = 0; index < events.length; index++) {
    if (rules.narrate(events[index]!, viewer) !== events[index]) return narrateFrom(rules, events, viewer, index);
  }
  return events;
}

function narrateFrom(
  rules: GameDefinition,
  events: StoredEntry['events'],
  viewer: Viewer,
  differs: number,
): StoredEntry['events'] {
  const heard = events.slice(0, differs);
  for (let index = differs; index < events.length; index++) {
    const told = rules.narrate(events[index]!, viewer);
    if (told !== undefined) heard.push(told);
  }
  return heard;
}

/** A `Line` of the protocol, as it is sent. */
const lineText = (actor: Standing['actor'], events: string, at: number): string =>
  inOnePiece(`{"events":${events},"actor":${typeof actor === 'number' ? actor : `"${actor}"`},"at":${momentText(at)}}`);

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
  private counts: readonly number[];
  /** At how many entries it is time to let go of some. */
  private trimAt = 2 * fewestHeld;
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
    this.append(this.toldOf(standing));
  }

  private append(told: Told): void {
    this.entries.push(told);
    this.counts = counted(this.counts, told, 1);
  }

  /** Puts entries before those that are held: what older rows told. */
  prepend(older: readonly Standing[]): void {
    this.entries.unshift(...older.map((standing) => this.toldOf(standing)));
  }

  /** Takes back an actor's last entries; says from which line on each viewer's log is another. */
  withdraw(actor: number, count: number): readonly number[] {
    const gone = lastOf(this.entries, actor, count);
    const lowest = gone.at(-1);
    if (lowest === undefined) return this.counts;
    const later = this.entries.splice(lowest);
    const from = later.reduce((counts, told) => counted(counts, told, -1), this.counts);
    this.counts = from;
    for (const [index, told] of later.entries()) if (!gone.includes(lowest + index)) this.append(told);
    return from;
  }

  /** A viewer's lines from a number on, as far back as they are held: a list as JSON, but for its brackets. */
  heard(viewer: Viewer, from: number): { from: number; lines: string } {
    const index = viewerIndex(viewer, this.seatCount);
    let lines = '';
    let first = this.counts[index]!;
    for (let place = this.entries.length - 1; place >= 0 && first > from; place--) {
      const line = lineFor(this.entries[place]!, index);
      if (line === undefined) continue;
      lines = lines === '' ? line : `${line},${lines}`;
      first -= 1;
    }
    return { from: first, lines };
  }

  /** The line of the seat's own last entry, if it is held. */
  ownLast(viewer: Viewer): number | undefined {
    const index = viewerIndex(viewer, this.seatCount);
    let line = this.counts[index]!;
    for (let place = this.entries.length - 1; place >= 0; place--) {
      const told = this.entries[place]!;
      if (lineFor(told, index) !== undefined) line -= 1;
      if (told.actor === viewer) return line;
    }
    return undefined;
  }

  /** Lets go of old entries. What happened since the last move of each seat is held. */
  trim(): void {
    if (this.entries.length < this.trimAt) return;
    const held = Math.min(Math.max(fewestHeld, this.sinceAllMoved()), mostHeld);
    this.entries = this.entries.slice(-held);
    this.trimAt = held + fewestHeld;
  }

  /** How many entries there are since every seat has moved, with its move. */
  private sinceAllMoved(): number {
    const waiting = new Set<Standing['actor']>(this.viewers.slice(0, this.seatCount) as number[]);
    let place = this.entries.length;
    while (place > 0 && waiting.size > 0) waiting.delete(this.entries[--place]!.actor);
    return this.entries.length - place;
  }

  /** Most hear everything: what they hear is written once. */
  private toldOf({ actor, at, entry }: Standing): Told {
    const { events, eventsText } = entry;
    if (events.length === 0) return { actor, lines: [] };
    const whole = lineText(actor, eventsText ?? JSON.stringify(events), at);
    let lines: (string | undefined)[] | undefined;
    for (let index = 0; index < this.viewers.length; index++) {
      const heard = narrate(this.rules, events, this.viewers[index]!);
      if (heard !== events) {
        lines ??= this.viewers.map(() => whole);
        lines[index] = heard.length === 0 ? undefined : lineText(actor, JSON.stringify(heard), at);
      }
    }
    return { actor, lines: lines ?? whole };
  }
}

function counted(counts: readonly number[], told: Told, by: 1 | -1): readonly number[] {
  return counts.map((count, index) => (lineFor(told, index) === undefined ? count : count + by));
}
