// What a client says over the socket. Everything is checked against these schemas at the server's door.
import * as v from 'valibot';
import { limits, protocolVersion } from './limits.ts';
import { spoken } from './people.ts';
import { longestMoveType, moveSchema } from './play.ts';
import { tableIdPattern, tableIdSchema } from './tables.ts';

const requestIdPattern = /^[\w.:-]{1,48}$/;
const mostCount = 1_000_000_000;
const mostTakenBack = 1000;
/** A client's own name for something it asked: it comes back with the answer, and the same id is never carried out twice. */
const requestId = v.pipe(
  v.string('an id is a text'),
  v.regex(requestIdPattern, 'an id is made of 1 to 48 letters, digits, dots, colons, hyphens and underscores'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostCount));

export const helloSchema = v.pipe(
  v.strictObject({ type: v.literal('hello'), version: v.pipe(v.number(), v.integer()) }),
  v.metadata({
    title: 'hello',
    description: `Comes first and says which version of the protocol the client speaks: ${protocolVersion}. Answered by \`welcome\`.`,
  }),
);
export const lobbyMessageSchema = v.pipe(
  v.strictObject({ type: v.literal('lobby'), on: v.boolean() }),
  v.metadata({
    title: 'lobby',
    description: 'Begins or ends live news of the public tables. Answered by `lobby` with the whole list.',
  }),
);
export const watchSchema = v.pipe(
  v.strictObject({ type: v.literal('watch'), table: tableIdSchema, since: v.exactOptional(count) }),
  v.metadata({
    title: 'watch',
    description:
      "Asks for a table and all its news, as the session's own seat sees it, or as a spectator. `since` is the number of log lines that the client has and that will not change (`fixed`); only later ones are sent. Sent again whenever the client has missed something. Answered by `table`.",
  }),
);
export const unwatchSchema = v.pipe(
  v.strictObject({ type: v.literal('unwatch'), table: tableIdSchema }),
  v.metadata({ title: 'unwatch', description: 'No more news of that table.' }),
);
export const submitSchema = v.pipe(
  v.strictObject({
    type: v.literal('submit'),
    table: tableIdSchema,
    id: requestId,
    turn: count,
    moves: v.pipe(v.array(moveSchema), v.maxLength(limits.movesInBatch, `a batch holds at most ${limits.movesInBatch} moves`)),
    takeBack: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostTakenBack)), 0),
  }),
  v.metadata({
    title: 'submit',
    description:
      "Moves of the session's own seat, taken whole or not at all, after so many of its own last moves were taken back; with no moves it is a plain undo. `turn` quotes `play.turn`. To be repeated with the same `id` until it is answered: it is carried out once. Answered by a `change` with that `id` when it is stored for good, or by `fault`.",
  }),
);
export const chatSchema = v.pipe(
  v.strictObject({
    type: v.literal('chat'),
    table: tableIdSchema,
    id: requestId,
    text: v.pipe(v.string(), v.transform(spoken), v.minLength(1, 'say something'), v.maxLength(limits.chatLength)),
  }),
  v.metadata({ title: 'chat', description: 'Says something to everybody at the table. Carried out once for each `id`.' }),
);
export const hintSchema = v.pipe(
  v.strictObject({ type: v.literal('hint'), table: tableIdSchema, id: requestId }),
  v.metadata({
    title: 'hint',
    description: "Asks a bot what it would do in the session's own seat, where the table allows it. Answered by `hint`.",
  }),
);
export const pingSchema = v.pipe(
  v.strictObject({ type: v.literal('ping'), at: v.number() }),
  v.metadata({
    title: 'ping',
    description:
      'Answered by `pong`. A client asks every few seconds, and so finds out that it has missed something although nothing follows.',
  }),
);

export const clientMessageSchemas = [
  helloSchema,
  lobbyMessageSchema,
  watchSchema,
  unwatchSchema,
  submitSchema,
  chatSchema,
  hintSchema,
  pingSchema,
] as const;
export const clientMessageSchema = v.variant('type', clientMessageSchemas);
const schemaByType = new Map(clientMessageSchemas.map((schema) => [schema.entries.type.literal as string, schema]));

