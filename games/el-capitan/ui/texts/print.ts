// What the words look up in the print: names, prices and origins of the standard edition, and what a payday would pay.
import { type Origin, type Seat, seat } from '@kontor/engine';
import {
  box,
  type Card,
  type City,
  isDestinationCard,
  layOut,
  type Move,
  type Payday,
  type PaydayAfter,
  paydayPreview,
  type View,
} from '../../rules/index.ts';

const { components } = box.standard;
export const board = layOut(components);
export const { bonus, loans, perPhase, pirate, spread } = components;

const preview = paydayPreview(components);
const rules = box.defineGame(components);

export const cityName = (city: City): string => board.cities[city]?.name ?? '';
const nameOf = (id: string): string => cityName(board.cities.findIndex((city) => city.id === id));

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

export function cardFace(card: Card): CardFace {
  if (isDestinationCard(board, card)) {
    const { city, seals, price, origin } = components.destinationCards[card]!;
    return { kind: 'destination', city: nameOf(city), seals, price, origin };
  }
  const { cities, price, origin } = components.connectionCards[card - board.destinationCount]!;
  return { kind: 'connection', ends: [nameOf(cities[0]), nameOf(cities[1])], price, origin };
}

/** Views are never changed in place, so what was computed for one stays true. */
const paydays = new WeakMap<View, Payday>();

export function paydayNow(view: View): Payday {
  let payday = paydays.get(view);
  if (!payday) {
    payday = preview.payday(view);
    paydays.set(view, payday);
  }
  return payday;
}

/** What a payday would pay after a move, if the move is legal now. */
export function paydayAfter(view: View, who: Seat, isWanted: (move: Move) => boolean): PaydayAfter | undefined {
  if (view.active !== who || view.stage !== 'beforeAction') return undefined;
  const move = rules.legalMoves(view, who).find(isWanted);
  return move && preview.paydayAfter(view, who, move);
}

export const seatsAt = (view: View): Seat[] => view.money.map((_, index) => seat(index));

/** Whose fortress stands on a site, or -1. */
export const fortressAt = (view: View, city: City, site: number): number =>
  view.strongholds[city * board.fortressSites + site - 1] ?? -1;

/** Whose ship lies on a harbour space, or -1. */
export const shipAt = (view: View, city: City, space: number): number =>
  view.ships.findIndex((at, index) => at === city && view.spaces[index] === space);
