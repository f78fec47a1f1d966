/// <reference types="node" />
// Somebody who plays whatever game lies on the table, with the means they have.
import type { Page } from 'playwright-core';

export type Means = 'mouse' | 'keys' | 'touch';

const choice = '.choices .choice:not(.is-refused):not(.is-quiet)';
const onBoard = '.surface .target.can-choose, .desk .target.can-choose';

export const isOver = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('.final') !== null);
/** How many changes of the table the page has shown: to see that a move was taken. */
const state = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelectorAll('.side-log .log-entry').length} ${document.querySelector('.asked')?.textContent} ${document.querySelector('.choices')?.textContent}`,
  );

async function choose(page: Page, means: Means, count: number): Promise<void> {
  if (means === 'keys') {
    // Two ways in turn: the digits, and the way that needs no shortcut.
    if (count % 5 !== 0) return page.keyboard.press(String(1 + (count % 3)));
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    return page.keyboard.press('Enter');
  }
  const targets = page.locator(count % 3 === 0 ? onBoard : choice);
  const all = await targets.count();
  const list = all > 0 ? targets : page.locator(choice);
  const size = await list.count();
  if (size === 0) return undefined;
  const picked = list.nth((count * 7) % size);
  if (means === 'touch') await picked.tap({ timeout: 1500, force: true }).catch(() => undefined);
  else await picked.click({ timeout: 1500 }).catch(() => undefined);
  const listed = page.locator('.popover.is-open .choice').first();
  if (await listed.isVisible()) await (means === 'touch' ? listed.tap() : listed.click()).catch(() => undefined);
  return undefined;
}

/** Plays until the final score, or until `most` choices were made. Answers how many were made. */
export async function playOn(page: Page, means: Means, most = 3000): Promise<number> {
  let made = 0;
  for (let count = 0; count < most; count++) {
    if (await isOver(page)) return made;
    const asked = await page.locator(choice).count();
    if (asked === 0) {
      const folded = page.locator('.choices .choice.is-quiet[aria-expanded=false]').first();
      if (await folded.isVisible().catch(() => false)) await folded.click().catch(() => undefined);
      else await page.waitForTimeout(25);
      continue;
    }
    const before = await state(page);
    await choose(page, means, made);
    made += 1;
    for (let wait = 0; wait < 8 && (await state(page)) === before; wait++) await page.waitForTimeout(15);
  }
  return made;
}
