// All tables: finds them, opens each at most once, forgets those that nobody needs, and keeps the lobby.
import { randomBytes } from 'node:crypto';
import { checkSeatCount, optionsApart, parseOptions } from '@kontor/engine';
import type { BotLevel, CreateTable, Person, TableInfo } from '@kontor/protocol';
import { Denied } from '../denied.ts';
import type { Batch, StoredRow, StoredSeat, StoredTable } from '../storage/storage.ts';
import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import { LiveMatch } from './live-match.ts';
import { Lobby, mostListed } from './lobby.ts';
import { Room } from './room.ts';
import { infoOf } from './seating.ts';

const letters = 'abcdefghjkmnpqrstuvwxyz023456789';
/** 80 bits: whoever knows a private table's id was told it. */
export const newTableId = (): string => [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('');

const idleMilliseconds = 15_000;
/** Rows before the snapshot that are read with it: for repeated submissions and for what was heard lately. */
const rowsBefore = 64;
const chatRead = 100;

export class Directory {
  private readonly rooms = new Map<string, Room>();
  private readonly opening = new Map<string, Promise<Room | undefined>>();
  private readonly lobby: Lobby;
  /** Tables that were closed while nothing can happen there by itself, and until when. */
  private readonly resting = new Map<string, number>();
  private readonly rematches = new Map<string, Promise<Room>>();

  constructor(private readonly context: Context) {
    this.lobby = new Lobby(context.fanout, context.now);
  }

  /** Reads the lobby and opens the tables that cannot wait until somebody asks for them. */
  async load(): Promise<void> {
    for (const table of (await this.context.storage.publicTables(mostListed)).reverse()) {
      this.lobby.recall(
        table,
        infoOf(table, () => false, 0),
      );
    }
    await this.openDue();
  }

  async openDue(): Promise<void> {
    const now = this.context.now();
    for (const id of await this.context.storage.dueTables(now)) {
      if (this.rooms.has(id) || (this.resting.get(id) ?? now) > now) continue;
      await this.open(id).catch((error: unknown) =>
        this.context.log.error({ table: id, err: error }, 'a table could not be opened'),
      );
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  get roomCount(): number {
    return this.rooms.size;
  }

  /** The public tables, newest first. */
  get publicTables(): TableInfo[] {
    return this.lobby.tables;
  }

  /** A room that is open. */
  peek(id: string): Room | undefined {
    const room = this.rooms.get(id);
    return room?.hasFailed ? undefined : room;
  }

  /** The room of a table; opened if it is not. */
  async open(id: string): Promise<Room | undefined> {
    const open = this.peek(id);
    if (open) return open;
    const pending = this.opening.get(id);
    if (pending) return pending;
    const promise = this.read(id).finally(() => this.opening.delete(id));
    this.opening.set(id, promise);
    return promise;
  }

  async mustOpen(id: string): Promise<Room> {
    const room = await this.open(id);
    if (!room) throw new Denied('unknown-table', `there is no table '${id}'`);
    return room;
  }

  /** Whether somebody is asked at a table that is being played. The last row says it; no room is opened for it. */
  async isAsked(table: StoredTable, person: string): Promise<boolean> {
    const open = this.peek(table.id);
    if (open) return open.isAsked(person);
    const last = await this.context.storage.lastRow(table.id);
    if (!last?.asked) return (await this.mustOpen(table.id)).isAsked(person);
    return last.asked.some((seat) => table.seats[seat]?.person === person && table.seats[seat]?.bot === undefined);
  }

  private async read(id: string): Promise<Room | undefined> {
    const { storage, library } = this.context;
    const table = await storage.table(id);
    if (!table) return undefined;
    const chat = await storage.chat(id, chatRead);
    const snapshot = await storage.snapshot(id);
    let live: LiveMatch | undefined;
    let last: StoredRow | undefined;
    if (snapshot) {
      const game = library.open(table.game, table.edition);
      if (!game) throw new Denied('unknown-game', `this server does not know the game '${table.game}'`);
      const rows = await storage.rows(id, snapshot.seq - rowsBefore, Number.MAX_SAFE_INTEGER);
      last = rows.at(-1);
      live = LiveMatch.resume({ table: id, game, options: table.options, snapshot, rows }, this.context.chance(id));
    }
    const { time } = table;
    const clock = time && time.seq >= (last?.seq ?? 0) ? time.clock : last?.clock;
    const race = last?.race === undefined ? undefined : { until: last.race, at: last.at };
    return this.keep(new Room(this.context, table, live, chat, { clock: clock as Clock | undefined, race }));
  }

  private keep(room: Room): Room {
    this.rooms.set(room.id, room);
    this.resting.delete(room.id);
    return room;
  }

  /** Makes a table; its maker sits in the first seat. */
  async create(person: Person, wish: CreateTable): Promise<Room> {
    const box = this.context.library.box(wish.game);
    if (!box) throw new Denied('unknown-game', `this server does not know the game '${wish.game}'`, { path: 'game' });
    const seatCount = checkSeatCount(box.seats, wish.seats);
    if (wish.bots.length >= seatCount)
      throw new Denied('bad-input', `a table of ${seatCount} takes at most ${seatCount - 1} bots`, { path: 'bots' });
    if (wish.start && wish.bots.length < seatCount - 1)
      throw new Denied('wrong-moment', 'seat 1 is still free: seat a bot, or begin when somebody has come', { path: 'start' });
    const { visibility, clock, race, hints } = wish;
    const wished = parseOptions<Record<string, unknown>>(box.options, wish.options, seatCount);
    const options = clock.kind === 'turns' ? optionsApart(box.options, wished) : wished;
    const table = this.plain(
      person,
      { game: wish.game, options, visibility, clock, race, hints },
      seatsFor(person, seatCount, wish.bots),
    );
    await this.add(table, {});
    const room = this.keep(new Room(this.context, table, undefined, []));
    if (wish.start) await room.playing.start(person.id);
    return room;
  }

  /** Adds a table that is stored with everything that belongs to it. */
  async add(table: StoredTable, more: Batch): Promise<void> {
    await this.context.committer.store(table.id, { ...more, tables: [table] });
    this.tableChanged(
      table,
      infoOf(table, () => false, 0),
    );
  }

  /** A table with the defaults of one that was just made. */
  plain(
    person: Person,
    what: Pick<StoredTable, 'game' | 'options'> & Partial<StoredTable>,
    seats: readonly StoredSeat[],
  ): StoredTable {
    return {
      id: newTableId(),
      visibility: 'public',
      clock: { kind: 'none' },
      race: 65,
      hints: true,
      host: person.id,
      status: 'open',
      created: this.context.now(),
      ...what,
      seats,
    };
  }

  /** A new table like a finished one: made by the first who asks, joined by the others. */
  async rematch(person: Person, id: string): Promise<Room> {
    const room = await this.mustOpen(id);
    const { stored } = room;
    if (stored.status !== 'over' && stored.status !== 'ended') throw new Denied('wrong-moment', 'this match is not over yet');
    if (!stored.seats.some((seat) => seat.person === person.id))
      throw new Denied('not-allowed', 'only those who played make a rematch');
    const made = this.rematches.get(id) ?? (stored.rematch === undefined ? undefined : this.mustOpen(stored.rematch));
    if (made) {
      const next = await made;
      if (next.stored.status === 'open') await next.seats.join(person, undefined);
      return next;
    }
    const making = this.makeRematch(person, room).finally(() => this.rematches.delete(id));
    this.rematches.set(id, making);
    return making;
  }

  private async makeRematch(person: Person, room: Room): Promise<Room> {
    const { game, edition, options, visibility, clock, race, hints, seats: old } = room.stored;
    const seats = old.map(
      (seat): StoredSeat =>
        seat.person === person.id ? seatOf(person) : seat.person === undefined && seat.bot ? { bot: seat.bot } : {},
    );
    const table = this.plain(person, { game, ...(edition && { edition }), options, visibility, clock, race, hints }, seats);
    await this.add(table, {});
    const next = this.keep(new Room(this.context, table, undefined, []));
    await room.seats.setRematch(table.id);
    return next;
  }

  /** Tells the lobby. */
  tableChanged(table: StoredTable, info: TableInfo): void {
    this.lobby.show(table, info);
  }

  /** Forgets rooms that nobody needs. */
  sweep(idle = idleMilliseconds): void {
    const now = this.context.now();
    for (const [id, room] of this.rooms) {
      if (!room.hasFailed && (!room.isIdle || now - room.lastUsed < idle)) continue;
      if (!room.hasFailed && room.stored.due !== undefined) this.resting.set(id, room.restsUntil);
      room.close();
      this.rooms.delete(id);
    }
    this.lobby.tidy((id) => this.rooms.has(id));
  }

  close(): void {
    for (const room of this.rooms.values()) room.close();
    this.rooms.clear();
  }
}

const seatOf = ({ id, name, colour }: Person): StoredSeat => ({ person: id, name, colour });

function seatsFor(person: Person, seatCount: number, bots: readonly BotLevel[]): StoredSeat[] {
  return Array.from({ length: seatCount }, (_, index) => {
    const bot = bots[index - (seatCount - bots.length)];
    return index === 0 ? seatOf(person) : bot ? { bot } : {};
  });
}
