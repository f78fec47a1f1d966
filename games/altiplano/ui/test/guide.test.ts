// The guided first round of Altiplano: every lesson is told, and what is proposed can be done.
import { openGame, seat } from '@kontor/engine';
import { expect, test } from 'vitest';
import { readGuide } from '../../../../table/src/test/support/read-guide.ts';
import { box, type View } from '../../rules/index.ts';
import { newTable, put, tables, tableWith } from '../../rules/test/table.ts';
import { guide } from '../guide.ts';
import { firstPlan } from '../texts/first-plan.ts';
import { lessonRules } from '../texts/lesson-phrases.ts';
import { readingFor } from '../texts/reading.ts';

const { components } = box.standard;
const game = openGame(box);
const me = seat(0);
const options = [{}, { missions: true }, { draftRoles: true }, { missions: true, draftRoles: true }];

test('over all games every lesson is told', () => {
  const told = new Set<string>();
  for (const seatCount of [2, 3, 4, 5])
    for (const chosen of options)
      for (const seed of [1, 2, 3])
        for (const { step } of readGuide({ game, guide, seatCount, options: chosen, seed }).flat()) told.add(step.id);
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
