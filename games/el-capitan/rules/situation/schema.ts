// The form of a situation of El Capitán: see ../../POSITION.md.
import * as v from 'valibot';
import { errands, protections, sources, stages } from '../state.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const florins = v.pipe(
  v.number(),
  v.integer(),
  v.transform((amount) => amount + 0),
);
const from1 = v.pipe(whole, v.minValue(1));
const owner = v.union([whole, v.picklist(['n0', 'n1'])], "a house is a seat's number, or 'n0' or 'n1' for a neutral one");

export const citySchema = v.strictObject({
  row: v.optional(v.array(v.nullable(owner)), []),
  closed: v.optional(v.array(owner), []),
  lost: v.optional(v.array(owner), []),
  fortresses: v.optional(v.array(whole), []),
});

export const playerSchema = v.strictObject({
  money: v.exactOptional(florins),
  ledger: v.exactOptional(
    v.strictObject(v.entriesFromList(sources, v.optional(florins, 0)), 'the ledger has an amount for each source'),
  ),
  warehouses: v.exactOptional(whole),
  neutralWarehouses: v.exactOptional(whole),
  fortresses: v.exactOptional(whole),
  ship: v.optional(
    v.nullable(
      v.union(
        [v.literal('bank'), v.strictObject({ city: v.string(), space: v.exactOptional(v.nullable(from1)) })],
        "a ship is null (not in play), 'bank', or a city and a harbour space",
      ),
    ),
    null,
  ),
  cards: v.optional(v.array(v.string()), []),
  loans: v.optional(v.record(v.string(), whole), {}),
  bonus: v.optional(v.nullable(from1), null),
});

export const situationSchema = v.strictObject({
  phase: v.optional(v.pipe(from1, v.maxValue(3)), 1),
  round: v.optional(from1, 1),
  startPlayer: v.optional(whole, 0),
  active: v.exactOptional(whole),
  stage: v.optional(v.picklist(stages), 'beforeAction'),
  lastRound: v.optional(v.boolean(), false),
  passes: v.optional(whole, 0),
  turn: v.optional(
    v.strictObject({
      hasSpent: v.optional(v.boolean(), false),
      protection: v.optional(v.picklist(protections), 'none'),
      hasHiredPirate: v.optional(v.boolean(), false),
      errand: v.optional(v.nullable(v.strictObject({ by: v.picklist(errands), from: v.string() })), null),
    }),
    {},
  ),
  pirate: v.exactOptional(v.strictObject({ city: v.string(), space: v.nullable(from1) })),
  cities: v.optional(v.record(v.string(), citySchema), {}),
  players: v.optional(v.array(playerSchema), []),
  display: v.exactOptional(v.array(v.string())),
  discards: v.optional(v.array(v.string()), []),
});

export type Situation = v.InferOutput<typeof situationSchema>;
export type CitySituation = v.InferOutput<typeof citySchema>;
export type PlayerSituation = v.InferOutput<typeof playerSchema>;
