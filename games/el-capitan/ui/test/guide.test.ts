// The guided first round of El Capitán: what is told fits the moment, and points at what is there.
import { openGame, type Seat, SeededChance, seat } from '@kontor/engine';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { readGuide, type Told } from '../../../../table/src/test/support/read-guide.ts';
import { box, type Components, type ElCapitanTypes, hand, layOut, onDisplay, type View } from '../../rules/index.ts';
import { busyWeight, playBusyMatch } from '../../rules/test/busy-player.ts';
import { at, build, buy, card, city, endTurn, newTable, sail, tableWith } from '../../rules/test/table.ts';
import { guide } from '../guide.ts';
import { texts } from '../texts/index.ts';
import { lessonIds } from '../texts/lessons.ts';

const { components } = box.standard;
const board = layOut(components);
const words = (await texts.en()).textsFor(components);
const game = openGame(box);
const outer = { porto: true, lisboa: true, islasCanarias: true };
/** Odd seeds play like somebody who builds. */
const readAt = (seatCount: number, options: object, seed: number): Told<ElCapitanTypes>[] =>
  readGuide({ game, guide, seatCount, options, seed, ...(seed % 2 === 1 && { weigh: busyWeight }) }).flat();

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

test('it points at what is on the table', () => {
  for (const seatCount of [2, 3, 4, 5])
    for (const options of [{}, outer])
      for (const { step, view } of [1, 2, 3].flatMap((seed) => readAt(seatCount, options, seed)))
        for (const target of step.targets ?? []) expect(isOnTheTable(target, view), `${step.id}: ${target}`).toBe(true);
});

test('every lesson is told at some table', () => {
  const told = [...readAt(2, outer, 1), ...readAt(4, outer, 3)].map(({ step: { id } }) => id);
  const round = { islasCanarias: true };
  const there = tableWith({ players: [{ ...at('tanger'), money: 30, cards: ['marseille-1'] }] }, 4, round);
  there.play(sail('marseille-1', 'islas-canarias'));
  const [step] = guide(there.state(), there.asked(), 'beforeAction', components);
  expect(step?.id).toBe('pirate');
  expect(new Set([...told, 'pirate'])).toEqual(new Set(lessonIds));
});

describe('a first turn', () => {
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
    expect(words.lesson!('firstCard', opened.state(), opened.asked()).lines.join(' ')).toBe(
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
    expect(words.lesson!('firstBuilding', opened.state(), opened.asked()).lines[1]).toContain('pays 8 instead of 4');
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
    expect(due(table).map(({ id }) => id)).toEqual(['secondTurn', 'spread', 'loan', 'end']);
    expect(words.lesson!('secondTurn', table.state(), table.asked()).lines[2]).toBe(
      'Napoli–Athina for 1 takes you on to Athina: good for your spread.',
    );
  });

  test('EC-13.6 with two players nobody is told of a second rank', () => {
    const said = (seats: number) => {
      const table = newTable(seats);
      return words.lesson!('city', table.state(), table.asked()).lines[1];
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

describe('the city by which payments are shown', () => {
  const lastLine = (table: ReturnType<typeof tableWith>, reader = 0) =>
    words.lesson!('city', table.state(), seat(reader)).lines.at(-1);
  const marked = (table: ReturnType<typeof tableWith>) =>
    guide(table.state(), seat(3), undefined, components).find(({ id }) => id === 'city')?.targets;
  const begun = (cities: object) => tableWith({ cities, players: [0, 1, 2, 3].map(() => ({ ship: null })) });

  test('EC-4.2, EC-10.11 is empty and has two sites to begin with', () => {
    const venezia = city('venezia');
    expect(lastLine(begun({}))).toBe('Venezia is empty: nothing now, 2 with a warehouse on site 1, 4 on site 2.');
    expect(marked(begun({}))).toEqual([`city:${venezia}`, `site:${venezia}:1`, `site:${venezia}:2`]);
  });

  test('EC-10.4 stays the same whatever is built elsewhere, bought or read by whom', () => {
    const elsewhere = begun({ napoli: { row: [null, 1] }, athina: { row: [2] } });
    elsewhere.play({ type: 'buyCard', card: elsewhere.state().cards.indexOf(onDisplay) });
    for (const reader of [0, 1, 2, 3]) expect(lastLine(elsewhere, reader)).toBe(lastLine(begun({})));
  });

  test('EC-10.4 changes with the next warehouse', () => {
    expect(lastLine(begun({ venezia: { row: [1] } }))).toBe('In Venezia that is 2 now, and 4 with one warehouse more.');
    // Behind a lone warehouse on site 2 comes site 1, which changes nothing.
    expect(lastLine(begun({ venezia: { row: [null, 1] } }))).toContain('Athina is empty');
  });
});

test('EC-10.7 a fortress is said to pay the whole rank in the fullest city', () => {
  const { state } = tableWith({ round: 2, cities: { napoli: { row: [0] } }, players: [at('napoli')] });
  expect(words.lesson!('secondTurn', state(), seat(0)).lines[1]).toBe(
    'A fortress pays half the first rank at every payday, all of it in the fullest city.',
  );
});

test.each([...languages])('EC-5.2 in %s the triangle is said to close only with two and three players', async (language) => {
  const spoken = (await texts[language]()).textsFor(components);
  const said = (seats: number) => spoken.lesson!('end', newTable(seats).state(), seat(0)).lines[1];
  for (const seats of [2, 3]) expect(said(seats)).toMatch(/triang|Dreieck/);
  for (const seats of [4, 5]) expect(said(seats)).not.toMatch(/triang|Dreieck/);
});

describe('whoever never asks for the next step', () => {
  const general = ['aim', 'city', 'neutral', 'spread', 'loan', 'outer'];

  test('EC-2.1 is told what fits the question from the first own move on', () => {
    for (const seatCount of [2, 4])
      for (const options of [{}, outer]) {
        const moved = new Set<Seat>();
        playBusyMatch({ seatCount, options, seed: seatCount }, new SeededChance(seatCount), (match, who) => {
          const { state } = match;
          const { prompt } = match.decisions()[0]!;
          const [first] = guide(state, who, prompt, components);
          // In a full harbour there is nothing to advise (EC-3.10).
          const isPassing = state.ships[who]! >= 0 && state.spaces[who] === 0;
          if (moved.has(who) && first && !isPassing) expect(general, `${prompt} in round ${state.round}`).not.toContain(first.id);
          moved.add(who);
        });
      }
  });

  test('EC-4.2 is told of the sites after a voyage of the second turn, and of the row after building', () => {
    const table = tableWith({
      round: 2,
      cities: { napoli: { row: [0] } },
      players: [{ ...at('napoli'), money: 20, cards: ['napoli-athina'] }],
    });
    const first = () => guide(table.state(), seat(0), table.match.decisions()[0]!.prompt, components)[0]?.id;
    expect(first()).toBe('secondTurn');
    table.play(sail('napoli-athina', 'athina'));
    expect(first()).toBe('firstBuilding');
    table.play(build(2));
    expect(first()).toBe('afterBuilding');
  });
});
