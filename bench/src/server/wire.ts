// A WebSocket client and a requester that cost the machine as little as they can: what is measured is the server.
// Frames are masked with zeros, which the protocol allows and which leaves the text as it is.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

const textFrame = 0x81;
const closeFrame = 0x88;
const pingFrame = 0x89;
const pongFrame = 0x8a;

/** A frame whose text is plain: its bytes are its letters. */
function frame(kind: number, text: string): string {
  const { length } = text;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return String.fromCharCode(kind, ...size, 0, 0, 0, 0) + text;
}

/** What arrives lies here only until it was read: one room for all. */
const room = Buffer.alloc(65_536);

export class Wire {
  private rest: Buffer | undefined;
  private readonly socket: Socket;
  private isOpen = false;

  private constructor(
    address: string,
    greeting: string,
    private readonly onText: (text: string) => void,
    private readonly opened: (error?: Error) => void,
  ) {
    const { hostname, port } = new URL(address);
    const take = (size: number) => {
      this.take(size);
      return true;
    };
    this.socket = connect({ port: Number(port), host: hostname, noDelay: true, onread: { buffer: room, callback: take } });
    this.socket.once('connect', () => this.socket.write(greeting));
    this.socket.once('error', opened);
  }

  static open(address: string, path: string, cookie: string, onText: (text: string) => void): Promise<Wire> {
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: ${new URL(address).host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...(cookie ? [`Cookie: ${cookie}`] : []),
    ];
    return new Promise((resolve, reject) => {
      const wire: Wire = new Wire(address, `${lines.join('\r\n')}\r\n\r\n`, onText, (error) =>
        error ? reject(error) : resolve(wire),
      );
    });
  }

  send(text: string): void {
    this.write(textFrame, text);
  }

  private write(kind: number, text: string): void {
    this.socket.write(frame(kind, text), 'latin1');
  }

  private take(size: number): void {
    const bytes = this.rest ? Buffer.concat([this.rest, room.subarray(0, size)]) : room;
    const end = this.rest ? bytes.length : size;
    const done = this.isOpen ? this.read(bytes, 0, end) : this.shakeHands(bytes, end);
    this.rest = done === end ? undefined : Buffer.from(bytes.subarray(done, end));
  }

  private shakeHands(bytes: Buffer, end: number): number {
    const head = bytes.subarray(0, end).indexOf('\r\n\r\n');
    if (head < 0) return 0;
    if (!bytes.toString('latin1', 0, 12).endsWith('101')) {
      this.opened(new Error(`no socket: ${bytes.toString('latin1', 0, 60)}`));
      return end;
    }
    this.isOpen = true;
    this.opened();
    return this.read(bytes, head + 4, end);
  }

  /** Reads whole frames; answers where what is left begins. */
  private read(bytes: Buffer, from: number, end: number): number {
    let at = from;
    while (end - at >= 2) {
      const short = bytes[at + 1]! & 0x7f;
      const head = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (end < head) break;
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      if (end < head + length) break;
      const kind = bytes[at];
      if (kind === textFrame) this.onText(bytes.toString('latin1', head, head + length));
      else if (kind === pingFrame) this.write(pongFrame, bytes.toString('latin1', head, head + length));
      else if (kind === closeFrame) this.socket.destroy();
      at = head + length;
    }
    return at;
  }
}

/** A connection that rests is ended from this side: one that the server ends just then would fail a request. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 20_000 });

/** Posts JSON; answers what came back, and the cookie to go on with. */
export function post<T>(address: string, path: string, cookie: string, body: object): Promise<{ answer: T; cookie: string }> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...(cookie && { cookie }) };
    const asked = request(`${address}${path}`, { method: 'POST', agent, headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        answer += part;
      });
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${answer}`));
        else resolve({ answer: JSON.parse(answer) as T, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie });
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}
