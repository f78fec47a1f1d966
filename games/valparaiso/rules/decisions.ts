// Who is asked, what may be answered, and which file carries the answer out.
import { type Decision, type Seat, type Table, seat as toSeat } from '@kontor/engine';
import { addGiveUps, applyGiveUp, isBeforeFirstPlanning } from './givingUp.ts';
import { addHomecomingMoves, applyHomecoming } from './nextRound.ts';
import { addFirstGoodMoves, addPlanningMoves, applyFirstGood, applyPlanning, hasFinished } from './planning.ts';
import type { Print } from './print.ts';
import { addCashMoves, addIncomeMoves, applyCashing, applyTakeIncome } from './roundEnd.ts';
import { addPlaceMerchantMoves, addTakeGoodsMoves, applyPlaceMerchant, applyTakeGoods } from './setup.ts';
import { type Event, type Move, none, type State } from './state.ts';
import { addUsingMoves, applyUsing } from './usingCards.ts';

const nobody: readonly Decision[] = Object.freeze([]);
const noMoves: readonly Move[] = Object.freeze([]);

/** What the seat in turn is asked. */
function promptOf(state: State): string {
  const { frame } = state;
  if (state.phase !== 'usingCards') return state.phase;
  if (frame === null) return 'useCard';
  return frame.type === 'trade' && frame.village === none ? 'visitVillage' : frame.type;
}

const single = new Map<string, (readonly Decision[])[]>();
const several = new Map<number, readonly Decision[]>();

function askOne(seat: Seat, prompt: string): readonly Decision[] {
  let bySeat = single.get(prompt);
  if (!bySeat) {
    bySeat = [];
    single.set(prompt, bySeat);
  }
  bySeat[seat] ??= Object.freeze([{ seat, prompt }]);
  return bySeat[seat];
}

/** One question to every seat whose bit is not set. */
function askUnfinished(finished: number, seatCount: number): readonly Decision[] {
  const key = 64 * seatCount + finished;
  let asked = several.get(key);
  if (!asked) {
    const list: Decision[] = [];
    for (let seat = 0; seat < seatCount; seat++) {
      if ((finished & (1 << seat)) === 0) list.push({ seat: toSeat(seat), prompt: 'planning' });
    }
    asked = Object.freeze(list);
    several.set(key, asked);
  }
  return asked;
}

export function decisions(state: State): readonly Decision[] {
  if (state.phase === 'planning') return askUnfinished(state.finished, state.money.length);
  return state.phase === 'over' ? nobody : askOne(state.turn, promptOf(state));
}

export const isAsked = (state: State, seat: Seat): boolean =>
  state.phase === 'planning' ? !hasFinished(state, seat) : state.phase !== 'over' && state.turn === seat;

export function legalMoves(print: Print, state: State, seat: Seat): readonly Move[] {
  if (!isAsked(state, seat)) return noMoves;
  const moves: Move[] = [];
  switch (state.phase) {
    case 'takingGoods':
      addTakeGoodsMoves(print, state, moves);
      break;
    case 'placingMerchants':
      addPlaceMerchantMoves(print, state, moves);
      break;
    case 'planning':
      addPlanningMoves(print, state, seat, moves);
      break;
    case 'firstGood':
      addFirstGoodMoves(moves);
      break;
    case 'usingCards':
      addUsingMoves(print, state, seat, moves);
      break;
    case 'income':
      addIncomeMoves(print, state, moves);
      break;
    case 'cashing':
      addCashMoves(print, state, seat, moves);
      break;
    case 'homecoming':
      addHomecomingMoves(print, state, seat, moves);
      break;
    case 'over':
      break;
  }
  if (!isBeforeFirstPlanning(state)) addGiveUps(state, seat, moves);
  return moves;
}

export function apply(print: Print, state: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (move.type) {
    case 'giveUp':
      applyGiveUp(print, state, seat, move, table);
      break;
    case 'takeGoods':
      applyTakeGoods(print, state, seat, move, table);
      break;
    case 'placeMerchant':
      applyPlaceMerchant(print, state, seat, move, table);
      break;
    case 'layCard':
    case 'layMayorCard':
    case 'pickUpPlan':
    case 'finishPlan':
      applyPlanning(print, state, seat, move, table);
      break;
    case 'takeFirstGood':
      applyFirstGood(print, state, seat, move.good, table);
      break;
    case 'takeIncome':
      applyTakeIncome(print, state, move.gain, table);
      break;
    case 'cashCard':
    case 'keepCards':
      applyCashing(print, state, seat, move, table);
      break;
    case 'sendHome':
    case 'stay':
      applyHomecoming(print, state, seat, move, table);
      break;
    default:
      applyUsing(print, state, seat, move, table);
      break;
  }
}
