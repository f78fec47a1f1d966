// Every prompt, move, event, refusal and explanation has words in all four languages.
import { openGame, readRecord, type Seat, SeededChance, seatsOf } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import { languages } from '@kontor/table';
import { beforeAll, expect, test } from 'vitest';
import { box, type Event, type Move, phases, printFor, type State, sides, sources, stores } from '../../rules/index.ts';
import { busyWeight } from '../../rules/test/busyPlayer.ts';
import { log } from '../texts/en/log.ts';
import { texts, type ValparaisoTexts } from '../texts/index.ts';

const golden = import.meta.glob('../../rules/test/golden/*-{18-points,card-space}.json', { eager: true, import: 'default' });
const game = openGame(box);
const { rules } = game;
const everybody = ['Ada', 'Berta', 'Cem', 'Dora', 'Emil'];
const words = new Map<string, ValparaisoTexts>();
const read = new Set<string>();
const seen = { prompts: new Set<string>(), moves: new Set<string>(), events: new Set<string>(), refusals: new Set<string>() };

beforeAll(async () => {
  for (const language of languages) words.set(language, (await texts[language]()).textsFor(box.standard.components));
});

/** Words that a player may read: something is said, and nothing of the machinery shows. */
function expectWords(text: string, what: unknown): void {
  if (read.has(text)) return;
  read.add(text);
  const where = `${JSON.stringify(what)}: '${text}'`;
  expect(text.trim().length, where).toBeGreaterThan(0);
  expect(text, where).not.toMatch(/\bundefined\b|\bNaN\b|\bnull\b|\[object|#|!|\b[a-z]+-[a-z]+-[a-z]+\b|\b[MZ]\d\b/);
  expect(text, where).not.toMatch(/ {2}| $|^ | ,|\(\)|\.\./);
}

const expectSentence = (text: string, what: unknown): void => {
  expectWords(text, what);
  if (!/^\S.*[.?]$/su.test(text)) throw new Error(`${JSON.stringify(what)} is no sentence: '${text}'`);
};

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);
const amounts = [
  [1, 0, 0],
  [0, 2, 0],
  [1, 1, 1],
];

/** Moves of every kind, allowed or not. */
function manyMoves(seatCount: number): Move[] {
  const print = printFor(box.standard.components, seatCount);
  const places = count(print.placeCount);
  return [
    ...amounts.map((goods): Move => ({ type: 'takeGoods', goods })),
    ...places.flatMap((place): Move[] => [
      { type: 'placeMerchant', place },
      { type: 'visitVillage', place },
      { type: 'sendHome', place },
      { type: 'moveMerchant', from: 0, to: place, cost: 1, tolls: [] },
      { type: 'moveMerchant', from: place, to: 0, cost: 4, tolls: [0, 1] },
      { type: 'sailRiver', from: 0, to: place },
    ]),
    ...stores.flatMap((from) => [0, 1, 2].map((good): Move => ({ type: 'giveUp', good, from }))),
    ...print.cards.flatMap((_, card): Move[] => [
      { type: 'layCard', card },
      { type: 'layMayorCard', card },
      { type: 'cashCard', card },
    ]),
    ...[0, 1, 2].flatMap((good): Move[] => [
      { type: 'takeFirstGood', good },
      { type: 'stow', good, amount: 0 },
      { type: 'stow', good, amount: 6 },
    ]),
    ...count(print.slotCount).flatMap((slot) => sides.map((side): Move => ({ type: 'useCard', slot, side }))),
    ...amounts.flatMap((pay): Move[] => [
      { type: 'exchange', pay, gain: pay },
      { type: 'trade', pay, gain: pay },
      { type: 'hire', pay },
      { type: 'takeIncome', gain: pay },
    ]),
    ...print.spaces.flatMap((_, space): Move[] => [
      { type: 'build', space, pay: [0, 0, 0] },
      { type: 'build', space, pay: [0, 1, 0] },
    ]),
    ...count(print.sectorCount).map((sector): Move => ({ type: 'sail', sector })),
    ...print.cardSpaces.flatMap((_, space) => [0, 1, 2, 3].map((compensate): Move => ({ type: 'buyCard', space, compensate }))),
    ...(['pickUpPlan', 'finishPlan', 'timeIsUp', 'leaveVillage', 'stop', 'endTurn', 'keepCards', 'stay'] as const).map(
      (type): Move => ({ type }),
    ),
  ];
}

/** Everything on the table that can be pointed at. */
function allTargets(seatCount: number): string[] {
  const print = printFor(box.standard.components, seatCount);
  const each = (kind: string, length: number) => count(length).map((index) => `${kind}:${index}`);
  return [
    ...each('place', print.placeCount),
    ...each('merchant', print.placeCount),
    ...each('space', print.spaces.length),
    ...each('tile', print.tiles.length),
    ...each('sector', print.sectorCount),
    ...each('cardspace', print.cardSpaces.length),
    ...each('card', print.cards.length),
    ...each('slot', print.slotCount),
    ...each('warehouse', 3),
    ...each('hold', 3),
    ...each('plan', seatCount),
    'goods:1-1-1',
    'money',
    'houses',
    'merchants',
    'pile',
    'lighthouse',
    'track',
    'supply',
  ];
}

function hear(event: Event, names: readonly string[]): void {
  seen.events.add(event.type);
  for (const text of words.values()) expectSentence(text.event(event, names), event);
}

function askInWords(state: State, step: number, moves: readonly Move[], targets: readonly string[]): void {
  const seatCount = state.money.length;
  const names = everybody.slice(0, seatCount);
  for (const { seat, prompt } of rules.decisions(state)) {
    seen.prompts.add(prompt);
    const view = rules.view(state, seat);
    const legal = rules.legalMoves(state, seat);
    for (const text of words.values()) {
      expectSentence(text.prompt(prompt, view, seat), prompt);
      expectWords(text.stage(view), 'stage');
      for (const move of legal) expectWords(text.move(move, view, seat), move);
    }
    for (const { type } of legal) seen.moves.add(type);
    for (const who of [seat, ((seat + 1) % seatCount) as Seat]) {
      for (let index = step % 23; index < moves.length; index += 23) {
        const refusal = rules.whyNot(state, who, moves[index]!);
        if (!refusal) continue;
        if (!seen.refusals.has(refusal.reason)) expect(Object.keys(log.refusals)).toContain(refusal.reason);
        seen.refusals.add(refusal.reason);
        for (const text of words.values()) {
          expectWords(text.refusal(refusal), refusal);
          expectWords(text.move(moves[index]!, view, who), moves[index]);
        }
      }
    }
    if (step % 91 !== 0) continue;
    for (const text of words.values()) {
      for (const line of text.overview(view, seat, names)) expectSentence(line, 'overview');
      for (const target of targets) {
        const explained = text.explain(target, view, seat, names);
        if (!explained) throw new Error(`'${target}' has no explanation`);
        expectWords(explained.title, target);
        for (const line of explained.lines) expectSentence(line, target);
        if (explained.worth !== undefined) expectSentence(explained.worth, target);
        if (explained.origin?.note !== undefined) expectSentence(explained.origin.note, target);
      }
    }
  }
}

function playInWords(seatCount: number, race: boolean, seed: number): void {
  const chance = new SeededChance(seed);
  const names = everybody.slice(0, seatCount);
  const emit = (event: Event) => hear(event, names);
  const options = {
    race,
    startPlayer: 'drawn' as const,
    colours: (['red', 'blue', 'yellow', 'green', 'purple'] as const).slice(0, seatCount),
  };
  const state = rules.setup(options, seatCount, { chance, emit });
  const moves = manyMoves(seatCount);
  const targets = allTargets(seatCount);
  for (let step = 0; ; step++) {
    const next = randomStep(game, state, chance, busyWeight);
    if (!next) break;
    const prompt = rules.decisions(state).find(({ seat }) => seat === next.seat)?.prompt;
    if (step % 17 === 0 || (prompt && !seen.prompts.has(prompt))) askInWords(state, step, moves, targets);
    if (next.seat === 'outside') rules.outside!.apply(state, next.move, { chance, emit });
    else rules.apply(state, next.seat, next.move, { chance, emit });
  }
  const view = rules.view(state, 'spectator');
  for (const text of words.values()) {
    for (const line of text.overview(view, 'spectator', names)) expectSentence(line, 'overview');
    for (const { parts } of rules.ranking(state)) for (const { source } of parts ?? []) expectWords(text.source(source), source);
  }
}

test('whole games can be told in every language', () => {
  for (const seatCount of [2, 5]) {
    playInWords(seatCount, seatCount % 2 === 1, 200 + seatCount);
  }
  const prompts = ['takingGoods', 'placingMerchants', 'planning', 'firstGood', 'useCard', 'transfer', 'exchange', 'build'];
  const later = ['moveMerchants', 'visitVillage', 'trade', 'moveShip', 'overseas', 'endTurn', 'cashing', 'homecoming'];
  expect([...seen.prompts]).toEqual(expect.arrayContaining([...prompts, ...later]));
  expect(seen.moves.size).toBeGreaterThanOrEqual(24);
  for (const record of Object.values(golden)) {
    const { match } = readRecord(box, record);
    const names = everybody.slice(0, match.seatCount);
    for (const event of match.setupEvents) hear(event, names);
    for (const { events } of match.log) for (const event of events) hear(event, names);
  }
  hear({ type: 'tradeFeePaid', seat: seatsOf(2)[0]!, pesos: 5 }, everybody.slice(0, 2));
  expect(seen.events.size).toBe(38);
  expect(seen.refusals.size).toBeGreaterThanOrEqual(30);
});

test('refusals that random play does not meet have words too', () => {
  for (const reason of Object.keys(log.refusals)) {
    for (const text of words.values()) {
      expectWords(text.refusal({ rule: 'VP-4.1', reason }), reason);
      expect(text.refusal({ rule: 'VP-4.1', reason })).not.toBe(text.refusal({ rule: 'VP-4.1', reason: 'unheard-of' }));
    }
  }
});

test('sources, phases, options and series are named', () => {
  for (const text of words.values()) {
    for (const source of sources) expectWords(text.source(source), source);
    for (const phase of phases) expectWords(text.terms.phases[phase], phase);
    for (const name of Object.keys(box.options)) {
      expectWords(text.option(name).label, name);
      expectSentence(text.option(name).hint, name);
      expect(text.option(name).label).not.toBe(name);
    }
    for (const name of ['victoryPoints', 'pesos', 'goods', 'houses']) {
      expectWords(text.series!(name), name);
      expect(text.series!(name)).not.toBe('');
    }
  }
});

test('the languages do not share their sentences', () => {
  const state = rules.setup({ race: false, startPlayer: 0, colours: ['red', 'blue'] }, 2, { chance: new SeededChance(1) });
  for (const seat of seatsOf(2)) {
    const view = rules.view(state, seat);
    const said = new Set([...words.values()].map((text) => text.prompt('takingGoods', view, seat)));
    expect(said.size).toBe(languages.length);
    for (const text of words.values()) {
      for (const prompt of ['river', 'income', 'firstGood']) expectSentence(text.prompt(prompt, view, seat), prompt);
    }
  }
});
