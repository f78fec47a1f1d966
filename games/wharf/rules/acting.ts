// WH-2 and WH-4: the revealed orders one after the other, and the change of rounds.
import { bagSize, drawFromBag, leftOf, type Seat, seat, type Table } from '@kontor/engine';
import type { Components } from './components/standard.ts';
import type { Event, Good, Move, State } from './state.ts';

const stop: Move = { type: 'stop' };
/** Moves are made once: they are compared and written out far more often than there are different ones. */
const made: Readonly<Record<'sell' | 'offer' | 'take', Move[]>> = { sell: [], offer: [], take: [] };

function moveWith(type: keyof typeof made, good: Good): Move {
  const move = made[type][good] ?? { type, good };
  made[type][good] = move;
  return move;
}

/** Whose order is being carried out (WH-4.1). */
export const actor = (state: State): Seat => seat((state.startPlayer + state.step) % state.coins.length);

/** What the open frame allows (WH-4.3 to WH-4.5). */
export function actingMoves(state: State, who: Seat): readonly Move[] {
  const { frame } = state;
  if (!frame || actor(state) !== who) return [];
  const hand = state.hands[who]!;
  const { market } = state;
  if (frame.type === 'barter' && frame.given !== null) return withKinds('take', market, (good) => good !== frame.given);
  const moves =
    frame.type === 'sell' ? withKinds('sell', hand, () => true) : withKinds('offer', hand, (good) => hasOther(market, good));
  moves.push(stop);
  return moves;
}

/** A move with each kind of which there is something, where it may be that kind. */
function withKinds(type: keyof typeof made, held: readonly number[], may: (good: Good) => boolean): Move[] {
  const moves: Move[] = [];
  for (let good = 0; good < held.length; good++) if (held[good]! > 0 && may(good)) moves.push(moveWith(type, good));
  return moves;
}

const hasOther = (market: readonly number[], good: Good): boolean => market.some((count, kind) => count > 0 && kind !== good);

export function applyActing(components: Components, state: State, who: Seat, move: Move, table: Table<Event>): void {
  const frame = state.frame!;
  const hand = state.hands[who]!;
  if (move.type === 'stop') {
    table.emit?.({ type: 'stopped', seat: who, order: frame.type });
    state.frame = null;
  } else if (frame.type === 'sell' && move.type === 'sell') {
    const price = state.prices[move.good]!;
    hand[move.good]!--;
    state.bag[move.good]!++;
    state.coins[who]! += price;
    state.prices[move.good] = Math.max(components.price.lowest, price - 1);
    table.emit?.({ type: 'sold', seat: who, good: move.good, price });
    frame.left -= 1;
    if (frame.left === 0 || bagSize(hand) === 0) state.frame = null;
  } else if (frame.type === 'barter' && move.type === 'offer') {
    hand[move.good]!--;
    frame.given = move.good;
    table.emit?.({ type: 'offered', seat: who, good: move.good });
  } else if (frame.type === 'barter' && move.type === 'take' && frame.given !== null) {
    state.market[move.good]!--;
    hand[move.good]!++;
    state.market[frame.given]!++;
    state.prices[move.good] = Math.min(components.price.highest, state.prices[move.good]! + 1);
    table.seal?.();
    table.emit?.({ type: 'bartered', seat: who, given: frame.given, taken: move.good });
    state.frame = null;
  }
  if (!state.frame) {
    state.step += 1;
    carryOn(components, state, table);
  }
}

/** Goes through the orders until somebody has to decide, a round is over, or the game is. */
export function carryOn(components: Components, state: State, table: Table<Event>): void {
  const seatCount = state.coins.length;
  for (; state.step < 2 * seatCount; state.step++) {
    const who = actor(state);
    const order = state.plans[who]![state.step < seatCount ? 0 : 1]!;
    if (order === 'load') load(components, state, who, table);
    else if (order === 'sell' && bagSize(state.hands[who]!) > 0) state.frame = { type: 'sell', left: components.sellLimit };
    else if (order === 'barter' && canBarter(state, who)) state.frame = { type: 'barter', given: null };
    if (state.frame) return;
  }
  endRound(components, state, table);
}

/** WH-4.6: a good in hand, and another kind in the market. */
const canBarter = (state: State, who: Seat): boolean =>
  state.hands[who]!.some((count, good) => count > 0 && hasOther(state.market, good));

/** WH-4.2 */
function load(components: Components, state: State, who: Seat, table: Table<Event>): void {
  const goods: Good[] = [];
  for (let i = Math.min(components.loadSize, bagSize(state.bag)); i > 0; i--) {
    const good = drawFromBag(state.bag, table.chance);
    state.hands[who]![good]!++;
    goods.push(good);
  }
  table.emit?.({ type: 'loaded', seat: who, count: goods.length, goods: goods.sort((a, b) => a - b) });
}

/** WH-2.1, WH-2.2 */
function endRound(components: Components, state: State, table: Table<Event>): void {
  if (state.round === components.rounds) {
    state.phase = 'over';
    table.emit?.({ type: 'gameEnded' });
    return;
  }
  state.round += 1;
  state.phase = 'planning';
  state.step = 0;
  state.startPlayer = leftOf(state.startPlayer, state.coins.length);
  for (let index = 0; index < state.plans.length; index++) {
    state.plans[index] = [];
    state.ready[index] = false;
  }
  table.emit?.({ type: 'roundBegan', round: state.round, startPlayer: state.startPlayer });
}
