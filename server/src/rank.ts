// Who waits for whom where there are more threads than processors: whoever plays goes before whoever thinks, keeps the books or tidies up.
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Lets all other threads of the process go before this one. Linux ranks threads one by one; elsewhere they stay equal. */
export function stepBack(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // No such place, or not allowed: then the threads share as they always did.
  }
}
