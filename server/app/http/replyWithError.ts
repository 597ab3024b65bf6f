import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyWithProblem } from '../rest/problems/replyWithProblem';
import { toDomainError } from '../rest/problems/toDomainError';
import { busyPage, isNavigation } from './busyPage';

/** What went wrong, as problem+json; who opens too many pages is told so by a page. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, retryAfterSeconds } = toDomainError(error);
  if (code !== 'TOO_MANY_REQUESTS' || !isNavigation(request)) return replyWithProblem(error, request, reply);
  const seconds = Math.ceil(retryAfterSeconds ?? 60);
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .header('retry-after', seconds)
    .type('text/html; charset=utf-8')
    .send(busyPage(request, seconds));
}
