// What an action would bring a seat, in points: now, or later in a plan in which other cards come before it.
import type { Seat } from '@kontor/engine';
import { canBuildOrHire } from '../rules/actions/building.ts';
import { isCompensationDue } from '../rules/actions/sea.ts';
import { housesAt, merchantsAt, sizeOf } from '../rules/holdings.ts';
import type { ActionPrint, Print } from '../rules/print.ts';
import { goodsCount, none, type PlaceIndex, type State } from '../rules/state.ts';
import { exchangeWorth, type Prices, tileWorth, type ValparaisoWeights } from './worth.ts';

/** What earlier cards of the same plan will have done. */
export interface Before {
  readonly moved: boolean;
  readonly loaded: boolean;
  readonly sailed: boolean;
  readonly traded: boolean;
  readonly soldFor: number;
}

export const nothingBefore: Before = { moved: false, loaded: false, sailed: false, traded: false, soldFor: 0 };

const impossible = -0.5;

/** The seat whose actions are judged, in one situation. */
export class Judge {
  constructor(
    readonly print: Print,
    readonly state: State,
    readonly seat: Seat,
    readonly prices: Prices,
    readonly own: ValparaisoWeights,
  ) {}

  worth(action: ActionPrint, before: Before): number {
    const { state, seat, prices } = this;
    const money = state.money[seat]! + before.soldFor;
    switch (action.type) {
      case 'exchange': {
        const once = exchangeWorth(state, seat, action.exchange, prices, money);
        return once > -5 ? once * (action.upTo > 1 ? Math.min(action.upTo, 2) : 1) : impossible;
      }
      case 'transfer':
        return this.transfer();
      case 'build':
        return this.buildOrHire(action, money);
      case 'moveMerchants':
        return before.moved ? 0.05 : this.moving(0.5);
      case 'river':
        return before.moved ? 0.05 : this.moving(0.35);
      case 'trade':
        return this.trading(before) - action.fee * prices.peso;
      case 'moveShip':
        return this.sailing(before);
      case 'overseas':
        return this.overseas(before);
    }
  }

  /** How much one market's lowest tile brings with so many trades. */
  market(market: number, trades: number): number {
    const { print, state, seat, prices } = this;
    const tile = print.tiles[state.tiles[print.columns[market]!.start]!]!;
    const count = Math.min(trades, tile.limit);
    if (count === 0) return 0;
    const { options, price } = tile.exchange;
    const { pay } = options[0]!;
    let possible = count;
    for (let good = 0; good < goodsCount; good++)
      if (pay[good]! > 0) possible = Math.min(possible, Math.floor(state.warehouse[goodsCount * seat + good]! / pay[good]!));
    if (price.pesos > 0) possible = Math.min(possible, Math.floor(state.money[seat]! / price.pesos));
    // What cannot be paid yet may still become possible by an earlier market or card.
    return (possible + 0.15 * (count - possible)) * Math.max(0, tileWorth(tile.exchange, prices));
  }

  fees(place: PlaceIndex): number {
    const { print, state, seat } = this;
    let fees = 0;
    for (let rival = 0; rival < print.seatCount; rival++)
      if (rival !== seat) fees += merchantsAt(print, state, rival as Seat, place) + housesAt(print, state, rival as Seat, place);
    return fees * print.components.tariffs.rivalFee * this.prices.peso;
  }

  private trading(before: Before): number {
    const { print, state, seat } = this;
    if (before.traded) return before.moved ? 0.3 : -0.2;
    let worth = 0;
    let merchants = 0;
    for (let market = 0; market < print.markets.length; market++) {
      const place = print.markets[market]!;
      const there = merchantsAt(print, state, seat, place);
      merchants += there;
      if (there > 0) worth += Math.max(0, this.market(market, there + housesAt(print, state, seat, place)) - this.fees(place));
    }
    if (before.moved) {
      let best = 0;
      for (let market = 0; market < print.markets.length; market++) best = Math.max(best, this.market(market, 3) / 3);
      const elsewhere = this.merchants() - merchants;
      worth += elsewhere * best * 0.8;
    }
    return worth;
  }

  private merchants(): number {
    const { print, state, seat } = this;
    let count = 0;
    for (let place = 0; place < print.placeCount; place++) count += merchantsAt(print, state, seat, place);
    return count;
  }

  private moving(share: number): number {
    const { print, state, seat } = this;
    let idle = 0;
    for (let place = 0; place < print.placeCount; place++)
      if (print.marketOf[place] === -1) idle += merchantsAt(print, state, seat, place);
    return 0.1 + idle * share;
  }

