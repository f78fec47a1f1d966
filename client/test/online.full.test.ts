/// <reference types="node" />
// Two browsers play each other through a restart of the server; a spectator and an opponent find no secret in page or traffic.
import { adoptTable, followChange, type Replica, type ServerMessage } from '@kontor/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './support/browser.ts';
import { isOver } from './support/player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close());

interface WharfView {
  readonly phase: string;
  readonly hands: readonly unknown[];
  readonly plans: readonly unknown[];
}

/** Follows everything a page is told, and keeps what it should not have been told. */
function eavesdrop(page: Page, seat: number | 'spectator'): { readonly secrets: string[]; readonly seen: () => number } {
  const secrets: string[] = [];
  let replica: Replica | undefined;
  let seen = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === 'table') replica = adoptTable(message, replica);
      else if (message.type === 'change') {
        const followed = followChange(replica, message);
        if (followed.kind === 'changed') replica = followed.replica;
      } else return;
      const view = replica?.document.play?.view as WharfView | undefined;
      if (!view || replica?.document.viewer !== seat) return;
      seen += 1;
      for (const [owner, hand] of view.hands.entries()) if (owner !== seat && hand !== null) secrets.push(`hand of ${owner}`);
      for (const [owner, plan] of view.plans.entries())
        if (view.phase === 'planning' && owner !== seat && plan !== null) secrets.push(`plan of ${owner}`);
      for (const { events } of replica?.lines ?? [])
        for (const event of events as readonly { type: string; seat?: number; goods?: unknown }[])
          if (event.seat !== seat && (event.type === 'orderLaid' || event.type === 'offered' || event.goods !== undefined))
            secrets.push(event.type);
    });
  });
  return { secrets, seen: () => seen };
}

test('two browsers and a spectator, through a restart, without a secret told', async () => {
  const host = await stage.visit();
  const guest = await stage.visit();
  const watcher = await stage.visit();
  const ears = [eavesdrop(host, 0), eavesdrop(guest, 1), eavesdrop(watcher, 'spectator')];
  await host.goto(`${stage.address()}/play/wharf`);
  await host.locator('.seat-field select').nth(1).selectOption('person');
  await host.locator('.setup-actions .secondary').click();
  await host.waitForSelector('.invite-link');
  const link = await host.locator('.invite-link input').inputValue();
  await guest.goto(link);
  await guest.locator('.table-row .primary').first().click();
  await host.locator('.setup-actions .primary:not([disabled])').click();
  await Promise.all([host.waitForSelector('.table'), guest.waitForSelector('.table')]);
  await watcher.goto(link);
  await watcher.waitForSelector('.table');

  const step = async (page: Page, count: number) => {
    const choices = page.locator('.choices .choice:not(.is-refused)');
    const size = await choices.count();
    if (size > 0)
      await choices
        .nth(count % size)
        .click({ timeout: 1000 })
        .catch(() => undefined);
  };
  let isRestarted = false;
  for (let count = 0; count < 600; count++) {
    if ((await isOver(host)) && (await isOver(guest)) && (await isOver(watcher))) break;
    await step(host, count);
    await step(guest, count + 1);
    await host.waitForTimeout(30);
    if (count === 25 && !isRestarted) {
      isRestarted = true;
      await stage.restart();
    }
  }
  for (const page of [host, guest, watcher]) expect(await isOver(page)).toBe(true);
  expect(isRestarted).toBe(true);
  for (const { secrets, seen } of ears) {
    expect(seen()).toBeGreaterThan(20);
    expect(secrets).toEqual([]);
  }
  const complaints = stage.complaints().filter((line) => !/WebSocket connection to .* failed|ERR_CONNECTION/.test(line));
  expect(complaints).toEqual([]);
  const scores = await Promise.all([host, guest, watcher].map((page) => page.locator('.score-table tfoot').textContent()));
  expect(new Set(scores).size).toBe(1);
});
