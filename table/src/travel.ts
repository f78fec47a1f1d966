// Which pieces travelled, computed from before and after alone: so a jump in a replay is seen like a move.
import type { PiecesAt } from './contract.ts';

/** So many pieces of a kind go from one place to another. */
export interface Journey {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

const byKind = (pieces: readonly PiecesAt[]): Map<string, Map<string, number>> => {
  const kinds = new Map<string, Map<string, number>>();
  for (const { kind, place, count } of pieces) {
    const places = kinds.get(kind) ?? new Map<string, number>();
    places.set(place, (places.get(place) ?? 0) + count);
    kinds.set(kind, places);
  }
  return kinds;
};

/** Matches what is missing at some places with what is new at others, kind by kind, in the order of the lists. */
export function travelPlan(before: readonly PiecesAt[], after: readonly PiecesAt[]): Journey[] {
  const journeys: Journey[] = [];
  const then = byKind(before);
  for (const [kind, places] of byKind(after)) {
    const earlier = then.get(kind) ?? new Map<string, number>();
    const missing: [string, number][] = [];
    for (const [place, count] of earlier)
      if (count > (places.get(place) ?? 0)) missing.push([place, count - (places.get(place) ?? 0)]);
    for (const [to, count] of places) {
      let wanted = count - (earlier.get(to) ?? 0);
      while (wanted > 0 && missing.length > 0) {
        const source = missing[0]!;
        const moved = Math.min(wanted, source[1]);
        journeys.push({ kind, from: source[0], to, count: moved });
        wanted -= moved;
        source[1] -= moved;
        if (source[1] === 0) missing.shift();
      }
    }
  }
  return journeys;
}
