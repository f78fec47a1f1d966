/// <reference types="node" />
// Around a game online: it is found again, a wrong link says so, a seat is left and taken back, a rematch is told, names are kept.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { openStage, phone, type Stage } from './support/browser.ts';
import { violations } from './support/inspect.ts';
import { chooseOnce, isOver } from './support/player.ts';
import { putSaves, situationsOf } from './support/situations.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

const patience = { timeout: 20_000 };

/** Opens a table for two people from the set-up page, and answers its link. */
async function openTable(host: Page, name: string, game = 'wharf'): Promise<string> {
  await host.goto(`${stage.address()}/play/${game}`);
  await host.locator('.seat-field select').nth(1).selectOption('person');
  await host.locator('.seat-field select').nth(2).selectOption('none');
  await host.locator('.seat-field input').first().fill(name);
  await host.locator('.setup-actions .secondary').click();
  return host.locator('.invite-link input').inputValue();
}

async function sitDown(guest: Page, link: string, name = ''): Promise<void> {
  await guest.goto(link);
  if (name !== '') await guest.locator('.way-clock input').fill(name);
  await guest.locator('.table-row .primary').first().click();
  await guest.getByText(en.leave).waitFor();
}

/** Ana and Berta sit at a table and have begun. */
async function begin(): Promise<{ ana: Page; berta: Page; link: string }> {
  const [ana, berta] = [await stage.visit(), await stage.visit()];
  const link = await openTable(ana, 'Ana');
  await sitDown(berta, link, 'Berta');
  await ana.locator('.setup-actions .primary:not([disabled])').click();
  await Promise.all([ana.waitForSelector('.table'), berta.waitForSelector('.table')]);
  return { ana, berta, link };
}

async function playToTheEnd(ana: Page, berta: Page): Promise<void> {
  for (let count = 0; count < 1200 && !(await isOver(ana)); count++) await chooseOnce(count % 2 === 0 ? ana : berta, count);
  await Promise.all([ana.waitForSelector('.final'), berta.waitForSelector('.final')]);
}

const rows = (page: Page) => page.locator('.saves li').allInnerTexts();

