// What the page costs: script before the first screen and with a game opened, the time until it is usable on a middling
// phone, how soon a local move shows, and frames while panning. Usage: node client/bench/run.mjs [game ...]
// KONTOR_TRACE=<file> keeps a trace of the panning on the last board.

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../dist/', import.meta.url));
const wanted = process.argv.slice(2);
const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const limits = {
  'script before the first screen, kB': 200,
  'script with a game opened, kB': 350,
  'usable on a middling phone, ms': 2000,
  'a local move shows, ms': 100,
  'slow frames while panning, %': 5,
};

if (!existsSync(join(root, 'index.html'))) {
  console.error('build the page first: npx vite build client');
  process.exit(2);
}
let scriptBytes = 0;
const packed = new Map();
const server = createServer((request, answer) => {
  const { pathname } = new URL(request.url, 'http://local');
  const file = extname(pathname) ? pathname : '/index.html';
  if (pathname.startsWith('/api') || !existsSync(join(root, file))) return answer.writeHead(404).end();
  const body = packed.get(file) ?? gzipSync(readFileSync(join(root, file)));
  packed.set(file, body);
  if (file.endsWith('.js')) scriptBytes += body.length;
  return answer
    .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-encoding': 'gzip' })
    .end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium', args: flags });

const results = [];
const report = (game, name, value) => {
  const limit = limits[name];
  const isKept = value <= limit;
  results.push(isKept);
  console.log(`${game.padEnd(12)} ${name.padEnd(38)} ${value.toFixed(1).padStart(8)}  of ${limit}${isKept ? '' : '   OVER'}`);
};

/** A middling phone: four times slower than this machine, on a fast mobile network. */
async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 1_125_000,
    uploadThroughput: 500_000,
  });
}

async function landing() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await slowDown(page);
  scriptBytes = 0;
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('.game-card .primary:not([disabled])') !== null, undefined, {
    polling: 20,
  });
  report('landing', 'usable on a middling phone, ms', performance.now() - begun);
  await page.waitForLoadState('load');
  report('landing', 'script before the first screen, kB', scriptBytes / 1000);
  await context.close();
}

/** Frames that took longer than 60 a second allow, in percent, while the board is dragged to and fro. */
async function slowFrames(page) {
  const box = await page.locator('.surface').boundingBox();
  for (let i = 0; i < 4; i++) await page.locator('.zoom-buttons button').first().click();
  await page.evaluate(() => {
    window.frames60 = [];
    let last = performance.now();
    const step = (now) => {
      window.frames60.push(now - last);
      last = now;
      window.frameId = requestAnimationFrame(step);
    };
    window.frameId = requestAnimationFrame(step);
  });
  const trace = process.env.KONTOR_TRACE;
  if (trace) await browser.startTracing(page, { path: trace });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let i = 0; i < 90; i++) {
    await page.mouse.move(box.x + box.width / 2 + Math.sin(i / 8) * 200, box.y + box.height / 2 + Math.cos(i / 9) * 120);
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
  if (trace) await browser.stopTracing();
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.frameId);
    return window.frames60.slice(2);
  });
  return (100 * frames.filter((time) => time > 25).length) / frames.length;
}

/** Runs in the page: makes a move and answers after how many milliseconds the frame that shows it is drawn. */
async function showMove() {
  const bar = document.querySelector('.table-bar');
  const begun = performance.now();
  const seen = new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - begun));
    });
    watcher.observe(bar, { childList: true, subtree: true, characterData: true });
  });
  const choice = document.querySelector('.popover .choice, .choices .choice:not(.is-refused):not(.is-quiet)');
  (choice ?? document.querySelector('.target.can-choose')).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return Promise.race([seen, new Promise((resolve) => setTimeout(() => resolve(0), 1000))]);
}

async function table(game) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => localStorage.setItem('kontor.setting.pace', '"quick"'));
  const page = await context.newPage();
  scriptBytes = 0;
  await page.goto(address);
  await page.locator(`.card-${game} .primary`).click();
  await page.waitForSelector('.choices .choice, .target.can-choose');
  await page.waitForTimeout(500);
  report(game, 'script with a game opened, kB', scriptBytes / 1000);
  const times = [];
  for (let made = 0; made < 7; made++) {
    await page.waitForSelector('.choices .choice:not(.is-refused):not(.is-quiet), .target.can-choose');
    await page.waitForTimeout(300);
    times.push(await page.evaluate(showMove));
  }
  const shown = times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
  report(game, 'a local move shows, ms', shown);
  report(game, 'slow frames while panning, %', await slowFrames(page));
  await context.close();
}

await landing();
const page = await browser.newPage();
await page.goto(address);
await page.waitForSelector('.game-card');
const games =
  wanted.length > 0
    ? wanted
    : await page.evaluate(() =>
        [...document.querySelectorAll('.game-card')].map((card) =>
          [...card.classList].find((name) => name.startsWith('card-')).slice(5),
        ),
      );
for (const game of games) await table(game);
await browser.close();
server.close();
process.exit(results.every(Boolean) ? 0 : 1);
