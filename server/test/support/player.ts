// A client as a person would have one: it becomes a guest, watches tables, repeats what is not answered, and comes back.
import {
  adoptTable,
  type ClientMessageInput,
  type Fault,
  followChange,
  type Person,
  protocolVersion,
  type Replica,
  reconnected,
  type ServerMessage,
} from '@kontor/protocol';
import { WebSocket } from 'ws';
import { movesSeen } from './legal-moves.ts';

export interface PlayerChoices {
  /** Where the socket goes, if not to the server itself: a proxy. */
  readonly socketAddress?: string;
  /** How long a message waits for its answer before it is sent again, in milliseconds. */
  readonly patience?: number;
  /** Whether it comes back when the connection breaks. */
  readonly isStubborn?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Pending {
  readonly message: ClientMessageInput;
  readonly resolve: (fault: Fault | undefined) => void;
  sentAt: number;
}

export class HttpFault extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(`${status} ${fault.id}: ${fault.message}`);
  }
}

let counter = 0;

export class Player {
  cookie = '';
  person: Person | undefined;
  readonly tables = new Map<string, Replica>();
  /** Everything that came over the socket, as text, if somebody wants it. */
  transcript: string[] | undefined;
  readonly hints: Extract<ServerMessage, { type: 'hint' }>[] = [];
  lobby = new Map<string, object>();
  faults: Fault[] = [];
  byes: string[] = [];
  /** How often it had to ask for a whole table again. */
  resyncs = 0;
  connectedAt = 0;
  /** When it last got a whole table. */
  syncedAt = 0;
  /** The id of its last submission. */
  lastId = '';
  private socket: WebSocket | undefined;
  private readonly wanted = new Set<string>();
  private readonly pending = new Map<string, Pending>();
  private readonly waits = new Set<() => void>();
  private isClosed = false;
  private repeater: NodeJS.Timeout | undefined;

  constructor(
    public address: string,
    private readonly choices: PlayerChoices = {},
  ) {}

  async request<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: { ...(this.cookie && { cookie: this.cookie }), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0]!;
    const answer = (await response.json()) as T & { fault?: Fault };
    if (!response.ok) throw new HttpFault(response.status, answer.fault!);
    return answer;
  }

  async enter(name?: string): Promise<this> {
    const { person } = await this.request<{ person: Person }>('POST', '/api/session', name === undefined ? {} : { name });
    this.person = person;
    return this;
  }

  async connect(): Promise<this> {
    this.open();
    this.repeater = setInterval(() => this.repeat(), (this.choices.patience ?? 1000) / 2);
    this.repeater.unref();
    await this.until(() => this.connectedAt > 0, 'a welcome');
    return this;
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.repeater);
    this.socket?.terminate();
  }

  /** Breaks the connection without a word. */
  breakConnection(): void {
    this.socket?.terminate();
  }

  get isConnected(): boolean {
    return this.connectedAt > 0;
  }

  send(message: ClientMessageInput): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  async watch(table: string): Promise<Replica> {
    this.wanted.add(table);
    this.askFor(table);
    await this.until(() => this.tables.has(table), `table ${table}`);
    return this.tables.get(table)!;
  }

  play(table: string) {
    const document = this.tables.get(table)?.document;
    if (!document?.play) throw new Error(`table ${table} is not being played`);
    return { ...document.play, moves: movesSeen(document) };
  }

  /** Hands moves in and repeats them until they are answered. */
  submit(table: string, moves: readonly object[], takeBack = 0, turn = this.play(table).turn): Promise<Fault | undefined> {
    counter += 1;
    const id = `${this.person?.id ?? 'nobody'}-${counter}`;
    this.lastId = id;
    return this.ask({ type: 'submit', table, id, turn, moves: moves as { type: string }[], ...(takeBack > 0 && { takeBack }) });
  }

  ask(message: ClientMessageInput & { readonly id: string }): Promise<Fault | undefined> {
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve, sentAt: Date.now() });
      this.send(message);
    });
  }

  /** Waits until something holds; looks whenever something came in. */
  async until(holds: () => boolean, what: string, milliseconds = 20_000): Promise<void> {
    const end = Date.now() + milliseconds;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited ${milliseconds} ms in vain for ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, 100);
        const waits = this.waits;
        function done() {
          clearTimeout(timer);
          waits.delete(done);
          resolve();
        }
        waits.add(done);
      });
    }
  }

  private open(): void {
    const socket = new WebSocket(`${(this.choices.socketAddress ?? this.address).replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie, ...this.choices.headers },
    });
    this.socket = socket;
    socket.on('open', () => this.send({ type: 'hello', version: protocolVersion }));
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.socket !== socket) return;
      this.connectedAt = 0;
      if (!this.isClosed && this.choices.isStubborn) setTimeout(() => !this.isClosed && this.open(), 50 + (counter % 7) * 20);
      this.wake();
    });
  }

  private askFor(table: string): void {
    const since = this.tables.get(table)?.fixed;
    this.send({ type: 'watch', table, ...(since !== undefined && { since }) });
  }

  private repeat(): void {
    if (this.connectedAt === 0) {
      this.send({ type: 'hello', version: protocolVersion });
      return;
    }
    const now = Date.now();
    if (this.choices.isStubborn) this.send({ type: 'ping', at: now });
    for (const table of this.wanted) if (!this.tables.has(table)) this.askFor(table);
    for (const pending of this.pending.values()) {
      if (now - pending.sentAt < (this.choices.patience ?? 1000)) continue;
      pending.sentAt = now;
      this.send(pending.message);
      if ('table' in pending.message) this.askFor(pending.message.table);
    }
  }

  private answered(id: string | undefined, fault: Fault | undefined): void {
    const pending = id === undefined ? undefined : this.pending.get(id);
    if (!pending || id === undefined) return;
    this.pending.delete(id);
    pending.resolve(fault);
  }

  private receive(text: string): void {
    this.transcript?.push(text);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        if (this.connectedAt === 0) for (const [id, replica] of this.tables) this.tables.set(id, reconnected(replica));
        this.connectedAt = Date.now();
        for (const table of this.wanted) this.askFor(table);
        for (const { message: waiting } of this.pending.values()) this.send(waiting);
        break;
      case 'lobby':
        this.lobby = new Map(message.tables.map((table) => [table.id, table]));
        break;
      case 'lobbyChange':
        if (message.table) this.lobby.set(message.id, message.table);
        else this.lobby.delete(message.id);
        break;
      case 'table':
        this.tables.set(message.id, adoptTable(message, this.tables.get(message.id)));
        this.syncedAt = Date.now();
        break;
      case 'change': {
        const followed = followChange(this.tables.get(message.table), message);
        if (followed.kind === 'changed') this.tables.set(message.table, followed.replica);
        if (followed.kind === 'lost') {
          this.resyncs += 1;
          this.askFor(message.table);
        }
        this.answered(message.id, undefined);
        break;
      }
      case 'done':
        this.answered(message.id, undefined);
        break;
      case 'fault':
        this.faults.push(message.fault);
        this.answered(message.id, message.fault);
        break;
      case 'hint':
        this.hints.push(message);
        this.answered(message.id, undefined);
        break;
      case 'bye':
        this.byes.push(message.reason);
        break;
      case 'pong':
        // A table of which the server does not speak was asked for in vain.
        for (const id of this.wanted) {
          if (this.tables.has(id) && message.tables[id] === this.tables.get(id)!.n) continue;
          this.resyncs += 1;
          this.askFor(id);
        }
        break;
    }
    this.wake();
  }

  private wake(): void {
    for (const wait of [...this.waits]) wait();
  }
}
