// One short random match a seat count, told move by move: a change of the rules shows in the difference.
import type { Edition, GameBox } from '@kontor/engine';
import { playthrough } from '@kontor/engine/laws';
import { expect, test } from 'vitest';
import { box, type Components, colours, type ValparaisoTypes } from '../index.ts';

/** The box with the last round moved forward, so that the text stays readable. */
const { components } = box.standard;
const short: Edition<Components> = {
  id: 'three-rounds',
  title: 'Three rounds',
  components: { ...components, end: { ...components.end, lastRound: 3 } },
};
const shortBox: GameBox<ValparaisoTypes> = { ...box, standard: short };

test.each([2, 3, 4, 5])('the playthrough of %i players is as it was', async (seatCount) => {
  const text = playthrough(shortBox, {
    seatCount,
    options: { race: seatCount % 2 === 1, colours: colours.slice(0, seatCount) },
    seed: seatCount,
  });
  await expect(text).toMatchFileSnapshot(`./playthroughs/${seatCount}-players.txt`);
});
