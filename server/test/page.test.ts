// The built page as the server hands it out.
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../src/index.ts';
import { openMemoryStorage } from '../src/storage/memory-storage.ts';
import { temporaryFolder } from './support/process.ts';

const folder = temporaryFolder('page');
let server: RunningServer;

beforeAll(async () => {
  const page = join(folder.path, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<title>Kontor</title>');
  writeFileSync(join(page, 'assets', 'main-4f2a.js'), 'export {};');
  writeFileSync(join(folder.path, 'secret.txt'), 'nobody may read this');
  server = await startServer({ port: 0, logLevel: 'silent', clientFolder: page }, { storage: openMemoryStorage() });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const get = (path: string, accept = '*/*') => fetch(`${server.address}${path}`, { headers: { accept } });

test('the page is asked for anew, files with a hash in their name are kept for good', async () => {
  const page = await get('/');
  expect(await page.text()).toContain('Kontor');
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  const script = await get('/assets/main-4f2a.js');
  expect(await script.text()).toBe('export {};');
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a path that only the page knows shows the page; a file or a request that is not there is not found', async () => {
  const table = await get('/table/abcdefgh12345678', 'text/html,application/xhtml+xml');
  expect(table.status).toBe(200);
  expect(await table.text()).toContain('Kontor');
  expect(table.headers.get('cache-control')).toBe('no-cache');
  expect((await get('/assets/gone-1234.js')).status).toBe(404);
  const unknown = await get('/api/nothing', 'text/html');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ fault: { id: 'unknown-route' } });
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
])('nothing outside its folder can be read: %s', async (path) => {
  const { port } = server;
  const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    // Unlike fetch, this sends the path as it is.
    const asked = request({ host: '127.0.0.1', port, path }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject).end();
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.text).not.toContain('nobody may read this');
});

test('several people behind one address can load the page at once; what is asked of the server is counted more strictly', async () => {
  const statuses = async (path: string, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => get(path)));
    return new Set(answers.map(({ status }) => status));
  };
  expect(await statuses('/assets/main-4f2a.js', 400)).toEqual(new Set([200]));
  expect(await statuses('/api/games', 200)).toEqual(new Set([200, 429]));
});
