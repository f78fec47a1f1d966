// Tree search over imagined worlds: each iteration deals a world that fits the view, plays on in it with what the trees have
// learned, judges where it gets to, and lets every seat learn from it. One tree a seat, so secret planning needs no special case.
import type { Chance, Game, GameTypes, Seat } from '@kontor/engine';
import type { Budget, Candidate, Knowledge, Thought } from './contract.ts';
import { sharesOf, sharesOfStandings } from './shares.ts';
import type { Question } from './simple.ts';
import { addEdge, edgeAt, type Node, newNode } from './tree.ts';

/** How a search goes about its work. */
export interface Approach {
  /** How much is tried out against how much is gone by. */
  readonly curiosity: number;
  /** Whether first sight (`rate`, `suggest`) steers the search, and play beyond the trees. */
  readonly guided: boolean;
  /** How far lines are followed before they are judged: as the game's knowledge says or to the end of the game. */
  readonly lookAhead: 'knowledge' | 'end';
  /** How many of its own decisions a seat's tree holds. 1: a flat comparison of the moves at hand. */
  readonly depth: number;
  /** Gives every move at hand the same number of tries. */
  readonly evenly: boolean;
}

/** No line goes on for longer than this, whatever the rules say. */
const longestLine = 4000;
/** An edge never seen is taken to be a little worse than its node. */
const caution = 0.25;

/** How often a search looks whether its answer is settled. */
const settledEvery = 16;
/** With so many visits, this share of them settles the answer. */
const manyVisits = 200;
const settledShare = 0.9;
/** The part of the tries still to come that a runner-up may be expected to get. */
const catchingUp = 0.5;

/** One search of one decision. */
class Search<T extends GameTypes> {
  private readonly rules: Game<T>['rules'];
  private readonly roots: Node<T['Move']>[] = [];
  private readonly table: { chance: Chance };
  // The line being played: which edges of which trees it took. Reused from iteration to iteration.
  private readonly lineNodes: Node<T['Move']>[] = [];
  private readonly lineEdges: number[] = [];
  private readonly lineSeats: Seat[] = [];
  private lineLength = 0;
  private readonly places: (Node<T['Move']> | undefined)[] = [];
  private readonly depths: number[] = [];
  private readonly edges: number[] = [];
  // The spread of the values that each seat has seen, by Welford's method: it gives curiosity its measure.
  private readonly means: number[] = [];
  private readonly squares: number[] = [];
  private iterations = 0;

  constructor(
    game: Game<T>,
    private readonly knowledge: Knowledge<T>,
    private readonly approach: Approach,
    private readonly view: T['View'],
    private readonly seat: Seat,
    private readonly chance: Chance,
  ) {
    this.rules = game.rules;
    this.table = { chance };
  }

  run(budget: Budget): void {
    const limit = budget.iterations ?? Number.POSITIVE_INFINITY;
    while (this.iterations < limit) {
      const spent = budget.spent?.() ?? 0;
      if (spent >= 1) break;
      this.iterate();
      if (!budget.spent && limit === Number.POSITIVE_INFINITY) break;
      if (this.iterations % settledEvery === 0) {
        const inTime = spent > 0 ? this.iterations / spent : Number.POSITIVE_INFINITY;
        if (this.isSettled(Math.min(limit, inTime) - this.iterations)) break;
      }
    }
  }

