import type { FastifyReply } from 'fastify';
import { encodeBody } from './encodeBody';
import type { Keeping } from './Keeping';
import type { KeptAnswer } from './KeptAnswer';

/** Also that there is nothing, or no longer: those pages are asked for by every search engine. */
const keptStatuses: ReadonlySet<number> = new Set([200, 201, 204, 404, 410]);

/** Of one request only, or written anew each time. */
const notKept: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-request-id',
]);

/**
 * Makes the answer to a visitor what everybody may get: encoded once, with the headers by which browsers and caches ask
 * again without fetching again. Null: it may not be given to others.
 */
export async function makeKeptAnswer(
  reply: FastifyReply,
  payload: unknown,
  keeping: Keeping,
): Promise<KeptAnswer | null> {
  const body = bodyOf(payload);
  if (!keeping.allowed || !body || !keptStatuses.has(reply.statusCode)) return null;
  const { bytes, encoding, etag } = await encodeBody(body, keeping.encoding);
  const isWhole = reply.statusCode === 200;
  reply.header('vary', keeping.vary);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (isWhole) reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });
  const headers = Object.entries(reply.getHeaders())
    .filter(([name, value]) => value !== undefined && !notKept.has(name.toLowerCase()))
    .flatMap(([name, value]) => [name, String(value)]);
  if (reply.statusCode !== 204) headers.push('content-length', String(bytes.length));
  return { status: reply.statusCode, headers, etag: isWhole ? etag : null, bytes, goodUntil: keeping.goodUntil };
}

function bodyOf(payload: unknown): Buffer | null {
  if (payload === undefined || payload === null) return Buffer.alloc(0);
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : null;
}
