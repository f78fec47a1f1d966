// Games on several cores: each worker has one game in hand; whoever is done gets the next. Workers are processes, as time is
// taken by the processor time of the process.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Played } from './contest.ts';
import { createPlayer, type Task, type WorkerStart } from './player.ts';

/** Where the build puts the worker: beside the bundle, or one folder up from one of its chunks. */
function workerFile(): string | undefined {
  return ['./arena-worker.mjs', '../arena-worker.mjs']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find(existsSync);
}

/** Plays tasks until there are none, or until `signal` says stop; tells each game as it ends. */
export async function playAll(
  start: WorkerStart,
  tasks: Iterable<Task>,
  workers: number,
  signal: AbortSignal,
  onPlayed: (game: Played) => void,
): Promise<void> {
  const file = workerFile();
  const queue = tasks[Symbol.iterator]();
  if (workers <= 1 || file === undefined) {
    const player = await createPlayer(start);
    for (let next = queue.next(); !next.done && !signal.aborted; next = queue.next()) {
      onPlayed(player(next.value));
      // Lets a stop signal in between two games.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return;
  }
  await Promise.all(Array.from({ length: workers }, () => runWorker(file, start, queue, signal, onPlayed)));
}

function runWorker(
  file: string,
  start: WorkerStart,
  queue: Iterator<Task>,
  signal: AbortSignal,
  onPlayed: (game: Played) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(file);
    const finish = () => void worker.kill();
    const feed = () => {
      const next = queue.next();
      if (signal.aborted || next.done) finish();
      else worker.send(next.value);
    };
    signal.addEventListener('abort', finish);
    worker.on('message', (game: Played) => {
      if (signal.aborted) return;
      onPlayed(game);
      feed();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code ? reject(new Error(`a worker of the arena ended with ${code}`)) : resolve()));
    worker.send(start);
    feed();
  });
}
