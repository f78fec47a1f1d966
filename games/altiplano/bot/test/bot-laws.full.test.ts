import { answersLegally, isFair, judgesSoundly, situations, stopsAtOnce } from '@kontor/bots/laws';
import { openGame, optionCombinations, parseOptions } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box } from '../../rules/index.ts';
import * as module from '../index.ts';

const game = openGame(box);
const every = 37;

/** Every number of players, and every combination of options with one of them. */
const tables = optionCombinations(box.options).flatMap((given, index, all) =>
  [2, 3, 4, 5].filter((players) => all.length < 4 || index % 4 === players - 2).map((players) => ({ players, given })),
);

test.each(tables)('bots keep their laws at a table of $players with $given', ({ players, given }) => {
  let seen = 0;
  const options = parseOptions<Parameters<typeof game.rules.setup>[0]>(box.options, given, players);
  for (const { state, seat, step } of situations(game, module, players, options, `laws ${players}`, every)) {
    const where = `step ${step}`;
    expect(judgesSoundly(game, module, state, seat), where).toBeUndefined();
    expect(isFair(game, module, state, seat), where).toBeUndefined();
    expect(stopsAtOnce(game, module, state, seat), where).toBeUndefined();
    if (seen % 4 === 0) expect(answersLegally(game, module, state, seat), where).toBeUndefined();
    seen += 1;
  }
  expect(seen).toBeGreaterThan(2);
});
