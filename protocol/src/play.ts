// What one viewer knows of one table: a document that the server keeps up to date with patches.
import * as v from 'valibot';
import { seatSchema, tableInfoSchema } from './tables.ts';

const plainObject = v.record(v.string(), v.unknown());
export const longestMoveType = 64;
export const moveSchema = v.looseObject({ type: v.pipe(v.string(), v.maxLength(longestMoveType)) });
export const viewerSchema = v.union([seatSchema, v.literal('spectator')]);

const standingSchema = v.object({
  seat: v.number(),
  place: v.number(),
  score: v.number(),
  parts: v.array(v.object({ source: v.string(), amount: v.number() })),
});

export const playSchema = v.pipe(
  v.object({
    /** The game's own view for this viewer. */
    view: plainObject,
    decisions: v.array(v.object({ seat: v.number(), prompt: v.string() })),
    /** How many of the viewer's own last moves can be taken back. */
    takeBack: v.number(),
    /** To be quoted with a move: it says on which question the move was decided. */
    turn: v.number(),
    /** Best first; there when the game is over or was ended. */
    standings: v.exactOptional(v.array(standingSchema)),
  }),
  v.metadata({ title: 'Play', description: 'The match as one viewer sees it.' }),
);
export type Play = v.InferOutput<typeof playSchema>;

export const clockStateSchema = v.pipe(
  v.object({
    /** The server's time when this was true, in milliseconds. */
    at: v.number(),
    /** Milliseconds left for each seat at that time. */
    left: v.array(v.number()),
    /** The seats whose time runs. */
    running: v.array(v.number()),
    /** Milliseconds of grace left for each running seat before its bank is touched, at that time. */
    grace: v.array(v.number()),
    /** Seats that have run out of time or were left, over which the others choose, with who wants the game ended. */
    late: v.array(v.object({ seat: v.number(), end: v.array(v.number()) })),
    /** When the game's own timer runs out, in the server's time. */
    race: v.exactOptional(v.number()),
  }),
  v.metadata({ title: 'ClockState', description: "Everybody's time." }),
);
export type ClockState = v.InferOutput<typeof clockStateSchema>;

export const tableDocumentSchema = v.pipe(
  v.object({
    table: tableInfoSchema,
    viewer: viewerSchema,
    /** There from the start of the match on. */
    play: v.exactOptional(playSchema),
    clock: v.exactOptional(clockStateSchema),
  }),
  v.metadata({ title: 'TableDocument', description: 'All that one viewer knows of one table.' }),
);
export type TableDocument = v.InferOutput<typeof tableDocumentSchema>;

export const lineSchema = v.pipe(
  v.object({
    actor: v.union([seatSchema, v.literal('outside'), v.literal('setup')]),
    events: v.array(v.looseObject({ type: v.string() })),
    /** The server's time, in milliseconds. */
    at: v.number(),
  }),
  v.metadata({
    title: 'Line',
    description: 'What the viewer heard of one entry of the log. Entries of which a viewer hears nothing have no line.',
  }),
);
export type Line = v.InferOutput<typeof lineSchema>;

export const heardSchema = v.pipe(
  v.object({
    /** Lines from this number on are replaced by `lines`. */
    from: v.number(),
    lines: v.array(lineSchema),
    /** Lines before this number will never change. */
    fixed: v.number(),
  }),
  v.metadata({ title: 'Heard', description: "News for the viewer's log." }),
);
export type Heard = v.InferOutput<typeof heardSchema>;

export const chatLineSchema = v.pipe(
  v.object({ number: v.number(), person: v.string(), name: v.string(), text: v.string(), at: v.number() }),
  v.metadata({ title: 'ChatLine', description: 'Something somebody said at the table.' }),
);
export type ChatLine = v.InferOutput<typeof chatLineSchema>;
