// Who sees what (WH-1.2, WH-3.2, WH-4.5), and worlds that fit what a player sees.
import {
  bagSize,
  type Chance,
  drawFromBag,
  maySee,
  type Seat,
  seatsOf,
  shuffle,
  type Viewer,
  type VisibilityTable,
} from '@kontor/engine';
import { actor } from './acting.ts';
import type { Components } from './components/standard.ts';
import { type Event, orders, type State, type View } from './state.ts';

export const visibility: VisibilityTable<State> = {
  hand: { audience: () => 'owner', count: (state, owner) => bagSize(state.hands[owner]!) },
  offer: {
    audience: () => 'owner',
    count: (state, owner) => (state.frame?.type === 'barter' && state.frame.given !== null && actor(state) === owner ? 1 : 0),
  },
  plan: {
    audience: (state) => (state.phase === 'planning' ? 'owner' : 'all'),
    count: (state, owner) => state.plans[owner]!.length,
  },
};

export function view(state: State, viewer: Viewer): View {
  const { round, phase, startPlayer, step, frame } = state;
  const seats = seatsOf(state.coins.length);
  const hidesOffer = frame?.type === 'barter' && viewer !== actor(state);
  return {
    round,
    phase,
    startPlayer,
    step,
    frame: hidesOffer ? { type: 'barter', given: null } : frame,
    market: state.market,
    prices: state.prices,
    coins: state.coins,
    ready: state.ready,
    bagSize: bagSize(state.bag),
    handSizes: seats.map(
      (owner) =>
        bagSize(state.hands[owner]!) + (hidesOffer && owner === actor(state) ? visibility['offer']!.count(state, owner) : 0),
    ),
    hands: seats.map((owner) => (maySee(visibility['hand']!, state, owner, viewer) ? state.hands[owner]! : null)),
    plans: seats.map((owner) => (maySee(visibility['plan']!, state, owner, viewer) ? state.plans[owner]! : null)),
  };
}

export function narrate(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'orderLaid':
    case 'offered':
      return event.seat === viewer ? event : undefined;
    case 'loaded':
      return event.seat === viewer ? event : { type: 'loaded', seat: event.seat, count: event.count };
    default:
      return event;
  }
}

/** Deals the goods that `who` cannot see to the other hands and the bag, and lays plans for those who are ready. */
export function imagine(components: Components, seen: View, who: Seat, chance: Chance): State {
  const { bagSize: _, handSizes, hands, plans, ...open } = seen;
  const bag = components.goods.map(({ count }, good) => count - seen.market[good]! - (hands[who]?.[good] ?? 0));
  if (seen.frame?.type === 'barter' && seen.frame.given !== null) bag[seen.frame.given]!--;
  const deal = (size: number) => {
    const hand = bag.map(() => 0);
    for (let i = 0; i < size; i++) hand[drawFromBag(bag, chance)]!++;
    return hand;
  };
  return {
    ...open,
    frame: open.frame && { ...open.frame },
    market: [...open.market],
    prices: [...open.prices],
    coins: [...open.coins],
    ready: [...open.ready],
    hands: hands.map((hand, index) => (hand ? [...hand] : deal(handSizes[index]!))),
    bag,
    plans: plans.map((plan, index) => (plan ? [...plan] : seen.ready[index] ? shuffle([...orders], chance).slice(0, 2) : [])),
  };
}
