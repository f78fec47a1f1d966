// npm run bench:server: moves a second and latency under load, side by side in one run with boardgame.io's server and with
// the bare limit, which take turns. Servers and clients are separate processes on loopback. With `--part` or `--clients` the other
// figures of the day are kept.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeResults } from '../results.ts';
import { turnAway } from '../turn-away.ts';
import { barsOf, type Figures, type Row, type ServerName, serverNames, smallGame, usualGame } from './bars.ts';
import { type MemoryResult, measureMemory } from './memory.ts';
import { measurePipeline, type PipelineResult } from './pipeline.ts';
import { Clients, memoryOf, type Running, start, stop } from './processes.ts';
import { resultOf, type Slice } from './sides.ts';
import { clientCounts, type Part, readWishes, usage, type Wishes } from './wishes.ts';

const asked = readWishes(process.argv.slice(2));
const wish: Wishes = typeof asked === 'string' ? turnAway(asked, usage) : asked;
/** Numbers of clients at full speed: in a quick run only the first. */
const fullSpeed = clientCounts.filter((count) => count === (wish.clients ?? (wish.quick ? clientCounts[0] : count)));
const isWanted = (part: Part) => !wish.part || wish.part.includes(part);
const seconds = wish.quick ? 3 : 6;
/**
 * Servers that are compared take short turns, back and forth: the machine is not equally fast from one moment to the next. With so many
 * clients that the slowest server takes two seconds for an answer, turns are longer.
 */
const turnsWith = (clients: number) =>
  clients < 2000 ? { turns: wish.quick ? 6 : 18, turnSeconds: 0.5 } : { turns: 8, turnSeconds: 2 };
/** Turns before the measuring: code is compiled, caches are full. */
const turnsToWarmUp = 5;

const bench = fileURLToPath(new URL('..', import.meta.url));
const root = join(bench, '..');
const dist = join(bench, 'dist', 'server-parts');
const { bundle } = (await import(pathToFileURL(join(root, 'scripts', 'bundle.mjs')).href)) as {
  bundle: (input: Record<string, string>, folder: string) => Promise<void>;
};
const ours = (name: string) => join(root, 'server', 'src', `${name}.ts`);
const own = (name: string) => join(bench, 'src', 'server', `${name}.ts`);
await bundle(
  {
    kontor: own('kontor'),
    'bot-worker': ours('bot-worker'),
    'storage-worker': ours('storage-worker'),
    load: own('load'),
    bare: own('bare'),
    boardgame: own('boardgame'),
  },
  dist,
);

const data = mkdtempSync(join(bench, 'dist', 'data-'));
let folders = 0;
const folder = () => {
  folders += 1;
  return join(data, String(folders));
};
/** Nobody is turned away for being too many or too fast. */
const limits = '--messages-per-second 100000 --requests-per-second 1000000 --connections 20000 --connections-per-address 20000';
const servers: Record<ServerName, { kind: string; start: (game: string) => Promise<Running> }> = {
  'kontor, durable': {
    kind: 'kontor',
    start: () => start(dist, 'kontor', ['--port', '0', '--data', folder(), '--log', 'error', ...limits.split(' ')]),
  },
  'bare limit': { kind: 'bare', start: () => start(dist, 'bare', [folder()]) },
  'boardgame.io, in memory': { kind: 'boardgame', start: (game) => start(dist, 'boardgame', [game]) },
  'boardgame.io, on file': { kind: 'boardgame', start: (game) => start(dist, 'boardgame', [game, folder()]) },
};

const rows: Row[] = [];
let memory: MemoryResult | undefined;
let pipeline: readonly PipelineResult[] | undefined;

/** Written down after every measurement: a run that is cut off keeps what it has. */
function writeDown(): string {
  return writeResults('server', { seconds, rows, ...(memory && { memory }), ...(pipeline && { pipeline }), bars: barsOf(rows) });
}

function tellOf(row: Row): void {
  const { game, server, clients, rate, broadcast, faults } = row;
  const { p50, p95, p99 } = broadcast;
  const pace = rate === 0 ? 'at full speed' : `${rate} moves/s`.padStart(13);
  console.log(
    `${game.padEnd(10)} ${server.padEnd(24)} ${String(clients).padStart(5)} clients ${pace}  ${String(row.perSecond).padStart(6)} moves/s   seen after ${p50} / ${p95} / ${p99} ms (p50/p95/p99)   ${row.serverMicroseconds} µs of processor a move, server ${row.serverProcessor} (main thread waited ${row.serverWait}), clients ${row.clientProcessor}, taken away ${row.stolenProcessor}${faults > 0 ? `   faults ${faults}` : ''}`,
  );
}

function keep(row: Row): void {
  tellOf(row);
  rows.push(row);
  if (!wish.quick) writeDown();
}

const notMeasured = (server: ServerName, clients: number, error: unknown) =>
  console.error(`${server}, ${clients} clients: not measured. ${String(error)}`);

