// VP-5.4, VP-5.21, VP-5.23, VP-6.4: moving merchants one after the other; VP-6.2: sailing them along the river.
import { type Seat, type Table, seat as toSeat } from '@kontor/engine';
import { actionOf, interned, merchantsAt } from '../holdings.ts';
import type { ActionPrint, Print } from '../print.ts';
import type { CardIndex, Event, Frame, Move, PlaceIndex, Side, State, Toll } from '../state.ts';
import { finishAction, stop } from './frames.ts';
import { hasCustomsHouses, noTolls, pathOf, routesFrom } from './routes.ts';

type MoveFrame = Extract<Frame, { type: 'moveMerchants' }>;
type RiverFrame = Extract<Frame, { type: 'river' }>;
type MoveAction = Extract<ActionPrint, { type: 'moveMerchants' }>;

const span = 64;
const freeMove = interned((pair) =>
  interned((cost): Move => ({ type: 'moveMerchant', from: Math.floor(pair / span), to: pair % span, cost, tolls: noTolls })),
);
const sailRiver = interned((pair): Move => ({ type: 'sailRiver', from: Math.floor(pair / span), to: pair % span }));

const stepPricesOf = (print: Print, state: State, seat: Seat, frame: MoveFrame): readonly number[] =>
  (actionOf(print, state, seat, frame.card, frame.side) as MoveAction).stepPrices;

export function beginMoving(print: Print, state: State, card: CardIndex, side: Side): void {
  state.frame = { type: 'moveMerchants', card, side, moved: new Array<number>(print.placeCount).fill(0) };
}

/** Merchants at a place that have not moved in this action. */
const fresh = (print: Print, state: State, seat: Seat, moved: readonly number[], place: PlaceIndex): number =>
  merchantsAt(print, state, seat, place) - moved[place]!;

export function addMerchantMoves(print: Print, state: State, seat: Seat, frame: MoveFrame, moves: Move[]): void {
  const prices = stepPricesOf(print, state, seat, frame);
  const money = state.money[seat]!;
  const isPlain = !hasCustomsHouses(print, state);
  for (let from = 0; from < print.placeCount; from++) {
    if (fresh(print, state, seat, frame.moved, from) === 0) continue;
    if (isPlain) addPlainMoves(print, from, prices, money, moves);
    else addMovesPastCustoms(print, state, seat, from, prices, money, moves);
  }
  moves.push(stop);
}

/** Without customs houses the shortest way is the only one worth naming. */
function addPlainMoves(print: Print, from: PlaceIndex, prices: readonly number[], money: number, moves: Move[]): void {
  const distances = print.distances[from]!;
  for (let to = 0; to < distances.length; to++) {
    const steps = distances[to]!;
    if (steps > 0 && steps < prices.length && prices[steps]! <= money) moves.push(freeMove(span * from + to)(prices[steps]!));
  }
}

function addMovesPastCustoms(
  print: Print,
  state: State,
  seat: Seat,
  from: PlaceIndex,
  prices: readonly number[],
  money: number,
  moves: Move[],
): void {
  const { toll } = print.components.tariffs;
  const routes = routesFrom(print, state, seat, from, prices.length - 1);
  for (let i = 0; i < routes.length; i++) {
    const { to, steps, tolls } = routes[i]!;
    const cost = prices[steps]!;
    if (cost + toll * tolls.length > money) continue;
    moves.push(tolls.length === 0 ? freeMove(span * from + to)(cost) : { type: 'moveMerchant', from, to, cost, tolls });
  }
}

/** VP-5.6, VP-5.23: the whole route is paid, then the merchant moves. */
export function applyMerchantMove(
  print: Print,
  state: State,
  seat: Seat,
  frame: MoveFrame,
  move: Extract<Move, { type: 'moveMerchant' }>,
  table: Table<Event>,
): void {
  const { from, to, cost, tolls } = move;
  const { toll } = print.components.tariffs;
  if (table.emit) {
    const prices = stepPricesOf(print, state, seat, frame);
    const route = pathOf(print, state, seat, from, to, prices, cost, tolls);
    table.emit({ type: 'merchantMoved', seat, route, pesos: cost, tolls: told(tolls, toll) });
  }
  state.money[seat]! -= cost + toll * tolls.length;
  for (let i = 0; i < tolls.length; i++) state.money[tolls[i]!]! += toll;
  relocate(print, state, seat, frame.moved, from, to);
  for (let place = 0; place < print.placeCount; place++) if (fresh(print, state, seat, frame.moved, place) > 0) return;
  finishAction(state);
}

const told = (owners: readonly number[], pesos: number): Toll[] => owners.map((owner) => ({ to: toSeat(owner), pesos }));

function relocate(print: Print, state: State, seat: Seat, moved: number[], from: PlaceIndex, to: PlaceIndex): void {
  state.merchants[print.placeCount * seat + from]!--;
  state.merchants[print.placeCount * seat + to]!++;
  moved[to]!++;
}

/** VP-6.2: a merchant at a river, and another place at a river. */
export function canSailRiver(print: Print, state: State, seat: Seat): boolean {
  if (print.riverPlaces.length < 2) return false;
  for (let i = 0; i < print.riverPlaces.length; i++) {
    if (merchantsAt(print, state, seat, print.riverPlaces[i]!) > 0) return true;
  }
  return false;
}

export function beginRiver(print: Print, state: State): void {
  state.frame = { type: 'river', moved: new Array<number>(print.placeCount).fill(0) };
}

export function addRiverMoves(print: Print, state: State, seat: Seat, frame: RiverFrame, moves: Move[]): void {
  const places = print.riverPlaces;
  for (let i = 0; i < places.length; i++) {
    const from = places[i]!;
    if (fresh(print, state, seat, frame.moved, from) === 0) continue;
    for (let j = 0; j < places.length; j++) if (j !== i) moves.push(sailRiver(span * from + places[j]!));
  }
  moves.push(stop);
}

export function applySailRiver(
  print: Print,
  state: State,
  seat: Seat,
  frame: RiverFrame,
  move: Extract<Move, { type: 'sailRiver' }>,
  table: Table<Event>,
): void {
  table.emit?.({ type: 'merchantSailed', seat, from: move.from, to: move.to });
  relocate(print, state, seat, frame.moved, move.from, move.to);
  for (let i = 0; i < print.riverPlaces.length; i++) {
    if (fresh(print, state, seat, frame.moved, print.riverPlaces[i]!) > 0) return;
  }
  finishAction(state);
}
