// The dry run of a plan: what it would give if nobody interferes, by which route, what it lacks, and where others could break it.
import type { Seat } from '@kontor/engine';
import { type Components, cargo, cart, type Location, none, type State, type View } from '../../rules/index.ts';
import type { DryRun, Half, Offer, Stop } from '../texts/dry-run.ts';
import { waysAt } from './dry-run/deeds.ts';
import { cartOutcome, outcomeOf } from './dry-run/gains.ts';
import { halvesAt } from './dry-run/halves.ts';
import { findRoute, potentialOf, type Route, type Task, type Visit } from './dry-run/route.ts';
import { isOver, isPurchase, type World, worldOf } from './dry-run/world.ts';

/** States that are looked at, at most. */
const mostStates = 600;

/** More ways than these are not told. */
const mostOutcomes = 3;

const known = new WeakMap<View, { readonly seat: Seat; readonly run: DryRun }>();

/** Worked out once for each view; nothing outside planning. */
export function dryRunOf(view: View, seat: Seat, components: Components): DryRun | undefined {
  if (view.phase !== 'planning' || view.viewer !== seat) return undefined;
  const before = known.get(view);
  if (before?.seat === seat) return before.run;
  const run = workOut(worldOf(view, seat, components, mostStates));
  known.set(view, { seat, run });
  return run;
}

function workOut(world: World): DryRun {
  const { start, seat, tables, budget } = world;
  const isWild = start.players[seat]!.wild !== none;
  const tasks = tables.locations.flatMap((_, location): Task[] => {
    const own = waysAt(world, start, location, false);
    const wild = isWild ? waysAt(world, start, location, true) : [];
    return own.length + wild.length > 0 ? [{ location, own, wild }] : [];
  });
  const route = findRoute(world, start, tasks);
  const isSure = budget.left > 0;
  const stops = route.visits.map((visit) => stopOf(world, tasks, visit));
  const isReached = ({ location }: { readonly location: Location }): boolean =>
    route.visits.some((visit) => visit.location === location && visit.way !== undefined);
  const unreached = tasks.filter((task) => task.own.length > 0 && !isReached(task));
  return {
    stops,
    unreached: unreached.map(({ location, own }) => ({
      location,
      outcomes: own.slice(0, mostOutcomes).map((way) => outcomeOf(world, start, way, route.visits.length)),
    })),
    halves: [...tables.locations.flatMap((_, location) => halvesOf(world, tasks, route, location)), ...idleWild(world, route)],
    offers: isSure ? offersAfter(world, route.state) : [],
    movements: { used: spentOn(world, route), left: cargoOn(route.state, seat) },
    missing: isSure && unreached.length > 0 ? missingMovements(world, tasks) : undefined,
    isSure,
    moves: route.moves,
  };
}

const cargoOn = (state: State, seat: Seat): number =>
  state.players[seat]!.movement.filter((content) => content !== cargo.nothing).length;

const spentOn = ({ start, seat }: World, { state }: Route): number => cargoOn(start, seat) - cargoOn(state, seat);

function stopOf(world: World, tasks: readonly Task[], { location, way, turns }: Visit): Stop {
  const { start } = world;
  if (!way) return { location, outcomes: [cartOutcome(world, start, turns)] };
  const task = tasks.find((entry) => entry.location === location)!;
  const others = (way.usesWild ? task.wild : task.own).filter((other) => other !== way);
  const ways = [way, ...others].slice(0, mostOutcomes);
  return { location, outcomes: ways.map((entry) => outcomeOf(world, start, entry, turns)) };
}

function halvesOf(world: World, tasks: readonly Task[], { visits }: Route, location: Location): Half[] {
  const visited = visits.find((visit) => visit.location === location && visit.way);
  const [own] = tasks.find((task) => task.location === location)?.own ?? [];
  return halvesAt(world, (visited?.way ?? own)?.end ?? world.start, location);
}

/** The tile on the wild space, where the route does not use it. */
function idleWild({ start, seat, tables }: World, { visits }: Route): Half[] {
  const { wild } = start.players[seat]!;
  if (wild === none || visits.some(({ way }) => way?.usesWild)) return [];
  return [{ spot: tables.wildSpot, location: undefined, items: [wild], lacks: [], isFull: false }];
}

/** What the coins that are left would buy, here or one movement away. */
function offersAfter(world: World, state: State): Offer[] {
  if (isOver(world, state)) return [];
  const offers = new Map<Location, Offer>();
  const look = (there: State) => {
    const moves = world.legal(there).filter(isPurchase);
    const location = there.players[world.seat]!.figure;
    if (moves.length === 0 || offers.has(location)) return;
    offers.set(location, {
      location,
      hasOrder: moves.some((move) => move.type === 'takeOrder' && move.order !== null),
      extensions: moves.flatMap((move) => (move.type === 'buyExtension' ? [move.extension] : [])),
      hasCart: moves.some(({ type }) => type === 'buyCart'),
    });
  };
  look(state);
  for (const move of world.legal(state))
    if ((move.type === 'travel' && !offers.has(move.to)) || move.type === 'putFigure') look(world.after(state, move));
  return [...offers.values()].filter(({ hasOrder, extensions, hasCart }) => hasOrder || hasCart || extensions.length > 0);
}

/** How much more food on movement spaces would carry the figure everywhere. */
function missingMovements(world: World, tasks: readonly Task[]): number | undefined {
  const { start, seat, budget } = world;
  const { movement, carts } = start.players[seat]!;
  const free = movement.flatMap((content, space) => (content === cargo.nothing ? [space] : []));
  free.sort((a, b) => Number(carts[b + 1] === cart.ready) - Number(carts[a + 1] === cart.ready));
  const richer = world.standing(start, start.players[seat]!.figure);
  for (const [index, space] of free.entries()) {
    richer.players[seat]!.movement[space] = cargo.food;
    if (findRoute(world, richer, tasks, potentialOf(tasks)).isAll) return index + 1;
    if (budget.left <= 0) return undefined;
  }
  return undefined;
}
