import { optionCombinations, SeededChance } from '@kontor/engine';
import { checkSituation, goldenSuite, lawSuite, playthrough } from '@kontor/engine/laws';
import { describe, expect, test } from 'vitest';
import { box } from '../index.ts';
import { playBusyMatch } from './busy-player.ts';

/** Debts (EC-9.6), and -1 or -2 for 'nowhere': see state.ts. */
const mayBeNegative = ['money', 'ledger', 'ships', 'strongholds', 'bonus', 'pirateCity', 'errandFrom'];

/**
 * Random play ends. At most 16 warehouses are ever placed in a city (12 sites, 4 of them twice), 3 fortresses built by a
 * player and 30 loans taken in a phase, and a round of passes alone ends its phase: fewer than 300 rounds.
 */
const maxMoves = 5000;

lawSuite(test, box, { games: 100, mayBeNegative, maxMoves });

/** Purely random players squander their money; these fill the rows. */
describe.each([2, 3, 4, 5])('games of %i players who like to build', (seatCount) => {
  test.each(optionCombinations(box.options))('the laws hold with %j', (options) => {
    for (let seed = 1; seed <= 10; seed++) {
      const chance = new SeededChance(`checks of ${seed}`);
      let inventory: Readonly<Record<string, number>> | undefined;
      playBusyMatch({ seatCount, options, seed }, new SeededChance(`choices of ${seed}`), (match, seat, move) => {
        const { game, state } = match;
        inventory ??= game.rules.census(state);
        if (chance.below(12) > 0) return;
        const situation = { game, options: match.options, seatCount, state, step: { seat, move }, chance, inventory };
        checkSituation({ ...situation, exceptions: { mayBeNegative } }, `seed ${seed}, move ${match.log.length}`);
      });
    }
  });
});

goldenSuite(test, box, import.meta.glob('./golden/*.json', { eager: true, import: 'default' }));

test.each([2, 3, 4, 5])('a playthrough with %i players reads as it did', async (seatCount) => {
  const options = { islasCanarias: seatCount !== 3, lisboa: seatCount > 3, porto: seatCount === 5 };
  await expect(playthrough(box, { seatCount, options, seed: 1 })).toMatchFileSnapshot(`./playthroughs/${seatCount}.txt`);
});
