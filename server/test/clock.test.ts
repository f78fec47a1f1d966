import type { ClockSetting } from '@kontor/protocol';
import { describe, expect, test } from 'vitest';
import {
  advance,
  comeBack,
  credit,
  decided,
  declareLate,
  excuse,
  nextDeadline,
  startClock,
  voteToEnd,
  waitFor,
} from '../src/tables/clock.ts';

const live: ClockSetting = { kind: 'live', bank: 60, increment: 5, grace: 3 };
const turns: ClockSetting = { kind: 'turns', hours: 24 };
const none: ClockSetting = { kind: 'none' };
const hour = 3_600_000;

describe('a live clock', () => {
  const started = decided(live, startClock(live, 2, 0), 0, undefined, [0]);

  test('takes the grace first, then the bank, and adds the increment after the decision', () => {
    expect(advance(live, started, 2000)).toMatchObject({ left: [60_000, 60_000], running: [0] });
    expect(advance(live, started, 10_000).left).toEqual([53_000, 60_000]);
    const next = decided(live, started, 10_000, 0, [1]);
    expect(next).toMatchObject({ left: [58_000, 60_000], running: [1] });
    expect(next.grace[1]).toBe(3000);
  });

  test('runs for everybody who decides at the same time', () => {
    const both = decided(live, startClock(live, 2, 0), 0, undefined, [0, 1]);
    const done = decided(live, both, 5000, 0, [1]);
    expect(done).toMatchObject({ left: [63_000, 58_000], running: [1] });
  });

  test('makes late whoever has nothing left, once, and throws nobody out', () => {
    expect(nextDeadline(started)).toBe(63_000);
    const out = advance(live, started, 63_000);
    expect(out).toMatchObject({ running: [], late: [{ seat: 0, end: [] }] });
    expect(advance(live, out, 99_000).late).toHaveLength(1);
    const moved = decided(live, out, 70_000, 0, [1]);
    expect(moved).toMatchObject({ late: [], running: [1] });
  });

  test('gives time again when the others wait', () => {
    const out = advance(live, started, 63_000);
    const again = waitFor(live, out, 80_000, 0, true);
    expect(again).toMatchObject({ left: [60_000, 60_000], running: [0], late: [] });
    expect(nextDeadline(again)).toBe(140_000);
  });

  test('brings no time for moves that are taken back and made again', () => {
    let clock = started;
    const bank = decided(live, started, 1000, 0, [0]).left[0]!;
    for (let now = 1000; now <= 20_000; now += 1000) {
      clock = decided(live, clock, now, 0, [0]);
      clock = decided(live, clock, now, 0, [0], { entries: 0, takeBack: 1 });
    }
    expect(clock.left[0]).toBeLessThan(bank);
    expect(clock.left[0]! + clock.grace[0]!).toBe(65_000 + 3000 - 19_000);
    const on = decided(live, clock, 20_000, 0, [0], { entries: 2, takeBack: 0 });
    expect(on.left[0]).toBe(clock.left[0]! + 5000);
    expect(on.owed).toBeUndefined();
  });

  test('goes on where it stood for whoever left and came back, and begins anew after a bot', () => {
    const away = declareLate(advance(live, started, 50_000), 0);
    const back = comeBack(live, away, 80_000, 0, true, false);
    expect(back).toMatchObject({ left: [13_000, 60_000], running: [0], late: [] });
    expect(comeBack(live, away, 80_000, 0, true, true).left[0]).toBe(60_000);
    const out = declareLate(advance(live, started, 63_000), 0);
    expect(comeBack(live, out, 80_000, 0, true, false)).toMatchObject({ running: [], late: [{ seat: 0 }] });
  });

  test('gives back the time when the server was away', () => {
    expect(advance(live, credit(started, 30_000), 40_000).left).toEqual([53_000, 60_000]);
  });
});

describe('a clock by turns', () => {
  test('begins anew with each turn, not with each decision of it', () => {
    const first = decided(turns, startClock(turns, 2, 0), 0, undefined, [0]);
    const same = decided(turns, first, hour, 0, [0]);
    expect(nextDeadline(same)).toBe(24 * hour);
    const other = decided(turns, same, 2 * hour, 0, [1]);
    expect(nextDeadline(other)).toBe(26 * hour);
    const back = decided(turns, other, 3 * hour, 1, [0]);
    expect(nextDeadline(back)).toBe(27 * hour);
  });

  test('does not begin anew for whoever takes ‘done’ back', () => {
    const first = decided(turns, startClock(turns, 2, 0), 0, undefined, [0, 1]);
    const done = decided(turns, first, hour, 0, [1]);
    const again = decided(turns, done, 2 * hour, 0, [0, 1], { entries: 0, takeBack: 1 });
    expect(again.left).toEqual([23 * hour, 22 * hour]);
  });
});

describe('no clock', () => {
  test('never runs, but knows who has left', () => {
    const clock = decided(none, startClock(none, 3, 0), 5, undefined, [0, 1]);
    expect(nextDeadline(clock)).toBeUndefined();
    const left = declareLate(declareLate(clock, 1), 1);
    expect(left.late).toEqual([{ seat: 1, end: [] }]);
    expect(voteToEnd(voteToEnd(left, 1, 0), 1, 0).late).toEqual([{ seat: 1, end: [0] }]);
    expect(excuse(left, 1).late).toEqual([]);
    expect(advance(none, left, 1e9).late).toHaveLength(1);
    expect(waitFor(none, left, 9, 1, true).late).toEqual([{ seat: 1, end: [] }]);
  });
});
