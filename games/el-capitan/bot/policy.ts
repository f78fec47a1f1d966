// How promising a move looks: every move is judged by the best plan that begins with it (sail there, build that).
import type { Seat } from '@kontor/engine';
import { type Board, targetsOf } from '../rules/board.ts';
import { freeFortressSite } from '../rules/building.ts';
import { freeSpaces } from '../rules/harbour.ts';
import { buildingsOf, florinsTo } from '../rules/pirate.ts';
import type { City, Move, State } from '../rules/state.ts';
import { shortage, unbuilt } from './evaluation.ts';
import { impossible, Prospects } from './prospects.ts';
import type { ElCapitanWeights } from './worth.ts';

/** Rates all moves of one decision, in florins. */
export function rateMoves(board: Board, state: State, seat: Seat, moves: readonly Move[], own: ElCapitanWeights): number[] {
  const prospects = new Prospects(board, state, seat, own);
  const plans = new Plans(board, state, seat, prospects);
  return moves.map((move) => rateMove(board, state, seat, move, own, prospects, plans));
}

/** The best building plan of each city that the ship could go to, looked at once. */
class Plans {
  private readonly known = new Map<City, number>();

  constructor(
    private readonly board: Board,
    private readonly state: State,
    private readonly seat: Seat,
    private readonly prospects: Prospects,
  ) {}

  /** The best plan in another city, with the money that is left after paying `spent`. */
  at(city: City, spent: number): number {
    const key = city * 32 + Math.min(31, spent);
    let worth = this.known.get(key);
    if (worth === undefined) {
      const free = freeSpaces(this.board, this.state, city);
      const space = free === 0 ? 0 : 31 - Math.clz32(free & -free);
      worth = this.prospects.best(city, space, this.state.money[this.seat]! - spent);
      this.known.set(key, worth);
    }
    return worth;
  }

  /** The best plan that a card leads to from where the ship is. */
  by(card: number, spent: number): number {
    let best = impossible;
    for (
      let targets = targetsOf(this.board, card, this.state.ships[this.seat]!, this.state.inPlay);
      targets !== 0;
      targets &= targets - 1
    )
      best = Math.max(best, this.at(31 - Math.clz32(targets & -targets), spent));
    return best;
  }
}

function rateMove(
  board: Board,
  state: State,
  seat: Seat,
  move: Move,
  own: ElCapitanWeights,
  prospects: Prospects,
  plans: Plans,
): number {
  const city = state.ships[seat]!;
  switch (move.type) {
    case 'buildWarehouse':
      return prospects.warehouse(city, move.colour, move.site) - board.harbours[city]![state.spaces[seat]!]!;
    case 'reopenWarehouse':
      return prospects.warehouse(city, move.colour, move.site);
    case 'buildFortress':
      return prospects.fortress(city) - board.cities[city]!.fortresses[freeFortressSite(board, state, city) - 1]!;
    case 'sail':
      return Math.max(-20, plans.at(move.city, 0)) - own.cardInHand * board.prices[move.card]!;
    case 'buyCard': {
      const price = board.prices[move.card]!;
      if (state.stage === 'afterAction') return -0.5 * price - 1;
      return Math.max(-20, plans.by(move.card, price)) - price;
    }
    case 'takeLoan': {
      const { amount, repayment } = board.components.loans[move.loan]!;
      const lacking = Math.min(amount, shortage(state, seat, own));
      return own.shortOfMoney * lacking - (repayment - amount) - (city < 0 ? 0 : own.awayFromSea) - own.lostTurn;
    }
    case 'pass':
      return -10;
    case 'endTurn':
      return 0;
    case 'repayLoan': {
      const { repayment, extended } = board.components.loans[move.loan]!;
      const left = state.money[seat]! - repayment;
      return extended - repayment - own.shortOfMoney * Math.max(0, own.costOfBuilding * (unbuilt(state, seat) + 7) - left) * 0.3;
    }
    case 'extendLoans':
      return 0;
    case 'movePirate':
      return move.by === 'free' ? 0 : -4;
    case 'sailPirate':
      return -board.prices[move.card]!;
    case 'landPirate':
      return landingWorth(board, state, seat, move.city);
    case 'chooseStartPlayer':
      return 0;
  }
}

/** EC-14.9: the protection money that the pirate ship would collect; on a paid move, what it costs. */
function landingWorth(board: Board, state: State, seat: Seat, city: City): number {
  if (state.errand === 'florins') return -florinsTo(board, state, city);
  if (state.errand === 'cards') return 0;
  const rate = board.components.pirate.protection[state.phase - 1]!;
  let florins = 0;
  for (let other = 0; other < state.money.length; other++)
    if (other !== seat)
      florins += Math.min(Math.max(0, state.money[other]!), rate * buildingsOf(board, state, other as Seat, city));
  return florins;
}