  /** Whether one move is so far ahead that the `rest` of the tries would hardly change the answer. */
  private isSettled(rest: number): boolean {
    const root = this.roots[this.seat];
    if (!root || this.approach.evenly) return false;
    let most = 0;
    let second = 0;
    for (const visits of root.edgeVisits) {
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return most - second > catchingUp * rest || (root.visits >= manyVisits && most > settledShare * root.visits);
  }

  private iterate(): void {
    const state = this.rules.imagine(this.view, this.seat, this.chance);
    this.lineLength = 0;
    for (let index = 0; index < this.roots.length; index++) {
      this.places[index] = this.roots[index];
      this.depths[index] = 0;
    }
    this.learn(this.playOn(state));
  }

  /** Plays from the imagined world to where the line is judged, and judges it. */
  private playOn(state: T['State']): number[] {
    const { rules, knowledge, approach, table } = this;
    const far = approach.lookAhead === 'end' ? Number.POSITIVE_INFINITY : knowledge.moment(state) + knowledge.lookAhead;
    for (let step = 0; step < longestLine; step++) {
      const asked = rules.decisions(state);
      if (asked.length === 0) return sharesOfStandings(rules.ranking(state), knowledge.doubt(state));
      if (step > 0 && knowledge.moment(state) >= far) return sharesOf(knowledge, state);
      const seat = asked[0]!.seat;
      const moves = rules.legalMoves(state, seat);
      rules.apply(state, seat, moves.length === 1 ? moves[0]! : this.choose(state, seat, moves), table);
    }
    return sharesOf(knowledge, state);
  }

  /** By the seat's tree while the line is in it; beyond it by the game's knowledge, or at random. */
  private choose(state: T['State'], seat: Seat, moves: readonly T['Move'][]): T['Move'] {
    while (this.roots.length <= seat) {
      this.roots.push(newNode());
      this.places.push(this.roots.at(-1));
      this.depths.push(0);
      this.means.push(0);
      this.squares.push(0);
    }
    const node = this.places[seat];
    if (!node) return this.beyond(state, seat, moves);
    const index = this.select(node, state, seat, moves);
    const edge = this.edges[index]!;
    this.lineNodes[this.lineLength] = node;
    this.lineEdges[this.lineLength] = edge;
    this.lineSeats[this.lineLength] = seat;
    this.lineLength += 1;
    this.depths[seat]! += 1;
    let child = node.children[edge];
    if (!child && node.edgeVisits[edge]! > 0 && this.depths[seat]! < this.approach.depth) {
      child = newNode();
      node.children[edge] = child;
    }
    this.places[seat] = child;
    return moves[index]!;
  }

  private beyond(state: T['State'], seat: Seat, moves: readonly T['Move'][]): T['Move'] {
    return this.approach.guided
      ? this.knowledge.suggest(state, seat, moves, this.chance)
      : moves[this.chance.below(moves.length)]!;
  }

  /** The place among the legal moves of the one to follow; `edges` says afterwards which edge each of them is. */
  private select(node: Node<T['Move']>, state: T['State'], seat: Seat, moves: readonly T['Move'][]): number {
    const { edges } = this;
    let isNew = false;
    for (let index = 0; index < moves.length; index++) {
      edges[index] = edgeAt(node, moves[index]!, index);
      if (edges[index] === -1) isNew = true;
    }
    if (isNew) this.welcome(node, state, seat, moves);
    let promised = 0;
    for (let index = 0; index < moves.length; index++) {
      const edge = edges[index]!;
      node.available[edge]! += 1;
      promised += node.promise[edge]!;
    }
    return this.approach.evenly && node === this.roots[this.seat]
      ? this.leastTried(node, moves)
      : this.best(node, seat, moves, promised);
  }

  /** Adds the moves that were never seen at a node. */
  private welcome(node: Node<T['Move']>, state: T['State'], seat: Seat, moves: readonly T['Move'][]): void {
    const { knowledge, approach, edges } = this;
    const ratings = approach.guided ? knowledge.rate?.(state, seat, moves) : undefined;
    const suggested = approach.guided && !ratings ? knowledge.suggest(state, seat, moves, this.chance) : undefined;
    const doubt = ratings ? knowledge.doubt(state) : 1;
    let top = Number.NEGATIVE_INFINITY;
    if (ratings) for (let index = 0; index < moves.length; index++) if (ratings[index]! > top) top = ratings[index]!;
    for (let index = 0; index < moves.length; index++) {
      if (edges[index] !== -1) continue;
      const rated = ratings ? 0.02 + Math.exp((knowledge.trust * (ratings[index]! - top)) / doubt) : 1;
      edges[index] = addEdge(node, moves[index]!, moves[index] === suggested ? 1 + moves.length : rated);
    }
  }

  private leastTried(node: Node<T['Move']>, moves: readonly T['Move'][]): number {
    let chosen = 0;
    for (let index = 1; index < moves.length; index++) {
      if (node.edgeVisits[this.edges[index]!]! < node.edgeVisits[this.edges[chosen]!]!) chosen = index;
    }
    return chosen;
  }

  /** Value so far, plus curiosity: more for what is promising, often possible and seldom tried. */
  private best(node: Node<T['Move']>, seat: Seat, moves: readonly T['Move'][], promised: number): number {
    const { guided, curiosity } = this.approach;
    const spread = this.iterations > 1 ? Math.sqrt(this.squares[seat]! / this.iterations) : 0.1;
    const unknown = guided && node.visits > 0 ? node.total / node.visits - caution * spread : Number.MAX_VALUE;
    let chosen = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const edge = this.edges[index]!;
      const visits = node.edgeVisits[edge]!;
      const value = visits > 0 ? node.edgeTotals[edge]! / visits : unknown;
      const interest = guided
        ? (node.promise[edge]! / promised) * Math.sqrt(node.available[edge]!) * (spread / (1 + visits))
        : Math.sqrt(Math.log(node.available[edge]!) / (visits + 1e-9));
      const worth = value + curiosity * interest;
      if (worth > highest) {
        highest = worth;
        chosen = index;
      }
    }
    return chosen;
  }

