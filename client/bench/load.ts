// How much script comes before the first screen and with a game opened, and how long a middling phone takes.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Stage } from '../test/support/browser.ts';

/** Counts the script that a page loads, in kilobytes as a server sends it compressed. */
export function weigh(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return;
    // What still comes when the page is closed was not needed to use it.
    scripts.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1000;
}

/** A middling phone: four times slower than this machine, on a fast mobile network. */
async function slowDown(page: Page): Promise<void> {
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

/** Milliseconds until a game can be chosen on the landing page of a phone that was never here before. */
export async function usableAfter(stage: Stage, phone: object): Promise<number> {
  const page = await stage.visit({ ...phone, keepsPage: true });
  await slowDown(page);
  const begun = performance.now();
  await page.goto(stage.address(), { waitUntil: 'commit' });
  await page.waitForSelector('.game-card .primary:not([disabled])');
  const time = performance.now() - begun;
  await page.context().close();
  return time;
}

/** Kilobytes of script until the first screen can be used, and with a game opened. */
export async function scriptOf(stage: Stage, game: string): Promise<{ readonly first: number; readonly opened: number }> {
  const page = await stage.visit({ keepsPage: true });
  const weight = weigh(page);
  await page.goto(stage.address());
  await page.waitForLoadState('networkidle');
  const first = await weight();
  await page.locator(`.card-${game} .primary`).click();
  await page.waitForSelector('.choices .choice');
  await page.waitForLoadState('networkidle');
  const opened = await weight();
  await page.context().close();
  return { first, opened };
}
