// A match with a race, up to the moment at which somebody is first.
import { SeededChance } from '@kontor/engine';
import { expect } from 'vitest';
import type { Player } from './player.ts';

/** All who play at a table look at it. They play anything until one of them has finished planning, which sets the timer running. */
export async function beginRace(id: string, people: readonly [Player, Player]): Promise<void> {
  const [one, two] = people;
  const chance = new SeededChance('race');
  const isSettled = () => JSON.stringify(one.play(id).decisions) === JSON.stringify(two.play(id).decisions);
  const asked = () => people.find((who) => who.play(id).moves.length > 0);
  for (let hasFinished = false; !hasFinished; ) {
    await one.until(() => isSettled() && asked() !== undefined, 'a decision');
    const who = asked()!;
    const { moves } = who.play(id);
    const finish = moves.find(({ type }) => type.startsWith('finish'));
    expect(await who.submit(id, [finish ?? moves[chance.below(moves.length)]!])).toBeUndefined();
    hasFinished = finish !== undefined;
  }
  await one.until(() => one.tables.get(id)!.document.clock?.race !== undefined, 'the race');
}
