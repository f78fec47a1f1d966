// What can be wrong with a message or a request: one id each, with one plain sentence beside it.
import * as v from 'valibot';

export const faultIds = [
  /** The text is no JSON. */
  'not-json',
  /** The message or the request does not have the right form. */
  'bad-message',
  /** The client speaks another version of the protocol. */
  'wrong-version',
  'too-large',
  'too-fast',
  'too-many',
  /** A guest session is needed. */
  'no-session',
  'foreign-origin',
  'unknown-table',
  'unknown-game',
  'unknown-route',
  /** Something only a certain person may do. */
  'not-allowed',
  /** The table is not in the state for that: not open any more, not started yet, already over. */
  'wrong-moment',
  'no-free-seat',
  /** The match said no; `refusal` says why. */
  'refused',
  /** The table has moved on since the sender looked. */
  'stale',
  /** The input was read and found wrong: options, records, numbers of players. */
  'bad-input',
  /** The storage did not take it; nothing happened. */
  'not-stored',
  'not-watching',
  'no-hints',
  /** The server is going down or has too much to do. */
  'unavailable',
  'internal',
] as const;

export type FaultId = (typeof faultIds)[number];

export const refusalSchema = v.pipe(
  v.object({
    reason: v.string(),
    rule: v.exactOptional(v.string()),
    detail: v.exactOptional(v.string()),
    facts: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
    at: v.exactOptional(v.number()),
  }),
  v.metadata({
    title: 'Refusal',
    description:
      'Why the match did not take a move: the reason, the number of the rule, the reason id of the game, the place in the batch.',
  }),
);

export const faultSchema = v.pipe(
  v.object({
    id: v.picklist(faultIds),
    message: v.string(),
    /** The entry at fault. */
    path: v.exactOptional(v.string()),
    refusal: v.exactOptional(refusalSchema),
  }),
  v.metadata({ title: 'Fault', description: 'What was wrong, in one id and one sentence, and which entry it was.' }),
);
export type Fault = v.InferOutput<typeof faultSchema>;
export type MoveRefusal = v.InferOutput<typeof refusalSchema>;
