// The words speak of the edition on the table, not of the one in the box.
import { openGame, SeededChance, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import type { PiecesAt } from '@kontor/table/kit';
import { describe, expect, test } from 'vitest';
import { box, type Components, tablesFor } from '../../rules/index.ts';
import { dryRunOf } from '../desk/dry-run.ts';
import { texts } from '../texts/index.ts';
import { pieces, targetsOf } from '../where.ts';

const { components } = box.standard;
const { fish } = Object.fromEntries(components.goods.map(({ id }, index) => [id, index])) as { fish: number };
const changed: Components = {
  ...components,
  goods: components.goods.map((good) => (good.id === 'fish' ? { ...good, value: 71, price: 72 } : good)),
  locations: components.locations.map((location) => ({
    ...location,
    actions: location.actions.map((action) =>
      action.type === 'buildRoad'
        ? { ...action, inputs: { glass: 2 } }
        : action.type === 'buyCart'
          ? { ...action, coins: 62 }
          : action,
    ),
  })),
  carts: { ...components.carts, steps: 51, limit: 52 },
  houses: components.houses.map((house) => ({ ...house, points: 41 })),
  orders: components.orders.map((order) => ({ ...order, points: 31 })),
  extensions: components.extensions.map((extension, index) => ({
    ...extension,
    price: 21,
    id: index === 0 ? 'llama-shed' : extension.id,
  })),
  warehouse: components.warehouse.map((row) => ({ ...row, points: 11 })),
};
const tables = tablesFor(changed);
const names = ['Ada', 'Berta'];
const me = seat(0);
const { rules } = openGame(box);
const view = rules.view(rules.setup({ missions: false, draftRoles: false }, 2, { chance: new SeededChance(1) }), me);

/** What a target is explained by, which numbers of the changed edition must be in it. */
const asked: Readonly<Record<string, readonly number[]>> = {
  [`good:${fish}`]: [71, 72],
  [`location:${tables.locationIds.indexOf('village')}`]: [62],
  carts: [51, 52],
  'cart:0': [51],
  'house:0': [41],
  'order:0': [31],
  'row:0': [11],
  [`extension:${view.track[0]}`]: [21],
};

describe.each([...languages])('in %s', (language) => {
  test.each(Object.entries(asked))('%s is explained by the numbers of the edition', async (target, numbers) => {
    const words = (await texts[language]()).textsFor(changed);
    const { title, lines, worth = '' } = words.explain(target, view, me, names)!;
    const said = [title, ...lines, worth].join(' ');
    for (const number of numbers) expect(said).toMatch(new RegExp(`\\b${number}\\b`));
  });

  test('what the road costs is named', async () => {
    const wording = await texts[language]();
    const road = (edition: Components) => wording.textsFor(edition).explain('road', view, me, names)!.lines[0]!;
    expect(road(changed)).toMatch(/\b2\b/);
    expect(road(changed)).not.toBe(road(components));
  });

  test('the guided first round names the numbers of the edition', async () => {
    const { lesson } = (await texts[language]()).textsFor(changed);
    const said = (id: string): string => lesson!(id, view, me).lines.join(' ');
    expect(said('movement')).toMatch(/\b51\b/);
    expect(said('buy')).toMatch(/\b21\b/);
  });

  test('an extension that no language knows is called by what it does', async () => {
    const { title } = (await texts[language]()).textsFor(changed).explain('extension:0', view, me, names)!;
    expect(title).toContain('→');
    expect(title).not.toContain('llama');
  });
});

describe('an edition with a good and a name of its own', () => {
  const own: Components = {
    ...components,
    goods: [...components.goods, { ...components.goods[fish]!, id: 'llama-milk' }],
    locations: components.locations.map((location) => (location.id === 'village' ? { ...location, id: 'salt-flat' } : location)),
    roles: components.roles.map((role) => ({ ...role, action: { ...role.action, location: 'farm' } })),
    extensions: components.extensions.filter(({ effect }) => !('location' in effect) || effect.location !== 'village'),
  };
  const milk = components.goods.length;
  const game = openGame(box, { ...box.standard, id: 'salt', components: own });
  const there = game.rules.view(game.rules.setup({ missions: false, draftRoles: false }, 2, { chance: new SeededChance(1) }), me);

  test.each([...languages])('is spoken of in %s', async (language) => {
    const words = (await texts[language]()).textsFor(own);
    expect(words.explain(`good:${milk}`, there, me, names)!.title).toBe('Llama milk');
    const flat = words.explain(`location:${tablesFor(own).locationIds.indexOf('salt-flat')}`, there, me, names)!;
    expect(flat.title).toBe('Salt flat');
    expect([...words.overview(there, me, names), ...flat.lines].join(' ')).not.toMatch(/undefined/);
    const laid = game.rules.imagine(there, me, new SeededChance(1));
    const [placing] = game.rules.legalMoves(laid, me);
    game.rules.apply(laid, me, placing!, { chance: new SeededChance(1) });
    const planned = game.rules.view(laid, me);
    const run = dryRunOf(planned, me, own)!;
    expect([words.dryRun.summary(run), ...words.dryRun.explain(run, planned).lines].join(' ')).not.toMatch(/undefined/);
    expect(words.lesson!('place', there, me).lines.join(' ')).not.toMatch(/undefined/);
  });

  test('is pointed at and seen travelling by its own numbers', () => {
    const coin = milk + 1;
    expect(targetsOf({ type: 'returnCoin', spot: 0 }, there, me, own)).toEqual([`on:0:${coin}`]);
    expect(targetsOf({ type: 'returnCoin', spot: 0 }, view, me, components)).toEqual([`on:0:${milk}`]);
    const lying = (places: readonly PiecesAt[], kind: string) =>
      places.filter((piece) => piece.kind === kind).reduce((sum, { count }) => sum + count, 0);
    expect(lying(pieces(there, own), `good:${milk}`)).toBe(there.supply[milk]);
    expect(lying(pieces(there, own), 'coin')).toBe(lying(pieces(view, components), 'coin'));
  });
});
