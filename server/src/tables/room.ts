// One table while somebody is interested in it: its keeper, the match that is played, who sits there and what is said.
import type { Person, TableInfo } from '@kontor/protocol';
import type { StoredChat, StoredTable } from '../storage/storage.ts';
import { Absence } from './absence.ts';
import { Chat, chatLine } from './chat.ts';
import type { Context } from './context.ts';
import { Keeper } from './keeper.ts';
import type { LiveMatch } from './live-match.ts';
import type { Watcher } from './onlookers.ts';
import { Playing } from './playing.ts';
import { SeatChanges } from './seat-changes.ts';
import { seatOf } from './seating.ts';
import { type StoredTime, Timekeeper } from './timekeeper.ts';

/** How long a finished match waits for its record before somebody looks whether it was forgotten, in milliseconds. */
const recordPatience = 10 * 60_000;

export class Room {
  readonly playing: Playing;
  readonly seats: SeatChanges;
  private readonly keeper: Keeper;
  private readonly time: Timekeeper;
  private readonly chat: Chat;
  private readonly absence: Absence;

  constructor(
    private readonly context: Context,
    table: StoredTable,
    live: LiveMatch | undefined,
    chat: readonly StoredChat[],
    time: StoredTime = {},
  ) {
    this.chat = new Chat(table.id, chat);
    this.time = new Timekeeper(
      context,
      table,
      time,
      () => this.playing.checkClock(),
      () => this.playing.endRace(),
    );
    this.keeper = new Keeper(context, table, live, this.time, this.chat, (online) => this.absence.look(online));
    this.playing = new Playing(context, this.keeper, this.time);
    this.absence = new Absence(context, this.keeper, this.time, this.playing);
    this.seats = new SeatChanges(this.keeper, this.time, this.playing);
    if (table.due !== undefined && (table.status === 'over' || table.status === 'ended')) context.onFinished(table);
    this.playing.carryOn();
  }

  get id(): string {
    return this.keeper.table.id;
  }

  get stored(): StoredTable {
    return this.keeper.table;
  }

  /** The match, for whoever reads it. */
  get match(): LiveMatch | undefined {
    return this.keeper.live;
  }

  get summary(): TableInfo {
    return this.keeper.info;
  }

  get hasFailed(): boolean {
    return this.keeper.isBroken;
  }

  /** When somebody last did something here. */
  get lastUsed(): number {
    return this.keeper.lastUsed;
  }

  /** Whether the room can be forgotten: nobody looks, nobody thinks and no clock will ring soon. */
  get isIdle(): boolean {
    return this.keeper.onlookers.count === 0 && !this.playing.areBotsThinking && !this.time.isSoon;
  }

  /** Until when nothing happens here by itself, once it is idle. */
  get restsUntil(): number {
    const { status } = this.stored;
    if (status === 'over' || status === 'ended') return this.lastUsed + recordPatience;
    return this.time.deadline ?? Number.POSITIVE_INFINITY;
  }

  isAsked(person: string): boolean {
    const own = seatOf(this.stored, person);
    return own !== undefined && this.keeper.playing !== undefined && this.playing.isSeatAsked(own);
  }

  close(): void {
    this.keeper.close();
    this.time.stop();
    this.absence.stop();
    this.playing.stopBot();
  }

  watch(watcher: Watcher, since: number | undefined): void {
    this.keeper.onlookers.watch(watcher, since);
  }

  unwatch(watcher: Watcher): void {
    this.keeper.onlookers.unwatch(watcher);
    this.keeper.lastUsed = this.context.now();
  }

  /** Everybody is told what they were not told yet. */
  catchUp(): void {
    this.keeper.catchUp();
  }

  /** The number of the last message that a watcher was sent. */
  numberFor(watcher: Watcher): number | undefined {
    return this.keeper.onlookers.numberFor(watcher);
  }

  say(person: Person, id: string, text: string): void {
    const line = this.chat.say(person, id, text, this.context.now());
    if (line) this.keeper.tell({ chats: [line] }, { chat: chatLine(line) });
  }

  /** The record is kept: nothing is left to do. */
  recordKept(): void {
    this.keeper.recordKept();
  }
}
