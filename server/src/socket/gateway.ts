// Where sockets come in: who may, how many, and the pulse that finds out who is gone.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '@kontor/protocol';
import { WebSocketServer } from 'ws';
import type { Guests } from '../http/guests.ts';
import type { Origins } from '../http/origins.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { OneBufferSocket } from './one-buffer.ts';

const path = '/api/socket';
/** Every connection is asked once in so many beats whether it is still there: a few at each, so that nobody waits for all. */
const beatsBetween = 20;
const beatMilliseconds = 1000;

export interface GatewayLimits {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Who the client is, where a proxy stands between. */
  readonly addressOf: (request: IncomingMessage) => string;
}

export class Gateway {
  private readonly sockets: WebSocketServer;
  /** Each with the beat at which it is asked. */
  private readonly connections = new Map<Connection, number>();
  private beats = 0;
  private readonly perAddress = new Map<string, number>();
  private readonly heart: NodeJS.Timeout;
  private isClosing = false;

  constructor(
    private readonly server: Server,
    private readonly guests: Guests,
    private readonly origins: Origins,
    private readonly bounds: GatewayLimits,
    private readonly parts: ConnectionParts,
  ) {
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: limits.messageBytes,
      perMessageDeflate: false,
      clientTracking: false,
      autoPong: false,
    });
    server.on('upgrade', (request, socket, head) => {
      const address = bounds.addressOf(request);
      const stream = OneBufferSocket.inPlaceOf(socket);
      this.upgrade(request, address, stream, head).catch(() => stream.destroy());
    });
    this.heart = setInterval(() => this.beat(), beatMilliseconds);
    this.heart.unref();
  }

  get count(): number {
    return this.connections.size;
  }

  private beat(): void {
    this.beats += 1;
    for (const [connection, at] of this.connections) if (at === this.beats % beatsBetween) connection.beat();
  }

  private async upgrade(request: IncomingMessage, address: string, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== path) return turnAway(socket, '404 Not Found');
    if (this.isClosing) return turnAway(socket, '503 Service Unavailable');
    if (!this.origins.isOurs(request.headers.origin, request.headers.host)) return turnAway(socket, '403 Forbidden');
    const already = this.perAddress.get(address) ?? 0;
    if (this.connections.size >= this.bounds.connections || already >= this.bounds.connectionsPerAddress) {
      return turnAway(socket, '429 Too Many Requests');
    }
    this.perAddress.set(address, already + 1);
    let isCounted = true;
    const gone = () => {
      if (!isCounted) return;
      isCounted = false;
      const left = (this.perAddress.get(address) ?? 1) - 1;
      if (left <= 0) this.perAddress.delete(address);
      else this.perAddress.set(address, left);
    };
    socket.on('close', gone);
    const person = await this.guests.find(request.headers.cookie);
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, socket, person, this.parts);
      this.connections.set(connection, this.connections.size % beatsBetween);
      webSocket.on('close', () => this.connections.delete(connection));
    });
  }

  /** Tells everybody to come back, then ends their connections. */
  async close(retryAfter: number): Promise<void> {
    this.isClosing = true;
    clearInterval(this.heart);
    for (const connection of this.connections.keys()) connection.bye('restart', retryAfter);
    const patience = Date.now() + 2000;
    while (this.connections.size > 0 && Date.now() < patience) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const connection of this.connections.keys()) connection.drop();
    this.server.removeAllListeners('upgrade');
    this.sockets.close();
  }
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
