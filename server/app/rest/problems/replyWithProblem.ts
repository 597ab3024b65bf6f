import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResponseNotes } from '../../../platform/context/ResponseNotes';
import { logFailure } from '../../http/errors/logFailure';
import { noteRefusal } from '../../http/errors/noteRefusal';
import { presentProblem } from './presentProblem';
import { toDomainError } from './toDomainError';

/** Sends an error by HTTP. The error handler and all "not found" replies use it. */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toDomainError(error);
  noteRefusal((request.responseNotes ??= new ResponseNotes()), refusal.code);
  logFailure(refusal, { request: request.log, site: request.server.log }, 'request failed');
  const problem = presentProblem(refusal, { url: request.url, requestId: request.id, site: request.server.publicUrl });
  if (refusal.code === 'UNAUTHENTICATED') void reply.header('www-authenticate', 'Bearer');
  if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
