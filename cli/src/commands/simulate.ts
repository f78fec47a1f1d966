// kontor simulate: many games by random players or bots, and what they were like.
import { join } from 'node:path';
import { type Game, Match, parseOptions, recordOf, type Seat, SeededChance } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import type { Command } from 'commander';
import { loadGame, makeFolder, optionPairs, wholeNumber, writeText } from '../loading.ts';
import { Summary } from '../summary.ts';
import { progressBar, type Terminal } from '../terminal.ts';
import { botName, thinkerFor } from '../thinking.ts';

interface Flags {
  players: string;
  games: string;
  seed: string;
  options?: string;
  edition?: string;
  records?: string;
  compact?: boolean;
  json?: boolean;
  bot?: string;
}

export function registerSimulate(program: Command, terminal: Terminal): void {
  program
    .command('simulate <game>')
    .description('play many games and print a summary')
    .option('-p, --players <number>', 'players at the table', '3')
    .option('-g, --games <number>', 'games to play', '100')
    .option('-s, --seed <number>', 'where chance begins: the same seed gives the same games', '1')
    .option('-o, --options <list>', 'options of the game, such as porto=true,startPlayer=0')
    .option('-b, --bot <name>', 'who plays every seat: random, or one of the bots, such as greedy', 'random')
    .option('--edition <file>', 'play with a corrected edition of the components')
    .option('--records <folder>', 'write a record of every game into a folder')
    .option('--compact', 'leave the edition out of the records')
    .option('--json', 'print the summary as JSON')
    .action((game: string, flags: Flags) => simulate(game, flags, terminal));
}

async function simulate(id: string, flags: Flags, terminal: Terminal): Promise<void> {
  const game = await loadGame(id, flags.edition);
  const seatCount = wholeNumber('players', flags.players);
  const count = wholeNumber('games', flags.games);
  const seed = wholeNumber('seed', flags.seed, 0);
  const options = optionPairs(flags.options);
  Match.start(game, { seatCount, options, chance: seed });
  if (flags.records) makeFolder(flags.records);
  const bot = botName(flags.bot ?? 'random');
  const think =
    bot === 'random'
      ? undefined
      : await thinkerFor(game).then((thinker) => (view: object, seat: Seat, key: string) => thinker(bot, view, seat, key).move);
  const summary = new Summary();
  const progress = progressBar(terminal, 'playing', count);
  for (let index = 0; index < count; index++) {
    if (think || flags.records) playRecorded(game, seatCount, options, seed + index, summary, think, flags);
    else playFast(game, seatCount, options, seed + index, summary);
    progress(index + 1);
  }
  if (flags.json)
    terminal.out(JSON.stringify({ game: id, players: seatCount, games: count, seed, options, ...summary.data() }, null, 2));
  else terminal.out(`${game.box.title}: ${count} games of ${seatCount} players (${bot}), seed ${seed}\n\n${summary.text()}`);
}

/** A game at the engine's own speed: no match, no log. */
function playFast(game: Game, seatCount: number, given: object, seed: number, summary: Summary): void {
  const { rules, box } = game;
  const chance = new SeededChance(seed);
  const choose = new SeededChance(`simulate ${seed}`);
  const events: { readonly type: string }[] = [];
  const emit = (event: { readonly type: string }) => void events.push(event);
  const started = performance.now();
  const state = rules.setup(parseOptions(box.options, given, seatCount), seatCount, { chance, emit });
  let moves = 0;
  for (let step = randomStep(game, state, choose); step; step = randomStep(game, state, choose)) {
    if (step.seat === 'outside') rules.outside?.apply(state, step.move, { chance, emit });
    else rules.apply(state, step.seat, step.move, { chance, emit });
    moves += 1;
  }
  summary.add({
    moves,
    milliseconds: performance.now() - started,
    standings: rules.ranking(state),
    measures: rules.measure(state, events),
  });
}

type Choose = (view: object, seat: Seat, key: string) => { readonly type: string };

/** A game through the match, which keeps what a record needs and shows bots their own views alone. */
function playRecorded(
  game: Game,
  seatCount: number,
  options: object,
  seed: number,
  summary: Summary,
  think: Choose | undefined,
  flags: Flags,
): void {
  const started = performance.now();
  const match = Match.start(game, { seatCount, options, chance: seed });
  const choose = new SeededChance(`simulate ${seed}`);
  for (let step = randomStep(game, match.state, choose); step; step = randomStep(game, match.state, choose)) {
    if (step.seat === 'outside') match.announce(step.move);
    else match.submit(step.seat, think ? think(match.view(step.seat), step.seat, `${seed} ${match.log.length}`) : step.move);
  }
  const milliseconds = performance.now() - started;
  const events = [...match.setupEvents, ...match.log.flatMap((entry) => entry.events)];
  summary.add({
    moves: match.log.length,
    milliseconds,
    standings: match.ranking(),
    measures: game.rules.measure(match.state, events),
  });
  if (flags.records === undefined) return;
  const file = join(flags.records, `${game.box.id}-${seatCount}-${seed}.json`);
  writeText(file, `${JSON.stringify(recordOf(match, { omitEdition: Boolean(flags.compact) }))}\n`);
}
