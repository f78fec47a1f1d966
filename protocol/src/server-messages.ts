// What the server says over the socket.
import * as v from 'valibot';
import { faultSchema } from './faults.ts';
import type { Patch } from './patch.ts';
import { personSchema } from './people.ts';
import { chatLineSchema, heardSchema, moveSchema, tableDocumentSchema } from './play.ts';
import { tableInfoSchema } from './tables.ts';

const patchSchema = v.pipe(
  v.custom<Patch>((value) => Array.isArray(value)),
  v.metadata({
    title: 'Patch',
    description:
      'A list of steps; each begins with a JSON pointer: `[path]` takes away, `[path, value]` sets, `[path, at, remove, items]` replaces part of a list.',
  }),
);

export const welcomeSchema = v.pipe(
  v.object({
    type: v.literal('welcome'),
    version: v.number(),
    /** The server's time, in milliseconds. */
    at: v.number(),
    /** The session that the cookie speaks for; without one the client only watches. */
    person: v.exactOptional(personSchema),
  }),
  v.metadata({ title: 'welcome', description: 'The answer to `hello`.' }),
);
export const lobbySchema = v.pipe(
  v.object({ type: v.literal('lobby'), tables: v.array(tableInfoSchema) }),
  v.metadata({ title: 'lobby', description: 'All public tables that are open or being played.' }),
);
export const lobbyChangeSchema = v.pipe(
  v.object({ type: v.literal('lobbyChange'), id: v.string(), table: v.exactOptional(tableInfoSchema) }),
  v.metadata({ title: 'lobbyChange', description: 'One table as it is now; without `table` it is gone from the lobby.' }),
);
export const tableSchema = v.pipe(
  v.object({
    type: v.literal('table'),
    id: v.string(),
    /** The number of the last message of this table's news for this viewer. It only grows, whoever watches and whenever. */
    n: v.number(),
    document: tableDocumentSchema,
    heard: heardSchema,
    chat: v.array(chatLineSchema),
  }),
  v.metadata({
    title: 'table',
    description:
      "The answer to `watch`, and sent unasked when the session's seat has changed: everything. The log reaches back at least to the seat's own last move, or to `since`, up to a limit.",
  }),
);
export const changeSchema = v.pipe(
  v.object({
    type: v.literal('change'),
    table: v.string(),
    /** One more than that of the message before; anything else means that the client has missed something. */
    n: v.number(),
    patch: v.exactOptional(patchSchema),
    heard: v.exactOptional(heardSchema),
    /** The submission of the viewer's own seat that this answers. It is stored for good. */
    id: v.exactOptional(v.string()),
    chat: v.exactOptional(chatLineSchema),
  }),
  v.metadata({
    title: 'change',
    description:
      'News of a table: what to change in the document, what was heard, what was said. Whoever is not asked may hear of several moves at once.',
  }),
);
export const doneSchema = v.pipe(
  v.object({ type: v.literal('done'), table: v.string(), id: v.string() }),
  v.metadata({ title: 'done', description: 'A repeated submission had been carried out before. Nothing happened again.' }),
);
export const faultMessageSchema = v.pipe(
  v.object({
    type: v.literal('fault'),
    table: v.exactOptional(v.string()),
    /** The id of the message at fault, where it had one. */
    id: v.exactOptional(v.string()),
    fault: faultSchema,
  }),
  v.metadata({ title: 'fault', description: 'Something was not taken; nothing happened.' }),
);
export const hintMessageSchema = v.pipe(
  v.object({
    type: v.literal('hint'),
    table: v.string(),
    id: v.string(),
    candidates: v.array(v.object({ move: moveSchema, visits: v.number(), value: v.number() })),
  }),
  v.metadata({ title: 'hint', description: 'What a bot weighed, best first.' }),
);
export const pongSchema = v.pipe(
  v.object({ type: v.literal('pong'), at: v.number(), now: v.number(), tables: v.record(v.string(), v.number()) }),
  v.metadata({
    title: 'pong',
    description:
      "The answer to `ping`: the server's time, and for each table that is watched the number of its last message. A client that has another number has missed something: `watch` again.",
  }),
);
export const byeSchema = v.pipe(
  v.object({
    type: v.literal('bye'),
    reason: v.picklist(['restart', 'too-fast', 'too-slow', 'replaced']),
    retryAfter: v.number(),
  }),
  v.metadata({ title: 'bye', description: 'The server ends the connection. Come back after so many milliseconds.' }),
);

export const serverMessageSchemas = [
  welcomeSchema,
  lobbySchema,
  lobbyChangeSchema,
  tableSchema,
  changeSchema,
  doneSchema,
  faultMessageSchema,
  hintMessageSchema,
  pongSchema,
  byeSchema,
] as const;
export const serverMessageSchema = v.variant('type', serverMessageSchemas);
export type ServerMessage = v.InferOutput<typeof serverMessageSchema>;
export type TableMessage = v.InferOutput<typeof tableSchema>;
export type ChangeMessage = v.InferOutput<typeof changeSchema>;
