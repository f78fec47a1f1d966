/// <reference types="node" />
// An accessibility scanner finds no violation on any page, in both themes, on a desktop and on a phone.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { desktop, games, openStage, phone, type Stage } from './support/browser.ts';
import { turnTo, violations } from './support/inspect.ts';
import { putSaves, type Save, situationsOf } from './support/situations.ts';

let stage: Stage;
let saves: readonly Save[];
beforeAll(async () => {
  stage = await openStage();
  saves = (await Promise.all(games.map((game) => situationsOf(game, [0, 0.5])))).flat();
}, 120_000);
afterAll(() => stage.close());

/** A visitor who has played before. */
async function enter(options: BrowserContextOptions): Promise<Page> {
  const page = await stage.visit({ ...options, settings: { theme: 'light' } });
  await putSaves(page, saves);
  await page.goto(stage.address());
  await page.waitForSelector('h1');
  return page;
}

const pages = () => [
  ...[
    '/',
    '/lobby',
    '/about',
    '/replay/file',
    '/replay/local/wharf-end?move=40&seat=0',
    '/nowhere/at/all',
    '/table/abcdef',
    '/play/nothing',
  ],
  ...games.flatMap((game) => [`/play/${game}`, `/rules/${game}`]),
];

/** Opens drawers and an explanation one after the other, and shows each. */
async function openAll(page: Page, look: (within: string) => Promise<void>): Promise<void> {
  for (const [key, shown] of [
    ['r', '.drawer .rules'],
    ['w', '.drawer .in-words'],
    ['l', '.drawer .log'],
  ] as const) {
    await page.keyboard.press(key);
    await page.waitForSelector(shown);
    await look('.drawer');
  }
  await page.keyboard.press('Escape');
  await page.locator('.surface .target-area').first().focus();
  await page.keyboard.press('i');
  await page.waitForSelector('.popover.is-open');
  await look('.popover');
  await page.keyboard.press('Escape');
}

/** By night with the rule for contrast only: what differs between the themes is colour alone. */
async function violationsInBothThemes(page: Page, within?: string): Promise<string[]> {
  const wear = (theme: string) =>
    page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, theme);
  const light = await violations(page, within);
  await wear('dark');
  const dark = await violations(page, within, ['color-contrast']);
  await wear('light');
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}

test.each([
  { screen: 'desktop', options: desktop },
  { screen: 'phone', options: phone },
])('no violation on a $screen, by day and by night', async ({ options }) => {
  const found: string[] = [];
  const page = await enter(options);
  const look = async (where: string, within?: string) => {
    for (const problem of await violationsInBothThemes(page, within)) found.push(`${where}: ${problem}`);
  };
  for (const path of pages()) {
    await turnTo(page, path);
    await look(path);
  }
  for (const { id, isOver } of saves) {
    await turnTo(page, `/local/${id}`);
    await look(id);
    if (!isOver && id.endsWith('-1')) await openAll(page, (within) => look(`${id} ${within}`, within));
  }
  expect(found).toEqual([]);
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('the scanner does see colours that are too faint, in either theme', async () => {
  const page = await enter(desktop);
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.style.cssText = 'color: light-dark(#fff, #777); background: light-dark(#eee, #666)';
    faint.textContent = 'Nobody can read this';
    document.querySelector('main')!.append(faint);
  });
  const found = await violationsInBothThemes(page);
  expect(found.map((problem) => /^(dark: )?color-contrast/.exec(problem)?.[0])).toEqual([
    'color-contrast',
    'dark: color-contrast',
  ]);
  await page.context().close();
});

test('a replay steps, has a link to every move, shows any seat, and comes back from a file', async () => {
  const page = await enter(desktop);
  await turnTo(page, '/local/wharf-end');
  await page.locator('.final-actions a').last().click();
  await page.waitForSelector('.scrubber');
  const end = await page.locator('.scrubber-count').textContent();
  await page.locator('.scrubber .icon-button').nth(1).click();
  expect(await page.locator('.scrubber-count').textContent()).not.toBe(end);
  const address = page.url();
  expect(address).toMatch(/\/replay\/local\/wharf-end\?move=\d+$/);
  await page.goto(address);
  await page.waitForSelector('.scrubber');
  expect(page.url()).toBe(address);
  await page.locator('.scrubber select').selectOption('1');
  await page.waitForSelector('.desk');
  await page.getByText(en.coach).click();
  await expect.poll(() => page.locator('.coach-said').textContent()).toMatch(/^In .+ a bot would choose: ./);
  expect(await page.locator('.coach-said').textContent()).toMatch(/What was done: .|This was done, too/);
  await page.locator('.scrubber .icon-button').nth(1).click();
  await expect.poll(() => page.locator('.coach-said').textContent()).toBe('');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTitle(en.download).click()]);
  const file = await download.path();
  await page.goto(`${stage.address()}/replay/file`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForSelector('.scrubber');
  expect(stage.complaints()).toEqual([]);
});
