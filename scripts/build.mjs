// Builds what runs outside a test: the command line, the server and the page. Each is built again only when its sources changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, say } from './setup.mjs';

const sources = ['engine', 'bots', 'protocol', 'table', 'server', 'client', 'cli', 'games'];
const skipped = new Set(['node_modules', 'dist', 'test', 'golden', 'playthroughs']);

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** A fingerprint of the names, sizes and times of all sources: quick to take, different after any edit. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [
    ...sources.flatMap((folder) => [...files(join(root, folder))]),
    join(root, 'package-lock.json'),
    join(root, 'scripts', 'bundle.mjs'),
  ]) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function isFresh(target, now) {
  const stamp = join(root, 'dist', `${target}.stamp`);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
}

function markFresh(target, now) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', `${target}.stamp`), now);
}

const entries = {
  cli: { main: 'cli/src/main.ts', 'arena-worker': 'cli/src/arena/worker.ts' },
  server: {
    main: 'server/src/main.ts',
    'bot-worker': 'server/src/bot-worker.ts',
    'storage-worker': 'server/src/storage-worker.ts',
  },
};

/** Builds one of 'cli', 'server', 'client' unless it is there and fresh. */
export async function build(target) {
  const now = fingerprint();
  if (isFresh(target, now)) return;
  if (target === 'client') {
    say('building the page');
    run('npx', ['vite', 'build', 'client', '--logLevel', 'warn']);
  } else {
    if (process.env['KONTOR_LOUD']) say(`building the ${target}`);
    const { bundle } = await import('./bundle.mjs');
    const inputs = Object.fromEntries(Object.entries(entries[target]).map(([name, path]) => [name, join(root, path)]));
    await bundle(inputs, join(root, 'dist', target));
  }
  markFresh(target, now);
}
