// Makes sure that the locked dependencies are there: installs them when they are missing or the lock file changed.
// Needs nothing but Node and its package client, so that it can run first on a fresh clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const stamp = join(root, 'node_modules', '.kontor-lock');

export function say(text) {
  console.log(`kontor: ${text}`);
}

/** Runs a command in the project's folder and ends this process where it fails. */
export function run(command, args, options = {}) {
  const isWindows = process.platform === 'win32';
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: isWindows, ...options });
  if (result.error) {
    console.error(`kontor: ${command} could not be started: ${result.error.message}`);
    process.exit(1);
  }
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`kontor: Node 20.19 or newer is needed; this is ${process.versions.node}`);
    process.exit(1);
  }
}

export function setUp() {
  checkNode();
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('installing the locked dependencies (once, and again when they change)');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
