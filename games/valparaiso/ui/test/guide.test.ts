// The guided first round of Valparaíso: every lesson is told, and what is advised can be done.
import { openGame, type Seat, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import type { GuideStep } from '@kontor/table/kit';
import { describe, expect, test } from 'vitest';
import { readGuide, type Told } from '../../../../table/src/test/support/read-guide.ts';
import { box, type Components, none, phases, printFor, type State, type ValparaisoTypes, type View } from '../../rules/index.ts';
import { busyWeight } from '../../rules/test/busyPlayer.ts';
import { tableAt } from '../../rules/test/table.ts';
import { dryRun } from '../desk/dry-run.ts';
import { guide } from '../guide.ts';
import { en } from '../texts/en.ts';
import { firstPlan } from '../texts/first-round.ts';
import { texts } from '../texts/index.ts';

const game = openGame(box);
const { rules } = game;
const { components } = box.standard;
const everything = Object.keys(en.lessons);

const stepsFor = (state: State, who: Seat): readonly GuideStep[] =>
  guide(rules.view(state, who), who, rules.decisions(state).find((asked) => asked.seat === who)?.prompt, components);

const rounds: readonly (readonly Told<ValparaisoTypes>[])[] = [2, 3, 4, 5].flatMap((seatCount) =>
  [false, true].flatMap((race) =>
    [1, 2, 3, 4].flatMap((seed) => readGuide({ game, guide, seatCount, options: { race }, seed, weigh: busyWeight })),
  ),
);

test('three steps come before the first move, and every lesson is told in some round', () => {
  expect(rounds.length).toBeGreaterThan(100);
  for (const told of rounds) {
    const before = told.filter(({ own }) => own === 0).map(({ step }) => step.id);
    expect(before).toEqual(['aim', 'market', 'goods']);
  }
  const seen = new Set(rounds.flatMap((told) => told.map(({ step }) => step.id)));
  expect([...seen].sort()).toEqual([...everything].sort());
});

test('a moment never offers a step twice, and the first one offers at least two', () => {
  for (const told of rounds) {
    const { view, seat: who } = told[0]!;
    expect(guide(view, who, undefined, components).length).toBeGreaterThanOrEqual(2);
  }
  for (const phase of phases) {
    const { state } = tableAt({ phase: 'planning', round: 1 });
    const ids = guide({ ...rules.view(state, seat(0)), phase }, seat(0), phase, components).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('whoever joins later is told the last step at once', () => {
  const { state } = tableAt({ phase: 'planning', round: 4 });
  expect(stepsFor(state, seat(0))).toEqual([{ id: 'end', isLast: true }]);
});

describe.each([...languages])('in %s', (language) => {
  test('lessons speak of the edition on the table', async () => {
    const changed: Components = {
      ...components,
      end: { ...components.end, victoryPoints: 61 },
      repository: { ...components.repository, mayorFee: 92 },
      tariffs: { ...components.tariffs, rivalFee: 72 },
    };
    const words = (await texts[language]()).textsFor(changed);
    const { view, seat: who } = rounds[0]![0]!;
    const said = (id: string) => words.lesson!(id, view, who).lines.join(' ');
    expect(said('aim')).toContain('61');
    expect(said('dry')).toContain('92');
    expect(said('village')).toContain('72');
  });
});

describe('what is advised', () => {
  const words = async () => (await texts.en()).textsFor(components);

  test('VP-1.8 a free market, by name', async () => {
    const { state, place } = tableAt({ phase: 'placingMerchants', players: [{}, { merchants: { V: 1, M1: 1 } }] });
    const view = rules.view(state, seat(0));
    const step = guide(view, seat(0), 'placingMerchants', components).find(({ id }) => id === 'village')!;
    expect(step.targets).not.toContain(`place:${place('M1')}`);
    expect((await words()).lesson!('village', view, seat(0)).lines[0]).toMatch(/Casablanca|Curacaví/);
  });

  test('VP-5.10 who stands at no market is told to move first', async () => {
    const away = rules.view(tableAt({ phase: 'planning', players: [{ merchants: { V: 2 } }] }).state, seat(0));
    const there = rules.view(tableAt({ phase: 'planning', players: [{ merchants: { V: 1, M1: 1 } }] }).state, seat(0));
    const plan = async (view: View) => (await words()).lesson!('plan', view, seat(0)).lines[1]!;
    expect(await plan(away)).toMatch(/: Move a merchant, Trade in the village, Build a house/);
    expect(await plan(there)).toMatch(/: Trade in the village, Build a house/);
  });

  test('VP-3.1 a plan that can be carried out, whatever the position', () => {
    let plans = 0;
    for (const told of rounds) {
      const moment = told.find(({ step }) => step.id === 'plan');
      if (!moment) continue;
      const { view, seat: who } = moment;
      const print = printFor(components, view.money.length);
      const cards = firstPlan(print, view, who);
      const plan = [none, ...cards, none, none, none, none].slice(0, print.slotCount);
      expect(cards.length).toBe(4);
      const run = dryRun({ ...view, plans: view.plans.map((other, index) => (index === who ? plan : other)) }, who, game)!;
      expect(run.steps.map(({ refusal }) => refusal)).toEqual(cards.map(() => undefined));
      plans++;
    }
    expect(plans).toBeGreaterThan(100);
  });

  test('VP-5.7 the space that scores', async () => {
    const table = tableAt({
      phase: 'usingCards',
      frame: { type: 'build', card: 'buildHouse', side: 'main' },
      players: [{ merchants: { V: 1, Z3: 1 } }],
    });
    const view = rules.view(table.state, seat(0));
    const step = guide(view, seat(0), 'build', components).find(({ id }) => id === 'build')!;
    expect(step.targets).toEqual([`space:${table.space('Z3')}`]);
    expect((await words()).lesson!('build', view, seat(0)).lines.join(' ')).toMatch(/Algarrobo brings 2 victory points/);
  });
});
