import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { graphqlErrorStatus } from './graphqlErrorStatus';
import { logGraphqlErrors } from './logGraphqlErrors';

/**
 * Adds the request id to each error, sets `Retry-After`, and logs our own failures. A response that is empty because
 * something is UNAVAILABLE gets an HTTP status that proxies, crawlers and clients understand.
 */
export function errorsPlugin(siteLogger: FastifyBaseLogger): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didEncounterErrors({ contextValue, errors }) {
          logGraphqlErrors(errors, contextValue, siteLogger);
          return Promise.resolve();
        },
        willSendResponse({ contextValue, response }) {
          if (response.body.kind !== 'single') return Promise.resolve();
          const { singleResult } = response.body;
          if (!singleResult.errors) return Promise.resolve();
          singleResult.errors = singleResult.errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId: contextValue.requestId },
          }));
          const retryAfter = longestWait(singleResult.errors);
          if (retryAfter > 0) response.http.headers.set('retry-after', String(retryAfter));
          const isUnavailable = singleResult.errors.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE');
          if (isUnavailable && isEmpty(singleResult.data)) response.http.status = graphqlErrorStatus.UNAVAILABLE;
          return Promise.resolve();
        },
      }),
  };
}

/** True if no field of the operation has a value. */
function isEmpty(data: Record<string, unknown> | null | undefined): boolean {
  return Object.values(data ?? {}).every((value) => value === null);
}

function longestWait(errors: readonly GraphQLFormattedError[]): number {
  return Math.max(0, ...errors.map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0)));
}
