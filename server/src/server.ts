// The server as a whole: storage, tables, bots, requests and sockets in one process.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { BotHost } from '@kontor/bots';
import type { Chance } from '@kontor/engine';
import { limits } from '@kontor/protocol';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { createInlineHost } from './bots/inline-host.ts';
import { perform, type Reply, type Task } from './bots/tasks.ts';
import { createBotHost, recordMilliseconds, WorkerPool } from './bots/worker-host.ts';
import { machineChance } from './chance.ts';
import { BadSetting, defaults, type ServerConfig } from './config.ts';
import { createLocalFanout } from './fanout.ts';
import { addressOf, isOwnProxy } from './http/address.ts';
import { addApi } from './http/api.ts';
import { answerFault, faultOf, guardDoor } from './http/door.ts';
import { Guests } from './http/guests.ts';
import { namingFailures } from './http/not-stored.ts';
import { Origins } from './http/origins.ts';
import { Sessions } from './http/session.ts';
import { Uploads } from './http/uploads.ts';
import { Library } from './library.ts';
import { Limiter } from './limiter.ts';
import { Gateway } from './socket/gateway.ts';
import { Hints } from './socket/hints.ts';
import { Inbox } from './socket/inbox.ts';
import { Committer } from './storage/committer.ts';
import { openLibsqlStorage } from './storage/libsql-storage.ts';
import { lockFolder } from './storage/lock.ts';
import type { Storage } from './storage/storage.ts';
import { Archive } from './tables/archive.ts';
import type { Context } from './tables/context.ts';
import { Directory } from './tables/directory.ts';
import { Laggards } from './tables/laggards.ts';
import { Metrics } from './watch/metrics.ts';
import { Presence } from './watch/presence.ts';

/** What can be put in place of the server's own parts. */
export interface ServerParts {
  readonly storage?: Storage;
  readonly bots?: BotHost;
  readonly now?: () => number;
  readonly chance?: (table: string) => Chance;
  readonly laggards?: Laggards;
  /** Where the threads begin in which bots think, and those that write and tidy up the database. Without them, this very thread does it. */
  readonly threads?: { readonly bots: URL; readonly storage: URL };
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  readonly metrics: Metrics;
  /** Forgets tables that nobody has used for so many milliseconds. */
  sweep(idle: number): void;
  /** Tells clients to come back, stores everything and ends. */
  close(): Promise<void>;
}

const sweepEvery = 5000;
const retryAfter = 1000;

