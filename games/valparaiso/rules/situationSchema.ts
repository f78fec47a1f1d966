// The shape of a position file's situation, and the names that stand in it.
import { InputError } from '@kontor/engine';
import * as v from 'valibot';
import { goods } from './components/types.ts';
import type { Print } from './print.ts';
import { actionCardCount, phases, sides, sources } from './state.ts';

const count = v.pipe(v.number(), v.integer('whole numbers only'), v.minValue(0, 'at least 0'));
const optionalCount = v.exactOptional(count);
const goodsForm = v.strictObject({ silver: optionalCount, copper: optionalCount, wheat: optionalCount });
const pointsForm = v.strictObject(
  Object.fromEntries(sources.map((source) => [source, optionalCount])) as Record<(typeof sources)[number], typeof optionalCount>,
);
const places = v.record(v.string(), count);
const side = v.picklist(sides.slice(0, 2));

const frame = v.variant('type', [
  v.strictObject({ type: v.literal('transfer'), before: goodsForm, next: v.picklist(goods) }),
  v.strictObject({
    type: v.literal('exchange'),
    card: v.string(),
    side,
    left: v.pipe(count, v.minValue(1, 'at least once more')),
    done: v.optional(count, 0),
  }),
  v.strictObject({ type: v.literal('build'), card: v.string(), side }),
  v.strictObject({ type: v.literal('moveMerchants'), card: v.string(), side, moved: v.optional(places, {}) }),
  v.strictObject({ type: v.literal('river'), moved: v.optional(places, {}) }),
  v.strictObject({
    type: v.literal('trade'),
    toVisit: v.array(v.string()),
    village: v.optional(v.nullable(v.string()), null),
    trades: v.optional(count, 0),
  }),
  v.strictObject({ type: v.literal('moveShip') }),
  v.strictObject({ type: v.literal('overseas') }),
  v.strictObject({ type: v.literal('endTurn') }),
  v.strictObject({ type: v.literal('income'), space: count }),
]);

const player = v.strictObject({
  money: v.exactOptional(count),
  warehouse: v.optional(goodsForm, {}),
  hold: v.optional(goodsForm, {}),
  merchants: v.exactOptional(places),
  ship: v.optional(v.string(), 'home'),
  cards: v.optional(v.array(v.string()), []),
  plan: v.optional(v.array(v.string()), []),
  mayor: v.optional(v.nullable(v.string()), null),
  finished: v.optional(v.boolean(), false),
  mayPickUp: v.optional(v.boolean(), false),
  points: v.optional(pointsForm, {}),
});

export const schema = v.strictObject({
  phase: v.optional(v.picklist(phases), 'planning'),
  round: v.optional(v.pipe(count, v.minValue(1, 'rounds are counted from 1')), 1),
  startPlayer: v.optional(count, 0),
  turn: v.exactOptional(count),
  frame: v.optional(v.nullable(frame), null),
  firstFinisher: v.optional(v.nullable(count), null),
  players: v.optional(v.array(player), []),
  houses: v.optional(v.record(v.string(), v.array(v.nullable(count))), {}),
  markets: v.optional(v.record(v.string(), v.array(v.string())), {}),
  reserve: v.optional(v.array(v.string()), []),
  sectorMoney: v.exactOptional(v.array(count)),
  display: v.optional(v.array(v.nullable(v.string())), []),
  pile: v.exactOptional(v.array(v.string())),
  removed: v.optional(v.array(v.string()), []),
});

export type SituationJson = v.InferOutput<typeof schema>;
export type PlayerForm = v.InferOutput<typeof player>;
export type GoodsForm = v.InferOutput<typeof goodsForm>;
export type FrameForm = v.InferOutput<typeof frame>;
export type Fail = (path: string, message: string) => never;

/** Finds what a name stands for, or says which names there are. The path is within the situation. */
export interface Names {
  place(name: string, path: string): number;
  tile(name: string, path: string): number;
  card(name: string, path: string): number;
  achievement(name: string, path: string): number;
  sector(name: string, path: string): number;
}

export function namesOf(print: Print): Names {
  const finder = (kind: string, list: readonly string[]) => {
    const index = new Map(list.map((name, at) => [name, at]));
    return (name: string, path: string): number => {
      const found = index.get(name);
      if (found === undefined)
        throw new InputError('bad-position', `there is no ${kind} '${name}'; there are ${list.join(', ')}`, `situation.${path}`);
      return found;
    };
  };
  const inPlay = print.cards.map(({ id }, card) => (card < actionCardCount || print.cardsInPlay.includes(card) ? id : ''));
  const card = finder('card', inPlay);
  return {
    place: finder(
      'place',
      print.board.places.map(({ id }) => id),
    ),
    tile: finder(
      'market tile',
      print.tiles.map(({ id }) => id),
    ),
    card,
    achievement: (name, path) => {
      const found = card(name, path);
      if (found < actionCardCount)
        throw new InputError('bad-position', `'${name}' is an action card, which every player has`, `situation.${path}`);
      return found;
    },
    sector: finder('sea sector', ['home', ...print.components.outerSectors.map(({ id }) => id)]),
  };
}
