// What is asked and told names what is possible, and nothing else.
import { expect, test } from 'vitest';
import { box, type Event } from '../../rules/index.ts';
import { at, callPirate, city, endTurn, landPirate, lastTurn, sail, tableWith } from '../../rules/test/table.ts';
import { texts } from '../texts/index.ts';

const words = (await texts.en()).textsFor(box.standard.components);
const names = ['Ann', 'Bob', 'Cid', 'Dan'];

function promptAt(table: ReturnType<typeof tableWith>): string {
  const { seat, prompt } = table.match.decisions()[0]!;
  return words.prompt(prompt, table.state(), seat);
}
const told = (events: readonly Event[]): string[] =>
  events.filter(({ type }) => type === 'paid').map((event) => words.event(event, names));
const noLoans = { loans: { 10: 9, 16: 6 } };

test('EC-14.16 after the free pirate move nobody is told to sail on', () => {
  const player = { ...at('tanger'), money: 30, cards: ['marseille-1'] };
  const table = tableWith({ round: 2, players: [player] }, 4, { islasCanarias: true });
  table.play(sail('marseille-1', 'islas-canarias'), callPirate('free'), landPirate('napoli', 1));
  expect(promptAt(table)).toBe('Your voyage has ended in Islas Canarias: build here.');
});

test('EC-2.9 who can neither build nor sail is told to borrow', () => {
  const full = tableWith({
    round: 2,
    players: [{ ...at('tunis'), money: 0, cards: ['marseille-3'] }, at('marseille'), at('marseille')],
    display: [],
  });
  full.play(sail('marseille-3', 'marseille'));
  expect(promptAt(full)).toBe('You can neither build nor sail on: take a loan.');
  const poor = tableWith({ round: 2, players: [{ ...at('tunis'), money: 1, cards: ['marseille-3'] }], display: [] });
  poor.play(sail('marseille-3', 'marseille'));
  expect(promptAt(poor)).toBe('You can neither build nor sail on: take a loan.');
});

test('EC-2.6 where no loans are left, passing takes their place', () => {
  const table = (player: object) => tableWith({ round: 2, players: [{ money: 30, ...player, ...noLoans }, noLoans] });
  expect(promptAt(table(at('tunis')))).toContain('or go to the bank and pass');
  expect(promptAt(table({ ship: 'bank' }))).toBe('Leave the bank with a destination card and build, or pass.');
});

test('EC-14.5, EC-14.20 in outer cities all but the first get half, whatever their rank', () => {
  const four = tableWith({ ...lastTurn(), cities: { lisboa: { row: [0, 1, 2, 3] } } }, 4, { lisboa: true });
  const lines = told(four.play(endTurn)).filter((line) => line.includes('Lisboa'));
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => line.includes('half the amount'))).toHaveLength(3);
  expect(lines.join()).not.toContain('second');
});

test('EC-13 with two players the neutral colour is told apart', () => {
  const tanger = { row: [null, null, 1, 1, 0, 'n0', 1], closed: [0, 'n0'] };
  const player = { ...at('tanger'), warehouses: 3, neutralWarehouses: 1 };
  const table = tableWith({ round: 3, cities: { tanger }, players: [player] }, 2);
  const { lines } = words.explain(`closed:${city('tanger')}`, table.state(), table.asked(), names)!;
  expect(lines.slice(0, 2)).toEqual(['Ann: 1', 'Ann (neutral): 1']);
  const overview = words.overview(table.state(), table.asked(), names.slice(0, 2)).join(' ');
  expect(overview).toContain('1 × Ann and 1 × Ann (neutral)');
  expect(overview).toContain('3 warehouses, 1 neutral');
  expect(words.explain('spread:1', table.state(), table.asked(), names)!.lines).toContain(
    'With two players only the main colour counts.',
  );
});

test('EC-9.5 in the last phase no loan is said to be extended', () => {
  const due = (phase: number) => words.explain('loan:0', tableWith({ phase, round: 2 }).state(), 'spectator', names)!.lines[0];
  expect([due(2)!.includes('extend it once'), due(3)!.includes('cannot be extended')]).toEqual([true, true]);
});
