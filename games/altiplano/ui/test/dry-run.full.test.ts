// In whole games what the dry run tells comes true if the others pass, and there is no more to be had.
import { openGame, type Seat, SeededChance } from '@kontor/engine';
import { expect, test } from 'vitest';
import { box, type Event, type Move, none, type State } from '../../rules/index.ts';
import { playBusyMatch } from '../../rules/test/busy-player.ts';
import { dryRunOf } from '../desk/dry-run.ts';
import type { Gain } from '../texts/dry-run.ts';
import { sum } from '../texts/reading.ts';

const { components } = box.standard;
const { rules } = openGame(box);

/** Plays the moves of one seat while all the others pass, and tells what happened to it. */
function playAlone(from: State, who: Seat, moves: readonly Move[]): { readonly state: State; readonly events: readonly Event[] } {
  const state = rules.clone(from);
  const chance = new SeededChance(3);
  const events: Event[] = [];
  const { round } = state;
  for (const { seat: asked } of rules.decisions(state)) rules.apply(state, asked, { type: 'done' }, { chance });
  let last = state;
  for (const move of moves) {
    while (state.phase === 'acting' && state.round === round && state.active !== who)
      rules.apply(state, state.active, { type: 'pass' }, { chance });
    expect(state.round, JSON.stringify(moves)).toBe(round);
    expect(rules.legalMoves(state, who), JSON.stringify(moves)).toContainEqual(move);
    if (move.type === 'endTurn') last = rules.clone(state);
    rules.apply(state, who, move, { chance, emit: (event) => 'seat' in event && event.seat === who && events.push(event) });
  }
  return { state: last, events };
}

const laid = (state: State, who: Seat): number => {
  const { spaces, slots, wild } = state.players[who]!;
  return sum(spaces) + sum(slots) + (wild === none ? 0 : 1);
};

/** The most tiles that a seat can use alone, by trying everything but purchases that lead nowhere; nothing if that takes too long. */
function mostUsed(from: State, who: Seat): number | undefined {
  const start = rules.clone(from);
  for (const [index, player] of start.players.entries()) {
    player.passed = index !== who;
    player.secret.length = 0;
  }
  start.phase = 'acting';
  start.active = who;
  start.turn = 'fresh';
  const chance = new SeededChance(5);
  const seen = new Set<string>();
  const waiting = [start];
  const { round } = start;
  let least = laid(start, who);
  while (waiting.length > 0) {
    if (seen.size > 4000) return undefined;
    const state = waiting.pop()!;
    least = Math.min(least, laid(state, who));
    const cards = new Set<string>();
    for (const move of rules.legalMoves(state, who)) {
      if (move.type === 'pass' || move.type === 'buyExtension' || move.type === 'takeOrder' || move.type === 'storeCorn')
        continue;
      const kind = move.type === 'buildBoat' || move.type === 'buildHouse' ? `${move.type}${move.wild}` : JSON.stringify(move);
      if (cards.has(kind)) continue;
      cards.add(kind);
      const next = rules.clone(state);
      rules.apply(next, who, move, { chance });
      const { figure, movement, carts, spaces, slots, wild, coins, warehouse, delivered, order } = next.players[who]!;
      if (next.phase !== 'acting' || next.round !== round) continue;
      const place = [next.turn, next.repeating, next.cornDue, figure, movement, carts, coins, wild];
      const key = [...place, spaces, slots, warehouse, delivered, order].join(';');
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(next);
    }
  }
  return laid(start, who) - least;
}

test('AP-5.1 in whole games what is told comes true if the others pass, and there is no more to be had', () => {
  let told = 0;
  let compared = 0;
  let unreached = 0;
  for (const seed of [1, 2, 3, 4]) {
    const options = { missions: seed % 2 === 0, draftRoles: seed > 2 };
    let step = 0;
    playBusyMatch({ seatCount: 1 + seed, options, seed }, new SeededChance(seed), (match, who) => {
      if (match.state.phase !== 'planning' || match.state.players[who]!.ready) return;
      const run = dryRunOf(match.view(who), who, components)!;
      const { state, events } = playAlone(match.state, who, run.moves);
      told++;
      const used = laid(match.state, who) - (run.moves.length === 0 ? laid(match.state, who) : laid(state, who));
      const gains = run.stops.flatMap(({ outcomes }) => outcomes[0]!.gains);
      const total = (type: Gain['type']): number =>
        gains.reduce((all, gain) => all + (gain.type === type ? ('count' in gain ? gain.count : 1) : 0), 0);
      const happened = (type: Event['type']): number => events.filter((event) => event.type === type).length;
      expect(total('goods')).toBe(happened('produced'));
      expect(total('coins')).toBe(events.reduce((coins, event) => coins + (event.type === 'sold' ? event.coins : 0), 0));
      expect(total('boat')).toBe(happened('boatBuilt'));
      expect(total('house')).toBe(happened('houseBuilt'));
      expect(total('delivered')).toBe(happened('delivered'));
      expect(total('cart')).toBe(happened('cartBought'));
      unreached += run.unreached.length;
      expect(run.isSure).toBe(true);
      if (step++ % 9 !== 0) return;
      const most = mostUsed(match.state, who);
      if (most === undefined) return;
      compared++;
      expect(used, JSON.stringify(run)).toBe(most);
    });
  }
  expect(told).toBeGreaterThan(300);
  expect(compared).toBeGreaterThan(30);
  expect(unreached).toBeGreaterThan(50);
});
