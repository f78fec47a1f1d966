// The bag as an engine: each round so many tiles are drawn, and each brings what an action with it is worth. A tile that is
// worth less than the average of the bag slows the others down; so does every tile that is stored speed them up.
import { ownsStation } from '../rules/spots.ts';
import { type Player, type State, unowned } from '../rules/state.ts';
import type { Bill, Tables } from '../rules/tables.ts';
import type { Good } from '../rules/words.ts';
import type { AltiplanoWeights } from './holdings.ts';

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
  const { components, productions, boatGoods } = tables;
  const uses: number[] = [];
  for (let good = 0; good < tables.goodCount; good++) uses.push(tables.storable[good] ? own.plainUse : 0);
  for (let index = 0; index < productions.length; index++) {
    const production = productions[index]!;
    if (production.slot >= 0 && !ownsStation(tables, player, index)) continue;
    let best = 0;
    for (const output of production.outputs) best = Math.max(best, tileWorth(tables, state, output, own));
    consider(uses, production, best);
  }
  for (const { buildBoat, buildHouse, buildRoad } of tables.locations) {
    if (buildBoat) {
      let best = 0;
      for (let boat = 0; boat < state.boats.length; boat++) {
        if (state.boats[boat] !== unowned) continue;
        best = Math.max(best, components.boats[boat]!.points + tileWorth(tables, state, boatGoods[boat]!, own));
      }
      consider(uses, buildBoat, best);
    }
    if (buildHouse) {
      let best = 0;
      for (let house = 0; house < state.houses.length; house++)
        if (state.houses[house] === unowned) best = Math.max(best, components.houses[house]!.points + 2);
      consider(uses, buildHouse, best);
    }
    if (buildRoad && player.road < components.road.length) consider(uses, buildRoad, own.roadUse);
  }
  return uses;
}

function tileWorth({ values }: Tables, state: State, good: Good, own: AltiplanoWeights): number {
  return state.supply[good] === 0 ? 0 : values[good]! + own.newTile;
}

/** An action that brings so much raises what its tiles are good for. */
function consider(uses: number[], { items, total }: Bill, gain: number): void {
  for (const item of items) if (item < uses.length) uses[item] = Math.max(uses[item]!, gain / total);
}
