// What the words look up in the print of an edition: names, prices and origins, and what a payday would pay.
import { type Origin, type Seat, seat } from '@kontor/engine';
import {
  box,
  type Card,
  type City,
  type Components,
  coloursOf,
  isDestinationCard,
  isNeutral,
  layOut,
  type Move,
  ownerOf,
  type Payday,
  paydayPreview,
  type View,
} from '../../rules/index.ts';
import { foreseer } from './foresight.ts';
import type { BankWay } from './phrases.ts';

/** How a turn goes on other than at the bank. Who has bought or sailed may borrow only when none of it helps (EC-2.9). */
const onwards: readonly Move['type'][] = ['buyCard', 'sail', 'buildWarehouse', 'reopenWarehouse', 'buildFortress'];

/** A sailing card as it is printed. */
export type CardFace =
  | {
      readonly kind: 'destination';
      readonly city: string;
      readonly seals: number;
      readonly price: number;
      readonly origin: Origin;
    }
  | { readonly kind: 'connection'; readonly ends: readonly [string, string]; readonly price: number; readonly origin: Origin };

export const seatsAt = (view: View): Seat[] => view.money.map((_, index) => seat(index));

/** Whose ship lies on a harbour space, or -1. */
export const shipAt = (view: View, city: City, space: number): number =>
  view.ships.findIndex((at, index) => at === city && view.spaces[index] === space);

/** Whose colour it is, and whether it is that player's neutral one. */
export function ownerName(view: View, colour: number, who: (seat: number) => string, neutral: string): string {
  const name = who(ownerOf(view, colour));
  return isNeutral(view, colour) ? `${name} (${neutral})` : name;
}

/** EC-5.2: with two and three players a city has one closing site more, the one with the dark triangle. */
export const closesWithTriangle = (view: View): boolean => view.money.length <= 3;

/** The neutral warehouses that a player has still to build. */
export const neutralLeft = (view: View, seat: Seat): number =>
  coloursOf(view) > view.money.length ? view.warehouses[seat + view.money.length]! : 0;

export function printOf(components: Components) {
  const board = layOut(components);
  const preview = paydayPreview(components);
  const rules = box.defineGame(components);
  /** Views are never changed in place, so what was computed for one stays true. */
  const paydays = new WeakMap<View, Payday>();
  const cityName = (city: City): string => board.cities[city]?.name ?? '';
  const indexOf = (id: string): City => board.cities.findIndex((city) => city.id === id);
  const nameOf = (id: string): string => cityName(indexOf(id));
  return {
    board,
    ...components,
    cityName,
    /** The city that a destination card names. */
    cardCity: (card: Card): City => indexOf(components.destinationCards[card]!.city),
    cardFace(card: Card): CardFace {
      if (isDestinationCard(board, card)) {
        const { city, seals, price, origin } = components.destinationCards[card]!;
        return { kind: 'destination', city: nameOf(city), seals, price, origin };
      }
      const { cities, price, origin } = components.connectionCards[card - board.destinationCount]!;
      return { kind: 'connection', ends: [nameOf(cities[0]), nameOf(cities[1])], price, origin };
    },
    paydayNow(view: View): Payday {
      const payday = paydays.get(view) ?? preview.payday(view);
      paydays.set(view, payday);
      return payday;
    },
    foreseer: foreseer(components),
    /** What the bank is good for in this turn, and whether nothing else is left. */
    waysOf(view: View, who: Seat): { readonly way: BankWay; readonly isStuck: boolean } {
      const can = new Set(rules.legalMoves(view, who).map(({ type }) => type));
      const goesOn = onwards.some((type) => can.has(type));
      return {
        way: can.has('takeLoan') ? 'loan' : can.has('pass') ? 'pass' : 'none',
        isStuck: view.hasSpent || !goesOn,
      };
    },
    /** Whose fortress stands on a site, or -1. */
    fortressAt: (view: View, city: City, site: number): number => view.strongholds[city * board.fortressSites + site - 1] ?? -1,
  };
}
export type Print = ReturnType<typeof printOf>;
