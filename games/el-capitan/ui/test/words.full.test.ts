// Every prompt, move, event, refusal and explanation has words in all four languages.
import { type Match, openGame, type Seat, SeededChance, seatsOf } from '@kontor/engine';
import { playRandomMatch } from '@kontor/engine/laws';
import { languages } from '@kontor/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { box, type ElCapitanTypes, type Event, errands, layOut, type Move, sources } from '../../rules/index.ts';
import { playBusyMatch } from '../../rules/test/busy-player.ts';
import { type ElCapitanTexts, texts } from '../texts/index.ts';
import { refusalReasons } from '../texts/phrases.ts';

const game = openGame(box);
const board = layOut(box.standard.components);
const names = ['Ada', 'Berta', 'Cem', 'Dora', 'Emil'];
const outer = { porto: true, lisboa: true, islasCanarias: true };
const words = new Map<string, ElCapitanTexts>();

beforeAll(async () => {
  for (const language of languages) words.set(language, (await texts[language]()).textsFor(box.standard.components));
});

const machinery = /undefined|NaN|null|\[object|#|!|\b[a-z]+-[a-z]+-[a-z]+\b|beforeAction|islasCanarias| {2}| $|^ | ,|\(\)/;

/** Words that a player may read: something is said, and nothing of the machinery shows. */
function expectWords(text: string, what: unknown): void {
  if (text.trim() === '' || machinery.test(text)) throw new Error(`these are no words for ${JSON.stringify(what)}: '${text}'`);
}

function expectSentence(text: string, what: unknown): void {
  expectWords(text, what);
  if (!/^\S.*[.?]$/su.test(text)) throw new Error(`this is no sentence for ${JSON.stringify(what)}: '${text}'`);
}

/** All moves there are, allowed or not, of every kind. */
function allMoves(seatCount: number): Move[] {
  const { moves } = board;
  return [
    ...moves.buyCard,
    ...moves.sail.flat(),
    ...moves.buildWarehouse.flat(),
    ...moves.reopenWarehouse.flat(),
    moves.buildFortress,
    ...moves.takeLoan,
    moves.pass,
    ...errands.map((by) => moves.movePirate[by]),
    ...moves.sailPirate.flat(),
    ...moves.landPirate.flat(),
    moves.endTurn,
    ...moves.repayLoan,
    moves.extendLoans,
    ...(moves.chooseStartPlayer[seatCount] ?? []),
  ];
}

/** Everything on the table that can be pointed at. */
function allTargets(seatCount: number): string[] {
  const count = (length: number) => Array.from({ length }, (_, index) => index);
  return [
    ...board.cities.flatMap((city, index) => [
      `city:${index}`,
      `closed:${index}`,
      ...city.values.map((_, site) => `site:${index}:${site + 1}`),
      ...city.harbours.map((_, space) => `harbour:${index}:${space + 1}`),
      ...city.fortresses.map((_, site) => `fortress:${index}:${site + 1}`),
    ]),
    ...board.cardIds.map((_, card) => `card:${card}`),
    'deck:0',
    'deck:1',
    'bank',
    'loan:0',
    'loan:1',
    'owed:1',
    ...count(board.spread.length).map((cities) => `spread:${cities}`),
    'bonus:0',
    'bonus:1',
    'bonus:2',
    'pirate',
    ...count(seatCount).map((seat) => `player:${seat}`),
  ];
}

const matches: Match<ElCapitanTypes>[] = [];
const seen = { prompts: new Set<string>(), moves: new Set<string>(), events: new Set<string>(), refusals: new Set<string>() };

function hear(event: Event): void {
  seen.events.add(event.type === 'paid' ? `paid ${event.source}` : event.type);
  for (const text of words.values()) expectSentence(text.event(event, names), event);
}

/** Asks for words in a situation; `step` spreads the dear questions over the game. */
function ask(match: Match<ElCapitanTypes>, step: number): void {
  const state = match.state;
  const { seat, prompt } = match.decisions()[0]!;
  seen.prompts.add(prompt);
  const count = state.money.length;
  for (const text of words.values()) {
    expectSentence(text.prompt(prompt, state, seat), prompt);
    expectWords(text.stage(state), 'stage');
    for (const move of match.legalMoves(seat)) {
      seen.moves.add(move.type);
      expectWords(text.move(move, state, seat), move);
    }
  }
  const everything = allMoves(count);
  for (let index = step % 41; index < everything.length; index += 41) {
    for (const who of [seat, ((seat + 1) % count) as Seat]) {
      const refusal = game.rules.whyNot(state, who, everything[index]!);
      if (!refusal) continue;
      seen.refusals.add(refusal.reason);
      for (const text of words.values()) {
        expectWords(text.refusal(refusal), refusal);
        expectWords(text.move(everything[index]!, state, who), everything[index]);
      }
    }
  }
  if (step % 40 !== 0) return;
  for (const text of words.values()) {
    for (const line of text.overview(state, seat, names.slice(0, count))) expectSentence(line, 'overview');
    for (const target of allTargets(count)) {
      const { title, lines, worth, rule } = text.explain(target, state, seat, names)!;
      for (const line of [title, ...lines, ...(worth === undefined ? [] : [worth])]) expectWords(line, target);
      if (!/^EC-\d+\.\d+$/.test(rule ?? '')) throw new Error(`${target} names no rule`);
    }
  }
}

describe('the words of El Capitán', () => {
  test('are there for everything that happens in whole games', () => {
    for (const [index, seatCount] of [2, 3, 4, 5].entries()) {
      let step = index;
      const options = index % 2 === 0 ? outer : {};
      matches.push(
        playBusyMatch({ seatCount, options, seed: 70 + seatCount }, new SeededChance(seatCount), (match) => ask(match, step++)),
      );
      const random = { seatCount, options: index % 2 === 0 ? {} : outer, seed: seatCount };
      matches.push(playRandomMatch(box, random, new SeededChance(`words ${seatCount}`)));
    }
    for (const match of matches) for (const { events } of match.log) for (const event of events) hear(event);
    for (const event of matches[0]!.setupEvents) hear(event);
  });

  test('cover every kind of prompt, move and event', () => {
    expect([...seen.moves].sort()).toEqual([...new Set(allMoves(3).map(({ type }) => type))].sort());
    expect([...seen.prompts].sort()).toEqual(
      ['afterAction', 'atBank', 'beforeAction', 'pirateErrand', 'settlement', 'startPlayerChoice'].sort(),
    );
    for (const errand of errands)
      for (const text of words.values())
        expectSentence(text.prompt('pirateErrand', { ...matches[0]!.state, errand }, seatsOf(2)[0]!), errand);
    expect(seen.events.size).toBeGreaterThanOrEqual(28);
  });

  test('say every refusal, and every refusal that occurs is known', () => {
    for (const reason of refusalReasons)
      for (const facts of [{}, { price: 4, money: 2, steps: 3, seals: 1, site: 5 }])
        for (const text of words.values())
          if (Object.keys(facts).length > 0 || reason === 'too-dear')
            expectWords(text.refusal({ rule: 'EC-1.1', reason, facts }), reason);
    expect(refusalReasons).toEqual(expect.arrayContaining([...seen.refusals]));
    expect(seen.refusals.size).toBeGreaterThan(35);
  });

  test('name every source of money, every option and every group', () => {
    for (const text of words.values()) {
      for (const source of [...sources, 'debt']) {
        expectWords(text.source(source), source);
        expect(text.source(source)).not.toBe(source);
      }
      for (const option of Object.keys(box.options)) {
        const { label, hint } = text.option(option);
        expectWords(label, option);
        expectSentence(hint, option);
      }
      for (const label of Object.values(text.labels)) expectWords(label, 'label');
      for (const name of ['warehouses', 'spread']) expectWords(text.series!(name), name);
    }
  });

  test('say in every language what a number of the print rests on', () => {
    const state = matches[0]!.state;
    for (const target of allTargets(2)) {
      const notes = [...words.values()].map((text) => text.explain(target, state, seatsOf(2)[0]!, names)?.origin);
      const hasNote = notes[0]?.note !== undefined;
      for (const origin of notes) expect(origin?.note !== undefined, target).toBe(hasNote);
      if (notes[0] && notes[0].provenance !== 'printed') expect(hasNote, target).toBe(true);
    }
  });
});
