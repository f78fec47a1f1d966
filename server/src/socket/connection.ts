// One client's socket: what comes in is checked and handed on, what goes out is counted. It holds no state of any table.
import type { Duplex } from 'node:stream';
import { InputError } from '@kontor/engine';
import {
  type ClientMessage,
  type Fault,
  limits,
  type Person,
  plainSubmit,
  protocolVersion,
  type ServerMessage,
  schemaFor,
} from '@kontor/protocol';
import type { WebSocket } from 'ws';
import { Denied } from '../denied.ts';
import type { Fanout } from '../fanout.ts';
import { isTooDeep, tooDeep } from '../http/depth.ts';
import { check, faultOf } from '../http/door.ts';
import { Bucket, type Rate } from '../limiter.ts';
import type { Directory } from '../tables/directory.ts';
import type { Watcher } from '../tables/onlookers.ts';
import type { Room } from '../tables/room.ts';
import type { Hints } from './hints.ts';
import type { Inbox } from './inbox.ts';
import { Line } from './line.ts';

/** A client that takes nothing off its socket is let go when so much waits for it. */
const mostWaiting = 4_194_304;
/** Pings are answered while no more than this waits. */
const littleWaiting = 65_536;
/** How long somebody who was told to leave may take, in milliseconds. */
const farewell = 2000;
/** After so many faults in a row the connection ends. */
const mostStrikes = 200;

export interface ConnectionParts {
  readonly directory: Directory;
  readonly fanout: Fanout;
  readonly hints: Hints;
  readonly inbox: Inbox;
  readonly rate: Rate;
  readonly now: () => number;
  /** Runs something when all that has happened is stored. */
  readonly afterStored: (run: () => void) => void;
  readonly onMessage: (type: string) => void;
  readonly onFault: (id: string) => void;
  readonly onError: (error: unknown) => void;
}

export class Connection implements Watcher {
  roundTrip = 0;
  private hasSaidHello = false;
  private strikes = 0;
  private pingedAt = 0;
  private isAlive = true;
  private isOpen = true;
  private leaveLobby: (() => void) | undefined;
  private readonly watched = new Map<string, Room>();
  private readonly bucket: Bucket;
  private readonly line: Line;
  readonly sendText = (text: string): void => this.write(text);

