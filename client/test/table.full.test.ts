/// <reference types="node" />
// What can be done at a table besides playing on: going on after a reload, taking back, planning by dragging, passing one device.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './support/browser.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

test('a local game goes on after a reload, and undo takes back what it says', async () => {
  const page = await stage.visit();
  await page.goto(stage.address());
  await page.locator('.card-wharf .primary').click();
  await page.locator('.choice', { hasText: 'Load' }).click();
  await page.waitForFunction(() => document.querySelector('.undo')?.textContent === 'Undo: Load');
  await page.reload();
  await page.waitForSelector('.table');
  expect(await page.locator('.undo').textContent()).toMatch(/^Undo: \S+ lays the order “Load”$/i);
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelector('.undo')?.getAttribute('aria-disabled') === 'true');
  await page.locator('.choice.is-refused').click({ force: true });
  expect(await page.locator('.notice').textContent()).toContain('Rule WH-3.1');
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('a plan is laid by dragging, rearranged, done, and taken back', async () => {
  const page = await stage.visit();
  await page.goto(stage.address());
  await page.locator('.card-wharf .primary').click();
  const drag = async (item: string, slot: string) => {
    const from = (await page.locator(`[data-piece="${item}"]`).boundingBox())!;
    const to = (await page.locator(`[data-slot="${slot}"]`).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  const inSlot = (slot: string) => page.locator(`[data-slot="${slot}"] .plan-item`).getAttribute('data-piece', { timeout: 2000 });
  await drag('order:sell', 'slot:0');
  expect(await inSlot('slot:0')).toBe('order:sell');
  await drag('order:load', 'slot:1');
  expect(await inSlot('slot:1')).toBe('order:load');
  await drag('order:load', 'slot:0');
  await page.waitForFunction(
    () => document.querySelector('[data-slot="slot:0"] .plan-item')?.getAttribute('data-piece') === 'order:load',
  );
  expect(await inSlot('slot:1')).toBe('order:sell');
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('the board is walked, explained and played by keys', async () => {
  const page = await stage.visit();
  await page.goto(stage.address());
  await page.locator('.card-el-capitan .primary').click();
  await page.waitForSelector('.choices');
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-target]')?.getAttribute('data-target'));
  // A pointer that rests on the board shows what lies below it: it is not what is tried here.
  await page.mouse.move(0, 0);
  await page.locator('.surface').focus();
  await page.keyboard.press('ArrowRight');
  const first = await focused();
  await page.keyboard.press('ArrowDown');
  const second = await focused();
  expect(first).toMatch(/:/);
  expect(second).toMatch(/:/);
  expect(second).not.toBe(first);
  await page.keyboard.press('i');
  await page.waitForSelector('.popover.is-open');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.popover', { state: 'detached' });
  expect(await focused()).toBe(second);
  await page.locator('.surface .can-choose > .target-area').first().focus();
  await page.keyboard.press('Enter');
  // Where several things can be done, the list has the focus.
  if (await page.locator('.popover.is-open').isVisible()) await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.undo')?.getAttribute('aria-disabled') === 'false');
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('people pass one device, and nobody sees the other hand', async () => {
  const page = await stage.visit();
  await page.goto(`${stage.address()}/play/wharf`);
  await page.locator('.seat-field select').nth(1).selectOption('person');
  await page.locator('.seat-field select').nth(2).selectOption('none');
  await page.locator('.setup-actions .primary').click();
  await page.waitForSelector('.curtain');
  expect(await page.locator('.desk').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.desk');
  for (const label of ['Load', 'Sell', 'I am ready']) await page.locator('.choice', { hasText: label }).click();
  await page.waitForSelector('.curtain');
  expect(await page.locator('.curtain').textContent()).toContain('Player 2');
  expect(await page.locator('.desk').count()).toBe(0);
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});
