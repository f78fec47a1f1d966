// Makes the words of the game out of one language's phrases and an edition: the logic once, for all languages.
import type { Seat } from '@kontor/engine';
import { type Explanation, type Names, plural, type Wording } from '@kontor/table';
import type { Components, Event, Move, Order, View, WharfTypes } from '../../rules/index.ts';
import type { WharfTexts } from './wharf-texts.ts';
import type { Words } from './words.ts';

/** The names and amounts that phrases are filled in with. */
function tongueOf(words: Words, components: Components) {
  const lists = new Intl.ListFormat(words.language, { type: 'conjunction' });
  const list = (parts: readonly string[]): string => lists.format(parts);
  const goods = (count: number): string => plural(words.language, count, words.goodCount);
  return {
    list,
    goods,
    coins: (count: number): string => plural(words.language, count, words.coinCount),
    good: (index: number): string => words.goods[components.goods[index]?.id ?? ''] ?? words.unknownGood(index + 1),
    orderList: (orders: readonly Order[]): string => list(orders.map((order) => words.orders[order])),
    hint: (order: Order): string =>
      order === 'barter'
        ? words.hints.barter
        : words.hints[order](goods(order === 'load' ? components.loadSize : components.sellLimit)),
  };
}
type Tongue = ReturnType<typeof tongueOf>;

function promptOf({ prompts }: Words, { good }: Tongue, prompt: string, view: View, seat: Seat): string {
  const { frame } = view;
  if (prompt === 'plan') {
    const laid = view.plans[seat]?.length ?? 0;
    return laid === 0 ? prompts.firstOrder : laid === 1 ? prompts.secondOrder : prompts.ready;
  }
  if (prompt === 'sell') return prompts.sell(frame?.type === 'sell' ? frame.left : 0);
  return frame?.type === 'barter' && frame.given !== null ? prompts.take(good(frame.given)) : prompts.offer;
}

function moveOf({ moves, orders }: Words, { good }: Tongue, move: Move, view: View): string {
  switch (move.type) {
    case 'layOrder':
      return orders[move.order];
    case 'sell':
      return moves.sell(good(move.good), view.prices[move.good] ?? 0);
    case 'offer':
    case 'take':
      return moves[move.type](good(move.good));
    case 'getReady':
    case 'stop':
      return moves[move.type];
  }
}

function eventOf({ events, orders }: Words, tongue: Tongue, event: Event, names: Names): string {
  const { good, goods, coins, list, orderList } = tongue;
  const name = (seat: number): string => names[seat] ?? '';
  const who = 'seat' in event ? name(event.seat) : '';
  switch (event.type) {
    case 'roundBegan':
      return events.roundBegan(event.round, name(event.startPlayer));
    case 'orderLaid':
      return events.orderLaid(who, orders[event.order]);
    case 'plansRevealed':
      return events.plansRevealed(event.plans.map((plan, seat) => events.plan(name(seat), orderList(plan))).join(' '));
    case 'loaded':
      return events.loaded(who, event.goods?.length ? list(event.goods.map(good)) : goods(event.count));
    case 'sold':
      return events.sold(who, good(event.good), coins(event.price));
    case 'bartered':
      return events.bartered(who, good(event.given), good(event.taken));
    case 'offered':
      return events.offered(who, good(event.good));
    case 'stopped':
      return event.order === 'sell' ? events.soldNoMore(who) : events.notBartered(who);
    case 'gotReady':
      return events.gotReady(who);
    case 'gameEnded':
      return events.gameEnded;
  }
}

function overviewOf(words: Words, tongue: Tongue, stage: string, view: View, viewer: number, names: Names): string[] {
  const { overview } = words;
  const { good, goods, coins, list, orderList } = tongue;
  return [
    `${stage}.`,
    ...view.prices.map((price, index) => overview.good(good(index), price, view.market[index] ?? 0)),
    ...names.map((name, seat) => {
      const hand = view.hands[seat];
      const plan = view.plans[seat] ?? [];
      const held = hand ? list(hand.map((count, index) => `${count} ${good(index)}`)) : goods(view.handSizes[seat] ?? 0);
      const player = overview.player(seat === viewer ? overview.you(name) : name, coins(view.coins[seat] ?? 0), held);
      return plan.length > 0 ? `${player} ${overview.plan(orderList(plan))}` : player;
    }),
  ];
}

/** A target's id has a kind and what it is about: `stall:2` is the stall of good 2. */
function explanationOf(
  words: Words,
  tongue: Tongue,
  round: string,
  target: string,
  view: View,
  viewer: number,
  names: Names,
): Explanation | undefined {
  const { explain, orders } = words;
  const { coins, good, goods, hint } = tongue;
  const [kind = '', value = ''] = target.split(':');
  const index = Number(value);
  const worth = explain.worth(coins(view.prices[index] ?? 0));
  switch (kind) {
    case 'stall':
      return {
        title: explain.stall(good(index)),
        lines: [explain.inMarket(view.market[index] ?? 0), explain.prices],
        worth,
        rule: 'WH-4.3',
      };
    case 'hand':
      return {
        title: explain.hand(good(index), view.hands[viewer]?.[index] ?? 0),
        lines: [explain.hidden],
        worth,
        rule: 'WH-5.1',
      };
    case 'bag':
      return { title: explain.bag, lines: [explain.bagHolds(goods(view.bagSize)), explain.bagUse], rule: 'WH-4.2' };
    case 'order':
      return { title: orders[value as Order], lines: [hint(value as Order)], rule: 'WH-3.1' };
    case 'rounds':
      return { title: round, lines: [explain.firstPlayer(names[view.startPlayer] ?? '')], rule: 'WH-2.1' };
    case 'plan':
      return { title: explain.plan(names[index] ?? ''), lines: [explain.secret], rule: 'WH-3.3' };
    default:
      return undefined;
  }
}

/** One language, ready for any edition. */
export function wordingOf(words: Words): Wording<WharfTypes, WharfTexts> {
  const { labels } = words;
  return {
    textsFor(components) {
      const tongue = tongueOf(words, components);
      const { rounds, sellLimit, loadSize } = components;
      const printed = { rounds, sellLimit, load: tongue.goods(loadSize) };
      const round = (view: View): string => words.round(view.round, rounds);
      const seatOf = (viewer: Seat | 'spectator'): number => (viewer === 'spectator' ? -1 : viewer);
      return {
        prompt: (prompt, view, seat) => promptOf(words, tongue, prompt, view, seat),
        move: (move, view) => moveOf(words, tongue, move, view),
        event: (event, names) => eventOf(words, tongue, event, names),
        refusal: ({ reason }) => words.refusals[reason] ?? words.notPossible,
        source: (source) => words.sources[source] ?? source,
        tieBreak: words.tieBreak,
        option: () => words.startPlayer,
        overview: (view, viewer, names) => overviewOf(words, tongue, round(view), view, seatOf(viewer), names),
        explain: (target, view, viewer, names) => explanationOf(words, tongue, round(view), target, view, seatOf(viewer), names),
        stage: (view) => `${round(view)} · ${words.phases[view.phase]}`,
        lesson: (id) => words.lessons[id]!(printed),
        series: (name) => (name === 'coins' ? labels.coins : name),
        good: tongue.good,
        order: (order) => words.orders[order],
        slot: (index) => (index === 0 ? labels.firstOrder : labels.secondOrder),
        hand: labels.hand,
        coins: labels.coins,
        goods: labels.goods,
        round: labels.round,
      };
    },
  };
}
