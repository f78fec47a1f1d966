// How soon a local move shows: from the press to the frame that draws what it changed.
import type { Page } from 'playwright-core';
import type { Stage } from '../test/support/browser.ts';

const choice = '.popover .choice, .choices .choice:not(.is-refused):not(.is-quiet)';
const folded = '.choices .is-quiet[aria-expanded=false]';
const movesEach = 4;

/** Makes a move and answers after how many milliseconds the frame that shows it is drawn. */
const showMove = (page: Page): Promise<number> =>
  page.evaluate(
    (choice) =>
      new Promise<number>((resolve, reject) => {
        const pressed = document.querySelector<HTMLElement>(choice)!;
        const label = pressed.textContent;
        const begun = performance.now();
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          clearTimeout(late);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        });
        const late = setTimeout(() => reject(new Error(`'${label}' changes nothing on the page`)), 5000);
        // Anywhere at the table: a move need not change what is asked.
        watcher.observe(document.querySelector('.table')!, {
          attributes: true,
          childList: true,
          subtree: true,
          characterData: true,
        });
        pressed.click();
      }),
    choice,
  );

/** Waits until something can be chosen; a long list is unfolded, as the move is the choice, not the unfolding. */
async function isAsked(page: Page): Promise<boolean> {
  const found = await page.waitForSelector(`${choice}, ${folded}, .final`, { timeout: 10_000 }).catch(() => null);
  if (!found || (await page.locator('.final').count()) > 0) return false;
  if ((await page.locator(choice).count()) === 0) await page.locator(folded).first().click();
  return (await page.locator(choice).count()) > 0;
}

export interface Shown {
  readonly median: number;
  /** What 95 of 100 moves keep. */
  readonly most: number;
  readonly moves: number;
}

/** A few moves in each of the situations given, in milliseconds. */
export async function moveShownAfter(stage: Stage, page: Page, addresses: readonly string[]): Promise<Shown> {
  const times: number[] = [];
  for (const address of addresses) {
    await page.goto(stage.address() + address);
    await page.waitForLoadState('networkidle');
    for (let made = 0; made < movesEach && (await isAsked(page)); made++) times.push(await showMove(page));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { median: at(0.5), most: at(0.95), moves: times.length };
}
