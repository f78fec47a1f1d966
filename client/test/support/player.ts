/// <reference types="node" />
// Somebody who plays whatever game lies on the table, with the means they have. Waits for what the page shows, not for time.
import type { Page } from 'playwright-core';

export type Means = 'mouse' | 'keys' | 'touch';

/** What a player sees when something is asked: where to press, or how many choices the digits reach. */
type Sight =
  | { readonly kind: 'over' }
  | { readonly kind: 'asked'; readonly state: string; readonly x: number; readonly y: number; readonly choices: number }
  | { readonly kind: 'waiting'; readonly state: string };

/** Where to choose: on board and desk, among all buttons, or among those that end no turn and no plan. */
type Way = 'board' | 'buttons' | 'open';

/** For how many milliseconds a player waits for others, and for a press to do something. */
interface Patience {
  readonly others: number;
  readonly press: number;
}

export const isOver = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('.final') !== null);

/** Looks until something is asked and the table is another than `before`, and picks number `count` of what can be pressed. */
const look = (page: Page, before: string, count: number, way: Way, patience: Patience): Promise<Sight> =>
  page.evaluate(
    async ({ before, count, way, patience }): Promise<Sight> => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      const buttons = `.choices .choice:not(.is-refused):not(.is-quiet)${way === 'open' ? ':not(.is-closing)' : ''}`;
      /** A point at which a press reaches the element: its middle, or beside what covers the middle. */
      const pointOn = (element: Element): { x: number; y: number } | undefined => {
        (element instanceof SVGElement ? element.closest('.pane')! : element).scrollIntoView({
          block: 'nearest',
          inline: 'nearest',
        });
        const { left, top, width, height } = (element.querySelector('.target-area') ?? element).getBoundingClientRect();
        for (const [across, down] of [
          [0.5, 0.5],
          [0.5, 0.2],
          [0.2, 0.5],
          [0.8, 0.5],
          [0.5, 0.8],
        ] as const) {
          const point = { x: left + width * across, y: top + height * down };
          const hit = document.elementFromPoint(point.x, point.y);
          if (hit && (element === hit.closest('[data-target]') || element.contains(hit))) return point;
        }
        return undefined;
      };
      const state = () =>
        `${document.querySelectorAll('.side-log .log-entry').length} ${text('.asked')} ${text('.choices')} ${text('.popover.is-open')}`;
      /** Resolves when the page changes, and now and then without. */
      const change = () =>
        new Promise<void>((resolve) => {
          const go = () => {
            watcher.disconnect();
            clearTimeout(timer);
            setTimeout(resolve);
          };
          const watcher = new MutationObserver(go);
          const timer = setTimeout(go, 100);
          watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
        });
      const begun = performance.now();
      const sight = (): Sight | undefined => {
        if (document.querySelector('.final')) return { kind: 'over' };
        const now = state();
        const waited = performance.now() - begun;
        const choices = all(buttons);
        // What is not possible may have been opened by a press that came too late for what lay there: then it is closed again.
        const folded = all('.choices .choice.is-quiet[aria-expanded=false], .choices .choice.is-refused[aria-expanded=true]');
        if (waited >= patience.others && choices.length + folded.length === 0) return { kind: 'waiting', state: now };
        if (choices.length + folded.length === 0 || (now === before && waited < patience.press)) return undefined;
        const listed = all('.popover.is-open .popover-choices .choice');
        const targets = way === 'board' ? all('.surface .target.can-choose, .desk .target.can-choose') : [];
        for (const list of [listed, targets, choices, folded]) {
          for (let turn = 0; turn < list.length; turn++) {
            // A large prime: with a small one, lists of just that length would always get the same answer.
            const point = pointOn(list[(count * 7919 + turn) % list.length]!);
            if (point) return { kind: 'asked', state: now, ...point, choices: Math.max(choices.length, 1) };
          }
        }
        return undefined;
      };
      for (;;) {
        const seen = sight();
        if (seen) return seen;
        await change();
      }
    },
    { before, count, way, patience },
  );

/** Presses keys only: the digits, and by turns the way that needs no shortcut, along the link to the choices. */
async function press(page: Page, count: number, choices: number): Promise<void> {
  if (count % 5 !== 0) return page.keyboard.press(String(1 + (count % Math.min(choices, 9))));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of ['Tab', 'Enter', 'Enter']) await page.keyboard.press(key);
}

const act = async (page: Page, means: Means, count: number, { x, y, choices }: Sight & { kind: 'asked' }): Promise<void> => {
  if (means === 'keys') await press(page, count, choices);
  else if (means === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
};

/** Plays until the final score, or until `most` choices were made. Answers how many were made. */
export async function playOn(page: Page, means: Means, most = 3000): Promise<number> {
  let before = '';
  for (let made = 0; made < most; made++) {
    const way = means !== 'keys' && made % 3 === 0 ? 'board' : 'buttons';
    const sight = await look(page, before, made, way, { others: 20_000, press: 400 });
    if (sight.kind === 'over') return made;
    if (sight.kind === 'waiting') throw new Error(`nothing is asked any more: ${sight.state}`);
    before = sight.state;
    await act(page, means, made, sight);
  }
  return most;
}

/** Waits until something is asked, however long the others take, or until the game is over. */
export async function untilAsked(page: Page): Promise<void> {
  const sight = await look(page, '', 0, 'buttons', { others: 20_000, press: 0 });
  if (sight.kind === 'waiting') throw new Error(`nothing is asked any more: ${sight.state}`);
}

/** Makes one choice with the mouse if something is asked, and waits until the table has taken it. Answers whether it was made. */
export async function chooseOnce(page: Page, count: number, way: Way = 'buttons'): Promise<boolean> {
  const sight = await look(page, '', count, way, { others: 0, press: 0 });
  if (sight.kind !== 'asked') return false;
  await act(page, 'mouse', count, sight);
  await look(page, sight.state, count, way, { others: 0, press: 5000 });
  return true;
}
