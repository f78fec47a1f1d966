// kontor arena: bots against bots, all seat orders, both cores; can be stopped and gone on with.
import { availableParallelism } from 'node:os';
import { Match } from '@kontor/engine';
import type { Command } from 'commander';
import { type Plan, type Played, resume, save } from '../arena/contest.ts';
import { contestantName, parseContestants } from '../arena/contestants.ts';
import { type Lineup, lineups } from '../arena/lineups.ts';
import type { Task } from '../arena/player.ts';
import { playAll } from '../arena/pool.ts';
import { standings, standingsTable } from '../arena/standings.ts';
import { loadGame, optionPairs, readJson, wholeNumber } from '../loading.ts';
import { progressBar, type Terminal } from '../terminal.ts';

interface Flags {
  bots: string;
  games: string;
  players: string;
  seed: string;
  options?: string;
  edition?: string;
  out?: string;
  workers?: string;
  json?: boolean;
}

/** How often the file is written while games go on, in milliseconds. */
const saveEvery = 5000;

export function registerArena(program: Command, terminal: Terminal): void {
  program
    .command('arena <game>')
    .description('let bots play each other: win rates, scores and ratings')
    .option(
      '-b, --bots <list>',
      'who plays, such as captain@100ms,merchant,apprentice,random',
      'captain,merchant,apprentice,random',
    )
    .option('-g, --games <number>', 'games to play', '100')
    .option('-p, --players <number>', 'players at the table', '2')
    .option('-s, --seed <text>', 'where chance begins', '1')
    .option('-o, --options <list>', 'options of the game, such as porto=true')
    .option('--edition <file>', 'play with a corrected edition of the components')
    .option('--out <file>', 'keep the games in a file; if it is there, go on with it')
    .option('--workers <number>', 'games at the same time; by default one a core')
    .option('--json', 'print the result as JSON')
    .action((game: string, flags: Flags) => arena(game, flags, terminal));
}

async function arena(id: string, flags: Flags, terminal: Terminal): Promise<void> {
  const game = await loadGame(id, flags.edition);
  const players = wholeNumber('players', flags.players);
  const count = wholeNumber('games', flags.games);
  const workers = flags.workers === undefined ? availableParallelism() : wholeNumber('workers', flags.workers);
  const options = optionPairs(flags.options);
  const bots = parseContestants(flags.bots).map(contestantName);
  Match.start(game, { seatCount: players, options, chance: 1 });
  const plan: Plan = { game: id, edition: game.edition.hash, players, bots, seed: flags.seed, options };
  const games: Played[] = resume(flags.out, plan);
  const before = games.length;
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once('SIGINT', onInterrupt);
  const progress = progressBar(terminal, 'playing', Math.max(1, count - before));
  let saved = performance.now();
  const edition = flags.edition === undefined ? {} : { edition: readJson(flags.edition) };
  await playAll({ game: id, bots, options, ...edition }, tasksOf(plan, count, games), workers, stop.signal, (played) => {
    games.push(played);
    progress(games.length - before);
    if (flags.out && performance.now() - saved > saveEvery) {
      save(flags.out, plan, games, standings(bots, games));
      saved = performance.now();
    }
  });
  process.off('SIGINT', onInterrupt);
  const table = standings(bots, games);
  if (flags.out) save(flags.out, plan, games, table);
  if (flags.json) terminal.out(JSON.stringify({ plan, games: games.length, standings: table }, null, 2));
  else {
    const stopped = stop.signal.aborted && flags.out ? `\n\nstopped; the same command goes on with ${flags.out}` : '';
    const faults = [...new Set(games.flatMap((played) => played.faults))].map((fault) => `\nfault: ${fault}`).join('');
    terminal.out(`${game.box.title}, ${players} players: ${games.length} games\n\n${standingsTable(table)}${faults}${stopped}`);
  }
}

/** The games that are still to be played. The rotations of one seating share their set-up. */
function* tasksOf(plan: Plan, count: number, done: readonly Played[]): Iterable<Task> {
  const seatings: Lineup[] = lineups(plan.bots.length, plan.players);
  const known = new Set(done.map(({ index }) => index));
  for (let index = 0; index < count; index++) {
    if (known.has(index)) continue;
    const seed = `${plan.seed}/${Math.floor(index / plan.players)}`;
    yield { index, lineup: seatings[index % seatings.length]!, seed };
  }
}
