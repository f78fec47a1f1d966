// The record of a match that is over, from its log.
import {
  type Actor,
  type Game,
  Match,
  type RecordFile,
  readPosition,
  recordOf,
  ScriptedChance,
  type SeatLabel,
} from '@kontor/engine';
import type { StoredRow, StoredTable } from '../storage/storage.ts';
import { fold } from '../tables/history.ts';

/** Plays the match again, and writes down what was played. */
export function writeRecord(game: Game, table: StoredTable, rows: readonly StoredRow[]): RecordFile {
  const [setup, ...entries] = fold(rows);
  const { position } = setup!.entry.move as { position?: object };
  const match = position
    ? Match.from({ ...readPosition(game.box, position), game }, new ScriptedChance([]))
    : Match.start(game, {
        seatCount: table.seats.length,
        options: table.options,
        chance: new ScriptedChance(setup!.entry.chance),
      });
  for (const [index, { actor, entry }] of entries.entries()) {
    const refused = match.replay(actor as Actor, entry.move, entry.chance);
    if (refused) throw new Error(`entry ${index} does not replay: ${refused.message}`);
  }
  return recordOf(match, {
    seats: table.seats.map(({ name, bot }): SeatLabel => ({ name: name ?? '', ...(bot !== undefined && { bot }) })),
  });
}
