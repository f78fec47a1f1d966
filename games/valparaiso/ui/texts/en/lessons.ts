// English: the guided first round.

/** A market and its bottommost tile, by name. */
export interface Market {
  readonly place: string;
  readonly tile: string;
}

export const lessons = {
  aim: {
    title: 'What it is about',
    lines: (points: string) => [
      'The most victory points win. They come from market tiles, houses and achievement cards.',
      `The game ends after the round in which somebody has ${points} on the scoring track.`,
    ],
  },
  market: {
    title: 'Villages and markets',
    lines: [
      'With a merchant in a village with a market you trade with the bottommost market tile.',
      'Then the market moves down: what lies above comes next.',
    ],
  },
  goods: {
    title: 'Your first goods',
    forMerchant: (goods: string) => `Take ${goods}: that is what another merchant costs, and more merchants trade more.`,
    anyGoods: 'Goods pay for merchants and for market tiles that score.',
    overseas: (goods: string) => `Later, ${goods} of one kind in your ship pay for an achievement card.`,
  },
  village: {
    title: 'Where to begin',
    where: ({ place, tile }: Market) => `A good start: ${place}. Its bottommost market tile is “${tile}”.`,
    anywhere: 'Every market has a merchant already: stand close to the one whose next market tile you want.',
    fee: (pesos: string) => `Whoever trades where your merchant stands pays you ${pesos}.`,
  },
  plan: {
    title: 'Your first plan',
    lay: (cards: string) => `Lay up to ${cards} in the order in which you want to use them.`,
    works: (cards: string) => `A first plan that works: ${cards}.`,
  },
  dry: {
    title: 'What your plan brings',
    foot: 'The dry run under each card shows what it costs and gives, and marks where others could break it.',
    mayor: (pesos: string) => `For ${pesos} the mayor’s slot holds one more card.`,
    change: 'You can change everything until all have finished.',
    race: 'Whoever finishes first gets a good.',
  },
  use: {
    title: 'Using your cards',
    lines: (pesos: string) => [
      `You use one card a turn. The one in slot 1 is free; one out of order costs ${pesos} or more.`,
      'If the main action is of no use, take what the foot of the card shows: the alternative action.',
    ],
  },
  move: {
    title: 'Moving merchants',
    each: (prices: string) => `Steps of each merchant: ${prices}.`,
    goodStep: ({ place, tile }: Market, cost: string) => `A good step: ${place} (${cost}), with the market tile “${tile}”.`,
  },
  trade: {
    title: 'Trading',
    here: ({ place, tile }: Market) => `${place}: “${tile}”, once for each of your merchants and trading stations there.`,
    anywhere: 'You trade with the bottommost market tile, once for each of your merchants there.',
    moves: 'Afterwards the market moves on, whether you traded or not.',
  },
  build: {
    title: 'Building a house',
    city: 'In Valparaíso a house brings revenue every round; in a village it helps your merchants. Some building spaces score as well.',
    scores: (place: string, points: string) => `${place} brings ${points} at once.`,
    opens: (houses: string, slot: number) => `With ${houses}, slot ${slot} opens.`,
  },
  ship: {
    title: 'The ship',
    lines: (points: string, goods: string) => [
      `Near Valparaíso you load goods; a cargo hold that becomes full scores ${points}.`,
      `Then sail to the sea sector that asks for your good: ${goods} of it pay for an achievement card.`,
    ],
  },
  home: {
    title: 'Merchants go home',
    lines: [
      'Only one of your merchants may stay in a village without a house of yours.',
      'The others return to Valparaíso. A house keeps as many as you like.',
    ],
  },
  end: {
    title: 'That was a round',
    lines: [
      'From now on look for market tiles that score, build houses, and load your ship for the cards.',
      'Every piece explains itself when you point at it or press it long, what is grey says why, and “Hint” asks a bot.',
    ],
  },
};

export type Lessons = typeof lessons;
