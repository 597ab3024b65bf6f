import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './CachedResponse';
import { matchesEtag } from './matchesEtag';

/** Headers of this request; all others come from the cached response. */
const own = ['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
/** Headers that describe a body, which a 304 does not have. */
const bodyHeaders: ReadonlySet<string> = new Set(['content-type', 'content-encoding', 'content-length']);

/** Writes the cached response directly to the socket. Hooks for logging still run. */
export function sendCachedResponse(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): void {
  const ownHeaders = own.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [name, String(value)];
  });
  reply.hijack();
  if (matchesEtag(request.headers['if-none-match'], response.etag)) {
    reply.raw.writeHead(304, [...withoutBody(response.headers), ...ownHeaders]);
    reply.raw.end();
    return;
  }
  reply.raw.writeHead(response.status, [...response.headers, ...ownHeaders]);
  // Node omits the body for HEAD.
  reply.raw.end(response.bytes);
}

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !bodyHeaders.has(headers[index - (index % 2)] ?? ''));
}
