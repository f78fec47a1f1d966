// The words speak of the edition on the table, not of the one in the box.
import { openGame, SeededChance, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { box, type Components, tablesFor } from '../../rules/index.ts';
import { texts } from '../texts/index.ts';

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

  test('an extension that no language knows is called by what it does', async () => {
    const { title } = (await texts[language]()).textsFor(changed).explain('extension:0', view, me, names)!;
    expect(title).toContain('→');
    expect(title).not.toContain('llama');
  });
});
