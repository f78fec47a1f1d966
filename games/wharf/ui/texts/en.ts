// Wharf in English.
import { plural } from '@kontor/table';
import type { Order } from '../../rules/index.ts';
import { readTarget, type WharfTexts } from './wharf-texts.ts';

const goods = ['salt', 'silk', 'spice'];
const good = (index: number): string => goods[index] ?? `good ${index + 1}`;
const coins = (count: number): string => plural('en', count, { one: '# coin', other: '# coins' });
const orders: Record<Order, string> = { load: 'Load', sell: 'Sell', barter: 'Barter' };
const hints: Record<Order, string> = {
  load: 'Draw 2 goods from the bag.',
  sell: 'Sell up to 3 goods at their price. Each sale lowers that price by 1.',
  barter: 'Swap a good for another kind from the market. The price of what you take rises by 1.',
};

export const en: WharfTexts = {
  prompt(prompt, view, seat) {
    if (prompt === 'plan') {
      const laid = view.plans[seat]?.length ?? 0;
      if (laid === 2) return 'Your plan is laid. Are you ready?';
      return laid === 0 ? 'Lay your first order.' : 'Lay your second order, a different one.';
    }
    if (prompt === 'sell') {
      const left = view.frame?.type === 'sell' ? view.frame.left : 0;
      return `Sell a good, or stop. You may sell ${plural('en', left, { one: '# more', other: 'up to #' })}.`;
    }
    const given = view.frame?.type === 'barter' ? view.frame.given : null;
    return given === null ? 'Offer a good for barter, or stop.' : `Take another kind for your ${good(given)}.`;
  },
  move(move, view) {
    switch (move.type) {
      case 'layOrder':
        return orders[move.order];
      case 'getReady':
        return 'I am ready';
      case 'sell':
        return `Sell ${good(move.good)} for ${view.prices[move.good] ?? '?'}`;
      case 'offer':
        return `Offer ${good(move.good)}`;
      case 'take':
        return `Take ${good(move.good)}`;
      case 'stop':
        return 'Stop here';
    }
  },
  event(event, names) {
    const who = 'seat' in event ? names[event.seat] : '';
    switch (event.type) {
      case 'roundBegan':
        return `Round ${event.round} begins. ${names[event.startPlayer]} goes first.`;
      case 'orderLaid':
        return `${who} lays ${orders[event.order].toLowerCase()}.`;
      case 'gotReady':
        return `${who} is ready.`;
      case 'plansRevealed':
        return `The plans are revealed: ${event.plans
          .map((plan, seat) => `${names[seat]} ${plan.map((order) => orders[order].toLowerCase()).join(' and ')}`)
          .join('; ')}.`;
      case 'loaded':
        return event.goods && event.goods.length > 0
          ? `${who} loads ${event.goods.map(good).join(' and ')}.`
          : `${who} loads ${plural('en', event.count, { one: '# good', other: '# goods' })}.`;
      case 'sold':
        return `${who} sells ${good(event.good)} for ${coins(event.price)}.`;
      case 'offered':
        return `${who} offers ${good(event.good)}.`;
      case 'bartered':
        return `${who} barters ${good(event.given)} for ${good(event.taken)}.`;
      case 'stopped':
        return event.order === 'sell' ? `${who} stops selling.` : `${who} does not barter.`;
      case 'gameEnded':
        return 'The game is over.';
    }
  },
  refusal({ reason }) {
    const reasons: Record<string, string> = {
      'other-phase': 'That belongs to another part of the round',
      'two-orders-first': 'Lay two orders first',
      'two-different-orders': 'The two orders must be different, and there are only two',
      'not-in-hand': 'You have none of that in your hand',
      'not-another-kind': 'You can only take a kind that lies in the market and is not the one you give',
    };
    return reasons[reason] ?? 'That is not possible now';
  },
  source: (source) => ({ coins: 'Coins', goods: 'Goods in hand' })[source] ?? source,
  option: (name) =>
    name === 'startPlayer'
      ? { label: 'Start player', hint: 'Who goes first: drawn at random, or a certain seat.' }
      : { label: name, hint: '' },
  overview(view, viewer, names) {
    const lines = [`Round ${view.round} of 5.`];
    for (const [index, price] of view.prices.entries())
      lines.push(`${goods[index]}: price ${price}, ${view.market[index]} in the market.`);
    for (const [seat, name] of names.entries()) {
      const hand = view.hands[seat];
      const held = hand
        ? hand.map((count, index) => `${count} ${good(index)}`).join(', ')
        : plural('en', view.handSizes[seat] ?? 0, { one: '# good', other: '# goods' });
      const plan = view.plans[seat];
      const planned = plan && plan.length > 0 ? ` Plan: ${plan.map((order) => orders[order]).join(', ')}.` : '';
      lines.push(`${name}${seat === viewer ? ' (you)' : ''}: ${coins(view.coins[seat] ?? 0)}, ${held}.${planned}`);
    }
    return lines;
  },
  explain(target, view, viewer, names) {
    const { kind, value, index } = readTarget(target);
    switch (kind) {
      case 'stall':
        return {
          title: `Stall for ${good(index)}`,
          lines: [
            `${plural('en', view.market[index] ?? 0, { one: '# lies', other: '# lie' })} in the market.`,
            'A sale lowers the price by 1, a barter raises it by 1.',
          ],
          worth: `Pays ${coins(view.prices[index] ?? 0)} now.`,
          rule: 'WH-4.3',
        };
      case 'hand':
        return {
          title: `Your ${good(index)}: ${viewer === 'spectator' ? 0 : (view.hands[viewer]?.[index] ?? 0)}`,
          lines: ['Hidden from the others. Worth 1 coin at the end.'],
          worth: `Sells for ${coins(view.prices[index] ?? 0)} now.`,
          rule: 'WH-5.1',
        };
      case 'bag':
        return {
          title: 'The bag',
          lines: [
            `It holds ${plural('en', view.bagSize, { one: '# good', other: '# goods' })}.`,
            'Loading draws from it; sold goods go back into it.',
          ],
          rule: 'WH-4.2',
        };
      case 'order':
        return { title: orders[value as Order], lines: [hints[value as Order]], rule: 'WH-3.1' };
      case 'rounds':
        return {
          title: `Round ${view.round} of 5`,
          lines: [`${names[view.startPlayer]} goes first in this round.`],
          rule: 'WH-2.1',
        };
      case 'plan':
        return { title: `${names[index]}'s plan`, lines: ['Two different orders, secret until all are ready.'], rule: 'WH-3.3' };
      default:
        return undefined;
    }
  },
  stage: (view) =>
    `Round ${view.round} of 5 · ${view.phase === 'planning' ? 'Planning' : view.phase === 'acting' ? 'Acting' : 'Over'}`,
  series: (name) => (name === 'coins' ? 'coins' : name),
  good,
  order: (order) => orders[order],
  orderHint: (order) => hints[order],
  slot: (index) => (index === 0 ? 'First order' : 'Second order'),
  price: 'Price',
  bag: 'Bag',
  hand: 'Your hand',
  coins: 'coins',
  goods: 'goods',
  faceDown: 'face down',
  round: 'Round',
};
