// Work that takes long and is done beside the server: questions to bots, and records to write and to read.
import { type Answer, answer, replace, type ThinkRequest } from '@kontor/bots';
import {
  type Game,
  InputError,
  Match,
  noChance,
  openGame,
  type RecordFile,
  readRecord,
  recordGameId,
  ScriptedChance,
  type SeatLabel,
} from '@kontor/engine';
import { games } from '@kontor/games';
import { type BotLevel, type Fault, routes } from '@kontor/protocol';
import { Denied } from '../denied.ts';
import { check, faultOf } from '../http/door.ts';
import type { Library } from '../library.ts';
import { written } from '../storage/rows.ts';
import type { StoredRow, StoredSnapshot, StoredTable, WrittenRow } from '../storage/storage.ts';
import { type Accepted, LiveMatch } from '../tables/live-match.ts';
import { writeRecord } from './write-record.ts';

/** A record that was read and verified, as it is stored: its log, with snapshots on the way. */
export interface ReadMatch {
  readonly game: string;
  readonly edition?: object;
  readonly options: object;
  readonly seatCount: number;
  readonly isOver: boolean;
  readonly labels: readonly SeatLabel[];
  readonly rows: readonly WrittenRow[];
  readonly snapshots: readonly StoredSnapshot[];
}

export type Task =
  | { readonly kind: 'think'; readonly request: ThinkRequest }
  /** The log is the text of a list of its rows: only the writer makes objects of them. */
  | { readonly kind: 'write'; readonly table: StoredTable; readonly log: string }
  /** The text of a request that brings a record: nobody but the reader makes an object of it. */
  | { readonly kind: 'read'; readonly text: string; readonly table: string; readonly at: number };

export type Reply =
  | { readonly kind: 'thought'; readonly answer: Answer<{ readonly type: string }> }
  | { readonly kind: 'written'; readonly record: RecordFile }
  | { readonly kind: 'read'; readonly match: ReadMatch; readonly goOn: boolean; readonly bots: readonly BotLevel[] }
  | { readonly kind: 'wrong'; readonly fault: Fault }
  | { readonly kind: 'failed'; readonly message: string };

/** Does a piece of work, wherever it is called. */
export async function perform(library: Library, task: Task): Promise<Reply> {
  try {
    switch (task.kind) {
      case 'think':
        return { kind: 'thought', answer: await think(library, task.request) };
      case 'write':
        return { kind: 'written', record: write(library, task.table, task.log) };
      case 'read':
        return bring(library, task.text, task.table, task.at);
    }
  } catch (error) {
    if (error instanceof InputError || error instanceof Denied) return { kind: 'wrong', fault: faultOf(error) };
    return { kind: 'failed', message: error instanceof Error ? error.message : 'unknown' };
  }
}

function gameOf(library: Library, id: string, edition: object | undefined): Game {
  const game = library.open(id, edition);
  if (!game) throw new InputError('unknown-game', `this server does not know the game '${id}'`, 'game');
  return game;
}

async function think(library: Library, request: ThinkRequest): Promise<Answer<{ readonly type: string }>> {
  const game = gameOf(library, request.game, request.edition);
  const entry = games[request.game];
  if (!entry?.bot) return replace(game, request, `${request.game} has no bot`);
  const { knowledge } = await entry.bot();
  return answer(game, knowledge(game), request, () => performance.now());
}

const write = (library: Library, table: StoredTable, log: string): RecordFile =>
  writeRecord(gameOf(library, table.game, table.edition), table, JSON.parse(log) as StoredRow[]);

/** Reads the request, then the record in it. */
function bring(library: Library, text: string, table: string, at: number): Reply {
  const { record, goOn, bots } = check(routes.upload.body, parse(text));
  try {
    return { kind: 'read', match: read(library, record, table, at), goOn, bots };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new Denied('bad-input', error.message, { path: error.path === '' ? 'record' : `record.${error.path}` });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (name: string, value: unknown) => {
      if (name === '__proto__') throw new Denied('bad-input', "no entry of a record is called '__proto__'", { path: 'record' });
      return value;
    });
  } catch (error) {
    if (error instanceof Denied) throw error;
    throw new Denied('not-json', 'the request is not complete JSON');
  }
}

function read(library: Library, record: object, table: string, at: number): ReadMatch {
  const box = gameOf(library, recordGameId(record), undefined).box;
  const { match, seats } = readRecord(box, record);
  const { edition, position } = record as RecordFile;
  const { game, options, seatCount } = match;
  const isOwn = game.edition.hash === openGame(box).edition.hash;
  const again = match.position
    ? Match.from(match.position, noChance)
    : Match.start(game, { seatCount, options, chance: new ScriptedChance(match.setupChance) });
  const { live, accepted } = LiveMatch.begin(table, again, at, position);
  const taken: Accepted[] = [accepted];
  for (const { actor, move, chance } of match.log) {
    again.chance = new ScriptedChance(chance);
    const result = actor === 'outside' ? live.announce(move, at) : live.submit(actor, '', [move], 0, at);
    if ('ok' in result) throw new Error(result.message);
    taken.push(result);
  }
  return {
    game: game.box.id,
    ...(!isOwn && edition.file && { edition: edition.file }),
    options,
    seatCount,
    isOver: match.isOver,
    labels: seats,
    rows: taken.map(({ row }) => written(row)),
    snapshots: taken.flatMap(({ snapshot }) => (snapshot ? [snapshot] : [])),
  };
}
