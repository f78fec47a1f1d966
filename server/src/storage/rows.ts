// Rows of the log as text. Moves are many, so their rows are put together from what was written out already, in one piece: by the time
// they are stored, what they speak of is not at hand any more.
import { inOnePiece, keptText } from '@kontor/protocol';
import type { RowContent, StoredEntry, StoredRow, WrittenRow } from './storage.ts';

/** A list of numbers as JSON. Most are empty, or nearly. */
const listText = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '[]' : numbers.length === 1 ? `[${numbers[0]}]` : `[${numbers.join()}]`;

const entryText = ({ move, chance, events, eventsText, barrier }: StoredEntry): string =>
  `{"move":${keptText(move)},"chance":${listText(chance)},"events":${eventsText ?? JSON.stringify(events)},"barrier":"${barrier}"}`;

function bodyOf({ takeBack, entries, clock, race, asked }: RowContent): string {
  const texts = entries.length === 1 ? entryText(entries[0]!) : entries.map(entryText).join();
  const time = clock ? `,"clock":${JSON.stringify(clock)}` : '';
  const timer = race === undefined ? '' : `,"race":${race}`;
  const seats = asked ? `,"asked":${listText(asked)}` : '';
  return inOnePiece(`{"takeBack":${takeBack},"entries":[${texts}]${time}${timer}${seats}}`);
}

/** Writes a row out. */
export function written(row: StoredRow): WrittenRow {
  const { table, seq, actor, id, at } = row;
  return { table, seq, actor, id, at, body: bodyOf(row) };
}

/** Reads what was written. */
export const read = ({ body, ...place }: WrittenRow): StoredRow => ({ ...place, ...(JSON.parse(body) as RowContent) });
