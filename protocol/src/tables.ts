// Tables: how one is made, who sits at it, and what the lobby tells of it.
import * as v from 'valibot';
import { colourSchema, levelSchema } from './people.ts';

const seconds = (least: number, most: number, what: string) =>
  v.pipe(v.number(), v.minValue(least, `${what} is at least ${least}`), v.maxValue(most, `${what} is at most ${most}`));

export const tableIdPattern = /^[a-z0-9]{16}$/;
export const tableIdSchema = v.pipe(v.string(), v.regex(tableIdPattern, 'a table id is made of 16 small letters and digits'));
export const gameIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'a game id is made of small letters, digits and hyphens'),
);
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));

export const clockSchema = v.pipe(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('none') }),
    v.strictObject({
      kind: v.literal('live'),
      bank: seconds(10, 36_000, 'the bank in seconds'),
      increment: seconds(0, 600, 'the increment in seconds'),
      grace: seconds(0, 120, 'the grace in seconds'),
    }),
    v.strictObject({ kind: v.literal('turns'), hours: seconds(0.01, 24 * 30, 'the time for a turn in hours') }),
  ]),
  v.metadata({
    title: 'ClockSetting',
    description:
      "No clock; 'live': seconds in the bank, added after each decision, and free at the beginning of each; 'turns': hours for each turn.",
  }),
);
export type ClockSetting = v.InferOutput<typeof clockSchema>;

export const createTableSchema = v.pipe(
  v.strictObject({
    game: gameIdSchema,
    seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
    options: v.exactOptional(v.record(v.string(), v.unknown()), {}),
    bots: v.exactOptional(v.pipe(v.array(levelSchema), v.maxLength(15)), []),
    visibility: v.exactOptional(v.picklist(['public', 'private']), 'public'),
    clock: v.exactOptional(clockSchema, { kind: 'none' }),
    race: v.exactOptional(seconds(1, 3600, 'the time of a race in seconds'), 65),
    hints: v.exactOptional(v.boolean(), true),
    start: v.exactOptional(v.boolean(), false),
  }),
  v.metadata({
    title: 'CreateTable',
    description:
      "The maker sits in seat 0 and the bots in the last seats. `race` is the time that the game's own timer gives, where it has one. With `start` the match begins at once, if every seat is taken.",
  }),
);
export type CreateTable = v.InferOutput<typeof createTableSchema>;
export type CreateTableInput = v.InferInput<typeof createTableSchema>;

export const seatInfoSchema = v.pipe(
  v.object({
    /** The person's public id; absent in a free seat and for bots. */
    person: v.exactOptional(v.string()),
    name: v.exactOptional(v.string()),
    colour: v.exactOptional(colourSchema),
    /** The level of the bot that plays here, for good or in place of the person. */
    bot: v.exactOptional(levelSchema),
    /** Somebody is connected for this seat. */
    online: v.exactOptional(v.boolean()),
    /** The person has left, or has run out of time and was replaced. */
    away: v.exactOptional(v.boolean()),
  }),
  v.metadata({
    title: 'SeatInfo',
    description: 'A seat: free, a person, a bot, or a bot that stands in for a person who can take the seat back.',
  }),
);
export type SeatInfo = v.InferOutput<typeof seatInfoSchema>;

export const statuses = ['open', 'playing', 'over', 'ended'] as const;

export const tableInfoSchema = v.pipe(
  v.object({
    id: v.string(),
    game: v.string(),
    options: v.record(v.string(), v.unknown()),
    visibility: v.picklist(['public', 'private']),
    clock: clockSchema,
    race: v.number(),
    hints: v.boolean(),
    /** The public id of the person who made it. */
    host: v.string(),
    status: v.picklist(statuses),
    seats: v.array(seatInfoSchema),
    created: v.number(),
    /** How many only watch. */
    watchers: v.number(),
    /** It was made from a record. */
    uploaded: v.exactOptional(v.boolean()),
    /** The table of the rematch, once there is one. */
    rematch: v.exactOptional(v.string()),
  }),
  v.metadata({
    title: 'TableInfo',
    description: "A table as everybody may see it. 'over': played to the end; 'ended': broken off by the players.",
  }),
);
export type TableInfo = v.InferOutput<typeof tableInfoSchema>;
