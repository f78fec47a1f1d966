/// <reference types="node" />
// A page that was opened once opens without a server too, and takes up a new build as soon as there is one.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { games, openStage, type Stage } from './support/browser.ts';
import { playOn } from './support/player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

/** The builds that the browser keeps whole: the page itself is put in last. */
const buildsKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names: string[] = [];
    for (const name of await caches.keys()) if (await (await caches.open(name)).match('/')) names.push(name);
    return names;
  });
const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
const packName = () => readdirSync(join(stage.page, 'assets')).find((name) => name.endsWith('.pack'))!;

/** A build that differs from the one before in its title, and so in the pack's name. */
function buildAgain(number: number): void {
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(stage.page, file);
    const before = readFileSync(path, 'utf8');
    expect(before).toMatch(from);
    writeFileSync(path, before.replace(from, to));
  };
  copyFileSync(join(stage.page, 'assets', packName()), join(stage.page, 'assets', `page-${number}.pack`));
  change('sw.js', /page-\w+\.pack/, `page-${number}.pack`);
  change('index.html', /lang="en"( data-build="\d+")?/, `lang="en" data-build="${number}"`);
}
const buildShown = (page: Page) => page.locator('html').getAttribute('data-build');

test('every game is played after the server has gone, and what needs it says so', async () => {
  const page = await stage.visit({ keepsPage: true });
  await page.goto(stage.address());
  await isControlled(page);
  await stage.stop();
  for (const game of games) {
    await page.goto(stage.address());
    await page.locator(`.card-${game} .primary`).click();
    await page.waitForSelector('.choices');
    expect(await playOn(page, 'mouse', 5)).toBe(5);
    await page.reload();
    await page.waitForSelector('.choices, .asked');
    await page.goto(`${stage.address()}/rules/${game}`);
    await page.waitForSelector('.rule');
  }
  await page.context().setOffline(true);
  for (const path of ['/lobby', '/table/aaaaaaaaaaaaaaaa', '/replay/online/aaaaaaaaaaaaaaaa']) {
    await page.goto(stage.address() + path);
    await page.getByText('No server answers here').waitFor();
  }
  await page.goto(`${stage.address()}/play/wharf`);
  await page.locator('.setup-actions .secondary').click();
  await page.getByText('No server answers here').waitFor();
  expect(stage.complaints()).toEqual([]);
  await stage.restart();
  await page.goto(`${stage.address()}/lobby`);
  await page.context().setOffline(false);
  await page.getByText('Nobody has opened a table').waitFor();
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('a new build is shown with the next visit, kept in place of the old one, and the one before is forgotten', async () => {
  const page = await stage.visit({ keepsPage: true });
  await page.goto(stage.address());
  await isControlled(page);
  const seen: (string | null)[] = [await buildShown(page)];
  for (const number of [2, 3]) {
    buildAgain(number);
    await page.reload();
    seen.push(await buildShown(page));
    await expect.poll(async () => (await buildsKept(page)).at(-1)).toContain(`page-${number}.pack`);
    await isControlled(page);
  }
  expect(seen).toEqual([null, '2', '3']);
  await expect.poll(async () => (await buildsKept(page)).length).toBe(2);
  await stage.stop();
  await page.reload();
  expect(await buildShown(page)).toBe('3');
  await page.locator('.card-wharf .primary').click();
  await page.waitForSelector('.choices');
  await stage.restart();
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('a notice is shown by the worker, as phones want it', async () => {
  const page = await stage.visit({ keepsPage: true, permissions: ['notifications'] });
  await page.goto(stage.address());
  await isControlled(page);
  await page.locator('.settings-menu > .icon-button').click();
  await page.getByLabel(en.notices).selectOption('on');
  await page.getByText(en.noticeTest).click();
  const shown = () =>
    page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: 'Kontor', body: en.noticeTested }]);
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('what the server answers is never kept, and a build is kept whole or not at all', async () => {
  const page = await stage.visit({ keepsPage: true });
  await page.goto(stage.address());
  await isControlled(page);
  await page.evaluate(async () => {
    for (const path of ['/api/session', '/metrics', '/healthz']) await fetch(path);
  });
  const paths = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name!)).keys()).map(({ url }) => new URL(url).pathname);
  });
  const files = readdirSync(join(stage.page, 'assets')).filter((name) => !name.endsWith('.pack'));
  expect(new Set(paths)).toEqual(new Set(['/', '/icon.svg', ...files.map((name) => `/assets/${name}`)]));
  const before = await buildsKept(page);
  buildAgain(9);
  rmSync(join(stage.page, 'assets', 'page-9.pack'));
  const isRefused = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const next = registration.installing;
    while (next?.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 20));
    return next?.state === 'redundant';
  });
  expect(isRefused).toBe(true);
  expect(await buildsKept(page)).toEqual(before);
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});
