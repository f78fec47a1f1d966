// Takes pictures of every main screen, desktop and phone, light and dark, into docs/screenshots.
// Usage: node client/bench/screenshots.mjs [game ...], with the page built in client/dist.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../dist/', import.meta.url));
const out = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
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
const screens = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
];
const server = createServer((request, answer) => {
  const { pathname } = new URL(request.url, 'http://local');
  const file = extname(pathname) ? pathname : '/index.html';
  if (pathname.startsWith('/api') || !existsSync(join(root, file))) return answer.writeHead(404).end();
  return answer
    .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    .end(readFileSync(join(root, file)));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}`;
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium', args: flags });

const choices = '.popover .choice, .choices .choice:not(.is-refused):not(.is-quiet)';

/** Makes moves until so many were made or the game is over. */
async function play(page, most) {
  for (let made = 0; made < most; ) {
    if ((await page.locator('.final').count()) > 0) return;
    const buttons = page.locator(choices);
    const size = await buttons.count();
    if (size > 0) {
      await buttons
        .nth((made * 7) % size)
        .click({ timeout: 1500 })
        .catch(() => undefined);
      made += 1;
    } else {
      const target = page.locator('.target.can-choose').first();
      if ((await target.count()) > 0) {
        await target.dispatchEvent('click').catch(() => undefined);
        made += 1;
      }
    }
    await page.waitForTimeout(20);
  }
}

for (const [screen, options] of screens)
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ ...options, colorScheme, locale: 'en-GB', reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('kontor.setting.pace', '"quick"'));
    const page = await context.newPage();
    const shoot = (name) => page.screenshot({ path: join(out, `${name}-${screen}-${colorScheme}.png`) });
    await page.goto(address);
    await page.waitForSelector('.game-card');
    await page.waitForTimeout(200);
    await shoot('landing');
    const there = await page.evaluate(() =>
      [...document.querySelectorAll('.game-card')].map((card) =>
        [...card.classList].find((name) => name.startsWith('card-')).slice(5),
      ),
    );
    const games = process.argv.length > 2 ? process.argv.slice(2) : there;
    for (const game of games) {
      await page.goto(address);
      await page.locator(`.card-${game} .primary`).click();
      await page.waitForSelector('.table');
      await play(page, 14);
      await page.mouse.move(2, 2);
      await page.waitForTimeout(600);
      await shoot(game);
      if (screen === 'phone') {
        await page.locator('.pane-tabs button').nth(1).click();
        await page.waitForTimeout(300);
        await shoot(`${game}-desk`);
      }
    }
    await page.goto(`${address}/rules/${games[0]}`);
    await page.waitForSelector('.rule');
    await shoot('rules');
    await page.goto(`${address}/play/${games[0]}`);
    await page.waitForSelector('.seat-field');
    await shoot('setup');
    await page.goto(address);
    await page.locator('.card-wharf .primary').click();
    await page.waitForSelector('.table');
    await play(page, 400);
    await page.waitForSelector('.final .chart svg');
    await page.waitForTimeout(300);
    await shoot('final');
    await context.close();
  }
await browser.close();
server.close();
