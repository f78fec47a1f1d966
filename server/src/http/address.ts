// Where a request comes from. Behind a proxy it is what our own proxy saw: the last address of the header, which it added
// itself. Whatever stands before it was said by the client.
import type { IncomingMessage } from 'node:http';

/** For the library: the other end of the connection is our proxy, and nobody behind it is believed. */
export const isOwnProxy = (_: string, hop: number): boolean => hop === 0;

/** The same for a connection that becomes a socket. */
export function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim();
  return last || socket.remoteAddress || '';
}
