// How soon a local move shows: from the press to the frame that draws what it changed.
import type { Page } from 'playwright-core';
import type { Stage } from '../test/support/browser.ts';

const choice = '.popover .choice, .choices .choice:not(.is-refused):not(.is-quiet)';

/** Makes a move and answers after how many milliseconds the frame that shows it is drawn. */
const showMove = (page: Page): Promise<number> =>
  page.evaluate((choice) => {
    const begun = performance.now();
    const seen = new Promise<number>((resolve) => {
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
      });
      watcher.observe(document.querySelector('.table-bar')!, { childList: true, subtree: true, characterData: true });
    });
    document.querySelector<HTMLElement>(choice)!.click();
    return seen;
  }, choice);

/** The middle one of several moves in the situations given, in milliseconds. */
export async function moveShownAfter(stage: Stage, page: Page, addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    await page.goto(stage.address() + address);
    await page.waitForSelector('.choices');
    // A long list is folded: the move is the choice, not the unfolding.
    if ((await page.locator(choice).count()) === 0) await page.locator('.choices .is-quiet').first().click();
    await page.waitForLoadState('networkidle');
    times.push(await showMove(page));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
