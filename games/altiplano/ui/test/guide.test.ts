// The guided first round: it begins at once, speaks of what is on the table in every language, and comes to its end.
import { type Chance, Match, openGame, SeededChance, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import type { GuideStep } from '@kontor/table/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AltiplanoTypes, box, type View } from '../../rules/index.ts';
import { newTable, put, tables, tableWith } from '../../rules/test/table.ts';
import { withDryRun } from '../desk/explained.ts';
import { guide } from '../guide.ts';
import { firstPlan } from '../texts/first-plan.ts';
import { type AltiplanoTexts, texts } from '../texts/index.ts';
import { lessonRules } from '../texts/lesson-phrases.ts';
import { readingFor } from '../texts/reading.ts';

const { components } = box.standard;
const game = openGame(box);
const me = seat(0);
const names = ['Ada', 'Berta', 'Cem', 'Dora', 'Emil'];
const words = new Map<string, AltiplanoTexts>();
/** Characters of a lesson that fit above the action bar; German words are long. */
const room: Readonly<Record<string, number>> = { en: 220, de: 260, fr: 260, it: 240 };

beforeAll(async () => {
  for (const language of languages) words.set(language, (await withDryRun(texts)[language]()).textsFor(components));
});

interface Told {
  readonly step: GuideStep;
  readonly view: View;
  readonly movesBefore: number;
}

/** Plays at random and reads every step as soon as it is due, until the last. */
function read(seatCount: number, options: object, chance: Chance): Told[] {
  const match = Match.start<AltiplanoTypes>(game, { seatCount, options, chance });
  const told: Told[] = [];
  let movesBefore = 0;
  while (!match.isOver) {
    const view = match.view(me);
    const prompt = match.decisions().find((decision) => decision.seat === me)?.prompt;
    const steps = guide(view, me, prompt, components);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const step of steps) {
      if (told.some((before) => before.step.id === step.id)) continue;
      told.push({ step, view, movesBefore });
      if (step.isLast) return told;
    }
    const asked = match.decisions();
    const who = asked[chance.below(asked.length)]!.seat;
    const moves = match.legalMoves(who);
    match.submit(who, moves[chance.below(moves.length)]!);
    if (who === me) movesBefore++;
  }
  return told;
}

const kinds = [2, 3, 4, 5].flatMap((seatCount) =>
  [{}, { missions: true }, { draftRoles: true }, { missions: true, draftRoles: true }].map((options) => ({ seatCount, options })),
);

describe.each(kinds)('$seatCount players, $options', ({ seatCount, options }) => {
  const all = [1, 2, 3, 4].map((seed) => read(seatCount, options, new SeededChance(`guide ${seed}`)));

  test('a first round begins with two to four steps and reaches the last, in fourteen at most', () => {
    for (const told of all) {
      const first = told.filter(({ movesBefore }) => movesBefore === 0);
      expect(first.length).toBeGreaterThanOrEqual(2);
      expect(first.length).toBeLessThanOrEqual(4);
      expect(told.at(-1)!.step).toEqual({ id: 'onwards', isLast: true });
      expect(told.length).toBeLessThanOrEqual(14);
    }
  });

  test.each([...languages])('every step has words in %s, and speaks of what explains itself', (language) => {
    const { lesson, explain } = words.get(language)!;
    for (const { step, view } of all.flat()) {
      const { title, lines, rule } = lesson!(step.id, view, me);
      const text = lines.join(' ');
      expect(title.length, title).toBeLessThanOrEqual(34);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(text.length, text).toBeLessThanOrEqual(room[language]!);
      expect(text).not.toMatch(/undefined|NaN|!| {2}|\(\)|: \.|\.\./);
      for (const line of lines) expect(line).toMatch(/\.$/);
      expect(rule).toMatch(/^AP-\d+\.\d+$/);
      for (const target of step.targets ?? []) expect(explain(target, view, me, names)?.title, target).toMatch(/\S/);
    }
  });
});

test('over all games every lesson is told', () => {
  const told = new Set<string>();
  for (const { seatCount, options } of kinds)
    for (const seed of [1, 2, 3, 4, 5, 6])
      for (const { step } of read(seatCount, options, new SeededChance(`lessons ${seed}`))) told.add(step.id);
  expect([...told].sort()).toEqual(Object.keys(lessonRules).sort());
});

test('AP-1.9, AP-4.1 the plan that is proposed can be laid and done, whatever the role', () => {
  const reading = readingFor(components);
  for (const { id } of components.roles) {
    const { goods, coins } = components.roles.find((role) => role.id === id)!.start;
    const table = tableWith({ phase: 'planning', players: [{ role: id, planning: goods, coins }, {}] });
    const view = table.match.view(me);
    const plan = firstPlan(reading, view, view.players[me]!);
    expect(plan.length).toBeGreaterThan(0);
    for (const production of plan) expect(tables.productions[production]!.outputs).not.toEqual([tables.food]);
    for (const production of plan) {
      const { items, counts, slot, location } = tables.productions[production]!;
      const at = slot < 0 ? [location] : reading.spotsOf(production);
      for (const [index, item] of items.entries())
        for (let tile = 0; tile < counts[index]!; tile++) {
          const spot = at[slot < 0 ? 0 : index]!;
          table.play(0, item === tables.coin ? { type: 'placeCoin', spot } : { type: 'placeTile', good: item, spot });
        }
    }
  }
});

test('AP-4.1 once a tile lies there, movement and the dry run are spoken of', () => {
  const ids = (view: View, prompt: string | undefined) => guide(view, me, prompt, components).map(({ id }) => id);
  const table = newTable(3);
  expect(ids(table.match.view(me), 'plan')).toEqual(['aim', 'circle', 'place']);
  const moves = table.moves(0).filter(({ type }) => type === 'placeTile');
  table.play(0, moves[0]!);
  expect(ids(table.match.view(me), 'plan')).toEqual(['aim', 'circle', 'place', 'movement', 'dryRun']);
  expect(ids(table.match.view(me), undefined)).toEqual(['aim', 'circle']);
});

test('AP-5.3 the figure is led to where tiles lie', () => {
  const table = tableWith({ phase: 'planning', players: [{ planning: { alpaca: 1 } }, { ready: true }] });
  table.play(0, put('alpaca', 'farm'), { type: 'done' });
  const farm = tables.locationIds.indexOf('farm');
  const step = guide(table.match.view(me), me, 'act', components).find(({ id }) => id === 'figure');
  expect(step).toEqual({ id: 'figure', pane: 'board', targets: [`location:${farm}`] });
});
