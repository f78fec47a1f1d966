/// <reference types="node" />
// New visitors play every game from the landing page to the final score: by mouse, by keys alone, by touch on a phone.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games, openStage, phone, type Stage, zoomed } from './support/browser.ts';
import { isOver, type Means, playOn } from './support/player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

/** Presses Tab until the focus is on what is looked for. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${selector} cannot be reached by keys`);
}

async function sitDown(page: Page, game: string, means: Means): Promise<void> {
  const start = `.card-${game} .primary`;
  await page.goto(stage.address());
  await page.waitForSelector(start);
  if (means === 'touch') await page.locator(start).tap();
  else if (means === 'mouse') await page.locator(start).click();
  else {
    await tabTo(page, start);
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('.table');
}

async function playWhole(game: string, means: Means, options: BrowserContextOptions): Promise<void> {
  const page = await stage.visit({ ...options, isNew: true });
  await sitDown(page, game, means);
  const made = await playOn(page, means);
  expect(await isOver(page)).toBe(true);
  expect(made).toBeGreaterThan(5);
  expect(await page.locator('.score-table tfoot td').count()).toBe(3);
  // The course of the game is drawn after the score.
  await page.waitForSelector('.final[aria-busy="false"]');
  expect(await page.locator('.chart').count()).toBeGreaterThan(1);
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
}

describe.each(games)('%s from the landing page to the final score', (game) => {
  test('by mouse', () => playWhole(game, 'mouse', {}));
  test('by keys alone', () => playWhole(game, 'keys', {}));
  test('by touch on a phone', () => playWhole(game, 'touch', phone));
});

test('a whole game can be played at 200 %', () => playWhole('wharf', 'mouse', zoomed));
