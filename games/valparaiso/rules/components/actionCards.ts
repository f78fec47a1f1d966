// The action cards (VP-1.3): eight main actions, the same for all, and each colour's alternatives.
import type { Origin } from '@kontor/engine';
import { moveShip, overseas, sellFor, take, trade, transfer } from './actionWords.ts';
import type { ActionCard, ColourSet, Gain } from './types.ts';

const printed: Origin = { provenance: 'printed' };
const named: Origin = { provenance: 'printed', note: 'named in an example of the rulebook' };
const ours: Origin = { provenance: 'reconstructed', note: 'two cards of each good and two money cards in every colour' };
const alternative = (gain: Gain, origin: Origin = ours) => ({ action: take(gain), origin });

export const actionCards: readonly ActionCard[] = [
  { id: 'transferGoods', main: transfer, origin: printed },
  { id: 'sellGood', main: sellFor(10), origin: printed },
  { id: 'hireMerchant', main: { type: 'hire', price: { silver: 1, copper: 1, wheat: 1 } }, origin: printed },
  { id: 'moveMerchants', main: { type: 'moveMerchants', stepPrices: [0, 0, 1, 4] }, origin: printed },
  { id: 'buildHouse', main: { type: 'build', price: { pesos: 10 } }, origin: printed },
  { id: 'tradeInVillages', main: trade, origin: printed },
  { id: 'moveShip', main: moveShip, origin: printed },
  { id: 'tradeOverseas', main: overseas, origin: printed },
];

/** The colour of the fifth set is in no text; purple is ours. */
export const colourSets: readonly ColourSet[] = [
  {
    id: 'red',
    alternatives: {
      transferGoods: alternative({ silver: 1 }),
      sellGood: alternative({ pesos: 5 }),
      hireMerchant: alternative({ copper: 1 }),
      moveMerchants: alternative({ wheat: 1 }),
      buildHouse: alternative({ pesos: 5 }),
      tradeInVillages: alternative({ copper: 1 }),
      moveShip: alternative({ wheat: 1 }),
      tradeOverseas: alternative({ silver: 1 }),
    },
  },
  {
    id: 'blue',
    alternatives: {
      transferGoods: alternative({ wheat: 1 }),
      sellGood: alternative({ pesos: 5 }),
      hireMerchant: alternative({ silver: 1 }),
      moveMerchants: alternative({ copper: 1 }),
      buildHouse: alternative({ pesos: 5 }),
      tradeInVillages: alternative({ silver: 1 }, named),
      moveShip: alternative({ copper: 1 }),
      tradeOverseas: alternative({ wheat: 1 }),
    },
  },
  {
    id: 'yellow',
    alternatives: {
      transferGoods: alternative({ copper: 1 }),
      sellGood: alternative({ pesos: 5 }),
      hireMerchant: alternative({ wheat: 1 }),
      moveMerchants: alternative({ silver: 1 }),
      buildHouse: alternative({ pesos: 5 }),
      tradeInVillages: alternative({ wheat: 1 }),
      moveShip: alternative({ silver: 1 }),
      tradeOverseas: alternative({ copper: 1 }),
    },
  },
  {
    id: 'green',
    alternatives: {
      transferGoods: alternative({ silver: 1 }),
      sellGood: alternative({ pesos: 5 }),
      hireMerchant: alternative({ wheat: 1 }),
      moveMerchants: alternative({ copper: 1 }),
      buildHouse: alternative({ pesos: 5 }),
      tradeInVillages: alternative({ wheat: 1 }),
      moveShip: alternative({ copper: 1 }),
      tradeOverseas: alternative({ silver: 1 }),
    },
  },
  {
    id: 'purple',
    alternatives: {
      transferGoods: alternative({ wheat: 1 }),
      sellGood: alternative({ pesos: 5 }),
      hireMerchant: alternative({ copper: 1 }),
      moveMerchants: alternative({ silver: 1 }),
      buildHouse: alternative({ pesos: 5 }),
      tradeInVillages: alternative({ copper: 1 }),
      moveShip: alternative({ silver: 1 }),
      tradeOverseas: alternative({ wheat: 1 }),
    },
  },
];
