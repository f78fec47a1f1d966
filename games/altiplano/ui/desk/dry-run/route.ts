// The way of the figure that carries out most of a plan at the least cost: a search over one's own moves.
import { cargo, cart, type Location, type Move, none, type State } from '../../../rules/index.ts';
import { sum } from '../../texts/reading.ts';
import { type Way, waysAt } from './deeds.ts';
import { isOver, type World } from './world.ts';

/** What lies at a location and can act: the best ways without the tile on the wild space, and with it. */
export interface Task {
  readonly location: Location;
  readonly own: readonly Way[];
  readonly wild: readonly Way[];
}

/** A stop of a route: the task, and what is done there. Without a task a cart is bought. */
export interface Visit {
  readonly location: Location;
  readonly way: Way | undefined;
  /** Turns of the whole route before this stop. */
  readonly turns: number;
}

export interface Route {
  readonly moves: readonly Move[];
  readonly visits: readonly Visit[];
  readonly used: number;
  /** Food and coins spent on the way. */
  readonly cost: number;
  readonly state: State;
  readonly isAll: boolean;
}

interface Node extends Omit<Route, 'isAll'> {
  /** The locations that are done, as bits. */
  readonly done: number;
  readonly turns: number;
}

const usedAt = ([way]: readonly Way[]): number => way?.used ?? 0;

const mostAt = ({ own, wild }: Task): number => Math.max(usedAt(own), usedAt(wild));

/** What could be used at most: the tile on the wild space serves once. */
export const potentialOf = (tasks: readonly Task[]): number =>
  tasks.reduce((all, { own }) => all + usedAt(own), 0) + Math.max(0, ...tasks.map(({ own, wild }) => usedAt(wild) - usedAt(own)));

/** The ways worth trying: the first, the one that brings most coins, and the best with the wild tile where that uses more. */
function choicesFor({ own, wild }: Task): Way[] {
  const [first] = own;
  const richest = own.reduce<Way | undefined>((best, way) => (best && best.coins >= way.coins ? best : way), first);
  const ways = first ? [first] : [];
  if (richest && richest !== first && richest.coins > first!.coins) ways.push(richest);
  if (wild[0] && usedAt(wild) > usedAt(own)) ways.push(wild[0]);
  return ways;
}

/**
 * Begins at a state and looks at routes, the cheapest first, until one does everything or the budget ends. Routes that
 * cannot use `least` are not looked at.
 */
export function findRoute(world: World, start: State, tasks: readonly Task[], least = 0): Route {
  const { seat } = world;
  const potential = potentialOf(tasks);
  const taskAt = new Map(tasks.map((task) => [task.location, task]));
  const seen = new Set<string>();
  const first: Node = { moves: [], visits: [], used: 0, cost: 0, state: start, done: 0, turns: 0 };
  const byCost: Node[][] = [[first]];
  let best = first;

  const push = (node: Node) => {
    if (node.used > best.used || (node.used === best.used && node.cost < best.cost)) best = node;
    byCost[node.cost] ??= [];
    byCost[node.cost]!.push(node);
  };
  /** What decides how a route can go on; a movement can be told before it is made. */
  const isNew = ({ state, done }: Node, move?: Extract<Move, { type: 'travel' }>): boolean => {
    const { figure, movement, carts, wild, coins, boughtCart } = state.players[seat]!;
    const spaces = move ? movement.map((content, space) => (space === move.by - 1 ? cargo.nothing : content)) : movement;
    const ready = move ? carts.map((status, by) => (by === move.by && status === cart.ready ? cart.used : status)) : carts;
    const key = [move?.to ?? figure, spaces, ready, wild, boughtCart ? -1 : coins, done].join(';');
    return !seen.has(key) && Boolean(seen.add(key));
  };

  const stored = start.players[seat]!.warehouse.join();
  /** What lies at a location waits there unchanged; only corn from elsewhere may have taken the place of a tile to be stored. */
  const isDoubtful = (state: State): boolean => state.players[seat]!.warehouse.join() !== stored;
  /** Carries out moves and ends the turn; nothing where one of them is not possible any more. */
  const play = (node: Node, moves: readonly Move[], next: Partial<Node>): boolean => {
    let { state } = node;
    const all = [...node.moves];
    const isChecked = isDoubtful(state);
    for (const move of [...moves, { type: 'endTurn' } as const]) {
      if (isChecked && !world.legal(state).some((legal) => isSame(legal, move))) return false;
      state = world.after(state, move);
      all.push(move);
    }
    const child: Node = { ...node, ...next, moves: all, state };
    if (!isOver(world, state)) {
      if (isNew(child)) push(child);
    } else if (child.used > best.used) best = child;
    return true;
  };

  const act = (node: Node, task: Task): void => {
    const { location } = task;
    const done = node.done | (1 << location);
    const visit = (way: Way) => ({
      used: node.used + way.used,
      done,
      turns: node.turns + way.actions,
      visits: [...node.visits, { location, way, turns: node.turns }],
    });
    for (const way of choicesFor(task)) {
      const isPossible = !way.usesWild || node.state.players[seat]!.wild !== none;
      if (!isPossible || play(node, way.moves, visit(way))) continue;
      const [other] = waysAt(world, node.state, location, way.usesWild);
      if (other) play(node, other.moves, visit(other));
    }
  };

  const goOn = (node: Node): void => {
    const { movement, figure } = node.state.players[seat]!;
    for (const move of world.legal(node.state)) {
      if (move.type === 'travel') {
        if (!isNew(node, move)) continue;
        const state = world.after(node.state, move);
        push({ ...node, moves: [...node.moves, move], state, cost: node.cost + (move.by === 0 ? 0 : 1) });
      } else if (move.type === 'putFigure') {
        if (!taskAt.has(move.location)) continue;
        push({ ...node, moves: [...node.moves, move], state: world.after(node.state, move) });
      } else if (move.type === 'buyCart' && movement[move.space] !== cargo.nothing) {
        const visits = [...node.visits, { location: figure, way: undefined, turns: node.turns }];
        play(node, [move], { cost: node.cost + 1, turns: node.turns + 1, visits });
      }
    }
  };

  /** What a route could use at most if it goes on: each movement leads to one more location. */
  const hopeOf = ({ used, done, state }: Node): number => {
    const { figure, movement, carts } = state.players[seat]!;
    const means = movement.filter((content) => content !== cargo.nothing).length + (carts[0] === cart.ready ? 1 : 0);
    const open = tasks.filter(({ location }) => (done & (1 << location)) === 0);
    const here = open.find(({ location }) => location === figure);
    const away = open.filter((task) => task !== here).map(mostAt);
    const within = away.sort((a, b) => b - a).slice(0, figure === none ? means + 1 : means);
    return used + (here ? mostAt(here) : 0) + sum(within);
  };

  for (let cost = 0; cost < byCost.length; cost++) {
    for (let node = byCost[cost]?.pop(); node; node = byCost[cost]?.pop()) {
      if (best.used === potential || world.budget.left <= 0) break;
      const hope = hopeOf(node);
      if (hope <= best.used || hope < least) continue;
      const task = taskAt.get(node.state.players[seat]!.figure);
      const isOpen = task !== undefined && (node.done & (1 << task.location)) === 0;
      if (isOpen) act(node, task);
      if (!isOpen || task.own.length === 0) goOn(node);
    }
  }
  const { moves, visits, used, cost, state } = best;
  return { moves, visits, used, cost, state, isAll: used === potential };
}

function isSame(one: Move, other: Move): boolean {
  const names = Object.keys(other) as (keyof Move)[];
  return names.every((name) => one[name] === other[name]);
}
