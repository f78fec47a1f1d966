// How much of a match's log is held for those who come or come back.
import { type GameDefinition, seat } from '@kontor/engine';
import { describe, expect, test } from 'vitest';
import { fewestHeld, History, mostHeld } from '../src/tables/history.ts';

const rules = { narrate: (event: object) => event } as unknown as GameDefinition;

describe('the log that is held', () => {
  /** A match in which seat 1 moves every so often, seat 0 all the time, and everything is settled at once. */
  function play(moves: number, every: number): History {
    const history = new History(rules, 2);
    for (let at = 0; at < moves; at++) {
      const entry = { move: {}, chance: [], events: [{ type: 'moved', at }], barrier: 'all' as const };
      history.add({ actor: at % every === 0 ? 1 : 0, at, entry });
      history.trim();
    }
    return history;
  }
  const heldBy = (history: History): number => history.total('spectator') - history.heard('spectator', 0).from;

  test('is no longer than what a newcomer is shown, and as much again, where all seats move', () => {
    for (const moves of [200, 333, 1000]) {
      const held = heldBy(play(moves, 3));
      expect(held).toBeGreaterThanOrEqual(fewestHeld);
      expect(held).toBeLessThan(2 * fewestHeld);
    }
  });

  test('goes back to the last move of each seat', () => {
    for (const moves of [1000, 1100, 1149]) {
      const history = play(moves, 150);
      const last = history.ownLast(seat(1));
      expect(last).toBe(Math.floor((moves - 1) / 150) * 150);
      expect(history.heard(seat(1), last!).from).toBe(last);
    }
  });

  test('has an end where somebody does not move for long', () => {
    const history = play(3000, 2999);
    expect(heldBy(history)).toBeLessThan(mostHeld + fewestHeld);
    const seldom = play(2900, 2900);
    expect(seldom.ownLast(seat(1))).toBeUndefined();
    expect(heldBy(seldom)).toBeGreaterThanOrEqual(mostHeld);
    expect(seldom.total('spectator')).toBe(2900);
  });
});
