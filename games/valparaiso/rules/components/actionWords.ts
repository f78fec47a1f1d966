// The sentences that several cards share, in the vocabulary of `Action` (VP-5, VP-6).
import type { Action, ChoiceKind, Gain } from './types.ts';

export const transfer: Action = { type: 'transfer' };
export const trade: Action = { type: 'trade', fee: 0 };
export const moveShip: Action = { type: 'moveShip' };
export const overseas: Action = { type: 'overseas' };

/** VP-6.9, VP-6.12, VP-6.14, VP-6.16 and the alternatives of action cards. */
export const take = (gain: Gain): Action => ({ type: 'exchange', upTo: 1, pay: {}, gain });
/** VP-6.6, VP-6.19 */
export const takeOfChoice = (count: number, kinds: ChoiceKind): Action => take({ goodsOfChoice: { count, kinds } });
/** VP-5.2, VP-6.8 */
export const sellFor = (pesos: number): Action => ({ type: 'exchange', upTo: 1, pay: { goodsOfChoice: 1 }, gain: { pesos } });

/** VP-6.2 */
export const river: Action = { type: 'river' };
/** VP-6.4 */
export const moveTwoFree: Action = { type: 'moveMerchants', stepPrices: [0, 0, 0, 3] };
/** VP-6.5 */
export const tradeForFee: Action = { type: 'trade', fee: 5 };
/** VP-6.7 */
export const pesosAndGoodForPoint: Action = {
  type: 'exchange',
  upTo: 1,
  pay: { pesos: 5, goodsOfChoice: 1 },
  gain: { victoryPoints: 1 },
};
/** VP-6.10 */
export const twoGoodsForPoint: Action = { type: 'exchange', upTo: 1, pay: { goodsOfChoice: 2 }, gain: { victoryPoints: 1 } };
/** VP-6.11 */
export const buildForGood: Action = { type: 'build', price: { goodsOfChoice: 1 } };
/** VP-6.13 */
export const pesosForGoods: Action = {
  type: 'exchange',
  upTo: 3,
  pay: { pesos: 2 },
  gain: { goodsOfChoice: { count: 1, kinds: 'any' } },
};
/** VP-6.15 */
export const hireForPesos: Action = { type: 'hire', price: { pesos: 5 } };
/** VP-6.17 */
export const pesosForPoints: Action = { type: 'exchange', upTo: 3, pay: { pesos: 10 }, gain: { victoryPoints: 1 } };
/** VP-6.18 */
export const eachKindForPoints: Action = {
  type: 'exchange',
  upTo: 1,
  pay: { silver: 1, copper: 1, wheat: 1 },
  gain: { victoryPoints: 2 },
};
/** VP-6.20 */
export const buildOrHireFree: Action = { type: 'buildOrHire', buildPrice: {}, hirePrice: {} };
