import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { logFailure } from '../../http/errors/logFailure';
import { noteRefusal } from '../../http/errors/noteRefusal';
import { refusalOf } from './refusalOf';

/** Logs our own failures. A refusal of the caller is noted for the line of its request. */
export function logGraphqlErrors(
  errors: readonly GraphQLError[],
  context: RequestContext,
  siteLogger: FastifyBaseLogger,
): void {
  for (const error of errors) {
    const refusal = refusalOf(error);
    if (!refusal) continue;
    noteRefusal(context.response, refusal.code);
    const loggers = { request: context.logger, site: siteLogger };
    logFailure(refusal, loggers, 'a GraphQL field failed', { path: error.path?.join('.') });
  }
}
