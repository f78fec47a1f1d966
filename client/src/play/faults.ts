// What went wrong, in the words of the page: by the ids that the server and the engine give.
import { InputError } from '@kontor/engine';
import type { ShellWords } from '../words/en.ts';
import type { ApiFault } from './online-api.ts';

/** What a fault of the server means to the player, and what can be done. */
export const faultIn = (words: ShellWords, { id = '', message }: ApiFault): string =>
  message === '' ? words.offline : (words.faults[id] ?? words.fault);

/** Whether the server says that an address leads to no table: not a complete one, or none that there is. */
export const isNoTable = (id: string | undefined): boolean =>
  id === 'unknown-table' || id === 'bad-message' || id === 'unknown-route';

/** Why a file cannot be watched; the entry at fault is named where there is one. */
export function recordFaultIn(words: ShellWords, error: unknown): string {
  if (!(error instanceof InputError)) return words.badRecord('');
  return words.recordFaults[error.id] ?? words.badRecord(error.path);
}
