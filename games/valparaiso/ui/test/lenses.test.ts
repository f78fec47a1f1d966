// What merchants can reach and at what price, and which market tiles come next: told by whatever is pointed at.
import { openGame, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { box } from '../../rules/index.ts';
import { tableAt } from '../../rules/test/table.ts';
import { texts } from '../texts/index.ts';

const { components } = box.standard;
const { rules } = openGame(box);
const me = seat(0);
const names = ['Ada', 'Berta', 'Cem'];

test('VP-5.4, VP-5.6: the reach of a merchant by price, customs included', async () => {
  const table = tableAt({ phase: 'planning', houses: { Z1: [1] }, players: [{ merchants: { V: 1 } }] });
  const words = (await texts.en()).textsFor(components);
  const { lines } = words.explain(`merchant:${table.place('V')}`, rules.view(table.state, me), me, names)!;
  expect(lines.slice(1)).toEqual([
    'For free: Peñuelas.',
    'For 1 peso: Casablanca and Curacaví.',
    'For 2 pesos: Limache (2 pesos of it customs).',
    'For 3 pesos: Quillota (2 pesos of it customs).',
    'For 4 pesos: Algarrobo.',
  ]);
});

test('VP-5.12 a market tells which tiles come next, and what the way there costs', async () => {
  const table = tableAt({ phase: 'planning', players: [{ merchants: { V: 1 } }] });
  const view = rules.view(table.state, me);
  const words = (await texts.en()).textsFor(components);
  const place = table.place('M1');
  const { start } = table.print.columns[table.print.marketOf[place]!]!;
  const { lines } = words.explain(`place:${place}`, view, me, names)!;
  const titles = [0, 1, 2].map((row) => words.explain(`tile:${start + row}`, view, me, names)!.title);
  expect(lines).toContain(`Bottommost market tile: ${titles[0]}. Then come: ${titles[1]}; ${titles[2]}.`);
  expect(lines).toContain('One of your merchants could come here for 1 peso, customs included.');
  expect(words.explain(`place:${place}`, view, 'spectator', names)!.lines.join()).not.toContain('your merchants could');
});

describe.each([...languages])('in %s', (language) => {
  test('the prices are those of the edition', async () => {
    const changed = { ...components, tariffs: { ...components.tariffs, toll: 71 } };
    const table = tableAt({ phase: 'planning', houses: { Z1: [1] }, players: [{ merchants: { V: 1 } }] });
    const words = (await texts[language]()).textsFor(changed);
    const { lines } = words.explain(`merchant:${table.place('V')}`, rules.view(table.state, me), me, names)!;
    expect(lines.join(' ')).toContain('71');
  });
});
