// A server in this very process, people at its tables, and a time that the test sets.
import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, type ServerConfig, startServer } from '../../src/index.ts';
import { openMemoryStorage } from '../../src/storage/memory-storage.ts';
import { plenty } from './door.ts';
import { Player } from './player.ts';

/** What a test looks at in a table. */
export interface Info {
  readonly id: string;
  readonly host: string;
  readonly status: string;
  readonly seats: { person?: string; bot?: string; away?: boolean; name?: string; online?: boolean }[];
  readonly rematch?: string;
}

export function openHall(settings: Partial<ServerConfig> = {}) {
  let server: RunningServer;
  const time = { now: 1_000_000 };
  const players: Player[] = [];

  beforeAll(async () => {
    server = await startServer(
      { port: 0, logLevel: 'error', botPause: 0, botMilliseconds: 5, messageRate: plenty, requestRate: plenty, ...settings },
      { storage: openMemoryStorage(), now: () => time.now },
    );
  });
  afterAll(async () => {
    for (const player of players) player.close();
    await server.close();
  });

  async function player(name: string): Promise<Player> {
    const one = await new Player(server.address).enter(name);
    players.push(one);
    return one.connect();
  }
  /** The same person, in another window. */
  async function again({ cookie }: Player): Promise<Player> {
    const one = new Player(server.address);
    players.push(one);
    one.cookie = cookie;
    return one.connect();
  }
  const post = async (who: Player, path: string, body: object = {}): Promise<Info> =>
    (await who.request<{ table: Info }>('POST', `/api/tables${path}`, body)).table;

  /** A table of wharf for two people, being played and watched by both. */
  async function duel(more: object = {}): Promise<{ ann: Player; ben: Player; id: string }> {
    const [ann, ben] = await Promise.all([player('Ann'), player('Ben')]);
    const { id } = await post(ann, '', { game: 'wharf', seats: 2, ...more });
    await post(ben, `/${id}/join`);
    await post(ann, `/${id}/start`);
    await Promise.all([ann.watch(id), ben.watch(id)]);
    return { ann, ben, id };
  }

  return { time, player, again, post, duel };
}

export const clockOf = (who: Player, table: string) => who.tables.get(table)!.document.clock;
