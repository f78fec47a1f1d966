// What happens at a table besides moves: the lobby, seats, chat, clocks, rematches, records to go on from.
import { Match, openGame, recordOf, SeededChance } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import { games } from '@kontor/games';
import { describe, expect, test } from 'vitest';
import { clockOf, type Info, openHall } from './support/hall.ts';
import { playOut } from './support/play-out.ts';
import type { Player } from './support/player.ts';
import { beginRace } from './support/race.ts';

const { time, player, again, post, duel } = openHall();
const info = (who: Player, table: string) => who.tables.get(table)!.document.table as unknown as Info;

test('VP-3.5 at a table by turns there is no race', async () => {
  const ann = await player('Ann');
  const wish = { game: 'valparaiso', seats: 2, options: { race: true } };
  const races = async (more: object) =>
    ((await post(ann, '', { ...wish, ...more })) as Info & { options: { race: boolean } }).options.race;
  expect(await races({})).toBe(true);
  expect(await races({ clock: { kind: 'turns', hours: 24 } })).toBe(false);
});

describe('the lobby', () => {
  test('tells of tables as they are made, joined, begun and ended; private ones are not told of', async () => {
    const [ann, ben, eve] = await Promise.all([player('Ann'), player('Ben'), player('Eve')]);
    eve.send({ type: 'lobby', on: true });
    const { id } = await post(ann, '', { game: 'wharf', seats: 2 });
    const hidden = await post(ann, '', { game: 'wharf', seats: 2, visibility: 'private' });
    await eve.until(() => eve.lobby.has(id), 'the table');
    await post(ben, `/${id}/join`);
    await post(ann, `/${id}/start`);
    await eve.until(() => (eve.lobby.get(id) as { status?: string } | undefined)?.status === 'playing', 'the start');
    expect(eve.lobby.has(hidden.id)).toBe(false);
    const { tables } = await eve.request<{ tables: Info[] }>('GET', '/api/tables');
    expect(tables.map((table) => table.id)).toContain(id);
    expect(tables.map((table) => table.id)).not.toContain(hidden.id);
    const mine = await ben.request<{ tables: Info[]; asked: string[] }>('GET', '/api/tables/mine');
    expect(mine.asked).toEqual([id]);
  });

  test('seats people and bots before the start, and the host’s place passes on', async () => {
    const [ann, ben] = await Promise.all([player('Ann'), player('Ben')]);
    const { id } = await post(ann, '', { game: 'wharf', seats: 3 });
    await ann.watch(id);
    await expect(post(ann, `/${id}/start`)).rejects.toThrow('wrong-moment');
    await expect(post(ben, `/${id}/bot`, { seat: 1, level: 'captain' })).rejects.toThrow('not-allowed');
    await post(ben, `/${id}/join`, { seat: 2 });
    await expect(post(ann, `/${id}/bot`, { seat: 2, level: 'captain' })).rejects.toThrow('no-free-seat');
    await post(ann, `/${id}/bot`, { seat: 1, level: 'captain' });
    await ann.until(() => info(ann, id).seats[1]?.bot === 'captain' && info(ann, id).seats[2]?.name === 'Ben', 'the seats');
    const left = await post(ann, `/${id}/leave`);
    expect(left).toMatchObject({ host: ben.person!.id, seats: [{}, { bot: 'captain' }, { person: ben.person!.id }] });
    await ann.until(() => ann.tables.get(id)!.document.viewer === 'spectator', 'watching only');
  });
});

