// The dry run tells what a plan would bring if nobody interferes: plans with known answers, and the words for them.
import { SeededChance, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { box } from '../../rules/index.ts';
import { playBusyMatch } from '../../rules/test/busy-player.ts';
import { good, mission, place, ring, spot, tables, tableWith, track } from '../../rules/test/table.ts';
import { dryRunOf } from '../desk/dry-run.ts';
import { withDryRun } from '../desk/explained.ts';
import { actionsOf, type DryRun, type Gain, stopKey } from '../texts/dry-run.ts';
import { texts } from '../texts/index.ts';

const { components } = box.standard;
const me = seat(0);

/** The dry run of a plan that lies on the board of the first player, who acts after the other one. */
function tell(player: object, situation: object = {}, options?: object): DryRun {
  const { match } = tableWith(
    { phase: 'planning', ring, track, startPlayer: 1, players: [{ figure: 'farm', ...player }, {}], ...situation },
    { ...(options && { options }) },
  );
  return dryRunOf(match.view(me), me, components)!;
}
const gainsAt = (run: DryRun, location: string): readonly (readonly Gain[])[] =>
  run.stops.filter((stop) => stop.location === place(location)).flatMap(({ outcomes }) => outcomes.map(({ gains }) => gains));
const risksAt = (run: DryRun, location: string) =>
  run.stops.filter((stop) => stop.location === place(location)).flatMap(({ outcomes }) => outcomes.flatMap(({ risks }) => risks));
const far = (run: DryRun) => run.unreached.map(({ location }) => location);

describe('known plans', () => {
  test('AP-4.5 outside planning, and of somebody else, nothing is told', () => {
    const { match } = tableWith({ ring, track, players: [{ figure: 'farm', spaces: { farm: { alpaca: 1 } } }, {}] });
    expect(dryRunOf(match.view(me), me, components)).toBeUndefined();
    const planning = tableWith({ phase: 'planning', players: [{}, {}] }).match;
    expect(dryRunOf(planning.view(me), seat(1), components)).toBeUndefined();
    expect(dryRunOf(planning.view('spectator'), me, components)).toBeUndefined();
    const view = planning.view(me);
    expect(dryRunOf(view, me, components)).toBe(dryRunOf(view, me, components));
  });

  test('AP-6.1 a whole action is told with what it gives', () => {
    const run = tell({ spaces: { farm: { alpaca: 1, food: 1 } } });
    expect(gainsAt(run, 'farm')).toEqual([[{ type: 'goods', among: [good('wool')], count: 1 }]]);
    expect(run).toMatchObject({ unreached: [], halves: [], missing: undefined, isSure: true });
  });

  test('AP-5.14 a half laid action names what it lacks', () => {
    const run = tell({ spaces: { forest: { food: 1 }, harbour: { wood: 1 } } });
    expect(run.stops).toEqual([]);
    expect(run.halves).toEqual([
      { spot: place('forest'), location: place('forest'), items: [good('food')], lacks: [[good('food')]], isFull: false },
      {
        spot: place('harbour'),
        location: place('harbour'),
        items: [good('wood')],
        lacks: [[good('wood')]],
        isFull: false,
      },
    ]);
  });

  test('AP-4.6 where no space is free for what is missing, nothing is said to be lacking', () => {
    const spaces = { farm: { food: 2 } };
    const farm = { spot: place('farm'), location: place('farm'), items: [good('food'), good('food')] };
    expect(tell({ spaces }).halves).toEqual([{ ...farm, lacks: [], isFull: true }]);
    const harbour = tell({ spaces: { harbour: { wood: 1, food: 1 } } });
    expect(harbour.halves).toMatchObject([{ lacks: [], isFull: true }]);
    // AP-8.30: what is missing could still lie on the wild space.
    const wild = tell({ spaces, extensions: ['wild-space'] });
    expect(wild.halves).toEqual([{ ...farm, lacks: [[good('alpaca')], [good('wool')]], isFull: false }]);
  });

  test('AP-5.14 what is half laid is told apart from the stop at the same location', async () => {
    const plan = { role: 'farmer', spaces: { forest: { cacao: 1 } }, stations: { role: { food: 1 } }, figure: 'forest' };
    const { match } = tableWith({ phase: 'planning', ring, track, players: [plan, {}] });
    const view = match.view(me);
    const words = (await withDryRun(texts).en()).textsFor(components);
    const lines = (target: string) => words.explain(target, view, me, ['Ada', 'Berta'])!.lines.join(' ');
    expect(lines(`dry:${place('forest')}`)).not.toContain('Lacking');
    expect(lines(`half:${spot('farmer')}`)).toContain('Lacking for an action: 1 food.');
  });

  test('AP-4.8 a role or extension that is filled in part lacks the rest', () => {
    const run = tell({ role: 'farmer', stations: { role: { food: 1 } } });
    expect(run.halves).toEqual([
      { spot: spot('farmer'), location: place('forest'), items: [good('food')], lacks: [[good('food')]], isFull: false },
    ]);
  });

  test('AP-5.5 what cannot be reached for want of movement is told, and how much is missing', () => {
    const plan = { spaces: { farm: { alpaca: 1 }, mine: { food: 2 }, market: { wood: 1 } } };
    const run = tell(plan);
    expect(actionsOf(run.stops)).toBe(2);
    expect(far(run)).toEqual([place('market')]);
    expect(run.missing).toBe(2);
    const closer = tell({ ...plan, movement: ['food'] });
    expect(far(closer)).toEqual([place('market')]);
    expect(closer.missing).toBe(1);
    const carted = tell({ ...plan, movement: ['food'], carts: ['ready', 'ready', 'absent', 'absent'] });
    expect(far(carted)).toEqual([]);
    expect(carted.movements).toEqual({ used: 1, left: 0 });
  });

  test('AP-6.12 a cart bought on the way carries the figure on', () => {
    const plan = {
      spaces: { village: { fish: 1 }, farm: { alpaca: 1 } },
      figure: 'village',
      movement: ['food'],
      carts: ['used'],
    };
    expect(far(tell(plan))).toEqual([place('farm')]);
    const run = tell({ ...plan, coins: 1 });
    expect(far(run)).toEqual([]);
    expect(run.stops.flatMap(({ outcomes }) => outcomes[0]!.gains)).toContainEqual({ type: 'cart', coins: 1 });
  });

  test('AP-5.3 before the first action the figure begins wherever it pays', () => {
    const run = tell({ figure: null, spaces: { market: { wood: 1 }, road: { stone: 1, wood: 1 } }, carts: ['used'] });
    expect(run.stops.map(({ location }) => location)).toEqual([place('road')]);
    expect(gainsAt(run, 'road')).toEqual([[{ type: 'road', gives: 'planning' }]]);
  });

  test('AP-5.8, AP-6.5 where the tiles leave a choice, every way is told', () => {
    const run = tell({ figure: 'village', spaces: { village: { stone: 2 } } });
    expect(gainsAt(run, 'village')).toHaveLength(2);
    expect(gainsAt(run, 'village')).toContainEqual([{ type: 'stored', count: 2, points: 0 }]);
    expect(gainsAt(run, 'village')).toContainEqual([{ type: 'house', left: components.houses.length }]);
    const traded = tell({ figure: 'forest', spaces: { forest: { cacao: 2 } } });
    expect(gainsAt(traded, 'forest')).toEqual([
      [{ type: 'goods', among: [good('food'), good('cloth'), good('glass')], count: 2 }],
    ]);
  });

  test('AP-6.6, AP-6.10 tiles at the market are sold, or delivered to the order', () => {
    const order = components.orders.findIndex(({ goods }) => goods.includes('fish'));
    const { id } = components.orders[order]!;
    const run = tell({ figure: 'market', order: { card: id }, spaces: { market: { fish: 1 } } });
    expect(gainsAt(run, 'market')).toContainEqual([{ type: 'coins', count: tables.prices[good('fish')] }]);
    expect(gainsAt(run, 'market')).toContainEqual([{ type: 'delivered', count: 1, points: 0 }]);
  });

  test('AP-1.12 an exhausted product is told as nothing', () => {
    const run = tell({ spaces: { farm: { alpaca: 1, food: 1 } } }, { supply: { wool: 0, cloth: 3, alpaca: 3 } });
    expect(gainsAt(run, 'farm')).toEqual([[{ type: 'goods', among: [], count: 1 }]]);
  });

  test('AP-1.5 the last tile of a supply could be taken first, but not before the start player', () => {
    const plan = { spaces: { farm: { alpaca: 1, food: 1 } } };
    const supply = { wool: 1, cloth: 3, alpaca: 3 };
    expect(risksAt(tell(plan, { supply }), 'farm')).toEqual([{ type: 'supply', good: good('wool'), left: 1 }]);
    expect(risksAt(tell(plan, { supply, startPlayer: 0 }), 'farm')).toEqual([]);
    expect(risksAt(tell(plan, { supply: { ...supply, wool: 2 } }), 'farm')).toEqual([]);
  });

  test('AP-6.4, AP-6.5 the card that is wanted could be taken first', () => {
    const run = tell({ figure: 'harbour', spaces: { harbour: { wood: 2 } } });
    expect(risksAt(run, 'harbour')).toEqual([{ type: 'boats', left: components.boats.length }]);
  });

  test('AP-6.6 what is left of the coins would buy is told', () => {
    const { offers } = tell({ coins: 2, spaces: { farm: { alpaca: 1 } } });
    expect(offers.find(({ location }) => location === place('market'))).toMatchObject({ hasOrder: true });
    expect(tell({ coins: 0, spaces: { farm: { alpaca: 1 } } }).offers).toEqual([]);
  });

  test('AP-8.30 the wild tile serves where it completes an action; elsewhere it lies idle', () => {
    const run = tell({ extensions: ['wild-space'], wild: 'food', spaces: { farm: { alpaca: 1 } } });
    expect(gainsAt(run, 'farm')).toEqual([[{ type: 'goods', among: [good('wool')], count: 1 }]]);
    const idle = tell({ extensions: ['wild-space'], wild: 'food', spaces: { forest: {} } });
    expect(idle.halves).toEqual([
      { spot: tables.wildSpot, location: undefined, items: [good('food')], lacks: [], isFull: false },
    ]);
  });

  test('AP-11.25 a mission for being first is told, and that somebody else could be', () => {
    const missions = { M18: 'kept', M01: 'kept' };
    const run = tell({ figure: 'village', spaces: { village: { stone: 2 } }, missions }, {}, { missions: true });
    expect(gainsAt(run, 'village').flat()).toContainEqual({ type: 'mission', mission: mission('M18') });
    expect(risksAt(run, 'village')).toContainEqual({ type: 'first', mission: mission('M18') });
  });
});

test('every part of it explains itself in every language', async () => {
  for (const language of languages) {
    const words = (await withDryRun(texts)[language]()).textsFor(components);
    const names = ['Ada', 'Berta', 'Cem'];
    const seen = new Set<string>();
    let step = 0;
    playBusyMatch({ seatCount: 3, options: { missions: true }, seed: 9 }, new SeededChance(9), (match, who) => {
      if (match.state.phase !== 'planning' || match.state.players[who]!.ready || step++ % 5 !== 0) return;
      const view = match.view(who);
      const run = dryRunOf(view, who, components)!;
      const spots = [...run.stops, ...run.unreached].map(({ location }) => location);
      const keys = [run.stops.map(stopKey), run.unreached.map(stopKey), run.halves.map((half) => half.spot)];
      for (const list of keys) expect(new Set<unknown>(list).size).toBe(list.length);
      const places = [...spots.map((entry) => `dry:${entry}`), ...run.halves.map((half) => `half:${half.spot}`)];
      expect(words.dryRun.summary(run).length).toBeLessThan(70);
      for (const target of ['dry', ...places]) {
        const { title, lines, rule } = words.explain(target, view, who, names)!;
        expect(rule).toMatch(/^AP-\d+\.\d+$/);
        expect(lines.length, target).toBeGreaterThan(0);
        for (const line of [title, ...lines]) {
          expect(line).not.toMatch(/undefined|NaN|#|!| {2}| \.|\.\./);
          seen.add(line);
        }
        for (const line of lines) expect(line).toMatch(/\.$/);
      }
      expect(words.explain('good:3', view, who, names)!.title).not.toBe('');
    });
    expect(seen.size).toBeGreaterThan(40);
  }
});
