// Who vanishes without a word at a table without a clock.
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredTable } from '../src/storage/storage.ts';
import { Absence, patience } from '../src/tables/absence.ts';

afterEach(() => void vi.useRealTimers());

function room(kind: 'none' | 'live') {
  vi.useFakeTimers({ now: 1000 });
  const late = new Set<number>();
  const table = { status: 'playing', clock: { kind }, seats: [{ person: 'ann' }, { person: 'ben' }, { bot: 'captain' }] };
  const retable = vi.fn();
  const absence = new Absence(
    { now: Date.now },
    { table: table as unknown as StoredTable, retable },
    { isLate: (seat) => late.has(seat), left: (seat) => void late.add(seat), returned: (seat) => void late.delete(seat) },
    { isSeatAsked: () => true },
  );
  return { absence, late, retable };
}

test('the others may choose for whoever has been gone for a while, until that one is back', () => {
  const { absence, late, retable } = room('none');
  absence.look(new Set(['ann']));
  vi.advanceTimersByTime(patience - 1);
  expect(late.size).toBe(0);
  vi.advanceTimersByTime(2);
  expect([...late]).toEqual([1]);
  expect(retable).toHaveBeenCalledOnce();
  absence.look(new Set(['ann', 'ben']));
  expect(late.size).toBe(0);
  expect(retable).toHaveBeenCalledTimes(2);
});

test('a short break is nobody’s business', () => {
  const { absence, late } = room('none');
  absence.look(new Set(['ann']));
  vi.advanceTimersByTime(patience / 2);
  absence.look(new Set(['ann', 'ben']));
  vi.advanceTimersByTime(patience * 2);
  expect(late.size).toBe(0);
});

test('where there is a clock, the clock says who is late', () => {
  const { absence, late } = room('live');
  absence.look(new Set(['ann']));
  vi.advanceTimersByTime(patience * 2);
  expect(late.size).toBe(0);
});
