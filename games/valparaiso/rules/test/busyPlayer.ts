// A player who plays at random but busily: it seldom gives goods up, plans whole chains and prefers to do something.
// It reaches the situations that a player without any thought hardly ever sees: full holds, purchases, late rounds.
import type { Chance, Seat } from '@kontor/engine';
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

function busyWeight(state: State, seat: Seat, move: Move): number {
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

/** A shopper gathers goods by alternative actions, fills the ship and buys cards, and does nothing else. */
function shopperWeight(state: State, seat: Seat, move: Move): number {
  const card = (name: (typeof actionCardIds)[number]) => actionCardIds.indexOf(name);
  const held = [0, 1, 2].map((good) => state.hold[3 * seat + good]!);
  const most = Math.max(...held.map((count, good) => count + state.warehouse[3 * seat + good]!));
  const isHome = state.ships[seat] === 0;
  const errands = isHome && most >= 3 ? ['transferGoods', 'moveShip', 'tradeOverseas'] : isHome ? [] : ['moveShip'];
  const gathering = ['hireMerchant', 'moveMerchants', 'tradeInVillages', 'tradeOverseas'];
  const plan = [...errands, ...gathering].map((name) => card(name as (typeof actionCardIds)[number]));
  const slots = state.plans.length / state.money.length;
  const laid = state.plans.slice(slots * seat + 1, slots * (seat + 1)).filter((at) => at >= 0);
  switch (move.type) {
    case 'layCard':
      return move.card === plan.find((at) => !laid.includes(at)) ? 100 : 0;
    case 'finishPlan':
      return laid.length >= 4 ? 100 : 0;
    case 'useCard': {
      const used = state.plans[slots * seat + move.slot]!;
      const isErrand = used === card('transferGoods') || used === card('moveShip') || used === card('tradeOverseas');
      return move.slot === 1 && move.side === (isErrand ? 'main' : 'alternative') ? 100 : move.side === 'alternative' ? 1 : 0.01;
    }
    case 'stow':
      return move.amount >= 3 ? 100 : 1;
    case 'sail':
      return move.sector === 0 || held[askedFor[move.sector]!]! >= 3 ? 100 : 0.01;
    case 'giveUp':
    case 'cashCard':
    case 'layMayorCard':
      return 0;
    default:
      return 1;
  }
}

const styles = { busy: busyWeight, shopper: shopperWeight };

export function busyMove(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  chance: Chance,
  style: keyof typeof styles = 'busy',
): Move {
  const grain = 1000;
  const weights = moves.map((move) => Math.max(1, Math.round(grain * styles[style](state, seat, move))));
  let pick = chance.below(weights.reduce((sum, one) => sum + one, 0));
  let index = 0;
  for (; pick >= weights[index]!; index++) pick -= weights[index]!;
  return moves[index]!;
}
