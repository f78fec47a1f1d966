// The memory of a search: for one seat, its own decisions from now on and how they turned out.
// Each seat has a tree of its own, in which only its own moves are branches: what others do and what chance brings is averaged over.
import { isSameMove, moveKey } from './moves.ts';

/** One point in a seat's line of play. The arrays are indexed by edge; an edge is a move seen there in some imagined world. */
export interface Node<Move> {
  visits: number;
  total: number;
  readonly moves: Move[];
  readonly edgeVisits: number[];
  readonly edgeTotals: number[];
  /** In how many visits to the node the move was possible. */
  readonly available: number[];
  /** What the game's knowledge thinks of the move at first sight, as a weight above zero. */
  readonly promise: number[];
  readonly children: (Node<Move> | undefined)[];
  /** Made only when the moves of two worlds are not the same list. */
  edgeOf: Map<string, number> | undefined;
}

export const newNode = <Move>(): Node<Move> => ({
  visits: 0,
  total: 0,
  moves: [],
  edgeVisits: [],
  edgeTotals: [],
  available: [],
  promise: [],
  children: [],
  edgeOf: undefined,
});

/** The edge of a move that stands at place `index` of the legal moves; -1 where it was never seen here. */
export function edgeAt<Move extends object>(node: Node<Move>, move: Move, index: number): number {
  const there = node.moves[index];
  if (there !== undefined && isSameMove(there, move)) return index;
  if (!node.edgeOf) {
    node.edgeOf = new Map();
    for (let edge = 0; edge < node.moves.length; edge++) node.edgeOf.set(moveKey(node.moves[edge]!), edge);
  }
  return node.edgeOf.get(moveKey(move)) ?? -1;
}

/** Adds an edge and returns its index. */
export function addEdge<Move extends object>(node: Node<Move>, move: Move, promise: number): number {
  const edge = node.moves.length;
  node.moves.push(move);
  node.edgeVisits.push(0);
  node.edgeTotals.push(0);
  node.available.push(0);
  node.promise.push(promise);
  node.children.push(undefined);
  node.edgeOf?.set(moveKey(move), edge);
  return edge;
}
