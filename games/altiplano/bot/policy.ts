// How promising a move looks, in points.
import type { Seat } from '@kontor/engine';
import { actionMoves } from '../rules/acting.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Tables } from '../rules/tables.ts';
import { priceOf } from '../rules/trading.ts';
import type { Location } from '../rules/words.ts';
import { Gains } from './gains.ts';
import type { AltiplanoWeights } from './holdings.ts';
import { PlanRatings } from './planning.ts';

/** A tile on the wild space could serve elsewhere. */
const wildness = 0.2;

export function rateMoves(tables: Tables, state: State, seat: Seat, moves: readonly Move[], own: AltiplanoWeights): number[] {
  const gains = new Gains(tables, state, seat, own);
  const ratings: number[] = [];
  if (state.phase === 'planning') {
    const plan = new PlanRatings(gains);
    for (const move of moves) {
      if (move.type === 'placeTile') ratings.push(plan.place(move.good, move.spot));
      else ratings.push(move.type === 'placeCoin' ? plan.place(tables.coin, move.spot) : 0.02);
    }
    return ratings;
  }
  for (const move of moves) ratings.push(rate(gains, move));
  return ratings;
}

/** The best action that could be done at a location now. */
function bestAt(gains: Gains, location: Location): number {
  const { tables, state, player } = gains;
  const moves: Move[] = [];
  actionMoves(tables, state, player, location, moves);
  let best = -0.1;
  for (const move of moves) best = Math.max(best, rate(gains, move));
  return best;
}

function rate(gains: Gains, move: Move): number {
  const { tables, state, player } = gains;
  switch (move.type) {
    case 'produce':
      return gains.tile(move.output) - (move.wild ? wildness : 0);
    case 'buildBoat':
      return gains.boat(move.boat) - (move.wild ? wildness : 0);
    case 'buildHouse':
      return gains.house(move.house) - (move.wild ? wildness : 0);
    case 'buildRoad':
      return gains.road() - (move.wild ? wildness : 0);
    case 'store':
      return gains.store(move.good) - (move.wild ? wildness : 0);
    case 'sell':
      return gains.sell(move.good) - 0.1;
    case 'deliver':
      return gains.deliver(move.good);
    case 'takeOrder':
      return gains.order(move.order);
    case 'buyExtension':
      return gains.extension(move.extension, priceOf(tables, move.extension, state.track.indexOf(move.extension)));
    case 'buyCart':
      return gains.cart();
    case 'placeCorn':
    case 'storeCorn':
      return gains.corn(move.row);
    case 'holdCorn':
      return 0.5;
    case 'storeLate':
      return 1;
    case 'putFigure':
      return bestAt(gains, move.location);
    case 'travel':
      // After an action the way leads on only for the sake of the next turn, which can go there itself.
      if (state.turn === 'acted') return -0.5;
      return 0.9 * bestAt(gains, move.to) - (move.by > 0 ? 0.1 : 0) - (move.to === player.figure ? 1 : 0);
    case 'returnTile':
      return -0.3;
    case 'exchangeTile':
      return -0.3;
    case 'takeTile':
      return tables.values[move.good]! * 0.1;
    case 'pass':
      return 0.05;
    default:
      return 0;
  }
}
