// A data folder has one server.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '../src/storage/lock.ts';

test('a second server is told so, and a folder is free when its server is gone, however it went', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-lock-'));
  const first = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  first.release();
  const script = `const D = require('libsql'); const d = new D(${JSON.stringify(join(folder, 'kontor.lock'))});
    d.exec('BEGIN EXCLUSIVE'); console.log('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['-e', script], { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => other.stdout.once('data', resolve));
  expect(() => lockFolder(folder)).toThrow('end that one');
  const gone = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await gone;
  lockFolder(folder).release();
  rmSync(folder, { recursive: true });
});
