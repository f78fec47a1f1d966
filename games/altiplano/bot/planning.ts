// How promising it is to place a tile or a coin somewhere: by the best action that it helps to pay for, if its place can be reached.
import { freeSpaces, ownsStation } from '../rules/spots.ts';
import { cargo, cart } from '../rules/state.ts';
import type { Item, Location, Spot } from '../rules/words.ts';
import type { Gains } from './gains.ts';

/** Looks at one plan in the making. */
export class PlanRatings {
  /** The locations, as bits, where something can be done with what lies there already. */
  private readonly planned: number;

  constructor(private readonly gains: Gains) {
    let planned = 0;
    for (let location = 0; location < gains.tables.locationCount; location++)
      if (this.isPlanned(location)) planned |= 1 << location;
    this.planned = planned;
  }

  place(item: Item, spot: Spot): number {
    const { tables } = this.gains;
    const table = tables.spots[spot]!;
    switch (table.type) {
      case 'location':
        return this.atLocation(item, table.location) * this.reach(table.location);
      case 'slot':
        return this.atStation(table.production, table.slot) * this.reach(tables.productions[table.production]!.location);
      case 'movement':
        return this.onTheWay();
      case 'wild':
        return 0.3;
    }
  }

  private isPlanned(location: Location): boolean {
    const { tables, player } = this.gains;
    const first = location * tables.goodCount;
    const table = tables.locations[location]!;
    for (const production of table.productions) {
      const { slot, items, counts } = tables.productions[production]!;
      if (slot >= 0 && !ownsStation(tables, player, production)) continue;
      let isPaid = true;
      for (let index = 0; index < items.length; index++)
        if ((slot < 0 ? player.spaces[first + items[index]!]! : player.slots[slot + index]!) < counts[index]!) isPaid = false;
      if (isPaid && items.length > 0) return true;
    }
    for (const bill of [table.buildBoat, table.buildHouse, table.buildRoad]) {
      if (bill?.items.every((item, index) => player.spaces[first + item]! >= bill.counts[index]!)) return true;
    }
    if (!table.stores && !table.sells) return false;
    for (let good = 0; good < tables.goodCount; good++) if (player.spaces[first + good]! > 0) return true;
    return false;
  }

  /** The starting cart brings the figure to one other place; more places need food on the way. */
  private reach(location: Location): number {
    const { player, own } = this.gains;
    if (location === player.figure || (this.planned & (1 << location)) !== 0) return 1;
    let others = 0;
    for (let place = 0; place < this.gains.tables.locationCount; place++)
      if (place !== player.figure && (this.planned & (1 << place)) !== 0) others++;
    for (const content of player.movement) if (content !== cargo.nothing) others -= 0.6;
    return others < 0.9 ? own.nearby : others < 1.9 ? own.furtherAway : own.furtherAway * own.furtherAway;
  }

  private atLocation(good: Item, location: Location): number {
    const { gains } = this;
    const { tables, player } = gains;
    const first = location * tables.goodCount;
    const free = freeSpaces(tables, player, location);
    let best = 0;
    for (const { bill, gain } of gains.bills(location)) {
      if (bill.slot >= 0) continue;
      let missing = 0;
      let isNeeded = false;
      let canComplete = true;
      for (let index = 0; index < bill.items.length; index++) {
        const lacking = bill.counts[index]! - player.spaces[first + bill.items[index]!]!;
        if (lacking <= 0) continue;
        missing += lacking;
        if (bill.items[index] === good) isNeeded = true;
        if (player.planning[bill.items[index]!]! < lacking) canComplete = false;
      }
      if (!isNeeded) continue;
      if (missing > free) canComplete = false;
      best = Math.max(best, canComplete ? gain / missing : (0.1 * gain) / missing);
    }
    const table = tables.locations[location]!;
    if (table.stores && tables.storable[good]) best = Math.max(best, gains.store(good));
    if (table.sells) best = Math.max(best, gains.sell(good) * 0.8);
    if (table.deliver >= 0) best = Math.max(best, this.wanted(good, first));
    return best;
  }

  /** A tile that the order still asks for, besides those that lie at the market. */
  private wanted(good: Item, first: number): number {
    const { tables, player } = this.gains;
    if (player.order < 0) return 0;
    const lacking = tables.asked[player.order]![good]! - player.delivered[good]! - player.spaces[first + good]!;
    return lacking > 0 ? this.gains.deliver(good) : 0;
  }

  private atStation(production: number, slot: number): number {
    const { gains } = this;
    const { tables, player } = gains;
    const { items, counts, slot: first } = tables.productions[production]!;
    let missing = 0;
    let canComplete = true;
    for (let index = 0; index < items.length; index++) {
      const lacking = counts[index]! - player.slots[first + index]!;
      missing += lacking;
      const at = items[index]!;
      if ((at === tables.coin ? player.coins : player.planning[at]!) < lacking) canComplete = false;
    }
    const price = items[slot - first] === tables.coin ? gains.coins(-1) : 0;
    return (canComplete ? gains.production(production) / missing : 0.05) + price;
  }

  private onTheWay(): number {
    const { player, own, tables } = this.gains;
    let others = 0;
    for (let place = 0; place < tables.locationCount; place++)
      if (place !== player.figure && (this.planned & (1 << place)) !== 0) others++;
    let ways = 0;
    for (let space = 0; space < player.movement.length; space++)
      if (player.movement[space] !== cargo.nothing) ways += player.carts[space + 1] === cart.absent ? 0.6 : 1;
    return others - 1 > ways ? own.travelFood * 3 : own.travelFood * 0.3;
  }
}