/** One server at a given rate. Nothing if it does not get done. */
async function measureOnce(game: string, server: ServerName, clients: number, rate: number): Promise<Row | undefined> {
  const running = await servers[server].start(game);
  const load = new Clients(dist, servers[server].kind, running, { game, clients, rate, seconds });
  try {
    return { game, server, ...resultOf(clients, rate, [await load.next<Slice>()]) };
  } catch (error) {
    notMeasured(server, clients, error);
    return undefined;
  } finally {
    await stop(running);
    load.stop();
  }
}

/** While the machine below takes more than so much of a processor away, a latency is the machine's: it is measured again, so often at most. */
const quiet = 0.1;
const tries = 5;

/** One server at a given rate, in the quietest of a few tries. Which one is kept is decided by the machine alone, never by what came out. */
async function measure(game: string, server: ServerName, clients: number, rate: number): Promise<void> {
  let quietest: Row | undefined;
  for (let made = 0; made < tries && (quietest === undefined || quietest.stolenProcessor > quiet); made++) {
    const row = await measureOnce(game, server, clients, rate);
    if (!row) return;
    if (made > 0) console.log(`measured again: ${row.stolenProcessor} of a processor taken away`);
    if (quietest === undefined || row.stolenProcessor < quietest.stolenProcessor) quietest = row;
  }
  if (quietest) keep(quietest);
}

interface Contender {
  readonly server: ServerName;
  readonly running: Running;
  readonly load: Clients;
  readonly slices: Slice[];
}

/** All servers at full speed, side by side: each plays for a moment while the others rest. Whoever does not get done is left out. */
async function compare(game: string, clients: number): Promise<void> {
  const { turns, turnSeconds } = turnsWith(clients);
  let contenders: Contender[] = [];
  const leave = async ({ server, running, load }: Contender, error?: unknown) => {
    if (error) notMeasured(server, clients, error);
    await stop(running);
    load.stop();
  };
  for (const server of serverNames) {
    const running = await servers[server].start(game);
    const load = new Clients(dist, servers[server].kind, running, { game, clients, rate: 0, seconds: turnSeconds });
    const contender = { server, running, load, slices: [] };
    await load.next().then(
      () => contenders.push(contender),
      (error: unknown) => leave(contender, error),
    );
  }
  for (let turn = 0; turn < turnsToWarmUp + turns; turn++) {
    for (const contender of turn % 2 === 0 ? contenders : contenders.toReversed()) {
      try {
        const slice = await contender.load.takeTurn();
        if (turn >= turnsToWarmUp) contender.slices.push(slice);
      } catch (error) {
        await leave(contender, error);
        contenders = contenders.filter((other) => other !== contender);
      }
    }
  }
  for (const contender of contenders) {
    await leave(contender);
    keep({ game, server: contender.server, ...resultOf(clients, 0, contender.slices) });
  }
}

async function measureOwnMemory(): Promise<MemoryResult> {
  const running = await servers['kontor, durable'].start(usualGame);
  try {
    return await measureMemory(running.address, () => memoryOf(running), wish.quick ? 500 : 2000);
  } finally {
    await stop(running);
  }
}

/** The figures of the day, as far as they were measured before. */
function before(): Figures {
  const file = join(bench, 'results', `server-${new Date().toISOString().slice(0, 10)}.json`);
  return (wish.part || wish.clients) && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Figures)
    : { seconds, rows: [] };
}

const kept = before();
const partOf = ({ game, rate }: Row): Part => (rate > 0 ? 'rates' : game === usualGame ? 'peers' : 'small');
const isMeasuredAgain = (row: Row) => isWanted(partOf(row)) && (row.rate > 0 || row.clients === (wish.clients ?? row.clients));
rows.push(...kept.rows.filter((row) => !isMeasuredAgain(row)));
memory = kept.memory;
pipeline = kept.pipeline;
try {
  if (isWanted('peers')) {
    for (const clients of fullSpeed) await compare(usualGame, clients);
  }
  if (isWanted('small')) {
    for (const clients of fullSpeed) await compare(smallGame, clients);
  }
  if (isWanted('rates')) {
    const rates = [
      [100, 500],
      [500, 500],
      [2000, 500],
      [2000, 2000],
      [5000, 2000],
    ] as const;
    for (const [clients, rate] of wish.quick ? rates.slice(1, 2) : rates) {
      await measure(usualGame, 'kontor, durable', clients, rate);
    }
  }
  if (isWanted('memory')) memory = await measureOwnMemory();
  if (isWanted('pipeline')) {
    const measured: PipelineResult[] = [];
    for (const game of [usualGame, smallGame, 'altiplano', 'valparaiso'])
      measured.push(await measurePipeline(game, 250, seconds));
    pipeline = measured;
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}

console.table(barsOf(rows));
if (pipeline) console.table(pipeline);
if (memory) console.log(`${memory.bytesAConnection} bytes a connection, ${memory.bytesATable} bytes a table that two look at`);
console.log(wish.quick ? 'not written down: measured too shortly' : `written to ${writeDown()}`);
