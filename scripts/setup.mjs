// Makes sure that the locked dependencies are there: installs them when they are missing or the lock file changed.
// Needs nothing but Node and its package client, so that it can run first on a fresh clone.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

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

/** Runs a command and hands back how it ended and what it printed. */
export function runQuietly(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
      });
    }
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`kontor: Node 20.19 or newer is needed; this is ${process.versions.node}`);
    process.exit(1);
  }
}

/** Whether every locked package that this machine needs is installed in its locked version. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const there = read(installed);
  return Object.entries(read(join(root, 'package-lock.json'))).every(
    ([path, { version, link, optional, peer }]) =>
      !path.startsWith('node_modules/') || link || optional || peer || there[path]?.version === version,
  );
}

export function setUp() {
  checkNode();
  if (isInstalled()) return;
  say('installing the locked dependencies (once, and again when they change)');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
