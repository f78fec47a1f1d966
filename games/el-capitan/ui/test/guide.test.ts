// The guided first round: what is told fits the moment, points at what is there, is said in every language, and comes to its end.
import { type Chance, type Decision, Match, openGame, type Seat, SeededChance, seatsOf } from '@kontor/engine';
import { type Language, languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { box, type Components, type ElCapitanTypes, hand, layOut, type Move, onDisplay, type View } from '../../rules/index.ts';
import { busyWeight } from '../../rules/test/busy-player.ts';
import { at, build, buy, card, city, endTurn, newTable, sail, tableWith } from '../../rules/test/table.ts';
import { guide } from '../guide.ts';
import { texts } from '../texts/index.ts';
import { lessonIds } from '../texts/lessons.ts';

const { components } = box.standard;
const board = layOut(components);
const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];
const words = new Map(
  await Promise.all(languages.map(async (language) => [language, (await texts[language]()).textsFor(components)] as const)),
);
/** How much text fits the strip. */
const most: Readonly<Record<Language, number>> = { en: 225, de: 262, fr: 262, it: 262 };
const outer = { porto: true, lisboa: true, islasCanarias: true };
const tables = [2, 3, 4, 5].flatMap((seatCount) => [
  { seatCount, options: {} },
  { seatCount, options: outer },
]);

interface Told {
  readonly id: string;
  readonly view: View;
  readonly seat: Seat;
  readonly targets: readonly string[];
  readonly isLast: boolean;
}

const promptOf = (asked: readonly Decision[], seat: Seat) => asked.find((decision) => decision.seat === seat)?.prompt;

function chooseBusily(moves: readonly Move[], chance: Chance): Move {
  let left = chance.below(moves.reduce((sum, move) => sum + busyWeight(move), 0));
  return moves.find((move) => {
    left -= busyWeight(move);
    return left < 0;
  })!;
}

/** Plays until every seat has read its last step, at random or (odd seeds) like somebody who builds; each reads what is due. */
function readAll(seatCount: number, options: object, seed: number): Map<Seat, Told[]> {
  const chance = new SeededChance(seed);
  const match = Match.start<ElCapitanTypes>(openGame(box), { seatCount, options, chance: seed });
  const read = new Map(seatsOf(seatCount).map((seat) => [seat, [] as Told[]]));
  const isDone = (told: readonly Told[]) => told.at(-1)?.isLast === true;
  for (let count = 0; count < 3000 && ![...read.values()].every(isDone); count++) {
    const asked = match.decisions();
    for (const [seat, told] of read) {
      if (isDone(told)) continue;
      const view = match.view(seat);
      for (const { id, targets = [], isLast = false } of guide(view, seat, promptOf(asked, seat), components))
        if (!isDone(told) && told.every((step) => step.id !== id)) told.push({ id, view, seat, targets, isLast });
    }
    const moves = match.legalMoves(asked[0]!.seat);
    match.submit(asked[0]!.seat, seed % 2 === 0 ? moves[chance.below(moves.length)]! : chooseBusily(moves, chance));
  }
  return read;
}

/** What is drawn of what the guide points at. */
function isOnTheTable(target: string, view: View): boolean {
  const [kind, index, part] = target.split(':').map((piece, place) => (place === 0 ? piece : Number(piece))) as [
    string,
    number,
    number,
  ];
  const isInPlay = (view.inPlay & (1 << index)) !== 0;
  switch (kind) {
    case 'city':
      return isInPlay;
    case 'site':
      return isInPlay && part >= 1 && part <= board.cities[index]!.values.length;
    case 'harbour':
      return isInPlay && part >= 1 && part <= board.cities[index]!.harbours.length;
    case 'card':
      return view.cards[index] === onDisplay || view.money.some((_, seat) => view.cards[index] === hand(seat));
    case 'spread':
      return index >= 3 && index <= board.spread.length;
    case 'loan':
      return index < components.loans.length;
    case 'player':
      return index < view.money.length;
    case 'pirate':
      return view.pirateCity >= 0;
    default:
      return false;
  }
}

describe.each(tables)('with %o', ({ seatCount, options }) => {
  const all = [1, 2, 3, 4, 5].flatMap((seed) => [...readAll(seatCount, options, seed).values()]);

  test('everybody reads it to its end, in a few steps, two or more at once', () => {
    for (const told of all) {
      expect(told.at(-1)).toMatchObject({ id: 'end', isLast: true });
      expect(told.length).toBeLessThanOrEqual(14);
      expect(told.slice(0, 2).map(({ id }) => id)).toEqual(['aim', 'city']);
      expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    }
  });

  test('it points at what is on the table, and every target explains itself', () => {
    for (const { id, view, seat, targets } of all.flat())
      for (const target of targets) {
        expect(isOnTheTable(target, view), `${id}: ${target}`).toBe(true);
        expect(words.get('en')!.explain(target, view, seat, names)?.title, `${id}: ${target}`).toMatch(/\S/);
      }
  });

  test.each([...languages])('every step has words that fit in %s', (language) => {
    for (const { id, view, seat } of all.flat()) {
      const { title, lines, rule } = words.get(language)!.lesson!(id, view, seat);
      const text = lines.join(' ');
      expect(title.length, title).toBeLessThanOrEqual(30);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(text.length, text).toBeLessThanOrEqual(most[language]);
      expect(text).not.toMatch(/undefined|NaN|null|!/);
      for (const line of lines) expect(line).toMatch(/^[\p{Lu}].*\.$/u);
      expect(rule).toMatch(/^EC-\d+\.\d+$/);
    }
  });
});

