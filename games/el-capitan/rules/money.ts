// EC-1.8, EC-9.6: florins come and go; the ledger keeps where from.
import type { Seat } from '@kontor/engine';
import { type Source, type State, sources } from './state.ts';

/** The place of each source in a player's part of the ledger. */
const places = Object.fromEntries(sources.map((source, index) => [source, index])) as Record<Source, number>;

/** Gives a player florins, or takes them where `amount` is below zero. */
export function book(state: State, seat: Seat, source: Source, amount: number): void {
  state.money[seat]! += amount;
  state.ledger[seat * sources.length + places[source]]! += amount;
}

export const booked = (state: State, seat: Seat, source: Source): number => state.ledger[seat * sources.length + places[source]]!;

/** EC-1.8: prices are paid in full and at once. What costs nothing is open below zero too. */
export const canPay = (state: State, seat: Seat, price: number): boolean => price === 0 || state.money[seat]! >= price;
