// What was played: older lines of the log, replays from a seat's perspective, records to take home and to bring.
import { type Actor, Match, noChance, type SeatLabel, type Viewer } from '@kontor/engine';
import { type BotLevel, isVisible, type Line, limits, type Person, type ReplayStep } from '@kontor/protocol';
import type { Reply, Task } from '../bots/tasks.ts';
import { Denied } from '../denied.ts';
import type { StoredRow, StoredSeat, StoredSnapshot, StoredTable } from '../storage/storage.ts';
import type { Context } from './context.ts';
import { type Directory, newTableId } from './directory.ts';
import { fold, narrate, type Standing, viewerIndex } from './history.ts';
import type { Room } from './room.ts';
import { eyesAt, viewerOf } from './seating.ts';
import { Timer } from './timer.ts';

/** Rows read for one answer. */
const rowsRead = 1000;
/** Milliseconds between two records that are written unasked. */
const recordPause = 200;

type Entry = Omit<Standing, 'lines'>;

export class Archive {
  private readonly finished = new Set<string>();
  private readonly pace = new Timer(() => void this.keepNext());

  constructor(
    private readonly context: Context,
    private readonly directory: Directory,
    private readonly perform: (task: Task) => Promise<Reply>,
  ) {}

  /** Who may see the table with which eyes: until the end only with the own ones, or a spectator's. */
  viewer(room: Room, person: string | undefined, wanted: Viewer | undefined): Viewer {
    const own = eyesAt(room.stored, viewerOf(room.stored, person));
    if (wanted === undefined || wanted === own || wanted === 'spectator') return wanted ?? own;
    const { status, seats } = room.stored;
    if (wanted >= seats.length) throw new Denied('bad-input', `there is no seat ${wanted} at this table`, { path: 'viewer' });
    if (status === 'over' || status === 'ended') return wanted;
    throw new Denied(
      'not-allowed',
      `until the match is over, you see it only from ${own === 'spectator' ? 'outside' : 'your own seat'}`,
      {
        path: 'viewer',
      },
    );
  }

  /** A viewer's log from a line on. */
  async lines(room: Room, viewer: Viewer, from: number): Promise<{ from: number; lines: Line[]; total: number }> {
    const { match } = room;
    if (!match) return { from: 0, lines: [], total: 0 };
    const { entries, count } = await this.entriesFrom(room, viewer, from);
    const lines: Line[] = [];
    let number = count;
    for (const { actor, at, entry } of entries) {
      const events = narrate(match.game.rules, entry.events, viewer);
      if (events.length === 0) continue;
      if (number >= from && lines.length < limits.linesSent) lines.push({ actor, events: [...events], at });
      number += 1;
    }
    return { from: Math.min(from, match.lineCount(viewer)), lines, total: match.lineCount(viewer) };
  }

