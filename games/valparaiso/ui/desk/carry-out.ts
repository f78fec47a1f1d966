// All ways in which a seat can carry out one planned card, while nobody else does anything: by the rules' own moves.
import type { Chance, GameDefinition, Seat } from '@kontor/engine';
import { goodsCount, type Move, pointsOf, type Side, type State, type ValparaisoTypes } from '../../rules/index.ts';

export type Rules = GameDefinition<ValparaisoTypes>;

/** A world of the dry run. */
export interface World {
  readonly state: State;
  /** A card space was refilled: what lies there now is only imagined. */
  readonly isGuessed: boolean;
}

/** How many worlds may still be looked at; and what comes where chance is asked. */
export interface Budget {
  left: number;
  readonly chance: Chance;
}

interface Open extends World {
  /** The last merchant move: merchants are moved in one order only, for any other ends in the same way. */
  readonly from: number;
  readonly to: number;
}

/** Moves that raise money or only differ in order are left to the player. */
function isTried(move: Move, { from, to }: Open): boolean {
  if (move.type === 'giveUp') return false;
  if (move.type === 'moveMerchant' || move.type === 'sailRiver') return move.from > from || (move.from === from && move.to >= to);
  return true;
}

const stop: Move = { type: 'stop' };

/** No merchant is left whose turn it is in this order: all that can be done is to stop. */
function isStandstill({ state, from }: Open, seat: Seat): boolean {
  const { frame } = state;
  if (from < 0 || (frame?.type !== 'moveMerchants' && frame?.type !== 'river')) return false;
  const places = frame.moved.length;
  for (let place = from; place < places; place++) if (state.merchants[places * seat + place]! > frame.moved[place]!) return false;
  return true;
}

const signs = Array.from({ length: 512 }, (_, code) => String.fromCharCode(code));

/** Small numbers as one short string, to tell worlds apart quickly. */
export function pack(numbers: readonly number[], from = 0, to = numbers.length): string {
  let packed = '';
  for (let index = from; index < to; index++) packed += signs[numbers[index]! + 1] ?? `<${numbers[index]}>`;
  return packed;
}

/** A seat's part of a table that is flat by seat. */
export const packPart = (table: readonly number[], seat: Seat, size: number): string =>
  pack(table, size * seat, size * (seat + 1));

/** How far an action has come. */
function packFrame({ frame, tiles }: State): string {
  switch (frame?.type) {
    case 'trade':
      return pack([frame.toVisit, frame.village, frame.trades]) + pack(tiles);
    case 'transfer':
      return pack([frame.next]);
    case 'exchange':
      return pack([frame.left]);
    case 'moveMerchants':
    case 'river':
      return pack(frame.moved);
    default:
      return '';
  }
}

/** What tells two worlds of one action apart, as far as it is the seat's own. */
function keyOf({ state, from, to }: Open, seat: Seat): string {
  const places = state.merchants.length / state.money.length;
  return (
    pack([state.money[seat]!, pointsOf(state, seat), from, to, state.ships[seat]!]) +
    packPart(state.warehouse, seat, goodsCount) +
    packPart(state.hold, seat, goodsCount) +
    packPart(state.merchants, seat, places) +
    packFrame(state)
  );
}

/** The legal use of a slot's card on this side, if there is one. */
export const useOf = (rules: Rules, state: State, seat: Seat, slot: number, side: Side): Move | undefined =>
  rules.legalMoves(state, seat).find((move) => move.type === 'useCard' && move.slot === slot && move.side === side);

/** Tells of every way to an end, with the moves that led past something others could take; false where the budget ended before. */
export function carryOut(
  rules: Rules,
  world: World,
  seat: Seat,
  use: Move,
  budget: Budget,
  onMove: (move: Move, state: State) => void,
  onEnd: (end: World) => void,
): boolean {
  const seen = new Set<string>();
  const open: Open[] = [];
  const go = (from: World, move: Move): void => {
    const state = rules.clone(from.state);
    rules.apply(state, seat, move, budget);
    budget.left--;
    const isGuessed = from.isGuessed || move.type === 'buyCard';
    if (state.frame?.type === 'endTurn') {
      onEnd({ state, isGuessed });
      return;
    }
    const isStep = move.type === 'moveMerchant' || move.type === 'sailRiver';
    const next: Open = { state, isGuessed, from: isStep ? move.from : -1, to: isStep ? move.to : -1 };
    const key = keyOf(next, seat);
    if (seen.has(key)) return;
    seen.add(key);
    open.push(next);
  };
  go(world, use);
  for (let next = open.pop(); next; next = open.pop()) {
    if (isStandstill(next, seat)) {
      rules.apply(next.state, seat, stop, budget);
      onEnd(next);
      continue;
    }
    for (const move of rules.legalMoves(next.state, seat)) {
      if (!isTried(move, next)) continue;
      if (budget.left <= 0) return false;
      onMove(move, next.state);
      go(next, move);
    }
  }
  return true;
}
