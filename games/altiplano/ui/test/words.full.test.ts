// Every prompt, move, event, refusal and explanation has words in all four languages.
import { type Match, openGame, type Seat, SeededChance, seatsOf, type Viewer } from '@kontor/engine';
import { playRandomMatch } from '@kontor/engine/laws';
import { languages } from '@kontor/table';
import { beforeAll, expect, test } from 'vitest';
import { type AltiplanoTypes, box, type Event, type Move, prompts, tablesFor } from '../../rules/index.ts';
import { playBusyMatch } from '../../rules/test/busy-player.ts';
import { type AltiplanoTexts, texts } from '../texts/index.ts';
import { refusalReasons } from '../texts/names.ts';
import { originNotes } from '../texts/notes.ts';
import { candidates, targetsOf } from '../where.ts';

const game = openGame(box);
const tables = tablesFor();
const names = ['Ada', 'Berta', 'Cem', 'Dora', 'Emil'];
const words = new Map<string, AltiplanoTexts>();

beforeAll(async () => {
  for (const language of languages) words.set(language, (await texts[language]()).textsFor(box.standard.components));
});

const machinery =
  /undefined|NaN|\bnull\b|\[object|#|!|\b[a-z]+-[a-z]+-[a-z]+\b|lateStoring|buildBoat| {2}| $|^ | ,|\(\)|: \.|\.\./;

/** Words that a player may read: something is said, and nothing of the machinery shows. */
function expectWords(text: string, what: unknown): void {
  if (text.trim() === '' || machinery.test(text)) throw new Error(`these are no words for ${JSON.stringify(what)}: '${text}'`);
}

function expectSentence(text: string, what: unknown): void {
  expectWords(text, what);
  if (!/^\S.*[.?]$/su.test(text)) throw new Error(`this is no sentence for ${JSON.stringify(what)}: '${text}'`);
}

/** Every move of the edition, allowed or not. */
const everything: readonly Move[] = [...(Object.values(tables.moves).flat(3) as Move[])];

/** Everything on the table that can be pointed at. */
function allTargets(seatCount: number): string[] {
  const { components } = tables;
  const each = (kind: string, list: readonly unknown[]) => list.map((_, index) => `${kind}:${index}`);
  const own = [
    'planning',
    'bag',
    'container',
    'coins',
    'road',
    'missions',
    ...each('row', components.warehouse),
    ...each('cart', [0, 1, 2, 3]),
    ...each('spot', tables.spots),
  ];
  return [
    ...each('location', components.locations),
    ...each('good', components.goods),
    ...each('house', components.houses),
    ...each('boat', components.boats),
    ...each('order', components.orders),
    ...each('extension', components.extensions),
    ...each('track', components.track),
    ...each('role', components.roles),
    ...each('mission', components.missions),
    ...tables.spots.map((_, spot) => `on:${spot}:${tables.food}`),
    `on:7:${tables.coin}`,
    'pile',
    'round',
    'carts',
    ...own,
    ...seatsOf(seatCount).flatMap((seat) => own.map((id) => `${id}@${seat}`)),
  ];
}

const seen = { prompts: new Set<string>(), moves: new Set<string>(), events: new Set<string>(), refusals: new Set<string>() };

function hear(event: Event): void {
  seen.events.add(event.type);
  for (const text of words.values()) expectSentence(text.event(event, names), event);
}

/** Asks for words in a situation; `step` spreads the questions over the game. */
function ask(match: Match<AltiplanoTypes>, step: number): void {
  const count = match.seatCount;
  const [{ seat, prompt } = { seat: 0 as Seat, prompt: '' }] = match.decisions();
  if (step % 5 === 0 || !seen.prompts.has(prompt)) {
    const view = match.view(seat);
    seen.prompts.add(prompt);
    const legal = match.legalMoves(seat);
    for (const text of words.values()) {
      expectSentence(text.prompt(prompt, view, seat), prompt);
      expectWords(text.stage(view), 'stage');
      for (const move of legal) {
        seen.moves.add(move.type);
        expectWords(text.move(move, view, seat), move);
        if (step % 48 === 0)
          for (const target of targetsOf(move, view, seat, box.standard.components))
            expectWords(text.explain(target, view, seat, names)?.title ?? '', target);
      }
    }
    const asked = [
      ...candidates(view, seat, box.standard.components),
      ...everything.filter((_, index) => index % 97 === step % 97),
    ];
    for (const move of asked) {
      for (const who of [seat, ((seat + 1) % count) as Seat]) {
        const refusal = game.rules.whyNot(match.state, who, move);
        if (!refusal) continue;
        seen.refusals.add(refusal.reason);
        for (const text of words.values()) {
          expectWords(text.refusal(refusal), refusal);
          expectWords(text.move(move, view, who), move);
        }
      }
    }
  }
  if (step % 300 !== 0) return;
  for (const viewer of [...seatsOf(count), 'spectator'] as Viewer[]) {
    const view = match.view(viewer);
    for (const text of words.values()) {
      for (const line of text.overview(view, viewer, names.slice(0, count))) expectSentence(line, 'overview');
      for (const target of allTargets(count)) {
        const about = text.explain(target, view, viewer, names);
        if (!about) throw new Error(`${target} is not explained`);
        for (const line of [about.title, ...about.lines, ...(about.worth === undefined ? [] : [about.worth])])
          expectWords(line, target);
        if (!/^AP-\d+\.\d+$/.test(about.rule ?? '')) throw new Error(`${target} names no rule`);
      }
    }
  }
}

function retell(match: Match<AltiplanoTypes>): void {
  for (const event of match.setupEvents) hear(event);
  for (const { events } of match.log) for (const event of events) hear(event);
  for (const viewer of [0 as Seat, 'spectator'] as const)
    for (const { events } of match.heard(viewer, 0)) for (const event of events) hear(event);
}

test('there are words for everything that happens in whole games', () => {
  for (const [index, seatCount] of [2, 3, 4, 5, 3, 4].entries()) {
    const options = { missions: index % 2 === 0, draftRoles: index > 1 };
    let step = index;
    retell(playBusyMatch({ seatCount, options, seed: 40 + index }, new SeededChance(index), (match) => ask(match, step++)));
    const random = { seatCount, options: { missions: index % 2 === 1, draftRoles: index < 2 }, seed: seatCount };
    retell(playRandomMatch(box, random, new SeededChance(`words ${seatCount}`)));
  }
});

test('those games show nearly every kind of prompt, move, event and refusal', () => {
  expect(prompts).toEqual(expect.arrayContaining([...seen.prompts]));
  expect(refusalReasons).toEqual(expect.arrayContaining([...seen.refusals]));
  expect(seen.prompts.size).toBeGreaterThanOrEqual(prompts.length - 2);
  expect(seen.moves.size).toBeGreaterThanOrEqual(26);
  expect(seen.events.size).toBeGreaterThanOrEqual(38);
  expect(seen.refusals.size).toBeGreaterThan(40);
});

test('every refusal is worded, whatever its facts', () => {
  const facts = { price: 4, coins: 2, steps: 1, away: 3, limit: 4, corn: 2, location: 'market', good: 'fish', phase: 'planning' };
  for (const reason of refusalReasons)
    for (const text of words.values()) expectWords(text.refusal({ rule: 'AP-1.1', reason, facts }), reason);
});

test('what the numbers rest on is said in every language', () => {
  const found = new Set<string>();
  const look = (entry: unknown): void => {
    if (typeof entry !== 'object' || entry === null) return;
    if ('origin' in entry) found.add((entry.origin as { note?: string }).note ?? '');
    for (const part of Object.values(entry)) look(part);
  };
  look(box.standard.components);
  expect([...found].sort()).toEqual([...originNotes].sort());
});

test('every source of points, option, series and label is named', () => {
  const match = playRandomMatch(box, { seatCount: 2, options: {}, seed: 1 }, new SeededChance('sources'));
  for (const text of words.values()) {
    for (const { source } of match.ranking()[0]!.parts) {
      expectWords(text.source(source), source);
      expect(text.source(source)).not.toBe(text.labels.coins);
    }
    for (const option of Object.keys(box.options)) {
      const { label, hint } = text.option(option);
      expectWords(label, option);
      expectSentence(hint, option);
    }
    for (const label of Object.values(text.labels)) if (typeof label === 'string') expectWords(label, 'label');
    for (const name of ['tiles', 'coins', 'stored', 'road']) expect(text.series!(name)).toMatch(/\p{L}{3}/u);
  }
});
