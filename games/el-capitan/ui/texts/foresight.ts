// What a building would change at a payday: who would be paid what, whose warehouse would be closed, how far one would spread.
import { noChance, type Seat } from '@kontor/engine';
import {
  type Board,
  box,
  type City,
  type Components,
  layOut,
  type Move,
  type Payday,
  type PaydayAfter,
  paydayPreview,
  paydaySources,
  spreadOf,
  type View,
} from '../../rules/index.ts';

export type Placement = Extract<Move, { readonly type: 'buildWarehouse' | 'reopenWarehouse' | 'buildFortress' }>;

export interface Foresight {
  readonly seat: Seat;
  readonly city: City;
  readonly move: Placement;
  /** Where the piece would stand: a site of the row, or a fortress site. */
  readonly site: number;
  readonly now: Payday;
  readonly after: PaydayAfter;
  /** In how many cities each seat would be. */
  readonly spread: readonly number[];
}

export interface Foreseer {
  /** What a move would change that is legal now. */
  ofMove(view: View, seat: Seat, move: Placement): Foresight;
  /**
   * What a building would change that the rules allow in a city, whatever it costs and however the ship gets there:
   * the one for which the seat would get most at a payday.
   */
  ofPlan(view: View, seat: Seat, city: City, isWanted: (move: Placement) => boolean): Foresight | undefined;
}

/** EC-8.1: the first free one. */
export function freeFortressSite(board: Board, view: View, city: City): number {
  const first = city * board.fortressSites;
  const sites = view.strongholds.slice(first, first + board.cities[city]!.fortresses.length);
  return 1 + sites.indexOf(-1);
}

export const isPlacement = (move: Move): move is Placement =>
  move.type === 'buildWarehouse' || move.type === 'reopenWarehouse' || move.type === 'buildFortress';

/** A warehouse of the seat's main colour, on a certain site or on any. */
export const isOwnWarehouse =
  (seat: Seat, site?: number) =>
  (move: Placement): boolean =>
    move.type !== 'buildFortress' && move.colour === seat && (site === undefined || move.site === site);

/** More than anything costs. */
const plenty = 10_000;

/** The table as it would be if this seat were about to act, with its ship in the city's harbour and money enough. */
function asIfInHarbour(view: View, seat: Seat, city: City): View {
  const put = (list: readonly number[], value: number): number[] => list.map((old, index) => (index === seat ? value : old));
  return {
    ...view,
    active: seat,
    stage: 'beforeAction',
    errand: 'none',
    protection: 'none',
    ships: put(view.ships, city),
    spaces: put(view.spaces, 1),
    money: put(view.money, plenty),
  };
}

export function foreseer(components: Components): Foreseer {
  const board = layOut(components);
  const rules = box.defineGame(components);
  const preview = paydayPreview(components);
  const ofMove = (view: View, seat: Seat, move: Placement): Foresight => {
    const later = rules.clone(view);
    rules.apply(later, seat, move, { chance: noChance });
    const city = view.ships[seat]!;
    return {
      seat,
      city,
      move,
      site: move.type === 'buildFortress' ? freeFortressSite(board, view, city) : move.site,
      now: preview.payday(view),
      after: preview.paydayAfter(view, seat, move),
      spread: view.money.map((_, index) => spreadOf(later, index)),
    };
  };
  return {
    ofMove,
    ofPlan(view, seat, city, isWanted) {
      if (view.stage === 'over' || !(view.inPlay & (1 << city))) return undefined;
      const there = asIfInHarbour(view, seat, city);
      const moves = rules.legalMoves(there, seat).filter(isPlacement).filter(isWanted);
      const all = moves.map((move) => ofMove(there, seat, move));
      return all.reduce<Foresight | undefined>(
        (best, other) => (best && best.after.gains[seat]! >= other.after.gains[seat]! ? best : other),
        undefined,
      );
    },
  };
}

/** The amount that a city pays a seat for one source. */
export const paidBy = (payday: Pick<Payday, 'lines'>, city: City, source: 'majority' | 'fortresses', seat: number): number =>
  payday.lines.reduce(
    (sum, line) => (line.source === source && line.city === city && line.seat === seat ? sum + line.amount : sum),
    0,
  );

/** What a city pays a seat for majority, before and after. */
export interface Change {
  readonly seat: number;
  readonly now: number;
  readonly after: number;
}

/** Everybody whom a city pays for majority before or after a building that changes it; nobody where it changes nothing. */
export function changesIn(city: City, now: Payday, after: Payday): Change[] {
  const changes = now.totals.map((_, seat) => ({
    seat,
    now: paidBy(now, city, 'majority', seat),
    after: paidBy(after, city, 'majority', seat),
  }));
  if (changes.every((change) => change.now === change.after)) return [];
  return changes.filter((change) => change.now + change.after > 0).sort((a, b) => b.after - a.after);
}

/** What a payday pays a seat by source, before and after; a source that pays neither now nor then is left out. */
export const partsOf = (seat: Seat, now: Payday, after: Payday = now) =>
  paydaySources
    .map((source) => ({ source, now: now.bySource[seat]![source], after: after.bySource[seat]![source] }))
    .filter((part) => part.now > 0 || part.after > 0);

/** What the fortresses of a city would pay where that changes, and the new one in any case. */
export function fortressPays(board: Board, view: View, city: City, { move, city: at, site: built, seat, now, after }: Foresight) {
  return board.cities[city]!.fortresses.flatMap((_, index) => {
    const site = index + 1;
    const isNew = move.type === 'buildFortress' && city === at && site === built;
    const owner = isNew ? seat : (view.strongholds[city * board.fortressSites + index] ?? -1);
    const amount = paidBy(after, city, 'fortresses', owner);
    return isNew || paidBy(now, city, 'fortresses', owner) !== amount ? [{ site, amount }] : [];
  });
}
