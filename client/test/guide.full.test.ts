/// <reference types="node" />
// Newcomers are guided through their first round, and can leave the guide; whoever looks elsewhere gets a notice when it is their turn.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as kit } from '../../table/src/words/en.ts';
import { en } from '../src/words/en.ts';
import { desktop, openStage, phone, type Stage } from './support/browser.ts';
import { violations } from './support/inspect.ts';
import { chooseOnce, isOver, untilAsked } from './support/player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

const next = (page: Page) => page.locator('.guide-ways .secondary');
const title = async (page: Page) => (await page.locator('.guide strong').allInnerTexts()).join();

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(stage.address());
  await page.locator(`.card-${game} .primary`).click();
  await page.waitForSelector('.guide');
}

/** Reads whatever there is to read. */
async function readOn(page: Page): Promise<string[]> {
  const read: string[] = [];
  while (await page.locator('.guide').isVisible()) {
    const now = await title(page);
    read.push(now);
    await next(page).click();
    await expect.poll(() => title(page)).not.toBe(now);
  }
  return read;
}

test.each([
  { screen: 'desktop', options: desktop },
  { screen: 'phone', options: phone },
])('a newcomer on a $screen is guided through the first round and no further', async ({ options }) => {
  const page = await stage.visit({ ...options, isNew: true });
  await sitDown(page, 'wharf');
  expect(await violations(page, '.table-bar')).toEqual([]);
  const read: string[] = [];
  for (let count = 0; count < 60 && !read.includes('That was a round'); count++) {
    await untilAsked(page);
    read.push(...(await readOn(page)));
    await chooseOnce(page, count);
  }
  expect(read.slice(0, 3)).toEqual(['What it is about', 'The market', 'Your first order']);
  expect(read.at(-1)).toBe('That was a round');
  expect(new Set(read).size).toBe(read.length);
  await page.reload();
  await page.waitForSelector('.action-bar');
  expect(await page.locator('.guide').count()).toBe(0);
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('what is taught is marked, and on a phone it comes into sight', async () => {
  const page = await stage.visit({ ...phone, isNew: true });
  await sitDown(page, 'wharf');
  expect(await page.locator('.is-taught').getAttribute('data-target')).toBe('rounds');
  await next(page).click();
  await expect.poll(() => page.locator('.surface .is-taught').count()).toBe(3);
  /** On a phone the camera goes there. */
  const inSight = await page.locator('.surface').evaluate((surface) => {
    const frame = surface.getBoundingClientRect();
    return [...surface.querySelectorAll('.is-taught')].every((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
    });
  });
  expect(inSight).toBe(true);
  await next(page).click();
  await expect.poll(() => page.locator('.pane-tabs [aria-current=true]').textContent()).toBe(kit.desk);
  await page.context().close();
});

test('the guide can be left, stays away, and is called back; what was read is not read twice after a reload', async () => {
  const page = await stage.visit({ isNew: true });
  await sitDown(page, 'wharf');
  await next(page).click();
  await expect.poll(() => title(page)).toBe('The market');
  await page.reload();
  await expect.poll(() => title(page)).toBe('The market');
  await page.getByText(kit.guideLeave).click();
  await expect.poll(() => page.locator('.guide').count()).toBe(0);
  await page.goto(stage.address());
  await page.locator('.card-wharf .primary').click();
  await page.waitForSelector('.action-bar');
  expect(await page.locator('.guide').count()).toBe(0);
  await page.locator('.settings-menu > .icon-button').click();
  await page.getByText(en.beginGuide).click();
  await expect.poll(() => title(page)).toBe('What it is about');
  expect(await page.locator('.settings-sheet').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.guide') !== null)).toBe(true);
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('whoever plays without pressing Next is told what fits, and nothing again; a finished game ends it', async () => {
  const page = await stage.visit({ isNew: true });
  await sitDown(page, 'wharf');
  const seen: string[] = [];
  for (let count = 0; count < 400 && !(await isOver(page)); count++) {
    const now = await title(page);
    if (now !== '' && now !== seen.at(-1)) seen.push(now);
    await chooseOnce(page, count);
    await untilAsked(page);
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toContain('Your second order');
  expect(seen.at(-1)).toBe('That was a round');
  await page.locator('.final-actions .primary').click();
  await page.waitForSelector('.action-bar');
  expect(await page.locator('.guide').count()).toBe(0);
  await page.context().close();
});

test('a guide that was begun alone does not appear where two share a device', async () => {
  const page = await stage.visit({ isNew: true });
  await sitDown(page, 'wharf');
  await next(page).click();
  await page.goto(`${stage.address()}/play/wharf`);
  await page.locator('.seat-field select').nth(1).selectOption('person');
  await page.locator('.setup-actions .primary').click();
  await page.locator('.curtain button').click();
  await page.waitForSelector('.choices');
  expect(await page.locator('.guide').count()).toBe(0);
  await page.context().close();
});

interface Shown {
  readonly title: string;
  readonly body: string;
}

/** A browser that allows notices when it is asked, and keeps what it would show. */
const withNotices = (page: Page, answer: 'granted' | 'denied') =>
  page.context().addInitScript((answer) => {
    const shown: Shown[] = [];
    class Notices {
      static permission = 'default';
      static async requestPermission() {
        Notices.permission = answer;
        return answer;
      }
      constructor(title: string, { body }: { body: string }) {
        shown.push({ title, body });
      }
    }
    Object.assign(window, { Notification: Notices, shown });
  }, answer);

const shownTo = (page: Page) => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);

async function askForNotices(page: Page): Promise<void> {
  await page.locator('.settings-menu > .icon-button').click();
  await page.getByLabel(en.notices).selectOption('on');
}

test('a notice can be tried, and comes when it is the turn of somebody who looks elsewhere', async () => {
  const [ana, berta] = [await stage.visit(), await stage.visit()];
  await withNotices(berta, 'granted');
  await ana.goto(`${stage.address()}/play/wharf`);
  await ana.locator('.seat-field select').nth(1).selectOption('person');
  await ana.locator('.seat-field select').nth(2).selectOption('none');
  await ana.locator('.setup-actions .secondary').click();
  await berta.goto(await ana.locator('.invite-link input').inputValue());
  await berta.locator('.table-row .primary').first().click();
  await ana.locator('.setup-actions .primary:not([disabled])').click();
  await Promise.all([ana.waitForSelector('.choices'), berta.waitForSelector('.choices')]);
  await askForNotices(berta);
  await berta.getByText(en.noticeTest).click();
  await expect.poll(() => shownTo(berta)).toEqual([{ title: 'Kontor', body: en.noticeTested }]);
  await berta.keyboard.press('Escape');
  // Both plan; when both are done, whoever is asked next is told, if they look elsewhere.
  for (const page of [berta, ana]) for (let count = 0; count < 3; count++) await chooseOnce(page, count);
  await berta.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  for (let count = 0; count < 80 && (await shownTo(berta)).length < 2; count++) {
    await chooseOnce(ana, count);
    if ((await shownTo(berta)).length < 2) await chooseOnce(berta, count);
  }
  const [, told] = await shownTo(berta);
  expect(told!.title).toBe(`${kit.yourTurn} · Wharf`);
  expect(told!.body).toMatch(/\S/);
  expect(stage.complaints()).toEqual([]);
  for (const page of [ana, berta]) await page.context().close();
});

test('where the browser forbids notices, the settings say so and stay off', async () => {
  const page = await stage.visit();
  await withNotices(page, 'denied');
  await page.goto(stage.address());
  await askForNotices(page);
  await page.getByText(en.noticeFaults.forbidden).waitFor();
  expect(await page.getByLabel(en.notices).inputValue()).toBe('off');
  expect(await violations(page, '.settings-sheet')).toEqual([]);
  await page.context().close();
});