  /** The match again, step by step. */
  async replay(room: Room, viewer: Viewer, from: number): Promise<{ from: number; steps: ReplayStep[]; total: number }> {
    const { match: live } = room;
    if (!live) return { from: 0, steps: [], total: 0 };
    const { entries, count, snapshot } = await this.entriesFrom(room, viewer, from);
    const { game, seatCount } = live;
    const steps: ReplayStep[] = [];
    const { state, length } = snapshot;
    const match = Match.resume(game, { options: room.stored.options, seatCount, state, length }, noChance);
    let number = count;
    for (const { actor, at, entry } of entries) {
      if (steps.length === limits.stepsSent) break;
      if (actor !== 'setup') {
        const refused = match.replay(actor as Actor, entry.move, entry.chance);
        if (refused) throw new Error(`table ${room.id} does not replay: ${refused.message}`);
        match.forgetSettled();
      }
      const events = narrate(game.rules, entry.events, viewer);
      if (events.length === 0) continue;
      if (number >= from)
        steps.push({ line: { actor, events: [...events], at }, view: match.view(viewer) as ReplayStep['view'] });
      number += 1;
      if (number % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    return { from: Math.min(from, live.lineCount(viewer)), steps, total: live.lineCount(viewer) };
  }

  /** The entries that stand, from the last snapshot on that is not beyond a viewer's line. */
  private async entriesFrom(
    room: Room,
    viewer: Viewer,
    from: number,
  ): Promise<{ entries: Entry[]; count: number; snapshot: StoredSnapshot }> {
    const { storage, committer } = this.context;
    await new Promise<void>((resolve) => committer.after(resolve));
    const index = viewerIndex(viewer, room.stored.seats.length);
    const snapshot = await storage.snapshot(room.id, from === 0 ? 'start' : { viewer: index, line: from });
    if (!snapshot) throw new Error(`table ${room.id} has no snapshot`);
    const isStart = snapshot.seq === 0;
    const rows = await storage.rows(room.id, isStart ? 0 : snapshot.seq + 1, snapshot.seq + rowsRead);
    return { entries: whole(rows), count: isStart ? 0 : snapshot.lines[index]!, snapshot };
  }

  /** The record of a match that is over. Written once, then kept. */
  async record(room: Room): Promise<object> {
    const { storage, committer } = this.context;
    if (room.stored.status !== 'over' && room.stored.status !== 'ended') {
      throw new Denied('wrong-moment', 'the record holds every secret: it can be taken when the match is over');
    }
    await new Promise<void>((resolve) => committer.after(resolve));
    const kept = await storage.record(room.id);
    if (kept) return kept;
    const reply = await this.perform({ kind: 'write', table: room.stored, log: await storage.logText(room.id) });
    if (reply.kind !== 'written')
      throw new Error(
        `the record of table ${room.id} could not be written: ${reply.kind === 'failed' ? reply.message : reply.kind}`,
      );
    await committer.store(room.id, { records: [{ table: room.id, record: reply.record }] });
    if (room.stored.due !== undefined) room.recordKept();
    return reply.record;
  }

  /** Writes the records of finished matches one by one, with pauses: nothing that is played waits for it. */
  keepRecord(id: string): void {
    this.finished.add(id);
    if (this.finished.size === 1) this.pace.set(recordPause);
  }

  private async keepNext(): Promise<void> {
    const [id] = this.finished;
    if (id === undefined) return;
    try {
      await this.record(await this.directory.mustOpen(id));
    } catch (error) {
      this.context.log.error({ table: id, err: error }, 'a record could not be written');
    }
    this.finished.delete(id);
    if (this.finished.size > 0) this.pace.set(recordPause);
  }

  /** Makes a table from a record: to look at, or to go on. The request's text is read where the record is verified. */
  async upload(person: Person, text: string): Promise<StoredTable> {
    const id = newTableId();
    const at = this.context.now();
    const reply = await this.perform({ kind: 'read', text, table: id, at });
    if (reply.kind === 'wrong') throw new Denied(reply.fault.id, reply.fault.message, reply.fault);
    if (reply.kind !== 'read') throw new Denied('bad-input', 'this record could not be read', { path: 'record' });
    const { goOn, bots } = reply;
    const { game, edition, options, seatCount, isOver, labels, rows, snapshots } = reply.match;
    if (goOn && isOver) throw new Denied('bad-input', 'this match is over: there is nothing to go on with', { path: 'goOn' });
    if (bots.length >= seatCount)
      throw new Denied('bad-input', `a table of ${seatCount} takes at most ${seatCount - 1} bots`, { path: 'bots' });
    const seats = goOn
      ? seatsToFill(person, seatCount, bots)
      : Array.from({ length: seatCount }, (_, index) => labelled(labels[index]));
    const table: StoredTable = {
      ...this.directory.plain(person, { game, ...(edition && { edition }), options: options as StoredTable['options'] }, seats),
      id,
      visibility: 'private',
      status: goOn ? 'open' : isOver ? 'over' : 'ended',
      uploaded: true,
    };
    await this.directory.add(table, { rows, snapshots });
    return table;
  }
}

/** Without the end that might still be taken back by rows that were not read. */
function whole(rows: readonly StoredRow[]): Entry[] {
  const entries = fold(rows);
  if (rows.length < rowsRead) return entries;
  const last = entries.findLastIndex(({ entry }) => entry.barrier === 'all');
  return entries.slice(0, last + 1);
}

/** A name from outside is shown only if it could have been given here. */
function labelled(label: SeatLabel | undefined): StoredSeat {
  const name = label?.name.trim() ?? '';
  return name.length <= limits.nameLength && isVisible(name) ? { name } : {};
}

function seatsToFill({ id, name, colour }: Person, seatCount: number, bots: readonly BotLevel[]): StoredSeat[] {
  return Array.from({ length: seatCount }, (_, index) => {
    const bot = bots[index - (seatCount - bots.length)];
    return index === 0 ? { person: id, name, colour } : bot ? { bot } : {};
  });
}
