// How amounts, prices, actions, cards and places of an edition are said, the same way in every language.
import { apart, type Language, labelled, plural } from '@kontor/table';
import {
  type Action,
  type CardIndex,
  type Components,
  type Gain,
  type GoodsCount,
  none,
  type Price,
  type Print,
} from '../../rules/index.ts';
import type { About } from './en/about.ts';
import type { Asking } from './en/asking.ts';
import type { DryRunWords } from './en/dry-run.ts';
import type { Lessons } from './en/lessons.ts';
import type { Log } from './en/log.ts';
import type { Terms } from './en/terms.ts';
import { placeNames } from './place-names.ts';
import { printedIn } from './printed.ts';

/** Everything that one language says. */
export interface Words {
  readonly language: Language;
  readonly terms: Terms;
  readonly asking: Asking;
  readonly log: Log;
  readonly about: About;
  readonly dryRun: DryRunWords;
  readonly lessons: Lessons;
}

const goodIds = ['silver', 'copper', 'wheat'] as const;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type Phrases = ReturnType<typeof phrasesIn>;

/** The vocabulary of one language, as functions. */
export function phrasesIn(words: Words, components: Components) {
  const { language, terms } = words;
  const printed = printedIn(components);
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  const list = (parts: readonly string[]): string => conjunction.format(parts);
  const pesos = (count: number): string => plural(language, count, terms.pesos);
  const points = (count: number): string => plural(language, count, terms.points);
  const goodAmount = (good: number, count: number): string => plural(language, count, terms.goods[good] ?? { other: '#' });
  const goodParts = (counts: GoodsCount): string[] =>
    counts.flatMap((count, good) => (count > 0 ? [goodAmount(good, count)] : []));
  const orNothing = (parts: readonly string[]): string => (parts.length === 0 ? terms.nothing : list(parts));

  /** Goods, money and points together, as far as there are any. */
  const sum = (goods: GoodsCount, money = 0, victoryPoints = 0): string =>
    orNothing([...(money > 0 ? [pesos(money)] : []), ...goodParts(goods), ...(victoryPoints > 0 ? [points(victoryPoints)] : [])]);
  const named = (amounts: Price | Gain): number[] => goodIds.map((good) => amounts[good] ?? 0);
  const price = (pay: Price): string =>
    orNothing([
      ...(pay.pesos ? [pesos(pay.pesos)] : []),
      ...goodParts(named(pay)),
      ...(pay.goodsOfChoice ? [plural(language, pay.goodsOfChoice, terms.goodsOfChoice.any)] : []),
    ]);
  const gain = (got: Gain): string =>
    orNothing([
      ...(got.pesos ? [pesos(got.pesos)] : []),
      ...goodParts(named(got)),
      ...(got.goodsOfChoice ? [plural(language, got.goodsOfChoice.count, terms.goodsOfChoice[got.goodsOfChoice.kinds])] : []),
      ...(got.victoryPoints ? [points(got.victoryPoints)] : []),
    ]);
  const isNothing = (pay: Price): boolean => Object.values(pay).every((amount) => amount === 0);

  function exchange(pay: Price, got: Gain, upTo: number): string {
    const { actions } = terms;
    if (isNothing(pay)) return got.victoryPoints ? actions.score(gain(got)) : actions.take(gain(got));
    const isSale = pay.goodsOfChoice === 1 && !pay.pesos && got.pesos !== undefined;
    const once = isSale ? actions.sell(pesos(got.pesos ?? 0)) : actions.exchange(price(pay), gain(got));
    return upTo > 1 ? actions.upTo(upTo, once) : once;
  }

  /** An action as a short heading. */
  function action(what: Action): string {
    const { actions } = terms;
    switch (what.type) {
      case 'exchange':
        return exchange(what.pay, what.gain, what.upTo);
      case 'hire':
        return isNothing(what.price) ? actions.hireFree : actions.hire(price(what.price));
      case 'build':
        return isNothing(what.price) ? actions.buildFree : actions.build(price(what.price));
      case 'buildOrHire':
        return isNothing(what.buildPrice) && isNothing(what.hirePrice)
          ? actions.buildOrHireFree
          : actions.either(actions.build(price(what.buildPrice)), actions.hire(price(what.hirePrice)));
      case 'moveMerchants': {
        const free = what.stepPrices.filter((cost) => cost === 0).length - 1;
        return free > 1 ? actions.moveMerchantsFree(free) : actions.moveMerchants;
      }
      case 'trade':
        return what.fee > 0 ? actions.tradeForFee(pesos(what.fee)) : actions.trade;
      default:
        return actions[what.type];
    }
  }

  /** A card's name: an action card has its own, an achievement card is called by its main action. */
  function card(index: CardIndex): string {
    const own = components.actionCards[index];
    if (own) return terms.actionCards[own.id];
    const achievement = printed.achievementOf(index);
    return achievement ? terms.levelCard(achievement.level, action(achievement.main)) : terms.nothing;
  }

  function place(print: Print, index: number): string {
    const spot = print.board.places[index];
    return (spot && placeNames[spot.id]) ?? terms.unknownPlace(index);
  }

  const tile = (index: number): string => {
    const printed = components.marketTiles[index];
    return printed ? exchange(printed.pay, printed.gain, 1) : terms.nothing;
  };

  const sectorGoods = (sector: number): string => {
    const asked = components.outerSectors[sector - 1]?.cardSpaces[0];
    return asked ? goodAmount(goodIds.indexOf(asked.good), asked.count) : terms.nothing;
  };
  const sector = (index: number): string => (index === 0 ? terms.homeSector : terms.outerSector(index, sectorGoods(index)));
  const toSector = (index: number): string => (index === 0 ? terms.toHomeSector : terms.toOuterSector(index, sectorGoods(index)));

  return {
    ...printed,
    words,
    list,
    label: (what: string, value: string): string => labelled(language, what, value),
    apart: (parts: readonly string[]): string => apart(language, parts),
    pesos,
    points,
    cards: (count: number): string => plural(language, count, terms.cards),
    houses: (count: number): string => plural(language, count, terms.houses),
    merchants: (count: number): string => plural(language, count, terms.merchants),
    countGoods: (count: number): string => plural(language, count, terms.anyGoods),
    goodAmount,
    goods: (counts: GoodsCount): string => orNothing(goodParts(counts)),
    sum,
    price,
    gain,
    exchange,
    action,
    card,
    place,
    tile,
    sector,
    toSector,
    capitalised,
    planned: (cards: readonly CardIndex[]): string[] =>
      cards.flatMap((index, slot) =>
        index === none ? [] : [slot === 0 ? words.log.events.mayorCard(card(index)) : card(index)],
      ),
  };
}
