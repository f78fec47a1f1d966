// What the storage did not take is told as such, whatever went wrong with it.
import { DiskFault } from '../storage/disk.ts';
import { PlaceTaken, type Storage } from '../storage/storage.ts';

/** Raised when a commit failed in a way that the storage has no name for: a full disk, a thread that has ended. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super(`this could not be stored: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'NotStored';
  }
}

export const isNotStored = (error: unknown): boolean =>
  error instanceof NotStored || error instanceof PlaceTaken || error instanceof DiskFault;

/** The same storage; every commit that fails says that it did. */
export function namingFailures(storage: Storage): Storage {
  const commit: Storage['commit'] = async (batch) => {
    try {
      await storage.commit(batch);
    } catch (error) {
      throw isNotStored(error) ? error : new NotStored(error);
    }
  };
  return { ...storage, commit };
}
