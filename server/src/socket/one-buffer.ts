// What comes in on any socket lands in one buffer, and is read off it before anything else comes. Node makes a buffer of 64 kB for
// every chunk otherwise, cuts it down and collects it again: under load that was 6 to 8 % of the main thread's time.
import { Socket, type SocketConstructorOpts } from 'node:net';
import type { Duplex } from 'node:stream';

/** Gets a chunk. Whoever wants to keep any of it copies that. */
export type Take = (chunk: Buffer) => void;

const landing = Buffer.allocUnsafeSlow(65_536);

/** What sockets of Node have, and do not speak of: what they run over, and the server that counts them. */
interface Inner {
  _handle?: object | null;
  _server?: object | null;
}

export class OneBufferSocket extends Socket {
  /** Gets what comes. While there is nobody, it is data of the stream, as with any other socket. */
  taker: Take | undefined;

  private land(chunk: Buffer): void {
    if (this.taker) this.taker(chunk);
    else this.push(Buffer.from(chunk));
  }

  /** The same connection as a socket of this kind, which takes the other's place; or the other itself, if that cannot be. */
  static inPlaceOf(other: Duplex): Duplex {
    const inner: Inner = other as object;
    const { _handle: handle, _server: server } = inner;
    if (!isPlain(other) || !handle || !('useUserBuffer' in handle)) return other;
    inner._handle = null;
    inner._server = null;
    let own: OneBufferSocket;
    const callback = (size: number) => {
      own.land(landing.subarray(0, size));
      return true;
    };
    own = new OneBufferSocket({ handle, allowHalfOpen: true, onread: { buffer: landing, callback } } as SocketConstructorOpts);
    (own as Inner)._server = server ?? null;
    other.destroy();
    return own;
  }
}

/** Whether it is a socket of Node's and no other kind of stream, or more than a socket. */
const isPlain = (stream: object): boolean => stream.constructor === Socket;