describe('play', () => {
  test('takes a batch whole or not at all, once for each id, and only on the question it was decided on', async () => {
    const { ann, id } = await duel();
    const before = ann.play(id);
    const lay = (order: string) => ({ type: 'layOrder', order });
    const bad = await ann.submit(id, [lay('load'), lay('load')]);
    expect(bad).toMatchObject({ id: 'refused', refusal: { reason: 'illegal-move', rule: 'WH-3.1', at: 1 } });
    expect(ann.play(id)).toEqual(before);
    const message = { type: 'submit' as const, table: id, id: 'once', turn: before.turn, moves: [lay('load'), lay('sell')] };
    expect(await ann.ask(message)).toBeUndefined();
    expect(await ann.ask(message)).toBeUndefined();
    expect(ann.play(id).view['plans']).toEqual([['load', 'sell'], null]);
    expect(await ann.ask({ ...message, id: 'late' })).toMatchObject({ id: 'stale', path: 'turn' });
    expect(await ann.submit(id, [lay('barter'), lay('sell')], 2)).toBeUndefined();
    expect(ann.play(id).view['plans']).toEqual([['barter', 'sell'], null]);
  });

  test('lets ‘done’ be taken back until the last one is done, and nobody take back what is not theirs', async () => {
    const { ann, ben, id } = await duel();
    const plan = [{ type: 'layOrder', order: 'load' }, { type: 'layOrder', order: 'sell' }, { type: 'getReady' }];
    await ann.submit(id, plan);
    await ben.until(() => (ben.play(id).view['ready'] as boolean[])[0] === true, 'Ann being ready');
    expect(await ben.submit(id, [], 1)).toMatchObject({ refusal: { reason: 'nothing-to-take-back' } });
    expect(await ann.submit(id, [], 1)).toBeUndefined();
    await ben.until(() => (ben.play(id).view['ready'] as boolean[])[0] === false, 'Ann not being ready');
    expect(ben.tables.get(id)!.lines.flatMap(({ events }) => events.map(({ type }) => type))).not.toContain('gotReady');
    await ann.submit(id, [{ type: 'getReady' }]);
    await ben.submit(id, plan);
    await ann.until(() => ann.play(id).view['phase'] !== 'planning', 'the reveal');
    expect(await ann.submit(id, [], 1)).toMatchObject({ refusal: { reason: 'nothing-to-take-back' } });
  });

  test('tells whoever comes back what happened meanwhile', async () => {
    const { ann, ben, id } = await duel();
    await playOut([ann, ben], id, new SeededChance('away'), { milliseconds: 60_000 });
    const { lines, firstLine, document } = await (await again(ann)).watch(id);
    expect(document.play?.standings).toHaveLength(2);
    const own = lines.findLastIndex(({ actor }) => actor === 0);
    expect(own).toBeGreaterThanOrEqual(0);
    expect(firstLine + lines.length).toBe(ann.tables.get(id)!.firstLine + ann.tables.get(id)!.lines.length);
  });

  test('gives hints only where the table allows them, and chat once for each id', async () => {
    const { ann, ben, id } = await duel();
    expect(await ann.ask({ type: 'hint', table: id, id: 'h' })).toBeUndefined();
    expect(ann.play(id).moves).toContainEqual(ann.hints[0]!.candidates[0]!.move);
    ann.send({ type: 'chat', table: id, id: 'c1', text: 'Good luck' });
    ann.send({ type: 'chat', table: id, id: 'c1', text: 'Good luck' });
    ben.send({ type: 'chat', table: id, id: 'c1', text: ' You too ' });
    await ben.until(() => ben.tables.get(id)!.chat.length >= 2, 'the chat');
    expect(ben.tables.get(id)!.chat.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Ann: Good luck', 'Ben: You too']);
    const strict = await duel({ hints: false });
    expect(await strict.ann.ask({ type: 'hint', table: strict.id, id: 'h' })).toMatchObject({ id: 'no-hints' });
  });
});

describe('whoever runs out of time', () => {
  const fast = { clock: { kind: 'live', bank: 10, increment: 0, grace: 0 } };

  test('is not thrown out: the others wait, or seat a bot until the seat is taken back', async () => {
    const { ann, ben, id } = await duel(fast);
    await ann.submit(id, [{ type: 'layOrder', order: 'load' }, { type: 'layOrder', order: 'sell' }, { type: 'getReady' }]);
    await expect(post(ann, `/${id}/choose`, { seat: 1, choice: 'wait' })).rejects.toThrow('wrong-moment');
    time.now += 11_000;
    await post(ann, `/${id}/choose`, { seat: 1, choice: 'wait' });
    await ann.until(() => clockOf(ann, id)?.late.length === 0 && clockOf(ann, id)!.left[1]! > 0, 'more time');
    time.now += 61_000;
    await expect(post(ben, `/${id}/choose`, { seat: 1, choice: 'bot' })).rejects.toThrow('not-allowed');
    const replaced = await post(ann, `/${id}/choose`, { seat: 1, choice: 'bot', level: 'apprentice' });
    expect(replaced.seats[1]).toMatchObject({ bot: 'apprentice', away: true, name: 'Ben' });
    await ann.until(() => ann.play(id).view['phase'] !== 'planning', 'the bot’s plan');
    expect(await ben.submit(id, [{ type: 'stop' }])).toMatchObject({ id: expect.stringMatching(/not-allowed|stale/) });
    const back = await post(ben, `/${id}/join`);
    expect(back.seats[1]).toEqual(expect.not.objectContaining({ bot: 'apprentice' }));
    await playOut([ann, ben], id, new SeededChance('back'), { milliseconds: 60_000 });
  });

  test('ends the match only if everybody else who plays wants it', async () => {
    const [ann, ben, cid] = await Promise.all([player('Ann'), player('Ben'), player('Cid')]);
    const { id } = await post(ann, '', { game: 'wharf', seats: 3 });
    await post(ben, `/${id}/join`);
    await post(cid, `/${id}/join`);
    await post(ann, `/${id}/start`);
    await post(cid, `/${id}/leave`);
    await ann.watch(id);
    expect(clockOf(ann, id)?.late).toEqual([{ seat: 2, end: [] }]);
    expect((await post(ann, `/${id}/choose`, { seat: 2, choice: 'end' })).status).toBe('playing');
    expect((await post(ben, `/${id}/choose`, { seat: 2, choice: 'end' })).status).toBe('ended');
    await ann.until(() => ann.tables.get(id)!.document.play?.standings !== undefined, 'the standings');
    const record = await cid.request<{ end: { over: boolean } }>('GET', `/api/tables/${id}/record`);
    expect(record.end.over).toBe(false);
  });
});

describe('after play', () => {
  test('a rematch is made once and joined by the others', async () => {
    const { ann, ben, id } = await duel();
    await expect(post(ann, `/${id}/rematch`)).rejects.toThrow('wrong-moment');
    await playOut([ann, ben], id, new SeededChance('rematch'), { milliseconds: 60_000 });
    const first = await post(ben, `/${id}/rematch`);
    const second = await post(ann, `/${id}/rematch`);
    expect(second).toMatchObject({ id: first.id, host: ben.person!.id, seats: [{ name: 'Ann' }, { name: 'Ben' }] });
    await ann.until(() => info(ann, id).rematch === first.id, 'news of the rematch');
  });

  test('the match can be seen again from any seat, step by step, as that seat saw it', async () => {
    const { ann, ben, id } = await duel();
    await playOut([ann, ben], id, new SeededChance('replay'), { milliseconds: 60_000 });
    const steps: { view: Record<string, unknown>; line: object }[] = [];
    for (;;) {
      const part = await ann.request<{ steps: typeof steps; total: number }>(
        'GET',
        `/api/tables/${id}/replay?viewer=1&from=${steps.length}`,
      );
      steps.push(...part.steps);
      if (steps.length >= part.total) break;
    }
    expect(steps.at(-1)!.view).toEqual(ben.play(id).view);
    const seen = ben.tables.get(id)!;
    expect(steps.slice(seen.firstLine).map(({ line }) => line)).toEqual(seen.lines);
    expect(steps.every(({ view }) => (view['hands'] as unknown[])[0] === null)).toBe(true);
  });

  test.each(Object.keys(games))('%s: an unfinished record is taken up again and played on', async (game) => {
    const opened = openGame((await games[game]!.rules()).box);
    const match = Match.start(opened, { seatCount: 2, chance: 'go on' });
    const chance = new SeededChance('go on');
    for (let count = 0; count < 25; count++) {
      const step = randomStep(opened, match.state, chance);
      if (!step) break;
      if (step.seat === 'outside') match.announce(step.move);
      else match.submit(step.seat, step.move);
    }
    const record = recordOf(match);
    const ann = await player('Ann');
    const { table } = await ann.request<{ table: Info }>('POST', '/api/records', { record, goOn: true, bots: ['apprentice'] });
    expect(table).toMatchObject({ status: 'open', seats: [{ name: 'Ann' }, { bot: 'apprentice' }] });
    await ann.watch(table.id);
    await post(ann, `/${table.id}/start`);
    await ann.until(() => info(ann, table.id).status !== 'open', 'the start');
    await ann.until(() => ann.play(table.id).moves.length > 0 || ann.play(table.id).standings !== undefined, 'the own turn');
    const move = ann.play(table.id).moves[0];
    if (move) expect(await ann.submit(table.id, [move])).toBeUndefined();
    const broken = { ...record, moves: record.moves.slice(1) };
    await expect(ann.request('POST', '/api/records', { record: broken })).rejects.toMatchObject({
      fault: { id: 'bad-input', path: expect.stringMatching(/^record\./) },
    });
    await expect(ann.request('POST', '/api/tables', { game, seats: 2, options: { nonsense: 1 } })).rejects.toThrow(
      'options.nonsense',
    );
  });
});

describe('a game’s own timer', () => {
  test.each(Object.keys(games))('%s: is kept by the server where the game has one', async (game) => {
    const opened = openGame((await games[game]!.rules()).box);
    const [ann, ben] = await Promise.all([player('Ann'), player('Ben')]);
    const toggles = Object.entries(opened.box.options).flatMap(([name, spec]) => (spec.kind === 'toggle' ? [[name, true]] : []));
    const { id } = await post(ann, '', { game, seats: 2, race: 1, options: Object.fromEntries(toggles) as object });
    await post(ben, `/${id}/join`);
    await post(ann, `/${id}/start`);
    await Promise.all([ann.watch(id), ben.watch(id)]);
    const isRacing = () => clockOf(ann, id)?.race !== undefined;
    if (opened.rules.outside) await beginRace(id, [ann, ben]);
    expect(isRacing()).toBe(opened.rules.outside !== undefined);
    if (!isRacing()) return;
    await ben.until(() => ben.tables.get(id)!.lines.some(({ actor }) => actor === 'outside'), 'the timer', 10_000);
    await ann.until(() => !isRacing(), 'the end of the race');
  });
});
