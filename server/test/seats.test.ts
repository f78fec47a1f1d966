// Who comes and goes at a table: what it gains them, what the others can do, and what the lobby says of it.
import { Match, openGame, recordOf, SeededChance } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import { games } from '@kontor/games';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createInlineHost } from '../src/bots/inline-host.ts';
import { machineChance } from '../src/chance.ts';
import { createLocalFanout } from '../src/fanout.ts';
import { Library } from '../src/library.ts';
import { Committer } from '../src/storage/committer.ts';
import { openMemoryStorage } from '../src/storage/memory-storage.ts';
import type { StoredTable } from '../src/storage/storage.ts';
import { Directory } from '../src/tables/directory.ts';
import { Laggards } from '../src/tables/laggards.ts';
import { Lobby, mostListed } from '../src/tables/lobby.ts';
import { infoOf } from '../src/tables/seating.ts';
import { clockOf, type Info, openHall } from './support/hall.ts';
import { playOut } from './support/play-out.ts';
import type { Player } from './support/player.ts';

const { time, player, post, duel } = openHall();
const plan = [{ type: 'layOrder', order: 'load' }, { type: 'layOrder', order: 'sell' }, { type: 'getReady' }];
const listed = async (who: Player): Promise<Info[]> => (await who.request<{ tables: Info[] }>('GET', '/api/tables')).tables;
const mine = async (who: Player): Promise<string[]> =>
  (await who.request<{ tables: Info[] }>('GET', '/api/tables/mine')).tables.map(({ id }) => id);

describe('time', () => {
  test('is not stopped by joining a table at which one sits', async () => {
    const { ann, ben, id } = await duel({ clock: { kind: 'live', bank: 10, increment: 0, grace: 0 } });
    await ann.submit(id, plan);
    for (let count = 0; count < 6; count++) {
      time.now += 2000;
      await post(ben, `/${id}/join`);
    }
    await post(ann, `/${id}/choose`, { seat: 1, choice: 'bot', level: 'apprentice' });
  });

  test('is not made by taking moves back', async () => {
    const { ann, id } = await duel({ clock: { kind: 'live', bank: 60, increment: 5, grace: 0 } });
    await ann.submit(id, [plan[0]!]);
    await ann.until(() => clockOf(ann, id)?.left[0] === 65_000, 'the increment');
    for (let count = 0; count < 5; count++) {
      await ann.submit(id, [], 1);
      await ann.submit(id, [plan[0]!]);
    }
    expect(clockOf(ann, id)?.left[0]).toBe(65_000);
  });
});

describe('whoever leaves', () => {
  test('can be waited for without a clock, and replaced all the same', async () => {
    const { ann, ben, id } = await duel();
    await post(ben, `/${id}/leave`);
    await post(ann, `/${id}/choose`, { seat: 1, choice: 'wait' });
    const replaced = await post(ann, `/${id}/choose`, { seat: 1, choice: 'bot', level: 'apprentice' });
    expect(replaced.seats[1]).toMatchObject({ bot: 'apprentice', away: true });
  });

  test('is back with the next move', async () => {
    const { ann, ben, id } = await duel();
    await post(ben, `/${id}/leave`);
    await ann.until(() => clockOf(ann, id)?.late.length === 1, 'that Ben has left');
    await ben.submit(id, [plan[0]!]);
    await ann.until(() => clockOf(ann, id) === undefined, 'that Ben is back');
    expect((ann.tables.get(id)!.document.table.seats[1] as Info['seats'][0]).away).toBeUndefined();
  });

  test('leaves no match in the lobby that nobody plays any more', async () => {
    const { ann, ben, id } = await duel();
    const isListed = async () => (await listed(ann)).some((table) => table.id === id);
    expect(await isListed()).toBe(true);
    await post(ann, `/${id}/leave`);
    expect(await isListed()).toBe(true);
    await post(ben, `/${id}/leave`);
    expect(await isListed()).toBe(false);
    await post(ben, `/${id}/join`);
    expect(await isListed()).toBe(true);
    expect((await post(ben, `/${id}/choose`, { seat: 0, choice: 'end' })).status).toBe('ended');
  });

  test('leaves an empty table to whoever comes next', async () => {
    const [ann, ben, cid] = await Promise.all([player('Ann'), player('Ben'), player('Cid')]);
    const { id } = await post(ann, '', { game: 'wharf', seats: 2 });
    await post(ann, `/${id}/leave`);
    expect(await mine(ann)).not.toContain(id);
    expect((await post(ben, `/${id}/join`)).host).toBe(ben.person!.id);
    await post(cid, `/${id}/join`);
    await expect(post(ann, `/${id}/start`)).rejects.toThrow('not-allowed');
    expect((await post(ben, `/${id}/start`)).status).toBe('playing');
  });
});

