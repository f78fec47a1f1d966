// AP-5.6, AP-5.14, AP-6.9, AP-8.26, AP-8.30: whether what an action asks for lies on its spaces, and using it up.
import type { Seat, Table } from '@kontor/engine';
import type { Event } from './events.ts';
import type { Move, Pair } from './moves.ts';
import { none, type Player, type State } from './state.ts';
import type { Bill, Tables } from './tables.ts';
import type { Good } from './words.ts';

/** Whether the bill can be paid; `withWild`: with the wild tile as one of its tiles. */
export function canPay(tables: Tables, player: Player, bill: Bill, withWild: boolean): boolean {
  const { items, counts, slot } = bill;
  let usesWild = false;
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!;
    let missing = counts[index]!;
    if (withWild && item === player.wild) {
      usesWild = true;
      missing--;
    }
    const placed = slot < 0 ? player.spaces[bill.location * tables.goodCount + item]! : player.slots[slot + index]!;
    if (placed < missing) return false;
  }
  return usesWild === withWild;
}

/** Pushes the variants of a move whose bill can be paid, or only says whether there is one. */
export function payableMoves(tables: Tables, player: Player, bill: Bill, pair: Pair, out: Move[] | null): boolean {
  let any = false;
  if (canPay(tables, player, bill, false)) {
    if (out === null) return true;
    out.push(pair[0]);
    any = true;
  }
  if (player.wild !== none && canPay(tables, player, bill, true)) {
    if (out === null) return true;
    out.push(pair[1]);
    any = true;
  }
  return any;
}

/** Used tiles go to the container, coins to the general supply. */
export function pay(tables: Tables, state: State, seat: Seat, bill: Bill, withWild: boolean, table: Table<Event>): void {
  const player = state.players[seat]!;
  const { items, counts, slot } = bill;
  const goods: Good[] = [];
  let coins = 0;
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!;
    const count = counts[index]!;
    const own = withWild && item === player.wild ? count - 1 : count;
    if (slot < 0) player.spaces[bill.location * tables.goodCount + item]! -= own;
    else player.slots[slot + index]! -= own;
    if (item === tables.coin) coins += count;
    else player.container[item]! += count;
    if (table.emit && item !== tables.coin) for (let used = 0; used < count; used++) goods.push(item);
  }
  if (withWild) player.wild = none;
  table.emit?.({ type: 'used', seat, goods, coins, wild: withWild });
}

/** Takes one tile off the location's spaces, or off the wild space. */
export function liftTile(tables: Tables, player: Player, good: Good, wild: boolean): void {
  if (wild) player.wild = none;
  else player.spaces[player.figure * tables.goodCount + good]!--;
}
