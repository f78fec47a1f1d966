// The door for editions of Wharf: what is not of this form is refused by name.
import { InputError, originSchema, parseInput } from '@kontor/engine';
import * as v from 'valibot';
import type { Components } from './standard.ts';

const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
const schema = v.strictObject({
  goods: v.pipe(v.array(v.strictObject({ id: v.string(), count: amount, origin: originSchema })), v.minLength(2)),
  start: v.strictObject({ coins: amount, hand: amount, market: amount, price: amount }),
  price: v.strictObject({ lowest: amount, highest: amount }),
  rounds: amount,
  loadSize: amount,
  sellLimit: amount,
});

export function parseComponents(json: unknown): Components {
  const components = parseInput(schema, json, 'bad-edition', 'components');
  const goods = components.goods.reduce((sum, { count }) => sum + count, 0);
  const needed = 5 * components.start.hand + components.start.market;
  if (goods < needed)
    throw new InputError('bad-edition', `five players need ${needed} goods to begin, not ${goods}`, 'components.goods');
  return components;
}