  /** Every seat on the line learns what it came to. */
  private learn(shares: number[]): void {
    for (let step = 0; step < this.lineLength; step++) {
      const node = this.lineNodes[step]!;
      const edge = this.lineEdges[step]!;
      const share = shares[this.lineSeats[step]!]!;
      node.visits += 1;
      node.total += share;
      node.edgeVisits[edge]! += 1;
      node.edgeTotals[edge]! += share;
    }
    this.iterations += 1;
    for (let seat = 0; seat < shares.length; seat++) {
      const before = this.means[seat] ?? 0;
      const off = shares[seat]! - before;
      this.means[seat] = before + off / this.iterations;
      this.squares[seat] = (this.squares[seat] ?? 0) + off * (shares[seat]! - this.means[seat]!);
    }
  }

  /** The move tried most often, all candidates, and what every seat may expect. */
  answer(moves: readonly T['Move'][]): Thought<T['Move']> {
    const root = this.roots[this.seat];
    const candidates: Candidate<T['Move']>[] = moves.map((move, index) => {
      const edge = root ? edgeAt(root, move, index) : -1;
      const visits = edge === -1 ? 0 : root!.edgeVisits[edge]!;
      return { move, visits, value: visits > 0 ? root!.edgeTotals[edge]! / visits : 0 };
    });
    candidates.sort((a, b) => (this.approach.evenly ? 0 : b.visits - a.visits) || b.value - a.value);
    const { move } = candidates[0]!;
    return { move, iterations: this.iterations, candidates, ...(this.iterations > 0 && { outlook: [...this.means] }) };
  }
}

/** Thinks about one decision. Without any time to think it goes by first sight. */
export function search<T extends GameTypes>(
  game: Game<T>,
  knowledge: Knowledge<T>,
  approach: Approach,
  question: Question<T>,
  budget: Budget,
  chance: Chance,
): Thought<T['Move']> {
  const world = game.rules.imagine(question.view, question.seat, chance);
  const moves = game.rules.legalMoves(world, question.seat);
  if (moves.length === 1) return forced(moves[0]!, sharesOf(knowledge, world));
  const searching = new Search(game, knowledge, approach, question.view, question.seat, chance);
  searching.run(budget);
  const thought = searching.answer(moves);
  if (thought.iterations > 0) return thought;
  return { ...thought, move: knowledge.suggest(world, question.seat, moves, chance), outlook: sharesOf(knowledge, world) };
}

const forced = <Move>(move: Move, outlook: number[]): Thought<Move> => ({
  move,
  iterations: 0,
  candidates: [{ move, visits: 0, value: 0 }],
  outlook,
});
