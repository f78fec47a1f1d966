// The bag as an engine: each round so many tiles are drawn, and each brings what an action with it is worth. A tile that is
// worth less than the average of the bag slows the others down; so does every tile that is stored speed them up.
import { ownsStation } from '../rules/spots.ts';
import { type Player, type State, unowned } from '../rules/state.ts';
import type { Bill, Tables } from '../rules/tables.ts';
import type { Good } from '../rules/words.ts';
import type { AltiplanoWeights } from './holdings.ts';

/** What the best card of a kind brings, by `gain`; 0 where none is left. */
function bestCard(owners: readonly number[], gain: (card: number) => number): number {
  let best = 0;
  for (let card = 0; card < owners.length; card++) if (owners[card] === unowned) best = Math.max(best, gain(card));
  return best;
}

/** A player's engine in one situation. */
export class Engine {
  /** What one use of a tile of each kind brings, in points. */
  private readonly uses: number[];
  private readonly total: number;
  private readonly size: number;

  constructor(
    private readonly tables: Tables,
    state: State,
    private readonly player: Player,
    private readonly loose: readonly number[],
    private readonly rounds: number,
    private readonly own: AltiplanoWeights,
  ) {
    this.uses = usesOf(tables, state, player, own);
    let size = 0;
    for (let good = 0; good < loose.length; good++) size += loose[good]!;
    let total = 0;
    for (let good = 0; good < loose.length; good++) total += this.useOf(good, loose[good]!, size);
    this.size = size;
    this.total = total;
  }

  /** What the draws of the rounds to come will bring. */
  worth(): number {
    return this.run(this.total, this.size, this.tables.planningSpaces[this.player.road]!);
  }

  /** The difference that one loose tile more, or less, makes. */
  change(good: Good, by: 1 | -1): number {
    const count = this.loose[good]!;
    const size = this.size + by;
    const total = this.total - this.useOf(good, count, this.size) + this.useOf(good, count + by, size);
    return this.run(total, size, this.tables.planningSpaces[this.player.road]!) - this.worth();
  }

  /** What one more planning space would bring. */
  widening(): number {
    return this.run(this.total, this.size, this.tables.planningSpaces[this.player.road]! + 1) - this.worth();
  }

  private run(total: number, size: number, draws: number): number {
    return this.rounds * this.own.efficiency * total * Math.min(1, draws / Math.max(1, size));
  }

  /** All tiles of a kind together. Food beyond its share of the bag, and more of a kind than actions can use, brings little. */
  private useOf(good: Good, count: number, size: number): number {
    const useful = good === this.tables.food ? Math.max(2, this.own.foodShare * size) : this.own.usefulOfAKind;
    return this.uses[good]! * (Math.min(count, useful) + 0.2 * Math.max(0, count - useful));
  }
}

/** By good: the best action it can be part of, shared among the tiles that the action asks for. */
function usesOf(tables: Tables, state: State, player: Player, own: AltiplanoWeights): number[] {
  const { components, values, goodIds } = tables;
  const uses: number[] = values.map((_, good) => (tables.storable[good] ? own.plainUse : 0));
  const consider = (bill: Bill, gain: number): void => {
    let asked = 0;
    for (const count of bill.counts) asked += count;
    for (const item of bill.items) if (item < uses.length) uses[item] = Math.max(uses[item]!, gain / asked);
  };
  const tile = (good: Good): number => (state.supply[good] === 0 ? 0 : values[good]! + own.newTile);
  for (let index = 0; index < tables.productions.length; index++) {
    const production = tables.productions[index]!;
    if (production.slot >= 0 && !ownsStation(tables, player, index)) continue;
    let best = 0;
    for (const output of production.outputs) best = Math.max(best, tile(output));
    consider(production, best);
  }
  for (const { buildBoat, buildHouse, buildRoad } of tables.locations) {
    if (buildBoat)
      consider(
        buildBoat,
        bestCard(state.boats, (boat) => components.boats[boat]!.points + tile(goodIds.indexOf(components.boats[boat]!.good))),
      );
    if (buildHouse)
      consider(
        buildHouse,
        bestCard(state.houses, (house) => components.houses[house]!.points + 2),
      );
    if (buildRoad && player.road < components.road.length) consider(buildRoad, own.roadUse);
  }
  return uses;
}
