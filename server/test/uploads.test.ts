// Records that people bring: how large and deep real ones are, and what becomes of those that are none.
import { Match, openGame, recordOf, SeededChance } from '@kontor/engine';
import { randomStep } from '@kontor/engine/laws';
import { games } from '@kontor/games';
import { limits } from '@kontor/protocol';
import { describe, expect, test } from 'vitest';
import { Uploads } from '../src/http/uploads.ts';
import { openDoor, plenty } from './support/door.ts';
import type { HttpFault, Player } from './support/player.ts';

const { time, start, guest, post } = openDoor();

describe('records that are brought', () => {
  const { recordBytes, nesting } = limits;
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

  async function played(game: string, seatCount: number): Promise<object> {
    const opened = openGame((await games[game]!.rules()).box);
    const match = Match.start(opened, { seatCount, chance: 'long' });
    const chance = new SeededChance('long');
    for (let step = randomStep(opened, match.state, chance); step; step = randomStep(opened, match.state, chance)) {
      if (step.seat === 'outside') match.announce(step.move);
      else match.submit(step.seat, step.move);
    }
    return recordOf(match);
  }

  test.each(Object.keys(games))('%s: the longest game is far from the limits', async (game) => {
    const record = await played(game, (await games[game]!.rules()).box.seats.max);
    expect(JSON.stringify(record).length * 4).toBeLessThan(recordBytes);
    expect(depthOf({ record }) * 2).toBeLessThan(nesting);
  });

  test('what is no record, or too large, is not read', async () => {
    const server = await start({}, {});
    const { cookie } = await guest(server);
    const junk = (size: number, more = '') => `{"record":{${more}"a":[${'[],'.repeat(size / 3)}[]]}}`;
    const bring = (body: string) => post(server, '/api/records', body, { cookie });
    expect(await bring(junk(recordBytes * 1.5))).toMatchObject({ status: 413, fault: { id: 'too-large' } });
    const foreign = { status: 400, fault: { id: 'bad-input', path: 'record.kontor' } };
    expect(await bring(junk(recordBytes * 0.9))).toMatchObject(foreign);
    expect(await bring('{"record":{"kontor":"edition","version":1}}')).toMatchObject(foreign);
    expect(await bring('')).toMatchObject({ status: 400 });
    const envelope = '"kontor":"record",';
    expect(await bring(junk(3000, envelope))).toMatchObject({ status: 400, fault: { id: 'bad-input', path: 'record.version' } });
    expect(await bring(`{"record":{${envelope}"version":1`)).toMatchObject({ status: 400, fault: { id: 'not-json' } });
    expect(await bring(`{"record":{${envelope}"version":1},"more":1}`)).toMatchObject({
      fault: { id: 'bad-message', path: 'more' },
    });
    expect(await bring(`{"record":{${envelope}"__proto__":{}}}`)).toMatchObject({ status: 400, fault: { id: 'bad-input' } });
  });

  test('come one at a time, for each person and each address', async () => {
    const uploads = new Uploads(plenty, () => time.now);
    let finish = () => {};
    const long = () =>
      new Promise<string>((resolve) => {
        finish = () => resolve('read');
      });
    const take = (person: string, address: string, work = async () => 'read') =>
      uploads.take(person, address, '{"kontor": "record"}', work);
    const first = take('ann', 'here', long);
    await expect(take('ann', 'there')).rejects.toMatchObject({ fault: { id: 'too-many' } });
    await expect(take('ben', 'here')).rejects.toMatchObject({ fault: { id: 'too-many' } });
    expect(await take('ben', 'there')).toBe('read');
    finish();
    expect(await first).toBe('read');
    await expect(take('ann', 'here', () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
    expect(await take('ann', 'here')).toBe('read');
  });

  test('come a few a minute', async () => {
    const server = await start();
    const [ann, ben] = await Promise.all([guest(server), guest(server)]);
    const record = await played('wharf', 2);
    const bring = (who: Player) =>
      who.request('POST', '/api/records', { record }).then(
        () => 'taken',
        (error: HttpFault) => `${error.status} ${error.fault.id}`,
      );
    for (let count = 0; count < 6; count++) expect(await bring(ann)).toBe('taken');
    expect(await bring(ann)).toBe('429 too-fast');
    expect(await bring(ben)).toBe('taken');
    time.now += 10_000;
    expect(await bring(ann)).toBe('taken');
    expect(await bring(ann)).toBe('429 too-fast');
  });
});
