// kontor tune: better weights for a game's bots by self-play. The log says what was tried and what stayed.
import { appendFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { parseContestant } from '../arena/contestants.ts';
import { loadBot } from '../arena/loading.ts';
import { tune as tuneWeights } from '../arena/tuning.ts';
import { loadGame, makeFolder, optionPairs, wholeNumber } from '../loading.ts';
import { progressBar, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage.ts';

interface Flags {
  bot: string;
  players: string;
  setups: string;
  attempts: string;
  margin: string;
  only?: string;
  seed: string;
  options?: string;
  out?: string;
  log?: string;
}

/** How far a line is followed and how unsure judgements are is set by measurement, not by drawing lots. */
const settledByHand = /^(lookAhead|doubt|trust|suggestNoise)/;

export function registerTune(program: Command, terminal: Terminal): void {
  program
    .command('tune <game>')
    .description("improve the weights of a game's bots by self-play")
    .option('-b, --bot <bot>', 'who plays: apprentice is quick, merchant@40 also tries out the evaluation', 'apprentice')
    .option('-p, --players <list>', 'players at the table, several with commas', '2,3,4')
    .option('--setups <number>', 'set-ups an attempt is measured with, for each number of players', '10')
    .option('-a, --attempts <number>', 'changes to try', '200')
    .option('--margin <points>', 'how many points of lead count as a clear win', '10')
    .option('--only <names>', 'weights that may change, with commas; by default all but those settled by measurement')
    .option('-s, --seed <text>', 'where chance begins', '1')
    .option('-o, --options <list>', 'options of the game')
    .option('--out <file>', "where the best weights go, such as the game's own bot/weights.json")
    .option('--log <file>', 'where every attempt is told, one line each')
    .action((game: string, flags: Flags) => tune(game, flags, terminal));
}

async function tune(id: string, flags: Flags, terminal: Terminal): Promise<void> {
  const game = await loadGame(id);
  const module = await loadBot(id);
  const known = Object.keys(module.weights);
  const names = flags.only?.split(',') ?? known.filter((name) => !settledByHand.test(name));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`there is no weight '${unknown}'; there are ${known.join(', ')}`);
  const margin = Number(flags.margin);
  if (!(margin > 0)) throw new UsageError(`--margin takes a number of points above 0, not '${flags.margin}'`);
  const attempts = wholeNumber('attempts', flags.attempts);
  const progress = progressBar(terminal, 'tuning', attempts);
  for (const file of [flags.out, flags.log]) if (file) makeFolder(dirname(file));
  let done = 0;
  const best = tuneWeights(
    game,
    module,
    module.weights,
    {
      contestant: parseContestant(flags.bot),
      players: flags.players.split(',').map((text) => wholeNumber('players', text)),
      setups: wholeNumber('setups', flags.setups),
      attempts,
      names,
      seed: flags.seed,
      options: optionPairs(flags.options),
      margin,
    },
    (attempt, weights) => {
      done += 1;
      progress(done);
      if (flags.log) appendFileSync(flags.log, `${JSON.stringify({ attempt: done, ...attempt })}\n`);
      if (flags.out && attempt.kept) writeFileSync(flags.out, `${JSON.stringify(weights, null, 2)}\n`);
    },
  );
  const changed = known.filter((name) => best[name] !== module.weights[name]);
  terminal.out(
    changed.length === 0
      ? `${game.box.title}: no change was better in ${attempts} attempts`
      : `${game.box.title}: ${changed.map((name) => `${name} ${module.weights[name]} -> ${best[name]}`).join(', ')}`,
  );
}
