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
export function rowAt({ board }: Print, view: View, city: City): { readonly paying: number; readonly next: number } {
  const taken = takenSites(view, city);
  return { paying: 32 - Math.clz32(taken | 1), next: nextSite(board, city, taken) };
}

/** A city by which the payment of cities is explained: the one where a newcomer could build first. */
export const exampleCity = (print: Print, view: View, seat: Seat): City => firstPlan(print, view, seat)?.city ?? 0;

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
