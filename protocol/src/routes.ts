// What can be asked over HTTP: one entry a route, from which the server checks, the client calls and the page is written.
import * as v from 'valibot';
import { limits } from './limits.ts';
import { colourSchema, levelSchema, nameSchema, personSchema } from './people.ts';
import { lineSchema, viewerSchema } from './play.ts';
import { createTableSchema, seatSchema, tableInfoSchema } from './tables.ts';

/** One route. Bodies and answers are JSON. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly about: string;
  /** Whether a guest session is needed. */
  readonly session: boolean;
  readonly body?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly answer: v.GenericSchema;
}

const tableAnswer = v.object({ table: tableInfoSchema });
const fromText = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'a whole number'), v.transform(Number));
const viewerFromText = v.pipe(
  v.string(),
  v.regex(/^(\d{1,2}|spectator)$/, "a seat's number or 'spectator'"),
  v.transform((text) => (text === 'spectator' ? text : Number(text))),
  viewerSchema,
);

export const replayStepSchema = v.pipe(
  v.object({ line: lineSchema, view: v.record(v.string(), v.unknown()) }),
  v.metadata({ title: 'ReplayStep', description: 'A line of the log and the view after it.' }),
);

export const routes = {
  session: {
    method: 'GET',
    path: '/api/session',
    about: 'Who the cookie says one is; `person` is absent for somebody new.',
    session: false,
    answer: v.object({ person: v.exactOptional(personSchema), version: v.number() }),
  },
  enter: {
    method: 'POST',
    path: '/api/session',
    about:
      'Becomes a guest, or changes name and colour. Sets a signed cookie that scripts cannot read. What is left out is chosen.',
    session: false,
    body: v.strictObject({ name: v.exactOptional(nameSchema), colour: v.exactOptional(colourSchema) }),
    answer: v.object({ person: personSchema }),
  },
  games: {
    method: 'GET',
    path: '/api/games',
    about: 'The games this server offers, with their numbers of players and options.',
    session: false,
    answer: v.object({
      games: v.array(
        v.object({
          id: v.string(),
          title: v.string(),
          seats: v.object({ min: v.number(), max: v.number() }),
          options: v.record(v.string(), v.unknown()),
          race: v.boolean(),
        }),
      ),
    }),
  },
  tables: {
    method: 'GET',
    path: '/api/tables',
    about: 'The public tables that are open or being played, newest first.',
    session: false,
    answer: v.object({ tables: v.array(tableInfoSchema) }),
  },
  mine: {
    method: 'GET',
    path: '/api/tables/mine',
    about: 'The tables at which the session has a seat, newest first; with whether it is asked for a decision.',
    session: true,
    answer: v.object({ tables: v.array(tableInfoSchema), asked: v.array(v.string()) }),
  },
  create: {
    method: 'POST',
    path: '/api/tables',
    about: 'Makes a table.',
    session: true,
    body: createTableSchema,
    answer: tableAnswer,
  },
  table: { method: 'GET', path: '/api/tables/:id', about: 'One table.', session: false, answer: tableAnswer },
  join: {
    method: 'POST',
    path: '/api/tables/:id/join',
    about: 'Takes a free seat, or takes the own seat back from the bot that stands in.',
    session: true,
    body: v.strictObject({ seat: v.exactOptional(seatSchema) }),
    answer: v.object({ table: tableInfoSchema, seat: v.number() }),
  },
  leave: {
    method: 'POST',
    path: '/api/tables/:id/leave',
    about: 'Gives the seat up: free again before the start; after it the others choose what becomes of it.',
    session: true,
    body: v.strictObject({}),
    answer: tableAnswer,
  },
  seatBot: {
    method: 'POST',
    path: '/api/tables/:id/bot',
    about: 'Before the start the host seats a bot of a level in a free seat, or with `null` clears the seat.',
    session: true,
    body: v.strictObject({ seat: seatSchema, level: v.nullable(levelSchema) }),
    answer: tableAnswer,
  },
  start: {
    method: 'POST',
    path: '/api/tables/:id/start',
    about: 'The host begins the match. Every seat must be taken.',
    session: true,
    body: v.strictObject({}),
    answer: tableAnswer,
  },
  choose: {
    method: 'POST',
    path: '/api/tables/:id/choose',
    about:
      'What to do about a seat that is late, was left, or has been gone for two minutes at a table without a clock: wait for it once more, let a bot play until it is taken back, or end the match. Ending needs everybody else who plays.',
    session: true,
    body: v.strictObject({
      seat: seatSchema,
      choice: v.picklist(['wait', 'bot', 'end']),
      level: v.exactOptional(levelSchema, 'merchant'),
    }),
    answer: tableAnswer,
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    about:
      'After play: a new table of the same kind, with the same bots, where the others can sit down again. Made once, then joined.',
    session: true,
    body: v.strictObject({}),
    answer: tableAnswer,
  },
  lines: {
    method: 'GET',
    path: '/api/tables/:id/lines',
    about: `The viewer's log from one line on, at most ${limits.linesSent} lines.`,
    session: false,
    query: v.strictObject({ from: v.exactOptional(fromText, '0') }),
    answer: v.object({ from: v.number(), lines: v.array(lineSchema), total: v.number() }),
  },
  replay: {
    method: 'GET',
    path: '/api/tables/:id/replay',
    about: `The match again, seen from a seat: at most ${limits.stepsSent} steps from one line on. Until the game is over only from the own seat, or as a spectator.`,
    session: false,
    query: v.strictObject({ viewer: v.exactOptional(viewerFromText), from: v.exactOptional(fromText, '0') }),
    answer: v.object({ viewer: viewerSchema, from: v.number(), steps: v.array(replayStepSchema), total: v.number() }),
  },
  record: {
    method: 'GET',
    path: '/api/tables/:id/record',
    about: 'The record of a match that is over, to take home. It holds every secret, so there is none before the end.',
    session: false,
    answer: v.record(v.string(), v.unknown()),
  },
  upload: {
    method: 'POST',
    path: '/api/records',
    about: 'Brings a record: a finished one to look at; with `goOn` an unfinished one to be played on at a new table.',
    session: true,
    body: v.strictObject({
      record: v.record(v.string(), v.unknown()),
      goOn: v.exactOptional(v.boolean(), false),
      bots: v.exactOptional(v.pipe(v.array(levelSchema), v.maxLength(15)), []),
    }),
    answer: tableAnswer,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export type RouteAnswer<Name extends RouteName> = v.InferOutput<(typeof routes)[Name]['answer']>;
export type RouteBody<Name extends RouteName> = (typeof routes)[Name] extends {
  readonly body: infer Body extends v.GenericSchema;
}
  ? v.InferInput<Body>
  : undefined;
export type ReplayStep = v.InferOutput<typeof replayStepSchema>;
