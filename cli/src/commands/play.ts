// kontor play: a game in the terminal, against bots, with undo, hints, saving and going on later.
import type { BotName } from '@kontor/bots';
import {
  type GameTypes,
  Match,
  positionGameId,
  readPosition,
  readRecord,
  recordGameId,
  recordOf,
  type Seat,
  seatsOf,
  seat as toSeat,
} from '@kontor/engine';
import type { Command } from 'commander';
import { entryOf, loadBox, loadGame, optionPairs, useJson, writeText } from '../loading.ts';
import { type Teller, tellerFor } from '../telling.ts';
import type { Terminal } from '../terminal.ts';
import { botName, type Thinker, thinkerFor } from '../thinking.ts';
import { UsageError } from '../usage.ts';

interface Flags {
  against: string;
  seed?: string;
  options?: string;
  edition?: string;
  from?: string;
  resume?: string;
}

interface Sitting {
  readonly match: Match<GameTypes>;
  /** The bot of each seat, or nothing for the person at the keys. */
  readonly bots: readonly (BotName | undefined)[];
  readonly names: readonly string[];
  readonly seed: string;
}

const help = 'a number to choose, [u]ndo, [h]int, [t]able, [s]ave FILE, [q]uit';

export function registerPlay(program: Command, terminal: Terminal): void {
  program
    .command('play [game]')
    .description('play in the terminal against bots')
    .option('-a, --against <bots>', 'the bots at the table, with commas between them', 'apprentice,apprentice')
    .option('-s, --seed <text>', 'where chance begins (otherwise another game every time)')
    .option('-o, --options <list>', 'options of the game, such as porto=true')
    .option('--edition <file>', 'play with a corrected edition of the components')
    .option('--from <position>', 'begin in the situation of a position file')
    .option('--resume <record>', 'go on with a saved game')
    .action((game: string | undefined, flags: Flags) => play(game, flags, terminal));
}

async function sitDown(id: string | undefined, flags: Flags): Promise<Sitting> {
  const seed = flags.seed ?? String(Date.now());
  const bots = flags.against
    .split(',')
    .filter((name) => name !== '')
    .map(botName);
  const named = (match: Match<GameTypes>): Sitting => {
    const seats = seatsOf(match.seatCount).map((index) => (index === 0 ? undefined : (bots[index - 1] ?? bots.at(-1))));
    return {
      match,
      seed,
      bots: seats,
      names: seats.map((bot, index) => (bot ? `${bot[0]!.toUpperCase()}${bot.slice(1)} ${index}` : 'Player')),
    };
  };
  if (flags.resume !== undefined) {
    const { match, seats } = await useJson(flags.resume, async (json) =>
      readRecord(await loadBox(recordGameId(json)), json, { seed }),
    );
    const sitting = named(match);
    return seats.length === 0
      ? sitting
      : {
          ...sitting,
          bots: seats.map(({ bot }) => (bot === undefined ? undefined : botName(bot))),
          names: seats.map(({ name }) => name),
        };
  }
  if (flags.from !== undefined) {
    const position = await useJson(flags.from, async (json) => readPosition(await loadBox(positionGameId(json)), json));
    return named(Match.from(position, seed));
  }
  if (id === undefined) throw new UsageError('say which game, such as: kontor play wharf');
  const game = await loadGame(id, flags.edition);
  return named(Match.start(game, { seatCount: bots.length + 1, options: optionPairs(flags.options), chance: seed }));
}

async function play(id: string | undefined, flags: Flags, terminal: Terminal): Promise<void> {
  const sitting = await sitDown(id, flags);
  const { match, names, bots } = sitting;
  const think = await thinkerFor(match.game);
  const teller = await tellerFor(entryOf(match.game.box.id), match.game, names);
  terminal.out(`${match.game.box.title}: ${names.join(', ')}. ${help}.`);
  let heard = 0;
  while (!match.isOver) {
    const { seat } = match.decisions().find((decision) => bots[decision.seat] !== undefined) ?? match.decisions()[0]!;
    const bot = bots[seat];
    if (bot) match.submit(seat, think(bot, match.view(seat), seat, `${sitting.seed} ${match.revision}`).move);
    heard = tell(match, teller, heard, bots, terminal);
    if (!bot && !(await decide(sitting, seat, teller, think, terminal))) return;
  }
  tell(match, teller, heard, bots, terminal);
  terminal.out(['', 'The end', ...teller.standings(match.ranking())].join('\n'));
}

/** Tells what happened since the last time, as the person at the keys may hear it. */
function tell(match: Match<GameTypes>, teller: Teller, from: number, bots: Sitting['bots'], terminal: Terminal): number {
  const people = bots.flatMap((bot, index) => (bot === undefined ? [toSeat(index)] : []));
  const viewer = people.length === 1 ? people[0]! : 'spectator';
  for (const { events } of match.heard(viewer, Math.min(from, match.log.length))) {
    for (const line of events.map((event) => teller.event(event)).filter((text) => text !== '')) terminal.out(`  ${line}`);
  }
  return match.log.length;
}

/** Asks until a move was made; says false when the person leaves. */
async function decide(
  { match, seed, bots, names }: Sitting,
  seat: Seat,
  teller: Teller,
  think: Thinker,
  terminal: Terminal,
): Promise<boolean> {
  const moves = match.legalMoves(seat);
  const view = match.view(seat);
  const { prompt } = match.decisions().find((decision) => decision.seat === seat)!;
  terminal.out(
    [
      '',
      teller.prompt(prompt, view, seat),
      ...moves.map((move, index) => `${String(index + 1).padStart(4)}  ${teller.move(move, view, seat)}`),
    ].join('\n'),
  );
  for (;;) {
    const line = await terminal.ask('> ');
    const [word = '', ...rest] = (line ?? 'q').trim().split(/\s+/);
    const chosen = moves[Number(word) - 1];
    if (chosen) {
      match.submit(seat, chosen);
      return true;
    }
    if (word === 'q') return false;
    if (word === 'u') {
      const verdict = match.takeBack(seat);
      if (verdict.ok) return true;
      terminal.out('There is nothing that you could take back.');
    } else if (word === 'h') {
      const { move } = think('merchant', view, seat, `${seed} hint ${match.revision}`);
      terminal.out(
        `A merchant would choose ${moves.indexOf(moves.find((own) => JSON.stringify(own) === JSON.stringify(move))!) + 1}: ${teller.move(move, view, seat)}`,
      );
    } else if (word === 't') {
      terminal.out(teller.overview(view, seat).join('\n'));
    } else if (word === 's' && rest[0] !== undefined) {
      const seats = names.map((name, index) => ({ name, ...(bots[index] !== undefined && { bot: bots[index] }) }));
      writeText(rest[0], `${JSON.stringify(recordOf(match, { seats, withFuture: true }))}\n`);
      terminal.out(`Saved to ${rest[0]}; go on with: kontor play --resume ${rest[0]}`);
    } else {
      terminal.out(`Type ${help}.`);
    }
  }
}
