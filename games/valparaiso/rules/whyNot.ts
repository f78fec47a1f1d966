// Why a move is not allowed: the rule that forbids it and a reason id, for everything a player would plausibly try.
import { type Refusal, type Seat, sameData } from '@kontor/engine';
import { whyNotAction, whyNotFrameMove } from './actions/whyNot.ts';
import { isAsked, legalMoves } from './decisions.ts';
import { isBeforeFirstPlanning } from './givingUp.ts';
import { actionOf, ownsCard } from './holdings.ts';
import { merchantsWithoutHouse } from './nextRound.ts';
import { isLaid, nextSlot } from './planning.ts';
import type { Print } from './print.ts';
import { goodsCount, type Move, none, type Phase, type State } from './state.ts';
import { surchargeOf } from './usingCards.ts';

const homes: Partial<Record<Move['type'], Phase>> = {
  takeGoods: 'takingGoods',
  placeMerchant: 'placingMerchants',
  layCard: 'planning',
  layMayorCard: 'planning',
  pickUpPlan: 'planning',
  finishPlan: 'planning',
  takeFirstGood: 'firstGood',
  takeIncome: 'income',
  cashCard: 'cashing',
  keepCards: 'cashing',
  sendHome: 'homecoming',
  stay: 'homecoming',
};

export function whyNot(print: Print, state: State, seat: Seat, move: Move): Refusal | undefined {
  if (legalMoves(print, state, seat).some((legal) => sameData(legal, move))) return undefined;
  if (state.phase === 'over') return { rule: 'VP-7.5', reason: 'game-over' };
  if (move.type === 'timeIsUp') return { rule: 'VP-3.9', reason: 'the-timer-says-so' };
  if (!isAsked(state, seat)) {
    if (state.phase !== 'planning') return { rule: 'VP-4.1', reason: 'not-your-turn' };
    return { rule: 'VP-3.7', reason: state.firstFinisher === seat ? 'first-plan-stands' : 'plan-finished' };
  }
  if (move.type === 'giveUp') return whyNotGiveUp(state, seat, move);
  const home = homes[move.type] ?? 'usingCards';
  if (home !== state.phase) return { rule: 'VP-2.1', reason: 'other-phase', facts: { phase: state.phase } };
  switch (move.type) {
    case 'takeGoods':
      return {
        rule: 'VP-1.7',
        reason: print.startingGoods.some((goods) => sameData(goods, move.goods)) ? 'combination-taken' : 'wrong-number-of-goods',
        facts: { goods: print.components.start.goodsOfChoice },
      };
    case 'placeMerchant':
      return { rule: 'VP-1.8', reason: move.place === print.city ? 'not-in-the-city' : 'merchant-stands-there' };
    case 'layCard':
    case 'layMayorCard':
      return whyNotLay(print, state, seat, move);
    case 'pickUpPlan':
      return { rule: 'VP-3.7', reason: 'take-the-cards-back-instead' };
    case 'cashCard':
      return { rule: 'VP-7.4', reason: 'not-your-card' };
    case 'sendHome':
      return { rule: 'VP-8.1', reason: 'nobody-to-send-home' };
    case 'stay':
      return {
        rule: 'VP-8.1',
        reason: 'too-many-without-house',
        facts: { merchants: merchantsWithoutHouse(print, state, seat), allowed: 1 },
      };
    case 'useCard':
      return whyNotUse(print, state, seat, move);
    case 'endTurn':
      return { rule: 'VP-4.1', reason: state.frame === null ? 'use-a-card-first' : 'finish-the-action-first' };
    default:
      return state.frame === null
        ? { rule: 'VP-4.1', reason: 'use-a-card-first' }
        : whyNotFrameMove(print, state, seat, state.frame, move);
  }
}

function whyNotGiveUp(state: State, seat: Seat, move: Extract<Move, { type: 'giveUp' }>): Refusal | undefined {
  if (isBeforeFirstPlanning(state)) return { rule: 'VP-4.6', reason: 'from-the-first-planning-on' };
  const held = state[move.from][goodsCount * seat + move.good];
  return held === 0 ? { rule: 'VP-4.6', reason: 'no-such-good' } : undefined;
}

function whyNotLay(
  print: Print,
  state: State,
  seat: Seat,
  { type, card }: Extract<Move, { type: 'layCard' | 'layMayorCard' }>,
): Refusal | undefined {
  const { slots, repository } = print.components;
  if (print.cards[card] === undefined || !ownsCard(state, seat, card)) return { rule: 'VP-3.1', reason: 'not-your-card' };
  if (isLaid(print, state, seat, card)) return { rule: 'VP-3.1', reason: 'card-already-laid' };
  if (type === 'layMayorCard') {
    if (state.plans[print.slotCount * seat] !== none) return { rule: 'VP-3.3', reason: 'mayor-slot-taken' };
    return { rule: 'VP-3.3', reason: 'mayor-costs-more', facts: { pesos: repository.mayorFee, money: state.money[seat]! } };
  }
  if (nextSlot(print, state, seat) > 0) return undefined;
  const laid = state.plans.slice(print.slotCount * seat + 1, print.slotCount * (seat + 1)).filter((slot) => slot !== none).length;
  const next = slots[laid];
  return next === undefined
    ? { rule: 'VP-3.1', reason: 'slots-full' }
    : { rule: 'VP-3.2', reason: 'slot-needs-houses', facts: { slot: laid + 1, houses: next.housesNeeded } };
}

function whyNotUse(
  print: Print,
  state: State,
  seat: Seat,
  { slot, side }: Extract<Move, { type: 'useCard' }>,
): Refusal | undefined {
  if (state.frame !== null) return { rule: 'VP-4.1', reason: 'one-card-a-turn' };
  const card = state.plans[print.slotCount * seat + slot];
  if (!(slot >= 0 && slot < print.slotCount) || card === undefined || card === none)
    return { rule: 'VP-4.1', reason: 'no-card-in-slot', facts: { slot } };
  const surcharge = surchargeOf(print, slot);
  const money = state.money[seat]! - surcharge;
  if (money < 0)
    return { rule: 'VP-4.2', reason: 'surcharge-not-covered', facts: { pesos: surcharge, money: state.money[seat]! } };
  const action = actionOf(print, state, seat, card, side);
  if (action === null) return { rule: 'VP-4.4', reason: 'no-alternative' };
  return whyNotAction(print, state, seat, action, money);
}
