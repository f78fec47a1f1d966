import { goldenSuite, lawSuite, playthrough } from '@kontor/engine/laws';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { busyWeight } from './busy-player.ts';

/** Debts (EC-9.6), and -1 or -2 for 'nowhere': see state.ts. */
const mayBeNegative = ['money', 'ledger', 'ships', 'strongholds', 'bonus', 'pirateCity', 'errandFrom'];

/**
 * Random play ends. At most 16 warehouses are ever placed in a city (12 sites, 4 of them twice), 3 fortresses built by a
 * player and 30 loans taken in a phase, and a round of passes alone ends its phase: fewer than 300 rounds.
 */
const maxMoves = 5000;

/** Purely random players squander their money; busy ones fill the rows. */
lawSuite(test, box, { games: 100, mayBeNegative, maxMoves, weigh: busyWeight });

goldenSuite(test, box, import.meta.glob('./golden/*.json', { eager: true, import: 'default' }));

test.each([2, 3, 4, 5])('a playthrough with %i players reads as it did', async (seatCount) => {
  const options = { islasCanarias: seatCount !== 3, lisboa: seatCount > 3, porto: seatCount === 5 };
  await expect(playthrough(box, { seatCount, options, seed: 1 })).toMatchFileSnapshot(`./playthroughs/${seatCount}.txt`);
});
