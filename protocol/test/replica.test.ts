import { describe, expect, test } from 'vitest';
import { adoptTable, type ChangeMessage, followChange, reconnected, type TableMessage } from '../src/index.ts';

const line = (round: number) => ({ actor: 0, events: [{ type: 'roundBegan', round }], at: round });
const table = {
  type: 'table',
  id: 'aaaaaaaaaaaaaaaa',
  n: 4,
  document: { viewer: 1, play: { view: { coins: 2 } } },
  heard: { from: 2, lines: [line(3), line(4)], fixed: 3 },
  chat: [],
} as unknown as TableMessage;
const change = (n: number, more: Partial<ChangeMessage>): ChangeMessage => ({ type: 'change', table: table.id, n, ...more });

describe('a replica', () => {
  test('takes the next change, ignores an old one and knows that it has missed one', () => {
    const start = adoptTable(table);
    const next = followChange(
      start,
      change(5, { patch: [['/play/view/coins', 7]], heard: { from: 3, lines: [line(9)], fixed: 3 } }),
    );
    if (next.kind !== 'changed') throw new Error(next.kind);
    expect(next.replica.document.play?.view).toEqual({ coins: 7 });
    expect(next.replica.lines).toEqual([line(3), line(9)]);
    expect(followChange(next.replica, change(5, {})).kind).toBe('old');
    expect(followChange(next.replica, change(7, {})).kind).toBe('lost');
    expect(followChange(next.replica, change(6, { patch: [['/nowhere/at/all', 1]] })).kind).toBe('lost');
    expect(followChange(undefined, change(6, {})).kind).toBe('lost');
  });

  test('keeps its older lines when it asks again, and replaces those that may have changed', () => {
    const start = adoptTable(table);
    const again = adoptTable({ ...table, n: 9, heard: { from: 3, lines: [line(8), line(9)], fixed: 5 } }, start);
    expect(again).toMatchObject({ n: 9, firstLine: 2, fixed: 5, lines: [line(3), line(8), line(9)] });
    expect(adoptTable({ ...table, n: 3 }, start)).toBe(start);
    expect(adoptTable({ ...table, n: 3 }, reconnected(start)).n).toBe(3);
    const gap = adoptTable({ ...table, heard: { from: 30, lines: [line(31)], fixed: 31 } }, start);
    expect(gap).toMatchObject({ firstLine: 30, lines: [line(31)] });
  });
});
