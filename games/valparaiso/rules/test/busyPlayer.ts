// A player who plays at random but busily: it seldom gives goods up, plans whole chains and prefers to do something.
// It reaches the situations that a player without any thought hardly ever sees: full holds, purchases, late rounds.
import type { Seat } from '@kontor/engine';
import { actionCardIds } from '../components/types.ts';
import type { Move, State } from '../index.ts';

/** How readily each kind of move is chosen. */
const eagerness: Partial<Record<Move['type'], number>> = {
  giveUp: 0.03,
  stop: 0.15,
  leaveVillage: 0.1,
  pickUpPlan: 0.5,
  layMayorCard: 0.15,
  trade: 6,
  exchange: 4,
  build: 3,
  hire: 3,
  buyCard: 8,
  cashCard: 0.3,
  sendHome: 0.3,
};

/** The order in which a sensible plan uses the action cards. */
const chain = ['moveMerchants', 'tradeInVillages', 'transferGoods', 'moveShip', 'tradeOverseas', 'buildHouse'] as const;

/** The good that each sector of the standard edition asks for: at home none. */
const askedFor = [0, 2, 0, 1];

function eagernessFor(state: State, seat: Seat, move: Move): number {
  const slots = state.plans.length / state.money.length;
  const laid = state.plans.slice(slots * seat + 1, slots * (seat + 1)).filter((card) => card >= 0);
  switch (move.type) {
    case 'useCard':
      return move.side === 'main' ? 8 : move.side === 'alternative' ? 2 : 0.1;
    case 'finishPlan':
      return laid.length >= 4 ? 20 : 0.02;
    case 'layCard': {
      const last = chain.findIndex((card) => actionCardIds.indexOf(card) === laid.at(-1));
      const next = chain.findIndex((card) => actionCardIds.indexOf(card) === move.card);
      return next < 0 ? 1 : next === last + 1 ? 8 : 2;
    }
    case 'stow':
      return 1 + 4 * move.amount;
    case 'sail':
      return state.hold[3 * seat + askedFor[move.sector]!]! >= 3 || move.sector === 0 ? 5 : 1;
    default:
      return eagerness[move.type] ?? 1;
  }
}

/** How much a busy player likes a move, in thousandths. */
export const busyWeight = (move: Move, state: State, seat: Seat): number =>
  Math.max(1, Math.round(1000 * eagernessFor(state, seat, move)));
