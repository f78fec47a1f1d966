// What the keys meet on the table, where they go on after a choice, and what a pointer that rests does not do.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './support/browser.ts';
import { violations } from './support/inspect.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

test('the Tab key stops at what can be chosen, and arrow keys reach the rest', async () => {
  const page = await stage.visit();
  for (const game of ['altiplano', 'el-capitan']) {
    await page.goto(stage.address());
    await page.locator(`.card-${game} .primary`).click();
    await page.waitForSelector('.choices');
    await page.mouse.move(0, 0);
    await page.locator('.brand').focus();
    let stops = 0;
    for (; stops < 100; stops++) {
      await page.keyboard.press('Tab');
      const isIdle = await page.evaluate(() => {
        const target = document.activeElement?.closest('.target');
        return target != null && !target.classList.contains('can-choose');
      });
      expect(isIdle, game).toBe(false);
      if (await page.evaluate(() => document.activeElement?.closest('.table-bar') != null)) break;
    }
    expect(stops, game).toBeLessThan(40);
    await page.locator('.panels').focus();
    await page.keyboard.press('ArrowDown');
    expect(await violations(page, '.table'), game).toEqual([]);
  }
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('whoever chooses by keys goes on in the action bar', async () => {
  const page = await stage.visit();
  await page.goto(stage.address());
  await page.locator('.card-wharf .primary').click();
  const focused = () => page.evaluate(() => document.activeElement?.closest('.table-bar') != null);
  for (const label of ['Load', 'Sell', 'I am ready']) {
    await page.locator('.choice', { hasText: label }).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(`.choices:not(:has-text("${label}"))`, { timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(300);
    await expect.poll(focused).toBe(true);
  }
  await page.context().close();
});

test('a table that comes to lie below a resting pointer explains nothing; a pointer that moves asks', async () => {
  const page = await stage.visit();
  await page.goto(stage.address());
  await page.locator('.card-el-capitan .primary').click();
  await page.waitForSelector('.choices');
  await page.waitForTimeout(900);
  expect(await page.locator('.popover').count()).toBe(0);
  const box = (await page.locator('.surface .target-area').first().boundingBox())!;
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.waitForSelector('.popover');
  await page.context().close();
});

test('what closes gives the focus back to what opened it: the drawer, the settings', async () => {
  const page = await stage.visit();
  await page.goto(stage.address());
  await page.locator('.card-wharf .primary').click();
  await page.waitForSelector('.choices');
  const opened = { '.table-tools .tool:last-of-type': '.drawer', '.settings-menu > .icon-button': '.settings-sheet' };
  for (const [opener, shown] of Object.entries(opened)) {
    await page.locator(opener).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(shown);
    await page.keyboard.press('Escape');
    await page.waitForSelector(shown, { state: 'detached' });
    await expect.poll(() => page.locator(opener).evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});