/** The schema that a message must fit: that of its own type, which is quicker than trying all, or all if it has none. */
export function schemaFor(message: unknown): typeof clientMessageSchema | (typeof clientMessageSchemas)[number] {
  const type = typeof message === 'object' && message !== null ? (message as { type?: unknown }).type : undefined;
  return (typeof type === 'string' ? schemaByType.get(type) : undefined) ?? clientMessageSchema;
}

const head = '{"type":"submit","table":"';
const tableIdLength = 16;
const beforeId = '","id":"';
const beforeTurn = '","turn":';
const beforeMoves = ',"moves":';
const digits = { zero: 0x30, nine: 0x39 };
const mostDigits = 9;

/**
 * A plain `submit`, read off the text without the schema: nearly all messages are such, and all are spelled alike. Nothing where anything
 * is unusual; then the schema decides, and says what is wrong.
 */
export function plainSubmit(text: string): SubmitMessage | undefined {
  if (!text.startsWith(head)) return undefined;
  const afterTable = head.length + tableIdLength;
  const table = text.slice(head.length, afterTable);
  const idAt = afterTable + beforeId.length;
  const afterId = text.indexOf('"', idAt);
  if (!tableIdPattern.test(table) || !text.startsWith(beforeId, afterTable) || !text.startsWith(beforeTurn, afterId))
    return undefined;
  const id = apart(text.slice(idAt, afterId));
  const turnAt = afterId + beforeTurn.length;
  const afterTurn = endOfCount(text, turnAt);
  if (!requestIdPattern.test(id) || afterTurn === undefined || !text.startsWith(beforeMoves, afterTurn)) return undefined;
  const moves = text.endsWith('}') ? plainMoves(text.slice(afterTurn + beforeMoves.length, -1)) : undefined;
  return moves && { type: 'submit', table, id, turn: Number(text.slice(turnAt, afterTurn)), moves, takeBack: 0 };
}

/** A part of a text, without the text that it was a part of: whoever keeps it keeps no more. */
const apart = (part: string): string => ` ${part}`.slice(1);

/** Where a whole number ends that is spelled as JSON spells it, with few digits. */
function endOfCount(text: string, from: number): number | undefined {
  let at = from;
  for (; at <= from + mostDigits; at++) {
    const code = text.charCodeAt(at);
    if (!(code >= digits.zero && code <= digits.nine)) break;
  }
  const length = at - from;
  return length === 0 || length > mostDigits || (length > 1 && text.charCodeAt(from) === digits.zero) ? undefined : at;
}

type Moves = SubmitMessage['moves'];

/** Lists of moves that were read, by their texts: the same few are sent again and again. Nobody changes what was read. */
const movesRead = new Map<string, Moves>();
const mostRead = 4000;
const longestRead = 160;

function plainMoves(text: string): Moves | undefined {
  if (text.length > longestRead) return undefined;
  const known = movesRead.get(text);
  if (known) return known;
  const moves = movesIn(text);
  if (moves) {
    if (movesRead.size >= mostRead) movesRead.clear();
    movesRead.set(apart(text), moves);
  }
  return moves;
}

function movesIn(text: string): Moves | undefined {
  try {
    const moves: unknown = JSON.parse(text);
    return Array.isArray(moves) && moves.length <= limits.movesInBatch && moves.every(isPlainMove) ? (moves as Moves) : undefined;
  } catch {
    return undefined;
  }
}

function isPlainMove(move: unknown): move is Moves[number] {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return false;
  const { type } = move as { type?: unknown };
  return typeof type === 'string' && type.length <= longestMoveType;
}

export type SubmitMessage = v.InferOutput<typeof submitSchema>;
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;
/** What a client writes: what has a default may be left out. */
export type ClientMessageInput = v.InferInput<typeof clientMessageSchema>;
