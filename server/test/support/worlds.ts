// Two servers that differ in nothing but somebody's secrets: the same tables, people, clocks and chance.
import { type Game, Match, openGame, type Seat, SeededChance, seatsOf } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import { games } from '@kontor/games';
import { Sessions } from '../../src/http/session.ts';
import { type RunningServer, startServer } from '../../src/index.ts';
import { openMemoryStorage } from '../../src/storage/memory-storage.ts';
import { written } from '../../src/storage/rows.ts';
import type { Storage, StoredTable } from '../../src/storage/storage.ts';
import { History } from '../../src/tables/history.ts';
import { Player } from './player.ts';

const secret = Buffer.alloc(32, 7).toString('base64url');
const plenty = { perSecond: 1e6, burst: 1e6 };

export interface World {
  readonly server: RunningServer;
  readonly storage: Storage;
}

export async function openWorld(): Promise<World> {
  const storage = openMemoryStorage();
  await storage.commit({ notes: [['secret', secret]] });
  const server = await startServer(
    { port: 0, logLevel: 'error', messageRate: plenty, requestRate: plenty, connectionsPerAddress: 10_000 },
    { storage, now: () => 1_000_000, chance: (table) => new SeededChance(table) },
  );
  return { server, storage };
}

/** A situation of a random match: some moves in, not over. */
export interface Situation {
  readonly game: Game;
  readonly options: object;
  readonly seatCount: number;
  readonly state: object;
  readonly length: number;
}

export async function randomSituation(id: string, seed: string): Promise<Situation | undefined> {
  const game = openGame((await games[id]!.rules()).box);
  const chance = new SeededChance(seed);
  const { min, max } = game.box.seats;
  const seatCount = Math.max(2, min) + chance.below(max - Math.max(2, min) + 1);
  const match = Match.start(game, { seatCount, chance: `${seed} match` });
  for (let moves = 5 + chance.below(150); moves > 0; moves--) {
    const step = randomStep(game, match.state, chance);
    if (!step) return undefined;
    if (step.seat === 'outside') match.announce(step.move);
    else match.submit(step.seat, step.move);
  }
  if (match.isOver) return undefined;
  return { game, options: match.options, seatCount, state: match.state, length: match.log.length };
}

/** Puts a table into a world, in the middle of a match, with a person in every seat. */
export async function putTable({ storage }: World, id: string, situation: Situation, state: object): Promise<void> {
  const { game, options, seatCount, length } = situation;
  const table: StoredTable = {
    id,
    game: game.box.id,
    options: options as StoredTable['options'],
    visibility: 'private',
    clock: { kind: 'none' },
    race: 3600,
    hints: true,
    host: `${id}-0`,
    status: 'playing',
    seats: seatsOf(seatCount).map((seat) => ({ person: `${id}-${seat}`, name: `Seat ${seat}`, colour: 'blue' as const })),
    created: 1,
  };
  const setup = { move: { type: 'setup' }, chance: [], events: [], barrier: 'all' as const };
  const lines = new History(game.rules, seatCount).lines;
  await storage.commit({
    guests: table.seats.map(({ person, name }) => ({ id: person!, name: name!, colour: 'blue' as const, created: 1 })),
    tables: [table],
    rows: [written({ table: id, seq: 0, actor: 'setup', id: '', at: 1, takeBack: 0, entries: [setup] })],
    snapshots: [{ table: id, seq: 0, length, state, lines, turns: seatsOf(seatCount).map(() => 0) }],
  });
}

/** Somebody at a table of a world: the person of a seat, or a spectator. */
export async function personAt({ server }: World, table: string, seat: Seat | 'spectator'): Promise<Player> {
  const player = new Player(server.address, { patience: 60_000 });
  if (seat !== 'spectator') {
    const id = `${table}-${seat}`;
    player.cookie = new Sessions(Buffer.from(secret, 'base64url'), false).cookie(id).split(';')[0]!;
    player.person = { id, name: `Seat ${seat}`, colour: 'blue' };
  }
  await player.connect();
  await player.watch(table);
  return player;
}
