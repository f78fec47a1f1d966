// Whoever only looks on is told of several moves together, misses nothing, and is told at once when it matters.
import { setTimeout as pause } from 'node:timers/promises';
import { SeededChance, sameData } from '@kontor/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../src/index.ts';
import { openMemoryStorage } from '../src/storage/memory-storage.ts';
import { type Behind, Laggards, longestWait } from '../src/tables/laggards.ts';
import { Player } from './support/player.ts';
import { beginRace } from './support/race.ts';

describe('tables whose onlookers are behind', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  let isBusy = false;
  const open = () =>
    new Laggards(
      () => isBusy,
      () => Date.now(),
    );

  class Table implements Behind {
    behindSince: number | undefined;
    told = 0;

    constructor(private readonly laggards: Laggards) {}

    fallBehind(): void {
      this.behindSince = this.laggards.add(this);
    }

    catchUp(): void {
      this.behindSince = undefined;
      this.told += 1;
    }
  }

  test('are told as soon as there is little to do, and after a while where there is much', () => {
    const laggards = open();
    const [one, two] = [new Table(laggards), new Table(laggards)];
    isBusy = false;
    one.fallBehind();
    vi.advanceTimersByTime(5);
    expect(one.told).toBe(1);
    isBusy = true;
    one.fallBehind();
    vi.advanceTimersByTime(longestWait - 100);
    two.fallBehind();
    vi.advanceTimersByTime(95);
    expect([one.told, two.told]).toEqual([1, 0]);
    vi.advanceTimersByTime(10);
    expect([one.told, two.told]).toEqual([2, 0]);
    isBusy = false;
    vi.advanceTimersByTime(5);
    expect([one.told, two.told]).toEqual([2, 1]);
    vi.advanceTimersByTime(1000);
    expect([one.told, two.told]).toEqual([2, 1]);
  });

  test('are not told again by what they waited for before', () => {
    isBusy = true;
    const laggards = open();
    const table = new Table(laggards);
    table.fallBehind();
    vi.advanceTimersByTime(longestWait - 50);
    table.behindSince = undefined;
    table.fallBehind();
    vi.advanceTimersByTime(longestWait - 50);
    expect(table.told).toBe(0);
    vi.advanceTimersByTime(60);
    expect(table.told).toBe(1);
  });
});

