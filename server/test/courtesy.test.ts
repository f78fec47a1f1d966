// Bots need no time: where a game has a race, they leave people a chance to be first.
import { courtesy } from '@kontor/bots';
import { expect, test } from 'vitest';
import { clockOf, openHall } from './support/hall.ts';
import type { Player } from './support/player.ts';

const { time, player, post } = openHall({ botPause: 1 });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Ann against a bot, in the planning of the first round. */
async function beginRace(): Promise<{ ann: Player; id: string; isRacing: () => boolean }> {
  const ann = await player('Ann');
  const { id } = await post(ann, '', { game: 'valparaiso', seats: 2, options: { race: true } });
  await post(ann, `/${id}/bot`, { seat: 1, level: 'captain' });
  await post(ann, `/${id}/start`);
  await ann.watch(id);
  const canFinish = () => ann.play(id).moves.some(({ type }) => type === 'finishPlan');
  while (!canFinish()) {
    await ann.until(() => ann.play(id).moves.length > 0, 'a decision');
    if (!canFinish()) expect(await ann.submit(id, [ann.play(id).moves[0]!])).toBeUndefined();
  }
  return { ann, id, isRacing: () => clockOf(ann, id)?.race !== undefined };
}

test('VP-3.5 a bot sets no timer running before people had time to be first', async () => {
  const { ann, isRacing } = await beginRace();
  // The bot lays its cards meanwhile.
  await pause(1500);
  time.now += courtesy.captain - 10_000;
  await pause(600);
  expect(isRacing()).toBe(false);
  time.now += courtesy.captain;
  await ann.until(isRacing, 'the race');
});

test('VP-3.5 who finishes first starts it, and the bot does not wait any longer', async () => {
  const { ann, id, isRacing } = await beginRace();
  expect(await ann.submit(id, [{ type: 'finishPlan' }])).toBeUndefined();
  await ann.until(() => ann.play(id).moves.some(({ type }) => type === 'takeFirstGood'), 'the first good');
  expect(isRacing()).toBe(false);
});
