// The conformance laws for every seat count, with and without the race: for players without a thought, and for busy ones.
import type { Edition } from '@kontor/engine';
import { checkLaws, lawSuite } from '@kontor/engine/laws';
import { expect, test } from 'vitest';
import { box, type Components, goods, type Move } from '../index.ts';
import { busyWeight } from './busyPlayer.ts';

const choices = {
  isRacing: (move: Move) => move.type === 'finishPlan',
  /** -1 stands for 'nobody' and 'none' in these. */
  mayBeNegative: ['plans', 'houses', 'display', 'firstFinisher', 'village'],
  /** No game, however played, takes more moves than this: 40 rounds of five players. */
  maxMoves: 6000,
  weigh: busyWeight,
};

const onLand = ['transfer', 'exchange', 'build', 'moveMerchants', 'trade'];
const atSea = ['moveShip', 'overseas', 'cashing', 'homecoming'];

lawSuite(test, box, { ...choices, games: 100, prompts: [...onLand, ...atSea] });

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

test.each([2, 5])('the laws hold with a corrected edition, %i players', (seatCount) => {
  expect(box.parseComponents(JSON.parse(JSON.stringify(corrected.components)))).toEqual(corrected.components);
  const prompts = ['income', 'firstGood', 'build', 'overseas'];
  checkLaws(box, seatCount, { race: true }, { ...choices, games: 12, edition: corrected, prompts });
});
