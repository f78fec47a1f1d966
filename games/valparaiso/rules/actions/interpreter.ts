// The one interpreter of the vocabulary of actions: whether an action can be carried out, its beginning, its moves.
import type { Seat, Table } from '@kontor/engine';
import { canPay } from '../holdings.ts';
import type { ActionPrint, Print } from '../print.ts';
import type { CardIndex, Event, Frame, Move, Side, State } from '../state.ts';
import { addBuildMoves, applyBuild, beginBuilding, canBuildOrHire } from './building.ts';
import { addExchangeMoves, applyExchange, beginExchange } from './exchange.ts';
import { finishAction } from './frames.ts';
import {
  addMerchantMoves,
  addRiverMoves,
  applyMerchantMove,
  applySailRiver,
  beginMoving,
  beginRiver,
  canSailRiver,
} from './merchants.ts';
import { addOverseasMoves, addShipMoves, applyBuyCard, applySail, canTradeOverseas } from './sea.ts';
import { addTradeMoves, applyTrade, beginTrade, marketsToVisit } from './trade.ts';
import { addTransferMoves, applyStow, beginTransfer, canTransfer } from './transfer.ts';

/** VP-5.20: whether the action can do anything, with so much money. */
export function canCarryOut(print: Print, state: State, seat: Seat, action: ActionPrint, money: number): boolean {
  switch (action.type) {
    case 'transfer':
      return canTransfer(state, seat);
    case 'exchange':
      return canPay(state, seat, action.exchange.price, money);
    case 'build':
      return canBuildOrHire(print, state, seat, action, money);
    case 'river':
      return canSailRiver(print, state, seat);
    case 'trade':
      return money >= action.fee && marketsToVisit(print, state, seat) !== 0;
    case 'overseas':
      return canTradeOverseas(print, state, seat, money);
    case 'moveMerchants':
    case 'moveShip':
      return true;
  }
}

/** Begins an action that can be carried out: it opens its frame, or is over at once. */
export function beginAction(
  print: Print,
  state: State,
  seat: Seat,
  action: ActionPrint,
  card: CardIndex,
  side: Side,
  table: Table<Event>,
): void {
  switch (action.type) {
    case 'transfer':
      beginTransfer(print, state, seat, table);
      break;
    case 'exchange':
      beginExchange(state, seat, action, card, side, table);
      break;
    case 'build':
      beginBuilding(print, state, seat, action, card, side, table);
      break;
    case 'moveMerchants':
      beginMoving(print, state, card, side);
      break;
    case 'river':
      beginRiver(print, state);
      break;
    case 'trade':
      beginTrade(print, state, seat, action.fee, table);
      break;
    case 'moveShip':
    case 'overseas':
      state.frame = { type: action.type };
  }
}

/** The open frame of an action. */
export type ActionFrame = Exclude<Frame, { type: 'endTurn' | 'income' }>;

/** Adds what the open frame allows, besides giving up goods. */
export function addActionMoves(print: Print, state: State, seat: Seat, frame: ActionFrame, moves: Move[]): void {
  switch (frame.type) {
    case 'transfer':
      addTransferMoves(print, state, seat, frame, moves);
      break;
    case 'exchange':
      addExchangeMoves(print, state, seat, frame, moves);
      break;
    case 'build':
      addBuildMoves(print, state, seat, frame, moves);
      break;
    case 'moveMerchants':
      addMerchantMoves(print, state, seat, frame, moves);
      break;
    case 'river':
      addRiverMoves(print, state, seat, frame, moves);
      break;
    case 'trade':
      addTradeMoves(print, state, seat, frame, moves);
      break;
    case 'moveShip':
      addShipMoves(print, state, seat, moves);
      break;
    case 'overseas':
      addOverseasMoves(print, state, seat, moves);
      break;
  }
}

/** Carries out a move of the open frame. */
export function applyActionMove(
  print: Print,
  state: State,
  seat: Seat,
  frame: ActionFrame,
  move: Move,
  table: Table<Event>,
): void {
  if (move.type === 'stop') {
    finishAction(state);
    return;
  }
  switch (frame.type) {
    case 'transfer':
      if (move.type === 'stow') applyStow(print, state, seat, frame, move, table);
      return;
    case 'exchange':
      if (move.type === 'exchange') applyExchange(print, state, seat, frame, move, table);
      return;
    case 'build':
      if (move.type === 'build' || move.type === 'hire') applyBuild(print, state, seat, frame, move, table);
      return;
    case 'moveMerchants':
      if (move.type === 'moveMerchant') applyMerchantMove(print, state, seat, frame, move, table);
      return;
    case 'river':
      if (move.type === 'sailRiver') applySailRiver(print, state, seat, frame, move, table);
      return;
    case 'trade':
      if (move.type === 'visitVillage' || move.type === 'trade' || move.type === 'leaveVillage') {
        applyTrade(print, state, seat, frame, move, table);
      }
      return;
    case 'moveShip':
      if (move.type === 'sail') applySail(state, seat, move.sector, table);
      return;
    case 'overseas':
      if (move.type === 'buyCard') applyBuyCard(print, state, seat, move, table);
  }
}
