// What lies on the locations, how it gets fewer, and the end that an exhausted location triggers (AP-1.5, AP-1.12, AP-10.1, AP-10.5).
import type { Seat, Table } from '@kontor/engine';
import type { Event } from './events.ts';
import { none, type State, unowned } from './state.ts';
import type { Tables } from './tables.ts';
import type { Good, Location } from './words.ts';

/** Takes a tile out of the supply into the player's container, if there is one; says how many came. Not for corn. */
export function gainTile(tables: Tables, state: State, seat: Seat, good: Good, table: Table<Event>): number {
  if (state.supply[good] === 0) return 0;
  state.supply[good]!--;
  state.players[seat]!.container[good]!++;
  noticeExhausted(tables, state, tables.homes[good]!, table);
  return 1;
}

/** AP-10.5: whether everything of the location is gone. */
function isExhausted(tables: Tables, state: State, location: Location): boolean {
  const { goods, holdsHouses, holdsBoats, holdsOrders, holdsCarts } = tables.locations[location]!;
  for (const good of goods) if (state.supply[good]! > 0) return false;
  if (holdsCarts && state.carts > 0) return false;
  if (holdsHouses && state.houses.includes(unowned)) return false;
  if (holdsBoats && state.boats.includes(unowned)) return false;
  if (holdsOrders && state.orders.includes(unowned)) return false;
  return goods.length > 0 || holdsHouses || holdsBoats || holdsOrders || holdsCarts;
}

/** AP-10.1, AP-10.6: the first trigger alone counts; the next round is then the last. */
export function noticeExhausted(tables: Tables, state: State, location: Location, table: Table<Event>): void {
  if (state.lastRound > 0 || location === none || !isExhausted(tables, state, location)) return;
  state.lastRound = state.round + 1;
  state.trigger = location;
  table.emit?.({ type: 'endTriggered', by: 'location', location, lastRound: state.lastRound });
}

/** The location on which a stock lies, or `none`. */
export function homeOf(tables: Tables, stock: 'holdsHouses' | 'holdsBoats' | 'holdsOrders' | 'holdsCarts'): Location {
  return tables.locations.findIndex((location) => location[stock]);
}
