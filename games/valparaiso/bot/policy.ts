// How promising a move looks, in points.
import type { Seat } from '@kontor/engine';
import { actionOf, merchantsAt, sizeOf } from '../rules/holdings.ts';
import { nextSlot } from '../rules/planning.ts';
import type { ActionPrint, Print } from '../rules/print.ts';
import { type CardIndex, goodsCount, type Move, none, type PlaceIndex, type State } from '../rules/state.ts';
import { surchargeOf } from '../rules/usingCards.ts';
import { type Before, Judge, nothingBefore } from './actions.ts';
import { changeWorth, pricesOf, tileWorth, type ValparaisoWeights } from './worth.ts';

const nothing: readonly number[] = [0, 0, 0];

export function rateMoves(print: Print, state: State, seat: Seat, moves: readonly Move[], own: ValparaisoWeights): number[] {
  const judge = new Judge(print, state, seat, pricesOf(print, state, own), own);
  const before = state.phase === 'planning' ? planned(judge) : nothingBefore;
  const ratings: number[] = [];
  for (let index = 0; index < moves.length; index++) ratings.push(rate(judge, before, moves[index]!));
  return ratings;
}

/** What the cards that are laid already will have done. */
function planned({ print, state, seat, prices }: Judge): Before {
  let [moved, loaded, sailed, traded, soldFor] = [false, false, false, false, 0];
  for (let slot = 0; slot < print.slotCount; slot++) {
    const card = state.plans[print.slotCount * seat + slot]!;
    if (card === none) continue;
    const { main } = print.cards[card]!;
    if (main.type === 'moveMerchants' || main.type === 'river') moved = true;
    else if (main.type === 'transfer') loaded = true;
    else if (main.type === 'moveShip') sailed = true;
    else if (main.type === 'trade') traded = true;
    else if (main.type === 'exchange' && main.exchange.pesos > 0) soldFor += prices.good > 0 ? main.exchange.pesos : 0;
  }
  return { moved, loaded, sailed, traded, soldFor };
}

/** A card is worth its better side. */
function cardWorth(judge: Judge, card: CardIndex, before: Before): number {
  const { print, state, seat } = judge;
  const { main, alternatives } = print.cards[card]!;
  const other: ActionPrint | null = alternatives[state.colours[seat]!]!;
  return Math.max(judge.worth(main, before), other === null ? -0.3 : judge.worth(other, before));
}

function standing(judge: Judge, place: PlaceIndex, merchants: number): number {
  const market = judge.print.marketOf[place]!;
  return market === -1 ? 0 : judge.market(market, merchants) - (merchants > 0 ? judge.fees(place) : 0);
}

/** What moving a merchant changes at both ends. */
function moveWorth(judge: Judge, from: PlaceIndex, to: PlaceIndex): number {
  const { print, state, seat } = judge;
  const left = merchantsAt(print, state, seat, from);
  const there = merchantsAt(print, state, seat, to);
  return (
    standing(judge, to, there + 1) - standing(judge, to, there) - standing(judge, from, left) + standing(judge, from, left - 1)
  );
}

function rate(judge: Judge, before: Before, move: Move): number {
  const { print, state, seat, prices, own } = judge;
  switch (move.type) {
    case 'layCard':
      return cardWorth(judge, move.card, before);
    case 'layMayorCard':
      return cardWorth(judge, move.card, before) - (print.components.repository.mayorFee + 2) * prices.peso - 0.3;
    case 'finishPlan':
      return nextSlot(print, state, seat) > 0 ? -0.4 : 0.2;
    case 'pickUpPlan':
      return -2;
    case 'useCard': {
      const card = state.plans[print.slotCount * seat + move.slot]!;
      const action = actionOf(print, state, seat, card, move.side);
      const early = move.slot > 1 ? 0.2 : 0;
      return (action === null ? -0.4 : judge.worth(action, nothingBefore)) - surchargeOf(print, move.slot) * prices.peso - early;
    }
    case 'giveUp':
      return print.components.tariffs.giveUp * prices.peso - prices.good - 0.3;
    case 'exchange':
      return changeWorth(state, seat, move.pay, move.gain, prices) + exchangeExtra(judge);
    case 'trade':
      return changeWorth(state, seat, move.pay, move.gain, prices) + tileExtra(judge);
    case 'leaveVillage':
      return 0;
    case 'visitVillage':
      // Goods first: what one market gives, the next may ask for.
      return -tileVictoryPoints(print, state, print.marketOf[move.place]!);
    case 'stow':
      return stowWorth(judge, move.good, move.amount);
    case 'build':
      return judge.house(move.space) + changeWorth(state, seat, move.pay, nothing, prices) - 0.3;
    case 'hire':
      return judge.hiring() + changeWorth(state, seat, move.pay, nothing, prices);
    case 'moveMerchant':
      return moveWorth(judge, move.from, move.to) - (move.cost + 2 * move.tolls.length) * prices.peso;
    case 'sailRiver':
      return moveWorth(judge, move.from, move.to);
    case 'sail':
      return move.sector === 0 ? 0.2 : judge.bestCard(false, move.sector);
    case 'buyCard':
      return judge.card(move.space);
    case 'takeGoods':
      return changeWorth(state, seat, nothing, move.goods, prices);
    case 'takeFirstGood':
      return changeWorth(state, seat, nothing, unit(move.good), prices);
    case 'takeIncome':
      return changeWorth(state, seat, nothing, move.gain, prices);
    case 'placeMerchant':
      return standing(judge, move.place, 1) * 0.5;
    case 'cashCard':
      return -own.cardInHand * prices.rounds;
    case 'sendHome':
      return -0.2 - moveWorth(judge, print.city, move.place);
    default:
      return 0;
  }
}

const unit = (good: number): number[] => [0, 1, 2].map((kind) => (kind === good ? 1 : 0));

function exchangeExtra({ print, state, seat, prices }: Judge): number {
  if (state.frame?.type !== 'exchange') return 0;
  const action = actionOf(print, state, seat, state.frame.card, state.frame.side);
  if (action?.type !== 'exchange') return 0;
  return action.exchange.victoryPoints + (action.exchange.pesos - action.exchange.price.pesos) * prices.peso;
}

function tileExtra({ print, state, prices }: Judge): number {
  if (state.frame?.type !== 'trade' || state.frame.village === none) return 0;
  const { exchange } = print.tiles[state.tiles[print.columns[state.frame.village]!.start]!]!;
  return exchange.victoryPoints + (exchange.pesos - exchange.price.pesos) * prices.peso;
}

function tileVictoryPoints(print: Print, state: State, market: number): number {
  const { exchange } = print.tiles[state.tiles[print.columns[market]!.start]!]!;
  return exchange.victoryPoints - 0.01 * tileWorth(exchange, { rounds: 0, good: 0.3, spareGood: 0.2, peso: 0.05 });
}

/** Whole sets for the cards overseas; and all of it where that fills the hold. */
function stowWorth({ print, state, seat, own }: Judge, good: number, amount: number): number {
  const { hold } = print.components.repository;
  const all = sizeOf(state.hold, seat) + sizeOf(state.warehouse, seat);
  const have = state.hold[goodsCount * seat + good]! + amount;
  const sets = Math.floor(have / 3) * own.setInHold;
  return all >= hold ? sets + 0.3 * amount : sets - 0.03 * amount;
}
