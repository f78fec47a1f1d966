// The promise: a move that was acknowledged is never lost, whatever dies. A real server is killed without warning under load.
import { readRecord, SeededChance } from '@kontor/engine';
import { games } from '@kontor/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLibsqlStorage } from '../src/storage/libsql-storage.ts';
import { movesSeen } from './support/legal-moves.ts';
import { playOut } from './support/play-out.ts';
import { Player } from './support/player.ts';
import { bundleServer, freePort, type ServerProcess, startProcess, temporaryFolder } from './support/process.ts';

const kills = 20;
const folder = temporaryFolder('kill');
const players: Player[] = [];
let server: ServerProcess;

beforeAll(() => bundleServer(`${folder.path}/bundle`));
afterAll(async () => {
  for (const player of players) player.close();
  await server?.kill();
  folder.remove();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test(`killed ${kills} times under load: nothing acknowledged is lost, nothing is doubled, everybody is back, every table ends`, async () => {
  const port = await freePort();
  const start = () => startProcess(`${folder.path}/bundle`, `${folder.path}/data`, port);
  server = await start();
  const chance = new SeededChance('kill');
  const acknowledged = new Map<string, string[]>();
  const tables: { id: string; game: string; people: Player[] }[] = [];
  for (const game of Object.keys(games)) {
    for (let copy = 0; copy < 2; copy++) {
      const people: Player[] = [];
      for (const name of ['Ann', 'Ben']) {
        const player = await new Player(server.address, { isStubborn: true, patience: 400 }).enter(name);
        people.push(await player.connect());
      }
      players.push(...people);
      const { table } = await people[0]!.request<{ table: { id: string } }>('POST', '/api/tables', {
        game,
        seats: 3,
        bots: ['apprentice'],
      });
      await people[1]!.request('POST', `/api/tables/${table.id}/join`, {});
      await people[0]!.request('POST', `/api/tables/${table.id}/start`, {});
      for (const player of people) await player.watch(table.id);
      tables.push({ id: table.id, game, people });
      acknowledged.set(table.id, []);
    }
  }

  let isKilling = true;
  const play = tables.map(({ id, people }) =>
    playOut(people, id, chance, {
      takeBackEvery: 9,
      milliseconds: 240_000,
      onTaken: (submission) => acknowledged.get(id)!.push(submission),
      breath: () => (isKilling ? pause(5 + chance.below(60)) : undefined),
    }),
  );
  const ending = Promise.all(play);
  ending.catch(() => undefined);

  const returns: number[] = [];
  for (let count = 0; count < kills; count++) {
    await pause(200 + chance.below(600));
    const before = [...acknowledged.values()].reduce((sum, list) => sum + list.length, 0);
    await server.kill();
    const died = Date.now();
    server = await start();
    await Promise.all(
      players.map(async (player) => {
        await player.until(() => player.isConnected && player.syncedAt >= died, 'being back', 5000);
        returns.push(Math.max(0, player.syncedAt - server.readyAt));
      }),
    );
    expect(before).toBeGreaterThan(0);
  }
  isKilling = false;
  await ending.catch((error: unknown) => {
    const stuck = tables.map(({ id, game, people }) => ({
      id,
      game,
      shown: people.map((player) => player.tables.get(id)?.document),
    }));
    const waiting = stuck.filter(({ shown }) => shown.some((document) => document?.table.status !== 'over'));
    const told = waiting.map(({ id, game, shown }) => ({
      id,
      game,
      asked: shown.map((document) => [document?.play?.decisions, movesSeen(document).length]),
    }));
    throw new Error(
      `${String(error)}: ${JSON.stringify(told)} ${JSON.stringify([...acknowledged.values()].map((list) => list.length))} ${server.output().slice(-2000)}`,
    );
  });
  const records = new Map<string, object>();
  for (const { id, people } of tables) records.set(id, await people[0]!.request('GET', `/api/tables/${id}/record`));
  for (const player of players) player.close();
  expect(await server.stop()).toBe(0);

  const storage = openLibsqlStorage(`${folder.path}/data/kontor.db`);
  let total = 0;
  for (const { id, game } of tables) {
    const rows = await storage.rows(id, 0, Number.MAX_SAFE_INTEGER);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index));
    const stored = rows.flatMap(({ actor, id: name }) => (typeof actor === 'number' ? [name] : []));
    expect(new Set(stored).size).toBe(stored.length);
    const known = new Set(stored);
    const lost = acknowledged.get(id)!.filter((submission) => !known.has(submission));
    expect(lost).toEqual([]);
    total += acknowledged.get(id)!.length;
    const { match } = readRecord((await games[game]!.rules()).box, records.get(id));
    expect(match.isOver).toBe(true);
  }
  await storage.close();
  expect(total).toBeGreaterThan(500);
  expect(Math.max(...returns)).toBeLessThan(5000);
  process.stdout.write(
    `${kills} kills, ${tables.length} tables, ${total} acknowledged submissions, slowest return ${Math.max(...returns)} ms\n`,
  );
});
