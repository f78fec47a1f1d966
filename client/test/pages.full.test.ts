/// <reference types="node" />
// Every main page in all four languages, both themes, desktop and phone: nothing overflows, nothing is missing, no accessibility violation.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, openStage, phone, type Stage } from './support/browser.ts';
import { playOn } from './support/player.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const games = Object.keys(import.meta.glob('../../games/*/ui/index.ts')).map((path) => path.split('/').at(-3)!);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

/** What the scanner finds, in a few words each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: scanner } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations: found } = await scanner.run();
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    );
  });
}

/** Whether the page is wider than the screen, and which labels are cut off. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
      found.push(`page: ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>(
      '.choice, .primary, .secondary, .tool, .drawer-tab, .pane-tabs button, h1, h2, .page-link',
    ))
      if (element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 2)
        found.push(`${element.className}: ${element.textContent}`);
    return found;
  });

const screens = [
  { screen: 'desktop', options: desktop },
  { screen: 'phone', options: phone },
] as const;
const themes = ['light', 'dark'] as const;
const paths = ['/', '/lobby', '/about', '/replay/file', ...games.flatMap((game) => [`/play/${game}`, `/rules/${game}`])];

async function look(page: Page, where: string, found: string[], scans = true): Promise<void> {
  for (const problem of await overflow(page)) found.push(`${where}: overflow ${problem}`);
  if (scans) for (const problem of await violations(page)) found.push(`${where}: ${problem}`);
  const text = await page.evaluate(() => document.body.textContent ?? '');
  if (/undefined|NaN|\[object/.test(text)) found.push(`${where}: missing text`);
}

describe.each(['en', 'de', 'fr', 'it'])('in %s', (language) => {
  test.each(screens)('on a $screen', async ({ options }) => {
    const found: string[] = [];
    // What the scanner looks at does not depend on the language.
    const scans = language === 'en';
    for (const theme of scans ? themes : themes.slice(0, 1)) {
      const page = await stage.visit({ ...options, settings: { language, theme } });
      for (const path of paths) {
        await page.goto(stage.address() + path);
        await page.waitForSelector('h1');
        await page.waitForTimeout(80);
        await look(page, `${theme} ${path}`, found, scans);
      }
      for (const game of games) {
        await page.goto(stage.address());
        await page.locator(`.card-${game} .primary`).click();
        await page.waitForSelector('.table');
        await look(page, `${theme} ${game} table`, found, scans);
        await playOn(page, 'mouse', 12);
        await page.keyboard.press('r');
        await page.waitForSelector('.rules');
        await look(page, `${theme} ${game} rules`, found, scans);
        await page.keyboard.press('w');
        await look(page, `${theme} ${game} words`, found, scans);
        await page.keyboard.press('Escape');
        await look(page, `${theme} ${game} later`, found, scans);
      }
      await page.context().close();
    }
    expect(found).toEqual([]);
    expect(stage.complaints().filter((line) => !line.includes('WebSocket'))).toEqual([]);
  });
});

test('a final score and a replay are accessible too', async () => {
  const found: string[] = [];
  const page = await stage.visit();
  await page.goto(stage.address());
  await page.locator('.card-wharf .primary').click();
  await page.waitForSelector('.table');
  await playOn(page, 'mouse');
  await look(page, 'final', found);
  await page.locator('.final-actions a').last().click();
  await page.waitForSelector('.scrubber');
  await look(page, 'replay', found);
  const end = await page.locator('.scrubber-count').textContent();
  await page.locator('.scrubber .icon-button').nth(1).click();
  expect(await page.locator('.scrubber-count').textContent()).not.toBe(end);
  const address = page.url();
  expect(address).toMatch(/\/replay\/local\/[0-9a-f]+\?move=\d+$/);
  await page.goto(address);
  await page.waitForSelector('.scrubber');
  expect(page.url()).toBe(address);
  await page.locator('.scrubber select').selectOption('1');
  await page.waitForSelector('.desk');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.scrubber-row').nth(1).locator('button').nth(1).click(),
  ]);
  const file = await download.path();
  await page.goto(`${stage.address()}/replay/file`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForSelector('.scrubber');
  expect(found).toEqual([]);
  expect(stage.complaints()).toEqual([]);
});
