// What playing costs by itself: the way of a move through the server without sockets and without a disk. People at many tables move
// in turn; each message is read, asked of the match, told to both viewers as text, and handed to a storage that forgets it.
import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Seat } from '@kontor/engine';
import { plainSubmit } from '@kontor/protocol';
import { machineChance } from '../../../server/src/chance.ts';
import { createLocalFanout } from '../../../server/src/fanout.ts';
import { Library } from '../../../server/src/library.ts';
import { Committer } from '../../../server/src/storage/committer.ts';
import { openMemoryStorage } from '../../../server/src/storage/memory-storage.ts';
import type { Context } from '../../../server/src/tables/context.ts';
import { Directory } from '../../../server/src/tables/directory.ts';
import { Laggards } from '../../../server/src/tables/laggards.ts';
import type { Watcher } from '../../../server/src/tables/onlookers.ts';
import type { Room } from '../../../server/src/tables/room.ts';

export interface PipelineResult {
  readonly game: string;
  readonly tables: number;
  readonly moves: number;
  /** Microseconds a move: of the quickest tenth of all rounds, the middle one, and the mean, pauses of the collector among them. */
  readonly quick: number;
  readonly middle: number;
  readonly mean: number;
  /** How much memory a move takes that the collector has to find again. */
  readonly bytesAllocated: number;
  readonly bytesAMessage: number;
}

const people = (['Ann', 'Ben'] as const).map(
  (name, index) => ({ id: name, name, colour: index === 0 ? 'blue' : 'orange' }) as const,
);
const [ann, ben] = people as [(typeof people)[number], (typeof people)[number]];

interface Table {
  readonly room: Room;
  readonly watchers: readonly Watcher[];
}

class House {
  readonly committer: Committer;
  messages = 0;
  bytes = 0;
  private readonly directory: Directory;

  constructor(
    library: Library,
    private readonly game: string,
  ) {
    const storage = { ...openMemoryStorage(), commit: async () => undefined };
    this.committer = new Committer(storage, (error) => {
      throw error;
    });
    this.directory = new Directory({
      storage,
      committer: this.committer,
      fanout: createLocalFanout(),
      laggards: new Laggards(),
      library,
      now: Date.now,
      chance: () => machineChance,
      absences: [],
      botPause: 0,
      botMilliseconds: undefined,
      onMove: () => undefined,
      onTable: () => undefined,
      onFinished: () => undefined,
    } as unknown as Context);
  }

  async table(): Promise<Table> {
    const clock = { kind: 'none' } as const;
    const wish = {
      game: this.game,
      seats: 2,
      options: {},
      visibility: 'private',
      clock,
      race: 65,
      hints: true,
      bots: [],
    } as const;
    const room = await this.directory.create(ann, wish as unknown as Parameters<Directory['create']>[1]);
    await room.seats.join(ben, undefined);
    await room.playing.start(ann.id);
    const watchers = people.map(({ id }) => this.watcher(id));
    for (const watcher of watchers) room.watch(watcher, undefined);
    return { room, watchers };
  }

  private watcher(person: string): Watcher {
    const sendText = (text: string) => {
      this.messages += 1;
      this.bytes += text.length;
    };
    return { person, roundTrip: 1, sendText, send: (message) => sendText(JSON.stringify(message)), drop: () => undefined };
  }
}

/** Who moves next at a table and what they send; nothing where the match is over. */
function nextMove({ room }: Table, count: number): { seat: Seat; text: string } | undefined {
  const { match } = room;
  const decision = match?.decisions()[0];
  if (!match || !decision) return undefined;
  const moves = match.legalMoves(decision.seat);
  const turn = match.turnOf(decision.seat);
  const submission = { id: `m${count}`, turn, moves: [moves[(count * 7) % moves.length]] };
  return { seat: decision.seat, text: JSON.stringify({ type: 'submit', table: room.id, ...submission }) };
}

const heapUsed = (): number => getHeapStatistics().used_heap_size;

export async function measurePipeline(game: string, tables: number, seconds: number): Promise<PipelineResult> {
  const house = new House(await Library.load(), game);
  const all: Table[] = [];
  while (all.length < tables) all.push(await house.table());
  const rounds: { readonly moves: number; readonly microseconds: number; readonly bytes: number }[] = [];
  let count = 0;
  const warmUp = performance.now() + 2000;
  for (let now = warmUp - 2000; now < warmUp + seconds * 1000; now = performance.now()) {
    const sent: { table: Table; seat: Seat; text: string }[] = [];
    for (let index = 0; index < all.length; index++) {
      count += 1;
      const move = nextMove(all[index]!, count);
      if (move) sent.push({ table: all[index]!, ...move });
      else all[index] = await house.table();
    }
    const bytes = heapUsed();
    const began = performance.now();
    for (const { table, seat, text } of sent) table.room.playing.submit(table.watchers[seat]!, plainSubmit(text)!);
    await house.committer.drain();
    const microseconds = (performance.now() - began) * 1000;
    if (now > warmUp) rounds.push({ moves: sent.length, microseconds, bytes: heapUsed() - bytes });
  }
  const each = rounds.map(({ moves, microseconds }) => microseconds / moves).sort((a, b) => a - b);
  const sum = (pick: (round: (typeof rounds)[number]) => number) => rounds.reduce((total, round) => total + pick(round), 0);
  /** In a round in which the collector came by, nothing can be said of it. */
  const undisturbed = rounds.filter(({ bytes }) => bytes > 0).map(({ moves, bytes }) => bytes / moves);
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    game,
    tables,
    moves: sum(({ moves }) => moves),
    quick: tenths(each[Math.floor(each.length / 10)]!),
    middle: tenths(each[Math.floor(each.length / 2)]!),
    mean: tenths(sum(({ microseconds }) => microseconds) / sum(({ moves }) => moves)),
    bytesAllocated: Math.round(undisturbed.sort((a, b) => a - b)[undisturbed.length >> 1]!),
    bytesAMessage: Math.round(house.bytes / house.messages),
  };
}
