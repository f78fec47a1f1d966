// What the words look up in the print of an edition: names, prices and origins, and what a payday would pay.
import { type Origin, type Seat, seat } from '@kontor/engine';
import {
  box,
  type Card,
  type City,
  type Components,
  isDestinationCard,
  layOut,
  type Move,
  type Payday,
  type PaydayAfter,
  paydayPreview,
  type View,
} from '../../rules/index.ts';

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

export function printOf(components: Components) {
  const board = layOut(components);
  const preview = paydayPreview(components);
  const rules = box.defineGame(components);
  /** Views are never changed in place, so what was computed for one stays true. */
  const paydays = new WeakMap<View, Payday>();
  const cityName = (city: City): string => board.cities[city]?.name ?? '';
  const nameOf = (id: string): string => cityName(board.cities.findIndex((city) => city.id === id));
  return {
    board,
    ...components,
    cityName,
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
    /** What a payday would pay after a move, if the move is legal now. */
    paydayAfter(view: View, who: Seat, isWanted: (move: Move) => boolean): PaydayAfter | undefined {
      if (view.active !== who || view.stage !== 'beforeAction') return undefined;
      const move = rules.legalMoves(view, who).find(isWanted);
      return move && preview.paydayAfter(view, who, move);
    },
    /** Whose fortress stands on a site, or -1. */
    fortressAt: (view: View, city: City, site: number): number => view.strongholds[city * board.fortressSites + site - 1] ?? -1,
  };
}
export type Print = ReturnType<typeof printOf>;
