import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { logFailure } from '../../http/errors/logFailure';
import { refusalOf } from './refusalOf';

/** Logs our own failures; refusals of the caller are not logged. */
export function logGraphqlErrors(
  errors: readonly GraphQLError[],
  context: RequestContext,
  siteLogger: FastifyBaseLogger,
): void {
  for (const error of errors) {
    const refusal = refusalOf(error);
    if (!refusal) continue;
    const loggers = { request: context.logger, site: siteLogger };
    logFailure(refusal, loggers, 'a GraphQL field failed', { path: error.path?.join('.') });
  }
}
