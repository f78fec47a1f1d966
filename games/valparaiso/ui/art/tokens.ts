// Prices, gains and actions as rows of small pictures: one vocabulary for tiles, cards, incomes and building spaces.
import type { Action, Gain, Price } from '../../rules/index.ts';

export type Token =
  | { readonly kind: 'good'; readonly good: number }
  | { readonly kind: 'choice' }
  | { readonly kind: 'coin'; readonly count: number }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'arrow' | 'pawn' | 'house' | 'ship' | 'stall' | 'river' | 'swap' | 'store' | 'card' };

const goods = ['silver', 'copper', 'wheat'] as const;
const sign = (text: string): Token => ({ kind: 'sign', text });
const repeat = (token: Token, count: number): Token[] => Array.from({ length: count }, () => token);

const named = (amounts: Price | Gain): Token[] =>
  goods.flatMap((good, index) => repeat({ kind: 'good', good: index }, amounts[good] ?? 0));
const money = (pesos: number | undefined): Token[] => (pesos ? [{ kind: 'coin', count: pesos }] : []);

export const priceTokens = (pay: Price): Token[] => [
  ...money(pay.pesos),
  ...named(pay),
  ...repeat({ kind: 'choice' }, pay.goodsOfChoice ?? 0),
];

export function gainTokens(gain: Gain): Token[] {
  const { count = 0, kinds = 'any' } = gain.goodsOfChoice ?? {};
  const choice: Token[] = [];
  for (let index = 0; index < count; index++) {
    if (index > 0 && kinds !== 'any') choice.push(sign(kinds === 'equal' ? '=' : '≠'));
    choice.push({ kind: 'choice' });
  }
  return [
    ...money(gain.pesos),
    ...named(gain),
    ...choice,
    ...(gain.victoryPoints ? [{ kind: 'points', count: gain.victoryPoints } as const] : []),
  ];
}

export function exchangeTokens(pay: Price, gain: Gain, upTo = 1): Token[] {
  const paid = priceTokens(pay);
  const times = upTo > 1 ? [sign(`${upTo}×`)] : [];
  return [...times, ...paid, ...(paid.length > 0 ? [{ kind: 'arrow' } as const] : []), ...gainTokens(gain)];
}

const withPrice = (price: Price, what: Token): Token[] => {
  const paid = priceTokens(price);
  return paid.length > 0 ? [...paid, { kind: 'arrow' }, what] : [sign('0'), { kind: 'arrow' }, what];
};

export function actionTokens(action: Action): Token[] {
  switch (action.type) {
    case 'transfer':
      return [{ kind: 'store' }, { kind: 'swap' }, { kind: 'ship' }];
    case 'exchange':
      return exchangeTokens(action.pay, action.gain, action.upTo);
    case 'hire':
      return withPrice(action.price, { kind: 'pawn' });
    case 'build':
      return withPrice(action.price, { kind: 'house' });
    case 'buildOrHire':
      return [...withPrice(action.buildPrice, { kind: 'house' }), sign('/'), { kind: 'pawn' }];
    case 'moveMerchants': {
      const free = action.stepPrices.filter((cost) => cost === 0).length - 1;
      return [{ kind: 'pawn' }, { kind: 'arrow' }, ...(free > 1 ? [sign(`${free}×0`)] : [])];
    }
    case 'river':
      return [{ kind: 'pawn' }, { kind: 'river' }];
    case 'trade':
      return [...money(action.fee), ...(action.fee > 0 ? [{ kind: 'arrow' } as const] : []), { kind: 'stall' }];
    case 'moveShip':
      return [{ kind: 'ship' }, { kind: 'arrow' }];
    case 'overseas':
      return [{ kind: 'ship' }, { kind: 'swap' }, { kind: 'card' }];
  }
}

/** How wide a picture is, where a good is 20 units wide. */
export function tokenWidth(token: Token): number {
  switch (token.kind) {
    case 'arrow':
      return 16;
    case 'swap':
    case 'sign':
      return token.kind === 'sign' ? 5 + 7 * token.text.length : 16;
    case 'ship':
    case 'stall':
    case 'store':
      return 26;
    default:
      return 21;
  }
}
