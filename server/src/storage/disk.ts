// Makes sure that what was committed is on disk. The database leaves it to us, so that each commit waits for the disk once.
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { platform } from 'node:process';

export interface Disk {
  /** Returns when everything that was committed before is on disk. */
  sync(): void;
  close(): void;
}

/** Raised when the disk failed: what was written before may be gone, so nothing is written any more. */
export class DiskFault extends Error {
  constructor(cause: unknown) {
    super('the disk did not keep what was written; nothing can be stored until the server starts again', { cause });
    this.name = 'DiskFault';
  }
}

/** The write-ahead log of a database file that is open. */
export function openLog(file: string): Disk {
  syncFolder(dirname(file));
  const log = openSync(`${file}-wal`, 'r+');
  return { sync: () => fdatasyncSync(log), close: () => closeSync(log) };
}

/** That a file is there at all is written in its folder. Windows sees to it itself. */
export function syncFolder(path: string): void {
  if (platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
