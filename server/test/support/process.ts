// A real server process, started from a bundle of its own, on a free port, with a data folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A folder inside the project, where packages are found, that is removed at the end. */
export function temporaryFolder(name: string): { path: string; remove: () => void } {
  const base = join(root, '.kontor', 'test');
  mkdirSync(base, { recursive: true });
  const path = mkdtempSync(join(base, `${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Bundles entries for Node into a folder. */
export async function bundleInto(folder: string, entries: Readonly<Record<string, string>>): Promise<void> {
  const { bundle } = (await import(pathToFileURL(join(root, 'scripts', 'bundle.mjs')).href)) as {
    bundle: (input: Record<string, string>, folder: string) => Promise<void>;
  };
  await bundle(Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])), folder);
}

export const bundleServer = (folder: string): Promise<void> =>
  bundleInto(folder, {
    main: 'server/src/main.ts',
    'bot-worker': 'server/src/bot-worker.ts',
    'storage-worker': 'server/src/storage-worker.ts',
  });

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** When it began to listen. */
  readonly readyAt: number;
  /** What it wrote. */
  readonly output: () => string;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Asks it to end in good order; answers its exit code. */
  stop(): Promise<number | null>;
}

export async function startProcess(
  folder: string,
  data: string,
  port: number,
  more: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [
      join(folder, 'main.mjs'),
      '--port',
      String(port),
      '--data',
      data,
      '--log',
      'warn',
      '--bot-pause',
      '0',
      '--bot-time',
      '5',
      '--bot-threads',
      '1',
      '--messages-per-second',
      '100000',
      '--requests-per-second',
      '100000',
      '--connections-per-address',
      '100000',
      ...more,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${output}`)), 30_000);
    const read = (data: Buffer) => {
      output = (output + data.toString()).slice(-200_000);
      const found = /listens on (\S+)/.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[1]!);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    address,
    pid: child.pid!,
    readyAt: Date.now(),
    output: () => output,
    kill: async () => {
      signal(child, 'SIGKILL');
      await exited;
    },
    stop: async () => {
      signal(child, 'SIGTERM');
      return exited;
    },
  };
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.exitCode === null) child.kill(name);
}
