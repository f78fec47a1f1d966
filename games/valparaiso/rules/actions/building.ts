// VP-5.3, VP-5.7, VP-5.8, VP-6.3, VP-6.11, VP-6.15, VP-6.20: hiring a merchant, building a house, or either.
import type { Seat, Table } from '@kontor/engine';
import { actionOf, canPay, hasGoods, merchantsAt, payGoods, score } from '../holdings.ts';
import type { ActionPrint, PricePrint, Print } from '../print.ts';
import {
  type CardIndex,
  type Event,
  type Frame,
  type GoodsCount,
  type Move,
  none,
  type Side,
  type SpaceIndex,
  type State,
} from '../state.ts';
import { finishAction, stop } from './frames.ts';

type BuildAction = Extract<ActionPrint, { type: 'build' }>;
type BuildFrame = Extract<Frame, { type: 'build' }>;

/** VP-5.7, VP-5.25: a free space where the player has a merchant; in the city only the first free one. */
export function canBuildOn(print: Print, state: Pick<State, 'houses' | 'merchants'>, seat: Seat, space: SpaceIndex): boolean {
  const { place, kind, victoryPoints } = print.spaces[space]!;
  if (state.houses[space] !== none || merchantsAt(print, state, seat, place) === 0) return false;
  const spaces = print.spacesAt[place]!;
  // Spaces of one village with the same points are the same to everybody: only the first free one is offered.
  for (let i = 0; spaces[i] !== space; i++) {
    const other = spaces[i]!;
    if (state.houses[other] === none && (kind === 'city' || print.spaces[other]!.victoryPoints === victoryPoints)) return false;
  }
  return true;
}

function canBuildSomewhere(print: Print, state: State, seat: Seat): boolean {
  if (state.unbuilt[seat] === 0) return false;
  for (let space = 0; space < print.spaces.length; space++) if (canBuildOn(print, state, seat, space)) return true;
  return false;
}

/** VP-5.20: what is lacking makes it impossible. */
export const canBuildOrHire = (print: Print, state: State, seat: Seat, action: BuildAction, money: number): boolean =>
  (action.build !== null && canPay(state, seat, action.build, money) && canBuildSomewhere(print, state, seat)) ||
  (action.hire !== null && state.unhired[seat]! > 0 && canPay(state, seat, action.hire, money));

/** Hiring at a price without a choice is done at once. */
export function beginBuilding(
  print: Print,
  state: State,
  seat: Seat,
  action: BuildAction,
  card: CardIndex,
  side: Side,
  table: Table<Event>,
): void {
  if (action.build === null && action.hire?.pays.length === 1) hire(print, state, seat, action.hire, action.hire.pays[0]!, table);
  else state.frame = { type: 'build', card, side };
}

export function addBuildMoves(print: Print, state: State, seat: Seat, frame: BuildFrame, moves: Move[]): void {
  const { build, hire: hiring } = actionOf(print, state, seat, frame.card, frame.side) as BuildAction;
  if (build && state.unbuilt[seat]! > 0 && state.money[seat]! >= build.pesos) {
    for (let space = 0; space < print.spaces.length; space++) {
      if (!canBuildOn(print, state, seat, space)) continue;
      for (let i = 0; i < build.pays.length; i++) {
        const pay = build.pays[i]!;
        if (hasGoods(state, seat, pay)) moves.push({ type: 'build', space, pay });
      }
    }
  }
  if (hiring && state.unhired[seat]! > 0 && state.money[seat]! >= hiring.pesos) {
    for (let i = 0; i < hiring.pays.length; i++) {
      const pay = hiring.pays[i]!;
      if (hasGoods(state, seat, pay)) moves.push({ type: 'hire', pay });
    }
  }
  if (moves.length === 0) moves.push(stop);
}

export function applyBuild(
  print: Print,
  state: State,
  seat: Seat,
  frame: BuildFrame,
  move: Extract<Move, { type: 'build' | 'hire' }>,
  table: Table<Event>,
): void {
  const action = actionOf(print, state, seat, frame.card, frame.side) as BuildAction;
  if (move.type === 'hire') hire(print, state, seat, action.hire!, move.pay, table);
  else build(print, state, seat, action.build!, move.space, move.pay, table);
}

function hire(print: Print, state: State, seat: Seat, price: PricePrint, pay: GoodsCount, table: Table<Event>): void {
  payGoods(state, seat, pay);
  state.money[seat]! -= price.pesos;
  state.unhired[seat]!--;
  state.merchants[print.placeCount * seat + print.city]!++;
  table.emit?.({ type: 'merchantHired', seat, pay, pesos: price.pesos });
  finishAction(state);
}

function build(
  print: Print,
  state: State,
  seat: Seat,
  price: PricePrint,
  space: SpaceIndex,
  pay: GoodsCount,
  table: Table<Event>,
): void {
  const { place, victoryPoints } = print.spaces[space]!;
  payGoods(state, seat, pay);
  state.money[seat]! -= price.pesos;
  state.unbuilt[seat]!--;
  state.houses[space] = seat;
  table.emit?.({ type: 'houseBuilt', seat, space, place, pay, pesos: price.pesos, victoryPoints });
  score(state, seat, 'buildings', victoryPoints, table);
  if (state.unbuilt[seat] === 0) score(state, seat, 'lastHouse', print.components.repository.lastHouseVictoryPoints, table);
  finishAction(state);
}
