// What can be recommended to a newcomer: a first turn that works, and a card that leads on to a new city.
import type { Seat } from '@kontor/engine';
import {
  type Card,
  type City,
  freeSpaces,
  hand,
  isDestinationCard,
  isOuter,
  nextSite,
  onDisplay,
  spreadOf,
  takenSites,
  type View,
} from '../../rules/index.ts';
import { isOwnWarehouse } from './foresight.ts';
import type { Print } from './print.ts';

export interface FirstPlan {
  readonly card: Card;
  readonly city: City;
  readonly price: number;
  /** What a warehouse costs there. */
  readonly building: number;
  /** What a payday would bring more. */
  readonly gain: number;
}

const cardsAt = (view: View, place: number): Card[] => [...view.cards.keys()].filter((card) => view.cards[card] === place);

/** EC-3.6: the harbour space that the next ship takes; 0 where there is none. */
export function nextSpace({ board }: Print, view: View, city: City): number {
  const free = freeSpaces(board, view, city);
  return free === 0 ? 0 : 31 - Math.clz32(free & -free);
}

/** The open destination card that brings most for its money, with a warehouse in its city. */
export function firstPlan(print: Print, view: View, seat: Seat): FirstPlan | undefined {
  const { board, cardCity, destinationCards, foreseer } = print;
  const plans = cardsAt(view, onDisplay).flatMap((card): FirstPlan[] => {
    if (!isDestinationCard(board, card)) return [];
    const { price } = destinationCards[card]!;
    const city = cardCity(card);
    const building = board.cities[city]!.harbours[nextSpace(print, view, city) - 1];
    const plan = foreseer.ofPlan(view, seat, city, isOwnWarehouse(seat));
    if (building === undefined || !plan || price + building > view.money[seat]!) return [];
    return [{ card, city, price, building, gain: plan.after.gains[seat]! }];
  });
  // What stands early is paid more than once.
  const worth = ({ gain, price, building }: FirstPlan) => 2 * gain - price - building;
  return plans.reduce<FirstPlan | undefined>((best, plan) => (best && worth(best) >= worth(plan) ? best : plan), undefined);
}

/** The destination cards that a player holds. */
export const heldDestinations = ({ board }: Print, view: View, seat: Seat): Card[] =>
  cardsAt(view, hand(seat)).filter((card) => isDestinationCard(board, card));

/** The cheapest open connection card from where the ship is to a city where the player is not yet, and money is left to build. */
export function onwards(print: Print, view: View, seat: Seat): FirstPlan | undefined {
  const { board, connectionCards, foreseer } = print;
  const here = board.cities[view.ships[seat]!]?.id;
  const plans = cardsAt(view, onDisplay).flatMap((card): FirstPlan[] => {
    const connection = connectionCards[card - board.destinationCount];
    if (isDestinationCard(board, card) || !connection?.cities.some((id) => id === here)) return [];
    const city = board.cities.findIndex(({ id }) => id !== here && connection.cities.includes(id));
    const building = board.cities[city]!.harbours[nextSpace(print, view, city) - 1];
    const plan = foreseer.ofPlan(view, seat, city, isOwnWarehouse(seat));
    if (building === undefined || !plan || plan.spread[seat] === spreadOf(view, seat)) return [];
    if (connection.price + building > view.money[seat]!) return [];
    return [{ card, city, price: connection.price, building, gain: plan.after.gains[seat]! }];
  });
  return plans.sort((a, b) => a.price - b.price)[0];
}

/** The field that says what the first rank gets now (EC-10.4, EC-10.11), and the site where the next warehouse goes. */
export function rowAt({ board }: Print, view: View, city: City) {
  const taken = takenSites(view, city);
  return { isEmpty: taken === 0, paying: 32 - Math.clz32(taken | 1), next: nextSite(board, city, taken) };
}

/**
 * What the first rank is worth in a city now, and after the next warehouse. In an empty city that is a warehouse on site 1,
 * and `far` is for one on site 2 (EC-4.2).
 */
export function amountsAt(print: Print, view: View, city: City) {
  const values = print.board.values[city]!;
  const { isEmpty, paying, next } = rowAt(print, view, city);
  return {
    now: values[paying] ?? 0,
    after: values[Math.max(paying, next + 1)] ?? 0,
    far: isEmpty ? values[3] : undefined,
  };
}

/**
 * A city by which the payment of cities is explained: one where the next warehouse changes it. Nothing counts for it but
 * the print and the rows, so that the example stays while others move. The cheapest come first: dear ones are sought after.
 */
export function exampleCity(print: Print, view: View): City {
  const { board } = print;
  const cities = [...board.cities.keys()]
    .filter((city) => !isOuter(board, city))
    .sort((a, b) => board.values[a]![2]! - board.values[b]![2]!);
  const teaches = (city: City): boolean => {
    const { now, after, far } = amountsAt(print, view, city);
    return now !== after && after !== far;
  };
  return cities.find(teaches) ?? 0;
}

/** The ends of the spread scale in play: the first step that pays anything, and the last. */
export function spreadEnds({ board }: Print, view: View) {
  const most = [...board.cities.keys()].filter((city) => view.inPlay & (1 << city)).length;
  const few = board.spread.findIndex((florins) => florins > 0);
  return {
    few: { cities: few, florins: board.spread[few] ?? 0 },
    all: { cities: most, florins: board.spread[most] ?? 0 },
  };
}

/** The outer cities in play. */
export const outerCities = ({ board }: Print, view: View): City[] =>
  [...board.cities.keys()].filter((city) => isOuter(board, city) && (view.inPlay & (1 << city)) !== 0);
