// One server to a data folder: two would overtake each other at every table. The system lets go of the lock when a process ends, however it ends.
import { join } from 'node:path';
import Database from 'libsql';

/** Raised when another server has the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`the data folder '${folder}' is in use by another Kontor: end that one, or choose another folder with --data`);
    this.name = 'FolderInUse';
  }
}

export interface FolderLock {
  release(): void;
}

/** Takes the folder, or says that somebody else has it. */
export function lockFolder(folder: string): FolderLock {
  const database = new Database(join(folder, 'kontor.lock'));
  try {
    database.pragma('busy_timeout = 0');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) throw new FolderInUse(folder);
    throw error;
  }
  return {
    release: () => {
      database.exec('ROLLBACK');
      database.close();
    },
  };
}
