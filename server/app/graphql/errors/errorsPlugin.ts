import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { refusalOf } from './refusalOf';

/** Puts the request's id into each error, announces when to come back, and logs what was nobody's fault but ours. */
export function errorsPlugin(): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didEncounterErrors({ contextValue, errors }) {
          for (const error of errors) {
            const refusal = refusalOf(error);
            if (refusal?.code !== 'INTERNAL') continue;
            contextValue.logger.error({ err: refusal.cause, path: error.path?.join('.') }, 'a GraphQL field failed');
          }
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
          return Promise.resolve();
        },
      }),
  };
}

function longestWait(errors: readonly GraphQLFormattedError[]): number {
  return Math.max(0, ...errors.map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0)));
}
