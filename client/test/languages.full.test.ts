/// <reference types="node" />
// Every main screen and every table in several stages of a game, in four languages, on a desktop, on a phone and at 200 %:
// all text is there, is translated and fits.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, games, openStage, phone, type Stage, zoomed } from './support/browser.ts';
import { read, speak, turnTo } from './support/inspect.ts';
import { putSaves, type Save, situationsOf } from './support/situations.ts';

let stage: Stage;
let saves: readonly Save[];
beforeAll(async () => {
  stage = await openStage();
  saves = (await Promise.all(games.map((game) => situationsOf(game)))).flat();
}, 120_000);
afterAll(() => stage.close());

const screens = [
  { screen: 'desktop', options: desktop, others: ['de', 'fr', 'it'] },
  { screen: 'phone', options: phone, others: ['de', 'fr', 'it'] },
  // The longest words are German.
  { screen: 'desktop at 200 %', options: zoomed, others: ['de'] },
] as const;
const paths = () => [
  ...['/', '/lobby', '/about', '/replay/file'],
  ...games.flatMap((game) => [`/play/${game}`, `/rules/${game}`]),
  ...saves.map(({ id }) => `/local/${id}`),
  ...games.map((game) => `/replay/local/${game}-end?move=40&seat=0`),
];

/** Sentences that are the same in every language: names of games and people, and what a table is called after them. */
const isName = (sentence: string) => /Kontor|Malz|Kramer|Stockhausen|\.json|https?:/.test(sentence);

test.each(screens)('everything is there, translated, and fits on a $screen', async ({ options, others }) => {
  const found: string[] = [];
  const page = await stage.visit({ ...options, settings: { language: 'en' } });
  await putSaves(page, saves);
  await page.goto(stage.address());
  await page.waitForSelector('h1');
  for (const path of paths()) {
    await turnTo(page, path);
    const english = await read(page);
    for (const fault of english.faults) found.push(`${path} in en: ${fault}`);
    const said = new Set(english.sentences);
    for (const language of others) {
      await speak(page, language);
      const { faults, sentences } = await read(page);
      for (const fault of faults) found.push(`${path} in ${language}: ${fault}`);
      for (const sentence of new Set(sentences))
        if (said.has(sentence) && !isName(sentence)) found.push(`${path}: English in ${language}: '${sentence}'`);
    }
    await speak(page, 'en');
  }
  expect(found).toEqual([]);
  expect(stage.complaints()).toEqual([]);
  await page.context().close();
});

test('the reader does see what is wrong', async () => {
  const page = await stage.visit({ settings: { language: 'en' } });
  await page.goto(stage.address());
  await page.waitForSelector('h1');
  expect((await read(page)).faults).toEqual([]);
  await page.evaluate(() => {
    document.querySelector('h1')!.textContent = 'cardLaid';
    document.querySelector('h2')!.textContent = 'undefined';
    const narrow = document.createElement('p');
    narrow.style.cssText = 'width: 2rem; white-space: nowrap';
    narrow.textContent = 'More than fits here';
    document.querySelector('main')!.append(narrow);
  });
  const { faults } = await read(page);
  expect(faults.map((fault) => /id|undefined|narrow/.exec(fault)?.[0])).toEqual(
    expect.arrayContaining(['id', 'undefined', 'narrow']),
  );
  await page.context().close();
});
