// The server's HTTP side, as the page uses it. An empty message means that no server answers.
import { type ClockSetting, type RouteAnswer, type RouteBody, type RouteName, routes, type TableInfo } from '@kontor/protocol';

export interface ApiFault {
  /** Which of the server's faults it is, where the server said so. */
  readonly id?: string;
  readonly message: string;
}

/** Calls a route of the server. */
export async function call<Name extends RouteName>(
  name: Name,
  parameters: { readonly id?: string; readonly body?: RouteBody<Name> } = {},
): Promise<RouteAnswer<Name> | ApiFault> {
  const { method, path } = routes[name];
  if (!navigator.onLine) return { message: '' };
  try {
    const answer = await fetch(path.replace(':id', encodeURIComponent(parameters.id ?? '')), {
      method,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(parameters.body ?? {}) }),
    });
    if (!(answer.headers.get('content-type') ?? '').includes('json')) return { message: '' };
    const json = (await answer.json()) as { readonly fault?: ApiFault; readonly message?: string };
    if (answer.ok) return json as RouteAnswer<Name>;
    return json.fault ?? { message: json.message ?? String(answer.status) };
  } catch {
    return { message: '' };
  }
}

export const isFault = (answer: object): answer is ApiFault => 'message' in answer;

export const clockChoices = ['none', 'live', 'day'] as const;
export type ClockChoice = (typeof clockChoices)[number];

const clocks: Readonly<Record<ClockChoice, ClockSetting>> = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 900, increment: 30, grace: 10 },
  day: { kind: 'turns', hours: 24 },
};

export interface OnlineStart {
  readonly isPublic: boolean;
  /** Whether players may ask a bot for advice. */
  readonly hints: boolean;
  readonly clock: ClockChoice;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly name: string;
}

/** Becomes a guest where one is not yet. */
export async function enter(name: string): Promise<ApiFault | undefined> {
  const session = await call('session');
  if (isFault(session)) return session;
  if (session.person && (name === '' || session.person.name === name)) return undefined;
  const entered = await call('enter', { body: name === '' ? {} : { name } });
  return isFault(entered) ? entered : undefined;
}

/** Opens a table and answers its id, or what went wrong. */
export async function openOnlineTable(start: OnlineStart): Promise<string | ApiFault> {
  const fault = await enter(start.name);
  if (fault) return fault;
  const body = {
    game: start.game,
    seats: start.seats,
    options: { ...start.options },
    bots: [...start.bots] as TableInfo['seats'][number]['bot'][],
    visibility: start.isPublic ? 'public' : 'private',
    clock: clocks[start.clock],
    hints: start.hints,
    start: start.bots.length === start.seats - 1,
  } as RouteBody<'create'>;
  const made = await call('create', { body });
  return isFault(made) ? made : made.table.id;
}
