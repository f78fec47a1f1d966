/// <reference types="node" />
// Two browsers play each other through a restart of the server; a spectator and an opponent find no secret in page or traffic.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './support/browser.ts';
import { chooseOnce, isOver } from './support/player.ts';
import { type Ear, listen } from './support/secrets.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

interface Company {
  readonly host: Page;
  readonly guest: Page;
  readonly watcher: Page;
  /** In the order host, guest, watcher. */
  readonly ears: readonly [Ear, Ear, Ear];
}

/** Host and guest sit down at a table of two, somebody watches. */
async function sitDown(game: string): Promise<Company> {
  const [host, guest, watcher] = [await stage.visit(), await stage.visit(), await stage.visit()];
  const ears = [listen(host, game, 0), listen(guest, game, 1), listen(watcher, game, 'spectator')] as const;
  await host.goto(`${stage.address()}/play/${game}`);
  await host.locator('.seat-field select').nth(1).selectOption('person');
  await host.locator('.seat-field select').nth(2).selectOption('none');
  await host.locator('.setup-actions .secondary').click();
  const link = await host.locator('.invite-link input').inputValue();
  await guest.goto(link);
  await guest.locator('.table-row .primary').first().click();
  await host.locator('.setup-actions .primary:not([disabled])').click();
  await Promise.all([host.waitForSelector('.table'), guest.waitForSelector('.table')]);
  await watcher.goto(link);
  await watcher.waitForSelector('.table');
  return { host, guest, watcher, ears };
}

const askedSeats = (ear: Ear) => ear.replica()?.document.play?.decisions.length ?? 0;

/**
 * Host and guest choose by turns until `isEnough`, which is asked after every single press, once both have heard who is asked
 * now: what lasts for one press only, such as that both plan, must not be missed for a whole game.
 */
async function playUntil({ host, guest, ears: [hosted, guested] }: Company, isEnough: () => Promise<boolean> | boolean) {
  for (let count = 0; count < 1200; count++) {
    if (!(await chooseOnce(count % 2 === 0 ? host : guest, count))) continue;
    await expect.poll(() => askedSeats(hosted) === askedSeats(guested), { interval: 5 }).toBe(true);
    if (await isEnough()) return;
    expect(await isOver(host), 'the game is over before anything of this was seen').toBe(false);
  }
  const sight = (page: Page) => page.locator('.action-bar, .connection').allInnerTexts();
  throw new Error(`this takes too long; host: ${await sight(host)}; guest: ${await sight(guest)}`);
}

const linesHeard = (ear: Ear) => {
  const replica = ear.replica();
  return replica ? replica.firstLine + replica.lines.length : 0;
};

const shown = (page: Page) => page.locator('.table-main').innerHTML();

/** The host says something: whatever was sent before has come to everybody when this has come. */
async function say({ host, ears }: Company, text: string): Promise<void> {
  await host.keyboard.press('l');
  await host.locator('.drawer-tab').last().click();
  await host.locator('.chat input').fill(text);
  await host.keyboard.press('Enter');
  await host.keyboard.press('Escape');
  for (const { traffic } of ears) await expect.poll(() => traffic.some((news) => news.includes(text))).toBe(true);
}

/**
 * Lays part of a plan while others plan: no onlooker's page shows a change, and nothing of the match comes over the network.
 * A press that only unfolds a list, or does something for all to see such as raising money, is followed by another.
 */
async function planInSecret(company: Company, text: string): Promise<void> {
  const { host, guest, watcher, ears } = company;
  for (let tries = 0; tries < 8; tries++) {
    await say(company, `before ${text} ${tries}`);
    const before = await Promise.all([host, guest, watcher].map(shown));
    const heardBefore = ears.map(({ traffic }) => traffic.length);
    const linesBefore = ears.map(linesHeard);
    await chooseOnce(host, tries, 'open');
    await say(company, `after ${text} ${tries}`);
    const told = ears.map(({ traffic }, at) => traffic.slice(heardBefore[at]).some((news) => news.includes('/play/')));
    // Whatever others are told is told to all of them, as a deed in their logs.
    if (told[1] || told[2]) expect(ears.map((ear, at) => linesHeard(ear) > linesBefore[at]!)).toEqual([true, true, true]);
    if (!told[0] || told[1]) continue;
    const after = await Promise.all([host, guest, watcher].map(shown));
    expect(after.map((page, at) => page !== before[at])).toEqual([true, false, false]);
    expect(told).toEqual([true, false, false]);
    return;
  }
  throw new Error('nothing of a plan could be laid in secret');
}

