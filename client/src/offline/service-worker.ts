// Keeps one build of the page in the browser, so that it opens without a connection. What the server answers is never kept.
// Bundled with nothing else, and served as /sw.js: the browser asks for it anew with every visit, and so learns of a new build.
import type { PackEntry } from './pack.ts';

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface NoticeClicked extends Lifetime {
  readonly notification: { readonly data: string; close(): void };
}
interface Shown {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', heard: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void;
  addEventListener(type: 'notificationclick', heard: (event: NoticeClicked) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { readonly type: 'window' }): Promise<readonly Shown[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
const worker = self as unknown as Scope;

/** One file with all others of this build in it. Its name says which build it is; it is written in here by `build-offline.ts`. */
const pack = '__PACK__';
const prefix = 'kontor-page:';
const own = prefix + pack;

/** The files in the pack, as answers of a server. */
async function unpack(): Promise<Map<string, Response>> {
  const answer = await fetch(pack);
  if (!answer.ok || !answer.body) throw new Error(`${pack} is not there`);
  const whole = new Response(answer.body.pipeThrough(new DecompressionStream('gzip')));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const listEnd = bytes.indexOf('\n'.charCodeAt(0));
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, listEnd))) as PackEntry[];
  const files = new Map<string, Response>();
  let at = listEnd + 1;
  for (const [path, type, size] of list) {
    files.set(path, new Response(bytes.slice(at, at + size), { headers: { 'content-type': type } }));
    at += size;
  }
  return files;
}

/** Keeps the whole build or nothing. The page itself comes from the server, with the headers that guard it. */
async function keepBuild(): Promise<void> {
  const files = await unpack();
  const page = await fetch('/', { cache: 'no-cache' });
  const parts = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  if (!page.ok || !parts.every((part) => files.has(part))) throw new Error('the page is of another build');
  const cache = await caches.open(own);
  await Promise.all([...files].map(([path, file]) => cache.put(path, file)));
  await cache.put('/', page);
}

/** The build before stays until the next one: pages of it may still be open, and load their parts when they need them. */
async function forgetOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

const kept = async (path: string): Promise<Response | undefined> => (await caches.open(own)).match(path);

/** From the server while it answers, so that a new build is seen at once. */
async function newest(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await kept(path)) ?? answer ?? Response.error();
}

worker.addEventListener('install', (event) => event.waitUntil(keepBuild().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim())));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api\/|metrics$|healthz$|readyz$)/.test(pathname)) return;
  // A name in this folder carries its hash: what it holds never changes.
  if (pathname.startsWith('/assets/')) event.respondWith(caches.match(pathname).then((found) => found ?? fetch(request)));
  else if (request.mode === 'navigate') event.respondWith(newest(request, '/'));
  else if (pathname === '/icon.svg') event.respondWith(newest(request, pathname));
});

/** To the table that a notice speaks of: where it is open already, or in a window of its own. */
async function show(table: string): Promise<void> {
  const open = (await worker.clients.matchAll({ type: 'window' })).find(({ url }) => url === table);
  await (open ? open.focus() : worker.clients.openWindow(table));
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
