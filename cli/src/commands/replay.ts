// kontor replay: a record verified, told step by step, or turned into JSON.
import { type GameTypes, type Match, type ReadRecord, readRecord, recordGameId } from '@kontor/engine';
import type { Command } from 'commander';
import { entryOf, loadBox, useJson, wholeNumber } from '../loading.ts';
import { type Teller, tellerFor } from '../telling.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage.ts';

interface Flags {
  verify?: boolean;
  json?: boolean;
  from: string;
}

export function registerReplay(program: Command, terminal: Terminal): void {
  program
    .command('replay <record>')
    .description('step through a recorded game')
    .option('--verify', 'only check that the record is sound')
    .option('--json', 'print every move with its events as JSON, not in words')
    .option('--from <number>', 'begin at this move', '1')
    .action((file: string, flags: Flags) => replay(file, flags, terminal));
}

async function replay(file: string, flags: Flags, terminal: Terminal): Promise<void> {
  const record = await useJson(file, async (json) => readRecord(await loadBox(recordGameId(json)), json));
  const { match } = record;
  const from = wholeNumber('from', flags.from);
  if (from > Math.max(1, match.log.length))
    throw new UsageError(`--from ${from} is too far: there are ${match.log.length} moves`);
  if (flags.verify && flags.json) {
    const { game, seatCount, log, isOver } = match;
    terminal.out(JSON.stringify({ sound: true, game: game.box.id, players: seatCount, moves: log.length, over: isOver }));
  } else if (flags.verify) {
    terminal.out(
      `sound: ${match.game.box.title}, ${match.seatCount} players, ${match.log.length} moves, ${match.isOver ? 'played to its end' : 'not finished'}`,
    );
  } else if (flags.json) {
    terminal.out(JSON.stringify(asJson(record), null, 2));
  } else {
    const names = match.ranking().map((_, seat) => record.seats[seat]?.name ?? `Player ${seat + 1}`);
    await tell(match, await tellerFor(entryOf(match.game.box.id), match.game, names), from, terminal);
  }
}

function asJson({ match, seats }: ReadRecord<GameTypes>): object {
  return {
    game: match.game.box.id,
    players: match.seatCount,
    seats,
    options: match.options,
    setup: match.setupEvents,
    moves: match.log.map(({ actor, move, events }) => ({ actor, move, events })),
    over: match.isOver,
    standings: match.ranking(),
  };
}

async function tell(match: Match<GameTypes>, teller: Teller, from: number, terminal: Terminal): Promise<void> {
  terminal.out(`${match.game.box.title}, ${match.seatCount} players, ${match.log.length} moves`);
  for (const [index, entry] of match.log.entries()) {
    if (index + 1 < from) continue;
    terminal.out([`${index + 1}.`, ...teller.entry(entry).map((line) => `   ${line}`)].join('\n'));
    if (terminal.isInteractive && (await terminal.ask('[Enter] next, [q] quit: '))?.trim() === 'q') break;
  }
  if (match.isOver) terminal.out(['', 'The end', ...teller.standings(match.ranking())].join('\n'));
}
