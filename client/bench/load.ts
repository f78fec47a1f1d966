// How much script comes before the first screen and with a game opened, and how long a middling phone takes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { Stage } from '../test/support/browser.ts';

/** Counts the script that a page loads, wherever it is kept, in kilobytes as a server sends it compressed. */
function weigh(stage: Stage, page: Page): () => number {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const size = (script: string) => gzipSync(readFileSync(join(stage.page, script))).length / 1000;
  return () => [...scripts].reduce((sum, script) => sum + size(script), 0);
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
  const page = await stage.visit();
  const weight = weigh(stage, page);
  await page.goto(stage.address());
  await page.waitForLoadState('networkidle');
  const first = weight();
  await page.locator(`.card-${game} .primary`).click();
  await page.waitForSelector('.choices .choice');
  await page.waitForLoadState('networkidle');
  const opened = weight();
  await page.context().close();
  return { first, opened };
}
