import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../../http/errors/logFailure';
import { toDomainError } from '../../rest/problems/toDomainError';
import { graphqlErrorStatus } from './graphqlErrorStatus';

/** A request that never reached GraphQL (too large, no JSON, too many), answered in GraphQL's shape all the same. */
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
