import { goldenSuite, lawSuite, playthrough } from '@kontor/engine/laws';
import { expect, test } from 'vitest';
import { box } from '../index.ts';

lawSuite(test, box, { games: 200 });

goldenSuite(test, box, import.meta.glob('./golden/*.json', { eager: true, import: 'default' }));

test.each([2, 3, 4, 5])('a playthrough with %i players reads as it did', async (seatCount) => {
  await expect(playthrough(box, { seatCount, seed: 1 })).toMatchFileSnapshot(`./playthroughs/${seatCount}.txt`);
});
