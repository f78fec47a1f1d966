// One socket for the whole page. It comes back by itself, and whoever uses it says again what it wanted.
import { type ClientMessageInput, protocolVersion, type ServerMessage } from '@kontor/protocol';
import type { Connection } from '@kontor/table/kit';
import { type ReadonlySignal, signal } from '@preact/signals';
import { rememberGuest } from './guest.ts';

export interface ServerLink {
  readonly state: ReadonlySignal<Connection>;
  /** The server's time minus ours, in milliseconds. */
  readonly offset: () => number;
  send(message: ClientMessageInput): void;
  /** `onLive` is called with every new connection: the moment to ask again. Answers how to stop listening. */
  listen(onMessage: (message: ServerMessage) => void, onLive: () => void): () => void;
  /** Connects anew, so that the server sees a new guest cookie. */
  renew(): void;
}

const firstPause = 300;
const longestPause = 8000;
/** A server that says nothing for so long, though asked, is gone. */
const silence = 20_000;

function openLink(): ServerLink {
  const state = signal<Connection>('connecting');
  const listeners = new Set<{ onMessage: (message: ServerMessage) => void; onLive: () => void }>();
  let socket: WebSocket | undefined;
  let pause = firstPause;
  let wait: number | undefined;
  let offset = 0;
  let heardAt = Date.now();

  const send = (message: ClientMessageInput): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const receive = (message: ServerMessage): void => {
    heardAt = Date.now();
    if (message.type === 'bye') wait = message.retryAfter;
    if (message.type === 'welcome') {
      if (message.person) rememberGuest(message.person.id);
      offset = message.at - Date.now();
      pause = firstPause;
      state.value = 'live';
      for (const { onLive } of listeners) onLive();
    }
    for (const { onMessage } of listeners) onMessage(message);
  };
  const connect = (): void => {
    if (!navigator.onLine) {
      state.value = 'lost';
      addEventListener('online', connect, { once: true });
      return;
    }
    const address = new URL('/api/socket', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const opened = new WebSocket(address);
    socket = opened;
    opened.addEventListener('open', () => {
      heardAt = Date.now();
      send({ type: 'hello', version: protocolVersion });
    });
    opened.addEventListener('message', (event: MessageEvent<string>) => {
      if (socket === opened) receive(JSON.parse(event.data) as ServerMessage);
    });
    opened.addEventListener('close', () => {
      if (socket !== opened) return;
      state.value = 'lost';
      setTimeout(connect, wait ?? pause);
      wait = undefined;
      pause = Math.min(longestPause, pause * 1.7);
    });
  };
  setInterval(() => {
    if (state.value !== 'live') return;
    if (Date.now() - heardAt > silence) socket?.close();
    else send({ type: 'ping', at: Date.now() });
  }, silence / 3);
  connect();
  return {
    state,
    offset: () => offset,
    send,
    listen(onMessage, onLive) {
      const listener = { onMessage, onLive };
      listeners.add(listener);
      if (state.value === 'live') onLive();
      return () => listeners.delete(listener);
    },
    renew() {
      const old = socket;
      socket = undefined;
      state.value = 'connecting';
      old?.close();
      connect();
    },
  };
}

let link: ServerLink | undefined;

/** The page's socket, opened when it is first needed. */
export function serverLink(): ServerLink {
  link ??= openLink();
  return link;
}