/** Waits until a page was shown the table anew, and sees everybody there. */
async function isBack({ traffic, replica }: Ear, heardBefore: number): Promise<void> {
  const isThere = () => {
    const info = replica()?.document.table;
    return info?.watchers === 1 && info.seats.every(({ online }) => online);
  };
  const isShown = () => traffic.slice(heardBefore).some((news) => news.includes('"type":"table"'));
  await expect.poll(() => isShown() && isThere()).toBe(true);
}

test('a secret is heard wherever it is told: deep in an answer, as a view, as a record', async () => {
  const page = await stage.visit();
  const ear = listen(page, 'wharf', 0);
  const told = [
    {
      deep: [
        { type: 'orderLaid', seat: 0 },
        { type: 'orderLaid', seat: 1 },
      ],
    },
    { view: { phase: 'planning', plans: [['load'], ['sell']] } },
    { moves: [], checksum: '' },
    { phase: 'planning', plans: [['load'], null] },
  ];
  await page.route('**/api/told/*', (route) => route.fulfill({ json: told[Number(route.request().url().at(-1))] }));
  await page.goto(stage.address());
  for (const at of told.keys()) await page.evaluate((at) => fetch(`/api/told/${at}`).then((answer) => answer.text()), at);
  await ear.settle();
  expect(ear.own).toHaveLength(3);
  expect(ear.others).toEqual(['orderLaid of seat 1', '["sell"] of seat 1', 'the record of a match that goes on']);
  await page.context().close();
});

test.each([
  { game: 'wharf', isPlanned: true, moves: Number.POSITIVE_INFINITY },
  { game: 'valparaiso', isPlanned: true, moves: 60 },
  { game: 'altiplano', isPlanned: true, moves: 80 },
  { game: 'el-capitan', isPlanned: false, moves: 40 },
])('$game: two browsers and a spectator, through a restart, without a secret told', async ({ game, isPlanned, moves }) => {
  const company = await sitDown(game);
  const { host, guest, watcher, ears } = company;
  const pages = [host, guest, watcher];
  await playUntil(company, () => linesHeard(ears[0]) >= 6 && (!isPlanned || askedSeats(ears[0]) === 2));
  if (isPlanned) await planInSecret(company, 'the restart');
  const heardBefore = ears.map(({ traffic }) => traffic.length);
  await stage.restart();
  for (const [at, ear] of ears.entries()) await isBack(ear, heardBefore[at]!);
  for (const page of pages) await page.waitForSelector('.connection', { state: 'detached' });
  if (isPlanned) await planInSecret(company, 'the return');
  await playUntil(company, async () => (await isOver(host)) || linesHeard(ears[0]) >= moves);

  await say(company, 'good game');
  const [hosted, guested, watched] = ears;
  await Promise.all(ears.map((ear) => ear.settle()));
  for (const { others } of ears) expect(new Set(others)).toEqual(new Set());
  for (const { own } of [hosted, guested]) expect(own.length > 0).toBe(isPlanned);
  for (const { traffic } of ears) expect(traffic.length).toBeGreaterThan(30);
  const views = ears.map((ear) => ear.replica()!.document.play!.view);
  if (!isPlanned) expect(views[0]).toEqual(views[2]);
  const peeked = await guest.evaluate(
    async (record) => (await fetch(record)).status,
    `/api/tables/${watched.replica()!.document.table.id}/record`,
  );
  expect(peeked < 400).toBe(await isOver(host));
  for (const selector of (await isOver(host)) ? ['.stage', '.score-table tfoot'] : ['.stage'])
    expect(new Set(await Promise.all(pages.map((page) => page.locator(selector).textContent()))).size).toBe(1);
  const complaints = stage.complaints().filter((line) => !/WebSocket connection to .* failed|ERR_CONNECTION/.test(line));
  expect(complaints.filter((line) => !(peeked >= 400 && line.includes(`status of ${peeked}`)))).toEqual([]);
  for (const page of pages) await page.context().close();
});
