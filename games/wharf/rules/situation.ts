// Any situation of Wharf in words: see ../POSITION.md.
import { InputError, parseInput, type SituationForm, seat, seatsOf } from '@kontor/engine';
import * as v from 'valibot';
import type { Components } from './components/standard.ts';
import { type Options, orders, type State, type WharfTypes } from './state.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const goods = v.record(v.string(), count);
const schema = v.strictObject({
  round: v.optional(v.pipe(count, v.minValue(1)), 1),
  phase: v.optional(v.picklist(['planning', 'acting', 'over']), 'planning'),
  startPlayer: v.optional(count, 0),
  step: v.optional(count, 0),
  frame: v.optional(
    v.nullable(
      v.variant('type', [
        v.strictObject({ type: v.literal('sell'), left: count }),
        v.strictObject({ type: v.literal('barter'), given: v.nullable(v.string()) }),
      ]),
    ),
    null,
  ),
  market: v.optional(goods, {}),
  prices: v.optional(goods, {}),
  players: v.optional(
    v.array(
      v.strictObject({
        coins: v.optional(v.number()),
        hand: v.optional(goods, {}),
        plan: v.optional(v.array(v.picklist(orders)), []),
        ready: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
});

export function situationForm(components: Components): SituationForm<WharfTypes> {
  const names = components.goods.map(({ id }) => id);
  const goodOf = (name: string, path: string): number => {
    const good = names.indexOf(name);
    if (good < 0) throw new InputError('bad-position', `there is no good '${name}'; there are ${names.join(', ')}`, path);
    return good;
  };
  const counts = (named: Record<string, number>, path: string, missing = 0): number[] => {
    for (const name of Object.keys(named)) goodOf(name, `${path}.${name}`);
    return names.map((name) => named[name] ?? missing);
  };
  const name = (list: readonly number[]) => Object.fromEntries(list.map((held, good) => [names[good]!, held]));

  function read(json: unknown, _options: Options, seatCount: number): State {
    const { frame, market, prices, players, startPlayer, ...rest } = parseInput(schema, json, 'bad-position', 'situation');
    if (players.length > seatCount)
      throw new InputError('bad-position', `there are ${seatCount} players, not ${players.length}`, 'situation.players');
    if (startPlayer >= seatCount)
      throw new InputError('bad-position', `seats go from 0 to ${seatCount - 1}`, 'situation.startPlayer');
    const seats = seatsOf(seatCount);
    const hands = seats.map((index) => counts(players[index]?.hand ?? {}, `situation.players[${index}].hand`));
    const onMarket = counts(market, 'situation.market');
    const given = frame?.type === 'barter' && frame.given !== null ? goodOf(frame.given, 'situation.frame.given') : null;
    const bag = components.goods.map(
      (good, kind) => good.count - onMarket[kind]! - hands.reduce((sum, hand) => sum + hand[kind]!, 0) - (given === kind ? 1 : 0),
    );
    const short = bag.findIndex((left) => left < 0);
    if (short >= 0)
      throw new InputError(
        'bad-position',
        `more than the ${components.goods[short]!.count} ${names[short]} of the box are in hands and market`,
        'situation',
      );
    return {
      ...rest,
      startPlayer: seat(startPlayer),
      frame: frame?.type === 'barter' ? { type: 'barter', given } : frame,
      bag,
      market: onMarket,
      prices: counts(prices, 'situation.prices', components.start.price),
      coins: seats.map((index) => players[index]?.coins ?? components.start.coins),
      hands,
      plans: seats.map((index) => [...(players[index]?.plan ?? [])]),
      ready: seats.map((index) => players[index]?.ready ?? false),
    };
  }

  function write(state: State): object {
    const { round, phase, startPlayer, step, frame } = state;
    return {
      round,
      phase,
      startPlayer,
      step,
      frame: frame?.type === 'barter' ? { type: 'barter', given: frame.given === null ? null : names[frame.given]! } : frame,
      market: name(state.market),
      prices: name(state.prices),
      players: state.hands.map((hand, index) => ({
        coins: state.coins[index],
        hand: name(hand),
        plan: state.plans[index],
        ready: state.ready[index],
      })),
    };
  }
  return { read, write };
}

/** How many of each good there are, wherever they lie. */
export function census(components: Components, state: State): Record<string, number> {
  const offered = state.frame?.type === 'barter' ? state.frame.given : null;
  return Object.fromEntries(
    components.goods.map(({ id }, good) => [
      id,
      state.bag[good]! +
        state.market[good]! +
        state.hands.reduce((sum, hand) => sum + hand[good]!, 0) +
        (offered === good ? 1 : 0),
    ]),
  );
}
