// The page's copy of a table of the server: whatever is doubled, late, out of order or lost, it ends up with what the server has.
import type { ClientMessage, ServerMessage } from '@kontor/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OnlineTable } from '../play/online-table.ts';

const id = 'aaaaaaaaaaaaaaaa';

/** The server's end of the page's socket. */
class Wire extends EventTarget {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = Wire.OPEN;
  readonly said: ClientMessage[] = [];
  constructor() {
    super();
    Wire.last = this;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  tell(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
    this.tell({ type: 'welcome', version: 1, at: Date.now() });
  }
  /** How often something was said since the last question. */
  count(type: ClientMessage['type']): number {
    return this.said.splice(0).filter((message) => message.type === type).length;
  }
}

const line = (number: number) => ({ actor: 0, events: [{ type: 'told', number }], at: number });
const whole = (n: number, coins: number, turn = coins): object => ({
  type: 'table',
  id,
  n,
  document: { table: { id }, viewer: 0, play: { view: { coins }, decisions: [], takeBack: 0, turn } },
  heard: { from: 0, lines: Array.from({ length: coins }, (_, at) => line(at)), fixed: 0 },
  chat: [],
});
/** The change that leads from so many coins less one to so many, told as one line. */
const change = (n: number, coins: number, more: object = {}): object => ({
  type: 'change',
  table: id,
  n,
  patch: [
    ['/play/view/coins', coins],
    ['/play/turn', coins],
  ],
  heard: { from: coins - 1, lines: [line(coins - 1)], fixed: 0 },
  ...more,
});

let table: OnlineTable;
const coins = () => (table.document.value?.play?.view as { coins: number } | undefined)?.coins;
const told = (...messages: object[]): Wire => {
  for (const message of messages) Wire.last.tell(message as ServerMessage);
  return Wire.last;
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.resetModules();
  const { followTable } = await import('../play/online-table.ts');
  table = followTable(id);
  Wire.last.open();
  told(whole(10, 1)).said.length = 0;
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test('every order of messages, doubled or not, ends with the same table once it is shown again where it asks', () => {
  const messages = [change(11, 2), change(12, 3), change(13, 4)];
  for (const order of [
    [0, 1, 2],
    [0, 0, 1, 1, 2, 2],
    [1, 0, 2],
    [2, 1, 0],
    [0, 2, 2],
    [1, 2],
  ]) {
    told(whole(10, 1), whole(10, 1));
    const wire = told(...order.map((at) => messages[at]!));
    if (wire.count('watch') > 0) told(whole(13, 4));
    expect([order, coins(), table.replica.value?.lines.length]).toEqual([order, 4, 4]);
    expect(told(change(14, 5)).count('watch')).toBe(0);
    expect(coins()).toBe(5);
    Wire.last.close();
    vi.advanceTimersByTime(10_000);
    Wire.last.open();
    Wire.last.said.length = 0;
  }
});

test('a whole table that comes late changes nothing back, but the first of a new connection is believed', () => {
  told(change(11, 2), whole(10, 1));
  expect(coins()).toBe(2);
  Wire.last.close();
  vi.advanceTimersByTime(10_000);
  Wire.last.open();
  expect(Wire.last.count('watch')).toBe(1);
  told(whole(3, 7));
  expect(coins()).toBe(7);
});

test('what the old socket still says after a new one was opened is not heard', async () => {
  const { serverLink } = await import('../play/connection.ts');
  const old = Wire.last;
  serverLink().renew();
  Wire.last.open();
  told(whole(20, 5));
  old.tell(change(21, 6));
  expect(coins()).toBe(5);
});

test('news that never came are asked for with the next beat', () => {
  vi.advanceTimersByTime(7000);
  expect(Wire.last.count('ping')).toBe(1);
  expect(told({ type: 'pong', at: 0, now: 0, tables: { [id]: 10 } }).count('watch')).toBe(0);
  expect(told({ type: 'pong', at: 0, now: 0, tables: { [id]: 12 } }).count('watch')).toBe(1);
  told(whole(12, 3));
  expect(coins()).toBe(3);
});

test('a table that the server does not speak of is asked for again, unless there is none', () => {
  expect(told({ type: 'pong', at: 0, now: 0, tables: {} }).count('watch')).toBe(1);
  const fault = { id: 'unknown-table', message: 'there is no such table' } as const;
  told({ type: 'fault', table: id, fault });
  expect(told({ type: 'pong', at: 0, now: 0, tables: {} }).count('watch')).toBe(0);
});

test('moves are said until they are answered, and taken once', async () => {
  const answer = table.submit([{ type: 'go' }], 0);
  expect(Wire.last.count('submit')).toBe(1);
  expect(told({ type: 'pong', at: 0, now: 0, tables: { [id]: 10 } }).count('watch')).toBe(1);
  told(whole(10, 1));
  const [again] = Wire.last.said;
  if (again?.type !== 'submit') throw new Error('the move was not said again');
  told(change(11, 2, { id: again.id }), { type: 'done', table: id, id: again.id });
  expect(await answer).toBeUndefined();
  expect([coins(), table.ownMoves()]).toEqual([2, [{ type: 'go' }]]);
});

test('whoever decided on an old table is shown the new one', async () => {
  const answer = table.submit([{ type: 'go' }], 0);
  const [submitted] = Wire.last.said.splice(0);
  if (submitted?.type !== 'submit') throw new Error('nothing was said');
  told({ type: 'fault', table: id, id: submitted.id, fault: { id: 'stale', message: 'look again' } });
  expect((await answer)?.message).toBe('look again');
  expect(Wire.last.count('watch')).toBe(1);
});

test('moves that the server has not answered are counted', async () => {
  Wire.last.close();
  const answer = table.submit([{ type: 'go' }], 0);
  expect(table.unanswered.value).toBe(1);
  vi.advanceTimersByTime(10_000);
  Wire.last.open();
  Wire.last.said.length = 0;
  told(whole(10, 1));
  const [again] = Wire.last.said;
  if (again?.type !== 'submit') throw new Error('the move was not said again');
  told(change(11, 2, { id: again.id }));
  expect([await answer, table.unanswered.value]).toEqual([undefined, 0]);
});

test('a link to no table, or not a whole one, is told; what else goes wrong at a table is not taken for it', async () => {
  const fault = (about: string, of: string, more: object = {}) => ({
    type: 'fault',
    table: about,
    fault: { id: of, message: 'no' },
    ...more,
  });
  told(fault(id, 'bad-message', { id: 'chat-1' }), fault('bbbbbbbbbbbbbbbb', 'unknown-table'), fault(id, 'too-fast'));
  expect(table.fault.value).toBeUndefined();
  told(fault(id, 'bad-message'));
  expect(table.fault.value?.id).toBe('bad-message');
  const { followTable } = await import('../play/online-table.ts');
  const long = 'a'.repeat(80);
  const other = followTable(long);
  // The server quotes no more than the beginning.
  told(fault(long.slice(0, 48), 'bad-message'));
  expect(other.fault.value?.id).toBe('bad-message');
  other.close();
});
