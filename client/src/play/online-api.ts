// The server's HTTP side, as the page uses it. An empty message means that no server answers.
import { type BotLevel, type ClockSetting, type RouteAnswer, type RouteBody, type RouteName, routes } from '@kontor/protocol';
import { rememberGuest } from './guest.ts';

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
  /** A bot's level, or nothing for a person, for each seat. The first is the own one, whatever it says. */
  readonly seats: readonly (BotLevel | undefined)[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly name: string;
  /** The page's word for somebody without a name. */
  readonly guest: string;
}

/** How somebody is called who gave no name: the page's word for a guest, and a number that tells them apart. */
const unnamed = (guest: string): string => `${guest} ${1000 + Math.floor(Math.random() * 9000)}`;

/** Becomes a guest where one is not yet, or takes another name. Whoever gives no name is called `guest`, with a number. */
export async function enter(name: string, guest: string): Promise<ApiFault | undefined> {
  const session = await call('session');
  if (isFault(session)) return session;
  const { person } = session;
  if (person && (name === '' || person.name === name)) {
    rememberGuest(person.id);
    return undefined;
  }
  const entered = await call('enter', { body: { name: name || unnamed(guest) } });
  if (isFault(entered)) return entered;
  rememberGuest(entered.person.id);
  return undefined;
}

/** Opens a table and answers its id, or what went wrong. */
export async function openOnlineTable(start: OnlineStart): Promise<string | ApiFault> {
  const fault = await enter(start.name, start.guest);
  if (fault) return fault;
  const { seats } = start;
  const bots = seats.flatMap((level, seat) => (level === undefined || seat === 0 ? [] : [{ seat, level }]));
  // A table is made with its bots in the last seats; where a person sits behind a bot, bots take their seats afterwards.
  const areLast = bots.every(({ seat }) => seat >= seats.length - bots.length);
  const body: RouteBody<'create'> = {
    game: start.game,
    seats: seats.length,
    options: { ...start.options },
    bots: areLast ? bots.map(({ level }) => level) : [],
    visibility: start.isPublic ? 'public' : 'private',
    clock: clocks[start.clock],
    hints: start.hints,
    start: bots.length === seats.length - 1 && areLast,
  };
  const made = await call('create', { body });
  if (isFault(made)) return made;
  const { id } = made.table;
  for (const bot of areLast ? [] : bots) {
    const seated = await call('seatBot', { id, body: bot });
    if (isFault(seated)) return seated;
  }
  return id;
}
