// VP-5.4 to VP-5.6, VP-5.21 to VP-5.24: where a merchant can go along the paths, for how much, past whose customs houses.
import type { Seat } from '@kontor/engine';
import type { Print } from '../print.ts';
import { none, type PlaceIndex, type State } from '../state.ts';

/** A way to a place. Of ways to the same place past the same customs houses only the cheapest is kept. */
export interface Route {
  readonly to: PlaceIndex;
  /** Counted steps: those onto an own customs house do not count (VP-5.5). */
  readonly steps: number;
  /** The owners of the customs houses on the way, one entry a house, in order of seats (VP-5.24). */
  readonly tolls: readonly number[];
}

export const noTolls: readonly number[] = Object.freeze([]);

/** Whether any customs house stands on the board. */
export function hasCustomsHouses(print: Print, state: State): boolean {
  for (let i = 0; i < print.customsSpaces.length; i++) if (state.houses[print.customsSpaces[i]!] !== none) return true;
  return false;
}

/** What routes depend on. */
type Built = Pick<State, 'houses'>;

/** All ways of a merchant from a place with at most `mostSteps` counted steps; a route never comes to a place twice. */
export function routesFrom(print: Print, state: Built, seat: Seat, from: PlaceIndex, mostSteps: number): Route[] {
  const routes: Route[] = [];
  walk(print, state, seat, mostSteps, routes, undefined, from, 1 << from, 0, noTolls);
  return routes;
}

/** The first and shortest way that fits, place by place: for the telling of a move. */
export function pathOf(
  print: Print,
  state: State,
  seat: Seat,
  from: PlaceIndex,
  to: PlaceIndex,
  stepPrices: readonly number[],
  cost: number,
  tolls: readonly number[],
): PlaceIndex[] {
  const found: { path: PlaceIndex[] | null } = { path: null };
  const fits = (place: PlaceIndex, steps: number, paid: readonly number[], path: readonly PlaceIndex[]) => {
    if (place !== to || stepPrices[steps] !== cost || !sameTolls(paid, tolls)) return;
    if (found.path === null || path.length + 1 < found.path.length) found.path = [from, ...path];
  };
  walk(print, state, seat, stepPrices.length - 1, [], { visit: fits, path: [] }, from, 1 << from, 0, noTolls);
  return found.path ?? [from, to];
}

interface Follower {
  readonly visit: (place: PlaceIndex, steps: number, tolls: readonly number[], path: readonly PlaceIndex[]) => void;
  readonly path: PlaceIndex[];
}

function walk(
  print: Print,
  state: Built,
  seat: Seat,
  mostSteps: number,
  routes: Route[],
  follower: Follower | undefined,
  here: PlaceIndex,
  visited: number,
  steps: number,
  tolls: readonly number[],
): void {
  const neighbours = print.neighbours[here]!;
  for (let i = 0; i < neighbours.length; i++) {
    const next = neighbours[i]!;
    if ((visited & (1 << next)) !== 0) continue;
    let counted = steps + 1;
    let paid = tolls;
    if (print.board.places[next]!.kind === 'village') {
      const spaces = print.spacesAt[next]!;
      for (let j = 0; j < spaces.length; j++) {
        const owner = state.houses[spaces[j]!]!;
        if (owner === seat) counted = steps;
        else if (owner !== none) paid = [...paid, owner].sort((a, b) => a - b);
      }
    }
    if (counted > mostSteps) continue;
    follower?.path.push(next);
    follower?.visit(next, counted, paid, follower.path);
    keepCheapest(routes, next, counted, paid);
    walk(print, state, seat, mostSteps, routes, follower, next, visited | (1 << next), counted, paid);
    follower?.path.pop();
  }
}

function keepCheapest(routes: Route[], to: PlaceIndex, steps: number, tolls: readonly number[]): void {
  for (let i = 0; i < routes.length; i++) {
    const known = routes[i]!;
    if (known.to !== to || !sameTolls(known.tolls, tolls)) continue;
    if (steps < known.steps) routes[i] = { to, steps, tolls };
    return;
  }
  routes.push({ to, steps, tolls });
}

function sameTolls(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
