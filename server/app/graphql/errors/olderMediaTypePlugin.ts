import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';

/** Errors that GraphQL itself finds in a well-formed request. */
const aboutTheOperation: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
]);

/**
 * Returns 200 for GraphQL responses to clients that ask for `application/json` and not for GraphQL's own media type
 * (GraphQL over HTTP, "application/json"). All other clients get a meaningful status.
 */
export function olderMediaTypePlugin(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse({ request, response, errors }) {
          const accept = request.http?.headers.get('accept') ?? '';
          const isOlder = accept.includes('application/json') && !accept.includes('application/graphql-response+json');
          const isRefused = response.http.status === 400 && (errors?.length ?? 0) > 0;
          if (isOlder && isRefused && errors?.every((error) => aboutTheOperation.has(error.extensions['code']))) {
            response.http.status = 200;
          }
          return Promise.resolve();
        },
      }),
  };
}
