// A WebSocket client and a requester that cost the machine as little as they can: what is measured is the server.
// Frames are masked with zeros, which the protocol allows and which leaves the text as it is.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

const textFrame = 0x81;
const closeFrame = 0x88;
const pingFrame = 0x89;
const pongFrame = 0x8a;

function frame(kind: number, text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 6 : 8;
  const bytes = Buffer.alloc(head + length);
  bytes[0] = kind;
  bytes[1] = 0x80 | Math.min(length, 126);
  if (length >= 126) bytes.writeUInt16BE(length, 2);
  bytes.write(text, head);
  return bytes;
}

export class Wire {
  private rest: Buffer | undefined;

  private constructor(
    private readonly socket: Socket,
    private readonly onText: (text: string) => void,
  ) {
    socket.setNoDelay(true);
  }

  static open(address: string, path: string, cookie: string, onText: (text: string) => void): Promise<Wire> {
    const { hostname, port, host } = new URL(address);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      const lines = [
        `GET ${path} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        ...(cookie ? [`Cookie: ${cookie}`] : []),
      ];
      socket.once('connect', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      socket.once('error', reject);
      socket.once('data', (answer) => {
        const end = answer.indexOf('\r\n\r\n');
        if (end < 0 || !answer.toString('latin1', 0, 12).endsWith('101')) {
          reject(new Error(`no socket: ${answer.toString('latin1', 0, 60)}`));
          return;
        }
        const wire = new Wire(socket, onText);
        socket.on('data', (bytes) => wire.read(bytes));
        if (answer.length > end + 4) wire.read(answer.subarray(end + 4));
        resolve(wire);
      });
    });
  }

  send(text: string): void {
    this.socket.write(frame(textFrame, text));
  }

  private read(bytes: Buffer): void {
    let data = this.rest ? Buffer.concat([this.rest, bytes]) : bytes;
    this.rest = undefined;
    while (data.length >= 2) {
      const short = data[1]! & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (data.length < head) break;
      const length = short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
      if (data.length < head + length) break;
      if (data[0] === textFrame) this.onText(data.toString('utf8', head, head + length));
      else if (data[0] === pingFrame) this.socket.write(frame(pongFrame, ''));
      else if (data[0] === closeFrame) this.socket.destroy();
      data = data.subarray(head + length);
    }
    if (data.length > 0) this.rest = data;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

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
