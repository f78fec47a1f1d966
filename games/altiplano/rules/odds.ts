// What the next draw will bring (AP-3.2, AP-3.3): exact chances, for those who may look into the bag.
import type { View } from './state.ts';
import { none } from './state.ts';
import type { Tables } from './tables.ts';
import type { Good } from './words.ts';

export interface DrawOdds {
  /** Tiles that will be drawn as things stand. */
  readonly tiles: number;
  /** Whether the container has to be emptied into the bag. */
  readonly refills: boolean;
  /** For each good of which there is a tile to be drawn. */
  readonly goods: readonly {
    readonly good: Good;
    /** That at least one comes. */
    readonly chance: number;
    /** How many will come on average. */
    readonly expected: number;
  }[];
}

/** That none of `marked` tiles among `all` is among `drawn` of them. */
function chanceOfNone(all: number, marked: number, drawn: number): number {
  let chance = 1;
  for (let draw = 0; draw < drawn; draw++) chance *= Math.max(0, all - marked - draw) / (all - draw);
  return chance;
}

/**
 * The next draw of the viewer, from bag and container as they are now. In the middle of an exchange it is the one tile
 * that can be drawn; otherwise it is the draw of the next round (or of this one, while tiles are moved back), with the
 * tiles on the planning spaces staying where they are. Nothing where no such draw comes any more (AP-9.4), and for somebody
 * who may not look into the bag.
 */
export function drawOdds(tables: Tables, view: View): DrawOdds | undefined {
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  if (!own?.bag || !own.container) return undefined;
  const { bag, container } = own;
  const size = (tiles: readonly number[]) => tiles.reduce((sum, count) => sum + count, 0);
  const isExchanging = view.phase === 'exchanging' && view.active === view.viewer && view.exchanged !== none;
  const hasDrawnLast = view.round === view.lastRound && view.phase !== 'returning';
  if (view.phase === 'over' || (hasDrawnLast && !isExchanging)) return undefined;
  const room = isExchanging ? 1 : Math.max(0, tables.planningSpaces[own.road]! - size(own.planning));
  const inBag = size(bag);
  const inContainer = size(container);
  const tiles = Math.min(room, inBag + inContainer);
  const refills = tiles > inBag;
  const fromContainer = refills ? tiles - inBag : 0;
  const goods = bag.flatMap((inside, good) => {
    const waiting = refills ? container[good]! : 0;
    if (tiles === 0 || inside + waiting === 0) return [];
    if (!refills) return [{ good, chance: 1 - chanceOfNone(inBag, inside, tiles), expected: (tiles * inside) / inBag }];
    const expected = inside + (fromContainer * waiting) / inContainer;
    return [{ good, chance: inside > 0 ? 1 : 1 - chanceOfNone(inContainer, waiting, fromContainer), expected }];
  });
  return { tiles, refills, goods };
}
