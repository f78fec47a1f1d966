// Who one is online, and where one sits: the name of a guest, the seats of bots, the own tables on the first page.
import type { TableInfo } from '@kontor/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botName } from '../play/bot-names.ts';
import { guestId, rememberGuest } from '../play/guest.ts';
import { myTables } from '../play/my-tables.ts';
import { enter, type OnlineStart, openOnlineTable } from '../play/online-api.ts';

const kept = new Map<string, string>();
/** What was asked of the server, as 'METHOD path', with the body. */
const asked: [string, unknown][] = [];
let answers: Readonly<Record<string, object>>;

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  answers = {};
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('fetch', async (path: string, { method, body = '{}' }: { method: string; body?: string }) => {
    asked.push([`${method} ${path}`, JSON.parse(body)]);
    const answer = answers[`${method} ${path}`];
    const json = answer ?? { fault: { id: 'no-session', message: 'become a guest first' } };
    return new Response(JSON.stringify(json), { status: answer ? 200 : 401, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const person = (name: string) => ({ id: 'me', name, colour: 'red' });

test('whoever gives no name is a guest in the words of the page, with a number, and keeps a name once given', async () => {
  answers = { 'GET /api/session': { version: 1 }, 'POST /api/session': { person: person('Gast 1234') } };
  expect(await enter('', 'Gast')).toBeUndefined();
  expect(asked.at(-1)?.[1]).toEqual({ name: expect.stringMatching(/^Gast \d{4}$/) as string });
  expect(guestId()).toBe('me');
  answers = { ...answers, 'GET /api/session': { person: person('Gast 1234'), version: 1 } };
  asked.length = 0;
  await enter('', 'Ospite');
  await enter('Gast 1234', 'Ospite');
  expect(asked.map(([what]) => what)).toEqual(['GET /api/session', 'GET /api/session']);
  await enter('Ana', 'Gast');
  expect(asked.at(-1)).toEqual(['POST /api/session', { name: 'Ana' }]);
});

test('bots sit online where they were put in the set-up', async () => {
  const made = { table: { id: 'new' } };
  answers = {
    'GET /api/session': { person: person('Ana'), version: 1 },
    'POST /api/tables': made,
    'POST /api/tables/new/bot': made,
  };
  const open = async (seats: OnlineStart['seats']) => {
    asked.length = 0;
    const start = { game: 'wharf', options: {}, isPublic: false, hints: true, clock: 'none', name: '', guest: 'Gast' } as const;
    expect(await openOnlineTable({ ...start, seats })).toBe('new');
    return asked.slice(1).map(([, body]) => body);
  };
  expect(await open([undefined, 'merchant', 'captain'])).toMatchObject([
    { seats: 3, bots: ['merchant', 'captain'], start: true },
  ]);
  expect(await open([undefined, undefined, 'captain'])).toMatchObject([{ seats: 3, bots: ['captain'], start: false }]);
  expect(await open([undefined, 'captain', undefined])).toMatchObject([
    { seats: 3, bots: [], start: false },
    { seat: 1, level: 'captain' },
  ]);
});

const table = (id: string, status: TableInfo['status'], seats: TableInfo['seats']): TableInfo => ({
  id,
  game: 'wharf',
  options: {},
  visibility: 'private',
  clock: { kind: 'none' },
  race: 65,
  hints: true,
  host: 'me',
  status,
  seats,
  created: 7,
  watchers: 0,
});

test('the own tables name the others and say where one is asked', async () => {
  expect(await myTables()).toEqual([]);
  expect(asked).toEqual([]);
  rememberGuest('me');
  const seats = [{ person: 'me', name: 'Ana' }, { person: 'you', name: 'Berta' }, { bot: 'captain' as const }, {}];
  answers = {
    'GET /api/tables/mine': {
      tables: [table('a', 'playing', seats), table('b', 'ended', seats), table('c', 'playing', [{ ...seats[0], away: true }])],
      asked: ['a', 'c'],
    },
  };
  expect(await myTables()).toMatchObject([
    { id: 'a', others: ['Berta', botName(2)], isOver: false, isAsked: true, at: 7 },
    { id: 'b', isOver: true, isAsked: false },
    { id: 'c', others: [], isAsked: false },
  ]);
});

test('without a session there are no own tables, and it is not asked for again', async () => {
  rememberGuest('me');
  expect(await myTables()).toEqual([]);
  expect(guestId()).toBeUndefined();
});
