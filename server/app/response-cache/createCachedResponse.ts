import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { cdnHeadersOfResponse } from '../cdn/cdnHeaders';
import type { CachePolicy } from './CachePolicy';
import type { CachedResponse } from './CachedResponse';
import type { Encoding } from './acceptedEncoding';

const brotli = promisify(zlib.brotliCompress);

const gzip = promisify(zlib.gzip);

/** Bytes. Compressing a smaller body saves no packet. */
const minCompressedLength = 1024;

interface EncodedBody {
  bytes: Buffer;
  encoding: Encoding;
  /** strong: the same bytes have the same tag on every server */
  etag: string;
}

async function encodeBody(body: Buffer, accepted: Encoding): Promise<EncodedBody> {
  const name = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  if (accepted === 'identity' || body.length < minCompressedLength)
    return { bytes: body, encoding: 'identity', etag: `"${name}"` };
  const bytes =
    accepted === 'br'
      ? await brotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : await gzip(body, { level: 6 });
  return { bytes, encoding: accepted, etag: `"${name}-${accepted}"` };
}

/** Includes 404 and 410, because search engines request such pages often. */
const cacheableStatuses: ReadonlySet<number> = new Set([200, 201, 204, 404, 410]);

/** Headers of one request, or set again for each response. */
const uncachedHeaders: ReadonlySet<string> = new Set([
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
 * Encodes a response once and adds the headers for revalidation (`ETag`, `Cache-Control`, `Vary`), and those for a CDN if
 * there is one. Null: it may not be cached.
 */
export async function createCachedResponse(
  reply: FastifyReply,
  payload: unknown,
  cachePolicy: CachePolicy,
  cdn: { maxAgeSeconds: number; now: Date } | null,
): Promise<CachedResponse | null> {
  const body = bodyOf(payload);
  if (!cachePolicy.isCacheable || !body || !cacheableStatuses.has(reply.statusCode)) return null;
  const { bytes, encoding, etag } = await encodeBody(body, cachePolicy.encoding);
  const isWhole = reply.statusCode === 200;
  reply.header('vary', cachePolicy.vary);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const { expiresAt, brochureIds } = cachePolicy;
  const response = { expiresAt, brochureIds: brochureIds && [...brochureIds] };
  if (isWhole) reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });
  if (isWhole && cdn) reply.headers(cdnHeadersOfResponse(response, cdn.maxAgeSeconds, cdn.now));
  const headers = Object.entries(reply.getHeaders())
    .filter(([name, value]) => value !== undefined && !uncachedHeaders.has(name.toLowerCase()))
    .flatMap(([name, value]) => [name, String(value)]);
  if (reply.statusCode !== 204) headers.push('content-length', String(bytes.length));
  return {
    ...response,
    status: reply.statusCode,
    headers,
    etag: isWhole ? etag : null,
    bytes,
  };
}

function bodyOf(payload: unknown): Buffer | null {
  if (payload === undefined || payload === null) return Buffer.alloc(0);
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : null;
}
