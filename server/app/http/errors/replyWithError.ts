import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResponseNotes } from '../../../platform/context/ResponseNotes';
import { problemKinds } from '../../rest/problems/problemKinds';
import { replyWithProblem } from '../../rest/problems/replyWithProblem';
import { toDomainError } from '../../rest/problems/toDomainError';
import { rateLimitPage, isNavigation } from '../limits/rateLimitPage';
import { logFailure } from './logFailure';
import { noteRefusal } from './noteRefusal';
import { plainPage } from './plainPage';
import { retryHtml } from './retryHtml';

/** Replies with problem+json, or with an HTML page if a person has to wait. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toDomainError(error);
  const { code } = refusal;
  const isToWait = code === 'TOO_MANY_REQUESTS' || code === 'UNAVAILABLE';
  if (!isToWait || !isNavigation(request)) return replyWithProblem(refusal, request, reply);
  noteRefusal((request.responseNotes ??= new ResponseNotes()), code);
  logFailure(refusal, { request: request.log, site: request.server.log }, 'request failed');
  const seconds = Math.ceil(refusal.retryAfterSeconds ?? 60);
  return reply
    .code(problemKinds[code].status)
    .header('cache-control', 'no-store')
    .header('retry-after', seconds)
    .type('text/html; charset=utf-8')
    .send(code === 'UNAVAILABLE' ? unavailablePage(request) : rateLimitPage(request, seconds));
}

/** The page for a person whose page or form is unavailable now. */
function unavailablePage(request: Pick<FastifyRequest, 'url' | 'method'>): string {
  return plainPage(
    'We cannot be reached at the moment',
    `<p>The site cannot answer right now, and we are told of it. Nothing is lost. Try again in a few seconds.</p>
${retryHtml(request)}`,
  );
}