test('a table online is found again on the first page, first where one is asked; a rematch is told to the other', async () => {
  const { ana, berta, link } = await begin();
  const path = new URL(link).pathname;
  for (const [page, other] of [
    [ana, 'Berta'],
    [berta, 'Ana'],
  ] as const) {
    await page.goto(stage.address());
    await expect.poll(() => rows(page)).toHaveLength(1);
    const [row] = await rows(page);
    for (const text of [en.goOnWith('Wharf', other), en.yourTurn, en.online]) expect(row).toContain(text);
    expect(await violations(page, '.saves')).toEqual([]);
    await page.locator('.save-link').click();
    await page.waitForSelector('.table');
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await playToTheEnd(ana, berta);
  await ana.locator('.final-actions .primary').click();
  await ana.waitForSelector('.waiting');
  await berta.locator('.final-actions').getByText(en.wantsRematch('Ana')).waitFor();
  await berta.locator('.final-actions').getByText(en.joinRematch).click();
  await berta.getByText(en.leave).waitFor();
  expect(new URL(berta.url()).pathname).toBe(new URL(ana.url()).pathname);
  // The finished table opens with its score; the one that waits is among the unfinished.
  await berta.goto(stage.address());
  await berta.locator('.saves summary').click();
  expect((await rows(berta)).map((row) => row.includes(en.statuses.open))).toEqual([true, false]);
  await berta.locator('.saves details .save-link').click();
  await berta.waitForSelector('.score-table');
  await berta.locator('.final-actions').getByText(en.toRematch).waitFor();
  await berta.locator('.final-actions').getByText(en.watchAgain).click();
  await berta.waitForSelector('.scrubber');
  expect(stage.complaints()).toEqual([]);
  for (const page of [ana, berta]) await page.context().close();
});

test('whoever has no session is not asked for, and without a server the first page shows what is kept here', async () => {
  const page = await stage.visit();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.goto(stage.address());
  await page.waitForSelector('.game-card');
  expect(asked).toEqual([]);
  await page.evaluate(() => localStorage.setItem('kontor.guest', '"nobody"'));
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.waitForSelector('.game-card');
  await expect.poll(() => asked.length).toBe(1);
  expect(await page.locator('.saves').count()).toBe(0);
  // What could not be asked is complained of for as long as the page is there.
  await page.context().close();
  stage.complaints();
});

test('a seat is left during play, the other waits and is not asked again and again, and it is taken back', async () => {
  const { ana, berta, link } = await begin();
  await berta.locator('.settings-menu > button').click();
  await berta.locator('.settings-sheet').getByText(en.leave).click();
  await berta.getByText(en.leaveAsk).waitFor();
  expect(await violations(berta, '.settings-sheet')).toEqual([]);
  await berta.locator('.leave-ask .primary').click();
  await berta.waitForSelector('.hero');
  await ana.getByText(en.left('Berta')).waitFor();
  expect(await violations(ana, '.banners')).toEqual([]);
  // Nobody's time is measured here.
  expect(await ana.locator('.player .clock').count()).toBe(0);
  await ana.locator('.late').getByText(en.lateChoices.wait).click();
  await ana.getByText(en.waitingFor('Berta')).waitFor();
  await ana.locator('.late').getByText(en.chooseAnew).click();
  await ana.locator('.late').getByText(en.lateChoices.bot).click();
  await ana.waitForSelector('.late', { state: 'detached' });
  await berta.goto(link);
  await berta.locator('.late').getByText(en.botPlaysForYou).waitFor();
  await berta.locator('.late').getByText(en.takeSeatBack).click();
  await berta.waitForSelector('.late', { state: 'detached' });
  // Left once more, the game is ended, and what was played of it can be watched.
  await berta.locator('.settings-menu > button').click();
  await berta.locator('.settings-sheet').getByText(en.leave).click();
  await berta.locator('.leave-ask .primary').click();
  await ana.locator('.late').getByText(en.lateChoices.end).click();
  await ana.locator('.final-actions').getByText(en.watchAgain).click();
  await ana.waitForSelector('.scrubber');
  expect(stage.complaints()).toEqual([]);
  for (const page of [ana, berta]) await page.context().close();
});

test('a move without a connection is kept, which is said, and sent when the server is back', async () => {
  const { ana, berta } = await begin();
  await stage.stop();
  await ana.waitForSelector('.connection', patience);
  await ana.locator('.choices .choice:not(.is-refused)').first().click();
  await ana.getByText(en.moveKept).waitFor();
  await stage.restart();
  await ana.waitForSelector('.connection', { state: 'detached', ...patience });
  for (const page of [ana, berta]) await page.context().close();
  stage.complaints();
});

test.each(['/table/abcdef', '/table/aaaaaaaaaaaaaaaa', `/table/${'a'.repeat(80)}`, '/replay/online/xyz', '/local/xyz'])(
  '%s: no such table',
  async (path) => {
    const page = await stage.visit();
    await page.goto(stage.address() + path);
    await page.getByText(path.startsWith('/local') ? en.tableGone : en.noTableText).waitFor();
    expect(await page.locator('h1').count()).toBe(1);
    await page.getByText(en.toLanding).click();
    await page.waitForSelector('.hero');
    await page.context().close();
    stage.complaints();
  },
);

test.each(['/play/foo', '/rules/foo', '/rules/constructor'])('%s: no such game', async (path) => {
  const page = await stage.visit();
  await page.goto(stage.address() + path);
  await page.locator('h1').getByText(en.noGame).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.context().close();
});

test('who comes too late hears that every seat is taken; everybody reads the clock and the options', async () => {
  const [host, guest, late] = [await stage.visit(), await stage.visit(), await stage.visit()];
  await host.goto(`${stage.address()}/play/el-capitan`);
  await host.locator('#option-lisboa').check();
  await host.locator('#option-clock').selectOption('live');
  await host.locator('#option-hints').uncheck();
  await host.locator('#option-public').check();
  const seats = host.locator('.seat-field select');
  await seats.nth(2).selectOption('person');
  await host.locator('.setup-actions .secondary').click();
  const link = await host.locator('.invite-link input').inputValue();
  // The bot sits where it was put, under the same name, with a person behind it.
  expect(await host.locator('.table-row').allInnerTexts()).toEqual([
    expect.stringMatching(/^Guest \d{4}$/),
    expect.stringContaining('Mistral'),
    expect.stringContaining(en.waitingForFriend),
  ]);
  const facts = [en.clockLive(15, 30), en.noHints, 'Lisboa'].join(' · ');
  await guest.goto(`${stage.address()}/lobby`);
  await guest.locator('.table-row').getByText(facts).waitFor();
  await sitDown(guest, link);
  await late.goto(link);
  await late.getByText(en.noSeatFree).waitFor();
  await late.getByText(facts).waitFor();
  for (const text of [en.inviteLink, en.waitingForHost]) expect(await late.getByText(text).count()).toBe(0);
  expect(stage.complaints()).toEqual([]);
  for (const page of [host, guest, late]) await page.context().close();
});

test('a guest without a name is called so in the language of the page', async () => {
  const page = await stage.visit({ settings: { language: 'fr' } });
  await page.goto(`${stage.address()}/play/wharf`);
  await page.locator('.setup-actions .secondary').click();
  await page.waitForSelector('.table');
  const names = await page.locator('.player-name').allInnerTexts();
  expect(names[0]).toMatch(new RegExp(`^${fr.guest} \\d{4}`));
  expect(names.slice(1).map((name) => name.split(/\s/)[0])).toEqual(['Mistral', 'Levante']);
  await page.context().close();
});

test('where the clipboard is closed, the link is selected and the page says so', async () => {
  const page = await stage.visit();
  await putSaves(page, await situationsOf('wharf', []));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => (window as { opens?: boolean }).opens === true;
  });
  const link = await openTable(page, 'Ana');
  await page.getByText(en.copyInvite).click();
  await page.getByText(en.notCopied).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
  await page.evaluate(() => Object.assign(window, { opens: true }));
  await page.getByText(en.copyInvite).click();
  await page.getByText(en.copied, { exact: true }).waitFor();
  // The same for a link to a moment of a replay, which stands nowhere until it has to.
  await page.goto(`${stage.address()}/replay/local/wharf-end`);
  await page.locator('.scrubber').getByTitle(en.copyLink).click();
  await page.getByText(en.notCopied).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  await page.context().close();
});