  private transfer(): number {
    const { print, state, seat, own } = this;
    if (state.ships[seat] !== 0) return impossible;
    const { hold, fullHoldVictoryPoints } = print.components.repository;
    const held = sizeOf(state.hold, seat);
    const all = held + sizeOf(state.warehouse, seat);
    let worth = held < hold && all >= hold ? fullHoldVictoryPoints : -0.1;
    for (let good = 0; good < goodsCount; good++) {
      const index = goodsCount * seat + good;
      if (state.hold[index]! < 3 && state.hold[index]! + state.warehouse[index]! >= 3) worth += own.setInHold;
    }
    return worth;
  }

  private buildOrHire(action: Extract<ActionPrint, { type: 'build' }>, money: number): number {
    const { print, state, seat, prices } = this;
    if (!canBuildOrHire(print, state, seat, action, money)) return impossible;
    let worth = impossible;
    if (action.hire && state.unhired[seat]! > 0) worth = this.hiring() - this.price(action.hire);
    if (action.build && state.unbuilt[seat]! > 0) {
      let best = impossible;
      for (let space = 0; space < state.houses.length; space++) {
        const { place } = print.spaces[space]!;
        if (state.houses[space] === none && merchantsAt(print, state, seat, place) > 0) best = Math.max(best, this.house(space));
      }
      worth = Math.max(worth, best - this.price(action.build));
    }
    return prices.rounds < 0.5 ? Math.min(worth, 1.5) : worth;
  }

  private price(price: { readonly pesos: number; readonly pays: readonly (readonly number[])[] }): number {
    let goods = 0;
    for (const count of price.pays[0]!) goods += count;
    return price.pesos * this.prices.peso + goods * this.prices.good;
  }

  hiring(): number {
    return this.prices.rounds * (this.own.merchant + 0.1);
  }

  /** A house on a building space, without its price. */
  house(space: number): number {
    const { print, state, seat, prices, own } = this;
    const { kind, victoryPoints, income } = print.spaces[space]!;
    const { slots, repository } = print.components;
    const built = repository.houses - state.unbuilt[seat]!;
    let worth = victoryPoints;
    if (built + 1 === slots[slots.length - 1]!.housesNeeded) worth += prices.rounds * own.fifthSlot;
    else if (built === 0) worth += prices.rounds * own.fifthSlot * 0.5;
    if (built + 1 === repository.houses) worth += repository.lastHouseVictoryPoints;
    if (kind === 'city') worth += (prices.rounds + 0.5) * (tileWorth(income, prices) + 2 * prices.peso);
    else worth += prices.rounds * (kind === 'market' ? own.station : own.customsHouse);
    return worth;
  }

  /** A card at a card space, without what it costs. */
  card(space: number): number {
    const { print, state, prices, own } = this;
    const card = state.display[space]!;
    if (card === none) return impossible;
    const { level, victoryPoints } = print.cards[card]!;
    const found = level === 0 ? state.sectorMoney[print.cardSpaces[space]!.sector - 1]! : 0;
    const due = isCompensationDue(print, state, card) ? print.components.tariffs.compensation : 0;
    return victoryPoints + prices.rounds * own.cardInHand + (found - due) * prices.peso;
  }

  /** The best card whose goods will lie in the hold; at a given sector, or anywhere. */
  bestCard(loaded: boolean, sector: number): number {
    const { print, state, seat, prices } = this;
    let best = impossible;
    for (let space = 0; space < state.display.length; space++) {
      const asked = print.cardSpaces[space]!;
      if (sector !== none && asked.sector !== sector) continue;
      const index = goodsCount * seat + asked.good;
      const there = state.hold[index]! + (loaded && state.ships[seat] === 0 ? state.warehouse[index]! : 0);
      if (there >= asked.count) best = Math.max(best, this.card(space) - asked.count * prices.good);
    }
    return best;
  }

  private sailing(before: Before): number {
    const { state, seat, own } = this;
    if (before.sailed) return -0.2;
    const here = state.ships[seat]!;
    const best = this.bestCard(before.loaded, none);
    if (here === 0) return best > 0 ? 0.25 + 0.3 * best : -0.3;
    if (best > 0 && this.bestCard(false, here) <= 0) return 0.25 + 0.3 * best;
    return sizeOf(state.warehouse, seat) >= 3 ? own.shipAway + 0.2 : 0;
  }

  private overseas(before: Before): number {
    const { state, seat } = this;
    const here = state.ships[seat]!;
    const now = here === 0 ? impossible : this.bestCard(false, here);
    return before.sailed ? Math.max(now, this.bestCard(before.loaded, none)) : now;
  }
}
