import { expect, test } from 'vitest';
import { isSameMove, moveKey } from '../src/moves.ts';
import { addEdge, edgeAt, newNode } from '../src/tree.ts';

const moves = [
  { type: 'trade', pay: [1, 0], gain: [0, 2] },
  { type: 'trade', pay: [1, 0], gain: [2, 0] },
  { type: 'trade', pay: [1, 0] },
  { type: 'pass' },
  { type: 'sail', city: 1 },
  { type: 'sail', city: null },
];

test('moves are told apart by their content alone', () => {
  for (const [a, left] of moves.entries())
    for (const [b, right] of moves.entries()) {
      const copy = structuredClone(right);
      expect(isSameMove(left, copy)).toBe(a === b);
      expect(moveKey(left) === moveKey(copy)).toBe(a === b);
    }
});

test('a node finds the edge of a move in any order of the legal moves', () => {
  const node = newNode<object>();
  for (const move of moves) addEdge(node, move, 1);
  for (const [edge, move] of moves.entries()) {
    expect(edgeAt(node, structuredClone(move), edge)).toBe(edge);
    expect(edgeAt(node, structuredClone(move), (edge + 1) % moves.length)).toBe(edge);
  }
  expect(edgeAt(node, { type: 'sail', city: 2 }, 0)).toBe(-1);
  expect(addEdge(node, { type: 'sail', city: 2 }, 1)).toBe(edgeAt(node, { type: 'sail', city: 2 }, 0));
});
