// What Wharf says beyond what every game says.
import type { PageTexts } from '@kontor/table';
import type { Order, WharfTypes } from '../../rules/index.ts';

export interface WharfTexts extends PageTexts<WharfTypes> {
  good(index: number): string;
  order(order: Order): string;
  slot(index: number): string;
  readonly hand: string;
  readonly coins: string;
  readonly goods: string;
  readonly round: string;
}
