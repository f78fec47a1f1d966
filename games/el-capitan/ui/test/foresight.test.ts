// The lens: what a building would change is what it then changes; and what a loan costs is said before it is taken.
import { type Seat, SeededChance, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import { expect, test } from 'vitest';
import { box, layOut, spreadOf, type View } from '../../rules/index.ts';
import { playBusyMatch } from '../../rules/test/busy-player.ts';
import { at, build, city, tableWith } from '../../rules/test/table.ts';
import { foreseenAt } from '../foresight.ts';
import { changesIn, foreseer, fortressPays, isOwnWarehouse, isPlacement, paidBy, partsOf } from '../texts/foresight.ts';
import { texts } from '../texts/index.ts';

const { components } = box.standard;
const board = layOut(components);
const lens = foreseer(components);
const words = (await texts.en()).textsFor(components);
const names = ['Ann', 'Bob', 'Cid', 'Dan'];
const [me, other] = [seat(0), seat(1)];

test('EC-10.3, EC-10.4 a city says what it would pay whom before and after', () => {
  const { state } = tableWith({ round: 2, cities: { marseille: { row: [1, 0] } }, players: [at('marseille')] });
  const { now, after } = lens.ofMove(state(), me, { type: 'buildWarehouse', colour: 0, site: 3 });
  expect(changesIn(city('marseille'), now, after)).toEqual([
    { seat: 0, now: 4, after: 12 },
    { seat: 1, now: 8, after: 6 },
  ]);
  expect(changesIn(city('napoli'), now, after)).toEqual([]);
});

test('EC-5.1, EC-5.2 it says who would be closed', () => {
  const row = [1, 0, 1, 0];
  const closedWith = (players: number) =>
    lens
      .ofPlan(
        tableWith({ round: 2, cities: { marseille: { row } } }, players).state(),
        me,
        city('marseille'),
        isOwnWarehouse(me, 5),
      )!
      .after.closed.map(({ owner, site }) => ({ owner, site }));
  expect(closedWith(3)).toEqual([{ owner: 1, site: 1 }]);
  expect(closedWith(4)).toEqual([]);
});

test('EC-4.4, EC-4.6 nothing is foreseen where nothing could be built', () => {
  const plan = (situation: object) =>
    lens.ofPlan(tableWith({ round: 2, ...situation }).state(), me, city('tunis'), isOwnWarehouse(me));
  expect(plan({ cities: { tunis: { row: [1, 0, 0, 0] } } })).toBeUndefined();
  expect(plan({ cities: { tunis: { row: [1, 0, 0] } }, players: [{ warehouses: 0 }] })).toBeUndefined();
  expect(plan({ cities: { tunis: { row: [1, 0, 0] } } })?.move).toEqual(build(4));
});

test('EC-4.1 a plan is made for any city, wherever the ship is, whoever is to move, and however little money there is', () => {
  const { state } = tableWith({ round: 2, active: 1, cities: { tunis: { row: [1] } }, players: [{ money: 0 }] });
  const plan = foreseenAt(lens, state(), me, `site:${city('tunis')}:2`)!;
  expect(plan.after.gains.slice(0, 2)).toEqual([3, 3]);
  expect(foreseenAt(lens, state(), me, `site:${city('tunis')}:3`)).toBeUndefined();
  expect(foreseenAt(lens, state(), me, 'bank')).toBeUndefined();
});

test('EC-4.2 of two sites the one is foreseen that pays more', () => {
  const { state } = tableWith({ round: 2 });
  expect(foreseenAt(lens, state(), me, `city:${city('napoli')}`)?.move).toEqual(build(2));
});

test('EC-6.1, EC-8.1, EC-10.7 reopening and fortresses are foreseen too', () => {
  const cities = { athina: { row: [null, 1, 1, 2, 1, 2, 1], closed: [0], fortresses: [1] } };
  const { state } = tableWith({ round: 2, cities, players: [at('athina')] });
  expect(foreseenAt(lens, state(), me, `closed:${city('athina')}`)?.move).toEqual({
    type: 'reopenWarehouse',
    colour: 0,
    site: 8,
  });
  const fortress = foreseenAt(lens, state(), me, `fortress:${city('athina')}:2`)!;
  expect([fortress.site, paidBy(fortress.after, city('athina'), 'fortresses', 0)]).toEqual([2, 14]);
});

test('EC-10.7 a new fortress says what it would pay, and the others where that changes', () => {
  const pays = (situation: object, move: (view: View) => ReturnType<typeof lens.ofMove>) => {
    const view = tableWith({ round: 2, ...situation }).state();
    return fortressPays(board, view, city('athina'), move(view));
  };
  const fortify = (view: View) => lens.ofMove(view, me, { type: 'buildFortress' });
  const players = [at('athina')];
  expect(pays({ cities: { athina: { row: [1, 1], fortresses: [1] } }, players }, fortify)).toEqual([{ site: 2, amount: 4 }]);
  expect(pays({ players }, fortify)).toEqual([{ site: 1, amount: 0 }]);
  const house = (view: View) => lens.ofMove(view, me, { type: 'buildWarehouse', colour: 0, site: 3 });
  expect(pays({ cities: { athina: { row: [1, 1], fortresses: [1] } }, players }, house)).toEqual([{ site: 1, amount: 6 }]);
});

test('EC-10.2, EC-10.3, EC-10.7 each source of a payday says what it would become', () => {
  const cities = { marseille: { row: [1, 0] }, tunis: { row: [0], fortresses: [0] }, venezia: { row: [0] } };
  const { state } = tableWith({ round: 2, cities, players: [at('napoli')] });
  const { now, after } = lens.ofMove(state(), me, { type: 'buildWarehouse', colour: 0, site: 2 });
  const parts = partsOf(me, now, after);
  expect(parts.map(({ source }) => source)).toEqual(['spread', 'majority', 'fortresses']);
  expect(parts.reduce((sum, part) => sum + part.now, 0)).toBe(now.totals[me]);
  expect(parts.reduce((sum, part) => sum + part.after, 0)).toBe(after.totals[me]);
  expect(parts[1]!.after - parts[1]!.now).toBe(8);
  expect(partsOf(me, now).every((part) => part.now === part.after)).toBe(true);
  expect(partsOf(seat(3), now, after)).toEqual([]);
});

test.each([
  ['en', 'florins', 'florin', 'florins'],
  ['de', 'Florin', 'Florin', 'Florin'],
  ['fr', 'florin', 'florin', 'florins'],
  ['it', 'fiorini', 'fiorino', 'fiorini'],
] as const)('EC-1.2 in %s money has the word that belongs to its amount', async (language, none, one, many) => {
  const { florinWord } = (await texts[language]()).textsFor(components);
  expect([0, 1, -1, 2, 1234].map(florinWord)).toEqual([none, one, one, many, many]);
});

test('what is foreseen is what happens, in whole games', () => {
  for (const seatCount of [2, 3, 5]) {
    const options = { porto: true, lisboa: true, islasCanarias: true };
    playBusyMatch({ seatCount, options, seed: seatCount }, new SeededChance(seatCount), (match, who, move) => {
      if (!isPlacement(move)) return;
      const view = match.state as View;
      const { rules } = match.game;
      const foreseen = lens.ofMove(view, who as Seat, move);
      const plan = lens.ofPlan(view, who as Seat, view.ships[who]!, (other) => JSON.stringify(other) === JSON.stringify(move));
      expect(plan?.after.totals).toEqual(foreseen.after.totals);
      const later = rules.clone(view);
      rules.apply(later, who, move, { chance: new SeededChance(1) });
      expect(foreseen.spread).toEqual(later.money.map((_, index) => spreadOf(later, index)));
    });
  }
});

test('EC-10.3 a city says what one’s own next warehouse would change, and to a spectator only what is', () => {
  const { state } = tableWith({ round: 2, cities: { marseille: { row: [1, 0] } } });
  const said = (viewer: Seat | 'spectator') => words.explain(`city:${city('marseille')}`, state(), viewer, names)!.lines;
  expect(said(me)).toContain('Your next warehouse here would change that: Ann +8, Bob −2.');
  expect(said('spectator').join(' ')).not.toContain('Your');
});

test('EC-9.2, EC-9.3, EC-9.5 a loan says what it will cost, and extending what is due then', () => {
  const owing = { loans: { 10: 1, 16: 1 }, money: 40 };
  const { state } = tableWith({ round: 2, players: [owing] });
  const last = tableWith({ round: 2, phase: 3 }).state();
  const { lines } = words.explain('loan:1', state(), me, names)!;
  expect(lines).toContain('So it costs 4 florins, or 14 if you extend it.');
  expect(lines).toContain('With it you would owe 52 florins in all.');
  expect(words.explain('loan:1', state(), other, names)!.lines.join(' ')).not.toContain('in all');
  expect(words.explain('loan:1', last, me, names)!.lines).toContain('So it costs 4 florins.');
  expect(words.move({ type: 'takeLoan', loan: 1 }, state(), me)).toBe('Borrow 16, repay 20 (extended: 30)');
  expect(words.move({ type: 'takeLoan', loan: 1 }, last, me)).toBe('Borrow 16, repay 20');
  expect(words.move({ type: 'extendLoans' }, state(), me)).toBe('Extend 2 loans, repay 46 later');
});

test.each([...languages])('in %s a loan tells all its amounts', async (language) => {
  const spoken = (await texts[language]()).textsFor(components);
  const { state } = tableWith({ round: 2, players: [{ loans: { 10: 1 } }] });
  expect(spoken.move({ type: 'takeLoan', loan: 0 }, state(), me)).toMatch(/10.*12.*16/);
  expect(spoken.explain('loan:0', state(), me, names)!.lines.join(' ')).toMatch(/12.*16.*\b2\b.*\b6\b.*24/);
  expect(spoken.move({ type: 'extendLoans' }, state(), me)).toMatch(/1.*16/);
});
