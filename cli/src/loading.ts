// From what was typed to games, positions and records: every wrong name or file gets its own plain sentence.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Game, type GameBox, InputError, openGame, parseEdition, parseJson } from '@kontor/engine';
import { type GameEntry, games } from '@kontor/games';
import { UsageError } from './usage.ts';

/** The registry's entry of a game, by its id. */
export function entryOf(id: string): GameEntry {
  const entry = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!entry) throw new UsageError(`there is no game '${id}'; there are ${Object.keys(games).join(', ')}`);
  return entry;
}

export async function loadBox(id: string): Promise<GameBox> {
  return (await entryOf(id).rules()).box;
}

/** A game with the edition in the box, or with the one in a file. */
export async function loadGame(id: string, editionFile?: string): Promise<Game> {
  const box = await loadBox(id);
  return editionFile === undefined ? openGame(box) : useJson(editionFile, (json) => openGame(box, parseEdition(box, json)));
}

/** The content of a JSON file. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`the file '${path}' cannot be read: ${causeOf(error)}`);
  }
  return parseJson(text);
}

/** What becomes of a JSON file's content. Whatever is wrong with it is told with the file's name. */
export async function useJson<Result>(path: string, use: (json: unknown) => Result): Promise<Awaited<Result>> {
  try {
    return await use(readJson(path));
  } catch (error) {
    throw error instanceof InputError ? new UsageError(`the file '${path}' cannot be used: ${error.message}`) : error;
  }
}

/** Writes a file that was asked for. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`the file '${path}' cannot be written: ${causeOf(error)}`);
  }
}

/** Makes a folder that was asked for, unless it is there. */
export function makeFolder(path: string): void {
  try {
    makeWithParents(resolve(path));
  } catch (error) {
    throw new UsageError(`the folder '${path}' cannot be made: ${causeOf(error)}`);
  }
}

/** Node's own way never ends where a folder is there but takes no others, as `/proc`. */
function makeWithParents(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeWithParents(dirname(path));
    mkdirSync(path);
  }
}

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EEXIST: 'there is a file of that name',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  ENOSPC: 'the disk is full',
};

const causeOf = (error: unknown): string =>
  causes[(error as { code?: string }).code ?? ''] ?? (error instanceof Error ? error.message : String(error));

/** A whole number from an option. */
export function wholeNumber(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new UsageError(`--${name} takes a whole number from ${least} up, not '${text}'`);
  return value;
}

/** Options as `name=value` pairs, with commas between them; the box checks names and values. */
export function optionPairs(text: string | undefined): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const pair of (text ?? '').split(',').filter((part) => part !== '')) {
    const [name = '', value] = pair.split('=');
    if (value === 'true' || value === undefined) options[name] = true;
    else if (value === 'false') options[name] = false;
    else options[name] = /^\d+$/.test(value) ? Number(value) : value;
  }
  return options;
}
