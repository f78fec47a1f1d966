// The guided first round in words: what the position offers, filled into the language's lessons.
import type { Lesson } from '@kontor/table';
import { type Print, surchargeOf, type View } from '../../rules/index.ts';
import {
  bottommostAt,
  firstPlan,
  goodStep,
  goodsForMerchant,
  marketToStart,
  marketToTrade,
  spaceToBuild,
} from './first-round.ts';
import type { Phrases } from './phrases.ts';
import { seatCountOf } from './reading.ts';

type Teach = (phrases: Phrases, print: Print, view: View, seat: number) => Lesson;

/** A market and its bottommost tile, by name. */
function named(
  phrases: Phrases,
  print: Print,
  view: View,
  place: number | undefined,
): { place: string; tile: string } | undefined {
  if (place === undefined) return undefined;
  return { place: phrases.place(print, place), tile: phrases.tile(view.tiles[bottommostAt(print, place)]!) };
}

const teach: Readonly<Record<string, Teach>> = {
  aim: ({ words, points, components }) => ({
    title: words.lessons.aim.title,
    lines: words.lessons.aim.lines(points(components.end.victoryPoints)),
    rule: 'VP-7.5',
  }),
  market: ({ words }) => ({ ...words.lessons.market, rule: 'VP-5.12' }),
  goods: ({ words, goods, countGoods }, print, view) => {
    const { title, forMerchant, anyGoods, overseas } = words.lessons.goods;
    const price = goodsForMerchant(print, view);
    return {
      title,
      lines: [price ? forMerchant(goods(price)) : anyGoods, overseas(countGoods(print.cardSpaces[0]?.count ?? 0))],
      rule: 'VP-1.7',
    };
  },
  village: (phrases, print, view) => {
    const { title, where, anywhere, fee } = phrases.words.lessons.village;
    const market = named(phrases, print, view, marketToStart(print, view));
    return {
      title,
      lines: [market ? where(market) : anywhere, fee(phrases.pesos(print.components.tariffs.rivalFee))],
      rule: 'VP-1.8',
    };
  },
  plan: (phrases, print, view, seat) => {
    const { title, lay, works } = phrases.words.lessons.plan;
    const open = print.components.slots.filter(({ housesNeeded }) => housesNeeded === 0).length;
    const cards = firstPlan(print, view, seat).slice(0, open);
    return {
      title,
      lines: [lay(phrases.cards(open)), works(cards.map((card) => phrases.card(card)).join(', '))],
      rule: 'VP-3.1',
    };
  },
  dry: ({ words, pesos, components }, _print, view) => {
    const { title, foot, mayor, change, race } = words.lessons.dry;
    return {
      title,
      lines: [foot, mayor(pesos(components.repository.mayorFee)), view.race ? race : change],
      rule: 'VP-3.3',
    };
  },
  use: ({ words, pesos }, print) => ({
    title: words.lessons.use.title,
    lines: words.lessons.use.lines(pesos(surchargeOf(print, 2))),
    rule: 'VP-4.2',
  }),
  move: (phrases, print, view, seat) => {
    const { title, each, goodStep: step } = phrases.words.lessons.move;
    const { help } = phrases.words.about;
    const walk = phrases.components.actionCards.find(({ main }) => main.type === 'moveMerchants')?.main;
    const prices = walk?.type === 'moveMerchants' ? walk.stepPrices.slice(1) : [];
    const way = goodStep(print, view, seat);
    const market = way && named(phrases, print, view, way.to);
    const cost = way && (way.pesos === 0 ? phrases.words.asking.moves.free : phrases.pesos(way.pesos));
    return {
      title,
      lines: [
        each(
          prices
            .map((price, index) => (price === 0 ? help.stepFree(index + 1) : help.stepPrice(index + 1, phrases.pesos(price))))
            .join(', '),
        ),
        ...(market && cost !== undefined ? [step(market, cost)] : []),
      ],
      rule: 'VP-5.4',
    };
  },
  trade: (phrases, print, view) => {
    const { title, here, anywhere, moves } = phrases.words.lessons.trade;
    const market = named(phrases, print, view, marketToTrade(print, view));
    return { title, lines: [market ? here(market) : anywhere, moves], rule: 'VP-5.10' };
  },
  build: (phrases, print, view, seat) => {
    const { title, city, scores, opens } = phrases.words.lessons.build;
    const best = spaceToBuild(print, view, seat);
    const space = best === undefined ? undefined : print.spaces[best];
    const slot = print.components.slots.findIndex(({ housesNeeded }) => housesNeeded > 0);
    return {
      title,
      lines: [
        city,
        ...(space && space.victoryPoints > 0
          ? [scores(phrases.place(print, space.place), phrases.points(space.victoryPoints))]
          : []),
        ...(slot < 0 ? [] : [opens(phrases.houses(print.components.slots[slot]!.housesNeeded), slot + 1)]),
      ],
      rule: 'VP-5.9',
    };
  },
  ship: ({ words, points, countGoods, components }, print) => ({
    title: words.lessons.ship.title,
    lines: words.lessons.ship.lines(
      points(components.repository.fullHoldVictoryPoints),
      countGoods(print.cardSpaces[0]?.count ?? 0),
    ),
    rule: 'VP-5.15',
  }),
  home: ({ words }) => ({ ...words.lessons.home, rule: 'VP-8.1' }),
  end: ({ words }) => ({ ...words.lessons.end, rule: 'VP-2.1' }),
};

export function lessonIn(phrases: Phrases, id: string, view: View, seat: number): Lesson {
  return teach[id]!(phrases, phrases.printOf(seatCountOf(view)), view, seat);
}
