// A pair of guests at a table of this project's server. When a match is over they play a rematch.
import { performance } from 'node:perf_hooks';
import { adoptTable, followChange, type Replica, type ServerMessage } from '@kontor/protocol';
import { WebSocket } from 'ws';
import type { Side, Watch } from './sides.ts';

async function ask<T>(address: string, cookie: string, path: string, body: object): Promise<{ answer: T; cookie: string }> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return { answer: (await response.json()) as T, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}

class Guest implements Side {
  table = '';
  other: Guest | undefined;
  onOver: () => void = () => undefined;
  sentAt = 0;
  private replica: Replica | undefined;
  private waiting = '';
  private count = 0;

  constructor(
    readonly cookie: string,
    private readonly socket: WebSocket,
    private readonly watch: Watch,
  ) {
    socket.on('message', (data) => this.receive(JSON.parse(String(data)) as ServerMessage));
  }

  get canMove(): boolean {
    return this.waiting === '' && (this.replica?.document.play?.moves.length ?? 0) > 0;
  }

  look(table: string): void {
    this.table = table;
    this.replica = undefined;
    this.socket.send(JSON.stringify({ type: 'watch', table }));
  }

  move(): void {
    const { moves, turn } = this.replica!.document.play!;
    this.count += 1;
    this.waiting = `m${this.count}`;
    this.sentAt = performance.now();
    const move = moves[(this.count * 7) % moves.length]!;
    this.socket.send(JSON.stringify({ type: 'submit', table: this.table, id: this.waiting, turn, moves: [move] }));
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'table' && message.id === this.table) this.replica = adoptTable(message);
    else if (message.type === 'change' && message.table === this.table) {
      const followed = followChange(this.replica, message);
      if (followed.kind === 'lost') this.watch.fault('lost');
      if (followed.kind !== 'changed') return;
      this.replica = followed.replica;
      if (message.id === this.waiting) {
        this.waiting = '';
        this.watch.acknowledged(performance.now() - this.sentAt);
      } else if (message.heard && this.other) this.watch.broadcast(performance.now() - this.other.sentAt);
    } else if (message.type === 'fault') {
      this.watch.fault(message.fault.message);
      this.waiting = '';
    } else return;
    if (this.replica?.document.table.status === 'over') this.onOver();
    else if (this.canMove) this.watch.ready(this);
  }
}

async function guest(address: string, watch: Watch): Promise<Guest> {
  const { cookie } = await ask(address, '', '/api/session', {});
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie }, perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.send('{"type":"hello","version":1}');
  return new Guest(cookie, socket, watch);
}

export async function connectKontor(address: string, _: number, watch: Watch): Promise<Side[]> {
  const [one, two] = await Promise.all([guest(address, watch), guest(address, watch)]);
  one.other = two;
  two.other = one;
  const { answer } = await ask<{ table: { id: string } }>(address, one.cookie, '/api/tables', {
    game: 'wharf',
    seats: 2,
    visibility: 'private',
  });
  await ask(address, two.cookie, `/api/tables/${answer.table.id}/join`, {});
  await ask(address, one.cookie, `/api/tables/${answer.table.id}/start`, {});
  const again = async () => {
    const over = one.table;
    const { answer: next } = await ask<{ table: { id: string } }>(address, one.cookie, `/api/tables/${over}/rematch`, {});
    await ask(address, two.cookie, `/api/tables/${over}/rematch`, {});
    await ask(address, one.cookie, `/api/tables/${next.table.id}/start`, {});
    for (const side of [one, two]) side.look(next.table.id);
  };
  let playing = '';
  one.onOver = () => {
    if (playing === one.table) return;
    playing = one.table;
    again().catch((error: unknown) => watch.fault(String(error)));
  };
  for (const side of [one, two]) side.look(answer.table.id);
  return [one, two];
}