  constructor(
    private readonly socket: WebSocket,
    stream: Duplex,
    private readonly who: Person | undefined,
    private readonly parts: ConnectionParts,
  ) {
    this.bucket = new Bucket(parts.rate, parts.now());
    this.line = new Line(socket, stream, limits.messageBytes, (text) => parts.inbox.put(this, text));
    socket.on('ping', (data: Buffer) => this.pinged(data));
    socket.on('pong', () => this.ponged());
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.closed());
  }

  get person(): string | undefined {
    return this.who?.id;
  }

  send(message: ServerMessage): void {
    this.write(JSON.stringify(message));
  }

  drop(): void {
    this.line.flush();
    this.socket.terminate();
  }

  /** Asks whether the client is still there; one that did not answer the last time, or takes nothing off its socket, is not. */
  beat(): void {
    if (!this.isAlive || this.line.unsent > mostWaiting) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.pingedAt = this.parts.now();
    this.socket.ping();
  }

  /** A ping of the socket's own kind: it counts like a message, and whoever does not take the answers gets no more of them. */
  private pinged(data: Buffer): void {
    if (!this.isOpen) return;
    if (!this.bucket.take(this.parts.now())) this.fault(new Denied('too-fast', 'too many pings; slow down'), undefined);
    else if (this.line.unsent <= littleWaiting) this.socket.pong(data);
    else this.strike();
  }

  /** The answer to a beat. One that nobody asked for counts like a message. */
  private ponged(): void {
    if (!this.isOpen) return;
    if (!this.isAlive) {
      this.isAlive = true;
      this.roundTrip = this.parts.now() - this.pingedAt;
    } else if (!this.bucket.take(this.parts.now())) {
      this.fault(new Denied('too-fast', 'too many pongs that nobody asked for; slow down'), undefined);
    }
  }

  /** Says that the connection ends, and ends it. What still comes in is not looked at. */
  bye(reason: 'restart' | 'too-fast' | 'too-slow', retryAfter: number): void {
    this.send({ type: 'bye', reason, retryAfter });
    this.isOpen = false;
    this.line.close(reason === 'restart' ? 1012 : 1008, reason);
    setTimeout(() => this.socket.terminate(), farewell).unref();
  }

  private write(text: string): void {
    if (!this.isOpen) return;
    if (this.line.unsent > mostWaiting) {
      this.socket.terminate();
      return;
    }
    this.line.send(text);
  }

  private closed(): void {
    this.isOpen = false;
    this.leaveLobby?.();
    this.parts.hints.forget(this);
    for (const room of this.watched.values()) room.unwatch(this);
    this.watched.clear();
  }

  /** A message; nothing where it is no text. */
  receive(text: string | undefined): void {
    if (!this.isOpen) return;
    let message: { table?: unknown; id?: unknown } | undefined;
    try {
      if (!this.bucket.take(this.parts.now())) throw new Denied('too-fast', 'too many messages; slow down');
      if (text === undefined) throw new Denied('not-json', 'messages are JSON text');
      let checked: ClientMessage | undefined = plainSubmit(text);
      message = checked ?? (asJson(text) as typeof message);
      checked ??= check(schemaFor(message), message) as ClientMessage;
      this.parts.onMessage(checked.type);
      const later = this.handle(checked);
      if (later) later.catch((error: unknown) => this.fault(error, message));
      this.strikes = 0;
    } catch (error) {
      this.fault(error, message);
    }
  }

  /** Says what was wrong, naming the message by its own id. Whoever never gets it right is let go. */
  private fault(error: unknown, message: { table?: unknown; id?: unknown } | undefined): void {
    const fault: Fault = faultOf(error);
    if (fault.id === 'internal') this.parts.onError(error);
    this.parts.onFault(fault.id);
    const table = typeof message?.table === 'string' ? message.table.slice(0, 48) : undefined;
    const id = typeof message?.id === 'string' ? message.id.slice(0, 48) : undefined;
    this.send({ type: 'fault', ...(table !== undefined && { table }), ...(id !== undefined && { id }), fault });
    this.strike();
  }

  private strike(): void {
    this.strikes += 1;
    if (this.strikes > mostStrikes) this.bye('too-fast', 5000);
  }

  private handle(message: ClientMessage): Promise<void> | undefined {
    if (message.type === 'hello') return this.hello(message.version);
    if (!this.hasSaidHello) throw new Denied('bad-message', "say 'hello' first", { path: 'type' });
    switch (message.type) {
      case 'ping':
        this.pong(message.at);
        return undefined;
      case 'lobby':
        return this.lobby(message.on);
      case 'watch':
        return this.watch(message.table, message.since);
      case 'unwatch':
        this.watched.get(message.table)?.unwatch(this);
        this.watched.delete(message.table);
        return undefined;
      default:
        return this.atTable(message);
    }
  }

  private hello(version: number): undefined {
    if (version !== protocolVersion) {
      throw new Denied(
        'wrong-version',
        `this server speaks version ${protocolVersion} of the protocol, not ${version}: load the page again`,
        {
          path: 'version',
        },
      );
    }
    this.hasSaidHello = true;
    this.send({ type: 'welcome', version: protocolVersion, at: this.parts.now(), ...(this.who && { person: this.who }) });
  }

  private pong(at: number): void {
    const tables: Record<string, number> = {};
    for (const [id, room] of this.watched) {
      room.catchUp();
      const n = room.numberFor(this);
      if (n !== undefined) tables[id] = n;
    }
    const pong: ServerMessage = { type: 'pong', at, now: this.parts.now(), tables };
    this.parts.afterStored(() => this.send(pong));
  }

  private lobby(on: boolean): undefined {
    this.leaveLobby?.();
    this.leaveLobby = undefined;
    if (!on) return;
    this.send({ type: 'lobby', tables: this.parts.directory.publicTables });
    this.leaveLobby = this.parts.fanout.subscribe('lobby', this.sendText);
  }

  private async watch(id: string, since: number | undefined): Promise<void> {
    if (this.watched.size >= limits.tablesWatched && !this.watched.has(id)) {
      throw new Denied('too-many', `at most ${limits.tablesWatched} tables can be watched at once`);
    }
    const room = await this.parts.directory.mustOpen(id);
    if (!this.isOpen) return;
    this.watched.set(id, room);
    room.watch(this, since);
  }

  private atTable(message: Extract<ClientMessage, { type: 'submit' | 'chat' | 'hint' }>): Promise<void> | undefined {
    const room = this.parts.directory.peek(message.table);
    if (room) return this.inRoom(room, message);
    return this.parts.directory.mustOpen(message.table).then((opened) => this.inRoom(opened, message));
  }

  private inRoom(room: Room, message: Extract<ClientMessage, { type: 'submit' | 'chat' | 'hint' }>): Promise<void> | undefined {
    if (!this.who) throw new Denied('no-session', 'become a guest first: POST /api/session');
    if (message.type === 'hint') return this.parts.hints.ask(room, this, message.id);
    if (message.type === 'chat') room.say(this.who, message.id, message.text);
    else room.playing.submit(this, message);
    return undefined;
  }
}

function asJson(text: string): unknown {
  if (isTooDeep(text)) throw tooDeep();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Denied('not-json', `this is not complete JSON (${error.message.slice(0, 120)})`);
    throw new InputError('not-json', 'this cannot be read');
  }
}
