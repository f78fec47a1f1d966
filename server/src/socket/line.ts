// Text over a socket in one write. The library writes a frame's head and its text separately and prepares for either to wait;
// nearly all that is said here is short and plain, and a frame of such a text is the text with two or four bytes before it.
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** The head of a whole, unmasked frame of text. */
const finalText = '\x81';
/** Longer texts have a longer head: the library sees to them. */
const longest = 0xffff;

const headOf = (length: number): string =>
  length < 126 ? finalText + String.fromCharCode(length) : `${finalText}\x7e${String.fromCharCode(length >> 8, length & 0xff)}`;

/** Sends texts over a connection of the library's, whose stream this is. They keep their order with all that the library sends. */
export function createLine(socket: WebSocket, stream: Duplex): (text: string) => void {
  return (text) => {
    const { length } = text;
    const isPlain = length <= longest && Buffer.byteLength(text) === length;
    if (!isPlain) socket.send(text);
    else if (socket.readyState === WebSocket.OPEN) stream.write(headOf(length) + text, 'latin1');
  };
}
