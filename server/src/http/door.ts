// What stands before every request: limits, origins, security headers, and faults in one form.
import { InputError, parseInput } from '@kontor/engine';
import type { Fault, FaultId } from '@kontor/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { Denied } from '../denied.ts';
import type { Limiter } from '../limiter.ts';
import { isTooDeep, tooDeep } from './depth.ts';
import { isNotStored } from './not-stored.ts';
import type { Origins } from './origins.ts';

const statuses: Partial<Record<FaultId, number>> = {
  'no-session': 401,
  'not-allowed': 403,
  'foreign-origin': 403,
  'unknown-table': 404,
  'unknown-game': 404,
  'unknown-route': 404,
  'wrong-moment': 409,
  'no-free-seat': 409,
  stale: 409,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  internal: 500,
  'not-stored': 503,
  unavailable: 503,
};

/** Nothing from elsewhere, nothing in frames, no guessing of types. */
const headers = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Whatever went wrong, as the asker is told. Only what a person may know. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Denied) return error.fault;
  if (error instanceof InputError)
    return { id: 'bad-input', message: error.message, ...(error.path !== '' && { path: error.path }) };
  if (isNotStored(error)) return { id: 'not-stored', message: 'this could not be stored; nothing happened' };
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { id: 'too-large', message: 'the request is too large' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return { id: 'bad-message', message: "requests are JSON: say 'content-type: application/json'" };
  if (code === 'FST_ERR_BAD_URL')
    return {
      id: 'bad-message',
      message: "this address cannot be read: a '%' in it is followed by the two digits of a byte, as in '%20'",
    };
  if (statusCode === 400) return { id: 'not-json', message: 'the request is not complete JSON' };
  if (statusCode !== undefined && statusCode < 500) return { id: 'bad-message', message: 'the request cannot be understood' };
  return { id: 'internal', message: 'something went wrong here; it was written down' };
}

/** Checks what came from outside, or says which entry is wrong. */
export function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  try {
    return parseInput(schema, value, 'bad-message');
  } catch (error) {
    if (error instanceof InputError)
      throw new Denied('bad-message', error.message, error.path === '' ? {} : { path: error.path });
    throw error;
  }
}

export function answerFault(reply: FastifyReply, fault: Fault): FastifyReply {
  return reply.code(statuses[fault.id] ?? 400).send({ fault });
}

/** How much an address may ask for: of the server, and of the files of the page, which are many and cost little. */
export interface Allowance {
  readonly asking: Limiter;
  readonly files: Limiter;
}

export function guardDoor(app: FastifyInstance, origins: Origins, { asking, files }: Allowance): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers);
    const limiter = request.url.startsWith('/api/') ? asking : files;
    if (!limiter.take(request.ip)) throw new Denied('too-fast', 'too many requests; try again in a moment');
    if (request.method !== 'GET' && !origins.isOurs(request.headers.origin, request.headers.host)) {
      throw new Denied('foreign-origin', 'requests from other pages are not taken');
    }
  });
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (isTooDeep(text)) done(tooDeep());
    else readJson(request, text, done);
  });
  app.setErrorHandler((error, request, reply) => {
    const fault = faultOf(error);
    if (fault.id === 'internal' || fault.id === 'not-stored') request.log.error({ err: error }, 'a request failed');
    return answerFault(reply, fault);
  });
}
