// npm run bench:server: moves a second and latency under load, side by side in one run with boardgame.io's server and with
// the bare limit. Servers and clients are separate processes on loopback. `--quick` measures less.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeResults } from '../results.ts';
import type { LoadResult } from './sides.ts';

const bench = fileURLToPath(new URL('..', import.meta.url));
const root = join(bench, '..');
const dist = join(bench, 'dist', 'server-parts');
const isQuick = process.argv.includes('--quick');
const seconds = isQuick ? 3 : 8;

const { bundle } = (await import(pathToFileURL(join(root, 'scripts', 'bundle.mjs')).href)) as {
  bundle: (input: Record<string, string>, folder: string) => Promise<void>;
};
const own = (name: string) => join(bench, 'src', 'server', `${name}.ts`);
await bundle(
  {
    main: join(root, 'server', 'src', 'main.ts'),
    'bot-worker': join(root, 'server', 'src', 'bot-worker.ts'),
    'storage-worker': join(root, 'server', 'src', 'storage-worker.ts'),
    load: own('load'),
    bare: own('bare'),
    boardgame: own('boardgame'),
  },
  dist,
);
const data = mkdtempSync(join(bench, 'dist', 'data-'));

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

async function start(entry: string, args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [join(dist, `${entry}.mjs`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      output = (output + text.toString()).slice(-5000);
      const found = /listens on (\S+)/.exec(output);
      if (found) resolve({ child, address: found[1]! });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
}

async function stop({ child }: Running): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function load(kind: string, { address, child: server }: Running, clients: number, rate: number): Promise<LoadResult> {
  const child = spawn(
    process.execPath,
    [join(dist, 'load.mjs'), kind, address, String(clients), String(rate), String(seconds), String(server.pid)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const guard = setTimeout(() => child.kill('SIGKILL'), 180_000);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(guard);
  if (output.trim() === '') throw new Error(`the clients of ${kind} did not finish`);
  return JSON.parse(output) as LoadResult;
}

const plenty = [
  '--messages-per-second',
  '100000',
  '--requests-per-second',
  '1000000',
  '--connections',
  '20000',
  '--connections-per-address',
  '20000',
];
let folders = 0;
const folder = () => {
  folders += 1;
  return join(data, String(folders));
};
const servers: Record<string, () => Promise<Running>> = {
  'kontor, durable': () => start('main', ['--port', '0', '--data', folder(), '--log', 'error', ...plenty]),
  'bare limit': () => start('bare', [folder()]),
  'boardgame.io, in memory': () => start('boardgame', []),
};
if (existsSync(join(bench, 'node_modules', 'node-persist')))
  servers['boardgame.io, on file'] = () => start('boardgame', [folder()]);
else console.log('boardgame.io on file is left out: its package node-persist is not installed beside it');
const kindOf = (name: string) => (name.startsWith('kontor') ? 'kontor' : name.startsWith('bare') ? 'bare' : 'boardgame');

interface Row extends LoadResult {
  readonly server: string;
  /** Resident memory of the server after it, in bytes. */
  readonly memory: number | undefined;
}

async function measure(name: string, clients: number, rate: number): Promise<Row> {
  const server = await servers[name]!();
  try {
    const result = await load(kindOf(name), server, clients, rate);
    const row = { server: name, ...result, memory: await memoryOf(server) };
    const { p50, p95, p99 } = row.broadcast;
    console.log(
      `${name.padEnd(24)} ${String(clients).padStart(5)} clients ${rate === 0 ? 'at full speed' : `${rate} moves/s`.padStart(13)}  ${String(row.perSecond).padStart(6)} moves/s   seen after ${p50} / ${p95} / ${p99} ms (p50/p95/p99)   ${row.serverMicroseconds} µs of processor a move, server ${row.serverProcessor}, clients ${row.clientProcessor}${row.faults > 0 ? `   faults ${row.faults}` : ''}`,
    );
    return row;
  } finally {
    await stop(server);
  }
}

async function memoryOf({ child }: Running): Promise<number | undefined> {
  const { readFileSync } = await import('node:fs');
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return undefined;
  }
}

const rows: Row[] = [];
try {
  for (const clients of isQuick ? [100] : [100, 500, 2000]) {
    for (const name of Object.keys(servers)) {
      if (name.endsWith('on file') && clients > 500) continue;
      rows.push(await measure(name, clients, 0));
    }
  }
  for (const [clients, rate] of (isQuick
    ? [[500, 500]]
    : [
        [100, 500],
        [500, 500],
        [2000, 500],
        [2000, 2000],
        [5000, 2000],
      ]) as [number, number][]) {
    rows.push(await measure('kontor, durable', clients, rate));
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}

const of = (name: string, clients: number) =>
  rows.find((row) => row.server === name && row.clients === clients && row.rate === 0)?.perSecond ?? 0;
const ratios = [...new Set(rows.filter(({ rate }) => rate === 0).map(({ clients }) => clients))].map((clients) => ({
  clients,
  'times boardgame.io in memory': of('kontor, durable', clients) / of('boardgame.io, in memory', clients),
  'times boardgame.io on file':
    of('boardgame.io, on file', clients) === 0
      ? undefined
      : of('kontor, durable', clients) / of('boardgame.io, on file', clients),
  'share of the bare limit': of('kontor, durable', clients) / of('bare limit', clients),
}));
const memory = rows
  .filter((row) => row.server === 'kontor, durable' && row.rate > 0 && row.memory !== undefined)
  .sort((a, b) => a.clients - b.clients);
const [least, most] = [memory[0], memory.at(-1)];
/** A pair shares a table: what one more connection takes, with its half of a table. */
const bytesAConnection =
  least && most && most.clients > least.clients
    ? Math.round((most.memory! - least.memory!) / (most.clients - least.clients))
    : undefined;
console.table(ratios);
if (bytesAConnection !== undefined) console.log(`${bytesAConnection} bytes a connection, with its half of a table`);
console.log(`written to ${writeResults('server', { seconds, rows, ratios, bytesAConnection })}`);