describe('the lobby', () => {
  test('says who is there', async () => {
    const ann = await player('Ann');
    const { id } = await post(ann, '', { game: 'wharf', seats: 2 });
    await ann.watch(id);
    const isOnline = async () => (await listed(ann)).find((table) => table.id === id)?.seats[0]?.online;
    await expect.poll(isOnline).toBe(true);
  });

  test('has no table that could not be begun as it was wished', async () => {
    const ann = await player('Ann');
    await expect(post(ann, '', { game: 'wharf', seats: 3, bots: ['apprentice'], start: true })).rejects.toThrow('wrong-moment');
    expect(await mine(ann)).toEqual([]);
  });

  test('lists the newest tables, and forgets those in which nobody is interested', () => {
    let time = 0;
    const told: string[] = [];
    const fanout = {
      subscribe: () => () => undefined,
      publish: (_: string, text: string) => void told.push(text),
      count: () => 0,
    };
    const lobby = new Lobby(fanout, () => time);
    const show = (id: string, kind: 'none' | 'turns') => {
      const setting = kind === 'none' ? { kind } : { kind, hours: 24 };
      const table = { id, visibility: 'public', status: 'open', clock: setting, created: 0, seats: [{ person: 'p' }] };
      lobby.show(
        table as unknown as StoredTable,
        infoOf(table as unknown as StoredTable, () => false, 0),
      );
    };
    for (let count = 0; count <= mostListed; count++) show(`t${count}`, 'none');
    expect(lobby.tables).toHaveLength(mostListed);
    expect(lobby.tables.map(({ id }) => id)).not.toContain('t0');
    expect(JSON.parse(told.at(-1)!)).toEqual({ type: 'lobbyChange', id: 't0' });
    show('long', 'turns');
    time += 2 * 3_600_000;
    lobby.tidy((id) => id === 't7');
    expect(lobby.tables.map(({ id }) => id)).toEqual(['long', 't7']);
  });
});

describe('a table at which nothing can happen by itself', () => {
  let at = 0;
  const finished: string[] = [];
  let directory: Directory;
  const [ann, ben] = ['ann', 'ben'].map((id) => ({ id, name: id, colour: 'blue' as const }));
  const clock = { kind: 'live', bank: 3600, increment: 0, grace: 0 } as const;
  const wish = { game: 'wharf', seats: 2, options: {}, visibility: 'private', clock, race: 65, hints: true } as const;

  beforeAll(async () => {
    const storage = openMemoryStorage();
    const committer = new Committer(storage, (error) => expect.unreachable(String(error)));
    const context = {
      ...{
        storage,
        committer,
        fanout: createLocalFanout(),
        laggards: new Laggards(),
        library: await Library.load(),
        bots: createInlineHost(await Library.load()),
      },
      ...{ now: () => at, chance: () => machineChance, absences: [], botPause: 0, botMilliseconds: 5 },
      ...{ onMove: () => undefined, onTable: () => undefined, log: console as never },
      onFinished: ({ id }: { readonly id: string }) => finished.push(id),
    };
    directory = new Directory(context);
  });
  afterEach(() => directory.close());

  /** A match that was begun, and then left alone for a minute. */
  async function leftAlone(end: boolean): Promise<string> {
    const room = await directory.create(ann!, { ...wish, bots: [], start: false });
    await room.seats.join(ben!, undefined);
    await room.playing.start('ann');
    if (end) await room.playing.end();
    at += 60_000;
    directory.sweep();
    await directory.openDue();
    expect(directory.peek(room.id)).toBeUndefined();
    return room.id;
  }

  test('is not opened again before its time', async () => {
    const id = await leftAlone(false);
    at += 3_600_000;
    await directory.openDue();
    expect(directory.peek(id)?.stored.status).toBe('playing');
  });

  test('and that waits for its record is opened again only to see whether that was forgotten', async () => {
    const id = await leftAlone(true);
    expect(finished.splice(0)).toEqual([id]);
    at += 600_000;
    await directory.openDue();
    expect(directory.peek(id)?.stored.status).toBe('ended');
    expect(finished).toEqual([id]);
  });
});

describe('a rematch', () => {
  test('is one table, however many ask for it at once', async () => {
    const { ann, ben, id } = await duel();
    await playOut([ann, ben], id, new SeededChance('at once'), { milliseconds: 60_000 });
    const [one, two] = await Promise.all([post(ann, `/${id}/rematch`), post(ben, `/${id}/rematch`)]);
    expect(two.id).toBe(one.id);
    const { table } = await ann.request<{ table: Info }>('GET', `/api/tables/${one.id}`);
    expect(table.seats.map(({ name }) => name).sort()).toEqual(['Ann', 'Ben']);
  });
});

test('a replay begins with its first line, also when moves were taken back early', async () => {
  const { ann, id } = await duel();
  for (let count = 0; count < 60; count++) {
    await ann.submit(id, [plan[0]!]);
    await ann.submit(id, [], 1);
  }
  const { steps, from } = await ann.request<{ from: number; steps: { line: { actor: unknown } }[] }>(
    'GET',
    `/api/tables/${id}/replay?from=0`,
  );
  expect([from, steps[0]?.line.actor]).toEqual([0, 'setup']);
});

test('nobody looks into hands at a table that is still to be begun again', async () => {
  const game = openGame((await games['wharf']!.rules()).box);
  const match = Match.start(game, { seatCount: 2, chance: 5 });
  const chance = new SeededChance(5);
  for (let count = 0; count < 6; count++) {
    const step = randomStep(game, match.state, chance)!;
    match.submit(step.seat as never, step.move);
  }
  const [ann, ben] = await Promise.all([player('Ann'), player('Ben')]);
  const { id } = (await ann.request<{ table: Info }>('POST', '/api/records', { record: recordOf(match), goOn: true })).table;
  await post(ben, `/${id}/join`);
  await Promise.all([ann.watch(id), ben.watch(id)]);
  for (const one of [ann, ben]) expect(one.play(id).view['hands']).toEqual([null, null]);
  const early = await ben.request<{ steps: { view: { hands: unknown[] } }[] }>('GET', `/api/tables/${id}/replay?from=0`);
  expect(early.steps.at(-1)!.view.hands).toEqual([null, null]);
  await post(ann, `/${id}/start`);
  await ben.until(() => (ben.play(id).view['hands'] as unknown[])[1] !== null, 'the own hand');
  expect((ben.play(id).view['hands'] as unknown[])[0]).toBeNull();
  await playOut([ann, ben], id, new SeededChance('goes on'), { milliseconds: 60_000 });
});
