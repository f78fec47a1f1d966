import type { Edition, Origin } from '@kontor/engine';

/** What lies in the box of Wharf. */
export interface Components {
  readonly goods: readonly { readonly id: string; readonly count: number; readonly origin: Origin }[];
  readonly start: { readonly coins: number; readonly hand: number; readonly market: number; readonly price: number };
  readonly price: { readonly lowest: number; readonly highest: number };
  readonly rounds: number;
  readonly loadSize: number;
  readonly sellLimit: number;
}

const printed: Origin = { provenance: 'printed', note: 'Kontor is the publisher of this game' };

export const standard: Edition<Components> = {
  id: 'kontor',
  title: 'The edition of the house',
  components: {
    goods: [
      { id: 'salt', count: 14, origin: printed },
      { id: 'silk', count: 12, origin: printed },
      { id: 'spice', count: 10, origin: printed },
    ],
    start: { coins: 5, hand: 3, market: 4, price: 3 },
    price: { lowest: 1, highest: 6 },
    rounds: 5,
    loadSize: 2,
    sellLimit: 3,
  },
};
