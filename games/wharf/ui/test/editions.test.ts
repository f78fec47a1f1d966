// The words speak of the edition on the table, not of the one in the box.
import { openGame, SeededChance, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { box, type Components } from '../../rules/index.ts';
import { texts } from '../texts/index.ts';

const { components } = box.standard;
const changed: Components = {
  ...components,
  goods: [...components.goods].reverse(),
  rounds: 7,
  loadSize: 4,
  sellLimit: 9,
};
const view = openGame(box).rules.view(openGame(box).rules.setup({ startPlayer: 0 }, 2, { chance: new SeededChance(1) }), seat(0));

describe.each([...languages])('in %s', (language) => {
  test('rounds, limits and goods are those of the edition', async () => {
    const wording = await texts[language]();
    const [usual, other] = [wording.textsFor(components), wording.textsFor(changed)];
    expect(usual.stage(view)).toMatch(/\b5\b/);
    expect(other.stage(view)).toMatch(/\b7\b/);
    const hint = (order: string) => other.explain(`order:${order}`, view, seat(0), ['Ana', 'Berta'])!.lines[0];
    expect(hint('load')).toMatch(/\b4\b/);
    expect(hint('sell')).toMatch(/\b9\b/);
    expect([0, 1, 2].map(other.good)).toEqual([2, 1, 0].map(usual.good));
  });

  test('a good that no language knows is not called by its id', async () => {
    const [first, ...rest] = components.goods;
    const texted = (await texts[language]()).textsFor({ ...components, goods: [{ ...first!, id: 'saffron' }, ...rest] });
    expect(texted.good(0)).toMatch(/\p{L}{4,} 1/u);
    expect(texted.good(0)).not.toContain('saffron');
  });
});
