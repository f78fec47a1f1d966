// What actions bring a player, in points.
import type { Seat } from '@kontor/engine';
import { ownsStation } from '../rules/spots.ts';
import { none, type Player, rowSize, type State } from '../rules/state.ts';
import type { Bill, Tables } from '../rules/tables.ts';
import { rowFor } from '../rules/warehouse.ts';
import type { Good, Location } from '../rules/words.ts';
import { Engine } from './engine.ts';
import { orderWorth } from './evaluation.ts';
import { type AltiplanoWeights, addStored, coinsWorth, countTiles, houseBonus, roundsLeft, rowWorth } from './holdings.ts';

/** What could be paid for, and what that brings. */
export interface Chance {
  readonly bill: Bill;
  readonly gain: number;
}

/** One player's judgement of one situation. */
export class Gains {
  readonly player: Player;
  readonly rounds: number;
  private readonly loose: number[];
  private readonly all: number[];
  private readonly bonus: number[];
  private readonly engine: Engine;
  private readonly chances: (readonly Chance[] | undefined)[] = [];

  constructor(
    readonly tables: Tables,
    readonly state: State,
    readonly seat: Seat,
    readonly own: AltiplanoWeights,
  ) {
    this.player = state.players[seat]!;
    this.rounds = roundsLeft(tables, state, own);
    this.loose = countTiles(tables, this.player);
    this.engine = new Engine(tables, state, this.player, this.loose, this.rounds, own);
    this.all = this.loose.slice();
    addStored(tables, this.player, this.all);
    this.bonus = houseBonus(tables, state, seat);
  }

  /** What so many coins more, or less, are worth. */
  coins(by: number): number {
    const { coins } = this.player;
    return coinsWorth(coins + by, this.rounds, this.own) - coinsWorth(coins, this.rounds, this.own);
  }

  tile(good: Good): number {
    const { tables, state } = this;
    if (good === tables.corn) return this.own.corn;
    if (state.supply[good] === 0) return -0.1;
    return tables.values[good]! + this.bonus[good]! + this.engine.change(good, 1);
  }

  boat(card: number | null): number {
    if (card === null) return 0;
    const { components, boatGoods } = this.tables;
    return components.boats[card]!.points + this.tile(boatGoods[card]!);
  }

  house(card: number | null): number {
    if (card === null) return 0;
    const { components, houseGoods } = this.tables;
    return components.houses[card]!.points + this.all[houseGoods[card]!]!;
  }

  bestCard(owners: readonly number[], gain: (card: number) => number): number {
    let best = 0;
    for (let card = 0; card < owners.length; card++) if (owners[card] === -1) best = Math.max(best, gain(card));
    return best;
  }

  road(): number {
    const step = this.tables.components.road[this.player.road];
    if (!step) return 0;
    const next = this.engine.widening();
    return step.gives === 'planning' ? next : this.own.corn + 0.6 * next;
  }

  store(good: Good): number {
    const { tables, player, own } = this;
    const row = rowFor(tables, player, good);
    if (row === none) return -0.2;
    const filled = player.warehouse[row * rowSize]! === none ? 0 : player.warehouse[row * rowSize + 1]!;
    const gain = rowWorth(tables, row, filled + 1, own) - rowWorth(tables, row, filled, own);
    const completable = filled + (this.loose[good] ?? 0) >= tables.rowSpaces[row]! ? 1 : filled > 0 ? 0.8 : 0.4;
    return gain * completable + this.engine.change(good, -1) - (filled === 0 ? 0.3 : 0);
  }

  corn(row: number): number {
    const { tables, player, own } = this;
    const filled = player.warehouse[row * rowSize]! === none ? 0 : player.warehouse[row * rowSize + 1]!;
    return rowWorth(tables, row, filled + 1, own) - rowWorth(tables, row, filled, own);
  }

  sell(good: Good): number {
    return this.coins(this.tables.prices[good]!);
  }

  deliver(good: Good): number {
    const { tables, player } = this;
    if (player.order === none || player.delivered[good]! >= tables.asked[player.order]![good]!) return -0.2;
    let asked = 0;
    for (const count of tables.asked[player.order]!) asked += count;
    return (
      tables.components.orders[player.order]!.points / asked -
      tables.values[good]! -
      this.bonus[good]! +
      this.engine.change(good, -1)
    );
  }

  order(order: number | null): number {
    if (order === null) return -1;
    const none: number[] = this.tables.values.map(() => 0);
    return (orderWorth(this.tables, order, none, this.loose, this.own) - 0.5) * Math.min(1, this.rounds / 4) + this.coins(-1);
  }

  extension(extension: number, price: number): number {
    return this.rounds * this.own.extension * this.tables.components.extensions[extension]!.price + this.coins(-price) + 0.3;
  }

  cart(): number {
    return this.rounds * this.own.cart + this.coins(-1);
  }

  /** The best of a production's outputs. */
  production(production: number): number {
    let best = -0.1;
    for (const output of this.tables.productions[production]!.outputs) best = Math.max(best, this.tile(output));
    return best;
  }

  /** Every bill that could be paid at a location, and what paying it brings; looked at once. */
  bills(location: Location): readonly Chance[] {
    const known = this.chances[location];
    if (known) return known;
    const { tables, state, player } = this;
    const table = tables.locations[location]!;
    const found: Chance[] = [];
    for (const production of table.productions) {
      const bill = tables.productions[production]!;
      if (bill.slot < 0 || ownsStation(tables, player, production)) found.push({ bill, gain: this.production(production) });
    }
    if (table.buildBoat) found.push({ bill: table.buildBoat, gain: this.bestCard(state.boats, (card) => this.boat(card)) });
    if (table.buildHouse) found.push({ bill: table.buildHouse, gain: this.bestCard(state.houses, (card) => this.house(card)) });
    if (table.buildRoad) found.push({ bill: table.buildRoad, gain: this.road() });
    this.chances[location] = found;
    return found;
  }
}