test('every unfinished game can be reached, and a finished one opens with its score', async () => {
  const page = await stage.visit(phone);
  const [first, ...others] = await situationsOf('wharf', [0]);
  const many = Array.from({ length: 9 }, (_, at) => ({ ...first!, id: `game-${at}`, at: first!.at - at }));
  await putSaves(page, [...many, ...others]);
  await page.goto(stage.address());
  await expect.poll(() => page.locator('.saves > ul > li').count()).toBe(6);
  await page.getByText(en.showAll(9)).click();
  await expect.poll(() => page.locator('.saves > ul > li').count()).toBe(9);
  await page.locator('.saves summary').click();
  await page.locator('.saves details .save-link').click();
  await page.waitForSelector('.score-table');
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test.each(['de', 'fr'])('settings and seats fit, in %s', async (language) => {
  for (const width of [390, 768, 1440]) {
    const page = await stage.visit({ viewport: { width, height: 900 }, settings: { language } });
    await page.goto(`${stage.address()}/play/wharf`);
    await page.waitForSelector('.seat-field');
    await page.locator('.settings-menu > button').click();
    const wrong = await page.evaluate(() => {
      const sheet = document.querySelector('.settings-sheet')!.getBoundingClientRect();
      const right = ({ right }: DOMRect) => right;
      const sticking = [...document.querySelectorAll('.settings-sheet select')].filter(
        (field) => right(field.getBoundingClientRect()) > sheet.right,
      );
      const cut = [...document.querySelectorAll<HTMLSelectElement>('.seat-field select')].filter((field) => {
        const free = field.cloneNode(true) as HTMLElement;
        free.style.cssText = 'position:fixed;width:auto;min-width:0';
        field.after(free);
        const isCut = free.offsetWidth > field.offsetWidth + 1;
        free.remove();
        return isCut;
      });
      const outdented = [...document.querySelectorAll('.seat-field')].filter((field) => {
        const mark = field.firstElementChild!.getBoundingClientRect();
        return [...field.querySelectorAll('input')].some((input) => input.getBoundingClientRect().left < mark.right);
      });
      return [sticking.length, cut.length, outdented.length];
    });
    expect([width, ...wrong]).toEqual([width, 0, 0, 0]);
    await page.context().close();
  }
});
