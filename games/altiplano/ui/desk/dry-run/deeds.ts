// What can be done at one location with what lies there: the ways that use as many tiles as possible, found by the rules.
import type { Location, Move, State } from '../../../rules/index.ts';
import { isOver, laidOn, usesTiles, type World } from './world.ts';

/** One way, as moves of whole turns. */
export interface Way {
  readonly moves: readonly Move[];
  readonly actions: number;
  /** Tiles and coins that it uses. */
  readonly used: number;
  readonly usesWild: boolean;
  readonly coins: number;
  /** The state after it, before the last turn is ended. */
  readonly end: State;
}

interface Trail {
  readonly moves: readonly Move[];
  readonly actions: number;
  readonly usesWild: boolean;
  /** The 'one or more' actions begun here: each is done at once, not in two turns. */
  readonly begun: readonly string[];
  /** The good used last in such an action; the order does not matter, so it only rises. */
  readonly lastGood: number;
}

/** What is the same whichever card or product is chosen. */
function kindOf(move: Move): string {
  const wild = 'wild' in move && move.wild ? '+' : '';
  if (move.type === 'produce') return `produce ${move.production}${wild}`;
  return 'good' in move ? `${move.type} ${move.good}${wild}` : move.type + wild;
}

const begins = (move: Move): string => (move.type === 'produce' ? `produce ${move.production}` : move.type);

/** One move of each kind. Of several products one that is there stands for all. */
function oneOfEach(state: State, moves: readonly Move[], withWild: boolean): Move[] {
  const chosen = new Map<string, Move>();
  for (const move of moves) {
    if (!usesTiles(move) || (!withWild && 'wild' in move && move.wild)) continue;
    const kind = kindOf(move);
    const before = chosen.get(kind);
    const isBetter = before?.type === 'produce' && move.type === 'produce' && state.supply[before.output] === 0;
    if (!before || isBetter) chosen.set(kind, move);
  }
  return [...chosen.values()];
}

const repeatable: ReadonlySet<Move['type']> = new Set(['store', 'sell', 'deliver']);

/** The best ways at a location, as if the figure stood there at the beginning of a turn. */
export function waysAt(world: World, from: State, location: Location, withWild: boolean): Way[] {
  const { seat, tables } = world;
  const laid = laidOn(world, from);
  const seen = new Set<string>();
  let best: Way[] = [];

  const keyOf = (state: State, { begun, lastGood }: Trail): string => {
    const { spaces, slots, wild, coins, warehouse, delivered, container, road, order } = state.players[seat]!;
    return [
      state.turn,
      state.repeating,
      state.cornDue,
      spaces,
      slots,
      wild,
      coins,
      warehouse,
      delivered,
      container,
      road,
      order,
      begun,
      lastGood,
    ].join(';');
  };
  const record = (state: State, { moves, actions, usesWild }: Trail) => {
    const used = laid - laidOn(world, state);
    if (used === 0 || (best[0] && used < best[0].used)) return;
    const way: Way = { moves, actions, used, usesWild, coins: state.players[seat]!.coins, end: state };
    best = best[0]?.used === used ? [...best, way] : [way];
  };
  const go = (state: State, trail: Trail): void => {
    if (world.budget.left <= 0) return;
    const key = keyOf(state, trail);
    if (seen.has(key)) return;
    seen.add(key);
    const legal = world.legal(state);
    const step = (move: Move, next: Partial<Trail>) =>
      go(world.after(state, move), { ...trail, ...next, moves: [...trail.moves, move] });
    if (state.cornDue > 0) {
      step(legal[0]!, {});
      return;
    }
    const isAgain = state.turn === 'acted';
    for (const move of oneOfEach(state, legal, withWild)) {
      const good = repeatable.has(move.type) && 'good' in move ? move.good : -1;
      if (isAgain ? good < trail.lastGood : trail.begun.includes(begins(move))) continue;
      const repeats = good >= 0 || (move.type === 'produce' && tables.productions[move.production]!.repeats);
      step(move, {
        actions: trail.actions + (isAgain ? 0 : 1),
        usesWild: trail.usesWild || ('wild' in move && move.wild),
        begun: !isAgain && repeats ? [...trail.begun, begins(move)] : trail.begun,
        lastGood: good,
      });
    }
    if (!isAgain) return;
    record(state, trail);
    const rested = world.after(state, { type: 'endTurn' });
    if (!isOver(world, rested)) go(rested, { ...trail, moves: [...trail.moves, { type: 'endTurn' }], lastGood: -1 });
  };

  go(world.standing(from, location), { moves: [], actions: 0, usesWild: false, begun: [], lastGood: -1 });
  return distinct(best);
}

/** What was done, whatever the order. */
const contentOf = ({ moves }: Way): string =>
  moves
    .filter(({ type }) => type !== 'endTurn' && type !== 'placeCorn' && type !== 'holdCorn')
    .map(kindOf)
    .sort()
    .join();

/** Ways that do the same are one, and of two the one with fewer turns. */
function distinct(ways: readonly Way[]): Way[] {
  const byContent = new Map<string, Way>();
  for (const way of [...ways].sort((a, b) => a.actions - b.actions)) {
    const content = contentOf(way);
    if (!byContent.has(content)) byContent.set(content, way);
  }
  return [...byContent.values()];
}
