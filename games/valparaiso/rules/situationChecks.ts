// Whether the parts of a position fit together, so that play can go on from it without a fault.
import { rightOf, type Seat, seatsOf } from '@kontor/engine';
import type { Print } from './print.ts';
import type { Fail } from './situationSchema.ts';
import { none, type State } from './state.ts';

export function checkSituation(print: Print, state: State, fail: Fail): void {
  checkFrame(state, fail);
  checkSetUp(print, state, fail);
  if (state.phase === 'planning') checkPlanning(print, state, fail);
  else checkAfterPlanning(print, state, fail);
}

function checkFrame({ phase, frame }: State, fail: Fail): void {
  if (phase === 'income' && frame?.type !== 'income')
    fail('frame', "in this phase the frame says which residence's income is chosen");
  if (phase === 'usingCards' && frame?.type === 'income') fail('frame.type', 'income belongs to its own phase');
  if (phase !== 'income' && phase !== 'usingCards' && frame !== null)
    fail('frame', `there is no open action in the phase '${phase}'`);
}

/** VP-1.8: whoever has still to place a merchant has one. */
function checkSetUp(print: Print, state: State, fail: Fail): void {
  if (state.phase !== 'takingGoods' && state.phase !== 'placingMerchants') return;
  const first = state.phase === 'takingGoods' ? rightOf(state.startPlayer, print.seatCount) : state.turn;
  for (let seat = first; ; seat = rightOf(seat, print.seatCount)) {
    if (state.unhired[seat] === 0) fail(`players[${seat}].merchants`, 'one merchant is kept until all have their goods');
    if (seat === state.startPlayer) return;
  }
}

const slotsFilled = (print: Print, state: State, seat: Seat): number =>
  state.plans.slice(print.slotCount * seat + 1, print.slotCount * (seat + 1)).filter((card) => card !== none).length;

function checkPlanning(print: Print, state: State, fail: Fail): void {
  const { slots, repository } = print.components;
  for (const seat of seatsOf(print.seatCount)) {
    const filled = slotsFilled(print, state, seat);
    const needed = filled === 0 ? 0 : slots[filled - 1]!.housesNeeded;
    if (repository.houses - state.unbuilt[seat]! < needed) fail(`players[${seat}].plan`, `slot ${filled} needs ${needed} houses`);
    if (state.plans[print.slotCount * seat] !== none && state.money[seat]! < repository.mayorFee)
      fail(`players[${seat}].mayor`, `the mayor's ${repository.mayorFee} pesos are not there`);
  }
  if (state.finished === (1 << print.seatCount) - 1) fail('players', 'in planning somebody has not finished yet');
  if (state.firstFinisher === none) {
    if (state.race && state.finished !== 0) fail('firstFinisher', 'in the race one of those who have finished was first');
    return;
  }
  if (!state.race) fail('firstFinisher', 'there is a first finisher only in the race');
  if ((state.finished & (1 << state.firstFinisher)) === 0) fail('firstFinisher', 'the first finisher has finished');
}

function checkAfterPlanning(print: Print, state: State, fail: Fail): void {
  if (state.finished !== 0) fail('players', "nobody is 'finished' outside planning");
  if (state.mayPickUp !== 0) fail('players', 'a plan is picked up only while planning');
  if (state.firstFinisher !== none) fail('firstFinisher', 'there is a first finisher only while others plan');
  const hasPlans = state.phase === 'firstGood' || state.phase === 'usingCards';
  for (const seat of seatsOf(print.seatCount)) {
    const isEmpty = state.plans[print.slotCount * seat] === none && slotsFilled(print, state, seat) === 0;
    if (!isEmpty && !hasPlans) fail(`players[${seat}].plan`, `no cards are planned in the phase '${state.phase}'`);
    if (isEmpty && state.phase === 'usingCards' && state.frame === null && seat === state.turn)
      fail(`players[${seat}].plan`, 'the player in turn needs a card to use, or an open action');
  }
}
