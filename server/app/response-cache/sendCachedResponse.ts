import type { ServerResponse } from 'node:http';
import type { CachedResponse } from './CachedResponse';

/** Headers that describe a body, which a 304 does not have. */
const bodyHeaders: ReadonlySet<string> = new Set(['content-type', 'content-encoding', 'content-length']);

/**
 * Writes a cached response to the socket: 304 without a body if the client has it already. `ownHeaders` are those of
 * this request: name, value, name, value …
 */
export function sendCachedResponse(
  raw: ServerResponse,
  ifNoneMatch: string | undefined,
  response: CachedResponse,
  ownHeaders: readonly string[],
): void {
  if (matchesEtag(ifNoneMatch, response.etag)) {
    raw.writeHead(304, [...withoutBody(response.headers), ...ownHeaders]);
    raw.end();
    return;
  }
  raw.writeHead(response.status, response.headers.concat(ownHeaders));
  // Node omits the body for HEAD.
  raw.end(response.bytes);
}

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !bodyHeaders.has(headers[index - (index % 2)] ?? ''));
}

/** True if `If-None-Match` contains this tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string | null): boolean {
  if (header === undefined || etag === null) return false;
  if (header === etag) return true;
  if (header.trim() === '*') return true;
  return header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
