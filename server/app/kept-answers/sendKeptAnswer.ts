import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAnswer } from './KeptAnswer';
import { matchesEtag } from './matchesEtag';

/** Belong to this request; whatever else an answer carries is kept with it. */
const own = ['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
/** Say something of a body that a 304 does not have. */
const ofTheBody: ReadonlySet<string> = new Set(['content-type', 'content-encoding', 'content-length']);

/** Writes an answer past everything that would make it anew; the request is logged all the same. */
export function sendKeptAnswer(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
  const ownHeaders = own.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [name, String(value)];
  });
  reply.hijack();
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) {
    reply.raw.writeHead(304, [...withoutBody(answer.headers), ...ownHeaders]);
    reply.raw.end();
    return;
  }
  reply.raw.writeHead(answer.status, [...answer.headers, ...ownHeaders]);
  // Node leaves the body out where the method is HEAD
  reply.raw.end(answer.bytes);
}

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !ofTheBody.has(headers[index - (index % 2)] ?? ''));
}
