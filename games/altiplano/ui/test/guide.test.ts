// The guided first round of Altiplano: every lesson is told, and what is proposed can be done.
import { openGame, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { readGuide } from '../../../../table/src/test/support/read-guide.ts';
import { box, type Move, type View } from '../../rules/index.ts';
import { basic, figureTo, newTable, put, ring, spot, station, tables, tableWith, track } from '../../rules/test/table.ts';
import { guide } from '../guide.ts';
import { firstPlan, proposalFor } from '../texts/first-plan.ts';
import { texts } from '../texts/index.ts';
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

const ids = (view: View, prompt: string | undefined) => guide(view, me, prompt, components).map(({ id }) => id);
const placing = (view: View) => guide(view, me, 'plan', components).find(({ id }) => id === 'place');

/** A farmer with starting tiles that pay for the own action and for wool. */
const farmer = (...planned: Move[]) => {
  const planning = { food: 3, alpaca: 1 };
  const table = tableWith({ phase: 'planning', players: [{ role: 'farmer', planning, coins: 1 }, {}] });
  if (planned.length > 0) table.play(0, ...planned);
  return table;
};
const followed = [put('food', 'farmer'), put('alpaca', 'farm'), put('food', 'farmer'), put('food', 'farm')];

test('AP-4.1 once a tile lies there, movement and the dry run are spoken of', () => {
  expect(ids(farmer().match.view(me), 'plan')).toEqual(['aim', 'circle', 'place']);
  expect(ids(farmer(followed[0]!).match.view(me), 'plan')).toEqual(['place', 'movement', 'dryRun', 'aim', 'circle']);
  expect(ids(farmer(...followed).match.view(me), 'plan')).toEqual(['movement', 'dryRun', 'place', 'aim', 'circle']);
  const other = farmer(put('food', 'movement-1'));
  expect(ids(other.match.view(me), 'plan')).toEqual(['movement', 'dryRun', 'aim', 'circle']);
  expect(ids(other.match.view(me), undefined)).toEqual(['aim', 'circle']);
});

test('AP-4.3 the plan that is proposed stays the same while it is followed, and what is left of it is marked', () => {
  const reading = readingFor(components);
  const proposed = (view: View) => proposalFor(reading, view, view.players[me]!);
  const { productions } = proposed(farmer().match.view(me));
  expect(productions).toEqual([station('farmer'), basic('farm', 1)]);
  for (const count of followed.keys()) {
    const view = farmer(...followed.slice(0, count)).match.view(me);
    const left = followed.slice(count).map((move) => (move.type === 'placeTile' ? [move.good, move.spot] : []));
    const marks = left.flatMap(([item, at]) => [`planned:${item}`, `space:${at}`]);
    expect(proposed(view)).toMatchObject({ productions, stage: 'open' });
    expect([...placing(view)!.targets!].sort()).toEqual([...new Set(marks)].sort());
  }
  const laid = farmer(...followed).match.view(me);
  expect(proposed(laid)).toEqual({ productions, left: [], stage: 'laid' });
  expect(placing(laid)!.targets).toEqual([]);
  expect(proposed(farmer(put('food', 'movement-1')).match.view(me)).stage).toBe('other');
  expect(proposed(farmer(put('food', 'farm'), put('food', 'farm')).match.view(me)).stage).toBe('other');
});

test('AP-4.4 where the plan needs a coin, the coin is marked', () => {
  const { goods, coins } = components.roles.find(({ id }) => id === 'trader')!.start;
  const table = tableWith({ phase: 'planning', players: [{ role: 'trader', planning: goods, coins }, {}] });
  const targets = placing(table.match.view(me))!.targets!;
  expect(targets).toContain(`coins@${me}`);
  expect(targets).toContain(`space:${spot('trader', 'coin')}`);
});

describe.each([...languages])('in %s', async (language) => {
  const words = (await texts[language]()).textsFor(components);
  const lines = (id: string, view: View) => words.lesson!(id, view, me);

  test('AP-4.3 the same plan is proposed until it lies; then there is nothing more to propose', () => {
    const first = lines('place', farmer().match.view(me));
    for (const count of [1, 2, 3]) expect(lines('place', farmer(...followed.slice(0, count)).match.view(me))).toEqual(first);
    const laid = lines('place', farmer(...followed).match.view(me));
    expect(laid.title).not.toBe(first.title);
    expect(laid.lines).toHaveLength(1);
    expect(lines('place', farmer(put('food', 'movement-1')).match.view(me)).lines).toEqual(first.lines.slice(0, 1));
  });

  test('AP-5.11 before the very first action nobody moves, and the lesson says so', () => {
    const player = { spaces: { farm: { alpaca: 1, food: 1 } } };
    const first = tableWith({ ring, track, players: [player, {}] });
    first.play(0, figureTo('farm'));
    const later = tableWith({ ring, track, players: [{ ...player, figure: 'farm' }, {}] });
    const [now] = lines('act', first.match.view(me)).lines;
    const [then] = lines('act', later.match.view(me)).lines;
    expect(now).not.toBe(then);
    if (language === 'en') expect(now).not.toContain('before and after');
  });
});

test('once a move was made, what is asked now comes before what is general', () => {
  const table = newTable(2, { missions: true });
  expect(ids(table.match.view(me), 'passMissions')).toEqual(['aim', 'missions']);
  table.play(0, table.moves(0)[0]!);
  expect(ids(table.match.view(me), 'passMissions')).toEqual(['missions', 'aim']);
  const acting = tableWith({ ring, track, players: [{ spaces: { farm: { alpaca: 1 } } }, {}] });
  expect(ids(acting.match.view(me), 'act')).toEqual(['figure', 'aim', 'circle']);
});

test('AP-5.3 the figure is led to where tiles lie', () => {
  const table = tableWith({ phase: 'planning', players: [{ planning: { alpaca: 1 } }, { ready: true }] });
  table.play(0, put('alpaca', 'farm'), { type: 'done' });
  const farm = tables.locationIds.indexOf('farm');
  const step = guide(table.match.view(me), me, 'act', components).find(({ id }) => id === 'figure');
  expect(step).toEqual({ id: 'figure', pane: 'board', targets: [`location:${farm}`] });
});
