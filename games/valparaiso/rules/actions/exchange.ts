// VP-5.2, VP-6.6 to VP-6.10, VP-6.12 to VP-6.14, VP-6.16 to VP-6.19, VP-6.21: giving something for something.
import type { Seat, Table } from '@kontor/engine';
import { actionOf, gainGoods, hasGoods, payGoods, score } from '../holdings.ts';
import type { ActionPrint, ExchangePrint, Print } from '../print.ts';
import type { CardIndex, Event, Frame, GoodsCount, Move, Side, State } from '../state.ts';
import { finishAction, stop } from './frames.ts';

type ExchangeAction = Extract<ActionPrint, { type: 'exchange' }>;
type ExchangeFrame = Extract<Frame, { type: 'exchange' }>;

/** Adds a move for each way to carry out an exchange that the warehouse covers; the money is checked by the caller. */
export function addExchanges(state: State, seat: Seat, exchange: ExchangePrint, kind: readonly Move[], moves: Move[]): void {
  const { options } = exchange;
  for (let i = 0; i < options.length; i++) if (hasGoods(state, seat, options[i]!.pay)) moves.push(kind[i]!);
}

/** VP-4.7: paid first, then received. */
export function carryOutExchange(state: State, seat: Seat, exchange: ExchangePrint, pay: GoodsCount, gain: GoodsCount): void {
  payGoods(state, seat, pay);
  gainGoods(state, seat, gain);
  state.money[seat]! += exchange.pesos - exchange.price.pesos;
}

/** What leaves nothing to choose is done at once; everything else waits for its player. */
export function beginExchange(
  state: State,
  seat: Seat,
  action: ExchangeAction,
  card: CardIndex,
  side: Side,
  table: Table<Event>,
): void {
  const frame: ExchangeFrame = { type: 'exchange', card, side, left: action.upTo, done: 0 };
  state.frame = frame;
  if (action.upTo === 1 && action.exchange.options.length === 1) {
    exchangeOnce(state, seat, frame, action.exchange, action.exchange.options[0]!, table);
  }
}

function exchangeOnce(
  state: State,
  seat: Seat,
  frame: ExchangeFrame,
  exchange: ExchangePrint,
  { pay, gain }: { readonly pay: GoodsCount; readonly gain: GoodsCount },
  table: Table<Event>,
): void {
  carryOutExchange(state, seat, exchange, pay, gain);
  table.emit?.({
    type: 'exchanged',
    seat,
    card: frame.card,
    side: frame.side,
    pay,
    pesosPaid: exchange.price.pesos,
    gain,
    pesosGained: exchange.pesos,
    victoryPoints: exchange.victoryPoints,
  });
  score(state, seat, 'cardActions', exchange.victoryPoints, table);
  frame.left--;
  frame.done++;
  if (frame.left === 0) finishAction(state);
}

const exchangeOf = (print: Print, state: State, seat: Seat, frame: ExchangeFrame): ExchangePrint =>
  (actionOf(print, state, seat, frame.card, frame.side) as ExchangeAction).exchange;

/** VP-6.21: stopping is possible between two times, and where what was to be given is gone (VP-4.6). */
export function addExchangeMoves(print: Print, state: State, seat: Seat, frame: ExchangeFrame, moves: Move[]): void {
  const exchange = exchangeOf(print, state, seat, frame);
  if (state.money[seat]! >= exchange.price.pesos) addExchanges(state, seat, exchange, exchange.exchangeMoves, moves);
  if (frame.done > 0 || moves.length === 0) moves.push(stop);
}

export function applyExchange(
  print: Print,
  state: State,
  seat: Seat,
  frame: ExchangeFrame,
  move: Extract<Move, { type: 'exchange' }>,
  table: Table<Event>,
): void {
  exchangeOnce(state, seat, frame, exchangeOf(print, state, seat, frame), move, table);
}
