// What Wharf says beyond what every game says.
import type { PageTexts } from '@kontor/table';
import type { Order, WharfTypes } from '../../rules/index.ts';

export interface WharfTexts extends PageTexts<WharfTypes> {
  good(index: number): string;
  order(order: Order): string;
  orderHint(order: Order): string;
  slot(index: number): string;
  readonly price: string;
  readonly bag: string;
  readonly hand: string;
  readonly coins: string;
  readonly goods: string;
  readonly faceDown: string;
  readonly round: string;
}

/** Splits a target's id: `stall:2` is the stall of good 2. */
export function readTarget(target: string): { readonly kind: string; readonly value: string; readonly index: number } {
  const [kind = '', value = ''] = target.split(':');
  return { kind, value, index: Number(value) };
}
