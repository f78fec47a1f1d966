// kontor moves: what is possible in a position, or what becomes of it after a list of moves.
import { InputError, Match, positionGameId, readPosition, type Seat, writePosition } from '@kontor/engine';
import type { Command } from 'commander';
import { loadBox, useJson, wholeNumber } from '../loading.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage.ts';

interface Flags {
  apply?: string;
  seed: string;
}

export function registerMoves(program: Command, terminal: Terminal): void {
  program
    .command('moves <position>')
    .description('list the legal moves of a position, or apply moves to it and print the result; all as JSON')
    .option('-a, --apply <file>', 'a JSON file with a list of moves: [seat, move] each')
    .option('-s, --seed <number>', 'where chance begins', '1')
    .action((file: string, flags: Flags) => moves(file, flags, terminal));
}

async function moves(file: string, flags: Flags, terminal: Terminal): Promise<void> {
  const position = await useJson(file, async (json) => readPosition(await loadBox(positionGameId(json)), json));
  const match = Match.from(position, wholeNumber('seed', flags.seed, 0));
  const events: unknown[] = [];
  if (flags.apply !== undefined) {
    const list = await useJson(flags.apply, (json) => json);
    if (!Array.isArray(list)) throw new UsageError(`the file '${flags.apply}' should hold a list of [seat, move]`);
    for (const [index, entry] of list.entries()) {
      if (!Array.isArray(entry) || entry.length !== 2)
        throw new UsageError(`entry ${index + 1} of '${flags.apply}' should be [seat, move]`);
      const [seat, move] = entry as [Seat | 'outside', unknown];
      const verdict = seat === 'outside' ? match.announce(move) : match.submit(seat, move);
      if (!verdict.ok) throw new InputError(verdict.reason, verdict.message, `entry ${index + 1} of '${flags.apply}'`);
      events.push(...verdict.entries.flatMap((taken) => taken.events));
    }
  }
  const decisions = match.decisions().map(({ seat, prompt }) => ({ seat, prompt, moves: match.legalMoves(seat) }));
  const result = flags.apply === undefined ? {} : { events, position: writePosition({ ...position, state: match.state }) };
  terminal.out(
    JSON.stringify(
      { game: match.game.box.id, over: match.isOver, ...result, decisions, ...(match.isOver && { standings: match.ranking() }) },
      null,
      2,
    ),
  );
}
