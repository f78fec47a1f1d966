// One table says what is hidden from whom. Views ask it, and the match sees a reveal when a secret gets fewer.
import { type Seat, seat as toSeat, type Viewer } from './seat.ts';

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

/** How many components of each seat somebody else cannot see now. When one of these numbers falls, something was revealed. */
export function hiddenCounts<State>(table: VisibilityTable<State>, state: State, seatCount: number): number[] {
  const zones = Object.values(table);
  return Array.from({ length: seatCount }, (_, index) => {
    const owner = toSeat(index);
    let hidden = 0;
    for (const zone of zones) if (zone.audience(state, owner) !== 'all') hidden += zone.count(state, owner);
    return hidden;
  });
}
