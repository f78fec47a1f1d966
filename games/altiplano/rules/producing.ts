// AP-6.1 to AP-6.4, AP-8.2 to AP-8.26: actions that turn tiles or coins into a tile of choice among their outputs.
import type { Seat, Table } from '@kontor/engine';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { ownsStation } from './spots.ts';
import type { Player, State } from './state.ts';
import { gainTile } from './supply.ts';
import type { Tables } from './tables.ts';
import { canPay, pay } from './using.ts';
import { receiveCorn } from './warehouse.ts';
import type { Good } from './words.ts';

/** The moves of one production, or only whether there is one. An exhausted output can be chosen too (AP-1.12). */
export function produceMoves(tables: Tables, player: Player, production: number, out: Move[] | null): boolean {
  const entry = tables.productions[production]!;
  if (entry.slot >= 0 && !ownsStation(tables, player, production)) return false;
  const plain = canPay(tables, player, entry, false);
  const wild = player.wild >= 0 && canPay(tables, player, entry, true);
  if (out === null || !(plain || wild)) return plain || wild;
  const pairs = tables.moves.produce[production]!;
  for (let index = 0; index < pairs.length; index++) {
    if (plain) out.push(pairs[index]![0]);
    if (wild) out.push(pairs[index]![1]);
  }
  return true;
}

export function produce(
  tables: Tables,
  state: State,
  seat: Seat,
  production: number,
  output: Good,
  wild: boolean,
  table: Table<Event>,
): void {
  const entry = tables.productions[production]!;
  pay(tables, state, seat, entry, wild, table);
  const gained = receive(tables, state, seat, output, table);
  table.emit?.({ type: 'produced', seat, production, location: entry.location, good: output, gained });
}

/** One tile from its location into the container; corn goes where corn goes. */
export function receive(tables: Tables, state: State, seat: Seat, good: Good, table: Table<Event>): number {
  if (good !== tables.corn) return gainTile(tables, state, seat, good, table);
  if (state.supply[good] === 0) return 0;
  return receiveCorn(tables, state, seat, 1, table);
}
