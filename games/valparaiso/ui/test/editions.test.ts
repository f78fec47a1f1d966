// The words speak of the edition on the table, not of the one in the box.
import { type Match, openGame, type Seat, SeededChance, seat } from '@kontor/engine';
import { playRandomMatch } from '@kontor/engine/laws';
import { languages } from '@kontor/table';
import { describe, expect, test } from 'vitest';
import { box, type Components, type ValparaisoTypes } from '../../rules/index.ts';
import { busyWeight } from '../../rules/test/busyPlayer.ts';
import { candidates } from '../moves.ts';
import { course } from '../pieces.ts';
import { texts } from '../texts/index.ts';

const { components } = box.standard;
const changed: Components = {
  ...components,
  start: { ...components.start, goodsOfChoice: 4 },
  repository: { ...components.repository, hold: 91, mayorFee: 92, lastHouseVictoryPoints: 93, fullHoldVictoryPoints: 94 },
  slots: components.slots.map((slot, index) => (index === 4 ? { ...slot, surcharge: 81, housesNeeded: 82 } : slot)),
  tariffs: { ...components.tariffs, toll: 71, rivalFee: 72, majority: [73, 74], pesosPerVictoryPoint: 75, giveUp: 76 },
  end: { ...components.end, victoryPoints: 61 },
  actionCards: components.actionCards.map((card) =>
    card.id === 'moveMerchants' ? { ...card, main: { type: 'moveMerchants', stepPrices: [0, 0, 51, 52, 53] } } : card,
  ),
};
const names = ['Ada', 'Berta'];
const me = seat(0);
const { rules } = openGame(box);
const view = rules.view(
  rules.setup({ race: false, startPlayer: 0, colours: ['red', 'blue'] }, 2, { chance: new SeededChance(1) }),
  me,
);
const places = components.boards.find(({ players }) => players.min <= 2)!.places;

/** What a target is explained by, which numbers of the changed edition must be in it. */
const asked: Readonly<Record<string, readonly number[]>> = {
  'card:0': [94],
  'card:3': [4, 51, 52, 53],
  'card:5': [72],
  'slot:0': [92],
  'slot:5': [81, 82],
  houses: [82, 93],
  'hold:0': [91, 76],
  money: [75],
  track: [61],
  'space:0': [73, 74],
  [`place:${places.findIndex(({ kind }) => kind === 'village')}`]: [71],
};

describe.each([...languages])('in %s', (language) => {
  test.each(Object.entries(asked))('%s is explained by the numbers of the edition', async (target, numbers) => {
    const words = (await texts[language]()).textsFor(changed);
    const { title, lines, worth = '' } = words.explain(target, view, me, names)!;
    const said = [title, ...lines, worth].join(' ');
    for (const number of numbers) expect(said).toMatch(new RegExp(`\\b${number}\\b`));
  });

  test('prompts, labels, events and refusals have them too', async () => {
    const words = (await texts[language]()).textsFor(changed);
    expect(words.prompt('takingGoods', view, me)).toContain('4');
    expect(words.move({ type: 'giveUp', good: 0, from: 'hold' }, view, me)).toContain('76');
    expect(words.move({ type: 'layMayorCard', card: 0 }, view, me)).toContain('92');
    expect(words.event({ type: 'gameEnded', by: ['victoryPoints'] }, names)).toContain('61');
    const refused = { rule: 'VP-3.2', reason: 'slot-needs-houses', facts: { slot: 5, houses: 82 } };
    expect(words.refusal(refused)).toContain('82');
  });

  test('the edition in the box is not disturbed', async () => {
    const wording = await texts[language]();
    wording.textsFor(changed);
    expect(wording.textsFor(components).prompt('takingGoods', view, me)).toContain('3');
  });
});

test('what can be built on or bought, whatever is paid, is not refused as well', () => {
  let seen = 0;
  const tell = (match: Match<ValparaisoTypes>, { seat: who }: { readonly seat: Seat | 'outside' }) => {
    if (who === 'outside') return;
    const legal = match.legalMoves(who);
    const open = new Set(
      legal.flatMap((move) => (move.type === 'build' || move.type === 'buyCard' ? [`${move.type} ${move.space}`] : [])),
    );
    seen += open.size;
    for (const move of candidates(match.view(who), who, components, legal)) {
      if (move.type === 'build' || move.type === 'buyCard') expect(open).not.toContain(`${move.type} ${move.space}`);
    }
  };
  playRandomMatch(box, { seatCount: 4, options: {}, seed: 7, weigh: busyWeight, tell }, new SeededChance(7));
  expect(seen).toBeGreaterThan(20);
});

test('what can be tried and what is charted follow the edition', () => {
  const houses = { ...components, repository: { ...components.repository, houses: components.repository.houses + 5 } };
  const built = (edition: Components) => course(view, edition)['houses']![0]!;
  expect(built(houses) - built(components)).toBe(5);
  const choosing = { ...view, phase: 'placingMerchants' } as const;
  expect(candidates(choosing, me, components, [])).toHaveLength(places.length);
  const fewer = components.boards
    .filter(({ players }) => players.min > 2)
    .map((board) => ({ ...board, players: { min: 2, max: 5 } }));
  const another = { ...components, boards: fewer };
  expect(candidates(choosing, me, another, [])).toHaveLength(fewer[0]!.places.length);
});
