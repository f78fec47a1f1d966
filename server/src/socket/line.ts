// A connection of the library's as texts that come and go. Nearly all that is said is short and plain: such texts are taken off the
// stream and put on it here, at a fraction of the cost, and everything else is left to the library.
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { OneBufferSocket, type Take } from './one-buffer.ts';

/** The first byte of a frame says that it stands for itself, and what it is. */
const finalText = 0x81;
const ordinary: ReadonlySet<number | undefined> = new Set([
  finalText,
  /* bytes */ 0x82,
  /* close, ping, pong */ 0x88,
  0x89,
  0x8a,
]);
/** The second says whether a mask follows, as it does in all that a client sends, and how long the body is. */
const masked = 0x80;
const maskBytes = 4;
/** The length that says that the real one follows in two bytes; one more, and it follows in eight. */
const longer = 126;
/** Texts beyond this have a longer head: the library sees to them. */
const longest = 0xffff;

/** The frame of a plain text; nothing where a letter takes more than a byte. */
function plainFrame(text: string): string | undefined {
  const { length } = text;
  if (Buffer.byteLength(text) !== length) return undefined;
  const head =
    length < longer ? String.fromCharCode(finalText, length) : String.fromCharCode(finalText, longer, length >> 8, length & 0xff);
  return head + text;
}

/** Lines on which something waits to be sent: what goes out together is written together, which is quicker than by turns with other work. */
let talking: Line[] = [];

function sendAll(): void {
  const lines = talking;
  talking = [];
  for (const line of lines) line.flush();
}

/** Where a whole frame ends that begins at a place in a chunk; nothing where it is only a part, or part of something longer. */
function frameEnd(chunk: Buffer, at: number): number | undefined {
  const size = chunk.length - at;
  if (size < maskBytes + 2 || !ordinary.has(chunk[at]) || chunk[at + 1]! < masked) return undefined;
  const length = chunk[at + 1]! - masked;
  if (length > longer || (length === longer && size < maskBytes + 4)) return undefined;
  const end = at + bodyStart(length) + (length < longer ? length : chunk.readUInt16BE(at + 2));
  return end <= chunk.length ? end : undefined;
}

/** Whether a chunk consists of whole frames from a place on. */
function areWhole(chunk: Buffer, from: number): boolean {
  let at: number | undefined = from;
  while (at !== undefined && at < chunk.length) at = frameEnd(chunk, at);
  return at !== undefined;
}

/** How far behind its beginning a frame's body begins, by the length that its second byte says. */
const bodyStart = (length: number): number => maskBytes + (length < longer ? 2 : 4);

/** What a whole frame says, where it is plain text: its bytes are its letters. Else it is left as it was. */
function plainText(chunk: Buffer, at: number, end: number): string | undefined {
  if (chunk[at] !== finalText) return undefined;
  const start = at + bodyStart(chunk[at + 1]! - masked);
  if (unmask(chunk, start, end) <= 0x7f) return chunk.toString('latin1', start, end);
  unmask(chunk, start, end);
  return undefined;
}

/** Takes the mask off, which stands before the body, or puts it on again. Answers all bits that are set anywhere. */
function unmask(chunk: Buffer, start: number, end: number): number {
  let bits = 0;
  for (let at = start; at < end; at++) {
    const byte = chunk[at]! ^ chunk[start - maskBytes + ((at - start) & 3)]!;
    chunk[at] = byte;
    bits |= byte;
  }
  return bits;
}

export class Line {
  /** Frames that go out at the end of this turn of the loop, in one write. */
  private waiting = '';
  /** The library is in the middle of something that came in pieces: all that comes is its own from then on. */
  private isPieced = false;
  private readonly library: Take;
  private readonly take: Take;

  /** `stream` is what the library's connection runs over. `hear` gets every text, and nothing for what is no text. */
  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
    private readonly longestHeard: number,
    private readonly hear: (text: string | undefined) => void,
  ) {
    this.library = stream.listeners('data').at(-1) as Take;
    this.take = (chunk) => this.read(chunk);
    stream.off('data', this.library);
    stream.on('data', this.take);
    if (stream instanceof OneBufferSocket) stream.taker = this.take;
    socket.on('message', (data: Buffer, isBinary: boolean) => hear(isBinary ? undefined : data.toString('utf8')));
  }

  /** How much waits until the other side takes it, in bytes. */
  get unsent(): number {
    return this.stream.writableLength + this.waiting.length;
  }

  /** Sends a text. Texts keep their order. */
  send(text: string): void {
    const frame = text.length > longest ? undefined : plainFrame(text);
    if (frame === undefined) {
      this.flush();
      this.socket.send(text);
      return;
    }
    if (this.waiting === '') {
      if (talking.length === 0) process.nextTick(sendAll);
      talking.push(this);
    }
    this.waiting += frame;
  }

  /** Sends what waits, at once. */
  flush(): void {
    const { waiting } = this;
    if (waiting === '') return;
    this.waiting = '';
    if (this.socket.readyState === WebSocket.OPEN) this.stream.write(waiting, 'latin1');
  }

  /** Says farewell. What still comes in is for the library, which waits for the other side's. */
  close(code: number, reason: string): void {
    this.flush();
    this.stream.off('data', this.take);
    this.stream.on('data', this.library);
    if (this.stream instanceof OneBufferSocket) this.stream.taker = undefined;
    this.socket.close(code, reason);
  }

  /** From the first frame on that is not plain, a chunk is the library's; unless it closes the connection, the next one is looked at again. */
  private read(chunk: Buffer): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    let at = 0;
    if (!this.isPieced) {
      for (let end = frameEnd(chunk, 0); end !== undefined; end = frameEnd(chunk, at)) {
        const text = end - at > this.longestHeard ? undefined : plainText(chunk, at, end);
        if (text === undefined) break;
        this.hear(text);
        at = end;
      }
      if (at === chunk.length) return;
      this.isPieced = !areWhole(chunk, at);
    }
    this.library.call(this.stream, Buffer.from(chunk.subarray(at)));
  }
}
