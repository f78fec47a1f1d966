// VP-3: cards face down in the slots, all at once and in secret; the race; the reveal.
import { type Seat, seatsOf, type Table, seat as toSeat } from '@kontor/engine';
import { interned, ownsCard } from './holdings.ts';
import type { Print } from './print.ts';
import { type CardIndex, type Event, goodsCount, type Move, none, type State } from './state.ts';
import { beginUsingCards } from './usingCards.ts';

const layCard = interned((card): Move => ({ type: 'layCard', card }));
const layMayorCard = interned((card): Move => ({ type: 'layMayorCard', card }));
const pickUpPlan: Move = { type: 'pickUpPlan' };
const finishPlan: Move = { type: 'finishPlan' };
const timeIsUp: readonly Move[] = [{ type: 'timeIsUp' }];
const takeFirstGood = interned((good): Move => ({ type: 'takeFirstGood', good }));

export const mayorSlot = 0;

export const hasFinished = (state: State, seat: Seat): boolean => (state.finished & (1 << seat)) !== 0;

export function isLaid(print: Print, state: State, seat: Seat, card: CardIndex): boolean {
  const start = print.slotCount * seat;
  for (let slot = 0; slot < print.slotCount; slot++) if (state.plans[start + slot] === card) return true;
  return false;
}

/** VP-3.1, VP-3.2: the next empty slot, if it is open to this seat; 0 where there is none. */
export function nextSlot(print: Print, state: State, seat: Seat): number {
  const { slots, repository } = print.components;
  const built = repository.houses - state.unbuilt[seat]!;
  for (let slot = 1; slot < print.slotCount; slot++) {
    if (state.plans[print.slotCount * seat + slot] === none) return built >= slots[slot - 1]!.housesNeeded ? slot : 0;
  }
  return 0;
}

/** VP-3.3: the slot is empty and the 5 pesos are there. */
export const canUseMayor = (print: Print, state: State, seat: Seat): boolean =>
  state.plans[print.slotCount * seat] === none && state.money[seat]! >= print.components.repository.mayorFee;

export function addPlanningMoves(print: Print, state: State, seat: Seat, moves: Move[]): void {
  moves.push(finishPlan);
  if ((state.mayPickUp & (1 << seat)) !== 0) moves.push(pickUpPlan);
  const isSlotOpen = nextSlot(print, state, seat) > 0;
  const isMayorOpen = canUseMayor(print, state, seat);
  if (!isSlotOpen && !isMayorOpen) return;
  for (let card = 0; card < print.cards.length; card++) {
    if (!ownsCard(state, seat, card) || isLaid(print, state, seat, card)) continue;
    if (isSlotOpen) moves.push(layCard(card));
    if (isMayorOpen) moves.push(layMayorCard(card));
  }
}

export function applyPlanning(print: Print, state: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (move.type) {
    case 'layCard':
      lay(print, state, seat, move.card, nextSlot(print, state, seat), table);
      break;
    case 'layMayorCard':
      lay(print, state, seat, move.card, mayorSlot, table);
      break;
    case 'pickUpPlan':
      state.plans.fill(none, print.slotCount * seat, print.slotCount * (seat + 1));
      state.mayPickUp &= ~(1 << seat);
      table.emit?.({ type: 'planPickedUp', seat });
      return;
    case 'finishPlan':
      finish(print, state, seat, table);
      break;
  }
}

function lay(print: Print, state: State, seat: Seat, card: CardIndex, slot: number, table: Table<Event>): void {
  state.plans[print.slotCount * seat + slot] = card;
  table.emit?.({ type: 'cardLaid', seat, card, slot });
}

/** VP-3.4, VP-3.5, VP-3.9: in the race the first to arrive is the first finisher and stays so. */
function finish(print: Print, state: State, seat: Seat, table: Table<Event>): void {
  const isFirst = state.race && state.firstFinisher === none;
  if (isFirst) {
    state.firstFinisher = seat;
    table.seal?.();
  }
  state.finished |= 1 << seat;
  table.emit?.({ type: 'planFinished', seat, isFirst });
  if (state.finished === (1 << print.seatCount) - 1) reveal(print, state, table);
}

/** VP-3.9: time can run out once somebody has finished. */
export const timerMoves = (state: State): readonly Move[] =>
  state.phase === 'planning' && state.firstFinisher !== none ? timeIsUp : [];

export function applyTimeIsUp(print: Print, state: State, table: Table<Event>): void {
  table.emit?.({ type: 'timeRanOut', unfinished: seatsOf(print.seatCount).filter((seat) => !hasFinished(state, seat)) });
  reveal(print, state, table);
}

/** VP-3.3, VP-3.4: all plans are turned over and the mayor's pesos leave. */
function reveal(print: Print, state: State, table: Table<Event>): void {
  const { slotCount } = print;
  table.emit?.({
    type: 'plansRevealed',
    plans: seatsOf(print.seatCount).map((seat) => state.plans.slice(slotCount * seat, slotCount * (seat + 1))),
  });
  state.finished = 0;
  state.mayPickUp = 0;
  const pesos = print.components.repository.mayorFee;
  for (let seat = 0; seat < print.seatCount; seat++) {
    if (state.plans[slotCount * seat] === none) continue;
    state.money[seat]! -= pesos;
    table.emit?.({ type: 'mayorPaid', seat: toSeat(seat), pesos });
  }
  if (state.firstFinisher === none) beginUsingCards(print, state, table);
  else {
    state.phase = 'firstGood';
    state.turn = state.firstFinisher;
    state.firstFinisher = none;
  }
}

export function addFirstGoodMoves(moves: Move[]): void {
  for (let good = 0; good < goodsCount; good++) moves.push(takeFirstGood(good));
}

/** VP-3.5, VP-3.9: the first finisher's good. */
export function applyFirstGood(print: Print, state: State, seat: Seat, good: number, table: Table<Event>): void {
  state.warehouse[goodsCount * seat + good]!++;
  table.emit?.({ type: 'firstGoodTaken', seat, good });
  beginUsingCards(print, state, table);
}
