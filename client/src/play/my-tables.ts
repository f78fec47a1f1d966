// The tables of the server at which one sits, for the first page. Whatever goes wrong, there are none.
import type { TableInfo } from '@kontor/protocol';
import { botName } from './bot-names.ts';
import { forgetGuest, guestId } from './guest.ts';
import { call, isFault } from './online-api.ts';

export interface OwnTable {
  readonly id: string;
  readonly game: string;
  /** The names of the others, bots included; free seats have none. */
  readonly others: readonly string[];
  readonly status: TableInfo['status'];
  readonly isOver: boolean;
  /** Whether something is asked of oneself there, and one has not left. */
  readonly isAsked: boolean;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

/** A table as its own player would call it. */
function ownTable(table: TableInfo, asked: readonly string[], me: string): OwnTable {
  const others = table.seats.flatMap(({ person, name, bot }, seat) => {
    if (person === me) return [];
    if (name !== undefined) return [name];
    return bot === undefined ? [] : [botName(seat)];
  });
  const { id, game, status, created } = table;
  const hasLeft = table.seats.some(({ person, away }) => person === me && away === true);
  const isOver = status === 'over' || status === 'ended';
  return { id, game, others, status, isOver, isAsked: asked.includes(id) && !hasLeft, at: created };
}

export async function myTables(): Promise<readonly OwnTable[]> {
  const me = guestId();
  if (me === undefined) return [];
  const answer = await call('mine');
  if (!isFault(answer)) return answer.tables.map((table) => ownTable(table, answer.asked, me));
  if (answer.id === 'no-session') forgetGuest();
  return [];
}
