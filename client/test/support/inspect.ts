/// <reference types="node" />
// What is wrong with a page as it is shown: text that is cut off or spills over, text that is missing, accessibility violations.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the scanner finds inside `within`, in a few words each. Only by the rules named, if any are. */
export async function violations(page: Page, within = 'html', rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ within, rules }) => {
      const { axe: scanner } = window as unknown as {
        axe: { run(context: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      // Nothing is fetched for rules that are not asked: style sheets were loaded with the page, and there is no sound.
      const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: [...rules] }) };
      const { violations: found } = await scanner.run(within, options);
      return found.map(({ id, nodes }) => {
        const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
        return `${id}: ${where.join(' | ')}`;
      });
    },
    { within, rules },
  );
}

/** Goes to another page of the same visit, without loading everything anew, and waits until it is shown. */
export const turnTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (path) => {
    const until = async (isSo: () => boolean) => {
      const begun = performance.now();
      while (!isSo()) {
        if (performance.now() - begun > 60_000)
          throw new Error(`${path} is never shown: ${document.body.innerHTML.slice(0, 2000)}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const go = (to: string) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    };
    const has = (selector: string) => document.querySelector(selector) !== null;
    // By way of a page that is nowhere, so that the next one is drawn from nothing.
    const nowhere = '/nowhere/at/all';
    const turn = async (to: string, shown: string) => {
      const old = document.querySelector('h1');
      go(to);
      await until(() => !old?.isConnected && has(shown) && !has('.laying'));
    };
    if (location.pathname !== nowhere) await turn(nowhere, 'h1');
    if (path === nowhere) return;
    const shown = /^.(local|replay.local)/.test(path)
      ? '.final, .scrubber, .choices'
      : path.startsWith('/rules')
        ? '.rule'
        : 'h1';
    await turn(path, shown);
    await document.fonts.ready;
    // A browser with much else to do may not draw for a while.
    await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 1000))]);
  }, path);

/** Chooses another language in the settings, and waits until all that is shown is in it. */
export const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate(async (language) => {
    const until = async (isSo: () => boolean) => {
      const begun = performance.now();
      while (!isSo()) {
        if (performance.now() - begun > 60_000)
          throw new Error(`${language} is never shown: ${document.body.innerHTML.slice(0, 2000)}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    const has = (selector: string) => document.querySelector(selector) !== null;
    const menu = document.querySelector<HTMLElement>('.settings-menu button')!;
    menu.click();
    await until(() => has('.settings'));
    const choice = document.querySelector<HTMLSelectElement>('.settings select')!;
    choice.value = language;
    choice.dispatchEvent(new Event('change'));
    menu.click();
    const spoken = () => [...document.querySelectorAll<HTMLElement>('#app [lang]:not(option)')].map(({ lang }) => lang);
    await until(() => !has('.settings') && spoken().every((code) => code === language));
    // A browser with much else to do may not draw for a while.
    await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 1000))]);
  }, language);

/** What one page says, and what does not fit. */
export interface Reading {
  readonly faults: readonly string[];
  /** All sentences of some length: to see that each language has its own. */
  readonly sentences: readonly string[];
}

/** Reads all text of the page, with labels and titles, and measures whether it fits its box and the screen. */
export const read = (page: Page): Promise<Reading> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const sentences: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) faults.push(`the page is ${scrollWidth} wide`);
    const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);

    const say = (text: string, where: string) => {
      if (/undefined|NaN|\[object/.test(text)) faults.push(`${where} says '${short(text)}'`);
      // Ids are written like this or like:this; no language we speak writes words so.
      if (/(^|[\s(])[a-z]+[A-Z][a-z]+|\b[a-z]+:[a-z0-9]/.test(text)) faults.push(`${where} shows an id: '${short(text)}'`);
      if (text.trim().split(/\s+/).length >= 4) sentences.push(text.trim());
    };
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-description]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description'])
        if (element.hasAttribute(name)) say(element.getAttribute(name)!, `${name} of ${element.tagName}.${element.classList}`);

    /** The box that a text has to fit into: the nearest one that is not a part of a line. */
    const boxOf = (element: HTMLElement): HTMLElement => {
      let box = element;
      while (getComputedStyle(box).display === 'inline' && box.parentElement) box = box.parentElement;
      return box;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const measured = new Set<Element>();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent ?? '';
      const parent = node.parentElement!;
      if (text.trim() === '' || ['SCRIPT', 'STYLE'].includes(parent.tagName)) continue;
      say(text, `${parent.tagName}.${parent.classList}`);
      if (!(parent instanceof HTMLElement) || !parent.checkVisibility()) continue;
      const box = boxOf(parent);
      if (measured.has(box)) continue;
      measured.add(box);
      const { overflowX, overflowY } = getComputedStyle(box);
      // A box of one pixel is for screen readers; one that scrolls shows everything; one that says it all in its title may be short.
      if (box.clientWidth <= 1 || /auto|scroll/.test(overflowX)) continue;
      if (box.closest<HTMLElement>('[title]')?.title.includes(text.trim())) continue;
      if (box.scrollWidth > box.clientWidth + 2)
        faults.push(`${box.tagName}.${box.classList} is too narrow for '${short(text)}'`);
      if (overflowY === 'hidden' && box.scrollHeight > box.clientHeight + 4)
        faults.push(`${box.tagName}.${box.classList} is too low for '${short(text)}'`);
    }

    const sheet = document.querySelector<SVGSVGElement>('.sheet');
    const board = sheet?.getBoundingClientRect();
    for (const text of sheet?.querySelectorAll('text') ?? []) {
      const { left, right, width } = text.getBoundingClientRect();
      if (width === 0 || !board) continue;
      if (left < board.left - 1 || right > board.right + 1) faults.push(`'${short(text.textContent ?? '')}' leaves the board`);
      const area = text.closest('[data-target]')?.querySelector('.target-area')?.getBoundingClientRect();
      const isInside = area && left + width / 2 > area.left && left + width / 2 < area.right;
      if (isInside && width > area.width * 1.02 + 1)
        faults.push(
          `'${short(text.textContent ?? '')}' is wider than ${text.closest('[data-target]')!.getAttribute('data-target')}`,
        );
    }
    return { faults: [...new Set(faults)], sentences };
  });
