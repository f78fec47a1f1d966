// The shape of a situation in words. Every entry may be left out; ../../POSITION.md says what then holds.
import * as v from 'valibot';
import { mission, phases, repeatables, turnStages } from '../state.ts';

const count = v.pipe(v.number(), v.integer('a whole number is needed'), v.minValue(0));
const amounts = v.record(v.string(), count);
const name = v.nullable(v.string());
const seatOrNone = v.nullable(count);
const flag = v.optional(v.boolean(), false);

export const cargoNames = ['food', 'coin'] as const;
export const cartNames = ['absent', 'ready', 'used'] as const;
export const missionNames = Object.keys(mission) as (keyof typeof mission)[];

const player = v.strictObject({
  role: v.optional(name, null),
  coins: v.optional(count, 0),
  figure: v.optional(name, null),
  road: v.optional(count, 0),
  order: v.optional(v.nullable(v.strictObject({ card: v.string(), delivered: v.optional(amounts, {}) })), null),
  finishedOrders: v.optional(v.array(v.string()), []),
  houses: v.optional(v.array(v.string()), []),
  boats: v.optional(v.array(v.string()), []),
  extensions: v.optional(v.array(v.string()), []),
  shed: v.optional(count, 0),
  boughtCart: flag,
  boughtExtension: flag,
  passed: flag,
  ready: flag,
  bag: v.optional(amounts, {}),
  container: v.optional(amounts, {}),
  planning: v.optional(amounts, {}),
  spaces: v.optional(v.record(v.string(), amounts), {}),
  wild: v.optional(name, null),
  movement: v.optional(v.array(v.nullable(v.picklist(cargoNames))), []),
  carts: v.optional(v.array(v.picklist(cartNames)), ['ready']),
  stations: v.optional(v.record(v.string(), amounts), {}),
  warehouse: v.optional(
    v.array(v.strictObject({ good: v.string(), tiles: v.pipe(count, v.minValue(1)), corn: v.optional(count, 0) })),
    [],
  ),
  secret: v.optional(v.array(v.strictObject({ item: v.string(), spot: v.string() })), []),
  missions: v.optional(v.record(v.string(), v.picklist(missionNames)), {}),
});

export const situationSchema = v.strictObject({
  phase: v.optional(v.picklist(phases), 'acting'),
  round: v.optional(v.pipe(count, v.minValue(1)), 1),
  startPlayer: v.optional(count, 0),
  active: v.exactOptional(count),
  turn: v.optional(v.picklist(turnStages), 'fresh'),
  repeating: v.optional(
    v.nullable(v.union([v.picklist(repeatables), v.strictObject({ location: v.string(), action: count })])),
    null,
  ),
  cornDue: v.optional(count, 0),
  exchanged: v.optional(name, null),
  lateTiles: v.optional(amounts, {}),
  lastRound: v.optional(count, 0),
  trigger: v.optional(name, null),
  ring: v.exactOptional(v.array(v.string())),
  supply: v.exactOptional(amounts),
  carts: v.exactOptional(count),
  houses: v.exactOptional(v.array(v.string())),
  boats: v.exactOptional(v.array(v.string())),
  orders: v.exactOptional(v.array(v.string())),
  track: v.optional(v.array(name), []),
  pile: v.exactOptional(v.array(v.string())),
  firsts: v.optional(
    v.strictObject({
      row: v.optional(seatOrNone, null),
      order: v.optional(seatOrNone, null),
      house: v.optional(seatOrNone, null),
      rowOf: v.optional(v.record(v.string(), count), {}),
    }),
    { row: null, order: null, house: null, rowOf: {} },
  ),
  players: v.optional(v.array(player), []),
});

export type SituationInput = v.InferOutput<typeof situationSchema>;
export type PlayerInput = SituationInput['players'][number];
