// One table says what is hidden from whom. Views ask it, and the match sees a reveal when a secret gets fewer.
import { type Seat, seatsOf, type Viewer } from './seat.ts';

/** Who may look into a zone: everybody, its owner alone, or nobody. */
export type Audience = 'all' | 'owner' | 'nobody';

/** A place where one player's components lie. */
export interface Zone<State> {
  audience(state: State, owner: Seat): Audience;
  /** How many components lie there. */
  count(state: State, owner: Seat): number;
}

/** The zones of a game that are hidden from somebody at some time. What is in none of them is open to all. */
export type VisibilityTable<State> = Readonly<Record<string, Zone<State>>>;

/** Whether `viewer` may look into the owner's zone now. */
export function maySee<State>(zone: Zone<State>, state: State, owner: Seat, viewer: Viewer): boolean {
  const audience = zone.audience(state, owner);
  return audience === 'all' || (audience === 'owner' && viewer === owner);
}

/** For each zone of each seat, one after the other: how many components lie there hidden from somebody, or `open`. */
export type HiddenCounts = readonly number[];

/** In place of a count: everybody may look there. */
const open = -1;

/** The zones of the tables that were asked for: they are asked for with every move. */
const known = new WeakMap<object, readonly Zone<never>[]>();

function zonesOf<State>(table: VisibilityTable<State>): readonly Zone<State>[] {
  let zones = known.get(table) as readonly Zone<State>[] | undefined;
  if (!zones) {
    zones = Object.values(table);
    known.set(table, zones);
  }
  return zones;
}

const nothingHidden: HiddenCounts = [];

/** Counts what is hidden now. */
export function hiddenCounts<State>(table: VisibilityTable<State>, state: State, seatCount: number): HiddenCounts {
  const zones = zonesOf(table);
  if (zones.length === 0) return nothingHidden;
  const counts = new Array<number>(seatCount * zones.length);
  let place = 0;
  for (const owner of seatsOf(seatCount)) {
    for (const zone of zones) {
      counts[place] = zone.audience(state, owner) === 'all' ? open : zone.count(state, owner);
      place += 1;
    }
  }
  return counts;
}

/** Whether something hidden came to light between two counts: a zone that held something was opened, or a seat has fewer secrets. */
export function isRevealed(before: HiddenCounts, after: HiddenCounts, seatCount: number): boolean {
  const zones = before.length / seatCount;
  for (let first = 0; first < before.length; first += zones) {
    let fewer = 0;
    for (let place = first; place < first + zones; place++) {
      const [had, has] = [before[place]!, after[place]!];
      if (had > 0 && has === open) return true;
      fewer += Math.max(had, 0) - Math.max(has, 0);
    }
    if (fewer > 0) return true;
  }
  return false;
}
