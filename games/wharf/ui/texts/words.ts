// What one language says: every phrase there is, so that a missing one is a type error. `compose.ts` fills them in.
import type { Language, Lesson, PluralForms } from '@kontor/table';
import type { Order } from '../../rules/index.ts';

/** Amounts of the edition that lessons speak of. */
export interface Printed {
  readonly rounds: number;
  /** 'up to three goods' are told by their number alone. */
  readonly sellLimit: number;
  /** What loading draws: '2 goods'. */
  readonly load: string;
}

export interface Words {
  readonly language: Language;
  /** By the ids of the edition's goods. */
  readonly goods: Readonly<Record<string, string>>;
  unknownGood(number: number): string;
  readonly coinCount: PluralForms;
  readonly goodCount: PluralForms;
  readonly orders: Readonly<Record<Order, string>>;
  readonly hints: {
    load(goods: string): string;
    sell(goods: string): string;
    readonly barter: string;
  };
  readonly prompts: {
    readonly firstOrder: string;
    readonly secondOrder: string;
    readonly ready: string;
    sell(left: number): string;
    readonly offer: string;
    take(given: string): string;
  };
  readonly moves: {
    readonly getReady: string;
    sell(good: string, price: number): string;
    offer(good: string): string;
    take(good: string): string;
    readonly stop: string;
  };
  readonly events: {
    roundBegan(round: number, who: string): string;
    orderLaid(who: string, order: string): string;
    gotReady(who: string): string;
    plansRevealed(plans: string): string;
    plan(who: string, orders: string): string;
    loaded(who: string, goods: string): string;
    sold(who: string, good: string, coins: string): string;
    offered(who: string, good: string): string;
    bartered(who: string, given: string, taken: string): string;
    soldNoMore(who: string): string;
    notBartered(who: string): string;
    readonly gameEnded: string;
  };
  readonly refusals: Readonly<Record<string, string>>;
  readonly notPossible: string;
  readonly tieBreak: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly startPlayer: { readonly label: string; readonly hint: string };
  readonly explain: {
    stall(good: string): string;
    inMarket(count: number): string;
    readonly prices: string;
    worth(coins: string): string;
    hand(good: string, count: number): string;
    readonly hidden: string;
    readonly bag: string;
    bagHolds(goods: string): string;
    readonly bagUse: string;
    firstPlayer(who: string): string;
    plan(who: string): string;
    readonly secret: string;
  };
  readonly overview: {
    good(good: string, price: number, count: number): string;
    player(name: string, coins: string, held: string): string;
    you(name: string): string;
    plan(orders: string): string;
  };
  /** The guided first round, by the ids in `guide.ts`. */
  readonly lessons: Readonly<Record<string, (edition: Printed) => Lesson>>;
  round(round: number, of: number): string;
  readonly phases: Readonly<Record<'planning' | 'acting' | 'over', string>>;
  readonly labels: {
    readonly firstOrder: string;
    readonly secondOrder: string;
    readonly hand: string;
    readonly coins: string;
    readonly goods: string;
    readonly round: string;
  };
}
