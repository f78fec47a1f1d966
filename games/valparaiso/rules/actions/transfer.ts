// VP-5.1: goods between warehouse and hold. All goods are unloaded, then stowed good by good: any result can be reached.
import type { Seat, Table } from '@kontor/engine';
import { goodsOf, interned, score, sizeOf } from '../holdings.ts';
import type { Print } from '../print.ts';
import { type Event, type Frame, goodsCount, type Move, type State } from '../state.ts';
import { finishAction } from './frames.ts';

type TransferFrame = Extract<Frame, { type: 'transfer' }>;

const amounts = 100;
const stow = interned((index): Move => ({ type: 'stow', good: Math.floor(index / amounts), amount: index % amounts }));

export const homeSector = 0;

export const canTransfer = (state: State, seat: Seat): boolean =>
  state.ships[seat] === homeSector && sizeOf(state.warehouse, seat) + sizeOf(state.hold, seat) > 0;

export function beginTransfer(print: Print, state: State, seat: Seat, table: Table<Event>): void {
  const before = goodsOf(state.hold, seat);
  for (let good = 0; good < goodsCount; good++) {
    state.warehouse[goodsCount * seat + good]! += before[good]!;
    state.hold[goodsCount * seat + good] = 0;
  }
  const frame: TransferFrame = { type: 'transfer', before, next: 0 };
  state.frame = frame;
  carryOn(print, state, seat, frame, table);
}

/** How much of the next good can be stowed. */
const room = (print: Print, state: State, seat: Seat, frame: TransferFrame): number =>
  Math.min(state.warehouse[goodsCount * seat + frame.next]!, print.components.repository.hold - sizeOf(state.hold, seat));

/** Goes on to the next good of which there is a choice; then the action ends. */
function carryOn(print: Print, state: State, seat: Seat, frame: TransferFrame, table: Table<Event>): void {
  while (frame.next < goodsCount && room(print, state, seat, frame) === 0) frame.next++;
  if (frame.next < goodsCount) return;
  const { hold, fullHoldVictoryPoints } = print.components.repository;
  const { before } = frame;
  table.emit?.({ type: 'goodsTransferred', seat, before, after: goodsOf(state.hold, seat) });
  if (sizeOf(state.hold, seat) === hold && before[0]! + before[1]! + before[2]! < hold) {
    score(state, seat, 'hold', fullHoldVictoryPoints, table);
  }
  finishAction(state);
}

export function addTransferMoves(print: Print, state: State, seat: Seat, frame: TransferFrame, moves: Move[]): void {
  const most = room(print, state, seat, frame);
  for (let amount = most; amount >= 0; amount--) moves.push(stow(amounts * frame.next + amount));
}

export function applyStow(
  print: Print,
  state: State,
  seat: Seat,
  frame: TransferFrame,
  move: Extract<Move, { type: 'stow' }>,
  table: Table<Event>,
): void {
  state.warehouse[goodsCount * seat + move.good]! -= move.amount;
  state.hold[goodsCount * seat + move.good]! += move.amount;
  frame.next++;
  carryOn(print, state, seat, frame, table);
}
