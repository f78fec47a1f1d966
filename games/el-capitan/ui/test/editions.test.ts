// The words speak of the edition on the table, not of the one in the box.
import { openGame, SeededChance, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { box, type Components } from '../../rules/index.ts';
import { ui } from '../index.ts';
import { texts } from '../texts/index.ts';

const { components } = box.standard;
const changed: Components = {
  ...components,
  cities: components.cities.map((city, index) =>
    index === 0 ? { ...city, name: 'Genova', harbours: [71, 72], fortresses: [73, 74] } : city,
  ),
  bonus: { ...components.bonus, cities: 8 },
  destinationCards: components.destinationCards.map((card) => ({ ...card, seals: 4, price: 61 })),
  loans: components.loans.map((loan) => ({ ...loan, amount: 51, repayment: 52, extended: 53 })),
  pirate: { ...components.pirate, stepPrice: 41, protection: [42, 43, 44] },
};
const names = ['Ada', 'Berta', 'Cem'];
const me = seat(0);
const options = { porto: false, lisboa: false, islasCanarias: true, startPlayer: 0 } as const;
const { rules } = openGame(box);
const view = rules.view(rules.setup(options, 3, { chance: new SeededChance(1) }), me);

/** What a target is explained by, which words of the changed edition must be in it. */
const asked: Readonly<Record<string, readonly (string | number)[]>> = {
  'city:0': ['Genova'],
  'harbour:0:1': ['Genova', 71],
  'fortress:0:1': ['Genova', 73],
  'card:0': [4, 61],
  'bonus:0': [8],
  'loan:0': [51, 52, 53],
  pirate: [41, 42],
};

describe.each([...languages])('in %s', (language) => {
  test.each(Object.entries(asked))('%s is explained by the edition', async (target, expected) => {
    const words = (await texts[language]()).textsFor(changed);
    const { title, lines, worth = '' } = words.explain(target, view, me, names)!;
    const said = [title, ...lines, worth].join(' ');
    for (const part of expected) expect(said).toMatch(new RegExp(`\\b${part}\\b`));
  });

  test('moves and events have its names and numbers too', async () => {
    const words = (await texts[language]()).textsFor(changed);
    expect(words.move({ type: 'takeLoan', loan: 0 }, view, me)).toMatch(/51\D*52/);
    expect(words.move({ type: 'buyCard', card: 0 }, view, me)).toMatch(/\b4\b.*\b61\b/);
    expect(words.event({ type: 'bonusTaken', seat: me, bonus: 0, florins: 15 }, names)).toMatch(/\b8\b/);
    expect(words.event({ type: 'fortressBuilt', seat: me, city: 0, site: 1, price: 8 }, names)).toContain('Genova');
  });
});

test('a fortress is built where the edition has a site for it', () => {
  const larger: Components = { ...components, cities: components.cities.map((city) => ({ ...city, fortresses: [8, 10, 12] })) };
  const game = openGame(box, { ...box.standard, id: 'three fortresses', components: larger });
  const start = game.rules.view(game.rules.setup(options, 3, { chance: new SeededChance(1) }), me);
  const city = 1;
  const first = city * 3;
  const there = {
    ...start,
    ships: [city, ...start.ships.slice(1)],
    strongholds: start.strongholds.map((owner, index) => (index === first ? 1 : owner)),
  };
  expect(ui.targetsOf({ type: 'buildFortress' }, there, me, larger)).toEqual([`fortress:${city}:2`]);
  expect(ui.pieces!(there, larger)).toContainEqual({ kind: 'fortress:1', place: `fortress:${city}:1`, count: 1 });
});