test('every lesson is told at some table', () => {
  const told = [...readAll(2, outer, 1).values(), ...readAll(4, outer, 3).values()].flat().map(({ id }) => id);
  const round = { islasCanarias: true };
  const there = tableWith({ players: [{ ...at('tanger'), money: 30, cards: ['marseille-1'] }] }, 4, round);
  there.play(sail('marseille-1', 'islas-canarias'));
  const [step] = guide(there.state(), there.asked(), 'beforeAction', components);
  expect(step?.id).toBe('pirate');
  expect(new Set([...told, 'pirate'])).toEqual(new Set(lessonIds));
});

describe('a first turn', () => {
  const english = words.get('en')!;
  const due = (table: ReturnType<typeof newTable>, edition: Components = components) => {
    const { seat, prompt } = table.match.decisions()[0]!;
    return guide(table.state(), seat, prompt, edition);
  };
  const opened = tableWith({
    display: ['napoli-1', 'athina-2', 'marseille-valencia'],
    players: [{ ship: null, money: 20 }],
  });

  test('EC-3.1 recommends a card that can be paid, with the warehouse it is bought for', () => {
    const step = due(opened).at(-1)!;
    expect(step).toMatchObject({ id: 'firstCard', targets: [`card:${card('napoli-1')}`, `city:${city('napoli')}`] });
    expect(english.lesson!('firstCard', opened.state(), opened.asked()).lines.join(' ')).toBe(
      'A first plan that works: buy Napoli (1 seal) for 4, sail to Napoli and build there for 4. ' +
        'A payday would then bring you 8 florins, and you keep 12 for the next turns.',
    );
  });

  test('EC-2.1 goes on with the voyage, the building and the end of the turn, and leaves out what is over', () => {
    opened.play(buy('napoli-1'));
    expect(due(opened).map(({ id }) => id)).toEqual(['firstSail']);
    opened.play(sail('napoli-1', 'napoli'));
    expect(due(opened)).toMatchObject([
      { id: 'firstBuilding', targets: [`site:${city('napoli')}:1`, `site:${city('napoli')}:2`] },
    ]);
    expect(english.lesson!('firstBuilding', opened.state(), opened.asked()).lines[1]).toContain('pays 8 instead of 4');
    opened.play(build(2));
    expect(due(opened).map(({ id }) => id)).toEqual(['afterBuilding']);
    const mine = opened.asked();
    opened.play(endTurn);
    expect(guide(opened.state(), mine, undefined, components).map(({ id }) => id)).toEqual(['spread']);
  });

  test('EC-3.3 the second turn names a card that leads to a new city', () => {
    const table = tableWith({
      round: 2,
      cities: { napoli: { row: [null, 0] } },
      display: ['napoli-athina', 'marseille-tunis'],
      players: [{ ...at('napoli'), money: 10 }],
    });
    expect(due(table).map(({ id }) => id)).toEqual(['spread', 'secondTurn', 'loan', 'end']);
    expect(english.lesson!('secondTurn', table.state(), table.asked()).lines[1]).toBe(
      'Napoli–Athina for 1 takes you on to Athina: good for your spread.',
    );
  });

  test('EC-13.6 with two players nobody is told of a second rank', () => {
    const said = (seats: number) => {
      const table = newTable(seats);
      return english.lesson!('city', table.state(), table.asked()).lines[1];
    };
    expect([said(2), said(3)]).toEqual([
      expect.stringContaining('nobody else is paid'),
      expect.stringContaining('the second gets half'),
    ]);
  });

  test('names and numbers are those of the edition on the table', async () => {
    const changed: Components = {
      ...components,
      cities: components.cities.map((print) => ({ ...print, name: `Neu-${print.name}`, harbours: [1, 2] })),
      loans: components.loans.map((loan) => ({ ...loan, amount: 51, repayment: 52, extended: 53 })),
    };
    const table = newTable(3);
    for (const language of languages) {
      const spoken = (await texts[language]()).textsFor(changed);
      const said = (id: string) => spoken.lesson!(id, table.state(), table.asked()).lines.join(' ');
      expect(said('firstCard')).toContain('Neu-');
      expect(said('city')).toContain('Neu-');
      expect(said('loan')).toMatch(/51.*52.*53/);
    }
  });
});
