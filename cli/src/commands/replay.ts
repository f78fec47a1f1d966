// kontor replay: a record verified, told step by step, or turned into JSON.
import { type GameTypes, type Match, type ReadRecord, readRecord, recordGameId } from '@kontor/engine';
import type { Command } from 'commander';
import { entryOf, loadBox, readJson, wholeNumber } from '../loading.ts';
import { type Teller, tellerFor } from '../telling.ts';
import type { Terminal } from '../terminal.ts';

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
    .option('--json', 'print every move with its events as JSON')
    .option('--from <number>', 'begin at this move', '1')
    .action((file: string, flags: Flags) => replay(file, flags, terminal));
}

async function replay(file: string, flags: Flags, terminal: Terminal): Promise<void> {
  const json = readJson(file);
  const id = recordGameId(json);
  const record = readRecord(await loadBox(id), json);
  const { match } = record;
  if (flags.verify) {
    terminal.out(
      `sound: ${match.game.box.title}, ${match.seatCount} players, ${match.log.length} moves, ${match.isOver ? 'played to its end' : 'not finished'}`,
    );
  } else if (flags.json) {
    terminal.out(JSON.stringify(asJson(record), null, 2));
  } else {
    const names = match.ranking().map((_, seat) => record.seats[seat]?.name ?? `Player ${seat + 1}`);
    await tell(match, await tellerFor(entryOf(id), match.game, names), wholeNumber('from', flags.from), terminal);
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
