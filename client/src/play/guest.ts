// Who this browser is to the server, as far as the page knows: the cookie itself cannot be read here.
import { forget, keep, recall } from '../storage.ts';

const name = 'guest';

/** Remembers the public id that the server gave. It gives no authority; it tells which seat is the own one. */
export const rememberGuest = (id: string): void => {
  if (guestId() !== id) keep(name, id);
};

/** The own public id, if there may be a session. */
export function guestId(): string | undefined {
  const id = recall(name);
  return typeof id === 'string' ? id : undefined;
}

export const forgetGuest = (): void => forget(name);
