import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../../http/errors/logFailure';
import { toDomainError } from '../../rest/problems/toDomainError';
import { graphqlErrorStatus } from './graphqlErrorStatus';

/** Replies in GraphQL's format to a request that never reached GraphQL (too large, not JSON, too many). */
export function replyWithGraphqlError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toDomainError(error);
  const { code, message, retryAfterSeconds } = refusal;
  logFailure(refusal, { request: request.log, site: request.server.log }, 'a GraphQL request failed');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const extensions = {
    code,
    requestId: request.id,
    ...(retryAfterSeconds !== undefined && { retryAfter: retryAfterSeconds }),
  };
  void reply.status(graphqlErrorStatus[code]).type('application/json; charset=utf-8');
  void reply.send({ errors: [{ message, extensions }] });
}
