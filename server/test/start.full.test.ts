// The real process and its threads: settings that cannot work are told in one sentence, and no request ends it.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { getuid } from 'node:process';
import type { Fault } from '@kontor/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { bundleServer, freePort, startProcess, temporaryFolder } from './support/process.ts';

const folder = temporaryFolder('start');
const bundle = `${folder.path}/bundle`;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  await bundleServer(bundle);
  chmodSync(folder.path, 0o755);
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  folder.remove();
});

describe('a server that cannot start says why', () => {
  /** Runs the command until it ends by itself; somebody without rights where it is about rights. */
  async function run(args: readonly string[], isNobody = false): Promise<{ code: number | null; said: string }> {
    const nobody = isNobody && getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const child = spawn(process.execPath, [`${bundle}/main.mjs`, ...args], { stdio: ['ignore', 'pipe', 'pipe'], ...nobody });
    let said = '';
    child.stdout.on('data', (data) => {
      said += String(data);
    });
    child.stderr.on('data', (data) => {
      said += String(data);
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    clearTimeout(timer);
    return { code, said };
  }
  const data = (name: string) => `${folder.path}/${name}`;

  test.each([
    ['a port that is none', ['--port', '99999'], /--port takes a whole number from 0 to 65535, not '99999'/],
    ['a part of a port', ['--port', '80.5'], /--port takes a whole number/],
    ['a log that is none', ['--log', 'nonsense'], /--log takes one of .*warn.*, not 'nonsense'/],
    ['no threads', ['--bot-threads', '0'], /--bot-threads takes a whole number from 1/],
    ['an address of another machine', ['--host', '192.0.2.1', '--data', data('elsewhere')], /has no such address/],
  ])('%s', async (_, args, expected) => {
    const { code, said } = await run(args);
    expect(said).toMatch(expected);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  test('a file that is no database', async () => {
    mkdirSync(data('foreign'));
    writeFileSync(`${data('foreign')}/kontor.db`, 'Dear diary, this is no database, nor will it ever be one.');
    const { code, said } = await run(['--port', '0', '--data', data('foreign')]);
    expect(said.trim()).toMatch(/^kontor: '.*kontor\.db' is no database: .*--data <folder>.*$/);
    expect(code).toBe(1);
  });

  test('a folder that another server uses', async () => {
    const first = await startProcess(bundle, data('shared'), await freePort());
    const { code, said } = await run(['--port', '0', '--data', data('shared')]);
    expect(said.trim()).toMatch(/^kontor: the data folder '.*' is in use by another Kontor: .*--data$/);
    expect(code).toBe(1);
    await first.kill();
    const next = await startProcess(bundle, data('shared'), await freePort());
    expect(await next.stop()).toBe(0);
  });

  test('a folder that cannot be written, and one that is a file', async () => {
    mkdirSync(data('closed'));
    chmodSync(data('closed'), 0o555);
    writeFileSync(data('file'), 'x');
    for (const [path, isNobody] of [
      [data('closed'), true],
      [`${data('closed')}/new`, true],
      [data('file'), false],
      [`${data('file')}/new`, false],
    ] as const) {
      const { code, said } = await run(['--port', '0', '--data', path], isNobody);
      expect(said.trim()).toMatch(/^kontor: nothing can be written in '.*' \([A-Z]+\): .*--data <folder>.*$/);
      expect(code).toBe(1);
    }
  });
});

test('records that lie too deep within themselves neither end the process nor hold up a bot', async () => {
  const server = await startProcess(bundle, `${folder.path}/deep`, await freePort(), ['--bot-time', '500']);
  ends.push(() => server.kill());
  const [ann, ben] = await Promise.all([new Player(server.address).enter('Ann'), new Player(server.address).enter('Ben')]);
  await ann.connect();
  ends.push(() => ann.close());
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  const bring = async (record: string) => {
    const headers = { 'content-type': 'application/json', cookie: ben.cookie };
    const answer = await fetch(`${server.address}/api/records`, { method: 'POST', headers, body: `{"record":${record}}` });
    return ((await answer.json()) as { fault: Fault }).fault.id;
  };
  expect(await bring(deep)).toBe('bad-input');
  const wish = { game: 'wharf', seats: 2, bots: ['apprentice'], start: true };
  const { table } = await ann.request<{ table: { id: string } }>('POST', '/api/tables', wish);
  await ann.watch(table.id);
  await ann.until(() => ann.play(table.id).moves.length > 0, 'a question');
  const began = Date.now();
  const hint = ann.ask({ type: 'hint', table: table.id, id: 'h' });
  expect(await Promise.all([bring(deep), bring(`{"kontor":"record","a":${deep}}`)])).toEqual(['bad-input', 'bad-input']);
  expect(await hint).toBeUndefined();
  expect(Date.now() - began).toBeLessThan(10_000);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
