// Wharf in English.
import { plural } from '@kontor/table';
import type { Words } from './words.ts';

export const en: Words = {
  language: 'en',
  goods: { salt: 'salt', silk: 'silk', spice: 'spice' },
  unknownGood: (number) => `good ${number}`,
  coinCount: { one: '# coin', other: '# coins' },
  goodCount: { one: '# good', other: '# goods' },
  orders: { load: 'Load', sell: 'Sell', barter: 'Barter' },
  hints: {
    load: (goods) => `Draw ${goods} from the bag.`,
    sell: (goods) => `Sell up to ${goods} at their price. Each sale lowers that price by 1.`,
    barter: 'Swap a good for another kind from the market. The price of what you take rises by 1.',
  },
  prompts: {
    firstOrder: 'Lay your first order.',
    secondOrder: 'Lay your second order, a different one.',
    ready: 'Your plan is laid. Say when you are ready.',
    sell: (left) => `Sell a good, or stop. You may sell ${plural('en', left, { one: '# more', other: 'up to # more' })}.`,
    offer: 'Offer a good for barter, or stop.',
    take: (given) => `Take another kind for your ${given}.`,
  },
  moves: {
    getReady: 'I am ready',
    sell: (good, price) => `Sell ${good} for ${price}`,
    offer: (good) => `Offer ${good}`,
    take: (good) => `Take ${good}`,
    stop: 'Stop here',
  },
  events: {
    roundBegan: (round, who) => `Round ${round} begins. ${who} goes first.`,
    orderLaid: (who, order) => `${who} lays the order “${order}”.`,
    gotReady: (who) => `${who} is ready.`,
    plansRevealed: (plans) => `The plans are revealed. ${plans}`,
    plan: (who, orders) => `${who}: ${orders}.`,
    loaded: (who, goods) => `${who} loads ${goods}.`,
    sold: (who, good, coins) => `${who} sells ${good} for ${coins}.`,
    offered: (who, good) => `${who} offers ${good}.`,
    bartered: (who, given, taken) => `${who} barters ${given} for ${taken}.`,
    soldNoMore: (who) => `${who} stops selling.`,
    notBartered: (who) => `${who} does not barter.`,
    gameEnded: 'The game is over.',
  },
  refusals: {
    'other-phase': 'That belongs to another part of the round',
    'two-orders-first': 'Lay two orders first',
    'two-different-orders': 'A plan is two orders, and they must be different',
    'not-in-hand': 'You have none of that in your hand',
    'not-another-kind': 'Take a kind that lies in the market and is not the one you give',
  },
  notPossible: 'That is not possible now',
  tieBreak: 'Equal totals: whoever has more goods in hand is ahead.',
  sources: { coins: 'Coins', goods: 'Goods in hand' },
  startPlayer: { label: 'Start player', hint: 'Who goes first: drawn at random, or a certain seat.' },
  explain: {
    stall: (good) => `Stall for ${good}`,
    inMarket: (count) => plural('en', count, { one: '# lies in the market.', other: '# lie in the market.' }),
    prices: 'A sale lowers the price by 1, a barter raises it by 1.',
    worth: (coins) => `Sells for ${coins} now.`,
    hand: (good, count) => `In your hand: ${count} ${good}`,
    hidden: 'Hidden from the others. Each is worth 1 coin at the end.',
    bag: 'The bag',
    bagHolds: (goods) => `It holds ${goods}.`,
    bagUse: 'Loading draws from it; sold goods go back into it.',
    firstPlayer: (who) => `${who} goes first in this round.`,
    plan: (who) => `Plan: ${who}`,
    secret: 'Two different orders, secret until all are ready.',
  },
  overview: {
    good: (good, price, count) => `Market, ${good}: price ${price}, ${count} in stock.`,
    player: (name, coins, held) => `${name}: ${coins}; in hand ${held}.`,
    you: (name) => `${name} (you)`,
    plan: (orders) => `Plan: ${orders}.`,
  },
  lessons: {
    aim: ({ rounds }) => ({
      title: 'What it is about',
      lines: [
        `Whoever has the most coins after ${rounds} rounds wins.`,
        'In each round all lay a secret plan; then the plans are carried out, one player after the other.',
      ],
      rule: 'WH-2.1',
    }),
    market: () => ({
      title: 'The market',
      lines: [
        'Each stall shows what its good pays now. Every sale lowers that price by 1, every barter raises the price of what was taken by 1.',
        'So it matters who sells first.',
      ],
      rule: 'WH-4.3',
    }),
    orders: ({ load }) => ({
      title: 'Your first order',
      lines: [
        `Lay two different orders: Load draws ${load}, Sell turns goods into coins, Barter swaps a good for another kind.`,
        'With goods in hand and good prices, Sell first is a sound start.',
      ],
      rule: 'WH-3.1',
    }),
    second: () => ({
      title: 'Your second order',
      lines: [
        'It is carried out after everybody’s first one.',
        'Load is never wrong: goods that you draw now are sold in the next round.',
      ],
      rule: 'WH-4.1',
    }),
    afterLoad: () => ({
      title: 'Your second order',
      lines: [
        'It is carried out after everybody’s first one.',
        'Sell turns what you load into coins in the same round; Barter swaps it for a dearer kind first.',
      ],
      rule: 'WH-4.1',
    }),
    lastReady: () => ({
      title: 'One last look',
      lines: ['The others are ready. As soon as you are, the plans are revealed, and none can be changed any more.'],
      rule: 'WH-3.3',
    }),
    ready: () => ({
      title: 'Changed your mind?',
      lines: [
        'Only you can see your plan. “Undo” takes it back, also after you said that you are ready, until the last player is.',
      ],
      rule: 'WH-3.2',
    }),
    sell: ({ sellLimit }) => ({
      title: 'Selling',
      lines: [
        `Sell up to ${sellLimit} goods, the dearest first: its price falls with each one.`,
        'You may stop and keep the rest for a better price.',
      ],
      rule: 'WH-4.3',
    }),
    barter: () => ({
      title: 'Bartering',
      lines: [
        'Give a good that pays little and take one that pays more.',
        'The price of what you take rises at once, which helps you when you sell it.',
      ],
      rule: 'WH-4.4',
    }),
    end: () => ({
      title: 'That was a round',
      lines: [
        'From now on watch what the others hold and sell before they do.',
        'Every piece explains itself when you point at it or press it long, what is grey says why, and “Hint” asks a bot.',
      ],
      rule: 'WH-5.1',
    }),
  },
  round: (round, of) => `Round ${round} of ${of}`,
  phases: { planning: 'Planning', acting: 'Acting', over: 'The game is over' },
  labels: {
    firstOrder: 'First order',
    secondOrder: 'Second order',
    hand: 'Your hand',
    coins: 'coins',
    goods: 'goods',
    round: 'Round',
  },
};