export async function startServer(settings: Partial<ServerConfig> = {}, parts: ServerParts = {}): Promise<RunningServer> {
  const config: ServerConfig = { ...defaults, ...settings };
  const now = parts.now ?? Date.now;
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    trustProxy: config.isBehindProxy ? isOwnProxy : false,
    forceCloseConnections: true,
    ...patienceWith(config.requestMilliseconds),
    frameworkErrors: (error, _, reply) => {
      answerFault(reply, faultOf(error));
    },
  });
  // As many sockets as are allowed, and as many requests beside them.
  app.server.maxConnections = config.connections * 2;
  const metrics = new Metrics();
  const storage = namingFailures(parts.storage ?? openData(config.dataFolder, parts.threads?.storage));
  const commits = metrics.histogram('commit_milliseconds', 'How long it took to store what arrived together.');
  const writes = metrics.counter('writes_total', 'Writes that were stored.');
  const committer = new Committer(
    storage,
    (error) => app.log.error({ err: error }, 'something failed after it was stored'),
    (count, milliseconds) => {
      commits(milliseconds);
      writes(count);
    },
  );
  const library = await Library.load();
  const secret = await secretOf(storage, committer);
  const presence = await Presence.begin(storage, committer, now);
  const thinkers = parts.threads ? new WorkerPool(parts.threads.bots, config.botThreads) : undefined;
  const bots = parts.bots ?? (thinkers ? createBotHost(thinkers, library) : createInlineHost(library));
  // Records have a thread of their own: one that takes long, by chance or on purpose, keeps no bot from thinking.
  const clerk = parts.threads ? new WorkerPool(parts.threads.bots, 1) : undefined;
  const work = (task: Task): Promise<Reply> => (clerk ? clerk.run(task, recordMilliseconds) : perform(library, task));
  const fanout = createLocalFanout();
  const moves = metrics.counter('moves_total', 'Moves that were accepted and stored.');
  const context: Context = {
    storage,
    committer,
    fanout,
    laggards: parts.laggards ?? new Laggards(),
    library,
    bots,
    log: app.log,
    now,
    chance: parts.chance ?? (() => machineChance),
    absences: presence.absences,
    botPause: config.botPause,
    botMilliseconds: config.botMilliseconds,
    onMove: () => moves(),
    onTable: (table, info) => directory.tableChanged(table, info),
    onFinished: ({ id }) => archive.keepRecord(id),
  };
  const directory = new Directory(context);
  const archive = new Archive(context, directory, work);
  const sessions = new Sessions(Buffer.from(secret, 'base64url'), config.isBehindProxy);
  const guests = new Guests(storage, committer, sessions, now);
  const origins = new Origins(config.origins);
  const allowance = {
    asking: new Limiter(config.requestRate, now),
    files: new Limiter({ perSecond: config.requestRate.perSecond * 10, burst: config.requestRate.burst * 10 }, now),
  };
  const uploads = new Uploads(config.uploadRate, now);

  guardDoor(app, origins, allowance);
  addApi(app, { guests, directory, archive, library, storage, uploads });
  const messages = metrics.counter('messages_total', 'Messages that were understood.', 'type');
  const faults = metrics.counter('faults_total', 'Messages that could not be taken.', 'fault');
  const gateway = new Gateway(
    app.server,
    guests,
    origins,
    {
      connections: config.connections,
      connectionsPerAddress: config.connectionsPerAddress,
      addressOf: (request) => addressOf(request, config.isBehindProxy),
    },
    {
      directory,
      fanout,
      hints: new Hints(),
      inbox: new Inbox(),
      rate: config.messageRate,
      now,
      afterStored: (run) => committer.after(run),
      onMessage: (type) => messages(1, type),
      onFault: (fault) => faults(1, fault),
      onError: (error) => app.log.error({ err: error }, 'a message failed'),
    },
  );
  metrics.gauge('connections', 'Open sockets.', () => gateway.count);
  metrics.gauge('tables_open', 'Tables held in memory.', () => directory.roomCount);
  metrics.gauge('thinking_waiting', 'Questions that wait for a thread.', () => thinkers?.waiting ?? 0);
  metrics.gauge('memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  metrics.gauge('heap_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
  let isReady = false;
  const canStore = () =>
    storage.commit({}).then(
      () => true,
      () => false,
    );
  addWatching(app, metrics, async () => isReady && presence.isKept && (await canStore()));
  await addClient(app, config.clientFolder);

  await app.listen({ host: config.host, port: config.port });
  await directory.load();
  isReady = true;
  const sweeper = setInterval(() => {
    directory.sweep();
    allowance.asking.sweep();
    allowance.files.sweep();
    uploads.sweep();
    directory.openDue().catch((error: unknown) => app.log.error({ err: error }, 'due tables could not be opened'));
  }, sweepEvery);
  sweeper.unref();
  const { address, port } = app.server.address() as AddressInfo;
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    isReady = false;
    clearInterval(sweeper);
    await gateway.close(retryAfter);
    directory.close();
    await committer.drain();
    await presence.end();
    await app.close();
    await bots.close();
    await thinkers?.close();
    await clerk?.close();
    await storage.close();
  };
  return {
    address: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    port,
    metrics,
    sweep: (idle) => directory.sweep(idle),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/**
 * How long a client may take, in milliseconds: to say what it wants, half of it for the headers; and to take the answer, or do
 * nothing at all with a connection. What has become a socket is watched by its own beats.
 */
function patienceWith(requestTimeout: number) {
  return {
    requestTimeout,
    connectionTimeout: requestTimeout * 4,
    http: { headersTimeout: requestTimeout / 2, connectionsCheckingInterval: Math.ceil(requestTimeout / 10) },
  };
}

function openData(folder: string, threads: URL | undefined): Storage {
  if (folder === ':memory:') return openLibsqlStorage(folder);
  const file = join(folder, 'kontor.db');
  const { R_OK, W_OK } = constants;
  try {
    // Nobody else on the machine reads what is in it: hands, and the secret that signs sessions.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, W_OK);
    if (existsSync(file)) accessSync(file, R_OK | W_OK);
  } catch (error) {
    throw new BadSetting(
      `nothing can be written in '${folder}' (${codeOf(error)}): name a folder that can be, with --data <folder>`,
    );
  }
  const lock = lockFolder(folder);
  try {
    const storage = openLibsqlStorage(file, threads);
    const close = () => storage.close().finally(() => lock.release());
    return { ...storage, close };
  } catch (error) {
    lock.release();
    if (codeOf(error) !== 'SQLITE_NOTADB') throw error;
    throw new BadSetting(`'${file}' is no database: move it away, or name another folder, with --data <folder>`);
  }
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

async function secretOf(storage: Storage, committer: Committer): Promise<string> {
  const kept = await storage.note('secret');
  if (kept !== undefined) return kept;
  const secret = Sessions.newSecret();
  await committer.store('secret', { notes: [['secret', secret]] });
  return secret;
}

/** Health, readiness and numbers, for whoever watches the server. */
function addWatching(app: FastifyInstance, metrics: Metrics, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.expose()));
}

/** The page: files that carry their hash in their name are kept by browsers, the rest is asked for anew. */
async function addClient(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const hasClient = folder !== undefined && existsSync(folder);
  if (hasClient) {
    await app.register(fastifyStatic, {
      root: resolve(folder),
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = hasClient && request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage) return reply.sendFile('index.html');
    return answerFault(reply, { id: 'unknown-route', message: 'there is nothing here' });
  });
}
