// VP-5.10 to VP-5.13, VP-5.26 to VP-5.28, VP-6.5: trade in every market village with an own merchant.
import { type Seat, type Table, seat as toSeat } from '@kontor/engine';
import { housesAt, interned, merchantsAt, score } from '../holdings.ts';
import type { Print } from '../print.ts';
import { type Event, type Frame, type Move, none, type PlaceIndex, type State, type Toll } from '../state.ts';
import { addExchanges, carryOutExchange } from './exchange.ts';
import { finishAction } from './frames.ts';

type TradeFrame = Extract<Frame, { type: 'trade' }>;

const leaveVillage: Move = { type: 'leaveVillage' };
const visitVillage = interned((place): Move => ({ type: 'visitVillage', place }));

/** VP-5.26: a bit for each market with an own merchant. */
export function marketsToVisit(print: Print, state: State, seat: Seat): number {
  let bits = 0;
  for (let market = 0; market < print.markets.length; market++) {
    if (merchantsAt(print, state, seat, print.markets[market]!) > 0) bits |= 1 << market;
  }
  return bits;
}

export function beginTrade(print: Print, state: State, seat: Seat, fee: number, table: Table<Event>): void {
  if (fee > 0) {
    state.money[seat]! -= fee;
    table.emit?.({ type: 'tradeFeePaid', seat, pesos: fee });
  }
  const frame: TradeFrame = { type: 'trade', toVisit: marketsToVisit(print, state, seat), village: none, trades: 0 };
  state.frame = frame;
  carryOn(print, state, seat, frame, table);
}

const isPowerOfTwo = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** The last village needs no choosing; after it the action is over. */
function carryOn(print: Print, state: State, seat: Seat, frame: TradeFrame, table: Table<Event>): void {
  if (frame.toVisit === 0) finishAction(state);
  else if (isPowerOfTwo(frame.toVisit)) visit(print, seat, frame, 31 - Math.clz32(frame.toVisit), table);
}

function visit(print: Print, seat: Seat, frame: TradeFrame, market: number, table: Table<Event>): void {
  frame.village = market;
  frame.trades = 0;
  table.emit?.({ type: 'villageVisited', seat, place: print.markets[market]! });
}

/** VP-5.10, VP-5.13: merchants and stations of the player there, up to the tile's limit. */
function tradesAllowed(print: Print, state: State, seat: Seat, market: number): number {
  const place = print.markets[market]!;
  const { limit } = print.tiles[state.tiles[print.columns[market]!.start]!]!;
  return Math.min(limit, merchantsAt(print, state, seat, place) + housesAt(print, state, seat, place));
}

/** VP-5.11: what one other player gets for merchants and stations at a market. */
export const rivalFee = (print: Print, state: State, rival: Seat, place: PlaceIndex): number =>
  print.components.tariffs.rivalFee * (merchantsAt(print, state, rival, place) + housesAt(print, state, rival, place));

export function rivalFees(print: Print, state: State, seat: Seat, place: PlaceIndex): number {
  let sum = 0;
  for (let rival = 0; rival < print.seatCount; rival++) {
    if (rival !== seat) sum += rivalFee(print, state, toSeat(rival), place);
  }
  return sum;
}

export function addTradeMoves(print: Print, state: State, seat: Seat, frame: TradeFrame, moves: Move[]): void {
  if (frame.village === none) {
    for (let market = 0; market < print.markets.length; market++) {
      if ((frame.toVisit & (1 << market)) !== 0) moves.push(visitVillage(print.markets[market]!));
    }
    return;
  }
  const { exchange } = print.tiles[state.tiles[print.columns[frame.village]!.start]!]!;
  const fees = frame.trades === 0 ? rivalFees(print, state, seat, print.markets[frame.village]!) : 0;
  if (state.money[seat]! >= fees + exchange.price.pesos) addExchanges(state, seat, exchange, exchange.tradeMoves, moves);
  moves.push(leaveVillage);
}

export function applyTrade(
  print: Print,
  state: State,
  seat: Seat,
  frame: TradeFrame,
  move: Extract<Move, { type: 'visitVillage' | 'trade' | 'leaveVillage' }>,
  table: Table<Event>,
): void {
  if (move.type === 'visitVillage') visit(print, seat, frame, print.marketOf[move.place]!, table);
  else if (move.type === 'leaveVillage') leave(print, state, seat, frame, table);
  else {
    tradeOnce(print, state, seat, frame, move, table);
    if (frame.trades >= tradesAllowed(print, state, seat, frame.village)) leave(print, state, seat, frame, table);
  }
}

function tradeOnce(
  print: Print,
  state: State,
  seat: Seat,
  frame: TradeFrame,
  { pay, gain }: Extract<Move, { type: 'trade' }>,
  table: Table<Event>,
): void {
  const place = print.markets[frame.village]!;
  const tile = state.tiles[print.columns[frame.village]!.start]!;
  const { exchange } = print.tiles[tile]!;
  const fees: Toll[] = [];
  if (frame.trades === 0) {
    for (let rival = 0; rival < print.seatCount; rival++) {
      const pesos = rival === seat ? 0 : rivalFee(print, state, toSeat(rival), place);
      if (pesos === 0) continue;
      state.money[seat]! -= pesos;
      state.money[rival]! += pesos;
      if (table.emit) fees.push({ to: toSeat(rival), pesos });
    }
  }
  carryOutExchange(state, seat, exchange, pay, gain);
  frame.trades++;
  table.emit?.({
    type: 'traded',
    seat,
    place,
    tile,
    fees,
    pay,
    pesosPaid: exchange.price.pesos,
    gain,
    pesosGained: exchange.pesos,
    victoryPoints: exchange.victoryPoints,
  });
  score(state, seat, 'trade', exchange.victoryPoints, table);
}

/** VP-5.12: traded in or not, the market moves at once. */
function leave(print: Print, state: State, seat: Seat, frame: TradeFrame, table: Table<Event>): void {
  moveMarket(print, state, frame.village, table);
  frame.toVisit &= ~(1 << frame.village);
  frame.village = none;
  frame.trades = 0;
  carryOn(print, state, seat, frame, table);
}

/** The lowest tile goes on top of the reserve; then the reserve's lowest comes in at the top of the market. */
function moveMarket(print: Print, state: State, market: number, table: Table<Event>): void {
  const { tiles } = state;
  const { start, size } = print.columns[market]!;
  const { reserve } = print;
  const out = tiles[start]!;
  let coming = out;
  if (reserve.size > 0) {
    coming = tiles[reserve.start]!;
    const top = reserve.start + reserve.size - 1;
    for (let i = reserve.start; i < top; i++) tiles[i] = tiles[i + 1]!;
    tiles[top] = out;
  }
  const top = start + size - 1;
  for (let i = start; i < top; i++) tiles[i] = tiles[i + 1]!;
  tiles[top] = coming;
  table.emit?.({ type: 'marketMoved', place: print.markets[market]!, out, in: coming });
}
