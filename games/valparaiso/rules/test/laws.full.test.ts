// The conformance laws for every seat count, with and without the race: for players without a thought, and for busy ones.
import { type Edition, openGame, optionCombinations, parseOptions, SeededChance } from '@kontor/engine';
import { checkSituation, lawSuite } from '@kontor/engine/laws';
import { expect, test } from 'vitest';
import { box, type Components, goods, type Move, type Options } from '../index.ts';
import { busyMove } from './busyPlayer.ts';

const exceptions = {
  isRacing: (move: Move) => move.type === 'finishPlan',
  /** -1 stands for 'nobody' and 'none' in these. */
  mayBeNegative: ['plans', 'houses', 'display', 'firstFinisher', 'village'],
};

/** No game, however played, takes more moves than this: 40 rounds of five players. */
const longest = 6000;

/** Every other game of the suite gives up fewer goods than blind chance would. */
const weigh = (move: Move): number => (move.type === 'giveUp' || move.type === 'stop' ? 1 : move.type === 'buyCard' ? 90 : 15);

lawSuite(test, box, { ...exceptions, games: 200, everySituation: 0, stride: 800, matches: 2, maxMoves: longest, weigh });

/** Every so many situations of a busy game are checked by all laws. */
const stride = 40;
const busyGames = 15;

for (const combination of optionCombinations(box.options)) {
  for (let seatCount = box.seats.min; seatCount <= box.seats.max; seatCount++) {
    test(`the laws hold for ${busyGames} busy games, ${seatCount} players, ${JSON.stringify(combination)}`, () => {
      const prompts = new Set<string>();
      for (let seed = 1; seed <= busyGames; seed++) watchBusyGame(seatCount, combination, seed, prompts);
      for (const prompt of [
        'transfer',
        'exchange',
        'build',
        'moveMerchants',
        'trade',
        'moveShip',
        'overseas',
        'cashing',
        'homecoming',
      ])
        expect(prompts).toContain(prompt);
    });
  }
}

/** An owner's corrections that use every corner of the vocabulary: goods of choice wherever they can stand. */
const { components } = box.standard;
const anyGood = { count: 1, kinds: 'any' } as const;
const corrected: Edition<Components> = {
  id: 'corrected',
  title: 'Goods of choice everywhere',
  components: {
    ...components,
    boards: components.boards.map((board) => ({
      ...board,
      reserve: [...board.reserve].reverse(),
      places: board.places.map((place) =>
        place.kind === 'city'
          ? { ...place, buildingSpaces: place.buildingSpaces.map((space) => ({ ...space, income: { goodsOfChoice: anyGood } })) }
          : place,
      ),
    })),
    actionCards: components.actionCards.map((card) =>
      card.id === 'hireMerchant' ? { ...card, main: { type: 'hire', price: { goodsOfChoice: 2 } } } : card,
    ),
    outerSectors: components.outerSectors.map((sector) => ({
      ...sector,
      cardSpaces: goods.map((good) => ({ good, count: 2 })),
    })),
  },
};

test('the laws hold for busy games with a corrected edition', () => {
  expect(box.parseComponents(JSON.parse(JSON.stringify(corrected.components)))).toEqual(corrected.components);
  for (const seatCount of [2, 5]) {
    const prompts = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) watchBusyGame(seatCount, { race: true }, seed, prompts, corrected);
    for (const prompt of ['income', 'firstGood', 'build', 'overseas']) expect(prompts).toContain(prompt);
  }
});

function watchBusyGame(
  seatCount: number,
  given: object,
  seed: number,
  prompts: Set<string>,
  edition: Edition<Components> = box.standard,
): void {
  const game = openGame(box, edition);
  const { rules } = game;
  const options = parseOptions<Options>(box.options, given, seatCount);
  const chance = new SeededChance(`busy ${seed}`);
  const state = rules.setup(options, seatCount, { chance });
  const inventory = rules.census(state);
  for (let count = 0; ; count++) {
    const asked = rules.decisions(state);
    if (asked.length === 0) return;
    if (count > longest) throw new Error(`no end within ${longest} moves, seed ${seed}`);
    const { seat, prompt } = asked[chance.below(asked.length)]!;
    prompts.add(prompt);
    const move = busyMove(state, seat, rules.legalMoves(state, seat), chance);
    if (chance.below(stride) === 0) {
      const situation = { game, options, seatCount, state, step: { seat, move }, chance, inventory, exceptions };
      checkSituation(situation, `busy, ${seatCount} players, seed ${seed}, move ${count}`);
    }
    rules.apply(state, seat, move, { chance });
  }
}
