// The processes of the load benchmark: a server of each kind, and the clients that load it.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Slice } from './sides.ts';

/** Every server runs with the settings that `npm start` gives ours: room for what lives shortly and for what does not, and one thread to help the collector. */
const nodeSettings = ['--max-semi-space-size=64', '--heap-growing-percent=300', '--v8-pool-size=1'];

/** Milliseconds. */
const longestSilence = 100_000;

export interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  /** What it wrote last. */
  readonly output: () => string;
}

/** Whether it is not there any more, by itself or because it was stopped. */
const hasEnded = ({ child }: Running): boolean => child.exitCode !== null || child.signalCode !== null;

/** Starts a server and waits until it says where it listens. */
export async function start(folder: string, entry: string, args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [...nodeSettings, join(folder, `${entry}.mjs`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      output = (output + text.toString()).slice(-5000);
      const found = /listens on (\S+)/.exec(output);
      if (found) resolve({ child, address: found[1]!, output: () => output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
}

export async function stop(running: Running): Promise<void> {
  const { child } = running;
  if (hasEnded(running)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Resident memory in bytes, where the system tells it. */
export function memoryOf({ child }: Running): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return 0;
  }
}

export interface Load {
  readonly game: string;
  readonly clients: number;
  /** Moves a second in all; 0 for as fast as it goes, in turns. */
  readonly rate: number;
  /** How long is measured: in all, or in each turn. */
  readonly seconds: number;
}

/** The clients of a server. */
export class Clients {
  private readonly child: ChildProcess;

  constructor(
    folder: string,
    kind: string,
    private readonly server: Running,
    { game, clients, rate, seconds }: Load,
  ) {
    const args = [kind, server.address, game, String(clients), String(rate), String(seconds), String(server.child.pid)];
    this.child = fork(join(folder, 'load.mjs'), args, { execArgv: [], serialization: 'advanced' });
  }

  /** What they say next. Whoever says nothing for too long has not got done; what they say of a server that has ended says nothing. */
  next<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      const guard = setTimeout(() => this.child.kill('SIGKILL'), longestSilence);
      const gone = () => {
        clearTimeout(guard);
        reject(new Error('the clients did not finish'));
      };
      this.child.once('exit', gone);
      this.child.once('message', (message) => {
        clearTimeout(guard);
        this.child.off('exit', gone);
        if (hasEnded(this.server)) reject(new Error(`the server has ended: ${this.server.output().slice(-500)}`));
        else resolve(message as T);
      });
    });
  }

  takeTurn(): Promise<Slice> {
    this.child.send('turn');
    return this.next<Slice>();
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }
}
