// The guided first round of every game: it begins at once, is short, has words in every language, and comes to its end.
import { openGame, optionCombinations } from '@kontor/engine';
import { games } from '@kontor/games';
import { languages, type PageTexts, parseRules } from '@kontor/table';
import type { GameUi } from '@kontor/table/kit';
import { describe, expect, test } from 'vitest';
import { readGuide } from '../../../table/src/test/support/read-guide.ts';

const pages = import.meta.glob<{ readonly ui: GameUi }>('../../../games/*/ui/index.ts');
const all = await Promise.all(
  Object.entries(pages).map(async ([path, load]) => {
    const id = path.split('/').at(-3)!;
    return { id, ui: (await load()).ui, game: openGame((await games[id]!.rules()).box) };
  }),
);
const guided = all.flatMap(({ id, ui, game }) => (ui.guide ? [{ id, ui, game, guide: ui.guide }] : []));
const names = ['Ana', 'Berta', 'Clara', 'Dora', 'Emma'];
/** What fits the strip above the action bar: characters of a lesson's title, and of its text. */
const room = { title: 34, text: { en: 235, de: 265, fr: 265, it: 265 } };
const most = { beforeTheFirstMove: 5, inAll: 14 };

test('the games of the house have one', () => {
  expect(guided.map(({ id }) => id)).toEqual(expect.arrayContaining(['valparaiso', 'el-capitan', 'altiplano', 'wharf']));
});

describe.each(guided)('$id', ({ ui, game, guide }) => {
  const combinations = optionCombinations(game.box.options);
  const read = [2, 3, 4, 5].flatMap((seatCount) =>
    [combinations[0]!, combinations.at(-1)!].flatMap((options) =>
      [1, 2].flatMap((seed) => readGuide({ game, guide, seatCount, options, seed })),
    ),
  );

  test('it begins at once, is short, and ends; nothing is told twice', () => {
    for (const told of read) {
      const first = told.filter(({ own }) => own === 0);
      expect(first.length, 'steps before the first move').toBeGreaterThanOrEqual(2);
      expect(first.length, 'steps before the first move').toBeLessThanOrEqual(most.beforeTheFirstMove);
      expect(told.length).toBeLessThanOrEqual(most.inAll);
      expect(told.at(-1)!.step.isLast).toBe(true);
      expect(new Set(told.map(({ step }) => step.id)).size).toBe(told.length);
    }
  });

  test.each([...languages])('every step has words that fit in %s, and speaks of what explains itself', async (language) => {
    const texts: PageTexts = (await ui.texts[language]()).textsFor(game.edition.components);
    const known = new Set(parseRules(await ui.rules.en()).chapters.flatMap(({ items }) => items.map(({ id }) => id)));
    for (const { step, seat, view } of read.flat()) {
      const { title, lines, rule } = texts.lesson!(step.id, view, seat);
      const text = lines.join(' ');
      expect(title.length, title).toBeLessThanOrEqual(room.title);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(text.length, text).toBeLessThanOrEqual(room.text[language]);
      expect(title).toMatch(/\S/);
      for (const line of lines) expect(line).toMatch(/^\S.*\.$/u);
      expect(text).not.toMatch(/undefined|NaN|\bnull\b|\[object|[!#]|\.\.| {2}|\(\)|: \./);
      if (rule !== undefined) expect(known).toContain(rule);
      for (const target of step.targets ?? []) expect(texts.explain(target, view, seat, names)?.title, target).toMatch(/\S/);
    }
  });
});
