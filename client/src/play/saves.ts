// Tables that live in this browser: a record each, with who sits where. Resumed after a reload.
import type { RecordFile } from '@kontor/engine';
import { forget, keep, namesIn, recall } from '../storage.ts';

export interface LocalSeat {
  readonly name: string;
  /** A bot's level, or nothing for a person at this device. */
  readonly bot?: string;
}

export interface LocalSave {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
  readonly isOver: boolean;
  readonly record: RecordFile;
}

const finishedKept = 12;

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function listSaves(): LocalSave[] {
  return namesIn('save.')
    .map((name) => recall(name) as LocalSave | undefined)
    .filter((save): save is LocalSave => typeof save === 'object' && save !== null && 'record' in save)
    .sort((a, b) => b.at - a.at);
}

export const readSave = (id: string): LocalSave | undefined => recall(`save.${id}`) as LocalSave | undefined;

export function writeSave(save: LocalSave): void {
  if (keep(`save.${save.id}`, save)) return;
  for (const old of listSaves().filter(({ isOver }) => isOver)) forget(`save.${old.id}`);
  keep(`save.${save.id}`, save);
}

export const dropSave = (id: string): void => forget(`save.${id}`);

/** Finished games beyond the last dozen make room. */
export function tidySaves(): void {
  for (const old of listSaves()
    .filter(({ isOver }) => isOver)
    .slice(finishedKept))
    forget(`save.${old.id}`);
}
