// Pictures of every main screen, desktop and phone, light and dark, into docs/screenshots: `npm run screenshots [-- game ...]`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { desktop, games, openStage, phone } from '../test/support/browser.ts';
import { turnTo } from '../test/support/inspect.ts';
import { putSaves, situationsOf } from '../test/support/situations.ts';

const folder = join(process.cwd(), 'docs', 'screenshots');
const wanted = process.argv.length > 2 ? process.argv.slice(2) : games.filter((game) => game !== 'wharf');
const shown = wanted[0]!;
/** By name: an address, and what to do there before the picture is taken. */
const screens: Readonly<Record<string, readonly [string, ((page: Page) => Promise<void>)?]>> = {
  landing: ['/'],
  lobby: ['/lobby'],
  setup: [`/play/${shown}`],
  rules: [`/rules/${shown}`],
  about: ['/about'],
  replay: [`/replay/local/${shown}-end?move=180&seat=0`],
  ...Object.fromEntries(
    wanted.flatMap((game) => [
      [game, [`/local/${game}-1`]],
      [`${game}-desk`, [`/local/${game}-0`, showDesk]],
      [`${game}-final`, [`/local/${game}-end`]],
    ]),
  ),
};

/** The planning desk: a pane of its own on a phone, below the board elsewhere. */
async function showDesk(page: Page): Promise<void> {
  const tab = page.locator('.pane-tabs button').nth(1);
  if (await tab.isVisible()) await tab.click();
}

/** What stands before the table until it is answered. */
async function clear(page: Page): Promise<void> {
  const recap = page.locator('.recap .icon-button');
  if (await recap.isVisible()) await recap.click();
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

mkdirSync(folder, { recursive: true });
const stage = await openStage();
const saves = (await Promise.all(games.map((game) => situationsOf(game, [0, 0.6])))).flat();
async function shoot(screen: string, options: object, theme: string): Promise<void> {
  const page = await stage.visit({ ...options, settings: { theme } });
  await putSaves(page, saves);
  await page.goto(stage.address());
  await page.waitForSelector('h1');
  for (const [name, [path, prepare]] of Object.entries(screens)) {
    await turnTo(page, path);
    await clear(page);
    await prepare?.(page);
    await page.waitForTimeout(150);
    await page.screenshot({ path: join(folder, `${name}-${screen}-${theme}.jpg`), type: 'jpeg', quality: 65 });
  }
  await page.context().close();
}

for (const theme of ['light', 'dark'])
  await Promise.all([shoot('desktop', desktop, theme), shoot('phone', { ...phone, deviceScaleFactor: 1.5 }, theme)]);
for (const complaint of stage.complaints()) console.log(complaint);
await stage.close();
