// The routes of the protocol, each answered by the part that knows.
import { seat } from '@kontor/engine';
import { limits, protocolVersion, routes } from '@kontor/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Denied } from '../denied.ts';
import type { Library } from '../library.ts';
import type { Storage } from '../storage/storage.ts';
import type { Archive } from '../tables/archive.ts';
import type { Directory } from '../tables/directory.ts';
import { infoOf } from '../tables/seating.ts';
import { isTooDeep, tooDeep } from './depth.ts';
import { check } from './door.ts';
import type { Guests } from './guests.ts';
import type { Uploads } from './uploads.ts';

export interface ApiParts {
  readonly guests: Guests;
  readonly directory: Directory;
  readonly archive: Archive;
  readonly library: Library;
  readonly storage: Storage;
  readonly uploads: Uploads;
}

const idSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{16}$/, 'a table id is made of 16 small letters and digits')),
});
const tablesOfOne = 50;

export function addApi(app: FastifyInstance, { guests, directory, archive, library, storage, uploads }: ApiParts): void {
  const who = (request: FastifyRequest) => guests.need(request.headers.cookie);
  const whoever = async (request: FastifyRequest) => (await guests.find(request.headers.cookie))?.id;
  const room = (request: FastifyRequest) => directory.mustOpen(check(idSchema, request.params).id);

  app.get(routes.session.path, async (request) => {
    const person = await guests.find(request.headers.cookie);
    return { ...(person && { person }), version: protocolVersion };
  });
  app.post(routes.enter.path, async (request, reply) => {
    const { person, cookie } = await guests.enter(request.headers.cookie, check(routes.enter.body, request.body ?? {}));
    reply.header('set-cookie', cookie);
    return { person };
  });
  app.get(routes.games.path, async () => ({
    games: library.all.map((box) => ({
      id: box.id,
      title: box.title,
      seats: box.seats,
      options: box.options,
      race: library.open(box.id)?.rules.outside !== undefined,
    })),
  }));
  app.get(routes.tables.path, async () => ({ tables: directory.publicTables }));
  app.get(routes.mine.path, async (request) => {
    const person = await who(request);
    const tables = await storage.tablesOf(person.id, tablesOfOne);
    const asked: string[] = [];
    for (const table of tables) {
      if (table.status === 'playing' && (await directory.isAsked(table, person.id))) asked.push(table.id);
    }
    return { tables: tables.map((table) => directory.peek(table.id)?.summary ?? infoOf(table, () => false, 0)), asked };
  });
  app.post(routes.create.path, async (request) => {
    const person = await who(request);
    return { table: (await directory.create(person, check(routes.create.body, request.body))).summary };
  });
  app.get(routes.table.path, async (request) => ({ table: (await room(request)).summary }));
  app.post(routes.join.path, async (request) => {
    const person = await who(request);
    const { seat: wanted } = check(routes.join.body, request.body ?? {});
    const at = await room(request);
    return { seat: await at.seats.join(person, wanted), table: at.summary };
  });
  app.post(routes.leave.path, async (request) => {
    const person = await who(request);
    const at = await room(request);
    await at.seats.leave(person.id);
    return { table: at.summary };
  });
  app.post(routes.seatBot.path, async (request) => {
    const person = await who(request);
    const { seat: index, level } = check(routes.seatBot.body, request.body);
    const at = await room(request);
    await at.seats.seatBot(person.id, index, level);
    return { table: at.summary };
  });
  app.post(routes.start.path, async (request) => {
    const person = await who(request);
    const at = await room(request);
    await at.playing.start(person.id);
    return { table: at.summary };
  });
  app.post(routes.choose.path, async (request) => {
    const person = await who(request);
    const { seat: index, choice, level } = check(routes.choose.body, request.body);
    const at = await room(request);
    await at.seats.choose(person.id, index, choice, level);
    return { table: at.summary };
  });
  app.post(routes.rematch.path, async (request) => {
    const person = await who(request);
    return { table: (await directory.rematch(person, check(idSchema, request.params).id)).summary };
  });
  app.get(routes.lines.path, async (request) => {
    const { from } = check(routes.lines.query, request.query);
    const at = await room(request);
    return archive.lines(at, archive.viewer(at, await whoever(request), undefined), from);
  });
  app.get(routes.replay.path, async (request) => {
    const { from, viewer: wanted } = check(routes.replay.query, request.query);
    const at = await room(request);
    const wish = wanted === undefined || wanted === 'spectator' ? wanted : seat(wanted);
    const viewer = archive.viewer(at, await whoever(request), wish);
    return { viewer, ...(await archive.replay(at, viewer, from)) };
  });
  app.get(routes.record.path, async (request, reply) => {
    const at = await room(request);
    const record = await archive.record(at);
    reply.header('content-disposition', `attachment; filename="${at.stored.game}-${at.id}.json"`);
    return record;
  });
  // A record stays text here: it is read where it is verified, in another thread.
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text: string, done) => {
      if (isTooDeep(text)) done(tooDeep());
      else done(null, text);
    });
    const choices = {
      bodyLimit: limits.recordBytes,
      onRequest: async ({ ip }: FastifyRequest) => uploads.knock(ip),
    };
    scope.post(routes.upload.path, choices, async (request) => {
      const person = await who(request);
      const text = typeof request.body === 'string' ? request.body : '';
      const { id } = await uploads.take(person.id, request.ip, text, () => archive.upload(person, text));
      return { table: (await directory.mustOpen(id)).summary };
    });
  });
  app.all('/api/*', async () => {
    throw new Denied('unknown-route', 'there is nothing here; docs/protocol.md lists what there is');
  });
}