describe('at a table', () => {
  const players: Player[] = [];
  let server: RunningServer;
  let ann: Player;
  let ben: Player;
  let eve: Player;
  let id: string;
  const moveOf = (player: Player) => player.play(id).moves[0]!;
  const asked = () => ann.play(id).decisions.map(({ seat }) => seat);
  const linesTo = (player: Player) => player.transcript!.filter((text) => text.includes('"heard":'));
  const shownTo = (player: Player) => JSON.stringify(player.tables.get(id)!.document.play);

  /** Time stands still for those who are behind: where there is much to do, nobody is told because they waited for long. */
  async function open(wish: object, isBusy: () => boolean, storage = openMemoryStorage()): Promise<void> {
    server = await startServer(
      { port: 0, logLevel: 'silent' },
      { storage, laggards: new Laggards(isBusy, () => 0), chance: () => new SeededChance('laggards') },
    );
    [ann, ben, eve] = (await Promise.all([0, 1, 2].map(async () => (await new Player(server.address).enter()).connect()))) as [
      Player,
      Player,
      Player,
    ];
    players.push(ann, ben, eve);
    const made = await ann.request<{ table: { id: string } }>('POST', '/api/tables', { ...wish, seats: 2 });
    id = made.table.id;
    await ben.request('POST', `/api/tables/${id}/join`, {});
    await ann.request('POST', `/api/tables/${id}/start`, {});
    await Promise.all(players.map((player) => player.watch(id)));
    await ann.until(() => ann.tables.get(id)!.document.table.watchers === 1, 'everybody');
    await Promise.all(players.map(catchUp));
    for (const player of players) player.transcript = [];
  }

  /** A match from a turn on in which one of the two is asked several times. */
  async function begin(isBusy: () => boolean, storage = openMemoryStorage()): Promise<void> {
    await open({ game: 'el-capitan' }, isBusy, storage);
    while (!(await isAskedTwice()));
    for (const player of players) player.transcript = [];
  }

  /** Whoever is asked moves; whether the same seat alone is asked again. */
  async function isAskedTwice(): Promise<boolean> {
    const [seat] = asked();
    const player = [ann, ben][seat!]!;
    await ann.until(() => player.play(id).moves.length > 0, 'moves');
    expect(await player.submit(id, [moveOf(player)])).toBeUndefined();
    await Promise.all([ann, ben, eve].map(catchUp));
    return asked().length === 1 && asked()[0] === seat;
  }

  /** A beat brings whatever was not told yet. */
  async function catchUp(player: Player): Promise<void> {
    player.transcript ??= [];
    const before = player.transcript.length;
    player.send({ type: 'ping', at: 0 });
    await player.until(() => player.transcript!.slice(before).some((text) => text.includes('"pong"')), 'a pong');
  }

  /** The same person, who looks at the table for the first time. */
  async function sameEyes(player: Player, transcript?: string[]): Promise<Player> {
    const again = new Player(server.address);
    again.transcript = transcript;
    players.push(again);
    again.cookie = player.cookie;
    await again.connect();
    await again.watch(id);
    return again;
  }

  afterEach(async () => {
    for (const player of players.splice(0)) player.close();
    await server.close();
  });

  test('the one who moves is answered at once, and the others hear of several moves in one message', async () => {
    await begin(() => true);
    const mover = [ann, ben][asked()[0]!]!;
    const other = mover === ann ? ben : ann;
    let moves = 0;
    const seat = asked()[0]!;
    while (mover.play(id).decisions.every((decision) => decision.seat === seat) && moves < 3) {
      expect(await mover.submit(id, [moveOf(mover)])).toBeUndefined();
      moves += 1;
    }
    expect(linesTo(mover)).toHaveLength(moves);
    await Promise.all([catchUp(other), catchUp(eve)]);
    for (const player of [other, eve]) {
      expect(linesTo(player)).toHaveLength(1);
      expect(linesTo(player)[0]!.split('"actor"')).toHaveLength(moves + 1);
      expect(shownTo(player)).toBe(shownTo(await sameEyes(player)));
    }
  });

  test('whoever looks again while others are behind sees the board that the log tells of, and so do the others from then on', async () => {
    const storage = openMemoryStorage();
    const commit: typeof storage.commit = (batch) => pause(100).then(() => storage.commit(batch));
    await begin(() => true, { ...storage, commit });
    const seat = asked()[0]!;
    const mover = [ann, ben][seat]!;
    const again = await sameEyes(eve, []);
    /** The boards that there were, by how much the log told then. */
    const boards = new Map<number, string>();
    const logOf = (player: Player) => player.tables.get(id)!.lines.length + player.tables.get(id)!.firstLine;
    const boardOf = (player: Player) => JSON.stringify(player.play(id).view);
    boards.set(logOf(mover), boardOf(mover));
    for (let moves = 0; moves < 4 && mover.play(id).decisions.every((decision) => decision.seat === seat); moves++) {
      // Every other time somebody looks again, while something is on its way to the disk and before the next move.
      let shown: Promise<unknown> | undefined;
      if (moves % 2 === 1) {
        eve.send({ type: 'chat', table: id, id: `c${moves}`, text: 'hello' });
        await pause(20);
        shown = again.watch(id);
        await pause(20);
      }
      expect(await mover.submit(id, [moveOf(mover)])).toBeUndefined();
      boards.set(logOf(mover), boardOf(mover));
      await shown;
    }
    const shows = again.transcript!.filter((text) => text.startsWith('{"type":"table"')).map((text) => JSON.parse(text));
    expect(shows.length).toBeGreaterThan(1);
    for (const { heard, document } of shows) {
      expect(boards.get(heard.from + heard.lines.length)).toBe(JSON.stringify(document.play.view));
    }
    expect(boards.size).toBeGreaterThan(2);
    await Promise.all([catchUp(again), catchUp(eve)]);
    expect([logOf(again), logOf(eve)]).toEqual([logOf(mover), logOf(mover)]);
    expect([boardOf(again), boardOf(eve)]).toEqual([boardOf(mover), boardOf(mover)]);
  });

  test('where there is little to do they hear of every move at once', async () => {
    await begin(() => false);
    const mover = [ann, ben][asked()[0]!]!;
    const other = mover === ann ? ben : ann;
    for (const moves of [1, 2]) {
      expect(await mover.submit(id, [moveOf(mover)])).toBeUndefined();
      await Promise.all([other, eve].map((player) => player.until(() => linesTo(player).length === moves, 'what was done')));
    }
    expect(other.tables.get(id)!.lines).toEqual(mover.tables.get(id)!.lines);
  });

  test('whoever fell behind hears of it a moment later though nobody asks', async () => {
    let isBusy = true;
    await begin(() => isBusy);
    const mover = [ann, ben][asked()[0]!]!;
    const other = mover === ann ? ben : ann;
    expect(await mover.submit(id, [moveOf(mover)])).toBeUndefined();
    isBusy = false;
    await Promise.all([other, eve].map((player) => player.until(() => linesTo(player).length === 1, 'what was done')));
    expect(other.tables.get(id)!.lines).toEqual(mover.tables.get(id)!.lines);
  });

  test('of what was taken back before they heard of it they hear nothing', async () => {
    await begin(() => true);
    const seat = asked()[0]!;
    const mover = [ann, ben][seat]!;
    const other = mover === ann ? ben : ann;
    const before = shownTo(eve);
    const undoable = mover.play(id).moves.findLast(({ type }) => type !== 'pass')!;
    expect(await mover.submit(id, [undoable])).toBeUndefined();
    if (mover.play(id).takeBack === 0) return expect.unreachable('this move can be taken back');
    expect(await mover.submit(id, [], 1)).toBeUndefined();
    await Promise.all([catchUp(other), catchUp(eve)]);
    expect([linesTo(other), linesTo(eve)]).toEqual([[], []]);
    expect(shownTo(eve)).toBe(before);
  });

  test('whoever is asked next is told at once, of everything before it too', async () => {
    await begin(() => true);
    const seat = asked()[0]!;
    const mover = [ann, ben][seat]!;
    const other = mover === ann ? ben : ann;
    for (let moves = 0; mover.play(id).decisions.some((decision) => decision.seat === seat); moves++) {
      expect(moves).toBeLessThan(100);
      expect(await mover.submit(id, [moveOf(mover)])).toBeUndefined();
    }
    await other.until(() => other.play(id).decisions.some((decision) => decision.seat !== seat), 'to be asked');
    expect(other.tables.get(id)!.lines).toEqual(mover.tables.get(id)!.lines);
    expect(await other.submit(id, [moveOf(other)])).toBeUndefined();
  });

  test('those who plan at the same time hear of each other a moment later, and decide meanwhile on their own question', async () => {
    await open({ game: 'wharf' }, () => true);
    expect(asked()).toEqual([0, 1]);
    const questions = (player: Player) => player.play(id).decisions;
    const planning = questions(ann)[0]!.prompt;
    const plan = async (player: Player, seat: number) => {
      while (questions(player).some((question) => question.seat === seat && question.prompt === planning))
        expect(await player.submit(id, [moveOf(player)])).toBeUndefined();
    };
    await plan(ann, 0);
    expect(asked()).toEqual([1]);
    // Whatever was sent before the answer to something else has come with it.
    for (const player of [ben, eve]) {
      player.send({ type: 'lobby', on: true });
      await player.until(() => player.transcript!.some((text) => text.includes('"type":"lobby"')), 'the lobby');
    }
    expect([ben, eve].map(({ transcript }) => transcript!.filter((text) => text.includes('"type":"change"')))).toEqual([[], []]);
    expect(questions(ben).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(await ben.submit(id, [moveOf(ben)])).toBeUndefined();
    expect(questions(ben)).toEqual(questions(ann));
    await plan(ben, 1);
    // Somebody is asked something new now: nobody waits for that.
    for (const player of [ann, eve]) {
      await player.until(() => sameData(questions(player), questions(ben)), 'what comes next');
      const again = await sameEyes(player);
      expect([shownTo(player), player.tables.get(id)!.lines]).toEqual([shownTo(again), again.tables.get(id)!.lines]);
    }
  });

  test('a race that begins is told at once: time runs for those who plan', async () => {
    await open({ game: 'valparaiso', race: 60, options: { race: true } }, () => true);
    await beginRace(id, [ann, ben]);
    const race = (player: Player) => player.tables.get(id)!.document.clock?.race;
    await Promise.all([ben, eve].map((player) => player.until(() => race(player) !== undefined, 'the race')));
    expect([race(ben), race(eve)]).toEqual([race(ann), race(ann)]);
  });
});
