import { goldenSuite, lawSuite, playthrough } from '@kontor/engine/laws';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import { busyWeight } from './busy-player.ts';

/** -1, -2 and -3 stand for 'none', 'out of the game' and 'on the track': see state.ts. */
const nowhere = ['role', 'figure', 'order', 'wild', 'exchanged', 'trigger', 'firsts'];
const owners = ['houses', 'boats', 'orders', 'extensions', 'track', 'warehouse'];
const mayBeNegative = [...nowhere, ...owners];

/**
 * Random play ends. At least one extension leaves the track in every round, so there are at most 25 rounds (28 tiles, 5 on
 * the track, one round after it stays short). In a round a player moves back and places at most 8 tiles and the coins they
 * have, and every turn uses up a tile, a coin or a purchase: fewer than 80 moves.
 */
const maxMoves = 25 * 5 * 80;

/** Purely random players seldom get far; busy ones exhaust locations and use every extension. */
lawSuite(test, box, { games: 100, mayBeNegative, maxMoves, weigh: busyWeight });

goldenSuite(test, box, import.meta.glob('./golden/*.json', { eager: true, import: 'default' }));

test.each([2, 3, 4, 5])('a playthrough with %i players reads as it did', async (seatCount) => {
  const options = { draftRoles: seatCount % 2 === 1, missions: seatCount > 3 };
  await expect(playthrough(box, { seatCount, options, seed: 1 })).toMatchFileSnapshot(`./playthroughs/${seatCount}.txt`);
});
